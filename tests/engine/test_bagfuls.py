"""How a game goes into its bags by what its zones say."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.slots import Slot, Table
from companion.core.language.states import Header, Player, State
from companion.engine.bagfuls import Bagful, bagfuls
from companion.engine.zone_table import Zone, ZoneTable

ZONES = ZoneTable.of(
    (
        Zone(name="river", kind="pile", face="down", ordered=True),
        Zone(name="wreck", kind="pile", face="up"),
        Zone(name="stack", kind="pile", face="up", ordered=True),
        Zone(name="fog", kind="pile", face="down"),
        Zone(name="shore", kind="row", face="up", packed="row"),
        Zone(name="bare", kind="pile"),
        Zone(name="chest", kind="pile", packed="box"),
        Zone(name="hold", owner="seat", kind="pile"),
    )
)
P1, P2 = SeatId("p1"), SeatId("p2")


def test_people_come_first_the_box_stays_and_only_open_heaps_need_no_order() -> None:
    full = ("river", "wreck", "stack", "fog", "shore", "chest", "hold:p1", "hold:p2")
    zones = {ZoneId(zone): (SlotId(at),) for at, zone in enumerate(full)}
    slots = {SlotId(at): Slot(ZoneId(zone)) for at, zone in enumerate(full)}
    players = (Player(P1, "Ann"), Player(P2, "Bo"))
    state = State(header=Header("sea", players), players=players, table=Table(zones=zones, slots=slots))
    assert bagfuls(ZONES, state) == (
        Bagful(ZoneId("hold:p1"), P1, is_pile=True, in_order=True),
        Bagful(ZoneId("hold:p2"), P2, is_pile=True, in_order=True),
        Bagful(ZoneId("river"), None, is_pile=True, in_order=True),
        Bagful(ZoneId("wreck"), None, is_pile=True, in_order=False),
        Bagful(ZoneId("stack"), None, is_pile=True, in_order=True),
        Bagful(ZoneId("fog"), None, is_pile=True, in_order=True),
        Bagful(ZoneId("shore"), None, is_pile=False, in_order=True),
    )
