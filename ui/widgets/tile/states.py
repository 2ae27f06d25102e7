"""The states of a card, painted around its face."""

from __future__ import annotations

from companion.core.crossing.views import Tile
from ui.theme.boxes import Box
from ui.theme.colours import faded, mixed
from ui.widgets.ink.ink import Ink
from ui.widgets.tile.measures import FOOT_MM


def paint_ground(ink: Ink, box: Box, tile: Tile, pressed: bool) -> None:
    """The tile itself: its weave while hidden, its source bar once known."""
    colours, radius = ink.theme.colours, ink.theme.look.radius
    frame = ink.theme.look.manner.frame
    if frame == "panel":
        ink.slab(Box(box.x + 3, box.y - 3, box.w, box.h), colours.frame, radius)
    bare = colours.stack if tile.kind == "stack" else colours.card
    ground = colours.text if pressed and not tile.hidden else (colours.raised if pressed else bare)
    ink.slab(box, ground, radius)
    if tile.hidden:
        weave = ink.theme.look.manner.weave
        ink.weave(box.inset(2), weave, faded(colours.frame, 0.45))
    if frame in ("ink", "panel") or tile.hidden:
        ink.frame(box, colours.frame, ink.theme.line("outline"), radius)
    if not tile.hidden and tile.known:
        paint_source(ink, box, tile.known == "seen")


def paint_source(ink: Ink, box: Box, seen: bool) -> None:
    """A bar on the left: solid when seen, dashed when only told."""
    colours = ink.theme.colours
    width = ink.theme.line("source_bar")
    bar = mixed(colours.dim_on_card, colours.frame, 0.25)
    if seen:
        ink.fill(Box(box.x, box.y, width, box.h), bar)
        return
    count = max(3, round(box.h / (width * 2.6)))
    for at in range(count):
        ink.fill(
            Box(box.x, round(box.y + box.h * at / count + 1), width, max(2, round(box.h / count * 0.55))), bar
        )


def paint_states(ink: Ink, box: Box, tile: Tile, picked: bool, breath: float) -> None:
    """Outlines: legal, asked, differs, tolerated, picked up."""
    colours, theme = ink.theme.colours, ink.theme
    outline, radius = theme.line("outline"), theme.look.radius
    states = tile.states
    if "legal" in states or "big" in states:
        ink.frame(box, colours.accent, outline, radius)
        side = theme.line("tab")
        ink.shape(
            [(box.right, box.top - side), (box.right, box.top), (box.right - side, box.top)], colours.accent
        )
    if "big" in states:
        ink.fill(Box(box.x, box.y, box.w, theme.mm(FOOT_MM)), colours.accent)
    inked = theme.look.manner.frame in ("ink", "panel")
    if inked and ("asked" in states or "differs" in states):
        ink.frame(box, colours.on_card, outline * 2, radius)  # there the warning colour needs ink beside it
    if "asked" in states:
        for inset in (outline, outline * 3) if inked else (0, outline * 2):
            ink.frame(box.inset(inset), faded(colours.warn, breath), outline, radius)
    if "differs" in states:
        ink.dashes(box, colours.warn, theme.line("heavy"), theme.mm(1.3))
    if "tolerated" in states:
        ink.frame(box, colours.tolerated, outline, radius)
    if picked:
        width = theme.line("heavy") * 2
        ink.frame(box.inset(-2), colours.text, width, radius)


def paint_corner(ink: Ink, box: Box, tile: Tile) -> None:
    """What is tolerated has a corner cut off and folded."""
    if "tolerated" not in tile.states:
        return
    colours, side = ink.theme.colours, ink.theme.mm(3)
    ink.shape([(box.right - side, box.y), (box.right + 1, box.y - 1), (box.right, box.y + side)], colours.bg)
    fold = [(box.right - side, box.y), (box.right - 1, box.y + side), (box.right - side, box.y + side)]
    ink.line(fold, colours.tolerated, ink.theme.line("outline"), closed=True)
