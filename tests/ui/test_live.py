"""Conditions stand on the cards as they are just now, in the accent where they are met; nothing is cut."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Condition, Figure, Tile
from companion.core.language.phrases import named
from tests.ui import samples, walking
from tests.ui.fingers import Post, words_on
from tests.ui.words import Words
from ui.screens.tile.model import conditions

MET = Condition(named("Tech played: on"), True, named("Tech: on"))
FAR = Condition(named("1 of 2 Tech cards played this turn"), False, named("1 of 2"))


def market(tile: Tile) -> Any:
    """The sample board with this tile in the first space of the market."""
    view = samples.view()
    strips = []
    for strip in view.strips:
        places = tuple(
            replace(place, tiles=(tile,)) if strip.id == "hq" and at == 0 else place
            for at, place in enumerate(strip.places)
        )
        strips.append(replace(strip, places=places))
    return replace(view, strips=tuple(strips))


def tile(*live: Condition) -> Tile:
    figures = (Figure("pay", 3),)
    return Tile("slot:900", title=named("Winch"), kind="character", figures=figures, live=live)


@pytest.mark.window
@pytest.mark.parametrize(("one", "said"), [(MET, "Tech"), (FAR, "1 of 2")])
def test_a_condition_stands_on_its_card(open_app: Any, studio: Any, one: Condition, said: str) -> None:
    app = open_app((720, 1280), samples.step(market(tile(one))), post=Post(), texts=Words())
    assert said in words_on(app.stage.front)


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
@pytest.mark.parametrize("name", ["Cut the Power", "Longue mémoire", "Winch"])
def test_a_condition_never_lies_on_the_second_line_of_a_name(
    open_app: Any, studio: Any, size: tuple[int, int], name: str
) -> None:
    long = replace(tile(replace(MET, text=named("Tech : active"))), title=named(name), icon="tech")
    app = open_app(size, samples.step(market(long), prompts=()), post=Post(), texts=Words())
    assert walking.clashing_words(app.stage.front) == []


def test_the_page_of_a_card_says_how_its_conditions_stand() -> None:
    say = Words().say
    assert conditions(market(tile(MET, FAR)), "slot:900", say) == (
        "Tech played: on.", "1 of 2 Tech cards played this turn."
    )  # fmt: skip
    assert conditions(samples.view(), "slot:900", say) == ()
