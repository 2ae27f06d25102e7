"""What is worth doing in Firefly, for simulated players: the Combat Zone, Serenity, then what wins."""

from __future__ import annotations

from companion.engine.legendary.worth import (
    FIXED,
    NEVER,
    Worth,
    answer_worth,
    fight_worth,
    price_of,
    scan_worth,
)
from companion.engine.room import Look
from companion.engine.ways import Way


def lend_worth(way: Way, look: Look) -> float:
    """A card that is lent is drawn again, so it costs nothing."""
    return 30.0


def react_worth(way: Way, look: Look) -> float:
    """What a card does for others is done as soon as somebody may be struck."""
    return 70.0


def repair_worth(way: Way, look: Look) -> float:
    """Serenity is looked after while it is cheap, and before all when she is in danger."""
    return 80.0 - price_of(way) if look().danger > 1 else 28.0 - price_of(way)


def job_worth(way: Way, look: Look) -> float:
    """A Side Job pays, and failing it hurts."""
    return 60.0


def credit_worth(way: Way, look: Look) -> float:
    """Healing first, then repairs, then Upgrades; what is left buys cards."""
    return {"healing": 50.0, "heal": 60.0, "mend": 40.0, "upgrade": 30.0, "cards": 10.0}.get(
        way.id.partition(":")[0], NEVER
    ) - price_of(way) / 10


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
