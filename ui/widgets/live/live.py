"""The live picture with its outlines: solid is recognised, dashed is doubtful, thin is an empty place."""

from __future__ import annotations

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.ports.cameras import SeenShape, Spot
from ui.theme.boxes import Box, around
from ui.theme.colours import Colour, faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.ink import Ink
from ui.widgets.live.picture import LivePicture, Pixels, fitted

USUAL = (16, 9)
TAP_PX = 8.0  # a finger that goes no further than this points, and does not drag
THIN = ("place", "tray")


class Outlines(Touchable):
    """What is drawn over the picture; says where a finger points and what it drags."""

    shapes = ObjectProperty(())
    chosen = StringProperty("")
    cross = ObjectProperty(None, allownone=True)  # a spot that keys point at
    frame = ObjectProperty(None, allownone=True)  # two spots: a rectangle that is being drawn
    off = ObjectProperty((0.0, 0.0))  # how far the chosen one is dragged
    note = StringProperty("")
    watched = ("shapes", "chosen", "cross", "frame", "off", "note")
    can_focus = False
    __events__ = ("on_spot", "on_draw_along")

    def __init__(self, **values: Any) -> None:
        """No finger yet."""
        self._start: tuple[float, float] | None = None
        super().__init__(**values)

    def spot_of(self, x: float, y: float) -> Spot:
        """A point of the glass in parts of the picture."""
        return ((x - self.x) / max(self.width, 1), (self.top - y) / max(self.height, 1))

    def at(self, spot: Spot) -> tuple[float, float]:
        """Where a spot of the picture is on the glass."""
        return (self.x + spot[0] * self.width, self.top - spot[1] * self.height)

    def on_touch_down(self, touch: Any) -> bool:
        """A finger begins to point or to drag."""
        taken = bool(super().on_touch_down(touch))
        if taken:
            self._start = (touch.x, touch.y)
        return taken

    def on_touch_move(self, touch: Any) -> bool:
        """It drags."""
        taken = bool(super().on_touch_move(touch))
        if taken and self._start is not None and self._is_far(touch):
            self.dispatch("on_draw_along", self.spot_of(*self._start), self._within(touch), False)
        return taken

    def on_touch_up(self, touch: Any) -> bool:
        """It lets go: a tap points, a way further is a drag."""
        is_mine = touch.grab_current is self
        start, self._start = (self._start, None) if is_mine else (None, self._start)
        taken = bool(super().on_touch_up(touch))
        if is_mine and start is not None:
            if self._is_further(start, touch):
                self.dispatch("on_draw_along", self.spot_of(*start), self._within(touch), True)
            else:
                self.dispatch("on_spot", self.spot_of(*start))
        return taken

    def _is_far(self, touch: Any) -> bool:
        return self._start is not None and self._is_further(self._start, touch)

    @staticmethod
    def _is_further(start: tuple[float, float], touch: Any) -> bool:
        return abs(touch.x - start[0]) + abs(touch.y - start[1]) > TAP_PX

    def _within(self, touch: Any) -> Spot:
        x, y = self.spot_of(touch.x, touch.y)
        return (min(1.0, max(0.0, x)), min(1.0, max(0.0, y)))

    def on_spot(self, spot: Spot) -> None:
        """A finger pointed at a spot of the picture."""

    def on_draw_along(self, start: Spot, end: Spot, is_done: bool) -> None:
        """A finger dragged from one spot to another, or still does."""

    def paint(self, ink: Ink) -> None:
        """Places below, cards and codes above them, then what is pointed at."""
        colours = ink.theme.colours
        if self.note:
            ink.slab(self.box, colours.recess)
            font = ink.theme.font("body")
            room = self.box.inset(ink.theme.mm(3))
            ink.paragraph(self.note, room, font, colours.dim, "center", "middle")
        taken: list[Box] = []
        for shape in self.shapes:
            self._shape(ink, shape)
        for shape in self.shapes:  # no line goes through a word
            self._words(ink, shape, taken)
        if self.frame is not None:
            (x, y), (to_x, to_y) = (self.at(spot) for spot in self.frame)
            box = Box(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))
            ink.slab(box, faded(colours.recess, 0.6))
            ink.frame(box, colours.accent, ink.theme.line("heavy"))
        if self.cross is not None:
            self._cross(ink, self.at(self.cross))

    def _cross(self, ink: Ink, at: tuple[float, float]) -> None:
        """A cross as large as a finger, clear in its middle."""
        (x, y), reach, gap = at, ink.theme.mm(5), ink.theme.mm(1.4)
        for colour, width in (
            (ink.theme.colours.recess, ink.theme.mm(1.2)),
            (ink.theme.colours.focus, ink.theme.mm(0.6)),
        ):
            for way in (-1, 1):
                ink.line([(x + way * gap, y), (x + way * reach, y)], colour, width)
                ink.line([(x, y + way * gap), (x, y + way * reach)], colour, width)

    def _points(self, shape: SeenShape) -> list[tuple[float, float]]:
        """Its corners on the glass; the chosen one lies where it is dragged."""
        right, down = self.off if self._is_chosen(shape) else (0.0, 0.0)
        return [self._clamped(self.at((x + right, y + down))) for x, y in shape.points]

    def _is_chosen(self, shape: SeenShape) -> bool:
        return bool(shape.id) and bool(shape.id == self.chosen)

    def _shape(self, ink: Ink, shape: SeenShape) -> None:
        theme, is_chosen, points = ink.theme, self._is_chosen(shape), self._points(shape)
        if len(points) < 3:
            return
        colour = self._colour(ink, shape, is_chosen)
        if shape.kind == "mask":
            ink.shape(points, faded(theme.colours.recess, 0.92))
        if is_chosen:
            ink.line(points, colour, theme.line("heavy"), closed=True)
        elif not shape.is_sure or shape.kind in THIN:
            dashed(
                ink, points, colour, theme.line("thin" if shape.kind in THIN else "outline"), theme.mm(1.2)
            )
        else:
            ink.line(points, colour, theme.line("outline"), closed=True)

    def _clamped(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the picture, or the nearest: what reaches further is cut by its frame."""
        return (min(self.right, max(self.x, point[0])), min(self.top, max(self.y, point[1])))

    def _colour(self, ink: Ink, shape: SeenShape, is_chosen: bool) -> Colour:
        colours = ink.theme.colours
        if is_chosen:
            return colours.focus
        if shape.kind in ("foreign",) or not shape.is_sure:
            return colours.warn
        if shape.kind in ("place", "tray", "mask"):
            return colours.text if shape.kind != "mask" else colours.frame
        return colours.warn if shape.kind == "strip" else colours.accent

    def _words(self, ink: Ink, shape: SeenShape, taken: list[Box]) -> None:
        """What it is, on a plate inside of its outline, where no other words are yet."""
        points = self._points(shape)
        if shape.says is None or len(points) < 3:
            return
        theme, font = ink.theme, ink.theme.font("caption")
        colour = self._colour(ink, shape, self._is_chosen(shape))
        words = self.wear.say(shape.says)
        box = around([Box(x, y, 0, 0) for x, y in points])
        wide, high = ink.press.type.width(words, font) + theme.mm(1.6), font.cap + theme.mm(1.6)
        inside = self.box.inset(1)
        if wide > inside.w or (shape.kind in THIN and wide > box.w * 1.6):
            return
        for y in (box.top - high - 1, box.y + 1, box.centre[1] - high / 2):
            x = min(max(inside.x, box.centre[0] - wide / 2), inside.right - wide)
            plate = Box(round(x), round(min(max(inside.y, y), inside.top - high)), wide, high)
            if not any(plate.meets(other) for other in taken):
                taken.append(plate)
                ink.slab(plate, faded(theme.colours.recess, 0.86), theme.mm(0.5))
                ink.words(words, plate, font, colour, "center")
                return


def dashed(ink: Ink, points: list[tuple[float, float]], colour: Colour, width: float, dash: float) -> None:
    """A dashed line around points, drawn as segments."""
    for (x, y), (to_x, to_y) in zip(points, [*points[1:], points[0]], strict=True):
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        count = max(1, round(length / dash / 2))
        if length < 1:
            continue
        for at in range(count):
            here, there = (at + 0.2) / count, (at + 0.75) / count
            ink.line([(x + (to_x - x) * here, y + (to_y - y) * here),
                      (x + (to_x - x) * there, y + (to_y - y) * there)], colour, width)  # fmt: skip


class LiveView(FloatLayout):
    """Picture and outlines in the shape of the picture; fires on_spot and on_draw_along."""

    __events__ = ("on_spot", "on_draw_along")

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is seen yet."""
        super().__init__(**values)
        self.shape = USUAL
        self.picture = LivePicture(size_hint=(None, None))
        self.outlines = Outlines(wear=wear, size_hint=(None, None))
        self.add_widget(self.picture)
        self.add_widget(self.outlines)
        self.outlines.bind(
            on_spot=lambda _o, spot: self.dispatch("on_spot", spot),
            on_draw_along=lambda _o, *way: self.dispatch("on_draw_along", *way),
        )
        self.bind(pos=lambda *_: self._lay(), size=lambda *_: self._lay())

    def show(self, pixels: Pixels, shapes: tuple[SeenShape, ...]) -> None:
        """Another moment."""
        if pixels.size != self.shape:
            self.shape = pixels.size
            self._lay()
        self.picture.show(pixels)
        self.outlines.note = ""
        if shapes != self.outlines.shapes:
            self.outlines.shapes = shapes

    def _lay(self) -> None:
        box = fitted(self.shape, Box(self.x, self.y, self.width, self.height))
        for widget in (self.picture, self.outlines):
            widget.pos, widget.size = (box.x, box.y), (box.w, box.h)

    def on_spot(self, spot: Spot) -> None:
        """A finger pointed at a spot of the picture."""

    def on_draw_along(self, start: Spot, end: Spot, is_done: bool) -> None:
        """A finger dragged from one spot to another, or still does."""
