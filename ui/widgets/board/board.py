"""Keeps one widget for each part of the board: what stays is kept, what moves travels, what is gone goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget
from msgspec.structs import replace

from ui.widgets.board.fingers import Draw, Fingers, Meant, Point
from ui.widgets.board.journeys import Journey, Trip, journeys, pace_of, slides
from ui.widgets.board.parts import Part, Parts
from ui.widgets.board.travel import Travel
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.chips.line import LineChip
from ui.widgets.chronicle.chronicle import ChronicleWidget, HandLine
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.siblings import level
from ui.widgets.label.label import Words
from ui.widgets.label.spine import Spine
from ui.widgets.objective.objective import ObjectiveWidget
from ui.widgets.people.person import PersonWidget
from ui.widgets.place.place import Chevron, CounterWidget, DeckWidget, PlaceWidget
from ui.widgets.plate.plate import PlateWidget
from ui.widgets.slots.slots import SlotsWidget
from ui.widgets.space.frame import SectionFrame
from ui.widgets.space.map import MapWidget
from ui.widgets.space.space import SpaceWidget
from ui.widgets.tile.tile import TileWidget

ON_TOP = ("tile", "chevron")
PAN_MM = 10.0  # a finger that goes so far draws a map along
LEAST_MM = 8.0  # two fingers side by side are no nearer
LEVEL = ("tile", "room", "person")


class Board(FloatLayout):
    """Shows parts; calls `on_part(part)` when one was touched and `on_part_held` when it was held."""

    __events__ = ("on_part", "on_part_held", "on_part_dragged", "on_pinch")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Two layers: places below, tiles above."""
        super().__init__(**values)
        self.wear = wear
        self._below, self._above = FloatLayout(size_hint=(1, 1)), FloatLayout(size_hint=(1, 1))
        self.add_widget(self._below)
        self.add_widget(self._above)
        self.travel = Travel(wear)  # lies above the board, where its screen puts it
        self._widgets: dict[str, Widget] = {}
        self._parts: dict[str, Part] = {}
        self._touches: dict[Any, Any] = {}
        self._fingers, self._draw = Fingers(wear.theme.mm(LEAST_MM)), Draw(wear.theme.mm(PAN_MM))

    def on_part(self, part: Part) -> None:
        """A part was touched."""

    def on_part_held(self, part: Part) -> None:
        """A part was held."""

    def on_part_dragged(self, part: Part, touch: Any) -> None:
        """A card was taken up by a finger, or by the keys."""

    def on_pinch(self, meant: Meant, at: Point) -> None:
        """Two fingers were drawn apart or together on a map, or one along it."""

    def on_touch_down(self, touch: Any) -> bool:
        """On a map a second finger takes back what the first had pressed: two mean something else."""
        is_map = any(part.page for part in self._parts.values())
        if not is_map or touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        self._touches[touch.uid] = touch
        self._fingers.put(touch.uid, touch.pos)
        touch.grab(self)
        if not self._fingers.are_two:
            self._draw.put(touch.pos)
            return bool(super().on_touch_down(touch))
        self._draw.lift()
        for one in self._touches.values():
            release(one)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Two fingers are drawn apart or together, or one draws along what goes on beyond its room."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        meant: Meant = self._fingers.move(touch.uid, touch.pos)
        if not meant and any(part.pans for part in self._parts.values()):
            meant = self._draw.move(touch.pos)
            if meant:
                release(touch)
        if meant:
            self.dispatch("on_pinch", meant, self._fingers.middle)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """A finger goes away."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._touches.pop(touch.uid, None)
        self._fingers.lift(touch.uid)
        self._draw.lift()
        return True

    @property
    def parts(self) -> Parts:
        """What is shown."""
        return tuple(self._parts.values())

    def show(self, parts: Parts, trips: Iterable[Trip] = ()) -> None:
        """Bring the widgets to what the parts say; `trips` tell where cards came from or went to."""
        before = self.parts
        wanted = {part.key: part for part in parts}
        for key in [key for key in self._widgets if key not in wanted]:
            self._drop(key)
        for part in parts:
            old = self._parts.get(part.key)
            if old is None or old.kind != part.kind:
                self._drop(part.key)
                self._widgets[part.key] = self._make(part)
            elif old.box != part.box:
                _put(self._widgets[part.key], part)
            self._parts[part.key] = part
            _dress(self._widgets[part.key], part)
        self._level(parts)
        slid = slides(before, parts, pace_of(self.wear.theme))
        if slid or _tiles(before) != _tiles(parts):
            self._set_out(slid + journeys(before, parts, trips, pace_of(self.wear.theme)))

    def _level(self, parts: Parts) -> None:
        """Names that stand side by side have one size: the largest in which each of them has room."""
        rows: dict[str, list[Any]] = {}
        for part in parts:
            if part.kind in LEVEL:
                row = part.group or f"{part.kind}:{round(part.box.y)}"
                rows.setdefault(row, []).append(self._widgets[part.key])
        for siblings in rows.values():
            level(siblings)

    def _set_out(self, found: tuple[Journey, ...]) -> None:
        """Cards travel above the board; each is seen on it when the last of them has arrived."""
        under_way = {one.key for one in found if one.stays}
        self.travel.begin(found, self._arrive)
        for key in under_way:
            self._widgets[key].opacity = 0

    def _arrive(self) -> None:
        """Nothing travels any more."""
        for widget in self._widgets.values():
            widget.opacity = 1

    def widget(self, key: str) -> Widget | None:
        """The widget of a part."""
        return self._widgets.get(key)

    def _drop(self, key: str) -> None:
        """Take a widget off the board."""
        widget = self._widgets.pop(key, None)
        self._parts.pop(key, None)
        if widget is not None and widget.parent is not None:
            widget.parent.remove_widget(widget)

    def _make(self, part: Part) -> Widget:
        """A new widget where the part stands."""
        box = part.box
        widget: Widget = MAKERS[part.kind](
            wear=self.wear, pos=(box.x, box.y), size=(box.w, box.h), size_hint=(None, None)
        )
        if isinstance(widget, Touchable):
            key = part.key
            widget.bind(on_tap=lambda touched: self.dispatch("on_part", self._meant(touched, key)))
            widget.bind(on_hold=lambda _w: self.dispatch("on_part_held", self._parts[key]))
            widget.bind(on_drag=lambda _w, touch: self.dispatch("on_part_dragged", self._parts[key], touch))
            widget.drags = part.kind == "tile" and part.target.startswith("slot:")
        (self._above if part.kind in ON_TOP else self._below).add_widget(widget)
        return widget

    def _meant(self, widget: Touchable, key: str) -> Part:
        """The part that was touched; of a small map that of it which lay under the finger."""
        part = self._parts[key]
        return part if widget.target == part.target else replace(part, target=widget.target)


def release(touch: Any) -> None:
    """Whatever was pressed by a finger is not pressed any more, and nothing comes of it."""
    for held in [weak() for weak in touch.grab_list]:
        if isinstance(held, Touchable):
            held.let_go(touch)


def _put(widget: Widget, part: Part) -> None:
    """Where the part stands now."""
    box = part.box
    widget.size, widget.pos = (box.w, box.h), (box.x, box.y)


def _tiles(parts: Parts) -> dict[str, tuple[Any, ...]]:
    """What makes a board another one for eyes that follow cards."""
    return {part.key: (part.box, part.tile) for part in parts if part.kind == "tile"}


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
    "spine": Spine,
    "plate": PlateWidget,
    "slots": SlotsWidget,
    "space": SpaceWidget,
    "map": MapWidget,
    "frame": SectionFrame,
    "sentence": Words,
    "crowd": PlaceWidget,
    "chip": LineChip,
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
    "hand": (("text", "words"), ("more", "more"), ("urgent", "urgent"), ("rises", "icon")),
    "button": (("text", "words"), ("icon", "icon"), ("chosen", "urgent")),
    "chevron": (("leftward", "leftward"), ("urgent", "urgent")),
    "label": (("text", "words"),),
    "spine": (("text", "words"),),
    "plate": (("tile", "tile"),),
    "slots": (("place", "place"), ("slots", "places")),
    "space": (("place", "place"), ("seats", "seats"), ("tint", "tint"), ("look", "look")),
    "map": (("dots", "dots"), ("seats", "seats"), ("page", "page")),
    "frame": (("dots", "dots"),),
    "sentence": (("text", "words"),),
    "crowd": (("place", "place"), ("note", "words"), ("unit", "icon")),
    "chip": (("place", "place"), ("objective", "objective")),
}


def _dress(widget: Any, part: Part) -> None:
    """Give a widget the values of its part; equal values repaint nothing."""
    for name, field in FIELDS[part.kind]:
        value = getattr(part, field)
        if getattr(widget, name) != value:
            setattr(widget, name, value)
    if part.kind in ("room", "zone", "crowd"):
        widget.style = part.kind
    if part.kind == "label":
        widget.tint, widget.valign = "dim", "middle"
        widget.step = "caption" if "\n" in part.words or len(part.words) > 3 else "body"
    if isinstance(widget, Touchable):
        widget.target = part.target
