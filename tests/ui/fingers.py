"""Touching a screen as fingers do, and finding what to touch."""

from __future__ import annotations

from typing import Any

from tests.ui import walking
from ui.widgets.options.options import OptionButton


class Post(list[Any]):
    """Intents that were posted."""

    def __call__(self, intent: Any) -> None:
        self.append(intent)


def part(app: Any, key: str) -> Any:
    """A thing on the board."""
    return app.router.current.board.widget(key)


def touch(studio: Any, widget: Any, x: float, y: float, button: str = "left") -> Any:
    """A finger on the glass, or a button of the mouse."""
    from kivy.input.motionevent import MotionEvent

    class Finger(MotionEvent):
        def depack(self, args: Any) -> None:
            self.is_touch = True
            self.sx, self.sy = args
            super().depack(args)

    finger = Finger("test", 1, (0, 0))
    finger.x, finger.y = finger.px, finger.py = finger.ox, finger.oy = x, y
    finger.pos = (x, y)
    finger.grab_current, finger.button = None, button
    widget.on_touch_down(finger)
    return finger


def lift(finger: Any) -> None:
    """The finger goes away; whoever holds it is told first, where it stands in their own frame."""
    for weak in list(finger.grab_list):
        held = weak()
        finger.grab_current = held
        finger.push()
        finger.apply_transform_2d(held.to_widget)
        held.on_touch_up(finger)
        finger.pop()


def plain(app: Any, id: str) -> Any:
    """A plain button of what lies in front."""
    return app.stage.front.strip._plain[id]


def options(app: Any) -> dict[str, Any]:
    """The options of what lies in front."""
    return {w.option.id: w for w in app.stage.front.walk(restrict=True) if isinstance(w, OptionButton)}


def words_on(root: Any) -> str:
    """Everything that can be read."""
    return " ".join(mark.words for _, mark in walking.marks(root))
