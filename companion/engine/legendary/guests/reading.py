"""A guest as a game of the family plays it: read by the table of words, without what has no counterpart.

Alien takes in cards of Legendary (ALN-MARVEL-16), Villains takes in cards of Encounters (VIL-MIX-22).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import UNKNOWN, Ability, Card, Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.draft import Draft
from companion.engine.effects.grammar import Trigger, clauses_in
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.parse import check_card, check_clause
from companion.engine.effects.work import DoClause
from companion.engine.legendary.equivalents import (
    VOID,
    WAS,
    Family,
    as_encounters,
    as_legendary,
    reading,
    unread,
)

GUEST = "guest"  # the mark of a card of the other half of the family


class NoCounterpart(Event, frozen=True):
    """A guest wanted something that this game does not have: nothing happened (ALN-MARVEL-18)."""

    slot: SlotId | None
    was: str


class GuestReading(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a game as its guests are read with, and what guests can be in it."""

    to: Family
    kinds: tuple[str, ...]  # of its own cards, that a guest can be instead of
    verbs: dict[str, Any]
    triggers: dict[str, Trigger]
    marks: Collection[str]
    classes: Collection[str]
    # What is read besides in a game of one half of Legendary: villainous words (VIL-MIX-22).
    half: Callable[[Card], Card] = lambda card: card
    also: tuple[str, ...] = ()  # verbs of the other half, which become some of the game's own

    def card(self, card: Card) -> Card:
        """A guest as this game plays it; its marks, and strange classes, mean nothing (ALN-MARVEL-16, 17)."""
        known = (*self.verbs, *self.also)
        read = self.half((as_encounters if self.to == "encounters" else as_legendary)(card, known))
        abilities = tuple(self._sound(one) for one in read.abilities if one.on in self.triggers)
        klass = read.klass if read.klass in self.classes else ""
        return replace(read, marks=(GUEST,), klass=klass, abilities=abilities)

    def _sound(self, ability: Ability) -> Ability:
        """An ability in which what this game cannot do with these arguments is void (ALN-MARVEL-18).

        What hangs on a condition that nobody can judge here does nothing.
        """
        unjudged = next((one for one in ability.when if self._is_strange(one, condition=True)), None)
        if unjudged is not None:
            return replace(ability, when=(), do=(_voided(unjudged),))
        return replace(ability, do=tuple(self._done(clause) for clause in ability.do))

    def _done(self, clause: Clause) -> Clause:
        """A clause, or what stands for it; of those it holds each is looked at by itself."""
        held = {name: clauses_in(value) for name, value in clause.args.items()}
        args = {
            name: [{"verb": one.verb, **one.args} for one in map(self._done, held[name])]
            if held[name]
            else value
            for name, value in clause.args.items()
        }
        read = Clause(clause.verb, args)
        return _voided(clause) if self._is_strange(read) else read

    def _is_strange(self, clause: Clause, *, condition: bool = False) -> bool:
        """Whether this game cannot make sense of a clause."""
        return clause.verb != VOID and any(check_clause(clause, self.verbs, condition=condition))

    def kind(self, card: Card) -> str:
        """What a card of another game would be here; empty for what cannot be mixed in."""
        read = reading(self.to).kinds.get(card.kind, "")
        kind = self.half(replace(card, kind=read)).kind if read else ""
        return kind if kind in self.kinds else ""

    def check(self, card: Card) -> list[str]:
        """What this room cannot make sense of on a guest: verbs are known or said to have no counterpart."""
        known = self.verbs if self.kind(card) or card.kind == UNKNOWN else ()
        lost = [f'no game of ours interprets "{verb}" yet' for verb in unread(card, self.to, known)]
        return lost or check_card(
            self.card(card), self.verbs, self.triggers, marks=self.marks, classes=self.classes
        )  # fmt: skip


def _voided(clause: Clause) -> Clause:
    return clause if clause.verb == VOID else Clause(VOID, {WAS: clause.verb})


def _void(draft: Draft[Any], work: DoClause, clause: Clause) -> None:
    """What has no counterpart here is shown and written down, and nothing happens (ALN-MARVEL-18)."""
    draft.emit(NoCounterpart(work.slot, str(clause.args["was"])))


VERBS: Verbs[Any] = {VOID: _void}
