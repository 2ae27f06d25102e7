"""Keys reach everything that fingers reach: a ring moves over the touchable things of the front screen."""

from __future__ import annotations

from typing import Any

from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.focus.moves import next_in_direction, reading_order

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


class Focus:
    """Shown only while keys are in use; a touch puts the ring away."""

    def __init__(self, stage: Any) -> None:
        """Walk the widgets of that stage."""
        self._stage = stage
        self.at: Touchable | None = None

    def clear(self) -> None:
        """No ring."""
        self._set(None)

    def move(self, key: str, back: bool = False) -> None:
        """An arrow or the tab key."""
        widgets = self.reachable()
        if not widgets:
            return
        boxes = [_box(widget) for widget in widgets]
        if self.at not in widgets:
            self._set(widgets[_in_order(widgets, boxes)[0]])
            return
        here = widgets.index(self.at)
        if key in ARROWS:
            found = next_in_direction(boxes, here, ARROWS[key])
            self._set(widgets[here if found is None else found])
        else:
            order = _in_order(widgets, boxes)
            step = -1 if back else 1
            self._set(widgets[order[(order.index(here) + step) % len(order)]])

    def act(self) -> bool:
        """Press what the ring is on; False when there is no ring."""
        if self.at is None or self.at not in self.reachable():
            return False
        self.at.tap()
        return True

    def hold(self) -> bool:
        """Do what a long press on it does; False when there is no ring."""
        if self.at is None or self.at not in self.reachable():
            return False
        self.at.hold()
        return True

    def carry(self) -> bool:
        """Take it up, where it can be carried; False when it cannot."""
        if self.at is None or not self.at.drags or self.at not in self.reachable():
            return False
        self.at.dispatch("on_drag", None)
        return True

    def reachable(self) -> list[Touchable]:
        """Every touchable thing of what lies in front."""
        front = self._stage.front
        if front is None:
            return []
        only = getattr(front, "only", None)  # while a card is carried: the places that can take it
        return [
            w
            for w in (front.walk(restrict=True) if only is None else only())
            if isinstance(w, Touchable) and w.enabled and w.width > 8 and w.can_focus
        ]

    def _set(self, widget: Touchable | None) -> None:
        """Move the ring."""
        if self.at is not None:
            self.at.focused = False
        self.at = widget
        if widget is not None:
            widget.focused = True


def _in_order(widgets: list[Touchable], boxes: list[Box]) -> list[int]:
    """The order of reading; what stands beside the matter, such as a word that has rules, comes last."""
    return sorted(reading_order(boxes), key=lambda at: widgets[at].comes_last)


def _box(widget: Touchable) -> Box:
    """Where a widget stands on the glass."""
    x, y = widget.to_window(widget.x, widget.y) if widget.get_parent_window() else (widget.x, widget.y)
    return Box(x, y, widget.width, widget.height)
