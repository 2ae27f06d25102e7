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


class Stage:
    """One studio and one folder; `set` opens an app as a scene wants it."""

    def __init__(self, studio: Any, glass: Glass, folder: Path) -> None:
        self.studio, self.glass, self.folder = studio, glass, folder
        self.closing: list[Callable[[], None]] = []
        self.app: Any = None

    def set(self, step: Step | None = None, first: str = "home", **ports: Any) -> Any:
        """An app with these ports that has heard this step."""
        wishes = Preferences(language=self.glass.language, text_scale=self.glass.scale)
        usual = {"texts": shelf.words(), "clock": doubles.Clock()}
        self.app = self.studio.app(self.glass.size, ports_with(**{**usual, **ports}), wishes, first)
        self.closing.append(self.app.close)
        if step is not None:
            self.app.hear(step)
            self.app.bridge.deliver()
            self.app.context.chronicle[1:] = samples.earlier()
        self.studio.settle()
        return self.app

    def close(self) -> None:
        """Leave nothing open."""
        for close in reversed(self.closing):
            close()
