"""What stands on a glass, written down line by line: rectangles, words, colours and sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ui.theme.colours import Colour
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable


def dump(root: Any) -> list[str]:
    """One line for each painted widget, and one below it for each line of words."""
    return [line for widget in drawn(root) for line in lines_of(widget)]


def drawn(root: Any) -> list[Drawn]:
    """Every painted widget that takes room, from the ground up."""
    found = [one for one in root.walk(restrict=True) if isinstance(one, Drawn)]
    return [one for one in reversed(found) if one.width > 2 and one.height > 2]


def lines_of(widget: Drawn) -> Iterator[str]:
    """The widget with its colours, then its words."""
    target = f" {widget.target}" if isinstance(widget, Touchable) and widget.target else ""
    yield f"{type(widget).__name__}{target} {rectangle(widget.box)} {' '.join(colours_of(widget))}".rstrip()
    for mark in widget.marks:
        yield f"  {mark.words!r} {rectangle(mark.ink)} {mark.cap_px:.1f} {written(mark.colour)}"


def rectangle(box: Any) -> str:
    """Corner and size in whole pixels."""
    return f"{box.x:.0f},{box.y:.0f} {box.w:.0f}x{box.h:.0f}"


def written(colour: Colour) -> str:
    """A colour in hexadecimal, with how much covers when not all does."""
    red, green, blue, cover = (round(255 * part) for part in colour)
    return f"#{red:02x}{green:02x}{blue:02x}" + ("" if cover == 255 else f"/{cover}")


def colours_of(widget: Drawn) -> list[str]:
    """The colours of all its shapes, in the order in which they were first laid on."""
    from kivy.graphics import Mesh

    rows = {(at + 0.5) / 1024: key for key, at in widget.wear.press._rows.items()} if widget.wear else {}
    found: dict[str, None] = {}
    for instruction in meshes(widget.canvas.before, Mesh):
        for row in instruction.vertices[3::4]:
            key = rows.get(round(row, 7)) or nearest(rows, row)
            found.setdefault(
                f"#{key[0]:02x}{key[1]:02x}{key[2]:02x}" + ("" if key[3] == 20 else f"/{key[3]}")
            )
    return list(found)


def nearest(rows: dict[float, tuple[int, ...]], row: float) -> tuple[int, ...]:
    """The colour of a row whose number was rounded on its way."""
    return rows[min(rows, key=lambda one: abs(one - row))]


def meshes(canvas: Any, kind: type) -> Iterator[Any]:
    """Every mesh, also those that lie in a group of their own."""
    for instruction in canvas.children:
        if isinstance(instruction, kind):
            yield instruction
        elif hasattr(instruction, "children"):
            yield from meshes(instruction, kind)
