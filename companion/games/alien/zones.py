"""Where cards can lie in Alien: names of zones, and questions about them (ALN-ZONE)."""

from __future__ import annotations

from functools import cache

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.engine import zones as piles
from companion.engine.zone_file import shipped_zones
from companion.engine.zone_table import ZoneTable

of, top, crowded = piles.of, piles.top, piles.crowded  # what every game asks of its places

HIVE = ZoneId("hive")
ROOMS = tuple(ZoneId(f"room:{number}") for number in range(1, 6))  # 1 Ventilation Shafts .. 5 Airlock
ATTACHED = tuple(ZoneId(f"attached:{number}") for number in range(1, 6))  # lie in a room, but fill no place
COMBAT = ZoneId("combat")  # left (index 0) newest, right oldest
OPERATIONS = ZoneId("operations")
OBJECTIVES = ZoneId("objectives")
MARKER = ZoneId("marker")  # the objective that lies over a blocked room (ALN-ZONE-35)
LOCATION = ZoneId("location")
HATCHERY = ZoneId("hatchery")
STRIKES = ZoneId("strikes")
STRUCK = ZoneId("strikes-discard")
DEAD_ENEMIES = ZoneId("dead-enemies")
DEAD_CHARACTERS = ZoneId("dead-characters")
SPENT = ZoneId("hazards-events")
SERGEANTS = ZoneId("sergeants")
BARRACKS = ZoneId("barracks")
HQ = tuple(ZoneId(f"hq:{number}") for number in range(1, 6))
ALIEN_AVATARS = ZoneId("alien-avatars")  # what player aliens need beside the board, where that is played
ALIEN_DECK = ZoneId("alien-deck")
ALIEN_DISCARD = ZoneId("alien-discard")
AGENDAS = ZoneId("agendas")  # only while they are shuffled and dealt
SECRETS = ZoneId("secrets-aside")  # used Secrets Revealed cards
RETURNING = ZoneId("hive:return")  # cards of the Complex on their way onto the Hive
REMOVED = ZoneId("removed")
BOX = ZoneId("box")

CARDS = ("deck", "hand", "played", "vigilant", "discard")  # a player's own cards


@cache
def table() -> ZoneTable:
    """Every zone of the game, and what is known of each."""
    return shipped_zones("alien")


def objective(table: Table, level: int) -> SlotId | None:
    """The objective of a level where it marks a blocked room, else the top of the stack."""
    for slot in table.zone(MARKER):
        card = table.card(slot)
        if card is not None and card.number("level") == level:
            return slot
    return top(table, OBJECTIVES)


def is_room(zone: ZoneId) -> bool:
    """Whether a zone is a room of the Complex."""
    return zone in ROOMS


def is_hidden(table: Table, slot: SlotId) -> bool:
    """Whether a card lies face down in a room."""
    held = table.slots[slot]
    return not held.face_up and is_room(held.zone)


def wounds(table: Table, seat: SeatId) -> tuple[SlotId, ...]:
    """The strikes beside an Avatar; one without damage lies there only while its text is done."""
    lying = ((slot, table.card(slot)) for slot in table.zone(of(seat, "damage")))
    return tuple(slot for slot, card in lying if card is None or card.number("damage") != 0)


def own_cards(table: Table, seat: SeatId) -> tuple[SlotId, ...]:
    """All cards of a player: deck, hand, played, kept and discarded."""
    return tuple(slot for part in CARDS for slot in table.zone(of(seat, part)))
