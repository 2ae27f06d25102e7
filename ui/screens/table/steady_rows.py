"""The rows of the small board: they change once, not under a finger, and slide where they go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from ui.rooms.common import is_paged
from ui.theme.boxes import Box
from ui.widgets.board.board import Board
from ui.widgets.board.journeys import Trip
from ui.widgets.board.parts import Parts
from ui.widgets.board.rows import RowShift, bands, heights
from ui.widgets.drawn.wear import Wear
from ui.widgets.still.still import Still


class SteadyRows:
    """Shows a board; where its rows have other heights they wait for the finger, then slide."""

    def __init__(self, wear: Wear, board: Board, still: Still, again: Callable[[], None]) -> None:
        """No finger is down; `again` arranges the board anew once none is any more."""
        self.wear, self.board, self.still, self.again = wear, board, still, again
        self.shift = RowShift(wear)
        self._touches: list[Any] = []  # fingers that came down here
        self._late: Any = None  # rows that wait

    def touched(self, touch: Any) -> None:
        """A finger came down."""
        self._touches = [one for one in self._touches if is_down(one)] + [touch]

    def must_wait(self, parts: Parts) -> bool:
        """Whether rows are to change under a finger: then they do when it is gone."""
        before = self.board.parts
        if not self.wear.theme.glass.is_small or not before or heights(before) == heights(parts):
            return False
        if not any(is_down(one) for one in self._touches):
            return False
        if self._late is None:
            self._late = Clock.schedule_interval(self._try_again, 0)
        return True

    def _try_again(self, _dt: float) -> None:
        """Is the finger gone?"""
        if not any(is_down(one) for one in self._touches):
            self.finish()
            self.again()

    @property
    def is_waiting(self) -> bool:
        """Whether rows wait for a finger to go."""
        return self._late is not None

    def show(self, parts: Parts, trips: tuple[Trip, ...], whole: Box) -> None:
        """The board as it is now."""
        before = self.board.parts
        self.board.show(parts, trips)
        if self.wear.theme.glass.is_small and not is_paged(self.wear.theme):
            self.shift.begin(bands(before, parts), self.still.picture, whole)

    def finish(self) -> None:
        """Nothing moves, and nothing waits."""
        self.shift.finish()
        if self._late is not None:
            self._late.cancel()
            self._late = None


def is_down(touch: Any) -> bool:
    """Whether a finger still holds something."""
    return bool(touch.grab_list) and touch.time_end < 0
