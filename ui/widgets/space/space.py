"""A space of a board: what was found there, whose it is, who stands on it."""

from __future__ import annotations

from kivy.properties import NumericProperty, ObjectProperty

from companion.core.crossing.views import Figure, Place, SeatView, Tile
from companion.core.language.ids import SeatId
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import Fitted, fit_name, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.people.craft import WIDE, paint_craft
from ui.widgets.people.tab import paint_tab
from ui.widgets.tile.measures import FOOT_MM, READABLE_MM
from ui.widgets.tile.states import paint_states

BAR_MM = 2.2
HEAD_SHARE = 0.57  # of a space: its name
HIGHEST_MM, GAP_MM = 9.0, 0.7  # of a number, and between two


class SpaceWidget(Touchable):
    """Shows a Place: its card, the mark of who holds it, and the pieces on it; `tint` is its section's."""

    place = ObjectProperty(None, allownone=True)
    seats = ObjectProperty(())
    tint = NumericProperty(-1)
    watched = ("place", "seats", "tint")

    def paint(self, ink: Ink) -> None:
        """The ground first, then what lies there, then its states."""
        place: Place = self.place
        card = next((tile for tile in place.tiles if tile.kind == "location"), None)
        states = (*place.states, *(card.states if card is not None else ()))
        self._paint_ground(ink, card)
        room = self.box.inset(ink.theme.mm(0.9), ink.theme.mm(0.5))
        if card is not None and card.owner is not None:
            bar = self.box.cut_left(ink.theme.mm(BAR_MM))[0]
            self._paint_bar(ink, bar, card.owner)
            room = room.trimmed(left=ink.theme.mm(BAR_MM))
        if "big" in states:
            room = room.trimmed(bottom=ink.theme.mm(FOOT_MM))
        pieces = tuple(tile for tile in place.tiles if tile.kind != "location")
        if card is not None:
            self._paint_card(ink, card, pieces, room)
        else:
            self._paint_bare(ink, place, pieces, room)
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

    def _paint_bar(self, ink: Ink, bar: Box, owner: SeatId) -> None:
        """Who has conquered it: colour and pattern."""
        seat = ink.theme.seat(self._colour(owner))
        ink.fill(bar, seat.colour)
        if seat.pattern != "solid":
            ink.weave(bar, f"seat-{seat.pattern}", faded(ink.theme.seat_ink, 0.62))
        ink.frame(bar, ink.theme.colours.frame, ink.theme.line("outline"))

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

    def _is_unbroken(self, card: Tile, name: Fitted) -> bool:
        """Whether every word of the name stands whole on its line."""
        title = self.wear.say(card.title) if card.title is not None else ""
        return name.whole and " ".join(name.lines) == title

    def _name_of(self, ink: Ink, card: Tile, room: Box) -> Fitted:
        """What was found there, in one line or in two small ones."""
        body, caption = ink.theme.font("body"), ink.theme.font("caption")
        ways = [(font, 1) for font in (body, caption) if font.cap <= room.h] or [(caption, 1)]
        ways += [(caption, 2)] if caption.cap + line_step(caption) <= room.h + 1 else []
        return fit_name(
            ink.press.type, self.wear.say(card.title) if card.title is not None else "", room.w, ways
        )

    def _paint_bare(self, ink: Ink, place: Place, pieces: tuple[Tile, ...], room: Box) -> None:
        """The printed number, or what burns and stands there."""
        if pieces or place.figures:
            self._paint_row(ink, place.figures, pieces, room)
        elif place.count is not None:
            ink.words(str(place.count), room, ink.theme.font("body"), ink.theme.colours.text, "center")

    def _row_height(
        self, ink: Ink, figures: tuple[Figure, ...], pieces: tuple[Tile, ...], room: Box
    ) -> float:
        """How high numbers and pieces in one row are: lower where there are many."""
        wide = sum(figure_width(figure.shape, 1) for figure in figures)
        wide += sum(_width(piece) for piece in pieces)
        gaps = ink.theme.mm(GAP_MM) * (len(figures) + len(pieces) - 1)
        return min(room.h, ink.theme.mm(HIGHEST_MM), (room.w - gaps) / max(wide, 0.1))

    def _paint_row(self, ink: Ink, figures: tuple[Figure, ...], pieces: tuple[Tile, ...], room: Box) -> None:
        """Numbers from the left, pieces after them."""
        gap, height = ink.theme.mm(GAP_MM), self._row_height(ink, figures, pieces, room)
        for figure in figures:
            part, room = room.cut_left(figure_width(figure.shape, height), gap)
            paint_figure(ink, figure, part.centred(part.w, height))
        for piece in pieces:
            part, room = room.cut_left(round(_width(piece) * height), gap)
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


def _width(piece: Tile) -> float:
    """How wide a piece is for its height."""
    if piece.owner is not None:
        return 1.0 if piece.kind == "home" else WIDE
    return figure_width(piece.figures[0].shape, 1) if piece.figures else 0.84
