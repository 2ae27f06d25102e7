"""Dice that the camera has seen, from the picture of a tray to the answered ask of a real game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import DiceSeen, Intent, Replied
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.language.asks import Dice
from companion.core.language.events import Answered
from companion.core.language.phrases import phrase
from companion.ground.texts import FluentTexts
from companion.play.dice_answers import told
from companion.watch.dice import DiceEye
from tests.house.ferry import Ferry
from tests.vision.dice.drawing import Air, Placed, Style, View, picture

TRAY = View((360, 240), 40.0, 4.0, 30.0)
ASK_SIDES = (30.0, 50.0)


def tray(*dice: tuple[str, int], at: float = 0.0, glare: int = 0) -> Any:
    placed = [
        Placed(face, (-2.5 + 2.4 * n + at, 0.4 * n), 20.0 + 31 * n, Style(colour))
        for n, (colour, face) in enumerate(dice)
    ]
    drawn, _ = picture(placed, TRAY, "felt", Air(shadow=0.2, glare=glare), 5)
    return drawn


@pytest.fixture
def ferry(tmp_path: Path) -> Ferry:
    """A game that waits for its white and its black die."""
    ferry = Ferry(tmp_path / "store.db", players=2)
    for _ in range(300):
        if isinstance(ferry.state.ask, Dice):
            return ferry
        ferry.play()
    raise AssertionError("nobody has rolled")


def eye_on(ferry: Ferry) -> tuple[DiceEye, list[Intent]]:
    posted: list[Intent] = []

    def asked() -> Dice | None:
        return ferry.state.ask if isinstance(ferry.state.ask, Dice) else None

    return DiceEye(asked, posted.append), posted


def test_a_roll_at_rest_answers_the_ask_in_the_order_of_its_dice(ferry: Ferry) -> None:
    eye, posted = eye_on(ferry)
    seen = tray(("black", 2), ("white", 5))
    eye.look(seen, 1.0, ASK_SIDES)
    assert posted == [DiceSeen(SeenRoll(ferry.state.asked, (5, 2), rests=False))], "it is only shown"
    eye.look(seen, 1.3, ASK_SIDES)
    _, intent = posted
    assert isinstance(intent, DiceSeen)
    assert intent.roll == SeenRoll(ferry.state.asked, (5, 2))
    step = ferry.do(intent)
    answered = next(event for event in step.events if isinstance(event, Answered))
    assert (answered.value, answered.source) == ((5, 2), "camera")


def test_a_doubtful_die_is_shown_and_one_tap_corrects_it(ferry: Ferry) -> None:
    ask = ferry.state.ask
    step = ferry.do(DiceSeen(SeenRoll(ask.id, (5, 2), unsure=(1,))))
    assert ferry.state.ask == ask
    assert step.note == phrase("dice-in-doubt", count=1)
    assert step.roll == SeenRoll(ask.id, (5, 2), unsure=(1,))
    step = ferry.do(Replied(ask.id, (5, 3)))
    assert step.refusal is None
    assert step.roll is None


def test_a_missing_die_is_named_and_nothing_is_answered(ferry: Ferry) -> None:
    eye, posted = eye_on(ferry)
    for time_s in (0.0, 0.3, 0.6):
        eye.look(tray(("black", 2)), time_s, ASK_SIDES)
    _, intent = posted
    assert isinstance(intent, DiceSeen)
    assert intent.roll.missing == ("white",)
    ask = ferry.state.ask
    ferry.do(intent)
    assert ferry.state.ask == ask


def test_what_the_camera_sees_of_moving_dice_is_shown_and_answers_nothing(ferry: Ferry) -> None:
    eye, posted = eye_on(ferry)
    ask = ferry.state.ask
    for at, dice in enumerate(((("white", 1),), (("white", 1), ("black", 6)), (("white", 4), ("black", 6)))):
        eye.look(tray(*dice, at=0.3 * at), at / 10, ASK_SIDES)
    assert [one.roll.faces for one in posted if isinstance(one, DiceSeen)] == [(1, 0), (1, 6), (4, 6)]
    for intent in posted:
        step = ferry.do(intent)
        assert (step.kind, step.note, step.refusal) == ("quiet", None, None)
        assert ferry.state.ask == ask
    assert step.roll is not None and step.roll.faces == (4, 6)
    last = tray(("white", 4), ("black", 6), at=0.6)
    eye.look(last, 0.5, ASK_SIDES)
    ferry.do(posted[-1])
    assert ferry.state.ask != ask


def test_dice_that_still_lie_there_from_the_last_roll_are_not_shown_as_the_next(ferry: Ferry) -> None:
    eye, posted = eye_on(ferry)
    seen = tray(("black", 2), ("white", 5))
    for time_s in (1.0, 1.3):
        eye.look(seen, time_s, ASK_SIDES)
    ferry.do(posted[-1])
    while not isinstance(ferry.state.ask, Dice):
        ferry.play()
    posted.clear()
    for time_s in (9.0, 9.3, 9.6):
        eye.look(seen, time_s, ASK_SIDES)
    assert posted == []


def test_a_roll_for_another_question_says_nothing(ferry: Ferry) -> None:
    before = len(ferry.steps)
    ferry.desk.handle(DiceSeen(SeenRoll(ferry.state.asked + 7, (5, 2))))
    assert len(ferry.steps) == before


@pytest.mark.parametrize(
    ("roll", "english", "french"),
    [
        (SeenRoll(1, (0, 2), missing=("white",)), "one white die is missing.", "Il manque un dé blanc."),
        (
            SeenRoll(1, (0, 0), missing=("red", "red")),
            "2 red dice are missing.",
            "Il manque 2 dés rouges.",
        ),
        (
            SeenRoll(1, (3,), extra=("blue",)),
            "one blue die too many lies in the tray.",
            "Il y a un dé bleu de trop dans le plateau.",
        ),
        (
            SeenRoll(1, (3, 3), unsure=(0,)),
            "The camera is not sure of one die.",
            "La caméra n’est pas sûre d’un dé.",
        ),
    ],
)
def test_what_is_wrong_with_a_roll_is_said(roll: SeenRoll, english: str, french: str) -> None:
    texts = FluentTexts("_template")
    assert plain(texts.say(told(roll), "en")).lower() == english.lower()
    assert plain(texts.say(told(roll), "fr")).lower() == french.lower()


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def test_a_sure_roll_needs_every_die() -> None:
    roll = SeenRoll(1, (4, 4))
    assert roll.is_sure
    assert not replace(roll, faces=(4, 0)).is_sure
    assert not replace(roll, rests=False).is_sure


def test_a_die_too_many_that_is_seen_only_once_is_not_shown(ferry: Ferry) -> None:
    eye, posted = eye_on(ferry)
    two = (("white", 1), ("black", 6))
    for at, dice in enumerate((two, (*two, ("red", 3)), two)):
        eye.look(tray(*dice, at=0.3 * at), at / 10, ASK_SIDES)
    assert [one.roll.extra for one in posted if isinstance(one, DiceSeen)] == [()]
    for at in (3, 4):
        eye.look(tray(*two, ("red", 3), at=0.3 * at), at / 10, ASK_SIDES)
    assert [one.roll.extra for one in posted if isinstance(one, DiceSeen)] == [(), ("red",)]
