"""A drawn board: places as plates, decks as stacks, areas as outlines; what is asked about is lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.drawn.wear import Wear
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink

GAP_MM = 0.7
WIDEST = 2.4  # how much a board may be pulled out of shape to fill its room


class MatShape(msgspec.Struct, frozen=True):
    """One rectangle: where it is on the board, and how it looks."""

    id: str
    at: tuple[float, float, float, float]
    kind: str = "place"
    words: str = ""
    figure: Figure | None = None
    is_asked: bool = False
    is_chosen: bool = False
    is_target: bool = False


class MatPlate(Drawn):
    """A rectangle that is only looked at."""

    shape = ObjectProperty(None, allownone=True)
    watched = ("shape",)

    def paint(self, ink: Ink) -> None:
        """As any other."""
        paint_shape(ink, self.shape, self.box)


class MatTarget(Touchable):
    """A rectangle that can be touched."""

    shape = ObjectProperty(None, allownone=True)
    watched = ("shape",)

    def paint(self, ink: Ink) -> None:
        """As any other, and inverted under a finger."""
        paint_shape(ink, self.shape, self.box, self.pressed)
        self.paint_focus(ink, self.box)


def paint_shape(ink: Ink, shape: MatShape, box: Box, pressed: bool = False) -> None:
    """Plate, outline, what is known, its name."""
    theme, colours = ink.theme, ink.theme.colours
    chosen = shape.is_chosen != pressed
    ground, words = colours.recess, colours.dim
    if shape.kind == "place":
        ground, words = colours.card, colours.on_card
    if chosen:
        ground, words = colours.accent, colours.on_accent
    if shape.kind == "deck":
        edge = theme.mm(0.8)
        ink.frame(box.trimmed(left=edge, bottom=edge), colours.line, theme.line("outline"), theme.look.radius)
        box = box.trimmed(right=edge, top=edge)
    ink.slab(box, ground, theme.look.radius)
    lit = shape.is_asked and not chosen
    tone = colours.accent if lit else (colours.frame if shape.is_target else colours.line)
    ink.frame(box, tone, theme.line("heavy" if lit else "outline"), theme.look.radius)
    if lit:
        gap = theme.line("heavy") + theme.mm(0.5)
        ink.frame(box.inset(gap), tone, theme.line("outline"), theme.look.radius)
    inner = box.inset(theme.mm(1.7 if lit else 1.0), theme.mm(2.1 if lit else 1.0))
    if chosen and shape.is_target:
        part, inner = inner.cut_left(min(theme.mm(4), inner.w * 0.4), theme.mm(0.6))
        paint_icon(ink, "check", part.centred(part.w, part.w), words)
    _paint_within(ink, shape, inner, words)


def _paint_within(ink: Ink, shape: MatShape, inner: Box, words: Any) -> None:
    """The figure below its name; a name without room gives way to the figure."""
    theme = ink.theme
    caption, body = theme.font("caption"), theme.font("body")
    figure = shape.figure
    room = inner
    if figure is not None:
        size = min(theme.mm(8), inner.h * 0.62, inner.w / max(0.1, figure_width(figure.shape, 100) / 100))
        foot, room = inner.cut_bottom(round(size), theme.mm(0.5))
        paint_figure(ink, figure, foot.centred(figure_width(figure.shape, size), size))
    fonts = (body, caption, theme.between("caption"), theme.plain("caption"))
    ways = [
        (font, lines)
        for lines, some in ((1, fonts), (2, fonts[1:]), (3, fonts[1:]))
        for font in some
        if font.cap + (lines - 1) * font.px <= room.h
    ]
    if not shape.words or not ways:
        return
    fitted = fit(ink.press.type, shape.words, room.w, ways)
    if fitted.whole:
        ink.lines(fitted.lines, room, fitted.font, words, "center", "middle")


class MatView(FloatLayout):
    """Fires on_place(id) for places that can be touched."""

    __events__ = ("on_place",)

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing is drawn yet."""
        super().__init__(**values)
        self.wear = wear
        self.shapes: tuple[MatShape, ...] = ()
        self.units = (1, 1)
        self.plates: dict[str, Any] = {}
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    def show(self, shapes: Sequence[MatShape], units: tuple[int, int]) -> None:
        """Draw these shapes; those that are there already keep their plates."""
        self.shapes, self.units = tuple(shapes), units
        wanted = {(shape.id, shape.is_target) for shape in self.shapes}
        for id, plate in list(self.plates.items()):
            if (id, isinstance(plate, MatTarget)) not in wanted:
                self.remove_widget(self.plates.pop(id))
        for shape in self.shapes:
            plate = self.plates.get(shape.id) or self._made(shape)
            plate.shape = shape
        self._arrange()

    def _made(self, shape: MatShape) -> Any:
        """A plate for a shape."""
        kind = MatTarget if shape.is_target else MatPlate
        plate = kind(wear=self.wear, shape=shape, size_hint=(None, None))
        if isinstance(plate, MatTarget):
            plate.bind(on_tap=lambda _p, id=shape.id: self.dispatch("on_place", id))
        self.plates[shape.id] = plate
        self.add_widget(plate)
        return plate

    def _arrange(self) -> None:
        """As large as it goes, pulled a little out of shape where that fills the room."""
        if self.width < 20 or not self.shapes:
            return
        wide, high = self.units
        across, up = self.width / wide, self.height / high
        if wide > 2:  # a list may be as wide as there is room
            across, up = min(across, up * WIDEST), min(up, across * WIDEST)
        board = Box(self.x, self.y, self.width, self.height).centred(wide * across, high * up)
        gap = self.wear.theme.mm(GAP_MM) / 2
        for shape in self.shapes:
            x, y, w, h = shape.at
            left, right = round(board.x + x * across), round(board.x + (x + w) * across)
            top, low = round(board.top - y * up), round(board.top - (y + h) * up)
            cell = Box(left, low, right - left, top - low).inset(gap)
            plate = self.plates[shape.id]
            plate.pos, plate.size = (cell.x, cell.y), (cell.w, cell.h)

    def on_place(self, id: str) -> None:
        """A place was touched."""
