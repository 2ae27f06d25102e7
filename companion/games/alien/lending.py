"""Coordinate: a card that is lent in another player's turn (ALN-KEY-01 to 11)."""

from __future__ import annotations

from companion.core.language.ids import SeatId, ZoneId
from companion.engine.feature import Feature
from companion.engine.legendary.lending import Lending, LendingRules
from companion.games.alien import zones
from companion.games.alien.copying import play_copy
from companion.games.alien.drawing import draw
from companion.games.alien.phases import in_action, need_action, need_living
from companion.games.alien.state import AlienState

USEFUL = ("hive", "action")


def _home(state: AlienState, seat: SeatId) -> ZoneId:
    """A dead lender's card leaves the game with all the others (ALN-RULING-53)."""
    return zones.of(seat, "discard") if state.player(seat).alive else zones.REMOVED


RULES = LendingRules(
    lend="ALN-KEY-01", once="ALN-KEY-02", alone="ALN-KEY-10", window="ALN-RULING-11", copy="ALN-KEY-04"
)
LENDING: Lending[AlienState] = Lending(
    rules=RULES, useful=USEFUL, open=(*USEFUL, "strike"), lender=need_living, guard=need_action, draw=draw,
    play_copy=play_copy, home=_home, may_copy=in_action,
)  # fmt: skip
give_back = LENDING.give_back

FEATURE: Feature[AlienState] = LENDING.feature()
