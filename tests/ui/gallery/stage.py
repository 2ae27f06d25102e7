"""Opens every scene of the gallery: a glass of some size, in a language, with text of some size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from companion.core.crossing.steps import Step
from tests.ui import doubles, samples, shelf
from tests.ui.doubles import ports_with
from ui.preferences import Preferences


class Glass(NamedTuple):
    """How a scene is looked at."""

    size: tuple[int, int] = (800, 480)
    language: str = "en"
    scale: float = 1.0

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.language} {self.scale}"


SIZES = ((800, 480), (1280, 720), (720, 1280))
EVERY = tuple(Glass(size, words, scale) for size in SIZES for words in ("en", "fr") for scale in (1.0, 1.6))
# Two of each size, so that each size meets each language and each size of text.
DUMPED = tuple(
    glass for at, size in enumerate(SIZES) for glass in EVERY
    if glass.size == size and (glass.language == "fr") == (glass.scale > 1)
)  # fmt: skip

# What every check looks at: the smallest glass as it is, the tallest in long words and the largest type.
QUICK = (DUMPED[0], DUMPED[-1])


BEAT_S = 4.0


class Stage:
    """One studio and one folder; `set` opens an app as a scene wants it."""

    def __init__(self, studio: Any, glass: Glass, folder: Path) -> None:
        self.studio, self.glass, self.folder = studio, glass, folder
        self.clock = doubles.Clock()
        self.closing: list[Callable[[], None]] = []
        self.app: Any = None

    def set(self, step: Step | None = None, first: str = "home", moments_s: float = 0.0, **ports: Any) -> Any:
        """An app with these ports that has heard this step."""
        wishes = Preferences(language=self.glass.language, text_scale=self.glass.scale, moments_s=moments_s)
        usual = {"texts": shelf.words(), "clock": self.clock}
        self.app = self.studio.app(self.glass.size, ports_with(**{**usual, **ports}), wishes, first)
        self.closing.append(self.app.close)
        if step is not None:
            self.app.hear(step)
            self.app.bridge.deliver()
            self.app.context.chronicle[1:] = samples.earlier()
        self.studio.settle()
        return self.app

    def look_on(self, seconds: float) -> None:
        """Let time pass: on the clock that the app is given, and on the one that its screens wait by."""
        while seconds > 0:  # beat by beat: what follows on something has its own time
            beat = min(BEAT_S, seconds)
            seconds -= beat
            self.clock.now += beat
            ahead(beat)
            self.studio.settle()

    def close(self) -> None:
        """Leave nothing open."""
        for close in reversed(self.closing):
            close()


def opened(studio: Any, folder: Path, scene: Callable[[Stage], None], glass: Glass) -> Stage:
    """A scene on one glass; a fault on the way leaves nothing open either."""
    stage = Stage(studio, glass, folder)
    try:
        scene(stage)
    except BaseException:
        stage.close()
        raise
    return stage


def ahead(seconds: float) -> None:
    """The library's clock goes ahead by so much, and from there on as before."""
    from kivy.clock import Clock

    now = Clock.__class__.time  # the library hands out a stand-in for its clock
    before = Clock.time() - now()
    Clock.time = lambda: now() + before + seconds
