"""The picture of an owner's card behind the words of its tile: cropped, and veiled so that they read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from companion.core.crossing.views import Tile
from ui.theme.boxes import Box
from ui.theme.colours import Colour, contrast, faded, luminance, mixed
from ui.theme.theme import Theme
from ui.widgets.ink.ink import Ink

HIGH_MM, WIDE_MM = 14.0, 16.0  # a smaller tile is full of words
ART = 0.66  # where the drawing of a card has its middle, from its foot
READS, READS_DIM, READS_LARGE = 4.5, 3.0, 3.0  # contrast of names, of what stands below, and of numbers
BRIGHT: Colour = (1.0, 1.0, 1.0, 1.0)
BLACK: Colour = (0.0, 0.0, 0.0, 1.0)
BANDS = 12


def has_room(theme: Theme, box: Box) -> bool:
    """Whether a tile is large enough for a picture behind its words."""
    return box.h >= theme.mm(HIGH_MM) and box.w >= theme.mm(WIDE_MM)


@lru_cache(64)
def veil_for(card: Colour, words: Colour, least: float) -> float:
    """How dense the colour of the card has to lie over any picture for words of that colour to read."""
    worst = BRIGHT if luminance(words) > luminance(card) else BLACK
    shares = (step / 50 for step in range(51))
    return next((share for share in shares if contrast(words, mixed(worst, card, share)) >= least), 1.0)


def cropped(texture: Any, box: Box) -> tuple[float, ...]:
    """Which part of a picture fills a box, as corners of its texture: its drawing, as large as it goes."""
    shape, wanted = texture.width / texture.height, box.w / max(1.0, box.h)
    wide, high = (1.0, shape / wanted) if wanted >= shape else (wanted / shape, 1.0)
    left = (1 - wide) / 2
    low = min(max(0.0, ART - high / 2), 1 - high)
    corners = texture.tex_coords
    x0, y0 = corners[0], corners[1]
    across = corners[2] - x0, corners[3] - y0
    up = corners[6] - x0, corners[7] - y0
    found: list[float] = []
    for u, v in ((left, low), (left + wide, low), (left + wide, low + high), (left, low + high)):
        found += [x0 + u * across[0] + v * up[0], y0 + u * across[1] + v * up[1]]
    return tuple(found)


def paint_art(ink: Ink, texture: Any, box: Box, tile: Tile, foot: float) -> None:
    """The picture in the whole tile; below `foot` stand figures, under a thinner veil."""
    colours = ink.theme.colours
    room = box.inset(ink.theme.line("outline"))
    ink.part(texture, room, cropped(texture, room))
    name = veil_for(colours.card, colours.on_card, READS)
    dim = veil_for(colours.card, colours.dim_on_card, READS_DIM)
    is_told = bool(tile.note or tile.live or (tile.text and not tile.figures)) or "spent" in tile.states
    above = max(name, dim) if is_told else name
    below = above if is_told else veil_for(colours.card, colours.on_card, READS_LARGE)
    for band in room.rows(BANDS):
        share = max(0.0, min(1.0, (band.y + band.h / 2 - room.y) / max(1.0, foot)))
        ink.fill(band, faded(colours.card, below + (above - below) * share))
