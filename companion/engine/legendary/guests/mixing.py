"""Sets of guests in a new game: which are there, which of their stacks take whose place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.guests import Guest
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.language.states import Header, State
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import names, stop, toggled
from companion.engine.legendary.guests.reading import GUEST, GuestReading
from companion.engine.room import SetupError

WITH = "with"  # the choice of set-up, and the header's word for it: which sets are mixed in
SUITES = "characters"  # the choice of the suites that are shuffled as the market's deck

Choices = Mapping[str, Any]


class Mixing(msgspec.Struct, frozen=True, kw_only=True):
    """How guests come into a game, with the rules that it goes by."""

    reading: GuestReading
    heroes: str  # the kind of those that stand in the market: they come as whole suites
    villains: str  # the kind of those that are fought
    suite: Callable[[], int]  # cards of a suite
    suites: Callable[[], int]  # suites of a game
    instead: str  # the choice of those that replace what the game's own deck is filled with
    heroes_rule: str
    villains_rule: str

    def header(self, header: Header, choices: Choices, box: Box) -> Header:
        """The header with the sets that are mixed in, as far as they are there (ALN-MARVEL-01)."""
        chosen = names(choices.get(WITH, header.options.get(WITH)))
        known = [guest.name for guest in box.guests]
        for name in chosen:
            if name not in known:
                stop(self.heroes_rule, "no-guest", name=name)
        kept = {name: value for name, value in header.options.items() if name != WITH}
        return replace(header, options={**kept, **({WITH: list(dict.fromkeys(chosen))} if chosen else {})})

    def joined(self, box: Box, invited: Sequence[str]) -> Box:
        """The box with these guests' cards as this game plays them (ALN-MARVEL-16)."""
        if not invited:
            return box
        whole, came = box.joined(invited), (guest for guest in box.guests if guest.name in invited)
        cards = {key: card for guest in came for key, card in guest.cards.items() if self.reading.kind(card)}
        read = {design: self.reading.card(card) for design, card in cards.items()}
        return replace(whole, cards={**whole.cards, **read})

    def stacks(self, box: Box, kind: str) -> tuple[str, ...]:
        """The guests' stacks in a joined box whose cards are of a kind here; heroes as whole suites."""
        found = []
        for guest in box.guests:
            for stack, designs in guest.stacks.items():
                cards = [box.cards[design] for design in designs if design in box.cards]
                is_kind = bool(cards) and all(card.has(GUEST) and card.kind == kind for card in cards)
                count = sum(len(copies) for copies in designs.values())
                if is_kind and (kind != self.heroes or count == self.suite()):
                    found.append(stack)
        return tuple(found)

    def check(self, box: Box, stacks: Sequence[str], kind: str, rule: str) -> None:
        """Refuse a guest's stack that is not mixed in, or that cannot take this place."""
        for stack in stacks:
            guest = home_of(box, stack)
            if guest is None or stack in self.stacks(box, kind):
                continue
            is_in = all(design in box.cards for design in guest.stacks[stack])
            key = f"setup-guest-{kind}" if is_in else "setup-not-invited"
            says = phrase(key, stack=_called(guest, stack), guest=title(guest.titles), need=self.suite())
            raise SetupError(says, rule)

    def check_heroes(self, box: Box, stacks: Sequence[str]) -> None:
        """Refuse a suite of guests that is not mixed in, or is none (ALN-MARVEL-01)."""
        self.check(box, stacks, self.heroes, self.heroes_rule)

    def chosen_villains(self, box: Box, given: Any) -> tuple[str, ...]:
        """The groups that replace the game's own, each once (ALN-MARVEL-02)."""
        chosen, known = names(given), self.stacks(box, self.villains)
        self.check(box, chosen, self.villains, self.villains_rule)
        if len(set(chosen)) != len(chosen) or any(stack not in known for stack in chosen):
            stop(self.villains_rule, self.instead, have=len(chosen))
        return chosen

    def choice(self, box: Box, choices: Choices, suites: Sequence[str]) -> SetupChoice:
        """The sets that can be mixed in, each on or off; with it, what it brought goes too."""
        known = {guest.name for guest in box.guests}
        chosen, options = [name for name in names(choices.get(WITH)) if name in known], []
        for guest in box.guests:
            is_in = guest.name in chosen
            then: dict[str, Any] = {WITH: toggled(chosen, guest.name)}
            then |= self._without(guest, choices, suites) if is_in else {}
            sub = phrase("with-guests-sub")
            options.append(SetupOption(guest.name, title(guest.titles), then, sub, chosen=is_in))
        return SetupChoice(WITH, phrase("choose-with"), tuple(options), many=True)

    def _without(self, guest: Guest, choices: Choices, suites: Sequence[str]) -> dict[str, Any]:
        """The choices without the stacks of a guest; suites of the box take the empty places."""
        left = [stack for stack in names(choices.get(SUITES)) if stack not in guest.stacks]
        spare = [stack for stack in suites if stack not in left]
        missing = max(0, self.suites() - len(left))
        villains = [stack for stack in names(choices.get(self.instead)) if stack not in guest.stacks]
        return {SUITES: [*left, *spare[:missing]], self.instead: villains}

    def villain_choice(self, box: Box, choices: Choices) -> SetupChoice:
        """The groups of a joined box that can replace the game's own, each on or off."""
        chosen, options = names(choices.get(self.instead)), []
        for stack in self.stacks(box, self.villains):
            then, sub = (
                toggled(chosen, stack),
                phrase(f"{self.instead}-sub", count=len(copies_of(box, stack))),
            )
            name = called(box, stack)
            options.append(SetupOption(stack, name, {self.instead: then}, sub, chosen=stack in chosen))
        return SetupChoice(self.instead, phrase(f"choose-{self.instead}"), tuple(options), many=True)


def has_guests(header: Header) -> bool:
    """Whether guests are mixed into a game."""
    return bool(header.options.get(WITH))


def home_of(box: Box, stack: str) -> Guest | None:
    """The guest that a stack belongs to."""
    return next((guest for guest in box.guests if stack in guest.stacks), None)


def called(box: Box, stack: str) -> Phrase:
    """What a stack of guests is called."""
    return _called(home_of(box, stack), stack)


def _called(guest: Guest | None, stack: str) -> Phrase:
    titles = guest.called.get(stack) if guest is not None else None
    return title(titles) if titles else named(stack)


def mixed_in(state: State, kind: str) -> int:
    """How many cards of guests were taken for a game that are of this kind here."""
    cards = (state.table.cards[design] for design in state.table.designs.values())
    return sum(card.has(GUEST) and card.kind == kind for card in cards)


def shares(guests: int, each: int, parts: int) -> tuple[int, ...]:
    """How many guests replace the filling of each part of a deck: evenly, the upper ones first."""
    used = min(guests, each * parts)
    return tuple((used + parts - part) // parts for part in range(1, parts + 1))
