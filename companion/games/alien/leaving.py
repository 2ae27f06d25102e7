"""Somebody leaves for good: the seat goes as the dead go, no strike to blame (ALN-DEATH-03, ALN-ALIEN-11).

Whoever leaves with a Chestburster in the deck does not come back as an alien: nobody has drawn it.
"""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.leaving import Leaving
from companion.games.alien.aliens.rules import kill_alien
from companion.games.alien.deaths import kill_player
from companion.games.alien.state import AlienState

LEFT = "left"


def _goes(draft: Draft[AlienState], seat: SeatId) -> None:
    """An Alien Player dies as one; a player dies of having left."""
    if seat in draft.state.aliens:
        return kill_alien(draft, seat)
    kill_player(draft, seat, LEFT)


FEATURE: Feature[AlienState] = Leaving[AlienState](
    goes=_goes, besides=lambda state, seat: seat in state.aliens
).feature()
