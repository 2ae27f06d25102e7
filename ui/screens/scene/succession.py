"""Big moments one after the other: what is shown, what makes room, and what waits for its turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.core.crossing.steps import Step
from companion.core.ports.lights import GlassFollower
from ui.context import Context
from ui.rooms.faces import face_of
from ui.screens.scene.blows import StrikeCount

BESIDE = ("quiet", "note", "question")  # steps by which the game has not gone on
BACK = ("undo", "redo")


class Succession:
    """Opens the moments of the steps it is handed; `then` comes after the last of them."""

    def __init__(
        self,
        context: Context,
        look: str,
        undo: Callable[[], None],
        use: Callable[[str, str], None],
        read: Callable[[str], None],
        then: Callable[[], None],
    ) -> None:
        """Nothing has happened yet."""
        self.context, self.look, self.then = context, look, then
        self._undo, self._use, self._read = undo, use, read
        self._waiting: list[Any] = []
        self._before: Step | None = None  # the step that was shown last
        self._counting = StrikeCount()
        self._first: Any = None  # a sheet that is read before them
        self._telling: GlassFollower | None = None  # who follows this glass, since the game is seen on it

    def __bool__(self) -> bool:
        """Whether some wait for their turn."""
        return bool(self._waiting)

    def follow(self, step: Step, steps: Sequence[Step]) -> None:
        """The game has gone on: what makes room and was seen is over, what is taken back was not."""
        from ui.screens.scene.model import scenes_of

        if self._telling is None and (telling := self.context.ports.board.telling) is not None:
            self._telling = telling
            telling.follow(True)
        is_back = step.kind in BACK
        if is_back:
            self._waiting.clear()
        for sheet in self._open() if step.kind not in BESIDE else ():
            if sheet.makes_room or (is_back and sheet.scene.yields):
                sheet.done = lambda: None  # what comes next is worked out anew
                sheet.close()
        face, say = face_of(step.view.room), self.context.wear(self.look).say
        self._waiting += scenes_of(steps, face, say, self._before, self._counting)
        self._before = step

    def go_on(self, first: Any = None) -> None:
        """The next moment, or what comes after the last; before them all the sheet that is handed in."""
        if first is not None:
            self._first, first.done = first, self.go_on
        if self.context.stage is None or self._open() or self._is_first_open:
            return
        if self._waiting:
            scene = self._waiting.pop(0)
            self.context.stage.open(self._made(scene))
            if self._telling is not None:
                self._telling.shown(*scene.tells)
        else:
            if self._telling is not None and self._before is not None:
                self._telling.over(self._before.number)
            self.then()

    def leave(self) -> None:
        """The glass shows something else: lights and voice go on by themselves."""
        if self._telling is not None:
            self._telling.follow(False)
            self._telling = None

    @property
    def _is_first_open(self) -> bool:
        """Whether something lies there that is read before the moments of its step."""
        return self._first is not None and self._first.parent is not None

    def _open(self) -> list[Any]:
        """The moments that lie open."""
        from ui.screens.scene.blow import BlowScreen
        from ui.screens.scene.screen import SceneScreen

        sheets = self.context.stage.sheets if self.context.stage is not None else ()
        return [sheet for sheet in sheets if isinstance(sheet, BlowScreen | SceneScreen)]

    def _made(self, scene: Any) -> Any:
        """A moment over the whole glass; of a strike or a death everything is told."""
        from ui.screens.scene.blow import BlowScreen, Ways
        from ui.screens.scene.screen import SceneScreen

        if scene.blow is None:
            return SceneScreen(self.context, self.look, scene, self.go_on, self._undo)
        has_tools = self.context.ports.play.bench is not None
        correct = (lambda target: self._use("bind", target)) if has_tools else None
        hold = self._telling.hold if self._telling is not None else (lambda _seat: None)
        ways = Ways(undo=self._undo, read=self._read, hold=hold, correct=correct)
        return BlowScreen(self.context, self.look, scene, self.go_on, ways)
