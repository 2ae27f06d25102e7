"""Packing a running game into bags on the glass, and laying it out again."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from companion.core.language.sides import Ending
from tests.ui import doubles, samples, shelf
from tests.ui.fingers import options, plain, words_on
from tests.ui.test_home import SIZES
from tests.ui.walking import faults
from ui.screens.bags import model
from ui.screens.bags.model import Walk

Open = Callable[..., Any]
say = shelf.words().say
ZONES = {bag.number: bag.zone for bag in shelf.BAGS}


def test_bags_are_done_one_after_the_other() -> None:
    walk = Walk(shelf.BAGS)
    order = []
    while (bag := model.next_bag(walk)) is not None:
        order.append(bag.number)
        walk = model.taken(walk, bag.number)
    assert order == [1, 2, 3, 4, 5, 6]
    assert model.all_done(Walk(shelf.BAGS)).done == walk.done
    assert model.taken(walk, 3).done == walk.done - {3}


def test_only_hidden_piles_can_be_disturbed_and_only_on_the_way_out() -> None:
    walk = Walk(shelf.BAGS[::-1], lays_out=True)
    for number in ZONES:
        walk = model.taken(model.taken(walk, number), number)
    assert walk.zones == (ZONES[5], ZONES[1])
    assert walk.done == {5, 1}, "of the others the second touch takes the first back"
    walk = model.taken(walk, 5)
    assert (walk.zones, walk.done) == ((ZONES[1],), frozenset({1}))
    packing = Walk(shelf.BAGS)
    assert model.taken(model.taken(packing, 1), 1) == packing


def test_a_bag_says_how_its_cards_lie_and_names_only_open_ones() -> None:
    rows = {row.id: row for row in model.rows(Walk(shelf.BAGS), {3}, say)}
    assert (rows["1"].words, rows["1"].sub) == ("1: Deck of Maya", "as they lie, face down")
    assert (rows["4"].sub, rows["4"].note) == ("left to right, face up", "5 cards")
    assert model.how(replace(shelf.BAGS[2], in_order=False), say) == "in any order, face up"
    assert [row.id for row in rows.values() if row.sign] == ["3"]
    assert model.seen(shelf.BAGS[0], say) == ""
    assert model.seen(shelf.BAGS[2], say) == "Rigger, Salvage Run, Battlefield Medicine"


@pytest.fixture
def opened(open_app: Open) -> Open:
    """An app with a running game; gives app, packing and lobby."""

    def make(size: tuple[int, int] = (800, 480), **wishes: Any) -> tuple[Any, shelf.Bagged, doubles.Lobby]:
        packing, lobby = shelf.Bagged(camera=wishes.pop("camera", True)), doubles.Lobby()
        ports = {"photos": object(), "stacks": shelf.Shelf(), **wishes}
        step = samples.step() if "step" not in ports else ports.pop("step")
        app = open_app(size, step, packing=packing, lobby=lobby, texts=shelf.words(), **ports)
        return app, packing, lobby

    return make


def walking(app: Any, *taps: str, packed: bool = False) -> Any:
    if packed:
        app.context.ports.owner.packing.pack()
    screen = app.router.go("bags")
    for tap in taps:
        screen.choose(tap)
    return screen


SCENES: dict[str, Callable[[Any], Any]] = {
    "pack": lambda app: walking(app, "1", "2"),
    "packed": lambda app: walking(app).plain("all"),
    "unpack": lambda app: walking(app, "5", "5", "6", packed=True),
    "photo": lambda app: walking(app).plain("photo"),
    "leaving": lambda app: app.router.current.sheets._menu(app.context.view, "home"),
    "menu": lambda app: app.router.current.sheets.menu(),
}


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_overlaps_or_is_too_small(
    opened: Open, studio: Any, name: str, size: tuple[int, int], language: str, scale: float
) -> None:
    app, *_ = opened(size, language=language, scale=scale)
    SCENES[name](app)
    studio.settle()
    assert faults(app, size) == []


@pytest.mark.window
def test_leaving_offers_the_bags_and_the_table_stays_as_it_is_by_two_touches(opened: Open) -> None:
    app, packing, lobby = opened(practice=None)
    app.router.current.sheets.menu()
    options(app)["home"].tap()
    assert set(options(app)) == {"home", "bags"}
    options(app)["home"].tap()
    assert (app.router.name, lobby.resumed, packing.packed) == ("home", ["left"], set())


@pytest.mark.window
def test_a_game_is_packed_and_put_down_by_five_touches(opened: Open, studio: Any) -> None:
    app, packing, lobby = opened(practice=None)
    app.router.current.sheets.menu()
    options(app)["home"].tap()
    options(app)["bags"].tap()
    screen = app.router.current
    assert screen.strip.big.first == "Deck of Maya"
    plain(app, "all").tap()
    studio.settle()
    assert packing.packed == set(), "it is written down at the end only"
    assert screen.strip.big.first == "All is in bags"
    app.stage.front.strip.big.tap()
    assert (app.router.name, packing.packed, lobby.resumed) == ("home", {"g1"}, ["left"])
    studio.settle()
    assert "in bags" in words_on(app.stage.front)


@pytest.mark.window
def test_a_packed_game_is_laid_out_before_it_goes_on(opened: Open, studio: Any) -> None:
    app, packing, lobby = opened()
    packing.pack()
    app.router.go("home").button.tap()
    app.hear(samples.step())
    app.bridge.deliver()
    assert app.router.name == "bags"
    screen = app.router.current
    assert list(options(app))[:2] == ["6", "5"], "the last one packed comes out first"
    options(app)["5"].tap()
    options(app)["5"].tap()
    studio.settle()
    assert "disturbed" in words_on(screen)
    plain(app, "all").tap()
    screen.big()
    assert packing.laid == [(ZONES[5],)]
    assert app.router.name == "table"


@pytest.mark.window
def test_laying_out_can_be_skipped_and_the_game_still_lies_in_bags(opened: Open) -> None:
    app, packing, _ = opened()
    screen = walking(app, "6", packed=True)
    screen.back()
    assert (app.router.name, packing.packed, packing.laid) == ("table", {"g1"}, [])
    assert app.router.go("bags").tour.done == {6}, "and goes on where it was left"


@pytest.mark.window
def test_bags_are_photographed_and_looked_at_again(opened: Open, studio: Any) -> None:
    app, packing, _ = opened()
    screen = walking(app, "1")
    plain(app, "photo").tap()
    assert screen.head.sub == "Bag 2 has its picture."
    file = BytesIO()
    Image.new("RGB", (60, 40), (200, 40, 40)).save(file, "JPEG")
    packing.pictures[2] = file.getvalue()
    packing.pack()
    screen = app.router.go("bags")
    screen.plain("photo")
    picture = studio.shoot(app)
    x, y = (int(part) for part in app.stage.front.photograph.box.centre)
    red, green, _ = picture.getpixel((x, picture.height - y))
    assert red > 150 and green < 90
    app.stage.front.photograph.picture = b"damaged"
    studio.settle()
    assert not app.stage.front.photograph.marks


@pytest.mark.window
def test_without_a_camera_it_says_so_and_goes_on(opened: Open) -> None:
    app, packing, _ = opened(camera=False)
    screen = walking(app)
    screen.plain("photo")
    assert screen.head.sub == "No camera sees bag 1."
    screen.big()
    assert screen.tour.done == {1}


@pytest.mark.window
def test_a_finished_game_is_put_away_from_its_end(opened: Open, studio: Any) -> None:
    app, *_ = opened(step=samples.step(samples.view(ending=Ending("won"), big=None)))
    plain(app, "away").tap()
    assert app.router.name == "away"
