"""The board of Firefly as rows of places, in the order of the printed mat."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Offer, Place, Strip
from companion.core.language.ids import ZoneId
from companion.core.language.phrases import phrase
from companion.engine.legendary.view import Numbers
from companion.engine.view import Bricks, Marks, marks_of
from companion.engine.ways import price as priced
from companion.games.firefly import zones
from companion.games.firefly.fighting import price
from companion.games.firefly.kinds import ENEMIES
from companion.games.firefly.market import BROWNCOATS, PRICES
from companion.games.firefly.scanning import SCANNING
from companion.games.firefly.serenity import slots
from companion.games.firefly.state import FireflyState
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
        STRIKING.shown(state, BRICKS.place(state, zones.COMBAT, marks, "row")), _serenity(state, marks),
        BRICKS.place(state, zones.OPERATIONS, marks),
    )  # fmt: skip
    bridge = tuple(BRICKS.place(state, zone, marks, "place") for zone in zones.BRIDGE)
    piles = tuple(BRICKS.place(state, zone, marks, "deck") for zone in PILES)
    return (
        Strip("verse", phrase("strip-verse"), (*verse, episode)),
        Strip("combat", phrase("strip-combat"), combat),
        Strip("bridge", phrase("strip-bridge"), (*bridge, _browncoats(state, marks))),
        Strip("played", phrase("strip-played"), (_played(state, marks),)),
        Strip("piles", None, piles),
    )


def _browncoats(state: FireflyState, marks: Marks) -> Place:
    cost = priced(state, "recruit", PRICES.of_stack(state, BROWNCOATS))
    figure = Figure("pay", cost.need, filled=not cost.is_short)
    return BRICKS.place(state, zones.BROWNCOATS, marks, "deck", (figure,))


def _played(state: FireflyState, marks: Marks) -> Place:
    """What the active player has in play this turn, in order, and what was lent."""
    place = BRICKS.place(state, zones.of(state.active, "played"), marks)
    copied = {one.slot for one in state.played if one.play}
    lent = (slot for player in state.players for slot in state.table.zone(zones.of(player.seat, "lent")))
    waiting = BRICKS.tiles(state, (slot for slot in lent if slot not in copied), marks, "note-lent")
    return replace(place, tiles=(*place.tiles, *waiting))


def _space(state: FireflyState, zone: ZoneId, marks: Marks) -> Place:
    """A space with its Scan Cost; one behind the Inevitable card is out of the game (FFY-INEV-05)."""
    gone = is_closed(state, zone)
    scan = Figure("scan", SCANNING.cost(state, zone), filled=False)
    shown = BRICKS.place(
        state, zone, marks, "place", () if gone else (scan,), ("blocked",) if gone else ()
    )  # fmt: skip
    tiles = tuple(
        replace(tile, note=phrase("note-inevitable")) if tile.slot in state.inevitables else tile
        for tile in shown.tiles
    )
    attached = state.table.zone(zones.ATTACHED[zones.VERSE.index(zone)])
    return replace(shown, tiles=(*tiles, *BRICKS.tiles(state, attached, marks, "note-attached")))


def _serenity(state: FireflyState, marks: Marks) -> Place:
    """The ship, slot by slot from the lowest: struck or whole, and where an Upgrade lies (FFY-SHIP-01)."""
    figures, tiles = [], []
    for number in range(1, (slots(state) or 0) + 1):
        strike, upgrade = zones.STRIKE_SLOTS[number - 1], zones.UPGRADE_SLOTS[number - 1]
        struck, built = state.table.zone(strike), state.table.zone(upgrade)
        label = phrase("note-upgrade") if built else None
        figures.append(Figure("harm" if struck else "life", number, filled=bool(struck), label=label))
        tiles += [*BRICKS.tiles(state, struck, marks), *BRICKS.tiles(state, built, marks, "note-upgrade")]
    unknown = [slot for zone in zones.STRIKE_SLOTS[slots(state) or 0 :] for slot in state.table.zone(zone)]
    tiles += BRICKS.tiles(state, unknown, marks)
    target = f"place:{zones.SERENITY}"
    return Place(
        str(zones.SERENITY), phrase("place-serenity"), "row", tuple(tiles), target=target,
        figures=tuple(figures), states=marks.get(target, ()),
    )  # fmt: skip
