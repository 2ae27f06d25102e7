"""What a card shown to the camera is taken for: played from the hand, lent, or a Reaction."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import CopyId
from companion.engine.legendary.lending import MARK
from companion.engine.legendary.reacting import has_reaction
from companion.engine.legendary.reactions import React
from companion.engine.legendary.showing import ShownCards, could_be_in
from companion.games.firefly import zones
from companion.games.firefly.kinds import PLAYED
from companion.games.firefly.lending import LENDING
from companion.games.firefly.reactions import OPEN
from companion.games.firefly.solo import OPEN as TRADING
from companion.games.firefly.solo import TradeCoordinate, is_alone
from companion.games.firefly.state import ACTION, FireflyState


def _claims(state: FireflyState, copy: CopyId) -> Command | None:
    """A Reaction that one other player alone can have shown; one that can be lent as well is asked about.

    Where nothing is played, the only player shows a card with Coordinate to give it up.
    """
    card = state.table.card_of(copy)
    if is_alone(state) and card.has(MARK) and state.turn.phase in TRADING and state.turn.phase != ACTION:
        return TradeCoordinate(state.active, copy, "camera")
    if state.turn.phase not in OPEN or not has_reaction(card) or card.has(MARK):
        return None
    holders = [seat for seat in state.living if could_be_in(state, copy, zones.of(seat, "hand"))]
    is_one = len(holders) == 1 and holders[0] != state.active
    return React(holders[0], copy, "camera") if is_one else None


SHOWING: ShownCards[FireflyState] = ShownCards(
    zones=zones.table, people=PLAYED, is_lending=lambda state: state.turn.phase in LENDING.open,
    claims=_claims,
)  # fmt: skip
