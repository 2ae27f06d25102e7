"""Names for things, as plain values: every id is a string or a number that survives JSON."""

from typing import NewType

SlotId = NewType("SlotId", int)  # one card-shaped thing on the table
CopyId = NewType("CopyId", str)  # one physical card of the collection
DesignId = NewType("DesignId", str)  # one printed design
ZoneId = NewType("ZoneId", str)  # "hive", "room:2", "hand:p1"
SeatId = NewType("SeatId", str)  # "p1" .. "p5"
GroupId = NewType("GroupId", str)  # slots shuffled together and not yet told apart
PoolId = NewType("PoolId", str)  # copies that look alike from outside
RuleId = NewType("RuleId", str)  # "ALN-HIVE-03"

TABLE = "table"  # the audience that everybody around the screen is


def family(zone: ZoneId | str) -> str:
    """The part of a zone's name before the colon: what kind of place it is."""
    return zone.partition(":")[0]


def which(zone: ZoneId | str) -> str:
    """The part of a zone's name after the colon: the seat that it belongs to, or its number."""
    return zone.partition(":")[2]
