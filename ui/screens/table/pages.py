"""Which page of a board, or which section of a map, is shown: what fingers and turns make of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.crossing.views import View
from ui.rooms import maps
from ui.rooms.faces import face_of
from ui.rooms.legendary import MARKET
from ui.screens.table import map_model
from ui.screens.table.map_model import MapPress, Say
from ui.theme.theme import Theme
from ui.widgets.board.fingers import Meant, Point
from ui.widgets.board.parts import Part, Parts, Surroundings
from ui.widgets.keystrip.strip import StripModel

PANS: Mapping[Meant, maps.Spot] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Pages:
    """The page that is open; '' is the first of every board."""

    def __init__(self, theme: Theme) -> None:
        """Nobody has turned any."""
        self.theme = theme
        self.page = ""
        self.pan: maps.Spot = (0, 0)  # of an enlarged section
        self._has_turned = False  # by somebody, so that cards to lay do not turn it back
        self._turn = 0  # of the game, as it was shown last

    def hear(self, view: View) -> None:
        """A turn begins with the whole map."""
        if maps.boards(view) and view.turn.number != self._turn:
            self.page, self.pan = "", (0, 0)
        self._turn = view.turn.number

    def turn(self, page: str) -> None:
        """Somebody turns to a page."""
        self.pan = self.pan if page == self.page else (0, 0)
        self.page, self._has_turned = page, True

    def around(self, around: Surroundings, page: str) -> Surroundings:
        """What the board shows besides the View on that page, drawn along as far as somebody has."""
        return replace(around, page=page, pan=self.pan)

    def shown(self, is_hand_up: bool) -> str:
        """The page of a board in large type: with cards to lay the one they lie on, unless turned."""
        is_there = is_hand_up and not self._has_turned and self.theme.glass.is_small
        return MARKET if is_there else self.page

    def strip(self, model: StripModel, view: View, say: Say) -> StripModel:
        """The key strip while a space of a map is to be chosen."""
        pieces = face_of(view.room).pieces
        return map_model.strip(model, view, self._section(view), pieces, say, self._shows_both)

    def pressed(self, view: View) -> MapPress | None:
        """What the big button does then."""
        return map_model.pressed(view, self._section(view), self._shows_both)

    def pinched(self, view: View, parts: Parts, meant: Meant, at: Point) -> str | None:
        """The page that fingers turn to: the section between them, the whole map, or more of a section."""
        if meant in PANS:
            self.pan = maps.panned(view, self._section(view), self.pan, PANS[meant])
            return self.page
        if meant == "together":
            return maps.WHOLE if self._section(view) and not self._shows_both else None
        spaces = [part for part in parts if part.kind == "space" and part.page]
        return min(spaces, key=lambda part: _away(part, at)).page if spaces else None

    def _section(self, view: View) -> str:
        """The section of a map that is enlarged; none: the whole map is shown."""
        return maps.open_section(view, self.theme, Surroundings(page=self.page))

    @property
    def _shows_both(self) -> bool:
        """Whether the glass shows a map and a section of it at once."""
        return self.theme.glass.is_portrait


def _away(part: Part, at: Point) -> float:
    """How far a part is from a point."""
    (x, y), (left, low) = part.box.centre, at
    return (x - left) ** 2 + (y - low) ** 2
