"""Holding reads, everywhere: an option tells its card, and nothing is chosen by it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Offer
from companion.core.language.phrases import named
from tests.ui import samples, scenes
from tests.ui.fingers import Post, options, words_on
from tests.ui.words import Words
from ui.screens.sentences.sheet import ReadingSheet
from ui.screens.table import lists


def say(of: Any) -> str:
    return Words().say(of)


@pytest.mark.window
def test_holding_an_answer_reads_its_card_and_answers_nothing(open_app: Any, studio: Any) -> None:
    post = Post()
    told = Offer("answer:9:a", named("Gash"), None, effect=named("heals Gash."))
    ask = replace(
        scenes.IDENTITY, id=9, kind="choice", options=(told, replace(told, id="answer:9:b", effect=None))
    )
    app = open_app((800, 480), scenes.asked(ask), post=post, texts=Words())
    options(app)["answer:9:a"].hold()
    studio.settle()
    assert isinstance(app.stage.front, ReadingSheet) and "Heals Gash." in words_on(app.stage.front)
    assert post == []
    app.stage.front.strip.big.tap()
    bare = options(app)["answer:9:b"]
    assert not bare.get_property_observers("on_hold"), "where a hold means nothing, a slow press is a press"


def test_the_cards_of_a_place_say_what_they_do_and_can_be_read() -> None:
    view = samples.view()
    place = next(place for strip in view.strips for place in strip.places if place.tiles)
    place = replace(
        place, tiles=(replace(place.tiles[0], hidden=False, note=None, text=named("draw a card.")),)
    )
    (row,) = lists.tiles(place, say)
    assert row.sub == "Draw a card." and row.reads == place.tiles[0].target
    (hidden,) = lists.tiles(replace(place, tiles=(replace(place.tiles[0], hidden=True, text=None),)), say)
    assert hidden.reads == "" and hidden.tells == ""
