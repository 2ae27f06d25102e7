"""One studio for all window tests: a window in memory, opened once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ui.app import prepare_kivy

# Before any test module of this folder imports a widget: the library reads its settings when it is imported.
prepare_kivy((320, 240), frames=0)


@pytest.fixture(scope="session")
def studio() -> Iterator[Any]:
    from ui.snapshot import Studio

    with Studio() as opened:
        yield opened


@pytest.fixture
def open_app(studio: Any) -> Iterator[Callable[..., Any]]:
    """Makes apps that are closed when the test ends: `open_app(size, step, language=..., **ports)`."""
    from tests.ui.doubles import ports_with
    from ui.preferences import Preferences

    opened = []

    def make(
        size: tuple[int, int] = (800, 480), step: Any = None, first: str = "table", **wishes: Any
    ) -> Any:
        preferences = Preferences(
            language=wishes.pop("language", "en"),
            text_scale=wishes.pop("scale", 1.0),
            flat=wishes.pop("flat", False),
            sides=wishes.pop("sides", {}),
            moments_s=wishes.pop("moments_s", 0.0),
        )
        app = studio.app(size, ports_with(**wishes), preferences, first)
        opened.append(app)
        if step is not None:
            app.hear(step)
            app.bridge.deliver()
        studio.settle()
        return app

    yield make
    for app in opened:
        app.close()
