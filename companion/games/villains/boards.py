"""The two boards: what the spaces of the city are called, and which of them is which (VIL-MIX-06 to 08).

Space 1 lies beside the deck and space 5 is the way out on both of them; on a Heroic board the Sewers are the
entry and the Bridge is the exit, and a card that names a space means the one of that name (VIL-RUL-32).
"""

from __future__ import annotations

from companion.core.language.ids import ZoneId
from companion.core.language.states import Header
from companion.games.villains import zones

BOARD = "board"  # the choice of set-up, and the header's word for it
VILLAINOUS, HEROIC = "villainous", "heroic"
BOARDS = (VILLAINOUS, HEROIC)
NAMES = ("bridge", "streets", "rooftops", "bank", "sewers")  # from the villainous entry on (EXT-5)


def board(header: Header) -> str:
    """Which board lies on the table; the one of the box where nobody chose (VIL-MIX-07)."""
    return str(header.options.get(BOARD, VILLAINOUS))


def spaces(header: Header) -> dict[str, ZoneId]:
    """The spaces of the city by their printed names (VIL-RUL-32)."""
    order = zones.CITY if board(header) == VILLAINOUS else tuple(reversed(zones.CITY))
    return dict(zip(NAMES, order, strict=True))


def space(header: Header, name: str) -> ZoneId:
    """The space of that name."""
    return spaces(header)[name]


def called(header: Header, zone: ZoneId) -> str:
    """What a space is called; empty for a place that is none."""
    return next((name for name, there in spaces(header).items() if there == zone), "")
