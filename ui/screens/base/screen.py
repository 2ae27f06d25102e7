"""The base of screens and sheets: a look, a place on the stage, and what the three buttons do."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.steps import Step
from ui.bridge import Button
from ui.context import Context
from ui.theme.boxes import Box


class Screen(FloatLayout):
    """Built on its first visit; `look` names whose colours it wears."""

    wear: Any = ObjectProperty(None, allownone=True)
    shows_game = False  # the edge light shows the seats of the running game

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Wear the look."""
        self.context = context
        self.wear = context.wear(look)
        super().__init__(**values)
        self.bind(size=lambda *_: self.arrange(), pos=lambda *_: self.arrange())

    @property
    def box(self) -> Box:
        """The whole of it."""
        return Box(self.x, self.y, self.width, self.height)

    def arrange(self) -> None:
        """Put things where they stand on a glass of this size."""

    def enter(self) -> None:
        """The screen is shown."""

    def leave(self) -> None:
        """The screen is left."""

    def hear(self, steps: tuple[Step, ...]) -> None:
        """The bell has rung."""

    def press(self, button: Button) -> None:
        """A hardware button or its key."""


def put(parent: Any, widget: Any, box: Box) -> Any:
    """Place a widget at a box; it is added when it is new."""
    widget.size_hint = (None, None)
    widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
    if widget.parent is None:
        parent.add_widget(widget)
    return widget
