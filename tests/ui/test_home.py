"""The first screen: everything on it fits, in large type as well."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.ports.people import Person
from companion.ground.texts import FluentTexts
from tests.ui import doubles, folk, walking
from tests.ui.collection import Collection
from tests.ui.fingers import options, plain, words_on
from tests.ui.looking import Cameras
from tests.ui.test_computer_page import NOW, Computer
from ui.rooms.marks import games, shown_games

pytestmark = pytest.mark.window

SIZES = ((800, 480), (1280, 720), (720, 1280))
NINE = ["show", "saved", "my_cards", "camera", "scores", "people", "settings", "system", "off"]
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
    ports = {"cards": Collection(), "looking": Cameras(), "series": object(), **folk.ports()}
    app = open_app(size, first="home", language=language, scale=scale, **ports)
    studio.settle()
    assert walking.faults(app, size) == []
    assert [tile.id for tile in app.router.current.model.tiles] == NINE
    assert set(options(app)) == set(NINE), "on one page"
    options(app)["people"].tap()
    assert app.router.name == "people"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_home_keeps_its_places_from_visit_to_visit(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float
) -> None:
    ports = {"cards": Collection(), "looking": Cameras(), "series": object(), "settings": doubles.Memory()}
    places = []
    for lobby, people in ((Unplayed(), folk.Folk()), (doubles.Lobby(), folk.Folk(Person("p-ana", "Ana")))):
        app = open_app(size, first="home", scale=scale, lobby=lobby, people=people, **ports)
        studio.settle()
        home = app.router.current
        places.append({id: tile.box for id, tile in options(app).items()} | {"new": home.fresh.box})
        assert (home.none.parent is None) == (home.resume is not None), "a place is kept for the last game"
    assert places[0] == places[1]


def test_where_no_game_waits_the_tile_says_so(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), first="home", lobby=Unplayed(), settings=doubles.Memory(), people=folk.Folk())
    options(app)["saved"].tap()
    studio.settle()
    assert "No game is waiting" in words_on(app.router.current)
    assert "language" in options(app)["settings"].option.sub.lower()


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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("en", 1.6), ("fr", 1.6)])
@pytest.mark.parametrize("has_games", [True, False])
def test_the_day_and_the_hour_stand_at_home(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float, has_games: bool
) -> None:
    computer = Computer()
    ports = {"cards": Collection(), "looking": Cameras(), "series": object(), **folk.ports()}
    lobby = doubles.Lobby() if has_games else Unplayed()
    app = open_app(
        size, first="home", language=language, scale=scale, lobby=lobby, machine=computer.machine(),
        texts=FluentTexts("alien"), **ports,
    )  # fmt: skip
    studio.settle()
    home = app.router.current
    assert walking.faults(app, size) == []
    assert home.clock.hour == NOW.strftime("%H:%M") and home.clock.day.startswith(str(NOW.day))
    assert not any(home.clock.box.meets(tile.box) for tile in options(app).values())
    assert home.clock.y < home.fresh.y and home.clock.right > 0.9 * size[0], "at the right, below"


def test_the_hour_goes_on_while_home_is_looked_at(open_app: Open, studio: Any) -> None:
    now = [NOW]
    machine = replace(Computer().machine(), now=lambda: now[0])
    app = open_app((800, 480), first="home", machine=machine)
    now[0] = NOW + timedelta(minutes=1)
    home = app.router.current
    home.clock.look()
    assert home.clock.hour == now[0].strftime("%H:%M")
    assert home.clock._beat.is_triggered
    app.router.go("settings")
    assert not home.clock._beat.is_triggered, "nobody looks"


def test_every_game_has_its_mark_in_its_place_whether_it_can_be_played_or_not() -> None:
    assert games() == ("alien", "conquest", "firefly", "villains")
    assert shown_games(("alien",)) == shown_games(()) == games()
    assert shown_games(("alien", "chess")) == (*games(), "chess")
