"""The log on a real window: every row is as high as its words, and nothing of them is ever cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from companion.core.crossing.steps import Notice
from companion.core.language.phrases import named
from companion.core.ports.play import LogLine
from tests.ui import doubles, samples, walking
from tests.ui.fingers import options

pytestmark = pytest.mark.window

Open = Callable[..., Any]
SIZES = [(800, 480), (1280, 720), (720, 1280)]
CAME = tuple(f"Pale Stalker number {at} struck Maya. Maya took {at} damage: Deep Cut." for at in range(1, 7))


class Evening(doubles.PastEvening):
    """Forty actions; of every fifth one came a great deal."""

    def log(self) -> Sequence[LogLine]:
        return tuple(self.line(at) for at in range(40))

    def line(self, at: int) -> LogLine:
        said = CAME if at % 5 == 0 else (f"Maya drew card {at}.",)
        notices = tuple(Notice("Said", named(words), samples.P1) for words in said)
        return LogLine(at, named(f"Action number {at}"), samples.P1, notices, opens=True)


def opened(open_app: Open, size: tuple[int, int], scale: float = 1.0) -> Any:
    app = open_app(size, samples.step(), history=Evening(), scale=scale)
    app.router.go("log")
    return app


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_every_word_of_every_action_is_on_some_page(
    open_app: Open, studio: Any, size: tuple[int, int], scale: float
) -> None:
    app = opened(open_app, size, scale)
    grid, seen = app.router.current.grid, []
    for _ in range(40):
        studio.settle()
        for button in options(app).values():
            painted = " ".join(mark.words for mark in button.marks)
            for word in f"{button.option.words} {button.option.sub}".split():
                assert word in painted, button.option.sub
            assert all(mark.whole for mark in button.marks)
        assert walking.faults(app, size) == []
        seen += [int(id) for id in options(app)]
        if grid.page.first + len(grid.page.boxes) >= 40:
            break
        grid.turn_page()
    assert seen == list(range(39, -1, -1)), "each action once, the newest first"


def test_pages_are_turned_forth_back_and_to_a_row(open_app: Open, studio: Any) -> None:
    app = opened(open_app, (800, 480))
    grid = app.router.current.grid
    starts = []
    for _ in range(3):
        starts.append(grid.page.first)
        grid.turn_page()
    for start in reversed(starts):
        grid.turn_back()
        assert grid.page.first == start
    grid.turn_back()
    assert grid.page.first + len(grid.page.boxes) == 40, "before the first page comes the last"
    grid.turn_page()
    assert grid.page.first == 0
    grid.show_at(17)
    assert grid.page.first == 17
    grid.turn_back()
    assert grid.page.first + len(grid.page.boxes) == 17


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("times", [1, 3, 40])
def test_the_news_on_the_board_are_whole_or_not_there(
    open_app: Open, studio: Any, size: tuple[int, int], times: int
) -> None:
    app = open_app(size, samples.step())
    came = "Event! Objective 2: Each player discards a card or draws a strike. " * times
    app.context.chronicle[:] = [(named("Maya began her turn"), named(came.strip()))]
    app.router.current.arrange()
    studio.settle()
    news = app.router.current.board.widget("chronicle")
    said = " ".join(mark.words for mark in news.marks)
    assert "Maya began her turn" in said and walking.cut_words(news) == []
    assert said.count("discards a card") in (0, times)
    assert times > 1 or came.strip() in said
