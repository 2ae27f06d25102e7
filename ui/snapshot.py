"""Pictures of the real screens, drawn into memory: for the demo, the tests and the pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.intents import Intent
from companion.core.crossing.steps import Step
from companion.core.ports.lights import Lamp
from companion.core.ports.screens import Ports
from ui.app import CompanionScreen, build_app, prepare_kivy
from ui.offscreen import Offscreen
from ui.preferences import Preferences

SETTLE = 4  # frames until every trigger has run


class Studio:
    """Opens one small window in memory and draws any screen in any size from it, as many as you like."""

    def __init__(self, way: str = "auto") -> None:
        """`way` as in Offscreen."""
        self._offscreen = Offscreen(way)

    def __enter__(self) -> Studio:
        """Find something to draw on; raises NoDisplay with what to install."""
        from ui.app import NoScreen

        self._offscreen.__enter__()
        prepare_kivy((320, 240), frames=0)
        from kivy.base import EventLoop

        EventLoop.ensure_window()
        if EventLoop.window is None:
            self._offscreen.close()
            raise NoScreen("No picture can be drawn here. Install libegl1 and libgl1-mesa-dri, or xvfb.")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the surroundings as they were."""
        self._offscreen.close()

    def app(
        self, size: tuple[int, int], ports: Ports, preferences: Preferences | None = None, first: str = ""
    ) -> CompanionScreen:
        """A whole app on a glass of that size, still and at once, to be driven and looked at."""
        still = replace(preferences or Preferences(), reduced_motion=True)
        made = build_app(ports, still, at_once=True)
        made.begin(*size, first)
        self.settle()
        return made

    def settle(self, frames: int = SETTLE) -> None:
        """Let everything that waits for a frame happen."""
        from kivy.clock import Clock
        from kivy.lang import Builder

        for _ in range(frames):
            Clock.tick()
            Builder.sync()  # the library's own rules, such as that of a turned frame, wait for this
            Clock.tick_draw()
            Builder.sync()

    def shoot(self, app: CompanionScreen, path: Path | None = None) -> Any:
        """The glass as a picture, written to a PNG when a path is given."""
        app.stage.hide_private()
        self.settle()
        return picture_of(app.stage, path)


def picture_of(root: Any, path: Path | None = None) -> Any:
    """Draw a widget and all below it into memory."""
    from kivy.graphics import ClearBuffers, ClearColor, Fbo
    from PIL import Image

    size = (int(root.width), int(root.height))
    buffer = Fbo(size=size)
    with buffer:
        ClearColor(0, 0, 0, 1)
        ClearBuffers()
    buffer.add(root.canvas)
    buffer.draw()
    image = (
        Image.frombytes("RGBA", size, buffer.pixels).transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB")
    )
    buffer.remove(root.canvas)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(path, compress_level=4)
    return image


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be seen on a picture."""

    step: Step
    size: tuple[int, int] = (1280, 720)
    language: str = "en"
    scale: float = 1.0  # of the text
    screen: str = "table"
    lamps: tuple[Lamp, ...] = ()
    look: Callable[[CompanionScreen], None] | None = None  # touch something first


def snapshot(studio: Studio, shot: Shot, path: Path, ports: Ports) -> Path:
    """One picture of a screen after a step; what is touched for it changes no game."""
    still = replace(ports, post=_nobody)
    app = studio.app(shot.size, still, Preferences(language=shot.language, text_scale=shot.scale), "table")
    app.bridge.hear(shot.step)
    app.bridge.deliver()
    if shot.screen != "table":
        app.router.go(shot.screen)
    app.stage.edge.show(shot.lamps)
    if shot.look is not None:
        studio.settle()
        shot.look(app)
    studio.shoot(app, path)
    app.close()
    return path


def _nobody(_intent: Intent) -> None:
    """Pictures change no game."""
