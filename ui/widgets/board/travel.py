"""The layer above the board on which cards travel: each is painted once and carried by one translation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Scale, Translate
from kivy.uix.widget import Widget

from ui.theme.boxes import Box
from ui.widgets.board.journeys import Journey
from ui.widgets.drawn.wear import Wear
from ui.widgets.space.space import SpaceWidget
from ui.widgets.tile.tile import TileWidget


class Mover:
    """A picture of a tile that nobody can touch, carried over the glass."""

    def __init__(self, wear: Wear, part: Any, box: Box) -> None:
        """Painted once, at the box where it will arrive."""
        self.tile: Any = _picture(wear, part, box)
        self.tile.repaint()
        self._by, self._wide = Translate(0, 0), Scale(1, 1, 1)
        self._wide.origin = box.centre
        self.group = InstructionGroup()
        for instruction in (PushMatrix(), self._by, self._wide, self.tile.canvas, PopMatrix()):
            self.group.add(instruction)

    def dress(self, part: Any) -> None:
        """Its other side."""
        if self.tile.tile != part.tile:
            self.tile.tile, self.tile.scan = part.tile, part.scan
            self.tile.repaint()

    def still(self) -> None:
        """It is not seen any more: nothing on it moves."""
        Animation.cancel_all(self.tile)

    def carry(self, x: float, y: float, wide: float = 1.0) -> None:
        """So far from where it was painted, in whole dots, so that its words stay sharp."""
        self._by.x, self._by.y = round(x), round(y)
        self._wide.x = max(0.02, wide)


def _picture(wear: Wear, part: Any, box: Box) -> TileWidget | SpaceWidget:
    """What travels: a card, or a space of a map."""
    usual = {"wear": wear, "pos": (box.x, box.y), "size": (box.w, box.h), "enabled": False}
    if part.kind == "space":
        return SpaceWidget(**usual, place=part.place, seats=part.seats, tint=part.tint, look=part.look)
    return TileWidget(**usual, tile=part.tile, scan=part.scan)


class Travel(Widget):
    """Shows journeys; `done` is called once, when the last card has arrived or was told to be there."""

    def __init__(self, wear: Wear, **values: Any) -> None:
        """Nothing moves."""
        super().__init__(**values)
        self.wear = wear
        self.movers: dict[str, Mover] = {}
        self._journeys: tuple[Journey, ...] = ()
        self._now = 0.0
        self._done: Callable[[], None] = lambda: None
        self._ticking: Any = None

    @property
    def is_moving(self) -> bool:
        """Whether a card is on its way."""
        return bool(self._journeys)

    def begin(self, journeys: Sequence[Journey], done: Callable[[], None]) -> None:
        """Set out; what was on its way is there at once."""
        self.finish()
        if not journeys:
            return
        self._journeys, self._now, self._done = tuple(journeys), 0.0, done
        for one in self._journeys:
            mover = Mover(self.wear, one.before or one.part, _laid(one))
            self.movers[one.key] = mover
            self.canvas.add(mover.group)
        self._place()
        self._ticking = Clock.schedule_interval(self.advance, 0)

    def advance(self, seconds: float) -> None:
        """Time has passed; the first frame of a journey shows where it begins."""
        self._now += min(seconds, 0.1)  # a frame that came late does not make cards jump
        if self._now >= max((one.ends_s for one in self._journeys), default=0.0):
            self.finish()
        else:
            self._place()

    def finish(self) -> None:
        """Everything is where it belongs."""
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
        if not self._journeys:
            return
        self._journeys, done = (), self._done
        for mover in self.movers.values():
            self.canvas.remove(mover.group)
            mover.still()
        self.movers.clear()
        done()

    def _place(self) -> None:
        """Each card where it is by now; what has left the board is gone when it arrives."""
        for one in self._journeys:
            mover, (x, y, wide) = self.movers[one.key], one.at(self._now)
            if one.before is not None and one.is_turned(self._now):
                mover.dress(one.part)
            gone = not one.stays and self._now >= one.ends_s
            mover.carry(x, y, 0.0 if gone else wide)

    def on_touch_down(self, touch: Any) -> bool:
        """Cards on their way are not touched: what lies below is."""
        return False


def _laid(one: Journey) -> Box:
    """The box at which a card is painted: its own size, in the middle of where it goes."""
    if one.stays:
        return one.end
    return one.end.centred(one.part.box.w, one.part.box.h)
