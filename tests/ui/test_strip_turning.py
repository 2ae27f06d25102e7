"""On a flat screen the key strip turns to whose turn it is, when the table wants it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.ui import samples
from tests.ui.fingers import Post, lift, touch
from tests.ui.samples import P1, P2

pytestmark = pytest.mark.window
Open = Callable[..., Any]


def turn_of(seat: Any, number: int) -> Any:
    view = samples.view()
    return samples.step(replace(view, turn=replace(view.turn, seat=seat)), number=number)


def hear(app: Any, step: Any) -> None:
    app.hear(step)
    app.bridge.deliver()


def wanting(open_app: Open, post: Post, **wishes: Any) -> Any:
    app = open_app((800, 480), turn_of(P1, 31), post=post)
    usual = {"flat": True, "strip_turns": True, "sides": {P1: 0, P2: 2}}
    app.prefer(replace(app.context.preferences, **{**usual, **wishes}))
    return app


def big_on_glass(app: Any) -> tuple[float, float]:
    big = app.router.current.strip.big
    return big.to_window(*big.center)  # type: ignore[no-any-return]


def test_it_turns_to_the_other_side_and_back_and_stays_in_its_place(open_app: Open, studio: Any) -> None:
    post = Post()
    app = wanting(open_app, post)
    studio.settle()
    x, y = big_on_glass(app)
    assert x > 400
    hear(app, turn_of(P2, 32))
    studio.settle()
    turned_x, turned_y = big_on_glass(app)
    assert turned_x < 400 and turned_y < 120, "at the foot of the glass, seen from the other side"
    finger = touch(studio, app.stage, turned_x, turned_y)
    lift(finger)
    assert len(post) == 1, "it acts where it is seen"
    hear(app, turn_of(P1, 33))
    studio.settle()
    assert big_on_glass(app) == (x, y)


@pytest.mark.parametrize("wishes", [{"flat": False}, {"strip_turns": False}, {"sides": {P2: 1}}])
def test_nothing_turns_on_a_stand_unasked_or_for_who_sits_at_an_end(
    open_app: Open, studio: Any, wishes: dict[str, Any]
) -> None:
    app = wanting(open_app, Post(), **wishes)
    hear(app, turn_of(P2, 32))
    studio.settle()
    assert big_on_glass(app)[0] > 400
    assert app.router.current.strip.parent is app.router.current
