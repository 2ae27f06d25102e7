"""Statistics and recap on the glass: every chapter in every size, and what touches do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.language.phrases import named
from companion.core.ports.drops import DropPlace
from companion.core.ports.statistics import Progress
from tests.ui import scenes, walking
from tests.ui.doubles import ports_with
from tests.ui.figures import NAMES, KeptFigures, everything, game
from tests.ui.fingers import options, plain, words_on
from tests.ui.test_scores import Kept
from ui.screens.recap import model as recap
from ui.screens.scene.screen import SceneScreen
from ui.screens.statistics import model
from ui.theme.boxes import Box
from ui.widgets.plots.lines import flag_places
from ui.widgets.plots.model import Flag, LinesModel, Series, dashed, step_of, ticks

Open = Callable[..., Any]
SIZES = [(800, 480), (1280, 720), (720, 1280)]


def say(key: Any, language: str = "en") -> str:
    return str(ports_with().texts.say(key, language))


def french(key: Any) -> str:
    return say(key, "fr")


def test_a_share_is_never_told_without_its_number_and_its_interval() -> None:
    for section in model.wins(everything(), say):
        for row in section.rows:
            games = int(row.said.rpartition(" ")[2])
            if games < model.FEW:
                assert (row.more, row.low, row.high) == ("too few games for a share", None, None)
                continue
            assert " of " in row.said and row.more.endswith("%")
            assert row.low is not None and row.high is not None and row.low <= row.value <= row.high


def test_what_all_games_had_in_common_says_nothing() -> None:
    rows = [row.words for section in model.wins(everything(), say) for row in section.rows]
    assert "Kestrel Station" in rows and "The usual game" not in rows


def test_numbers_and_times_are_written_as_the_language_writes_them() -> None:
    assert (model.decimal(7.93, say), model.decimal(7.93, french), model.decimal(4.0, say)) == (
        "7.9",
        "7,9",
        "4",
    )
    spans = [model.span(seconds, say) for seconds in (0, 65, 599.6, 3_000, 3_599, 5_700)]
    lengths = [model.length(seconds, say) for seconds in (0, 353, 3_000, 5_700)]
    assert lengths == ["1 min", "6 min", "50 min", "1 h 35"], "5:53 of a whole game reads like hours"
    assert spans == ["0:00", "1:05", "10 min", "50 min", "60 min", "1 h 35"]


def test_whoever_died_has_no_line_any_more() -> None:
    course = recap.course(game(), say)
    lasts = {one.name: one.points[-1][0] for one in course.series}
    assert lasts.pop("Lou") == 12 and set(lasts.values()) == {24.0}
    assert [one.ends for one in course.series] == [False] * 4 + [True]
    assert [flag.words for flag in course.flags] == ["1", "2", "3", "4"]


def test_evenings_show_one_line_a_person_or_what_was_won() -> None:
    lines = model.evenings(everything(), "kills", say)
    assert lines is not None and [one.name for one in lines.series] == list(NAMES)
    won = model.evenings(everything(), model.WON, say)
    assert won is not None and won.columns is not None and won.series[0].points[0] == (1.0, 1.0)


def test_axes_have_round_steps_and_flags_stand_apart() -> None:
    assert (step_of(9, 4), step_of(43, 4), ticks(0, 10, 4)) == (5, 20, [0, 5, 10])
    lines = LinesModel((Series("a", ((1.0, 0.0), (40.0, 12.0))),), "turn",
                       flags=tuple(Flag(x, str(x)) for x in (38.0, 39.0, 40.0)))  # fmt: skip
    assert lines.high == 15 and lines.reach == (1.0, 40.0)
    places = flag_places(Box(0, 0, 400, 100), lines, 30)
    assert all(b - a >= 30 * 0.86 for a, b in zip(places, places[1:], strict=False)) and places[-1] < 400
    pieces = list(dashed([(0.0, 0.0), (10.0, 0.0)], 3, 2))
    assert [(piece[0][0], piece[-1][0]) for piece in pieces] == [(0, 3), (5, 8)]
    assert list(dashed([(0.0, 0.0), (10.0, 0.0)], 3, 0)) == [[(0.0, 0.0), (10.0, 0.0)]]


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["statistics", "recap"])
def test_every_page_of_every_chapter_fits(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float, name: str
) -> None:
    app = open_app(size, first=name, language=language, scale=scale, statistics=KeptFigures())
    screen = app.router.current
    chapters = model.CHAPTERS if name == "statistics" else recap.CHAPTERS
    for chapter in chapters:
        screen.open(chapter)
        studio.settle()
        for _ in range(screen.pages()[1]):
            assert walking.faults(app, size) == []
            screen._plain("page")
            studio.settle()
        assert screen.pages()[0] == 0, "after the last page comes the first"


@pytest.mark.window
def test_what_has_no_room_is_on_further_pages(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), first="statistics", statistics=KeptFigures())
    screen = app.router.current
    assert screen.pages()[1] > 1, "the wins of seven games, by people and place, do not fit on a small glass"
    screen._plain("page")
    studio.settle()
    assert screen.pages()[0] == 1


@pytest.mark.window
def test_games_come_in_while_they_are_read(open_app: Open, studio: Any) -> None:
    figures = KeptFigures(7, missing=4)
    app = open_app((800, 480), first="statistics", statistics=figures)
    assert figures.missing == 0 and len(figures.asked) == 4
    assert "7 games" in words_on(app.stage.front)
    assert model.summary(everything(), Progress(3, 7), say) == "3 of 7 games are read"


@pytest.mark.window
@pytest.mark.parametrize("name", ["statistics", "recap"])
def test_without_a_game_a_sentence_says_so(open_app: Open, studio: Any, name: str) -> None:
    app = open_app((800, 480), first=name, language="fr", scale=1.6, statistics=KeptFigures(0, rooms=()))
    assert "terminée" in words_on(app.stage.front)
    assert walking.faults(app, (800, 480)) == []


@pytest.mark.window
def test_a_game_of_the_list_opens_its_recap_which_leads_back(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), first="statistics", statistics=KeptFigures())
    app.router.current.open("games")
    studio.settle()
    options(app)["g6"].tap()
    studio.settle()
    assert app.router.name == "recap" and app.router.current.game == game(6)
    app.router.current.strip.big.tap()
    assert app.router.name == "statistics"


@pytest.mark.window
def test_chips_the_game_and_what_evenings_show_can_be_chosen(open_app: Open, studio: Any) -> None:
    figures = KeptFigures(rooms=("alien", "conquest"))
    app = open_app((1280, 720), first="statistics", statistics=figures)
    screen = app.router.current
    screen.chips.buttons["evenings"].tap()
    studio.settle()
    assert screen.chapter == "evenings" and screen.what == "kills"
    screen._plain("what")
    studio.settle()
    options(app)[model.WON].tap()
    studio.settle()
    assert screen.body.model.columns is not None
    screen._plain("room")
    studio.settle()
    options(app)["conquest"].tap()
    studio.settle()
    assert figures.asked[-1] == "conquest"


@pytest.mark.window
def test_on_a_small_glass_in_large_type_a_button_leads_to_the_chapters(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), first="recap", scale=1.6, statistics=KeptFigures())
    screen = app.router.current
    assert screen.chips.parent is None
    screen._plain("chapter")
    studio.settle()
    options(app)["turnings"].tap()
    studio.settle()
    assert screen.chapter == "turnings" and "Turn 12" in words_on(app.stage.front)


class Sticks:
    """One stick, or none."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def places(self) -> tuple[DropPlace, ...]:
        return tuple(DropPlace(name, named(name), "stick") for name in self.names)

    def files(self, suffix: str) -> tuple[()]:
        return ()

    def fresh(self, place: str, stem: str, suffix: str) -> str:
        return f"{place}/{stem}{suffix}"


