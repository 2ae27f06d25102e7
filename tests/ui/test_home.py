"""The first screen: everything on it fits, in large type as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.ports.people import Person
from tests.ui import doubles, folk, walking
from tests.ui.collection import Collection
from tests.ui.fingers import options, plain, words_on
from tests.ui.looking import Cameras

pytestmark = pytest.mark.window

SIZES = ((800, 480), (1280, 720), (720, 1280))
EIGHT = {"saved", "my_cards", "camera", "scores", "language", "settings", "system", "off"}
Open = Callable[..., Any]


class Unplayed(doubles.Lobby):
    """Nobody has played here yet."""

    def saved(self) -> tuple[Any, ...]:
        return ()


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
    assert walking.faults(app, size) == []
    assert set(options(app)) == EIGHT


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_whoever_has_played_finds_the_people_where_the_language_was(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    ports = {"cards": Collection(), "looking": Cameras(), "series": object(), **folk.ports()}
    app = open_app(size, first="home", language=language, scale=scale, **ports)
    studio.settle()
    assert walking.faults(app, size) == []
    assert set(options(app)) == {*EIGHT, "people"} - {"language"}
    options(app)["people"].tap()
    assert app.router.name == "people"


def test_people_are_found_when_the_last_game_has_ended(open_app: Open) -> None:
    kept = folk.Folk(Person("p-ana", "Ana"))
    app = open_app((800, 480), first="home", lobby=Unplayed(), settings=doubles.Memory(), people=kept)
    assert "people" in options(app)


def test_a_new_house_is_asked_for_its_language_and_settings_know_it_too(open_app: Open) -> None:
    app = open_app((800, 480), first="home", lobby=Unplayed(), settings=doubles.Memory(), people=folk.Folk())
    shown = options(app)
    assert "language" in shown and "people" not in shown
    assert "language" in shown["settings"].option.sub.lower()
    shown["language"].tap()
    assert app.context.preferences.language == "fr"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_saved_games_fit(open_app: Open, studio: Any, size: tuple[int, int], scale: float) -> None:
    app = open_app(size, first="home", language="fr", scale=scale)
    options(app)["saved"].tap()
    studio.settle()
    assert walking.faults(app, size) == []
    assert set(options(app)) == {"g1", "g2"}
    plain(app, "remove").tap()
    studio.settle()
    assert walking.faults(app, size) == []
    options(app)["g2"].tap()
    studio.settle()
    assert walking.faults(app, size) == []


def test_a_game_that_nobody_will_finish_is_removed_after_a_plain_warning(open_app: Open, studio: Any) -> None:
    lobby = doubles.Lobby()
    app = open_app((800, 480), first="home", lobby=lobby)
    for answers in (False, True):
        options(app)["saved"].tap()
        plain(app, "remove").tap()
        options(app)["g1"].tap()
        studio.settle()
        said = " ".join(words_on(app.stage.front).split())
        assert "bring them back" in said and "yesterday 22:10" in said, "which one is said as well"
        (options(app)["yes"] if answers else app.stage.front.strip.big).tap()
        assert lobby.removed == (["g1"] if answers else [])
    studio.settle()
    assert app.router.current.model.resume.id == "g2", "the next one can be gone on with"
    options(app)["saved"].tap()
    assert set(options(app)) == {"g2"}, "the last one can be removed as well"
    options(app)["g2"].tap()
    assert lobby.resumed[-1] == "g2"
