"""The board of Firefly as rows of places, in the order of the printed mat."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Offer, Place, Strip
from companion.core.language.ids import ZoneId
from companion.core.language.phrases import phrase
from companion.engine.legendary.view import Numbers, in_play
from companion.engine.view import Bricks, Marks, marks_of
from companion.games.firefly import zones
from companion.games.firefly.fighting import price
from companion.games.firefly.intermission import board as mission
from companion.games.firefly.kinds import ENEMIES
from companion.games.firefly.market import BROWNCOATS, MARKET, PRICES
from companion.games.firefly.scanning import SCANNING
from companion.games.firefly.serenity import slots
from companion.games.firefly.side_jobs import late_jobs
from companion.games.firefly.state import INTERMISSION, FireflyState
from companion.games.firefly.strikers import strikes_of
from companion.games.firefly.strikes import STRIKING
from companion.games.firefly.verse import is_closed

PILES = (
    zones.CREW_STRIKES, zones.SHIP_STRIKES, zones.UPGRADES, zones.CREW, zones.TALENTS, zones.FLAWS,
    zones.CREDITS, zones.DEFEATED, zones.DEFEATED_CHARACTERS, zones.STRUCK, zones.SHOWN,
    zones.SPENT_INEVITABLE,
)  # fmt: skip
# What counts of cards beside the board: the harm of a strike, what a repair or an Upgrade costs.
NUMBERS: Numbers[FireflyState] = Numbers(
    fought=ENEMIES, price=price, strikes=strikes_of, market=zones.BRIDGE, cost=PRICES.of_card,
    beside={
        "crew-strike": ("harm", "damage"), "ship-strike": ("pay", "repair"), "upgrade": ("pay", "credits"),
    },
)  # fmt: skip
BRICKS: Bricks[FireflyState] = Bricks(figures=NUMBERS.figures)


def strips(state: FireflyState, offers: tuple[Offer, ...], big: Offer | None) -> tuple[Strip, ...]:
    """The 'Verse with its deck, Combat Zone with Operations and Serenity, and the Bridge with Browncoats."""
    marks = marks_of(offers, big)
    verse = tuple(_space(state, zone, marks) for zone in reversed(zones.VERSE))
    episode = BRICKS.place(state, zones.EPISODE, marks, "deck")
    combat = (
        _combat(state, marks), _serenity(state, marks),
        BRICKS.place(state, zones.OPERATIONS, marks),
    )  # fmt: skip
    bridge = tuple(BRICKS.place(state, zone, marks, "place") for zone in zones.BRIDGE)
    browncoats = MARKET.shown_stack(state, BROWNCOATS, BRICKS, marks)
    piles = tuple(BRICKS.place(state, zone, marks, "deck") for zone in PILES)
    return (
        *mission.strips(state, BRICKS, marks),
        Strip("verse", phrase("strip-verse"), (*verse, episode)),
        Strip("combat", phrase("strip-combat"), combat),
        Strip("bridge", phrase("strip-bridge"), (*bridge, browncoats)),
        Strip("serenity", phrase("place-serenity"), _slots(state, marks)),
        Strip("played", phrase("strip-played"), (in_play(state, BRICKS, marks),)),
        Strip("piles", None, piles),
    )


def _combat(state: FireflyState, marks: Marks) -> Place:
    """Who strikes, and which Side Jobs fail as this turn ends."""
    place = STRIKING.shown(state, BRICKS.place(state, zones.COMBAT, marks, "row"))
    late, note = set(late_jobs(state)), phrase("note-job-due")
    tiles = tuple(replace(one, note=note) if one.slot in late else one for one in place.tiles)
    return replace(place, tiles=tiles)


def _space(state: FireflyState, zone: ZoneId, marks: Marks) -> Place:
    """A space with its Scan Cost; one behind the Inevitable card is out of the game."""
    gone = is_closed(state, zone)
    fixed = gone or any(slot in state.inevitables for slot in state.table.zone(zone))
    scan = () if fixed else (Figure("scan", SCANNING.cost(state, zone), filled=False),)
    shown = BRICKS.place(state, zone, marks, "place", scan, ("blocked",) if gone else ())
    tiles = tuple(
        replace(tile, note=phrase("note-inevitable")) if tile.slot in state.inevitables else tile
        for tile in shown.tiles
    )
    attached = state.table.zone(zones.ATTACHED[zones.VERSE.index(zone)])
    return replace(shown, tiles=(*tiles, *BRICKS.tiles(state, attached, marks, "note-attached")))


def _serenity(state: FireflyState, marks: Marks) -> Place:
    """The ship, slot by slot from the lowest: struck or whole, and where an Upgrade lies."""
    figures = tuple(_slot(state, number) for number in range(1, (slots(state) or 0) + 1))
    target, name = f"place:{zones.SERENITY}", phrase("place-serenity")
    return Place(
        str(zones.SERENITY), name, "row", target=target, figures=figures, states=marks.get(target, ())
    )


def _slot(state: FireflyState, number: int) -> Figure:
    """A slot by its number: filled when it is struck, with a word where an Upgrade lies."""
    struck = bool(state.table.zone(zones.STRIKE_SLOTS[number - 1]))
    built = bool(state.table.zone(zones.UPGRADE_SLOTS[number - 1]))
    label = phrase("note-upgrade") if built else None
    return Figure("harm" if struck else "life", number, filled=struck, label=label)


def _slots(state: FireflyState, marks: Marks) -> tuple[Place, ...]:
    """What lies in each slot: its Ship Strike, then its Upgrade, with what a repair costs between Episodes.

    As long as nobody has told how many slots there are, those in which something lies.
    """
    found, known = [], slots(state) or 0
    for number, zone in enumerate(zones.STRIKE_SLOTS, 1):
        built = BRICKS.tiles(state, state.table.zone(zones.UPGRADE_SLOTS[number - 1]), marks, "note-upgrade")
        place = BRICKS.place(state, zone, marks, "place", mending(state, zone))
        if number <= known or place.tiles or built:
            found.append(replace(place, tiles=(*place.tiles, *built)))
    return tuple(found)


def mending(state: FireflyState, zone: ZoneId) -> tuple[Figure, ...]:
    """What repairing a struck slot costs in the Inter-Mission."""
    if state.turn.phase != INTERMISSION or not state.table.zone(zone):
        return ()
    need = state.boards.get(zone, {}).get("credits")
    return (Figure("pay", need, filled=need is not None and state.numbers.get("credits", 0) >= need),)