@pytest.mark.window
@pytest.mark.parametrize(("name", "about"), [("statistics", ""), ("recap", "g1")])
def test_figures_are_written_where_somebody_wants_them(
    open_app: Open, studio: Any, name: str, about: str
) -> None:
    figures = KeptFigures()
    app = open_app((800, 480), first=name, language="fr", statistics=figures, drops=Sticks("blue"))
    app.router.current._plain("export")
    studio.settle()
    assert walking.faults(app, (800, 480)) == []
    assert ("log:blue" in options(app)) == bool(about), "only one game has a log"
    options(app)["png:blue"].tap()
    studio.settle()
    assert figures.written == [("blue", "png", "fr", about)]
    assert "blue/statistics.png" in words_on(app.stage.front)


@pytest.mark.window
def test_without_a_place_to_write_to_it_says_what_to_do(open_app: Open, studio: Any) -> None:
    app = open_app((800, 480), first="statistics", statistics=KeptFigures(), drops=Sticks())
    app.router.current._plain("export")
    studio.settle()
    assert "Plug in a stick" in words_on(app.stage.front)


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_the_scene_of_the_end_leads_to_the_recap(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    step = scenes.happened("Won", "You made it.", "Gagné.")
    app = open_app(size, step, language=language, scale=scale, statistics=KeptFigures())
    assert isinstance(app.stage.front, SceneScreen)
    assert walking.faults(app, size) == []
    plain(app, "recap").tap()
    studio.settle()
    assert app.router.name == "recap" and app.router.current.game == game(1)
    app.router.current.strip.big.tap()
    studio.settle()
    assert app.router.name == "table" and not app.stage.sheets


@pytest.mark.window
def test_home_leads_to_statistics_and_these_to_the_scores(open_app: Open, studio: Any) -> None:
    app = open_app((1280, 720), first="home", statistics=KeptFigures(), series=Kept())
    options(app)["statistics"].tap()
    studio.settle()
    assert app.router.name == "statistics"
    app.router.current.open("games")
    app.router.current._plain("scores")
    studio.settle()
    assert app.router.name == "scores"
    app.router.current.choose("game:g1")
    studio.settle()
    assert app.router.name == "recap"
    app.press_button("undo")
    app.bridge.deliver()
    studio.settle()
    assert app.router.name == "scores"
