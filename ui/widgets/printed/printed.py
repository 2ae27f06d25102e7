"""A card as it is printed: deck, name, class or picture, numbers, how many there are."""

from __future__ import annotations

from io import BytesIO

import msgspec
from kivy.properties import ObjectProperty

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.icons.icons import is_sign, paint_icon
from ui.widgets.ink.fits import fit
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import paint_cells

MOST_CELLS = 14


class PrintedFace(msgspec.Struct, frozen=True):
    """What is drawn on it; `at` and `of` say which card of its deck it is."""

    title: str
    deck: str = ""
    kind: str = ""
    copies: str = ""
    figures: tuple[Figure, ...] = ()
    icon: str = ""
    at: int = 0
    of: int = 0
    picture: bytes | None = None  # a small JPEG


class PrintedCard(Drawn):
    """A plate with a band; what is not known yet is woven over."""

    face = ObjectProperty(None, allownone=True)
    watched = ("face",)

    def paint(self, ink: Ink) -> None:
        """Band with the deck, name, class or weave, numbers at the foot."""
        face: PrintedFace | None = self.face
        self.canvas.clear()
        if face is None:
            return
        theme, colours = ink.theme, ink.theme.colours
        radius = theme.mm(2)
        ink.slab(self.box, colours.recess, radius)
        plate = self.box.inset(theme.mm(1))
        ink.slab(plate, colours.raised, theme.mm(1.4))
        ink.frame(self.box, colours.frame, theme.line("outline"), radius)
        inner = plate.inset(theme.mm(2), theme.mm(2))
        inner = self._paint_deck(ink, face, inner)
        inner = self._paint_name(ink, face, inner)
        inner = self._paint_foot(ink, face, inner)
        self._paint_middle(ink, face, inner)

    def _paint_deck(self, ink: Ink, face: PrintedFace, inner: Box) -> Box:
        """The deck and how far one is in it."""
        theme, colours = ink.theme, ink.theme.colours
        caption = theme.font("caption")
        if face.deck:
            said = fit(ink.press.type, face.deck, inner.w, [(caption, 1), (caption, 2), (caption, 3)])
            used = ink.lines(said.lines, inner, caption, colours.dim)
            inner = inner.trimmed(top=used + theme.mm(1.6))
        if face.of > 1:
            words = f"{face.at} / {face.of}"
            line, rest = inner.cut_top(caption.cap, theme.mm(2.6))
            width = ink.press.type.width(words, caption)
            ink.words(words, line, caption, colours.text)
            cells = line.trimmed(left=width + theme.mm(2))
            if face.of <= MOST_CELLS and cells.w > face.of * 4:
                paint_cells(ink, cells, face.at, face.of, colours.accent)
            inner = rest
        return inner

    def _paint_name(self, ink: Ink, face: PrintedFace, inner: Box) -> Box:
        """The name in as many lines as it takes."""
        theme, colours = ink.theme, ink.theme.colours
        body, caption = theme.font("body", "title"), theme.font("caption")
        room = max(1, int(inner.h * 0.6 // caption.px))
        ways = [(body, 1), (body, 2), (body, min(3, room)), (caption, max(2, min(4, room)))]
        named = fit(ink.press.type, face.title, inner.w, ways)
        used = ink.lines(named.lines, inner, named.font, colours.text)
        return inner.trimmed(top=used + theme.mm(2))

    def _paint_foot(self, ink: Ink, face: PrintedFace, inner: Box) -> Box:
        """Numbers at the left, copies at the right."""
        theme, colours = ink.theme, ink.theme.colours
        if not face.figures and not face.copies:
            return inner
        gap, caption = theme.mm(1.4), theme.font("caption")
        size = min(theme.mm(9), inner.h * 0.6)
        widest = max((figure_width(figure.shape, size) for figure in face.figures), default=0)
        if widest and (widest + gap) * len(face.figures) > inner.w:
            size *= inner.w / ((widest + gap) * len(face.figures))
        if size < theme.mm(5) and face.figures:
            return inner
        foot, rest = inner.cut_bottom(round(max(size, caption.cap)), theme.mm(1.6))
        for figure in face.figures:
            part, foot = foot.cut_left(figure_width(figure.shape, size), gap)
            paint_figure(ink, figure, part.centred(part.w, size))
        if face.copies and foot.w > ink.press.type.width(face.copies, caption):
            ink.words(face.copies, foot, caption, colours.dim, "right")
        return rest

    def _paint_middle(self, ink: Ink, face: PrintedFace, inner: Box) -> None:
        """The sign of its class, or what kind it is; a weave while nobody knows."""
        theme, colours = ink.theme, ink.theme.colours
        if inner.h < theme.mm(7) or inner.w < theme.mm(7):
            return
        if face.picture is not None and self._paint_picture(face.picture, inner):
            return
        if is_sign(face.icon):
            size = min(inner.h, inner.w, theme.mm(20)) * 0.8
            paint_icon(ink, face.icon, inner.centred(size, size), colours.dim)
        elif not face.kind:
            ink.weave(inner, theme.look.manner.weave, faded(colours.frame, 0.5))

    def _paint_picture(self, picture: bytes, inner: Box) -> bool:
        """The picture that was taken of it, as large as there is room; False when it cannot be read."""
        from kivy.core.image import Image
        from kivy.graphics import Color, Rectangle

        try:
            texture = Image(BytesIO(picture), ext="jpg").texture
        except Exception:  # noqa: BLE001  # a fence: a damaged picture must not hide what is known of the card
            return False
        scale = min(inner.w / texture.width, inner.h / texture.height)
        room = inner.centred(round(texture.width * scale), round(texture.height * scale))
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(Rectangle(pos=(room.x, room.y), size=(room.w, room.h), texture=texture))
        return True
