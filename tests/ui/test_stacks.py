"""Stacks on the glass: how they lie, checking them, and putting a game away."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.ids import CopyId
from companion.core.language.phrases import named
from companion.core.ports.owners import UNSEEN, Due, ShownCard
from tests.ui import shelf, walking
from tests.ui.collection import COPIES, DECK, Collection
from tests.ui.fingers import options, plain, words_on
from tests.ui.test_home import SIZES
from ui.screens.away import model as away
from ui.screens.stacks import model

Open = Callable[..., Any]
say = shelf.words().say
DESIGNS = tuple(Collection().designs(DECK))
LINE = shelf.line_of("crew", "Chief Engineer Parker", "Chef mécanicien Parker", 14)


def card(design: str, number: int) -> ShownCard:
    return ShownCard(CopyId(f"mine/{design}#{number}"), design, named("Rigger"), LINE)


def test_touches_and_shown_cards_count_and_a_slip_is_taken_back() -> None:
    counted = model.began(LINE, DESIGNS)
    for _ in range(COPIES["two"]):
        counted = model.tapped(counted, "two")
    assert (counted.here, counted.missing) == (3, 11)
    assert model.tapped(counted, "two").here == 0
    for number in (1, 1, 2):
        counted = model.shown(counted, card("three", number))
    assert (counted.seen["three"], counted.here) == (2, 5), "a card that is shown twice counts once"
    assert model.shown(counted, card("two", 9)).here == 5, "there are no more than the box has"
    assert model.whole(counted).missing == 0
    rows = {row.id: row for row in model.count_rows(counted, say)}
    assert (rows["two"].ticked, rows["two"].note, rows["three"].note) == (True, "3 of 3", "2 of 5")


def test_what_nobody_may_see_is_counted_without_a_name() -> None:
    counted = model.began(replace(LINE, is_secret=True), DESIGNS)
    assert [row.id for row in model.count_rows(counted, say)] == [UNSEEN]
    counted = model.tapped(model.shown(counted, card("one", 1)), UNSEEN)
    assert (counted.seen, counted.missing) == ({UNSEEN: 2}, 12)
    assert model.whole(counted).missing == 0


def test_only_a_checked_stack_is_said_to_miss_cards() -> None:
    rows = {row.id: row for row in model.stack_rows(shelf.LINES, say)}
    assert rows["strikes"].warns and "12 cards are missing" in rows["strikes"].sub
    assert not rows["suite"].warns and rows["suite"].sub == "As it was put away on 28 December 2024"
    assert [row.id for row in rows.values() if row.foot] == ["avatars"]
    assert model.next_to_check(shelf.LINES[2:4]) is None
    assert model.summary(shelf.LINES[:2], say) == "1 of 2 have a printed divider"


def test_a_stack_whose_cards_are_all_back_is_closed_next() -> None:
    out = tuple(Due(line, line.take, 0) for line in shelf.LINES[:3])
    assert away.next_open(out) == out[0]
    out = (out[0], replace(out[1], back=15), replace(out[2], is_closed=True))
    assert away.next_open(out) == out[1]
    rows = away.rows(out, say, "drones")
    assert [(row.id, row.note, row.foot) for row in rows][:2] == [
        ("drones", "15 of 15", True), ("avatars", "5 cards", False)
    ]  # fmt: skip
    assert away.closed(out) == 1


# In a window.


@pytest.fixture
def opened(open_app: Open) -> Open:
    """An app with a shelf; gives app, cards and stacks."""

    def make(size: tuple[int, int] = (800, 480), **wishes: Any) -> tuple[Any, Collection, shelf.Shelf]:
        cards, stacks = Collection(), shelf.Shelf((*shelf.LINES, LINE))
        ports = {"stacks": stacks, "cards": cards, "texts": shelf.words(), **wishes}
        app = open_app(size, first="home", printing=SimpleNamespace(frame=lambda: None), **ports)
        return app, cards, stacks

    return make


def in_box(app: Any) -> Any:
    screen = app.router.go("stacks")
    if not screen.where.set:
        screen.choose("mine")
    return screen


def check(app: Any, *taps: str) -> Any:
    screen = in_box(app)
    screen._check("crew")
    for tap in taps:
        screen.choose(tap)
    return screen


def put_away(app: Any, *tags: str) -> Any:
    screen = app.router.go("away")
    for tag in tags:
        screen.shown(tag)
    return screen


SCENES: dict[str, Callable[[Any], Any]] = {
    "stacks": in_box,
    "check": check,
    "counted": lambda app: check(app, "one", "two"),
    "unknown": lambda app: check(app).shown("T0123456ZZ"),
    "away": put_away,
    "said": lambda app: put_away(app, "T1", "T2"),
    "nobody": lambda app: put_away(app, "T0123456ZZ"),
    "over": lambda app: put_away(app).plain("all"),
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
    assert walking.faults(app, size) == []


@pytest.mark.window
def test_my_cards_lead_to_the_stacks_and_a_whole_stack_is_checked_by_two_touches(opened: Open) -> None:
    app, _, stacks = opened()
    app.router.go("my_cards")
    options(app)["*go:stacks"].tap()
    screen = in_box(app)
    app.stage.front.strip.big.tap()
    assert screen.counted is not None
    screen.back()
    assert stacks.checked == [], "what was not finished is not written down"
    screen._check("crew")
    assert screen.strip.big.first == "All are here"
    screen.big()
    assert stacks.checked == [("crew", COPIES)]
    assert stacks.lines["crew"].missing == 0


@pytest.mark.window
def test_what_is_missing_is_said_after_a_check_by_touch(opened: Open, studio: Any) -> None:
    app, _, stacks = opened()
    screen = check(app, "one", "two", "two")
    assert (screen.strip.big.first, screen.strip.big.second) == ("That is all", "11 missing")
    screen.big()
    assert stacks.checked == [("crew", {"one": 1, "two": 2})]
    assert "cards are missing" in screen.head.sub
    check(app, "one")
    plain(app, "all").tap()
    assert stacks.lines["crew"].missing == 0


@pytest.mark.window
def test_a_check_goes_on_where_it_was_when_the_glass_changes(opened: Open) -> None:
    app, *_ = opened()
    check(app, "one")
    app.resize(1280, 720)
    assert app.router.current.counted.seen == {"one": 1}


@pytest.mark.window
def test_a_divider_opens_its_stack_and_cards_of_another_are_sent_there(opened: Open, studio: Any) -> None:
    app, cards, stacks = opened()
    screen = in_box(app)
    cards.listeners[0]("D1")
    studio.settle()
    assert screen.counted.line.stack == "drones"
    screen._was_shown("T9", None, card("one", 1))
    assert screen.head.sub == "It belongs to Chief Engineer Parker."
    screen._was_shown("T9", None, None)
    assert screen.head.sub == "T9 is on no card yet."


@pytest.mark.window
def test_dividers_lead_to_their_pages(opened: Open) -> None:
    app, *_ = opened()
    in_box(app).plain("dividers")
    assert app.router.name == "print"


@pytest.mark.window
def test_a_shown_card_says_its_stack_in_large_words(opened: Open, studio: Any) -> None:
    app, cards, stacks = opened()
    screen = app.router.go("away")
    for tag in ("T1", "T2"):
        cards.listeners[0](tag)
    studio.settle()
    assert (screen.banner.first, screen.banner.second) == ("Drones", "Drone: 2 of 15 are back")
    large = max(mark.cap_px for mark in screen.banner.marks)
    assert large >= app.context.wear("shell").theme.mm(7.5) - 1, "it reads across the table"
    assert next(iter(options(app))) == "drones", "its line is the first"
    cards.listeners[0]("T9")
    studio.settle()
    assert screen.banner.parent is None and "T9 is on no card yet." in words_on(screen)


@pytest.mark.window
def test_the_stack_of_a_shown_card_is_said_aloud(opened: Open, studio: Any) -> None:
    said: list[Any] = []
    speaker = SimpleNamespace(say=said.append)
    app, cards, _ = opened(speaker=speaker)
    app.router.go("away")
    for tag in ("T1", "T9"):
        cards.listeners[0](tag)
        studio.settle()
    assert [(one.key, shelf.words().say(one.args["stack"])) for one in said] == [("voice-stack", "Drones")]


@pytest.mark.window
def test_stacks_are_closed_by_one_tap_and_all_at_once(opened: Open) -> None:
    app, _, stacks = opened()
    screen = app.router.go("away")
    options(app)["drones"].tap()
    assert stacks.out["drones"].is_closed
    screen.big()
    assert stacks.out["avatars"].is_closed
    app.router.go("home")
    screen = app.router.go("away")
    assert away.closed(screen.out) == 2, "it goes on where it was left"
    plain(app, "all").tap()
    assert screen.head.title == "Everything is put away"
    assert screen.head.sub.endswith("looked over")
    screen.big()
    assert app.router.name == "home"


@pytest.mark.window
def test_nothing_to_put_away_is_said(opened: Open) -> None:
    app, _, stacks = opened()
    stacks.refuses = "No game was played yet."
    screen = app.router.go("away")
    assert screen.head.sub == stacks.refuses
    screen.big()
    assert app.router.name == "home"
