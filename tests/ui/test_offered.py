"""A question that may be left: what yes does, what no keeps, and every end of it as one touch."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Taken
from companion.core.crossing.views import AskView, Change, Figure, Offer
from companion.core.language.phrases import named, phrase
from tests.ui import samples, scenes
from tests.ui.fingers import Post, plain, words_on
from tests.ui.words import Words
from ui.screens.question.model import Question, question_of


def say(words: object) -> str:
    return Words().say(words)  # type: ignore[arg-type]


def offer(key: str, **says: object) -> Offer:
    return Offer(f"answer:7:{key}", named(key), None, **says)  # type: ignore[arg-type]


def healing(name: str, n: int) -> Offer:
    change = Change(named("damage"), 6, 6 - n, 9, "harm", samples.P1)
    return offer(
        f"yes>{name}", figures=(Figure("harm", n),), changes=(change,), effect=named(f"heals {name}"),
    )  # fmt: skip


ASK = AskView(
    7, "choice", phrase("ask-may", card=named("Bandage")), samples.P1, text=named("you may heal a strike."),
    options=(offer("yes", effect=named("heal a strike")), offer("no", effect=named("all strikes stay"))),
    yes="answer:7:yes", no="answer:7:no",
)  # fmt: skip


def asked(ask: AskView) -> Question:
    view = replace(samples.view(), ask=ask)
    return question_of(view, ask, say)


def test_a_yes_without_candidates_is_told_in_large_words_and_no_says_what_it_keeps() -> None:
    question = asked(ASK)
    assert question.options == () and question.effect == "Heal a strike"
    assert question.sub == "You may heal a strike."
    assert question.yes is not None and question.yes.id == "answer:7:yes"
    assert question.no is not None and question.no.sub == "all strikes stay"


def test_the_big_button_does_the_best_candidate_and_says_it_in_full() -> None:
    question = asked(replace(ASK, candidates=(healing("Ribs", 4), healing("Gash", 2)), lead=named("Which?")))
    first, second = question.options
    assert first.foot and not second.foot
    assert first.delta is not None and (first.delta.before, first.delta.after, first.delta.of) == (6, 2, 9)
    assert question.yes is not None and question.yes.id == first.id and question.yes.sub == "heals Ribs"
    assert question.lead == "Which?" and question.effect == ""


def test_among_candidates_that_are_equally_good_yes_only_goes_on() -> None:
    question = asked(replace(ASK, candidates=(offer("yes>a"), offer("yes>b"))))
    assert not any(option.foot for option in question.options)
    assert question.yes is not None and question.yes.id == "answer:7:yes"


def test_behind_the_curtain_every_answer_is_a_touch() -> None:
    view = replace(samples.view(), ask=ASK, audience=samples.P1)
    assert [option.id for option in question_of(view, ASK, say).options] == ["answer:7:yes", "answer:7:no"]


@pytest.mark.window
def test_no_is_a_plain_button_and_what_cannot_be_pressed_is_none(open_app: Any, studio: Any) -> None:
    post = Post()
    app = open_app((800, 480), scenes.asked(ASK), post=post, texts=Words())
    sheet = app.stage.front
    assert sheet.strip.big.parent is not None and "all strikes stay" in words_on(sheet)
    plain(app, "answer:7:no").tap()
    assert post == [Taken("answer:7:no")]
    choice = replace(ASK, yes="", no="")
    sheet = open_app((800, 480), scenes.asked(choice), post=Post(), texts=Words()).stage.front
    assert sheet.strip.big.parent is None, "nothing is to be pressed before something is chosen"
