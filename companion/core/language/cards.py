"""What is printed on a card: facts and structured effects of one design."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.language.ids import DesignId
from companion.core.language.phrases import Phrase, named, phrase, title

EFFECT = "effect"  # what a card does, as a fact that others have told
AS_PRINTED, DIFFERS = "as-printed", "differs"  # what its owner says of that
UNKNOWN = "unknown"  # the kind of a card that only its owner can see, until it is told


class Clause(msgspec.Struct, frozen=True):
    """One verb of the card grammar with its arguments, such as gain attack 2."""

    verb: str
    args: dict[str, Any] = {}


class Ability(msgspec.Struct, frozen=True):
    """What a card does, when, and on which conditions."""

    on: str  # play, reveal, death, strike, event, hazard, mobilize, setup, complete, discard, sacrifice
    do: tuple[Clause, ...]
    needs_class: str = ""  # a card of this class was played before
    needs_crew: str = ""
    when: tuple[Clause, ...] = ()  # further conditions, all must hold
    once: bool = False  # once this turn, at any time of the action phase
    may: bool = False  # the player may decline
    pay: int = 0  # points of Recruit to spend first
    pay_attack: int = 0  # points of Attack to spend first
    level: int = 0  # hazard number or objective level this belongs to
    area: str = ""  # only while the card is in this area

    @property
    def price(self) -> tuple[str, int]:
        """The pool that is paid from, and how many points: a card asks for no more than one of the two."""
        return ("attack", self.pay_attack) if self.pay_attack else ("recruit", self.pay)


class Card(msgspec.Struct, frozen=True):
    """The printed facts of one design; a number that is None is printed there but not yet known to us."""

    design: DesignId
    kind: str
    titles: dict[str, str] = {}
    stack: str = ""
    copies: int = 1
    numbers: dict[str, int | None] = {}
    klass: str = ""
    crew: str = ""
    person: str = ""  # character name, not always the title
    marks: tuple[str, ...] = ()  # keywords: coordinate, final-enemy, double-strike, does-not-move ...
    abilities: tuple[Ability, ...] = ()
    structured: bool = True  # False: the app does not know what it does, players do what the card says
    unsure: tuple[str, ...] = ()  # what others have told: numbers and words are confirmed before they count

    def number(self, name: str) -> int | None:
        """The printed number of that name: 0 when the card has none, None when nobody has told us yet."""
        return self.numbers.get(name, 0)

    def is_told(self, name: str) -> bool:
        """Whether the number can be counted with: nobody has to be asked for it first."""
        return self.number(name) is not None and name not in self.unsure

    def has(self, mark: str) -> bool:
        """Whether the card carries this keyword."""
        return mark in self.marks

    @property
    def is_hearsay(self) -> bool:
        """Whether what it does was told by others, and its owner has not said yet that the card says so."""
        return EFFECT in self.unsure and bool(self.abilities)

    def does(self, on: str) -> tuple[Ability, ...]:
        """The abilities that belong to this moment."""
        return tuple([ability for ability in self.abilities if ability.on == on])

    @property
    def name(self) -> Phrase:
        """The card's name as a phrase; an unnamed one is called by what an owner can see of it."""
        if self.titles:
            return title(self.titles)
        what = phrase(f"class-{self.klass}") if self.klass else phrase(f"kind-{self.kind}")
        if self.person:
            return phrase("nameless-of", person=named(self.person), what=what, copies=self.copies)
        number = self.design.rpartition("-")[2]  # what tells it from the others of its stack
        if number.isdigit():
            return phrase("nameless-numbered", what=what, number=number, copies=self.copies)
        return phrase("nameless", what=what, copies=self.copies)
