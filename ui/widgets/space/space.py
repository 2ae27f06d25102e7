"""A space of a board: what was found there, whose it is, who stands on it."""

from __future__ import annotations

from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.core.crossing.views import Figure, Place, SeatView, Tile
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.theme.theme import Font
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import Fitted, fit_name, in_height, line_step, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.people.craft import paint_craft
from ui.widgets.people.tab import paint_tab
from ui.widgets.space.bar import paint_bar
from ui.widgets.space.shapes import proportion, shapes_of
from ui.widgets.tile.measures import FOOT_MM, READABLE_MM
from ui.widgets.tile.states import paint_states

BAR_MM = 2.2
HEAD_SHARE = 0.57  # of a space: its name
HIGHEST_MM, GAP_MM = 9.0, 0.7  # of a number, and between two
LARGEST_MM, NAME_MM, NAME_SHARE = 11.5, 4.2, 0.36  # of an enlarged space: its shapes, and its name
WIDE_FORM = 2.0  # an enlarged space so much wider than high has its name beside its shapes
NUMBER_SHARE = 0.6
NUMBER_MM = 4.8  # on the map: a printed number
BROADENED = 0.82  # pieces beside a number are wide, and make room
TURNED = ("6", "9")


class SpaceWidget(Touchable):
    """Shows a Place: its card, the mark of who holds it, and the pieces on it; `tint` is its section's."""

    place = ObjectProperty(None, allownone=True)
    seats = ObjectProperty(())
    tint = NumericProperty(-1)
    look = StringProperty("")  # of a map: two shapes at most; of an enlarged section: large, with its name
    watched = ("place", "seats", "tint", "look")

    def paint(self, ink: Ink) -> None:
        """The ground first, then what lies there, then its states."""
        place: Place = self.place
        card = next((tile for tile in place.tiles if tile.kind == "location"), None)
        states = (*place.states, *(card.states if card is not None else ()))
        self._paint_ground(ink, card)
        room = self.box.inset(ink.theme.mm(0.9), ink.theme.mm(0.5))
        if card is not None and card.owner is not None:
            bar = self.box.cut_left(ink.theme.mm(BAR_MM))[0]
            paint_bar(ink, bar, self._colour(card.owner))
            room = room.trimmed(left=ink.theme.mm(BAR_MM))
        if "big" in states:
            room = room.trimmed(bottom=ink.theme.mm(FOOT_MM))
        pieces = tuple(tile for tile in place.tiles if tile.kind != "location")
        if self.look == "shapes":
            self._paint_shapes(ink, place, room.inset(-ink.theme.mm(0.5), 0))
        elif self.look == "section":
            self._paint_large(ink, place, card, pieces, room, "legal" in states)
        elif card is not None:
            self._paint_card(ink, card, pieces, room)
        else:
            self._paint_bare(ink, place, pieces, room)
        if self.look and "legal" in states:  # it has to be found among many
            ink.frame(self.box, ink.theme.colours.accent, ink.theme.line("outline") * 2)
        paint_states(ink, self.box, Tile("", states=states), "picked" in place.states, 1.0)
        self.paint_focus(ink, self.box)

    def _paint_ground(self, ink: Ink, card: Tile | None) -> None:
        """Unexplored ground wears the weave of what is hidden over the tint of its section."""
        theme, colours = ink.theme, ink.theme.colours
        tints = theme.look.sections
        ground = tints[int(self.tint) % len(tints)] if self.tint >= 0 and tints else colours.recess
        ink.slab(self.box, colours.raised if card is not None else ground, theme.look.radius)
        if card is None:
            ink.weave(self.box.inset(2), theme.look.manner.weave, faded(colours.frame, 0.28))
        ink.frame(self.box, colours.frame, theme.line("outline"), theme.look.radius)

    def _paint_card(self, ink: Ink, card: Tile, pieces: tuple[Tile, ...], room: Box) -> None:
        """The name above, its numbers and the pieces below; the numbers beside it where they are larger."""
        theme = ink.theme
        low = max(theme.font("body").cap + theme.mm(0.8), room.h - theme.mm(HIGHEST_MM))
        head, foot = room.cut_top(round(min(HEAD_SHARE * room.h, low)), theme.mm(0.4))
        row, rest = room.rows([1.35, 1.0], theme.mm(0.4)) if pieces else (room, foot)
        high = min(row.h, theme.mm(HIGHEST_MM))
        beside = sum(figure_width(figure.shape, high) + theme.mm(GAP_MM) for figure in card.figures)
        side, left = row.cut_right(beside, theme.mm(0.5))
        name, below = self._name_of(ink, card, left), self._row_height(ink, card.figures, pieces, foot)
        is_read = self._is_unbroken(card, name) or (name.whole and below < theme.mm(READABLE_MM))
        if card.figures and high > below and is_read:
            self._paint_row(ink, card.figures, (), side)
            self._paint_row(ink, (), pieces, rest)
        else:
            name, left = self._name_of(ink, card, head), head
            if not name.whole:  # on two lines it needs more of the height
                left, foot = room.rows([HEAD_SHARE, 1 - HEAD_SHARE], theme.mm(0.4))
                name = self._name_of(ink, card, left)
            self._paint_row(ink, card.figures, pieces, foot)
        ink.lines(name.lines, left, name.font, theme.colours.on_card, "left", "middle")

    def _paint_shapes(self, ink: Ink, place: Place, room: Box) -> None:
        """On the whole map: its number, or two shapes at most, as large as there is room."""
        shown = shapes_of(place)
        if not shown:
            self._paint_number(ink, place, room, ink.theme.font_mm(NUMBER_MM, "body"))
            return
        shares = [proportion(one) for one in shown]
        weights = [BROADENED * share if share > 1.2 else share for share in shares]
        for one, share, cell in zip(shown, shares, room.columns(weights, 1), strict=True):
            high = min(room.h, ink.theme.mm(HIGHEST_MM), cell.w / share)
            part = cell.centred(round(share * high), high)
            if isinstance(one, Figure):
                paint_figure(ink, one, part)
            else:
                self._paint_piece(ink, one, part)

    def _paint_large(
        self,
        ink: Ink,
        place: Place,
        card: Tile | None,
        pieces: tuple[Tile, ...],
        room: Box,
        is_legal: bool,
    ) -> None:
        """In an enlarged section: the name above, everything that lies there below it."""
        theme = ink.theme
        figures = card.figures if card is not None else place.figures
        if card is None and not pieces and not figures:
            self._paint_number(ink, place, room, theme.font("key", "body"))
            return
        room = room.inset(theme.mm(1.1), theme.mm(0.8))
        wide = sum(map(proportion, figures)) + sum(map(proportion, pieces))
        gaps = theme.mm(GAP_MM) * (len(figures) + len(pieces))
        high = min(room.h, theme.mm(LARGEST_MM * max(1.0, theme.glass.text_scale)))
        if card is not None and card.title is not None:
            corner = round(theme.line("tab") * 0.5) if is_legal else 0
            is_wide = room.w >= WIDE_FORM * room.h
            if is_wide:
                left = room.w - corner - gaps - wide * high
                head, row = room.cut_left(max(room.w * 0.4, left), theme.mm(1.2))
            else:
                head, row = room.trimmed(right=corner).cut_top(round(room.h * NAME_SHARE))
            name = self._large_name(ink, card.title, head)
            ink.lines(
                name.lines, head, name.font, theme.colours.on_card, valign="middle" if is_wide else "top"
            )
            room = row if is_wide else room.trimmed(top=lines_height(name) + theme.mm(1.6))
        high = min(high, room.h, (room.w - gaps) / max(wide, 0.1))
        self._paint_row(ink, figures, pieces, room.centred(room.w, high), high)

    def _large_name(self, ink: Ink, title: Phrase, room: Box) -> Fitted:
        """The name as large as a title where it fits, sooner small than cut: the shapes go before it."""
        theme = ink.theme
        large = theme.font_mm(NAME_MM * max(1.0, theme.glass.text_scale), "body")
        body, plain, least = theme.font("body"), theme.plain("body"), theme.plain("caption")
        ways = [
            (large, 1),
            (body, 1),
            (theme.between("body"), 1),
            (plain, 1),
            (plain, 2),
            (least, 1),
            (least, 2),
        ]
        return fit_name(ink.press.type, self.wear.names(title), room.w, in_height(ways, room.h))

    def _paint_number(self, ink: Ink, place: Place, room: Box, font: Font) -> None:
        """The number that is printed there; one that can be read upside down has a line below."""
        if place.count is None:
            return
        words, colour = str(place.count), ink.theme.colours.text
        if font.cap > room.h * NUMBER_SHARE:
            font = ink.theme.font_px(room.h * NUMBER_SHARE, "body")
        mark = ink.words(words, room, font, colour, "center")
        if words in TURNED:
            thick = ink.theme.line("outline")
            ink.fill(Box(mark.ink.x, mark.ink.y - 2 * thick, mark.ink.w, thick), colour)

    def _is_unbroken(self, card: Tile, name: Fitted) -> bool:
        """Whether every word of the name stands whole on its line."""
        names = self.wear.names(card.title) if card.title is not None else ("",)
        return name.whole and " ".join(name.lines) in names

    def _name_of(self, ink: Ink, card: Tile, room: Box) -> Fitted:
        """What was found there, in one line or in two small ones."""
        body, caption = ink.theme.font("body"), ink.theme.font("caption")
        ways = [(font, 1) for font in (body, caption) if font.cap <= room.h] or [(caption, 1)]
        ways += [(caption, 2)] if caption.cap + line_step(caption) <= room.h + 1 else []
        return fit_name(
            ink.press.type, self.wear.names(card.title) if card.title is not None else ("",), room.w, ways
        )

    def _paint_bare(self, ink: Ink, place: Place, pieces: tuple[Tile, ...], room: Box) -> None:
        """The printed number, or what burns and stands there."""
        if pieces or place.figures:
            self._paint_row(ink, place.figures, pieces, room)
        else:
            self._paint_number(ink, place, room, ink.theme.font("body"))

    def _row_height(
        self, ink: Ink, figures: tuple[Figure, ...], pieces: tuple[Tile, ...], room: Box
    ) -> float:
        """How high numbers and pieces in one row are: lower where there are many."""
        wide = sum(figure_width(figure.shape, 1) for figure in figures)
        wide += sum(map(proportion, pieces))
        gaps = ink.theme.mm(GAP_MM) * (len(figures) + len(pieces) - 1)
        return min(room.h, ink.theme.mm(HIGHEST_MM), (room.w - gaps) / max(wide, 0.1))

    def _paint_row(
        self,
        ink: Ink,
        figures: tuple[Figure, ...],
        pieces: tuple[Tile, ...],
        room: Box,
        height: float = 0.0,
    ) -> None:
        """Numbers from the left, pieces after them."""
        gap = ink.theme.mm(GAP_MM)
        height = height or self._row_height(ink, figures, pieces, room)
        for figure in figures:
            part, room = room.cut_left(figure_width(figure.shape, height), gap)
            paint_figure(ink, figure, part.centred(part.w, height))
        for piece in pieces:
            part, room = room.cut_left(round(proportion(piece) * height), gap)
            self._paint_piece(ink, piece, part.centred(part.w, height))

    def _paint_piece(self, ink: Ink, piece: Tile, box: Box) -> None:
        """A saucer, the tab of a landing site, or a counter that nobody has turned."""
        theme = ink.theme
        if piece.owner is not None and piece.kind == "home":
            paint_tab(ink, box, self._name(piece.owner), self._colour(piece.owner))
        elif piece.owner is not None:
            count = piece.figures[0].value if piece.figures else None
            paint_craft(ink, box, self._colour(piece.owner), count)
        elif piece.hidden:
            ink.fill(box, theme.colours.text)
            ink.weave(box.inset(2), theme.look.manner.weave, faded(theme.colours.bg, 0.6))
        else:
            paint_figure(ink, piece.figures[0], box)

    def _colour(self, owner: SeatId) -> int:
        """The colour of a person."""
        return next((seat.colour for seat in self._people() if seat.seat == owner), 0)

    def _name(self, owner: SeatId) -> str:
        """The name of a person."""
        return next((seat.name for seat in self._people() if seat.seat == owner), "")

    def _people(self) -> tuple[SeatView, ...]:
        """Everybody at the table."""
        return tuple(self.seats)
