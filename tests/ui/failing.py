"""A whole window on a virtual screen, one of whose screens fails: a program of its own, told in JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ui.app import BrokenScreen, CompanionScreen, build_app, prepare_kivy
from ui.offscreen import Offscreen

SIZE = (800, 480)
ENOUGH = 12  # frames until whatever happens has happened
FOREVER = 400  # frames nobody has to wait for


def failing_screen(way: str) -> type[Any]:
    """A screen that fails in one of the ways a screen can."""
    from kivy.clock import Clock
    from kivy.graphics import Callback

    from ui.screens.base.screen import Screen

    class Failing(Screen):
        def enter(self) -> None:
            if way in ("draw", "home"):
                with self.canvas:
                    Callback(lambda _instruction: self.fail())
            elif way == "clock":
                Clock.schedule_interval(lambda _dt: self.fail(), 0)
            elif way == "method":
                Clock.schedule_interval(self.beat, 0)
            elif way == "enter":
                self.fail()

        def beat(self, _dt: float) -> None:
            self.fail()

        def leave(self) -> None:
            self.fail()  # nor can it be left

        def on_touch_down(self, _touch: Any) -> bool:
            self.fail()
            return True

        def fail(self) -> None:
            told["failures"] += 1
            raise ValueError("as broken as can be")

    return Failing


told: dict[str, Any] = {"failures": 0, "frames": 0, "troubles": []}


def finger() -> Any:
    """A provider of the library's own kind that touches the middle of the glass once."""
    from kivy.input.motionevent import MotionEvent
    from kivy.input.provider import MotionEventProvider

    class Finger(MotionEvent):
        def depack(self, args: Any) -> None:
            self.is_touch, (self.sx, self.sy) = True, args
            super().depack(args)

    class Provider(MotionEventProvider):
        def update(self, dispatch_fn: Callable[..., None]) -> None:
            if told["frames"] == 3:
                dispatch_fn("begin", Finger("test", 1, (0.5, 0.5)))

    return Provider("finger", "")


def watch(app: CompanionScreen, place: Path, frames: int) -> Callable[[float], None]:
    """Counts frames, then says what is on the glass, clears it of the sentence, and takes its picture."""
    from kivy.base import EventLoop, stopTouchApp

    def beat(_dt: float) -> None:
        told["frames"] += 1
        if told["frames"] == frames:
            told.update(at=app.router.name, says=[sheet.head.title for sheet in app.stage.sheets])
            told["failures_then"] = told["failures"]
            for sheet in list(app.stage.sheets):
                app.stage.close(sheet)
        elif told["frames"] == frames + ENOUGH:
            EventLoop.window.screenshot(str(place))
            stopTouchApp()
        elif told["frames"] >= FOREVER:
            stopTouchApp()

    return beat


def main(way: str, place: Path) -> None:
    """Open the window on the failing screen, or for 'none' at home, and say how the evening went on."""
    with Offscreen():
        prepare_kivy(SIZE, frames=0)
        from kivy.base import EventLoop
        from kivy.clock import Clock

        from tests.ui.doubles import Clock as Still
        from tests.ui.doubles import ports_with
        from ui.preferences import Preferences

        EventLoop.ensure_window()
        ports = ports_with(clock=Still(), trouble=told["troubles"].append)
        app = build_app(ports, Preferences(language="en", reduced_motion=True), at_once=True)
        place_of = "home" if way == "home" else "table"
        app.router._routes[place_of] = lambda: failing_screen(way)(app.context)
        if way == "touch":
            EventLoop.add_input_provider(finger())
        Clock.schedule_interval(watch(app, place, ENOUGH), 0)
        try:
            app.run("home" if way in ("none", "home") else "table")
        except BrokenScreen as error:
            told["closed"] = str(error)
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
