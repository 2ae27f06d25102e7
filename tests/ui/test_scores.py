"""Scores of several games: who leads, what was played, and a new series."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.series import EndedGame, Points, Standing, Trait
from companion.core.language.phrases import named, phrase
from tests.ui import walking
from tests.ui.doubles import ports_with
from tests.ui.fingers import options, words_on
from ui.screens.scores import model
from ui.theme.boxes import Box

PLACES, COOK = ("Ore Tug Halcyon", "Kestrel Station", "Ore Tug Halcyon"), Trait(named("Role"), named("Cook"))
Open = Callable[..., Any]
NAMES = ("Maya", "Ben", "Inès", "Maximilienne-Joséphine", "Lou")


class Kept:
    """A series of five people; a new one is begun by asking."""

    def __init__(self) -> None:
        self.begun = 0

    def ended(self) -> tuple[EndedGame, ...]:
        got = tuple(Points(name, at, 5 - at) for at, name in enumerate(NAMES))
        outcome = phrase("ui-done")
        return tuple(
            EndedGame(f"g{at}", "alien", phrase("ui-scores"), f"2026-03-{20 - at}", outcome, got, at == 0,
                  won=at == 1, traits=(Trait(named("Location"), named(PLACES[at])), COOK))
            for at in range(3)
        )  # fmt: skip

    def standings(self) -> tuple[Standing, ...]:
        return tuple(Standing(name, at, 5 - at, 1) for at, name in enumerate(NAMES))

    def begin(self) -> None:
        self.begun += 1


def say(key: Any) -> str:
    return str(ports_with().texts.say(key, "en"))


def test_people_come_first_as_they_stand_then_the_games_that_count_and_those_before() -> None:
    kept = Kept()
    rows = model.rows(kept.standings(), kept.ended(), say)
    assert [row.words for row in rows[:5]] == list(NAMES)
    assert rows[0].figures[0].value == 5 and rows[1].sub == "Place 2, one game"
    assert (rows[5].id, rows[5].words) == (model.PAST, "Past results by difficulty")
    assert [bool(row.note) for row in rows[6:]] == [False, True, True]
    assert "Maya\u00a05, Ben\u00a04" in rows[6].sub
    assert model.summary(kept.ended(), say) == "One game counts"


def test_who_has_as_many_points_stands_in_the_same_place() -> None:
    points = {"Maya": 5, "Ben": 5, "Inès": 2}
    standings = [Standing(name, at, got, 1) for at, (name, got) in enumerate(points.items())]
    rows = model.rows(standings, (), say)
    assert [row.sub for row in rows] == ["Place 1, one game", "Place 1, one game", "Place 3, one game"]


@pytest.mark.rule("ALN-DIFF-06")
def test_past_results_are_compared_by_what_games_had_in_common_the_hardest_first() -> None:
    assert model.past(Kept().ended(), say) == (
        "Location: Ore Tug Halcyon — 0 of 2 won", "Location: Kestrel Station — 1 of 1 won",
        "Role: Cook — 1 of 3 won",
    )  # fmt: skip
    other = replace(Kept().ended()[0], title=phrase("ui-done"))
    assert all(" · " in line for line in model.past((*Kept().ended(), other), say)), "games are told apart"
    assert model.past((replace(other, traits=()),), say) == ()


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (720, 1280)])
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_past_results_are_read_on_a_sheet(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(size, first="scores", language=language, scale=scale, series=Kept())
    app.router.current.choose(model.PAST)
    studio.settle()
    assert "Ore Tug Halcyon" in words_on(app.stage.front)
    assert walking.cut_words(app.stage.front) == [] == walking.outside(app.stage.front, Box(0, 0, *size))


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.6)])
def test_everything_fits(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(size, first="scores", language=language, scale=scale, series=Kept())
    assert walking.faults(app, size) == []


@pytest.mark.window
def test_a_new_series_is_asked_for_first(open_app: Open, studio: Any) -> None:
    kept = Kept()
    app = open_app((1280, 720), first="scores", series=kept)
    app.router.current.plain("fresh")
    studio.settle()
    assert kept.begun == 0
    options(app)["yes"].tap()
    studio.settle()
    assert kept.begun == 1
