"""The list of differences on the glass: a quiet badge, answers, and where it is; nothing is interrupted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.crossing.differences import Difference
from companion.core.crossing.intents import Taken
from companion.core.crossing.views import Offer, Place
from companion.core.language.ids import SlotId
from tests.ui import samples, scenes, walking
from tests.ui.fingers import Post, options
from tests.ui.samples import both
from tests.ui.words import Words
from ui.screens.differences import model
from ui.screens.differences.model import answers, badge, marked
from ui.theme.boxes import Box
from ui.widgets.board.parts import Part

Open = Callable[..., Any]
WORD = Offer("difference:a:word", both("The table is right", "La table a raison"), None)
MOVE = Offer("difference:b:move", both("It was a move: Recruit", "C'était un coup : Recruter"), None)


def dismissing(id: str) -> Offer:
    return Offer(f"difference:{id}:dismiss", both("Leave it", "Laisser ainsi"), None)


def line(id: str, *found: Offer, targets: tuple[str, ...] = (), slot: int | None = None) -> Difference:
    says = both(f"Med-Lab: I see Stalker {id}.", f"Infirmerie : je vois Rôdeur {id}.")
    at = SlotId(slot) if slot is not None else None
    return Difference(id, says, answers=(*found, dismissing(id)), targets=targets, slot=at)


STRAY = line("a", WORD, targets=("place:room:4", "slot:3"), slot=3)
GONE = line("b", MOVE, targets=("slot:21",), slot=21)
THING = line("c", targets=("place:room:5",))


def ids(of: Difference) -> list[str]:
    return [option.id for option in answers(of, Words().say)]


def test_each_difference_has_the_answers_that_fit_it() -> None:
    assert ids(STRAY) == ["where", "difference:a:word", "difference:a:dismiss"]
    assert ids(GONE) == ["where", "difference:b:move", "tools", "difference:b:dismiss"]
    assert ids(THING) == ["where", "difference:c:dismiss"]
    assert badge(()) == ()
    assert badge((STRAY, GONE))[0].spots[0].words == "2"


def test_only_what_a_difference_is_about_is_outlined() -> None:
    view = samples.view()
    places = [place for strip in view.strips for place in strip.places]
    parts = tuple(Part(f"place:{place.id}", "room", None, place=place) for place in places)  # type: ignore[arg-type]
    parts += tuple(
        Part(tile.target, "tile", None, tile.target, tile=tile)  # type: ignore[arg-type]
        for place in places
        for tile in place.tiles
    )
    found = [part.key for part in marked(parts, STRAY.targets) if part not in parts]
    assert found == ["place:room:4", "slot:3"]
    assert marked(parts, ()) is parts


def quiet(*lines: Difference) -> Any:
    return samples.step(kind="quiet", differences=lines, notices=(), label=both("1 card", "1 carte"))


def hear(app: Any, *steps: Any) -> None:
    for step in steps:
        app.hear(step)
    app.bridge.deliver()


@pytest.mark.window
def test_a_quiet_step_shows_a_badge_and_leaves_news_and_sheets_alone(open_app: Open) -> None:
    app = open_app((800, 480), scenes.refused())
    sheet, news = app.stage.front, len(app.context.chronicle)
    hear(app, quiet(STRAY, GONE))
    assert app.stage.front is sheet, "the refusal still lies open"
    assert app.context.step.refusal is not None
    assert len(app.context.chronicle) == news
    groups = app.stage.screen.asides.groups
    assert [spot.words for spot in groups[0].spots] == ["2"]
    hear(app, quiet())
    assert all(spot.id != "differences" for group in app.stage.screen.asides.groups for spot in group.spots)


@pytest.mark.window
def test_from_the_badge_to_an_answer_in_three_touches(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(differences=(STRAY, GONE)), post=post)
    app.stage.screen.asides.dispatch("on_aside", "differences")
    assert list(options(app)) == ["a", "b"]
    options(app)["a"].tap()
    options(app)["difference:a:word"].tap()
    assert post == [Taken("difference:a:word")]
    assert not app.stage.sheets


@pytest.mark.window
def test_the_list_follows_the_table_and_goes_when_it_agrees(open_app: Open) -> None:
    app = open_app((1280, 720), samples.step(differences=(STRAY, GONE, THING)))
    app.stage.screen.asides.dispatch("on_aside", "differences")
    hear(app, quiet(GONE, THING))
    assert list(options(app)) == ["b", "c"]
    options(app)["b"].tap()
    hear(app, quiet(GONE))
    assert app.stage.sheets, "this one still differs"
    hear(app, quiet())
    assert not app.stage.sheets


@pytest.mark.window
def test_show_me_where_outlines_the_board_until_the_next_touch(open_app: Open) -> None:
    app = open_app((720, 1280), samples.step(differences=(STRAY,)))
    screen = app.stage.screen
    screen.asides.dispatch("on_aside", "differences")
    options(app)["where"].tap()
    assert not app.stage.sheets
    assert screen.marked == STRAY.targets
    hear(app, quiet(STRAY))
    assert screen.marked == STRAY.targets, "nothing has happened"
    hear(app, samples.step(differences=(STRAY,)))
    assert screen.marked == ()


@pytest.mark.window
def test_show_me_where_turns_to_the_page_that_shows_the_place(open_app: Open) -> None:
    app = open_app((800, 480), samples.step(differences=(STRAY,)), scale=1.6)
    screen = app.stage.screen
    screen._turn("people")
    assert not any(part.place for part in shown(screen))
    screen._aside("differences")
    options(app)["where"].tap()
    places = [part.place for part in shown(screen) if part.place is not None]
    assert screen.pages.page != "people" and any("differs" in place.states for place in places)
    screen._mark(("place:nowhere",))
    assert not any("differs" in part.place.states for part in shown(screen) if part.place is not None)


def shown(screen: Any) -> list[Part]:
    """The parts that lie on the glass."""
    return list(screen.board._parts.values())


def test_the_page_that_shows_a_place_is_found_and_the_open_one_is_kept() -> None:
    tabs = (part("page:board"), part("page:market"))
    pages = {"": (*tabs, at("room:1")), "board": (*tabs, at("room:1")), "market": (*tabs, at("hq:1"))}
    lay = pages.__getitem__
    assert model.page_with(lay, "market", ("place:room:1",)) == "board"
    assert model.page_with(lay, "", ("place:room:1",)) == "", "the first page is open already"
    assert model.page_with(lay, "", ("place:nowhere", "place:hq:1")) == "market"
    assert model.page_with(lay, "market", ("place:nowhere",)) == "market"
    assert model.page_with(lambda page: (at("room:1"),), "", ("place:hq:1",)) == "", "a board without pages"


def part(target: str) -> Part:
    """A tab."""
    return Part(target, "button", Box(0, 0, 10, 10), target)


def at(place: str) -> Part:
    """A place of the board."""
    return Part(place, "place", Box(0, 0, 10, 10), place=Place(place, both(place, place)))


@pytest.mark.window
def test_a_card_that_is_gone_can_be_carried_by_the_tools(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(differences=(GONE,)), post=post)
    app.stage.screen.asides.dispatch("on_aside", "differences")
    options(app)["tools"].tap()
    assert app.stage.sheets, "the tools lie open"


SIZES = ((800, 480), (1280, 720), (720, 1280))


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.0), ("fr", 1.0), ("fr", 1.6)])
@pytest.mark.parametrize("way", ["list", "one"])
def test_nothing_is_cut_overlaps_or_is_too_small(
    open_app: Open, studio: Any, way: str, size: tuple[int, int], language: str, scale: float
) -> None:
    app = open_app(size, samples.step(differences=(STRAY, GONE, THING)), language=language, scale=scale)
    app.stage.screen.asides.dispatch("on_aside", "differences")
    if way == "one":
        options(app)["a"].tap()
    studio.settle()
    assert walking.faults(app, size) == []
