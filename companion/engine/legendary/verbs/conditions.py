"""What can be counted and asked at every table of the family when an ability is judged."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic, TypeVar

import msgspec

from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.effects.conditions import Judges
from companion.engine.effects.numbers import Counters, amount
from companion.engine.effects.selectors import seats_of
from companion.engine.effects.work import CardText
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.triggers import count_class, count_crew
from companion.engine.legendary.verbs.board import clear_spaces, hidden_cards, open_cards

S = TypeVar("S", bound=LegendaryState)

COUNTERS: Counters[LegendaryState] = {
    "played:": lambda state, name: count_class(state.played, name),
    "crew:": lambda state, name: count_crew(state.played, name),
    "person:": lambda state, name: sum(is_person(one.people, name) for one in state.played),
    "players": lambda state, name: len(state.living),
    "dead": lambda state, name: len(state.players) - len(state.living),
}


def is_person(people: tuple[str, ...], name: str) -> bool:
    """Whether one of these characters carries a name, as "ripley" is part of "Sister Ripley"."""
    return any(name in person.lower().replace(".", "").split() for person in people)


class Conditions(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game's cards can make a condition of, besides conditions of its own."""

    counters: Counters[S]
    wounds: Callable[[S, SeatId], tuple[SlotId, ...]]  # the strikes beside an Avatar

    def is_here(self, state: S, clause: Clause, work: CardText) -> bool:
        """The card is, or was when it began to speak, in this area (ALN-TEXT-06)."""
        return bool(work.area == clause.args["area"])

    def is_at_least(self, state: S, clause: Clause, work: CardText) -> bool:
        """There are so many of something (ALN-CLASS-05)."""
        return amount(state, clause.args["count"], self.counters) >= int(clause.args["n"])

    def is_at_most(self, state: S, clause: Clause, work: CardText) -> bool:
        """There are not more of something."""
        return amount(state, clause.args["count"], self.counters) <= int(clause.args["n"])

    def is_wounded(self, state: S, clause: Clause, work: CardText) -> bool:
        """Somebody of these has a strike beside the Avatar; of each, everybody (ALN-STRIKE-08)."""
        seats = seats_of(state, clause.args.get("who", "you"), work.seat or state.active)
        wounded = [bool(self.wounds(state, seat)) for seat in seats]
        return all(wounded) if clause.args.get("who") == "each" else any(wounded)

    def judges(self) -> Judges[S]:
        """The conditions by their words."""
        return {
            "here": self.is_here, "at-least": self.is_at_least, "at-most": self.is_at_most,
            "wounded": self.is_wounded,
        }  # fmt: skip


class LaneConditions(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What can be counted and asked of a line of spaces and the Combat Zone at its end (ALN, FFY)."""

    spaces: tuple[ZoneId, ...]
    beside: tuple[ZoneId, ...]  # where a card lies that is attached, space by space
    combat: ZoneId
    line: str  # the word for the line, by which enemies there are counted
    enemies: Collection[str]  # the kinds that count as enemies
    # Whether a space, or what is attached to it, is part of the game (ALN-ROOM-04, FFY-INEV-05).
    is_open: Callable[[S, ZoneId], bool] = lambda state, zone: True

    def _open(self, state: S, zones: tuple[ZoneId, ...]) -> tuple[ZoneId, ...]:
        return tuple(zone for zone in zones if self.is_open(state, zone))

    def _enemies(self, state: S, zone: ZoneId) -> int:
        return len(open_cards(state, zone, self.enemies))

    def counters(self) -> Counters[S]:
        """The counts by their words."""
        return {
            "combat": lambda state, name: self._enemies(state, self.combat),
            self.line: lambda state, name: sum(self._enemies(state, zone) for zone in self.spaces),
            "hidden": lambda state, name: len(hidden_cards(state, self.spaces)),
            "clear": lambda state, name: len(clear_spaces(state, self._open(state, self.spaces))),
            "attached": lambda state, name: sum(
                len(state.table.zone(zone)) for zone in self._open(state, self.beside)
            ),
        }

    def is_clear(self, state: S, clause: Clause, work: CardText) -> bool:
        """Whether a space is clear: an attached card leaves it so, one that is closed never is.

        ALN-ROOM-03, FFY-SPEC-17, FFY-INEV-05.
        """
        there, where = self._open(state, self.spaces), clause.args.get("where", "any")
        free = clear_spaces(state, there)
        if where in ("any", "all"):
            return bool(free) and (where == "any" or len(free) == len(there))
        if where == "entry":
            return free[:1] == there[:1] != ()
        zone = state.table.slots[work.slot].zone if work.slot is not None else None
        if zone in self.beside:
            zone = self.spaces[self.beside.index(zone)]
        return zone in free
