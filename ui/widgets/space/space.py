"""A space of a board: what was found there, whose it is, who stands on it."""

from __future__ import annotations

from kivy.properties import NumericProperty, ObjectProperty

from companion.core.ids import SeatId
from companion.core.views import Figure, Place, SeatView, Tile
from ui.theme.boxes import Box
from ui.theme.colours import faded
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fitting import fit_name, line_step
from ui.widgets.ink.ink import Ink
from ui.widgets.people.craft import WIDE, paint_craft
from ui.widgets.people.tab import paint_tab
from ui.widgets.tile.measures import FOOT_MM
from ui.widgets.tile.states import paint_states

BAR_MM = 2.2


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
        self._paint_ground(ink, card)
        room = self.box.inset(ink.theme.mm(0.9), ink.theme.mm(0.5))
        if card is not None and card.owner is not None:
            bar = self.box.cut_left(ink.theme.mm(BAR_MM))[0]
            self._paint_bar(ink, bar, card.owner)
            room = room.trimmed(left=ink.theme.mm(BAR_MM))
        if "big" in place.states:
            room = room.trimmed(bottom=ink.theme.mm(FOOT_MM))
        pieces = tuple(tile for tile in place.tiles if tile.kind != "location")
        if card is not None:
            self._paint_card(ink, card, pieces, room)
        else:
            self._paint_bare(ink, place, pieces, room)
        states = Tile("", states=(*place.states, *(card.states if card is not None else ())))
        paint_states(ink, self.box, states, "picked" in place.states, 1.0)
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
        """The name above, its numbers and the pieces below."""
        theme, colours = ink.theme, ink.theme.colours
        head, foot = room.rows([1.35, 1.0], theme.mm(0.4))
        body, caption = theme.font("body"), theme.font("caption")
        two = caption.cap + line_step(caption) <= head.h + 1
        ways = [(font, 1) for font in (body, caption) if font.cap <= head.h] or [(caption, 1)]
        ways += [(caption, 2)] if two else []
        title = self.wear.say(card.title) if card.title is not None else ""
        beside = sum(figure_width(figure.shape, head.h) for figure in card.figures)
        side, left = head.cut_right(beside, theme.mm(0.5))
        name = fit_name(ink.press.type, title, left.w, ways)
        if pieces and card.figures and name.whole:  # so the numbers stay large where many things lie
            self._paint_row(ink, card.figures, (), side)
            self._paint_row(ink, (), pieces, foot)
        else:
            name = fit_name(ink.press.type, title, head.w, ways)
            left = head
            self._paint_row(ink, card.figures, pieces, foot)
        ink.lines(name.lines, left, name.font, colours.on_card, "left", "middle")

    def _paint_bare(self, ink: Ink, place: Place, pieces: tuple[Tile, ...], room: Box) -> None:
        """The printed number, or what stands there."""
        if pieces:
            self._paint_row(ink, (), pieces, room)
        elif place.count is not None:
            ink.words(str(place.count), room, ink.theme.font("body"), ink.theme.colours.text, "center")

    def _paint_row(self, ink: Ink, figures: tuple[Figure, ...], pieces: tuple[Tile, ...], room: Box) -> None:
        """Numbers from the left, pieces after them; all of them smaller when there are many."""
        wide = sum(figure_width(figure.shape, 1) for figure in figures)
        wide += sum(_width(piece) for piece in pieces)
        gap = ink.theme.mm(0.7)
        gaps = gap * (len(figures) + len(pieces) - 1)
        height = min(room.h, ink.theme.mm(9), (room.w - gaps) / max(wide, 0.1))
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
