"""What is worth doing in Villains, for simulated players: whom Good would win by, then the Commander."""

from __future__ import annotations

from companion.core.crossing.views import Tile
from companion.engine.legendary.worth import FIXED, Worth, answer_worth, price_of, tile_of
from companion.engine.room import Look
from companion.engine.ways import Way

FAR = {f"city:{number}": 2.0 * number for number in range(1, 6)}  # who is nearest to the way out
# Questions for a card that is lost by the answer: the poorest one goes.
LOST = (
    "ask-ko-which", "ask-kill-own", "ask-kill-discard", "ask-overrun-ally", "ask-bottom-ally", "ask-demolish",
    "ask-discard-which", "ask-discard-meant", "ask-overrun-which", "ask-give-bindings", "ask-stack-which",
)  # fmt: skip
POOR = 1.5  # a card that gives less than this is better lost than kept


def fight_worth(way: Way, look: Look) -> float:
    """Whoever would overrun next, and whoever guards somebody, with what it is worth."""
    found = tile_of(way, look)
    if found is None:
        return 40.0
    place, tile = found
    points = sum(figure.value or 0 for figure in tile.figures if figure.shape == "points")
    return 40.0 + FAR.get(place, 0.0) + 2.0 * points + (3.0 if tile.note is not None else 0.0)


def commander_worth(way: Way, look: Look) -> float:
    """A Tactic is a quarter of the win."""
    return 75.0


def betray_worth(way: Way, look: Look) -> float:
    """Bindings go when nothing can be bought or fought any more."""
    return 5.0


def dodge_worth(way: Way, look: Look) -> float:
    """A card that was not played is better changed for another one; what is played first is worth more."""
    return 1.0


def chosen_worth(way: Way, look: Look) -> float:
    """Of what is lost the poorest card, and none that is worth having; else the best of what there is."""
    if look().asked not in LOST or way.id.endswith((":no", ":none")):
        return answer_worth(way, look)
    found = tile_of(way, look)
    if found is not None and found[0].startswith("lair") and look().asked == "ask-ko-which":
        return answer_worth(way, look)
    return POOR - value_of(way, found[1] if found is not None else None)


def value_of(way: Way, tile: Tile | None) -> float:
    """What a card gives, as far as whoever chooses can read it."""
    figures = tile.figures if tile is not None else way.gives() if way.gives is not None else ()
    return float(sum(figure.value or 0 for figure in figures))


WORTH = Worth(
    fixed=FIXED,
    weighed={
        "answer": chosen_worth, "fight": fight_worth, "commander": commander_worth, "betray": betray_worth,
        "dodge": dodge_worth, "beside-commander": lambda way, look: 25.0 + price_of(way),
        "new-recruits": lambda way, look: 12.0, "madame-hydra": lambda way, look: 15.0,
    },
)  # fmt: skip
worth = WORTH.of
