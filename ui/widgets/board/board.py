"""Keeps one widget for each part of the board: what stays is kept, what moves travels, what is gone goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from ui.theme.boxes import Box
from ui.widgets.board.parts import Part, Parts
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.chronicle.chronicle import ChronicleWidget, HandLine
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.label.label import Words
from ui.widgets.objective.objective import ObjectiveWidget
from ui.widgets.people.person import PersonWidget
from ui.widgets.place.place import Chevron, CounterWidget, DeckWidget, PlaceWidget
from ui.widgets.tile.tile import TileWidget

MOST_S = 0.7  # a long way takes no longer than this
ON_TOP = ("tile", "chevron")


class Board(FloatLayout):
    """Shows parts; calls `on_part(part)` when one was touched and `on_part_held` when it was held."""

    __events__ = ("on_part", "on_part_held")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Two layers: places below, tiles above."""
        super().__init__(**values)
        self.wear = wear
        self._below, self._above = FloatLayout(size_hint=(1, 1)), FloatLayout(size_hint=(1, 1))
        self.add_widget(self._below)
        self.add_widget(self._above)
        self._widgets: dict[str, Widget] = {}
        self._parts: dict[str, Part] = {}

    def on_part(self, part: Part) -> None:
        """A part was touched."""

    def on_part_held(self, part: Part) -> None:
        """A part was held."""

    def show(self, parts: Parts) -> None:
        """Bring the widgets to what the parts say."""
        wanted = {part.key: part for part in parts}
        for key in [key for key in self._widgets if key not in wanted]:
            self._drop(key)
        for part in parts:
            old = self._parts.get(part.key)
            if old is None or old.kind != part.kind:
                self._drop(part.key)
                self._widgets[part.key] = self._make(part)
            elif old.box != part.box:
                self._move(self._widgets[part.key], old, part)
            self._parts[part.key] = part
            _dress(self._widgets[part.key], part)

    def widget(self, key: str) -> Widget | None:
        """The widget of a part."""
        return self._widgets.get(key)

    def _drop(self, key: str) -> None:
        """Take a widget off the board."""
        widget = self._widgets.pop(key, None)
        self._parts.pop(key, None)
        if widget is not None and widget.parent is not None:
            Animation.cancel_all(widget)
            widget.parent.remove_widget(widget)

    def _make(self, part: Part) -> Widget:
        """A new widget where the part stands."""
        box = part.box
        widget: Widget = MAKERS[part.kind](
            wear=self.wear, pos=(box.x, box.y), size=(box.w, box.h), size_hint=(None, None)
        )
        if isinstance(widget, Touchable):
            key = part.key
            widget.bind(on_tap=lambda _w: self.dispatch("on_part", self._parts[key]))
            widget.bind(on_hold=lambda _w: self.dispatch("on_part_held", self._parts[key]))
        (self._above if part.kind in ON_TOP else self._below).add_widget(widget)
        return widget

    def _move(self, widget: Widget, old: Part, part: Part) -> None:
        """Cards travel so that eyes can follow; everything else is just there."""
        box = part.box
        Animation.cancel_all(widget, "x", "y")
        widget.size = (box.w, box.h)
        seconds = min(MOST_S, self.wear.theme.seconds("card_moves_one_place") * _steps(old.box, box))
        if part.kind == "tile" and seconds > 0:
            self._above.remove_widget(widget)
            self._above.add_widget(widget)
            Animation(x=box.x, y=box.y, d=seconds, t="out_quad").start(widget)
        else:
            widget.pos = (box.x, box.y)


def _steps(old: Box, new: Box) -> float:
    """How many places far a move is."""
    distance = abs(new.x - old.x) + abs(new.y - old.y)
    return 0.0 if distance < 2 else max(1.0, distance / max(old.w, 1))


MAKERS: dict[str, Callable[..., Widget]] = {
    "room": PlaceWidget,
    "zone": PlaceWidget,
    "deck": DeckWidget,
    "counter": CounterWidget,
    "tile": TileWidget,
    "person": PersonWidget,
    "objective": ObjectiveWidget,
    "chronicle": ChronicleWidget,
    "hand": HandLine,
    "button": PlainButton,
    "chevron": Chevron,
    "label": Words,
}

FIELDS: dict[str, tuple[tuple[str, str], ...]] = {
    "room": (("place", "place"),),
    "zone": (("place", "place"), ("note", "words")),
    "deck": (("place", "place"),),
    "counter": (("places", "places"),),
    "tile": (("tile", "tile"), ("scan", "scan")),
    "person": (("seat", "seat"), ("alarm", "alarm")),
    "objective": (("objective", "objective"),),
    "chronicle": (("lines", "lines"),),
    "hand": (("text", "words"), ("more", "more"), ("urgent", "urgent")),
    "button": (("text", "words"), ("icon", "icon"), ("chosen", "urgent")),
    "chevron": (("leftward", "leftward"),),
    "label": (("text", "words"),),
}


def _dress(widget: Any, part: Part) -> None:
    """Give a widget the values of its part; equal values repaint nothing."""
    for name, field in FIELDS[part.kind]:
        value = getattr(part, field)
        if getattr(widget, name) != value:
            setattr(widget, name, value)
    if part.kind in ("room", "zone"):
        widget.style = part.kind
    if part.kind == "label":
        widget.tint, widget.valign = "dim", "middle"
        widget.step = "caption" if "\n" in part.words or len(part.words) > 3 else "body"
    if isinstance(widget, Touchable):
        widget.target = part.target
