"""The choice that the big button opens: its cells, where they stand, and what touches on them do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Pressed, Taken, Touched
from companion.core.crossing.views import Choosing, Figure, Offer, View
from companion.core.language.phrases import named
from tests.ui import samples
from tests.ui.fingers import options
from tests.ui.words import Words
from ui.screens.table import choice_model
from ui.theme.boxes import Box
from ui.widgets.chooser.layout import arrange_cells

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


def test_a_cell_says_its_price_its_object_and_what_it_does() -> None:
    fight, recruit, *_ = choice_model.cells(choosing(), say)
    assert (fight.words, fight.does, fight.price) == (
        "Fight the Stalker", "spares a strike", Figure("fight", 3)
    )  # fmt: skip
    assert recruit.does.startswith("2 ") and recruit.does.endswith(", draw one")


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


@pytest.mark.window
def test_eight_cells_stand_in_two_rows_and_what_is_more_has_pages(open_app: Callable[..., Any]) -> None:
    theme = open_app(SMALL, samples.step()).router.current.wear.theme
    box = Box(8, 100, 784, theme.mm(23.5))
    grid = arrange_cells(theme, box, 8)
    assert len(grid.boxes) == 8 and not grid.goes_on
    assert len({cell.y for cell in grid.boxes}) == 2
    assert all(cell.h >= theme.mm(9) for cell in grid.boxes), "a finger hits it"
    more, rest = arrange_cells(theme, box, 10), arrange_cells(theme, box, 10, page=1)
    assert (len(more.boxes), more.first, more.goes_on) == (8, 0, True)
    assert (len(rest.boxes), rest.first) == (4, 7), "three cells and the way on"
    assert arrange_cells(theme, box, 10, page=2).first == 0
    assert len({cell.y for cell in arrange_cells(theme, box, 3).boxes}) == 1


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
