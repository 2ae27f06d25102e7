"""Where everything stands that a tip can speak of."""

from __future__ import annotations

from ui.screens.coach.model import BIG
from ui.theme.boxes import Box
from ui.widgets.board.parts import Parts
from ui.widgets.keystrip.strip import KeyStrip


def fan_box(parts: Parts, is_up: bool) -> Box | None:
    """Where the drawn hand lies while it is up."""
    return next((part.box for part in parts if part.kind == "fan" and is_up), None)


def ring_boxes(parts: Parts, strip: KeyStrip, fan: Box | None) -> dict[str, Box]:
    """What lies on the board, people, the buttons of the strip, and the hand while it is up."""
    boxes = {part.target: part.box for part in parts if part.target}
    boxes |= {f"seat:{part.seat.seat}": part.box for part in parts if part.seat is not None}
    boxes |= {BIG: strip.big.box, "undo": strip.undo.box, **strip.plain_boxes}
    return boxes | ({"fan": fan} if fan is not None else {})
