"""Which tips a first game of which room is led with: those of every game, and the room's own."""

from __future__ import annotations

from ui.rooms.tips import Tip

# The first that fits is shown, so what cannot wait stands above what is good to know.
FIRST = (
    Tip(id="start", offer="begin"),
    Tip(id="show", ask="order"),
    Tip(id="done", ask="done"),
)
LATER = (Tip(id="hold", turn=2), Tip(id="undo", turn=3), Tip(id="words", turn=4))


def tips_of(room: str) -> tuple[Tip, ...]:
    """In the order in which they are shown."""
    from ui.rooms.alien.coach import TIPS as alien

    own = {"alien": alien}.get(room, ())
    return (*FIRST, *own, *LATER)
