"""The answers of a question: in one size, drawn along by rows, with the board around or above them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import AskView, Duty
from companion.core.language.phrases import named
from tests.ui import samples, scenes, walking
from tests.ui.fingers import Post, part, plain, words_on
from tests.ui.test_offered import ASK, asked, healing, offer
from ui.screens.table import line
from ui.theme.boxes import Box
from ui.widgets.ground.ground import DEEP, THIN

Open = Callable[..., Any]
SMALL, WIDE, TALL = SIZES = ((800, 480), (1280, 720), (720, 1280))
MANY = replace(
    ASK, lead=named("Which strike goes away?"),
    candidates=tuple(healing(f"Crushed Ribs {at}", 1 + at % 3) for at in range(11)),
)  # fmt: skip
WORDS = replace(
    ASK, yes="", no="", candidates=(),
    options=tuple(
        offer(f"{at}", effect=named("turns up the card that lies hidden there" if at % 2 else "stays so"))
        for at in range(9)
    ),
)  # fmt: skip


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("ask", [MANY, WORDS])
def test_more_than_have_room_are_drawn_along_by_rows_and_none_is_smaller(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float, ask: AskView
) -> None:
    app = open_app(size, scenes.asked(ask), scale=scale)
    grid, seen, heights = app.stage.front.grid, set(), set()
    for _ in range(20):
        studio.settle()
        assert walking.faults(app, size) == []
        whole = [one for one in grid.buttons if not one.is_cut]
        seen |= {one.option.id for one in whole}
        heights |= {one.height for one in whole}
        if not grid.goes_on or grid.first + 1 == grid.page.of:
            break
        grid.turn_page()
    assert len(seen) == len(ask.candidates or ask.options) and len(heights) == 1
    assert "page" not in app.stage.front.strip.plain_boxes, "no pages are turned"


@pytest.mark.window
def test_an_answer_that_is_cut_comes_into_sight_before_it_is_taken(open_app: Open, studio: Any) -> None:
    post = Post()
    app = open_app(SMALL, scenes.asked(MANY), post=post)
    grid = app.stage.front.grid
    cut = next(one for one in grid.buttons if one.is_cut)
    cut.tap()
    studio.settle()
    assert post == [] and not cut.is_cut and grid.first > 0
    cut.tap()
    assert [one.offer for one in post] == [cut.option.id]
    grid.scroll_to(0)
    lowest = [one for one in grid.buttons if not one.is_cut][-1]
    lowest.focused = True
    assert grid.first > 0, "the ring goes on by keys"


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_on_a_large_lying_glass_the_board_is_seen_around_a_question(
    open_app: Open, size: tuple[int, int]
) -> None:
    sheet = open_app(size, scenes.asked(ASK)).stage.front
    theme, panel = sheet.wear.theme, Box(*sheet.panel.pos, *sheet.panel.size)
    if size == WIDE:
        assert panel.w == theme.mm(168) and panel.h <= theme.mm(91) and sheet.veil.depth == THIN
        assert panel.centre[0] == pytest.approx(size[0] / 2, abs=1)
    else:
        assert panel.w > size[0] - theme.mm(11) and sheet.veil.depth == DEEP


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_is_lowered_to_an_edge_above_the_strip_and_raised_by_a_touch(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    app = open_app(size, step_of(ASK))
    plain(app, "aside").tap()
    studio.settle()
    table = app.router.current
    edge = part(app, "hand")
    assert app.stage.front is table and edge.rises and walking.faults(app, size) == []
    assert "Which one?" in words_on(edge) and edge.height >= table.wear.theme.space("touch") - 2
    edge.tap()
    assert app.stage.front is not table and app.stage.front.question.ask == ASK.id
    plain(app, "aside").tap()
    table.strip.big.tap()
    assert app.stage.front is not table, "the big button raises it as well"


def step_of(ask: AskView) -> Any:
    """A question with what is due because of it."""
    return samples.step(
        samples.view(ask=ask, big=None, due=(Duty("answer", named("Which one?"), samples.P1, urgent=True),))
    )


def test_only_a_question_that_has_a_sheet_is_the_edge_of_one() -> None:
    kinds = {
        kind: line.line_of(step_of(replace(ASK, kind=kind)), str)[0] for kind in ("choice", "order", "done")
    }
    assert kinds == {"choice": "asked", "order": "urgent", "done": "urgent"}


def test_what_every_answer_does_alike_is_said_once() -> None:
    same = tuple(offer(key, effect=named("turns it up")) for key in ("a", "b"))
    ask = replace(ASK, yes="", no="", options=same, either=named("Either way: turns it up."))
    assert [one.sub for one in asked(ask).options] == ["", ""] and asked(ask).either
    other = (same[0], offer("c", effect=named("stays")))
    assert [one.sub for one in asked(replace(ask, options=other)).options] == ["turns it up", "stays"]
