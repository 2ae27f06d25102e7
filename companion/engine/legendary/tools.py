"""Quick tools of games in which enemies strike: what cards say most that only players can read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from companion.core.language.cards import Clause
from companion.core.language.ids import ZoneId
from companion.engine import zones
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.lending import PlayLent
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.verbs.board import BoardPlaces, hidden_cards
from companion.engine.sayings import Tool

S = TypeVar("S", bound=LegendaryState)

# Whoever does one of these has done what the card says.
GOING_ON = (BeginTurn, Play, UseAbility, Recruit, Scan, Fight, EndAction, PlayLent)
USUAL = ("attack", "recruit", "draw", "heal", "kill")


def said(verb: str, can: Callable[[Any], bool] = lambda state: True, **args: Any) -> Tool[Any]:
    """One thing that cards say; an argument that Python has a word for has an underscore behind it."""
    return Tool(Clause(verb, {name.removesuffix("_"): value for name, value in args.items()}), can)


def lying(*piles: ZoneId) -> Callable[[LegendaryState], bool]:
    """Whether there is a card in any of these places."""
    return lambda state: any(state.table.zone(zone) for zone in piles)


def is_manned(state: LegendaryState) -> bool:
    """Whether anybody is left whom a card could be about."""
    return bool(state.living)


def is_holding(state: LegendaryState) -> bool:
    """Whether anybody holds a card."""
    return any(state.table.zone(zones.of(seat, "hand")) for seat in state.living)


class Tools(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game calls the places of its tools."""

    board: BoardPlaces[S]
    market: str  # the word for the open market
    spaces: tuple[ZoneId, ...]  # of the market
    space: str  # the word for a space of the lane
    closed: Collection[str]  # phases in which points are no use
    hurt: Callable[[S], bool]  # whether anybody can be healed

    def all(self) -> Mapping[str, Tool[S]]:
        """The tools by their names, in the order in which they are offered."""
        return {
            "strike": said("strike", is_manned, n=1, who="any"),
            "heal": said("heal", self.hurt, n=1, who="any"),
            "kill": said("kill", self._has_foes, what="enemy"),
            "kill-own": said("kill-own", is_manned, n=1, who="any"),
            "move": said("move", self._has_movable, what="card", to=self.space),
            "gain": said("gain-card", lying(*self.spaces), from_=self.market),
            "scan": said("scan", self._has_hidden, n=1),
            "attack": said("gain", self._can_gain, attack=1),
            "recruit": said("gain", self._can_gain, recruit=1),
            "draw": said("draw", is_manned, n=1, who="any"),
            "discard": said("discard", is_holding, n=1, who="any"),
        }

    def _has_foes(self, state: S) -> bool:
        return bool(self.board.targets(state, "enemy", "any"))

    def _has_movable(self, state: S) -> bool:
        return bool(self.board.movable(state, "card", "any"))

    def _has_hidden(self, state: S) -> bool:
        return bool(hidden_cards(state, self.board.lane.spaces))

    def _can_gain(self, state: S) -> bool:
        return state.turn.phase not in self.closed


def in_order(names: tuple[str, ...], *tools: Mapping[str, Tool[Any]]) -> dict[str, Tool[Any]]:
    """A game's tools in its order; what it has of its own stands before what the family has."""
    every = {name: tool for some in reversed(tools) for name, tool in some.items()}
    return {name: every[name] for name in names}
