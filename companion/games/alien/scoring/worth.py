"""A plain sense of what is worth doing, for simulated players: facehuggers first, then the Combat Zone."""

from __future__ import annotations

from companion.core.crossing.views import Tile
from companion.engine.legendary.worth import END, FIXED, NEVER, Worth, answer_worth, price_of, scan_worth
from companion.engine.legendary.worth import fight_worth as usual_fight
from companion.engine.legendary.worth import tile_of as tile_before
from companion.engine.room import Look
from companion.engine.ways import Way

__all__ = ["NEVER", "price_of", "tile_of", "weighed", "worth"]
HUGGER = "hugger"


def tile_of(way: Way, look: Look) -> tuple[str, Tile] | None:
    """The card a way is about and the place it lies in; before people lie facehuggers."""
    return tile_before(way, look, HUGGER)


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


def fight_worth(way: Way, look: Look) -> float:
    """Facehuggers kill later, the Combat Zone strikes now, the Complex can wait."""
    found = tile_of(way, look)
    return 90.0 if found is not None and found[0] == HUGGER else usual_fight(way, look)


def duel_worth(way: Way, look: Look) -> float:
    """An Alien Player and a known traitor are enemies; the others are not."""
    rival = look().seat(way.target.removeprefix("seat:"))
    is_enemy = rival is not None and rival.guise is not None
    return 75.0 - price_of(way) / 10 if is_enemy else -2.0


WORTH = Worth(
    fixed={**FIXED, "burst": 500.0},
    weighed={
        "answer": answer_worth, "fight": fight_worth, "duel": duel_worth, "scan": scan_worth,
        "lend": keyword_worth, "give-up": keyword_worth, "sacrifice": keyword_worth,
    },
    recruits=("recruit", "sergeant"),
)  # fmt: skip
worth, weighed = WORTH.of, WORTH.one
