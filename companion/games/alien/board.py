"""The board of Alien as rows of places, in the order of the printed board."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Offer, Place, Strip
from companion.core.language.ids import ZoneId
from companion.core.language.phrases import phrase
from companion.engine.legendary.view import Numbers, in_play
from companion.engine.view import Bricks, Marks, marks_of
from companion.games.alien import zones
from companion.games.alien.aliens.view import alien_piles
from companion.games.alien.fighting import ENEMIES, price
from companion.games.alien.hive import is_low
from companion.games.alien.market import MARKET, PRICES, SERGEANTS
from companion.games.alien.state import AlienState
from companion.games.alien.strikes import STRIKING, strikes_of

PILES = (
    zones.HATCHERY, zones.STRIKES, zones.STRUCK, zones.DEAD_ENEMIES, zones.DEAD_CHARACTERS, zones.SPENT,
    zones.BARRACKS,
)  # fmt: skip
# What counts of cards beside the board: the harm of a strike, the price of fighting an Alien Player.
NUMBERS: Numbers[AlienState] = Numbers(
    fought=ENEMIES, price=price, strikes=strikes_of, market=zones.HQ, cost=PRICES.of_card,
    beside={"strike": ("harm", "damage"), "alien-avatar": ("fight", "defense")},
)  # fmt: skip
BRICKS: Bricks[AlienState] = Bricks(figures=NUMBERS.figures)


def lies_at(state: AlienState) -> Mapping[ZoneId, str]:
    """Where the marker lies: in the room that is blocked, while it is one (ALN-ZONE-35)."""
    return {zones.MARKER: state.blocked[0]} if len(state.blocked) == 1 else {}


def strips(state: AlienState, offers: tuple[Offer, ...], big: Offer | None) -> tuple[Strip, ...]:
    """Complex with the Hive, Combat Zone with Operations, and the HQ with the Sergeants."""
    marks = marks_of(offers, big)
    rooms = tuple(_room(state, zone, marks) for zone in reversed(zones.ROOMS))
    market = tuple(BRICKS.place(state, zone, marks, "place") for zone in zones.HQ)
    piles = (BRICKS.place(state, zone, marks, "deck") for zone in (*PILES, *alien_piles(state)))
    low = ("danger",) if is_low(state) else ()
    hive = BRICKS.place(state, zones.HIVE, marks, "deck", states=low)
    combat = (
        STRIKING.shown(state, BRICKS.place(state, zones.COMBAT, marks, "row")),
        BRICKS.place(state, zones.OPERATIONS, marks),
    )  # fmt: skip
    kept = state.table.zone(zones.of(state.active, "vigilant"))
    return (
        Strip("complex", phrase("strip-complex"), (*rooms, hive)),
        Strip("combat", phrase("strip-combat"), combat),
        Strip("hq", phrase("strip-hq"), (*market, MARKET.shown_stack(state, SERGEANTS, BRICKS, marks))),
        Strip("played", phrase("strip-played"), (in_play(state, BRICKS, marks, kept),)),
        Strip("piles", None, tuple(piles)),
    )


def _room(state: AlienState, zone: ZoneId, marks: Marks) -> Place:
    gone = zone in state.blocked
    scan = Figure("scan", state.boards.get(zone, {}).get("scan"), filled=False)
    place = BRICKS.place(
        state, zone, marks, "place", () if gone else (scan,), ("blocked",) if gone else ()
    )  # fmt: skip
    attached = state.table.zone(zones.ATTACHED[zones.ROOMS.index(zone)])
    return replace(place, tiles=(*place.tiles, *BRICKS.tiles(state, attached, marks, "note-attached")))
