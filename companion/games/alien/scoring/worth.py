"""A plain sense of what is worth doing, for simulated players: facehuggers first, then the Combat Zone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.views import Tile
from companion.engine.room import Look
from companion.engine.ways import Way

END = 0.0
NEVER = END - 1.0


FIXED = {  # what needs no look
    "begin": 1.0, "burst": 500.0, "end": END, "pass": END - 0.5, "play": 100.0, "use": 100.0, "lent": 110.0,
}  # fmt: skip


UNBEATEN = 100.0  # what needs a look is never worth as much as a card that can be played


def worth(ways: Sequence[Way], look: Look) -> list[float]:
    """How good ways look to the person whose turn it is; nobody looks while a card can be played."""
    sure = [FIXED.get(way.id.partition(":")[0]) for way in ways]
    if max((value for value in sure if value is not None), default=END) >= UNBEATEN:
        return [NEVER if value is None else value for value in sure]
    return [weighed(way, look) for way in ways]


def weighed(way: Way, look: Look) -> float:
    """How good one way looks; ending the turn is worth nothing."""
    kind = way.id.partition(":")[0]
    if kind in ("recruit", "sergeant"):
        return 20.0 + price_of(way)
    weigh = WEIGHED.get(kind)
    return weigh(way, look) if weigh is not None else FIXED.get(kind, -1.0)


def keyword_worth(way: Way, look: Look) -> float:
    """Cards are lent but by carriers, given up when it is tense, sacrificed when it looks bad."""
    kind = way.id.partition(":")[0]
    if kind == "lend":
        return END - 1.0 if is_carrier(way, look) else 30.0
    if kind == "give-up":
        return 65.0 if look().danger else END - 1.0
    return 60.0 if look().danger > 1 else END - 1.0


def is_carrier(way: Way, look: Look) -> bool:
    """Whether a draw could kill whoever lends: a carrier keeps the cards it has."""
    seat = look().seat(way.seat)
    return seat is not None and any(badge.key == "badge-carrier" for badge in seat.badges)


def price_of(way: Way) -> float:
    """The points that it is known to cost; a dearer card is usually a better one."""
    return float(way.price.need or 0) if way.price is not None else 0.0


def tile_of(way: Way, look: Look) -> tuple[str, Tile] | None:
    """The card a way is about and the place it lies in."""
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
                return "hugger", tile
    return None


def fight_worth(way: Way, look: Look) -> float:
    """Facehuggers kill later, the Combat Zone strikes now, the Complex can wait."""
    found = tile_of(way, look)
    if found is None:
        return 30.0
    place, tile = found
    if place == "hugger":
        return 90.0
    strikes = next((figure.value or 0 for figure in tile.figures if figure.shape == "harm"), 0)
    return (70.0 if place == "combat" else 40.0) + 2 * strikes - price_of(way) / 10


def duel_worth(way: Way, look: Look) -> float:
    """An Alien Player and a known traitor are enemies; the others are not."""
    rival = look().seat(way.target.removeprefix("seat:"))
    is_enemy = rival is not None and rival.guise is not None
    return 75.0 - price_of(way) / 10 if is_enemy else -2.0


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


WEIGHED: dict[str, Callable[[Way, Look], float]] = {
    "answer": answer_worth,
    "fight": fight_worth,
    "duel": duel_worth,
    "scan": scan_worth,
    "lend": keyword_worth,
    "give-up": keyword_worth,
    "sacrifice": keyword_worth,
}
