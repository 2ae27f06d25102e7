"""Sending and taking in on the glass, between two real households and a stick."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from companion.core.language.phrases import phrase
from companion.core.ports.parcels import Packed, ParcelSurvey, ParcelTaken, ParcelTally
from companion.core.ports.people import Person
from companion.ground.texts import FluentTexts
from companion.house.house import House
from companion.office.machine.drop_places import DropPlaces
from companion.play.photos import PhotoFolder
from tests.house.kit import house_at
from tests.ui import walking
from tests.ui.fingers import options, words_on
from ui.screens.exchange import model
from ui.widgets.buttons.plain import PlainButton

SIZES = ((800, 480), (1280, 720), (720, 1280))
Open = Callable[..., Any]


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[House, House]]:
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    made = [
        house_at(tmp_path / name / "store.db", photos=PhotoFolder(tmp_path / name / "photos"))
        for name in ("here", "there")
    ]
    for at, house in enumerate(made):
        house.store.remembered.learn("alien", "room:1", "scan", 2 + at)
        house.store.remembered.learn("alien", "room:2", "scan", 4 + at)
        house.store.people.keep(Person("p-ana", f"Ana {at}"))
    yield made[0], made[1]
    for house in made:
        house.close()


@pytest.fixture
def drops(tmp_path: Path) -> DropPlaces:
    stick = tmp_path / "media" / "BLUE"
    stick.mkdir(parents=True)
    return DropPlaces(
        [tmp_path / "media"], tmp_path / "Documents", lambda path: path == stick, lambda: date(2031, 5, 4)
    )


class Table(NamedTuple):
    """Two households with a stick between them."""

    here: House
    there: House
    drops: DropPlaces
    folder: Path


@pytest.fixture
def table(houses: tuple[House, House], drops: DropPlaces, tmp_path: Path) -> Table:
    return Table(*houses, drops, tmp_path)


def ports(house: House, drops: DropPlaces) -> dict[str, Any]:
    return {
        "texts": house.texts,
        "exchange": house.store.parcels_with(house.photographer.photos, "9.9"),
        "drops": drops,
    }


def send(house: House, tmp_path: Path, *kinds: Any) -> Path:
    path = tmp_path / "media" / "BLUE" / "theirs.parcel"
    house.store.parcels.pack(path, kinds or ("entries", "people"), "9.9")
    return path


def read(app: Any) -> str:
    """What stands on the glass, once it is drawn."""
    from kivy.clock import Clock

    for _ in range(3):
        Clock.tick()
        Clock.tick_draw()
    return words_on(app.stage.front)


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("fr", 1.6)])
def test_every_step_stands_on_every_glass(
    open_app: Open, studio: Any, table: Table, size: tuple[int, int], language: str, scale: float
) -> None:
    path = send(table.there, table.folder)
    app = open_app(size, first="home", language=language, scale=scale, **ports(table.here, table.drops))
    screen = app.router.go("exchange")
    studio.settle()
    assert walking.faults(app, size) == []
    screen._choose(model.SEND)
    studio.settle()
    assert walking.faults(app, size) == []
    screen._kind("pictures")
    studio.settle()
    assert walking.faults(app, size) == []
    screen._begin()
    screen._look(str(path))
    studio.settle()
    assert walking.faults(app, size) == []
    screen.strip.big.tap()
    studio.settle()
    assert screen.step == "decide" and walking.faults(app, size) == []
    path.write_bytes(b"PK\x03\x04 and nothing else")
    screen._look(str(path))
    studio.settle()
    assert walking.faults(app, size) == [], "the sheet that says why it was refused"


@pytest.mark.window
def test_mine_is_sent_to_a_stick_with_three_touches(
    open_app: Open, houses: tuple[House, House], drops: DropPlaces, tmp_path: Path
) -> None:
    app = open_app(first="home", **ports(houses[0], drops))
    screen = app.router.go("exchange")
    screen.strip.big.tap()
    assert "stick BLUE" in read(app)
    screen.strip.big.tap()
    (path,) = (tmp_path / "media" / "BLUE").glob("*.parcel")
    assert path.name == "table-companion-2031-05-04.parcel"
    with zipfile.ZipFile(path) as archive:
        assert "entries.csv" in archive.namelist() and "people.jsonl" not in archive.namelist()
    said = read(app)
    assert "Written to" in said and "table-companion-2031-05-04.parcel" in said, "named as it is called"


@pytest.mark.window
def test_every_line_that_differs_has_its_side_by_one_touch(
    open_app: Open, houses: tuple[House, House], drops: DropPlaces, tmp_path: Path
) -> None:
    here, there = houses
    send(there, tmp_path)
    app = open_app(first="home", **ports(here, drops))
    screen = app.router.go("exchange")
    next(option for id, option in options(app).items() if id.endswith("theirs.parcel")).tap()
    assert screen.step == "look" and len(screen.taking.survey.conflicts) == 3
    screen.strip.big.tap()
    assert not screen.taking.is_decided
    screen.strip.big.tap()
    assert here.store.remembered.number("alien", "room:1", "scan") == 2, "nothing while something is open"
    for one in screen.taking.survey.conflicts:
        screen._side(one.key, "theirs" if "room:1" in one.key else "mine")
    screen.strip.big.tap()
    number = here.store.remembered.number
    assert (number("alien", "room:1", "scan"), number("alien", "room:2", "scan")) == (3, 4)
    assert [person.name for person in here.store.people.everybody()] == ["Ana 0"]


@pytest.mark.window
def test_all_of_one_side_and_leaving_changes_nothing(
    open_app: Open, houses: tuple[House, House], drops: DropPlaces, tmp_path: Path
) -> None:
    here, there = houses
    path = send(there, tmp_path)
    app = open_app(first="home", **ports(here, drops))
    screen = app.router.go("exchange")
    screen._look(str(path))
    screen._go("decide")
    screen._plain("theirs")
    assert screen.taking.is_decided
    screen._plain("back")
    screen._plain("back")
    assert screen.step == "start" and here.store.remembered.number("alien", "room:1", "scan") == 2
    screen._look(str(path))
    screen._go("decide")
    screen._plain("theirs")
    screen.strip.big.tap()
    assert here.store.remembered.number("alien", "room:1", "scan") == 3
    app.stage.front.strip.big.tap()
    screen._look(str(path))
    assert not screen.taking.brings
    screen.strip.big.tap()
    assert screen.step == "start", "a second time there is nothing to do"


@pytest.mark.window
def test_a_hostile_file_is_refused_whole_in_the_readers_language(
    open_app: Open, houses: tuple[House, House], drops: DropPlaces, tmp_path: Path
) -> None:
    path = tmp_path / "media" / "BLUE" / "evil.parcel"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("manifest.json", "{}")
        archive.writestr("../../etc/cron.d/evil", "x")
    app = open_app(first="home", language="fr", **ports(houses[0], drops))
    screen = app.router.go("exchange")
    screen._look(str(path))
    said = read(app)
    assert "n’a pas été pris" in said and "hors du dossier" in said and "Rien n’a changé" in said
    assert screen.taking is None


@pytest.mark.window
def test_without_a_stick_and_without_documents_nothing_is_written(open_app: Open, houses: Any) -> None:
    none = DropPlaces([], Path("/proc/nobody/Documents"))
    app = open_app(first="home", **ports(houses[0], none))
    screen = app.router.go("exchange")
    screen.strip.big.tap()
    assert not screen.sending.is_ready
    screen.strip.big.tap()
    assert screen.step == "send" and "Plug in a stick" in read(app)


@pytest.mark.window
def test_a_side_is_a_button_that_says_what_it_says(
    open_app: Open, houses: tuple[House, House], drops: DropPlaces, tmp_path: Path
) -> None:
    path = send(houses[1], tmp_path, "entries")
    app = open_app(first="home", **ports(houses[0], drops))
    screen = app.router.go("exchange")
    screen._look(str(path))
    screen._go("decide")
    buttons = [w for w in screen.sides.walk(restrict=True) if isinstance(w, PlainButton)]
    assert buttons[0].text.startswith("2 (told ") and buttons[1].text.startswith("3 (told ")
    buttons[1].tap()
    assert screen.taking.choices and "1 of 2 decided" in read(app)


def say(one: Any) -> str:
    return str(one.key)


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        (0, "3 new things are here now."),
        (1, "3 new things are here now. Where the two differed, theirs counts once."),
        (2, "3 new things are here now. Where the two differed, theirs counts 2 times."),
    ],
)
def test_where_nothing_was_said_otherwise_nothing_is_said_of_it(theirs: int, said: str) -> None:
    assert FluentTexts("alien").say(phrase("ui-exchange-taken", count=3, theirs=theirs)) == said


def test_kinds_come_and_go_in_their_order() -> None:
    sending = model.with_kind(model.with_kind(model.Sending(), "pictures"), "sets")
    assert sending.kinds == ("collection", "entries", "pictures")
    assert model.warning(sending, say) == "ui-exchange-no-place"
    assert not model.Sending(kinds=()).is_ready


def test_what_came_of_it_is_said_honestly() -> None:
    survey = ParcelSurvey("a.parcel", "", {"entries": ParcelTally(new=2, same=1)})
    assert model.taken_lines(ParcelTaken(survey, {}, is_stopped=True), say) == ("ui-exchange-stopped",)
    assert model.taken_lines(ParcelTaken(survey, {}), say) == ("ui-exchange-unchanged",)
    assert model.taken_lines(ParcelTaken(survey, {}, is_changed=True), say) == ("ui-exchange-taken",)
    packed = Packed({"entries": 3}, 2000, ("x",), (phrase("parcel-left-codes", count=2),))
    assert len(model.packed_lines(packed, "a", phrase("drop-documents"), say)) == 3
