"""What goes before a drawn hand: only what is too late after this turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.crossing.views import Duty, Strip
from companion.core.language.phrases import named
from tests.ui import samples, walking
from tests.ui.fingers import Post, part, words_on
from tests.ui.test_fan import SIZES, Held, opened

Open = Callable[..., Any]


@pytest.mark.window
@pytest.mark.parametrize("size", SIZES)
def test_what_is_too_late_after_this_turn_goes_before_the_hand(
    open_app: Open, studio: Any, size: tuple[int, int]
) -> None:
    post, practice = Post(), Held("Specialist", "Grunt")
    big = samples.offers()[0]
    last = Duty("deadline", named("Kill it before this turn ends"), samples.P2, turns_left=1, urgent=True)
    strips = tuple(marked_first(one, big.target) for one in samples.strips())
    view = samples.view(lays=True, big=big, due=(last,), strips=strips)
    app = opened(open_app, studio, practice, size, view=view, post=post)
    screen = app.router.current
    assert screen.hand.fan.is_up and not any(one.is_next for one in screen.hand.fan.cards.values())
    assert screen.strip.big.first == big.label.args["en"]
    legal = [one.target for one in screen.board.parts if one.tile is not None and "legal" in one.tile.states]
    assert legal == [big.target], "everything else waits for the hand"
    assert "Kill it before this turn ends" in words_on(screen) and walking.faults(app, size) == []
    part(app, big.target).tap()
    screen.strip.big.tap()
    assert post == [Taken(big.id), Taken(big.id)] and practice.done == []
    screen.hand.fan.cards["c1"].tap()
    studio.settle()
    assert practice.done == [("lay", ("c1",))], "a card can still be laid"


def marked_first(strip: Strip, target: str) -> Strip:
    """The strip with that card marked as what the big button does."""
    places = tuple(
        replace(
            place,
            tiles=tuple(
                replace(tile, states=("legal", "big")) if tile.target == target else tile
                for tile in place.tiles
            ),
        )
        for place in strip.places
    )
    return replace(strip, places=places)
