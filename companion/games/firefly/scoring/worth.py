"""What is worth doing in Firefly, for simulated players: the Combat Zone, Serenity, then what wins."""

from __future__ import annotations

from companion.engine.legendary.worth import (
    FIXED,
    Worth,
    answer_worth,
    fight_worth,
    price_of,
    scan_worth,
)
from companion.engine.room import Look
from companion.engine.ways import Way

HALF = 0.5  # from here on it is urgent


def lend_worth(way: Way, look: Look) -> float:
    """A card that is lent is drawn again, so it costs nothing."""
    return 30.0


def react_worth(way: Way, look: Look) -> float:
    """What a card does for others is done as soon as somebody may be struck."""
    return 70.0


def struck(look: Look) -> float:
    """How much of Serenity is struck: 0 nothing, 1 every slot."""
    slots = [place for strip in look().strips if strip.id == "serenity" for place in strip.places]
    hit = sum(1 for place in slots if any(tile.kind == "ship-strike" for tile in place.tiles))
    return hit / len(slots) if slots else 0.0


def hurt(look: Look) -> float:
    """How near to defeat the worst hurt is: 0 unhurt, 1 defeated."""
    lives = [seat.life for seat in look().seats if seat.life is not None]
    return max((min(1.0, (life.value or 0) / life.of) for life in lives if life.of), default=0.0)


def repair_worth(way: Way, look: Look) -> float:
    """Serenity is looked after while it is cheap, and before all when half of her is struck."""
    return 80.0 - price_of(way) if struck(look) >= HALF else 28.0 - price_of(way)


def job_worth(way: Way, look: Look) -> float:
    """A Side Job pays, and failing it hurts."""
    return 60.0


def credit_worth(way: Way, look: Look) -> float:
    """Who is badly hurt first, then what Serenity has suffered, then Upgrades and what little hurts."""
    needs = {
        "heal": 60.0,
        "healing": 50.0 if hurt(look) >= HALF else 20.0,
        "mend": 55.0 if struck(look) >= HALF else 40.0,
        "upgrade": 30.0,
        "cards": 10.0,
    }
    return needs[way.id.partition(":")[0]] - price_of(way) / 10


WORTH = Worth(
    fixed={**FIXED, "talent": 99.0, "next-episode": 0.0},
    weighed={
        "answer": answer_worth, "fight": fight_worth, "scan": scan_worth, "lend": lend_worth,
        "repair": repair_worth, "job": job_worth, "react": react_worth, "trade": lend_worth,
        **dict.fromkeys(("healing", "heal", "mend", "upgrade", "cards"), credit_worth),
    },
    recruits=("recruit", "browncoats"),
)  # fmt: skip
worth = WORTH.of
