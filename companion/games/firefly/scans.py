"""What a card shown to the camera is taken for: played from the hand, or lent."""

from __future__ import annotations

from companion.engine.legendary.showing import ShownCards
from companion.games.firefly import zones
from companion.games.firefly.kinds import PLAYED
from companion.games.firefly.lending import LENDING
from companion.games.firefly.state import FireflyState

SHOWING: ShownCards[FireflyState] = ShownCards(
    zones=zones.table, people=PLAYED, is_lending=lambda state: state.turn.phase in LENDING.open
)
