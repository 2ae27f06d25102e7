"""The choice that the big button opens: its cells, where they stand, and what touches on them do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Pressed, Taken, Touched
from companion.core.crossing.views import Choosing, Figure, Offer, View
from companion.core.language.phrases import named
from tests.ui import samples, walking
from tests.ui.fingers import lift, options, touch
from tests.ui.test_arrangements import theme_of
from tests.ui.words import Words
from ui.screens.table import choice_model
from ui.theme.boxes import Box
from ui.widgets.chooser.layout import plan_cells, spread
from ui.widgets.reel.rows import BAR_MM, first_for, last_first, rows_seen, whole_height

say = Words().say
SMALL, WIDE, TALL = (800, 480), (1280, 720), (720, 1280)
BOSUN = Offer("recruit:23", named("Bosun"), None, named("2 more Recruit"), "slot:23", price=Figure("pay", 6))
GUNNERY = Offer("recruit:24", named("Gunnery"), None, named("3 more Recruit"), "slot:24")


def choosing(*dear: Offer, **rest: Any) -> View:
    """A View with a fight and a recruit to choose from."""
    priced: dict[str, Any] = {
        "fight:7": {"price": Figure("fight", 3), "effect": named("spares a strike")},
        "recruit:21": {
            "price": Figure("pay", 3),
            "gives": (Figure("fight", 2),),
            "effect": named("draw one"),
        },
        "end": rest.pop("end", {}),
    }  # fmt: skip
    offers = tuple(replace(offer, **priced.get(offer.id, {})) for offer in samples.offers() if not offer.hand)
    says = Choosing(named("1 to fight, 1 to recruit"), ("fight:7", "recruit:21"), dear)
    return samples.view(big=None, choosing=says, offers=offers, **rest)


def test_what_a_choice_gives_is_not_taken_for_its_price() -> None:
    priced = replace(BOSUN, gives=(Figure("pay", 2),), sub=None, effect=named("Draw a card."))
    cell = choice_model._cell(samples.view(), priced, say)
    assert cell.does.startswith("+2 ") and cell.brief.startswith("+2 ")
    assert choice_model._cell(samples.view(), replace(priced, price=None), say).brief.startswith("2 ")


def test_a_cell_says_its_price_its_object_and_what_it_does() -> None:
    fight, recruit, *_ = choice_model.cells(choosing(), say)
    assert (fight.words, fight.does, fight.price) == (
        "Fight the Stalker", "spares a strike", Figure("fight", 3)
    )  # fmt: skip
    assert recruit.does.startswith("+2 ") and recruit.does.endswith(", draw one")


def test_what_is_scanned_shows_its_price_without_the_eye() -> None:
    view = choosing()
    scan = replace(view.offers[0], price=Figure("scan", 2))
    seen = replace(view, offers=(scan, *view.offers[1:]), choosing=Choosing(named("1"), (scan.id,)))
    assert choice_model.cells(seen, say)[0].price == Figure("fight", 2)


def test_the_last_cell_names_what_is_too_dear() -> None:
    assert choice_model.cells(choosing(), say)[-1].is_choice
    last = choice_model.cells(choosing(BOSUN, GUNNERY), say)[-1]
    assert (last.id, last.does, last.is_choice) == (choice_model.DEAR, "Bosun, Gunnery", False)
    third = replace(GUNNERY, label=named("Rigger"))
    assert choice_model.cells(choosing(BOSUN, GUNNERY, third), say)[-1].does == "Bosun, Gunnery +1"
    row = choice_model.dear_row(BOSUN, say)
    assert (row.id, row.words, row.sub, row.figures) == (
        "slot:23", "Bosun", "2 more Recruit", (Figure("pay", 6),)
    )  # fmt: skip


LOW, LONG = 54.0, 81.0  # of two and three lines


@pytest.fixture
def theme(open_app: Callable[..., Any]) -> Any:
    """Of the smallest glass."""
    return open_app(SMALL, samples.step()).router.current.wear.theme


@pytest.mark.window
def test_short_words_stand_in_two_rows_of_four_and_longer_ones_in_fewer_columns(theme: Any) -> None:
    box = Box(8, 100, 784, theme.mm(22.6))
    short = plan_cells(theme, box, 8, lambda at, wide: LOW)
    assert (short.columns, len(short.heights), short.room) == (4, 2, box)
    assert all(high >= theme.mm(9) for high in short.heights), "a finger hits it"
    wide = plan_cells(theme, box, 6, lambda at, wide: LOW if wide > 250 else LONG)
    assert (wide.columns, len(wide.heights)) == (3, 2), "letters do not shrink for more columns"
    few = plan_cells(theme, box, 3, lambda at, wide: LOW)
    assert few.heights == (box.h,), "no room is left empty"
    assert set(spread(theme_of(TALL), (60.0,), 400.0)) == {theme_of(TALL).mm(17)}


@pytest.mark.window
def test_what_is_more_is_drawn_along_beside_a_bar_with_a_second_row_in_sight(theme: Any) -> None:
    box = Box(8, 100, 784, theme.mm(22.6))

    def need(at: int, wide: float) -> float:
        return LOW if at or wide > 300 else 2 * LOW

    plan = plan_cells(theme, box, 13, need)
    assert (plan.columns, plan.room.w) == (2, box.w - theme.mm(BAR_MM))
    huge = plan_cells(theme, box, 3, lambda at, wide: 900.0)
    assert max(huge.heights) == box.h, "nothing is higher than the room"


@pytest.mark.parametrize(("size", "columns"), [(WIDE, 1), (TALL, 2)])
def test_a_large_glass_has_one_column_and_a_standing_one_two(size: tuple[int, int], columns: int) -> None:
    assert plan_cells(theme_of(size), Box(0, 0, 700, 900), 9, lambda at, wide: LOW).columns == columns


def test_the_last_row_in_sight_is_cut_and_the_end_is_whole() -> None:
    heights, box = (50.0, 50.0, 80.0, 50.0), Box(0, 0, 300, 130)
    seen = rows_seen(heights, box, 6)
    assert [(row.at, row.box.h, row.is_cut) for row in seen] == [
        (0, 50, False),
        (1, 50, False),
        (2, 18, True),
    ]
    assert last_first(heights, box.h, 6) == 3 and last_first((50.0,), 130, 6) == 0
    assert not any(row.is_cut for row in rows_seen(heights, Box(0, 0, 300, 260), 6))
    assert whole_height(heights, 6) == 248
    assert first_for(1, heights, 200, 6, 0) == 0 and first_for(3, heights, 200, 6, 0) == 1
    assert first_for(0, heights, 200, 6, 2) == 0


@pytest.fixture
def posted() -> list[Any]:
    return []


@pytest.fixture
def opened(open_app: Callable[..., Any], posted: list[Any]) -> Callable[..., Any]:
    """The table with a choice that the big button has opened."""

    def table(view: View, size: tuple[int, int] = SMALL) -> Any:
        app = open_app(size, samples.step(view), post=posted.append)
        app.router.current.strip.big.tap()
        return app

    return table


def cell(app: Any, id: str) -> Any:
    """A cell that is shown."""
    return next(one for one in app.router.current.choice.chooser.cells if one.cell.id == id)


@pytest.mark.window
@pytest.mark.parametrize("size", [SMALL, WIDE, TALL])
def test_the_choice_opens_before_the_market_and_a_touch_takes_one(
    opened: Callable[..., Any], posted: list[Any], size: tuple[int, int]
) -> None:
    app = opened(choosing(), size)
    table = app.router.current
    assert table.choice.chooser.is_open and posted == []
    assert table.strip.big.first == table.wear.tell("ui-to-board") and not table.strip.big.opens
    place = Box(*table.choice.chooser.pos, *table.choice.chooser.size)
    shown = [part for part in table.board.parts if part.place is not None and part.place.id == "combat"]
    assert shown and not any(part.box.meets(place) for part in table.board.parts), "enemies stay in sight"
    cell(app, "fight:7").tap()
    assert posted == [Taken("fight:7")] and not table.choice.chooser.is_open
    app.hear(samples.step(choosing(), number=9))
    app.bridge.deliver()
    assert not table.choice.chooser.is_open, "what is left does not open by itself"


def many(count: int) -> View:
    """A View with so many cards to recruit, each with all that it does."""
    does = named("heal one strike of anybody at this table, then draw a card")
    offers = tuple(
        Offer(f"recruit:{at}", named(f"Recruit {at}"), None, price=Figure("pay", 2), effect=does)
        for at in range(count)
    )
    says = Choosing(named(f"{count} to recruit"), tuple(one.id for one in offers))
    return samples.view(big=None, choosing=says, offers=offers)


@pytest.mark.window
@pytest.mark.parametrize("size", [SMALL, WIDE, TALL])
@pytest.mark.parametrize("count", [2, 5, 14])
def test_all_that_a_choice_does_is_told_in_full_size_however_many_there_are(
    opened: Callable[..., Any], studio: Any, size: tuple[int, int], count: int
) -> None:
    app = opened(many(count), size)
    table = app.router.current
    chooser, least = table.choice.chooser, table.wear.theme.mm(3.3)
    told = set()
    for _ in range(count):
        studio.settle()
        assert walking.faults(app, size) == []
        for cell in chooser.cells:
            assert all(mark.cap_px >= least for mark in cell.marks if not mark.words.isdigit())
            said = " ".join(mark.words for mark in cell.marks)
            told |= {cell.cell.id} if "then draw a card" in said else set()
        if not chooser.goes_on or chooser.first + 1 == chooser.page.of:
            break
        chooser.turn_page()
    assert len(told) == count


@pytest.mark.window
def test_a_finger_draws_the_cells_along_and_takes_none(
    opened: Callable[..., Any], posted: list[Any], studio: Any
) -> None:
    app = opened(many(14))
    chooser = app.router.current.choice.chooser
    first = chooser.cells[0]
    x, y = first.center
    finger = touch(studio, app.stage, x, y)
    assert first.pressed
    for _ in range(4):
        y += first.height / 3
        finger.pos, finger.x, finger.y, finger.grab_current = (x, y), x, y, chooser
        chooser.on_touch_move(finger)
    assert chooser.first == 1 and not first.pressed
    lift(finger)
    assert posted == [] and chooser.is_open
    chooser.scroll_to(0)
    studio.settle()
    cut = next(cell for cell in chooser.cells if cell.is_cut)
    cut.tap()
    assert posted == [] and chooser.first > 0, "what is cut comes into sight first"


@pytest.mark.window
def test_keys_and_the_wheel_reach_what_is_out_of_sight(opened: Callable[..., Any]) -> None:
    app = opened(many(14))
    chooser = app.router.current.choice.chooser
    for at in range(14):
        chooser.mark_next()
        assert chooser.marked.cell.id == f"recruit:{at}" and not chooser.marked.is_cut
    chooser.mark_next()
    assert (chooser.marked, chooser.first) == (None, 0)
    below = next(cell for cell in chooser.cells if cell.is_cut)
    below.focused = True
    assert not below.is_cut and below in chooser.cells, "the ring draws it into sight"
    chooser.scroll_to(0)
    assert chooser.page.of > 1
    for _ in range(chooser.page.of):
        chooser.turn_page()
    assert chooser.first == 0, "round to the first"


@pytest.mark.window
def test_going_back_spends_nothing(opened: Callable[..., Any], posted: list[Any]) -> None:
    app = opened(choosing())
    table = app.router.current
    before = table.strip.big.first
    table.strip.big._guarded_until = -1.0
    table.strip.big.tap()
    assert not table.choice.chooser.is_open and posted == []
    assert table.strip.big.first != before and table.strip.big.opens, "it opens again"


@pytest.mark.window
def test_in_large_type_the_choice_is_a_sheet(open_app: Callable[..., Any], posted: list[Any]) -> None:
    app = open_app(SMALL, samples.step(choosing()), post=posted.append, scale=1.6)
    app.router.current.strip.big.tap()
    next(iter(options(app).values())).tap()
    assert posted == [Taken("fight:7")]


@pytest.mark.window
def test_what_is_too_dear_is_explained_by_the_rules(opened: Callable[..., Any], posted: list[Any]) -> None:
    app = opened(choosing(BOSUN))
    cell(app, choice_model.DEAR).tap()
    assert posted == [Touched("slot:23")]
    app = opened(choosing(BOSUN, GUNNERY))
    cell(app, choice_model.DEAR).tap()
    list(options(app).values())[1].tap()
    assert posted[-1] == Touched("slot:24")


@pytest.mark.window
def test_buttons_beside_the_glass_open_go_on_take_and_go_back(
    open_app: Callable[..., Any], posted: list[Any]
) -> None:
    app = open_app(SMALL, samples.step(choosing()), post=posted.append)
    table = app.router.current
    table.press("next")
    assert table.choice.chooser.is_open and table.choice.chooser.marked is None
    table.press("next")
    table.press("next")
    marked = table.choice.chooser.marked
    assert marked is not None and marked.cell.id == "recruit:21"
    table.press("undo")
    assert not table.choice.chooser.is_open and posted == []
    table.strip.big._guarded_until = -1.0
    table.press("confirm")
    table.press("next")
    table.press("confirm")
    assert posted == [Taken("fight:7")]


@pytest.mark.window
def test_the_end_of_a_turn_that_brings_strikes_asks_once(
    open_app: Callable[..., Any], posted: list[Any]
) -> None:
    app = open_app(
        SMALL, samples.step(choosing(end={"warns": named("5 strikes are coming")})), post=posted.append
    )
    table = app.router.current
    table._plain("offer:end")
    assert posted == [] and app.stage.front.head.title == "5 strikes are coming"
    next(iter(options(app).values())).tap()
    assert posted == [Taken("end")]
    calm = open_app(SMALL, samples.step(choosing()), post=posted.append)
    calm.router.current._plain("offer:end")
    assert posted == [Taken("end"), Taken("end")]


@pytest.mark.window
def test_what_is_only_waited_for_is_no_button(open_app: Callable[..., Any], posted: list[Any]) -> None:
    waits = samples.view(big=None, offers=(), waiting=named("The others choose."))
    big = open_app(SMALL, samples.step(waits), post=posted.append).router.current.strip.big
    assert big.waits and not big.can_focus
    assert not big.on_touch_down(None) and not big.pressed, "a finger finds nothing there"
    big.tap()
    assert posted == [Pressed("next")], "a button beside the glass still gets an answer"
