"""What a card shown to the camera is taken for: a Chestburster comes before all else (ALN-FACE-14)."""

from __future__ import annotations

from companion.core.language.commands import Command
from companion.core.language.ids import CopyId
from companion.engine.legendary.showing import ShownCards, could_be_in
from companion.games.alien import zones
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.kinds import PEOPLE
from companion.games.alien.lending import LENDING
from companion.games.alien.state import AlienState


def _claims(state: AlienState, copy: CopyId) -> Command | None:
    """Whoever shows a Chestburster that may be in a hand has drawn it."""
    is_burst = state.table.card_of(copy).has("chestburster")
    owners = (seat for seat in state.living if is_burst and could_be_in(state, copy, zones.of(seat, "hand")))
    owner = next(owners, None)
    return ClaimBurst(owner) if owner is not None else None


SHOWING: ShownCards[AlienState] = ShownCards(
    zones=zones.table, people=PEOPLE, claims=_claims,
    is_lending=lambda state: state.turn.phase in LENDING.open,
)  # fmt: skip
