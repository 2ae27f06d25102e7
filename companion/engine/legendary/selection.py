"""What is chosen from the boxes for a new game of the family: one card, one of each part, stacks, people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.cards import Card
from companion.core.language.ids import DesignId, SeatId
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box
from companion.engine.boxes import people
from companion.engine.choices import names, stop, toggled

Choices = Mapping[str, Any]
Sample = Callable[[Sequence[Any], int], list[Any]]


def one_card(box: Box, stack: str, key: str, choices: Choices) -> SetupChoice:
    """Exactly one card of a stack: a Location, a Commander, a Plot (ALN-SETUP-10, VIL-SETUP-07, 09)."""
    chosen = names(choices.get(key))
    options = tuple(
        SetupOption(design, box.cards[design].name, {key: design}, chosen=design in chosen)
        for design in box.stacks.get(stack, {})
    )
    return SetupChoice(key, phrase(f"choose-{key}"), options)


class OfEach(msgspec.Struct, frozen=True, kw_only=True):
    """One card for each part of a game: Objectives by level, or by letter (ALN-SETUP-11, FFY-SETUP-12)."""

    stack: str
    key: str
    called: str  # the word of one of them, in the ids and texts of its choice
    number: str  # the number of a card that says its part
    parts: tuple[int, ...]

    def by_part(self, box: Box) -> dict[int, list[DesignId]]:
        """The cards of a box by their part, in its order."""
        known = box.stacks.get(self.stack, {})
        return {
            part: [design for design in known if box.cards[design].number(self.number) == part]
            for part in self.parts
        }

    def read(self, box: Box, given: Any, rule: str) -> tuple[DesignId, ...]:
        """Exactly one for each part, in their order, freely mixed.

        ALN-SETUP-11, FFY-SETUP-12 to 14, FFY-CAMP-20.
        """
        known = box.stacks.get(self.stack, {})
        chosen = [DesignId(design) for design in names(given)]
        if any(design not in known for design in chosen):
            stop(rule, self.key)
        by_part = {box.cards[design].number(self.number): design for design in chosen}
        if len(chosen) != len(self.parts) or set(by_part) != set(self.parts):
            stop(rule, self.key)
        return tuple(by_part[part] for part in self.parts)

    def choices(self, box: Box, choices: Choices) -> tuple[SetupChoice, ...]:
        """One choice for each part; the cards of the other parts stay chosen."""
        chosen = [DesignId(design) for design in choices.get(self.key, ())]
        return tuple(self._choice(box, part, own, chosen) for part, own in self.by_part(box).items())

    def _choice(self, box: Box, part: int, own: list[DesignId], chosen: list[DesignId]) -> SetupChoice:
        others = [design for design in chosen if design not in own]
        options = tuple(
            SetupOption(
                design, box.cards[design].name, {self.key: [*others, design]}, chosen=design in chosen
            )
            for design in own
        )
        why = phrase(f"choose-{self.called}", **{self.number: part})
        return SetupChoice(f"{self.called}-{part}", why, options)


def several(box: Box, stacks: Iterable[str], key: str, need: int, choices: Choices) -> SetupChoice:
    """So many different stacks: characters, Allies, groups; one too many takes the place of the first.

    ALN-SETUP-19, VIL-SETUP-16, 21 to 23: how many is the game's, by the number of players.
    """
    chosen = list(names(choices.get(key)))
    options = tuple(
        SetupOption(stack, _suite(box, stack), {key: toggled(chosen, stack, need)}, chosen=stack in chosen)
        for stack in stacks
    )
    return SetupChoice(key, phrase(f"choose-{key}", count=need), options, many=True)


def _suite(box: Box, stack: str) -> Phrase:
    """The name of a stack: the person on its cards."""
    card: Card = box.cards[next(iter(box.stacks[stack]))]
    return named(card.person) if card.person else card.name


def own_person(
    box: Box, stack: str, key: str, called: str, player: Player, choices: Choices
) -> SetupChoice:  # fmt: skip
    """Whom a player is; who had that person takes the one that was given up (ALN-SETUP-03, FFY-SETUP-02)."""
    taken: dict[SeatId, str] = dict(choices.get(key, {}))
    mine = taken.get(player.seat, "")
    options = []
    for person, card in people(box, stack).items():
        holder = next((seat for seat, other in taken.items() if other == person), None)
        then = {**taken, **({holder: mine} if holder is not None else {}), player.seat: person}
        options.append(SetupOption(person, card.name, {key: then}, chosen=person == mine))
    return SetupChoice(
        f"{called}-{player.seat}", phrase(f"choose-{called}", name=player.name), tuple(options)
    )


def whom(header: Header, box: Box, stack: str, given: Any, rule: str, taken_rule: str) -> dict[SeatId, str]:
    """Every player is one person of their own (ALN-SETUP-03, 04, FFY-SETUP-02)."""
    known = people(box, stack)
    taken: dict[SeatId, str] = {}
    for player in header.players:
        person = given.get(player.seat) if isinstance(given, dict) else None
        if person is None:
            stop(rule, "role-missing", name=player.name)
        if not isinstance(person, str) or person not in known:
            stop(rule, "role-unknown", role=str(person))
        if person in taken.values():
            stop(taken_rule, "role-taken", role=known[person].name, name=player.name)
        taken[player.seat] = person
    return taken


def whole(
    box: Box, called: str, plans: Mapping[str, Choices], keys: Sequence[str], choices: Choices
) -> SetupChoice:
    """A whole preset of the box by one touch, such as a film; `keys` are what it decides."""
    options = []
    for preset in box.presets:
        then = {key: plans[preset.id][key] for key in keys}
        chosen = all(is_same(choices.get(key), value) for key, value in then.items())
        options.append(SetupOption(preset.id, title(preset.titles), then, chosen=chosen))
    return SetupChoice(called, phrase(f"choose-{called}"), tuple(options))


def is_same(one: Any, other: Any) -> bool:
    """Whether two choices are the same; of several things the order does not matter."""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


# What is suggested.


def by_lot(many: Sequence[Any], count: int, sample: Sample) -> list[Any]:
    """So many of them by lot, or as many as a box that is not complete has."""
    return sample(many, min(count, len(many)))


def usual(known: Iterable[str], first: Sequence[str]) -> list[str]:
    """Those of a first game in front, as far as the box has them, then the others."""
    there = list(known)
    front = [name for name in first if name in there]
    return [*front, *(name for name in there if name not in front)]


def to_each(seats: Sequence[str], known: Sequence[str], each: int, sample: Sample) -> dict[str, list[str]]:
    """So many people dealt to everybody by lot, of whom one is taken."""
    drawn = by_lot(known, each * len(seats), sample)
    return {seat: drawn[each * at : each * (at + 1)] for at, seat in enumerate(seats)}
