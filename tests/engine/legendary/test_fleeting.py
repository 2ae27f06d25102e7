"""What is said of a card for this turn is forgotten when it leaves the board."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import ZoneId
from companion.engine.changes import carried
from companion.engine.legendary.fleeting import Fleeting
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import family

BOARD, PILE = ZoneId("city"), ZoneId("pile")
FLEETING: Fleeting[LegendaryState] = Fleeting(lambda zone: zone == BOARD)


def test_only_what_lies_on_the_board_is_remembered() -> None:
    state = lay(family(), BOARD, thing("stays"), thing("goes"))
    stays, goes = state.table.zone(BOARD)
    state = replace(state, weakened={stays: 1, goes: 2}, struck=(goes,), calmed=(stays, goes))
    after = FLEETING.forgotten(Event(), state, carried(state, (goes,), PILE))
    assert (after.weakened, after.struck, after.calmed) == ({stays: 1}, (), (stays,))


def test_nothing_changes_while_nothing_leaves() -> None:
    state = lay(family(), BOARD, thing("stays"))
    assert FLEETING.forgotten(Event(), state, state) is state
    state = replace(state, weakened={state.table.zone(BOARD)[0]: 1})
    assert FLEETING.forgotten(Event(), state, state) is state
