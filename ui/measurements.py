"""How a screen feels in numbers: frames against a bare window's, what is drawn, how soon a finger is felt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import msgspec

from companion.core.crossing.steps import Step

STILL_FRAMES, SETTLE = 60, 6
LONGEST_S = 2.0  # no motion takes longer


class Frames(msgspec.Struct, frozen=True):
    """Milliseconds of frames; the ratios are to the median and the p99 of a bare window in the same run."""

    what: str
    count: int
    median_ms: float
    p99_ms: float
    ratio: float = 1.0
    ratio_p99: float = 1.0


class DrawCost(msgspec.Struct, frozen=True):
    """What a widget tree costs whenever it is drawn anew."""

    widgets: int
    instructions: int
    draws: int  # of the instructions those that put something on the glass


def told(what: str, took: Sequence[float], bare: Frames | None = None) -> Frames:
    """Seconds of frames in numbers that can be compared."""
    middle = median(took) * 1000
    worst = quantiles(took, n=100)[98] * 1000 if len(took) > 1 else middle
    ratios = (middle / bare.median_ms, worst / bare.p99_ms) if bare is not None else (1.0, 1.0)
    return Frames(what, len(took), round(middle, 3), round(worst, 3), *ratios)


def open_window() -> Any:
    """The window of this process, opened once; how large it is was said when Kivy was prepared."""
    from kivy.base import EventLoop

    EventLoop.ensure_window()
    return EventLoop.window


class Meter:
    """Draws frames into one window and times them; the picture is waited for, not only asked for."""

    def __init__(self, window: Any, clock: Callable[[], float] = perf_counter) -> None:
        """Measure in that window."""
        self.window, self.clock = window, clock

    def frame(self) -> float:
        """One whole frame: clock, layout, drawing, and the graphics done with it; in seconds."""
        from kivy.base import EventLoop
        from kivy.graphics.opengl import glFinish

        self.window.canvas.ask_update()
        began = self.clock()
        EventLoop.idle()
        glFinish()
        return self.clock() - began

    def rest(self, frames: int = STILL_FRAMES) -> list[float]:
        """Frames of a screen on which nothing happens, each drawn although nothing has changed."""
        for _ in range(SETTLE):
            self.frame()
        return [self.frame() for _ in range(frames)]

    def bare(self, frames: int = STILL_FRAMES) -> list[float]:
        """Frames of a window of the same size that shows one plain ground and nothing else."""
        from kivy.graphics import Color, Rectangle
        from kivy.uix.widget import Widget

        plain = Widget()
        with plain.canvas:
            Color(0.1, 0.15, 0.12, 1)
            Rectangle(size=self.window.size)
        self.window.add_widget(plain)
        took = self.rest(frames)
        self.window.remove_widget(plain)
        return took

    def drawn_at_rest(self, rounds: int = STILL_FRAMES) -> int:
        """How many frames are drawn in so many rounds of the clock while nothing happens."""
        from kivy.base import EventLoop

        drawn: list[int] = []
        at = 0

        def draws(*_: Any) -> None:
            drawn.append(at)

        self.window.bind(on_flip=draws)
        for at in range(SETTLE + rounds):  # noqa: B007 `draws` notes it
            EventLoop.idle()
        self.window.unbind(on_flip=draws)
        return sum(1 for at in drawn if at >= SETTLE)

    def turned(self, app: Any, rounds: int) -> list[float]:
        """The frames in which another page of a board that has pages comes to lie on the glass."""
        took = []
        for nth in range(rounds):
            board = app.router.current.board
            pages = [part.key for part in board.parts if part.key.startswith("page:")]
            if not pages:
                break
            began = self.clock()
            board.widget(pages[nth % len(pages)]).tap()
            self.frame()
            took.append(self.clock() - began)
        return took

    def moving(self, app: Any, steps: Sequence[Step]) -> tuple[list[float], list[float]]:
        """While these steps come in: the frame of each step, and those in which cards are on their way."""
        took: list[float] = []
        laid: list[float] = []
        for step in steps:
            app.hear(step)
            laid.append(self.frame())  # the step itself: everything is laid out anew, once
            travel, began = app.router.current.board.travel, self.clock()
            close_front(app)
            self.frame()
            while travel.is_moving and self.clock() - began < LONGEST_S:
                seconds = self.frame()
                if travel.is_moving:  # the frame in which the last card arrives paints the board
                    took.append(seconds)
        return laid, took

    def heard(self, app: Any, steps: Sequence[Step]) -> list[float]:
        """From the bell, rung as the desk does, to the frame that shows the step."""
        took = []
        for step in steps:
            began = self.clock()
            app.hear(step)
            self.frame()
            took.append(self.clock() - began)
            close_front(app)
        return took

    def press(self, widget: Any) -> tuple[int, float]:
        """How many frames and seconds pass until a finger sees that it was felt."""
        began, before = self.clock(), _drawn(widget)
        widget.pressed = True
        frames = 0
        while _drawn(widget) == before and frames < SETTLE:
            self.frame()
            frames += 1
        took = self.clock() - began
        widget.pressed = False
        self.frame()
        return frames, took


def close_front(app: Any) -> None:
    """Put sheets and scenes away, as whoever waits for a free board would."""
    for sheet in list(app.stage.sheets):
        app.stage.close(sheet)


def counted(root: Any) -> DrawCost:
    """Widgets of a tree, and the instructions below its canvases."""
    widgets = sum(1 for _ in root.walk(restrict=True))
    every = list(_below(root.canvas))
    draws = sum(1 for one in every if type(one).__name__ in ("Mesh", "Rectangle", "Line"))
    return DrawCost(widgets, len(every), draws)


def outside_still(root: Any) -> DrawCost:
    """The same without what is painted into a still picture: what a frame of a motion has to draw."""
    return DrawCost(0, *_counts(_below(root.canvas, "Fbo")))


def _counts(every: Iterator[Any]) -> tuple[int, int]:
    """All instructions, and those that draw."""
    kinds = [type(one).__name__ for one in every]
    return len(kinds), sum(1 for kind in kinds if kind in ("Mesh", "Rectangle", "Line"))


def _below(canvas: Any, leave_out: str = "") -> Iterator[Any]:
    """Every instruction of a canvas, groups opened."""
    for one in list(canvas.children):
        if leave_out and type(one).__name__ == leave_out:
            continue
        yield one
        if hasattr(one, "children"):
            yield from _below(one, leave_out)


def _drawn(widget: Any) -> tuple[int, ...]:
    """Which instructions a widget stands painted with."""
    return tuple(id(one) for one in widget.canvas.before.children)
