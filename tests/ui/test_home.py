"""The first screen: everything on it fits, in large type as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import doubles, folk, walking
from tests.ui.collection import Collection
from tests.ui.fingers import options
from tests.ui.looking import Cameras
from ui.theme.boxes import Box

pytestmark = pytest.mark.window

SIZES = ((800, 480), (1280, 720), (720, 1280))
EIGHT = {"others", "my_cards", "camera", "scores", "language", "settings", "system", "off"}
Open = Callable[..., Any]


class Unplayed(doubles.Lobby):
    """Nobody has played here yet."""

    def saved(self) -> tuple[Any, ...]:
        return ()


def walk(app: Any, size: tuple[int, int]) -> list[str]:
    """Everything that is wrong with what lies in front."""
    front, theme = app.stage.front, app.context.wear("shell").theme
    return [
        *walking.cut_words(front), *walking.clashing_words(front),
        *walking.outside(front, Box(0, 0, *size)), *walking.overlapping_targets(front),
        *walking.small_targets(front, theme.space("touch")), *walking.small_type(front, theme.mm(2.65)),
    ]  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("en", 1.6), ("fr", 1.6)])
def test_home_fits_with_all_its_tiles(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(
        size,
        first="home",
        language=language,
        scale=scale,
        cards=Collection(),
        looking=Cameras(),
        series=object(),
    )
    studio.settle()
    assert walk(app, size) == []
    assert set(options(app)) == EIGHT


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_whoever_has_played_finds_the_people_where_the_language_was(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    ports = {"cards": Collection(), "looking": Cameras(), "series": object(), **folk.ports()}
    app = open_app(size, first="home", language=language, scale=scale, **ports)
    studio.settle()
    assert walk(app, size) == []
    assert set(options(app)) == {*EIGHT, "people"} - {"language"}
    options(app)["people"].tap()
    assert app.router.name == "people"


def test_a_new_house_is_asked_for_its_language_and_settings_know_it_too(open_app: Open) -> None:
    app = open_app((800, 480), first="home", lobby=Unplayed(), settings=doubles.Memory(), **folk.ports())
    shown = options(app)
    assert "language" in shown and "people" not in shown
    assert "language" in shown["settings"].option.sub.lower()
    shown["language"].tap()
    assert app.context.preferences.language == "fr"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_other_games_fit(open_app: Open, studio: Any, size: tuple[int, int], scale: float) -> None:
    app = open_app(size, first="home", language="fr", scale=scale)
    options(app)["others"].tap()
    studio.settle()
    assert walk(app, size) == []
    assert set(options(app)) == {"g2"}
