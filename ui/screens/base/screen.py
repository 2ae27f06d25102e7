"""The base of screens and sheets: a look, a place on the stage, and what the three buttons do."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.steps import Step
from ui.bridge import Button
from ui.context import Context
from ui.theme.boxes import Box
from ui.widgets.keystrip.arrange import strip_height


class Screen(FloatLayout):
    """Built on its first visit; `look` names whose colours it wears."""

    wear: Any = ObjectProperty(None, allownone=True)
    told = 0.0  # how high a tip is that stands above the strip
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

    @property
    def is_standing(self) -> bool:
        """Whether it is higher than wide: like the glass, unless it is turned to somebody at its side."""
        return bool(self.height > self.width)

    def arrange(self) -> None:
        """Put things where they stand on a glass of this size."""

    def enter(self) -> None:
        """The screen is shown."""

    def leave(self) -> None:
        """The screen is left."""

    def hear(self, steps: tuple[Step, ...]) -> None:
        """The bell has rung."""

    def glance(self) -> None:
        """Nothing has happened, but the list of differences is another."""

    def uncovered(self) -> None:
        """The last sheet that lay over it has gone."""

    def press(self, button: Button) -> None:
        """A hardware button or its key."""


def put(parent: Any, widget: Any, box: Box) -> Any:
    """Place a widget at a box; it is added when it is new."""
    widget.size_hint = (None, None)
    widget.pos, widget.size = (box.x, box.y), (box.w, box.h)
    if widget.parent is None:
        parent.add_widget(widget)
    return widget


def put_frame(screen: Any) -> Box:
    """Place ground and key strip of a screen; what is left above the strip is its room."""
    theme = screen.wear.theme
    put(screen, screen.ground, screen.box)
    put(screen, screen.strip, screen.box)
    box: Box = screen.box.inset(theme.mm(2.4), theme.mm(2)).trimmed(bottom=strip_height(theme))
    return box


def put_head(screen: Any, box: Box, height_mm: float) -> Box:
    """Place the head of a screen at the top, higher where words are larger; what is left is below it."""
    theme = screen.wear.theme
    head, rest = box.cut_top(round(theme.mm(height_mm) * theme.glass.text_scale), theme.mm(1.6))
    put(screen, screen.head, head)
    return rest


def put_list(screen: Any) -> None:
    """Place a screen that is a head above a list: ground, key strip, head, grid."""
    theme = screen.wear.theme
    head, rest = put_frame(screen).cut_top(theme.mm(14), theme.mm(1.6))
    put(screen, screen.head, head)
    put(screen, screen.grid, rest)
