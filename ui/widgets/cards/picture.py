"""A picture of a card, painted into a widget that wants it."""

from __future__ import annotations

from collections.abc import Callable

from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.cards.shape import SHAPE
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.ink import Ink


def picture_width(height: float) -> int:
    """How wide a card of that height is."""
    return round(height * SHAPE)


def paint_picture(ink: Ink, wear: Wear, design: str, box: Box, again: Callable[[], None]) -> None:
    """The picture as large as the box allows, an empty card while it is not there yet."""
    theme, colours = ink.theme, ink.theme.colours
    texture = wear.pictures.want(design, again) if wear.pictures is not None else None
    if texture is None:
        card = box.centred(min(box.w, picture_width(box.h)), min(box.h, round(box.w / SHAPE)))
        ink.slab(card, faded(colours.frame, 0.25), theme.mm(0.8))
        ink.frame(card, colours.frame, theme.line("thin"), theme.mm(0.8))
        return
    scale = min(box.w / texture.width, box.h / texture.height)
    ink.picture(texture, box.centred(round(texture.width * scale), round(texture.height * scale)))
