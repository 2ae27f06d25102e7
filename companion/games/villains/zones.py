"""Where cards can lie in Villains: names of zones, and questions about them (VIL chapter 2, VIL-RUL-04)."""

from __future__ import annotations

from functools import cache

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.engine import zones as piles
from companion.engine.zone_file import shipped_zones
from companion.engine.zone_table import ZoneTable

of, top, crowded = piles.of, piles.top, piles.crowded  # what every game asks of its places
FAR_END = piles.FAR_END

ADVERSARIES = ZoneId("adversaries")
SHOWN = ZoneId("shown")  # the card of that deck that is being worked out
CITY = tuple(ZoneId(f"city:{number}") for number in range(1, 6))  # 1 beside the deck, 5 the way out
GUARDED = tuple(ZoneId(f"guarded:{number}") for number in range(1, 6))  # Bystanders under whoever is there
OVERRUN = ZoneId("overrun")
KO = ZoneId("ko")
COMMANDER = ZoneId("commander")
TACTICS = ZoneId("tactics")
COMMANDER_GUARDED = ZoneId("commander-guarded")
BESIDE_COMMANDER = ZoneId("beside-commander")  # Strikes, or Allies as pawns, the top one first
PLOT = ZoneId("plot")
BESIDE = ZoneId("beside-plot")
LAIR = tuple(ZoneId(f"lair:{number}") for number in range(1, 6))
SPIES = tuple(ZoneId(f"spies:{number}") for number in range(1, 6))  # Bystanders beside Allies of the Lair
CAGED = "caged"  # in front of a player: a Cop, then the Ally that it guards
ALLIES = ZoneId("allies")
MADAME_HYDRA = ZoneId("madame-hydra")
NEW_RECRUITS = ZoneId("new-recruits")
BINDINGS = ZoneId("bindings")
WOUNDS = ZoneId("wounds")  # with heroic sets alone (VIL-MIX-10)
OFFICERS = ZoneId("shield-officers")  # the same (VIL-MIX-09)
BYSTANDERS = ZoneId("bystanders")
BOX = ZoneId("box")

HELD = (*GUARDED, COMMANDER_GUARDED)  # where guarded Bystanders lie


@cache
def table() -> ZoneTable:
    """Every zone of the game, and what is known of each."""
    return shipped_zones("villains")


def is_city(zone: ZoneId) -> bool:
    """Whether a zone is a space of the city."""
    return zone in CITY


def guarded_at(space: ZoneId) -> ZoneId:
    """Where the Bystanders lie that whoever stands in a space of the city guards (VIL-BYST-01)."""
    return GUARDED[CITY.index(space)]


def victory(seat: SeatId) -> ZoneId:
    """A player's Victory Pile (VIL-VP-01)."""
    return of(seat, "victory")


def in_city(table: Table) -> tuple[SlotId, ...]:
    """Whoever stands in the city, from the way out to the deck: those that have been there longest first."""
    return tuple(slot for space in reversed(CITY) for slot in table.zone(space))


def nearest(table: Table) -> ZoneId | None:
    """The space nearest to the deck that somebody stands in (VIL-BYST-01)."""
    return next((space for space in CITY if table.zone(space)), None)


def caging(table: Table) -> tuple[SlotId, ...]:
    """The Cops in front of players, each on top of an Ally."""
    lying = (zone for zone in table.zones if zone.startswith(f"{CAGED}:"))
    cards = ((slot, table.card(slot)) for zone in lying for slot in table.zone(zone))
    return tuple(slot for slot, card in cards if card is not None and card.kind == "backup")
