"""Where cards can lie in Firefly: names of zones, and questions about them (FFY-ZONE)."""

from __future__ import annotations

from functools import cache

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.slots import Table
from companion.engine import zones as piles
from companion.engine.zone_file import shipped_zones
from companion.engine.zone_table import ZoneTable

of, top, crowded = piles.of, piles.top, piles.crowded  # what every game asks of its places

EPISODE = ZoneId("episode")
EPISODE_B, EPISODE_C = ZoneId("episode-b"), ZoneId("episode-c")  # aside until their Episodes begin
EPISODES = (EPISODE, EPISODE_B, EPISODE_C)
OBJECTIVE = ZoneId("objective")
OBJECTIVE_B, OBJECTIVE_C = ZoneId("objective-b"), ZoneId("objective-c")  # on top of their decks
OBJECTIVES = (OBJECTIVE, OBJECTIVE_B, OBJECTIVE_C)
VERSE = tuple(ZoneId(f"verse:{number}") for number in range(1, 6))  # 1 beside the Episode deck
ATTACHED = tuple(ZoneId(f"attached:{number}") for number in range(1, 6))  # lie in a space, but fill none
COMBAT = ZoneId("combat")  # left (index 0) newest, right oldest
OPERATIONS = ZoneId("operations")
DEFEATED = ZoneId("defeated")
DEFEATED_CHARACTERS = ZoneId("defeated-characters")
CREW = ZoneId("crew")
BRIDGE = tuple(ZoneId(f"bridge:{number}") for number in range(1, 6))
BROWNCOATS = ZoneId("browncoats")
TALENTS, FLAWS = ZoneId("talents"), ZoneId("flaws")
CREW_STRIKES, STRUCK = ZoneId("crew-strikes"), ZoneId("crew-strikes-discard")
SHIP_STRIKES = ZoneId("ship-strikes")
SERENITY = ZoneId("serenity")  # the board that says how many slots there are
SLOTS = 12  # more than any mat has; how many count, the owner's board says
STRIKE_SLOTS = tuple(ZoneId(f"serenity:{number}") for number in range(1, SLOTS + 1))  # 1 the lowest
UPGRADE_SLOTS = tuple(ZoneId(f"upgrade:{number}") for number in range(1, SLOTS + 1))  # the same slots
UPGRADES, SHOWN = ZoneId("upgrades"), ZoneId("upgrades-shown")
CREDITS = ZoneId("credits")
SPENT_INEVITABLE = ZoneId("inevitable")
REMOVED = ZoneId("removed")
BOX = ZoneId("box")

CARDS = ("deck", "hand", "played", "discard")  # a player's own cards


@cache
def table() -> ZoneTable:
    """Every zone of the game, and what is known of each: as table.toml says.

    FFY-ZONE-01 to 29, FFY-ZONE-33.
    """
    return shipped_zones("firefly")


def is_verse(zone: ZoneId) -> bool:
    """Whether a zone is a space of the 'Verse."""
    return zone in VERSE


def is_hidden(table: Table, slot: SlotId) -> bool:
    """Whether a card lies face down in the 'Verse (FFY-ZONE-30)."""
    held = table.slots[slot]
    return not held.face_up and is_verse(held.zone)


def strikes_on(table: Table, seat: SeatId) -> tuple[SlotId, ...]:
    """The Crew Strikes beside an Avatar (FFY-ZONE-05)."""
    return table.zone(of(seat, "damage"))


def own_cards(table: Table, seat: SeatId) -> tuple[SlotId, ...]:
    """All cards of a player: deck, hand, played and discarded."""
    return tuple(slot for part in CARDS for slot in table.zone(of(seat, part)))
