"""Looks over a screen as it stands: what is cut, what overlaps, what is too small to be touched."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.ink.ink import Mark

SLACK = 1.5  # pixels that rounding may cost
SMALLEST_WORDS_MM = 2.65  # of their capitals


def faults(app: Any, size: tuple[int, int]) -> list[str]:
    """Everything that is wrong with what lies in front, on a glass of that size."""
    front, theme = app.stage.front, app.context.wear("shell").theme
    return [
        *cut_words(front), *clashing_words(front),
        *outside(front, Box(0, 0, *size)), *overlapping_targets(front),
        *small_targets(front, theme.space("touch")), *small_type(front, theme.mm(SMALLEST_WORDS_MM)),
    ]  # fmt: skip


def shown(root: Any) -> list[Any]:
    """Every painted widget that takes room."""
    return [w for w in root.walk(restrict=True) if isinstance(w, Drawn) and w.width > 2 and w.height > 2]


def marks(root: Any) -> Iterator[tuple[Any, Mark]]:
    """Every line of words with its widget; what a note lies on is not read while it is there."""
    notes = covers(root)
    for widget in shown(root):
        for mark in widget.marks:
            if not any(lies_under(widget, mark.ink, note) for note in notes):
                yield widget, mark


def covers(root: Any) -> list[Any]:
    """Notes that lie on others for as long as nobody has read them."""
    return [widget for widget in shown(root) if getattr(widget, "covers", False)]


def lies_under(widget: Any, box: Box, note: Any) -> bool:
    """Whether it is covered by a note it is no part of."""
    return widget.parent is not note.parent and box.meets(note.box, SLACK)


def cut_words(root: Any) -> list[str]:
    """Words that do not fit the room they were given, leave their widget, or were shortened."""
    bad = []
    for widget, mark in marks(root):
        name = f"{type(widget).__name__} {mark.words!r}"
        if not mark.whole:
            bad.append(f"{name}: {mark.ink.w:.0f}x{mark.ink.h:.0f} in {mark.box.w:.0f}x{mark.box.h:.0f}")
        elif not widget.box.holds(mark.ink, SLACK):
            bad.append(f"{name} leaves its widget: {mark.ink} in {widget.box}")
        elif mark.words.endswith("…"):
            bad.append(f"{name} is cut")
    return bad


def clashing_words(root: Any) -> list[str]:
    """Lines of words that stand on each other."""
    lines = [(widget, mark) for widget, mark in marks(root) if mark.words.strip()]
    return [
        f"{one.words!r} on {other.words!r}"
        for (_, one), (_, other) in combinations(lines, 2)
        if one.ink.meets(other.ink, SLACK)
    ]


def small_targets(root: Any, touch_px: float) -> list[str]:
    """Things to touch that are smaller than a finger."""
    return [
        f"{type(w).__name__} {w.target or w.box}: {w.width:.0f}x{w.height:.0f}"
        for w in touchables(root)
        if min(reach(w).w, reach(w).h) < touch_px - SLACK
    ]


def reach(widget: Any) -> Box:
    """Where a finger hits a thing: a line reaches a little farther than it is drawn."""
    box: Box = getattr(widget, "reach", widget.box)
    return box


def overlapping_targets(root: Any) -> list[str]:
    """Things to touch that share room; a card lying inside its place does not count."""
    notes = covers(root)
    above = [w for w in touchables(root) if not any(lies_under(w, w.box, note) for note in notes)]
    return [
        f"{type(one).__name__} {one.box} and {type(other).__name__} {other.box}"
        for one, other in combinations(above, 2)
        if one.box.meets(other.box, SLACK)
        and not one.box.holds(other.box, SLACK)
        and not other.box.holds(one.box, SLACK)
    ]


def outside(root: Any, screen: Box) -> list[str]:
    """Painted things that leave the glass."""
    return [f"{type(w).__name__} {w.box}" for w in shown(root) if not screen.holds(w.box, SLACK)]


def touchables(root: Any) -> list[Touchable]:
    """Everything that can be touched."""
    return [w for w in shown(root) if isinstance(w, Touchable) and w.can_focus]


def small_type(root: Any, smallest_px: float) -> list[str]:
    """Words with capitals below the smallest height."""
    return [
        f"{mark.words!r}: {mark.cap_px:.1f}" for _, mark in marks(root) if mark.cap_px < smallest_px - 0.6
    ]
