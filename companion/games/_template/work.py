"""Work that is begun in one chapter of Night Ferry and goes on in another."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.ids import SlotId


class Effects(Work, frozen=True, tag="effects"):
    """What a card does at a moment."""

    slot: SlotId
    on: str


class Act(Work, frozen=True, tag="act"):
    """The player may act."""


class ShowRoles(Work, frozen=True, tag="show-roles"):
    """Every role is turned up, then it is said who has won."""


class Catch(Work, frozen=True, tag="catch"):
    """Whoever moors looks for a beacon."""


class Sail(Work, frozen=True, tag="sail"):
    """The next boat sails."""
