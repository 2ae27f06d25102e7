"""How much damage a Main Character can bear (FFY-STRIKE-06 to 08, FFY-NPC-03)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.engine.legendary.life import Life
from companion.games.firefly.difficulty import is_hardened
from companion.games.firefly.lasting import changed
from companion.games.firefly.state import FireflyState


def _fields(state: FireflyState, seat: SeatId) -> tuple[str, ...]:
    """In an easier game Defense adds to the Health; without a player neither counts.

    FFY-DIFF-08, FFY-RUL-64.
    """
    if seat in state.others:
        return ()
    return ("health", "defense") if is_hardened(state.header) else ("health",)


LIFE: Life[FireflyState] = Life(_fields, lambda state, seat: changed(state, "health", seat=seat))
