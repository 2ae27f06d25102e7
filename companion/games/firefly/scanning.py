"""Scanning the spaces of the 'Verse (FFY-SCAN)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, joined, tells
from companion.engine.legendary.scanning import Scanning
from companion.games.firefly import zones
from companion.games.firefly.flaws import need_free
from companion.games.firefly.lasting import changed, forbidding, need_allowed
from companion.games.firefly.phases import in_action
from companion.games.firefly.revealing import reveal
from companion.games.firefly.state import FireflyState
from companion.games.firefly.verse import is_closed


class Scanned(Event, frozen=True):
    """A space was scanned for this price."""

    zone: ZoneId
    cost: int


def _may(state: FireflyState, space: ZoneId) -> bool:
    """Never the Inevitable card, nor what lies to its right (FFY-SCAN-05, FFY-INEV-02, 05)."""
    return not is_closed(state, space) and zones.top(state.table, space) not in state.inevitables


def _guard(draft: Draft[FireflyState], seat: SeatId) -> None:
    """The own Action Phase, unless a card forbids scanning (FFY-SPEC-02)."""
    need_free(draft, seat)
    need_allowed(draft, "scan")


SCANNING: Scanning[FireflyState] = Scanning(
    spaces=zones.VERSE, guard=_guard, nothing="FFY-SCAN-05", short="FFY-SCAN-01", scanned=Scanned,
    reveal=reveal, may=_may, modified=lambda state, space: changed(state, "scan", place=space),
    open=in_action,
)  # fmt: skip


def _is_void(state: FireflyState, work: DoClause) -> bool:
    """While a card forbids it, a card that scans for nothing does not help (FFY-SPEC-02)."""
    return work.clause.verb == "scan" and forbidding(state, "scan") is not None


FEATURE: Feature[FireflyState] = joined(
    "scanning", SCANNING.feature(), Feature(name="firefly", events={Scanned: tells}, voids=_is_void)
)
