"""How a running game goes into its bags: what with whom, in which order, and out again backwards."""

from __future__ import annotations

import msgspec

from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.states import State
from companion.engine.zone_table import ZoneTable


class Bagful(msgspec.Struct, frozen=True):
    """One bag: the cards of one zone."""

    zone: ZoneId
    owner: SeatId | None  # with whose cards it goes; None: with those of the table
    is_pile: bool  # one on the other; else side by side
    in_order: bool  # whether its order is kept: a heap of open cards has none that matters


def bagfuls(zones: ZoneTable, state: State) -> tuple[Bagful, ...]:
    """The bags in the order of packing: each player's cards, then those of the table as they are told.

    What lies in the game's box needs none. They are laid out backwards: what was packed last comes first.
    """
    out = [zone for zone in zones.of_game(state) if state.table.zone(zone) and not zones.is_boxed(zone)]
    return tuple(_bagful(zones, zone) for zone in sorted(out, key=lambda zone: zones.owner(zone) is None))


def _bagful(zones: ZoneTable, zone: ZoneId) -> Bagful:
    row = zones.find(zone)
    is_pile = row is None or row.packed == "pile"
    is_heap = row is not None and is_pile and row.face == "up" and not row.ordered
    return Bagful(zone, zones.owner(zone), is_pile, in_order=not is_heap)
