"""A plain sense of what is worth doing, for simulated players: the Combat Zone strikes first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from companion.core.crossing.views import Tile
from companion.engine.room import Look
from companion.engine.ways import Way

END = 0.0
NEVER = END - 1.0
UNBEATEN = 100.0  # what needs a look is never worth as much as a card that can be played
# What needs no look in any game.
FIXED = {"begin": 1.0, "end": END, "pass": END - 0.5, "play": 100.0, "use": 100.0, "lent": 110.0}
Weigh = Callable[[Way, Look], float]


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's ways are worth, by the first word of their ids."""

    fixed: Mapping[str, float]
    weighed: Mapping[str, Weigh] = {}
    recruits: tuple[str, ...] = ("recruit",)  # a dearer card is usually a better one

    def of(self, ways: Sequence[Way], look: Look) -> list[float]:
        """How good ways look to the person whose turn it is; nobody looks while a card can be played."""
        sure = [self.fixed.get(way.id.partition(":")[0]) for way in ways]
        if max((value for value in sure if value is not None), default=END) >= UNBEATEN:
            return [NEVER if value is None else value for value in sure]
        return [self.one(way, look) for way in ways]

    def one(self, way: Way, look: Look) -> float:
        """How good one way looks; ending the turn is worth nothing."""
        kind = way.id.partition(":")[0]
        if kind in self.recruits:
            return 20.0 + price_of(way)
        weigh = self.weighed.get(kind)
        return weigh(way, look) if weigh is not None else self.fixed.get(kind, -1.0)


def price_of(way: Way) -> float:
    """The points that it is known to cost; a dearer card is usually a better one."""
    return float(way.price.need or 0) if way.price is not None else 0.0


def tile_of(way: Way, look: Look, front: str = "front") -> tuple[str, Tile] | None:
    """The card a way is about and the place it lies in; `front` is called what lies before a person."""
    if not way.target:
        return None
    view = look()
    for strip in view.strips:
        for place in strip.places:
            for tile in place.tiles:
                if tile.target == way.target:
                    return place.id, tile
    for seat in view.seats:
        for tile in seat.tiles:
            if tile.target == way.target:
                return front, tile
    return None


def strikes_of(tile: Tile) -> int:
    """How many strikes a card shows that it brings."""
    return next((figure.value or 0 for figure in tile.figures if figure.shape == "harm"), 0)


def fight_worth(way: Way, look: Look) -> float:
    """The Combat Zone strikes now, whatever else lies there can wait."""
    found = tile_of(way, look)
    if found is None:
        return 30.0
    place, tile = found
    return (70.0 if place == "combat" else 40.0) + 2 * strikes_of(tile) - price_of(way) / 10


def scan_worth(way: Way, look: Look) -> float:
    """Looking is worth it while there is Attack left to fight what comes up."""
    attack = way.price.have if way.price is not None else look().meters[0].value or 0
    return 35.0 if attack >= 4 else -1.0


def answer_worth(way: Way, look: Look) -> float:
    """A yes before a no; for a card, the one that strikes hardest, or the damage that hurts most."""
    if way.id.endswith((":no", ":none", ":done", ":draw", ":keep")):
        return 0.0
    found = tile_of(way, look)
    if found is None:
        return 1.0
    return 1.0 + sum(figure.value or 0 for figure in found[1].figures)
