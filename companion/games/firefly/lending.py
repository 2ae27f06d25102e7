"""Coordinate: a card that is lent in another player's turn (FFY-KEY-01 to 09)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.lending import Lending, LendingRules
from companion.games.firefly.copying import play_copy
from companion.games.firefly.drawing import draw
from companion.games.firefly.flaws import need_free
from companion.games.firefly.lasting import need_allowed
from companion.games.firefly.phases import in_action, need_living
from companion.games.firefly.state import ACTION, EPISODE, STRIKE, FireflyState

USEFUL = (EPISODE, ACTION)  # later the lender still draws, but nobody plays the copy (FFY-RUL-49)


def _lender(draft: Draft[FireflyState], seat: SeatId) -> None:
    """Nobody who is defeated lends, and nobody while a card forbids it (FFY-KEY-09, FFY-SPEC-02)."""
    need_living(draft, seat)
    need_allowed(draft, "coordinate", seat)


RULES = LendingRules(
    lend="FFY-KEY-01", once="FFY-KEY-06", alone="FFY-KEY-01", window="FFY-RUL-49", copy="FFY-RUL-50"
)
LENDING: Lending[FireflyState] = Lending(
    rules=RULES, useful=USEFUL, open=(*USEFUL, STRIKE), lender=_lender, guard=need_free, draw=draw,
    play_copy=play_copy, may_copy=in_action,
)  # fmt: skip
give_back = LENDING.give_back

FEATURE: Feature[FireflyState] = LENDING.feature()
