"""What is said beside a map stands where there is no map: in its corners and in the gaps of its spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.ground.texts import FluentTexts
from tests.ui import samples, walking
from tests.ui.other_boards import conquest
from tests.ui.test_arrangements import laid_out, theme_of
from tests.ui.test_maps import LYING, spaces, unpicked
from ui.theme.boxes import Box
from ui.widgets.board.parts import Line
from ui.widgets.space.frame import outline

Open = Callable[..., Any]


@pytest.mark.parametrize("size", LYING)
@pytest.mark.parametrize("line", ["task", "due", "tip"])
def test_the_line_takes_nothing_from_the_map(size: tuple[int, int], line: Line) -> None:
    view, theme = conquest(), theme_of(size)
    _, bare = laid_out(view, size)
    box, told = laid_out(view, size, line=line, hand="Draw a card and lay it on the 6.")
    assert {key: one.box for key, one in spaces(told).items()} == {
        key: one.box for key, one in spaces(bare).items()
    }
    assert all(one.box.h >= theme.mm(9.2) for one in spaces(told).values())
    said = next(one for one in told if one.kind == "hand").box
    assert said.w >= theme.mm(90) and said.h >= theme.space("touch") and said.y == box.y
    assert not any(said.meets(one.box, 1) for one in told if one.kind != "hand")


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_beside_a_section_the_line_leaves_people_and_small_map_alone(scale: float) -> None:
    _, bare = laid_out(conquest(), (800, 480), scale, page="section:1")
    _, told = laid_out(conquest(), (800, 480), scale, page="section:1", line="tip")
    before, after = ({one.key: one.box for one in parts} for parts in (bare, told))
    for key in ("map", "button:map", *(f"person:p{at}" for at in range(1, 5))):
        assert before[key] == after[key]
    finger = theme_of((800, 480), scale).space("touch") - 1
    assert all(one.box.h >= finger for one in spaces(told).values())


def test_on_a_standing_glass_the_section_is_framed_in_the_gaps_of_the_map() -> None:
    _, parts = laid_out(conquest(), (720, 1280), page="section:4")
    frame = next(one for one in parts if one.kind == "frame")
    assert {dot.place.id for dot in frame.dots} == {f"space:4.{name}" for name in "C123456"}
    corners = outline([dot.box for dot in frame.dots], frame.box)
    for (x, y), (to_x, to_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        assert x == to_x or y == to_y, "along the rows and the columns"
        edge = Box(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))
        for one in spaces(parts).values():
            assert not one.box.inset(1).meets(edge.inset(-0.5)), f"it crosses {one.key}"
    assert "frame" not in {one.kind for one in laid_out(conquest(), (800, 480), page="section:4")[1]}


@pytest.mark.window
@pytest.mark.parametrize("size", LYING)
@pytest.mark.parametrize(("language", "words"), [("en", "leave Forest"), ("fr", "quittent Forêt")])
def test_what_was_taken_up_is_said_in_the_free_corner_of_a_section(
    open_app: Open, studio: Any, size: tuple[int, int], language: str, words: str
) -> None:
    texts = FluentTexts("alien")
    step = samples.step(conquest(), prompts=())
    app = open_app(size, step, texts=texts, language=language)
    app.router.current.strip.big.tap()
    studio.settle()
    table = app.router.current.board
    said = table.widget("said:map")
    assert words in " ".join(mark.words for mark in said.marks) and walking.cut_words(said) == []
    assert not any(said.box.meets(one.box, 1) for one in table.parts if one.kind == "space")
    app.hear(samples.step(unpicked(conquest()), number=32, prompts=()))
    app.bridge.deliver()
    studio.settle()
    assert table.widget("said:map") is None, "nothing is in anybody's fingers"
