"""The table in large type: three pages below their tabs, nothing cut, the key strip always in view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import View
from tests.ui import samples, scenes, walking
from tests.ui.fingers import Post, part
from tests.ui.test_arrangements import laid_out
from ui.rooms.common import page_of
from ui.widgets.board.parts import Surroundings

Open = Callable[..., Any]
SIZES = ((800, 480), (1280, 720), (720, 1280))
PAGES = ("board", "market", "people")


def keys(view: View, scale: float) -> set[str]:
    """What lies on the glass first."""
    return {part.key for part in laid_out(view, (800, 480), scale)[1]}


def test_from_large_type_on_the_board_has_pages() -> None:
    small, large = keys(samples.view(), 1.0), keys(samples.view(), 1.3)
    assert {"person:p1", "slot:21"} <= small
    assert not {f"page:{page}" for page in PAGES} & small
    assert {f"page:{page}" for page in PAGES} <= large
    assert "place:hive" in large and not {"person:p1", "slot:21"} & large


def test_an_unknown_page_is_the_first() -> None:
    assert [page_of(Surroundings(page=page), PAGES) for page in ("people", "", "cellar")] == [
        "people", "board", "board",
    ]  # fmt: skip


def test_a_danger_is_seen_from_every_page() -> None:
    tabs = {one.key: one for one in laid_out(scenes.hugged(), (800, 480), 1.6)[1] if one.kind == "button"}
    assert tabs["page:people"].words.endswith("!") and not tabs["page:market"].words.endswith("!")
    calm = {one.key: one for one in laid_out(samples.view(), (800, 480), 1.6)[1] if one.kind == "button"}
    assert not calm["page:people"].words.endswith("!")


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), [("en", 1.3), ("fr", 1.6)])
@pytest.mark.parametrize("people", [1, 5])
def test_every_page_is_whole(
    open_app: Open, size: tuple[int, int], language: str, scale: float, people: int
) -> None:
    view = samples.view(people)
    app = open_app(size, samples.step(view), language=language, scale=scale)
    for page in PAGES:
        part(app, f"page:{page}").tap()
        assert part(app, f"page:{page}").chosen
        board = app.router.current.board
        assert walking.outside(board, app.router.current.box) == []
        assert walking.overlapping_targets(board) == []
        assert walking.cut_words(board) == [], page


@pytest.mark.window
def test_turning_a_page_changes_no_game_and_stays_turned(open_app: Open) -> None:
    post = Post()
    app = open_app((800, 480), samples.step(), scale=1.6, post=post)
    part(app, "page:market").tap()
    part(app, "slot:21").tap()
    assert len(post) == 1, "only the card was touched"
    app.hear(replace(samples.step(), number=77))
    app.bridge.deliver()
    assert part(app, "page:market").chosen and part(app, "slot:21") is not None
