"""Where a card goes is asked on the board: what can take it is lit, the rest lies dim or is a list away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.core.crossing.intents import Corrected
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import named
from tests.ui import doubles, samples
from tests.ui.fingers import Post, lift, options, part, plain, touch, words_on

pytestmark = pytest.mark.window

Open = Callable[..., Any]
CRAWLER = SlotId(3)
MORE = (
    (ZoneId("combat"), named("Combat Zone")), (ZoneId("dead-enemies"), named("Dead Enemies")),
    (ZoneId("hugger:p2"), named("in front of Ben")), (ZoneId("discard:p2"), named("Ben’s discard pile")),
)  # fmt: skip


def asked(open_app: Open, studio: Any, size: tuple[int, int] = (800, 480)) -> tuple[Any, Post]:
    """The table, which asks where the Crawler of the Weapons Locker goes."""
    post = Post()
    app = open_app(size, samples.step(), post=post, bench=doubles.Workbench(*MORE))
    app.router.current.sheets.use("move", f"slot:{CRAWLER}")
    studio.settle()
    return app, post


def tap(app: Any, studio: Any, key: str) -> None:
    x, y = part(app, key).center
    lift(touch(studio, app.stage, x, y))
    studio.settle()


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_the_board_is_asked_and_a_touch_on_a_place_answers(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    app, post = asked(open_app, studio, size)
    assert not app.stage.sheets, "no list lies over the board"
    assert "Where does Crawler go?" in words_on(app.router.current)
    assert "PUT IT BACK" in words_on(app.router.current.strip)
    tap(app, studio, next(key for key in app.router.current.carriage.takers if "combat" in key))
    assert post == [Corrected(MoveSlot(CRAWLER, ZoneId("combat"), 0))]
    assert "PUT IT BACK" not in words_on(app.router.current.strip)


def test_of_a_deck_it_is_said_at_which_end_and_of_a_person_which_pile(open_app: Open, studio: Any) -> None:
    app, post = asked(open_app, studio)
    tap(app, studio, next(key for key in app.router.current.carriage.takers if "hive" in key))
    options(app)["-1"].tap()
    assert post == [Corrected(MoveSlot(CRAWLER, ZoneId("hive"), -1))]
    app, post = asked(open_app, studio)
    tap(app, studio, "person:p2")
    assert set(options(app)) == {"hugger:p2", "discard:p2"}
    options(app)["hugger:p2"].tap()
    assert post == [Corrected(MoveSlot(CRAWLER, ZoneId("hugger:p2"), 0))]


def test_what_is_not_on_the_board_is_a_list_away_and_a_card_may_lie_the_other_way_up(
    open_app: Open, studio: Any
) -> None:
    app, post = asked(open_app, studio)
    plain(app, "where:face").tap()
    plain(app, "where:other").tap()
    studio.settle()
    assert {"person:p1", "person:p2", "dead-enemies"} <= set(options(app))
    assert "combat" not in options(app), "that can be touched on the board"
    options(app)["dead-enemies"].tap()
    options(app)["0"].tap()  # a pile has two ends
    assert post == [Corrected(MoveSlot(CRAWLER, ZoneId("dead-enemies"), 0, False))]


def test_putting_it_back_changes_nothing(open_app: Open, studio: Any) -> None:
    for end in (
        lambda app: app.router.current.strip.big.tap(),
        lambda app: app.router.current.press("undo"),
        lambda app: app.router.current.hear((samples.step(),)),
    ):
        app, post = asked(open_app, studio)
        end(app)
        studio.settle()
        assert post == [] and app.router.current.carriage.asked is None
        assert "Where does Crawler go?" not in words_on(app.router.current)
