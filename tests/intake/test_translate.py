"""From what a finger or button seems to want to a command, a question or a polite no."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Corrected, Pressed, Redone, Replied, Taken, Touched
from companion.core.crossing.views import Offer
from companion.core.language.asks import Choice, Dice, Identity, Number, Option
from companion.core.language.commands import Answer, SetNumber
from companion.core.language.ids import DesignId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.sides import Ending
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.games.alien.room import room
from companion.intake.translate import translate
from tests.games.alien.box import P1, P2, P3, game, hide, put, top, with_numbers

ROOM, WHY = room(), phrase("why")


def meant(state: Any, intent: object, *extra: Offer) -> Any:
    return translate(ROOM, state, intent, extra)


def test_a_touch_on_what_has_one_meaning_does_it() -> None:
    state = with_numbers(game(), recruit=9)
    slot = top(state, "hq:2")
    assert meant(state, Touched(f"slot:{slot}")).command == Recruit(P1, slot)


def test_a_touch_that_is_not_allowed_is_still_a_command_so_that_it_can_be_explained() -> None:
    state = game()
    slot = top(state, "hq:2")
    assert meant(state, Touched(f"slot:{slot}")).command == Recruit(P1, slot)
    assert meant(state, Touched("place:room:3")).command is not None


@pytest.mark.parametrize(
    "target", ["", "slot:", "slot:x", "slot:99999", "place:moon", "seat:p9", "💥", ":::"]
)
def test_a_touch_on_nothing_gets_a_polite_no(target: str) -> None:
    found = meant(game(), Touched(target))
    assert found.command is None
    assert found.says is not None
    assert found.says.key == "no-touch-here"


def test_a_touch_with_two_meanings_is_a_question() -> None:
    state = game()
    twins = tuple(Offer(name, WHY, EndAction(P1), target="slot:1") for name in ("a", "b"))
    asked = translate(replace(ROOM, legal=lambda state, audience: twins), state, Touched("slot:1"))
    assert asked.command is None
    assert asked.offers == twins
    assert meant(state, Taken("b"), *asked.offers).command == EndAction(P1)


def test_offers_are_taken_by_their_id_while_they_are_offered() -> None:
    state = game()
    assert meant(state, Taken("end")).command == EndAction(P1)
    for stale in ("end ", "", "fight:999", "begin"):
        assert meant(state, Taken(stale)).says.key == "no-longer-offered"


def test_a_private_option_can_be_taken_by_whoever_is_asked() -> None:
    options = (Option("red", WHY), Option("blue", WHY))
    ask = Choice(id=1, why=WHY, seat=P2, options=options, private=True)
    state = replace(game(), ask=ask, asked=1)
    assert ROOM.view(state, "table").offer("answer:1:red") is None
    for seat in (None, P2):  # nobody else sees the private view that it is taken from
        assert meant(state, Taken("answer:1:red", seat)).command == Answer(1, "red", seat=P2)


@pytest.mark.parametrize("intent", [Taken("answer:1:red", P3), Replied(1, "red", P3)])
def test_a_private_option_taken_by_another_is_an_answer_of_theirs_and_refused(intent: Any) -> None:
    options = (Option("red", WHY), Option("blue", WHY))
    ask = Choice(id=1, why=WHY, seat=P2, options=options, private=True)
    state = replace(game(), ask=ask, asked=1)
    command = meant(state, intent).command
    assert command == Answer(1, "red", seat=P3)
    no = ROOM.decide(state, command, frozenset())
    assert isinstance(no, Refusal) and (no.rule, no.here.args["name"]) == ("TABLE-ASK-04", "Player 2")


def test_the_big_button_does_what_it_says_or_says_what_is_waited_for() -> None:
    state = game(phase="hive")
    big = ROOM.view(state, "table").big
    assert big is not None
    for button in ("next", "confirm"):
        assert meant(state, Pressed(button)).command == big.command  # type: ignore[arg-type]
    asked = replace(state, ask=Identity(id=1, why=phrase("ask-which-in-hq"), slot=SlotId(1)), asked=1)
    assert meant(asked, Pressed("next")).says.key == "ask-which-in-hq"
    assert meant(replace(state, ending=Ending("won")), Pressed("next")).says.key == "waiting-over"


@pytest.mark.parametrize(
    ("ask", "said", "value"),
    [
        (Number(id=1, why=WHY, of="x", field="cost"), "7", 7),
        (Number(id=1, why=WHY, of="x", field="cost"), 7, 7),
        (Number(id=1, why=WHY, of="x", field="cost"), "²", "²"),
        (Number(id=1, why=WHY, of="x", field="cost"), "-3", "-3"),
        (Dice(id=1, why=WHY, dice=("red", "red")), [3, 6], (3, 6)),
        (Choice(id=1, why=WHY, options=()), "yes", "yes"),
    ],
)
def test_a_reply_becomes_an_answer_of_the_kind_that_is_asked(ask: Any, said: Any, value: Any) -> None:
    state = replace(game(), ask=ask, asked=1)
    assert meant(state, Replied(1, said)).command == Answer(1, value, "finger")


def test_a_named_design_becomes_one_of_the_copies_that_it_could_be() -> None:
    from tests.games.alien.box import BRUTE, DRONE

    state = hide(game(), "room:1", DRONE, BRUTE)
    slot = top(state, "room:1")
    state = replace(state, ask=Identity(id=1, why=WHY, slot=slot), asked=1)
    copy = meant(state, Replied(1, "brute")).command.value
    assert state.table.designs[copy] == DesignId("brute")
    assert meant(state, Replied(1, copy)).command.value == copy
    assert meant(state, Replied(1, "nonsense")).command.value == "nonsense"  # refused by the rules, named


def test_corrections_pass_and_junk_does_not() -> None:
    state = put(game(), "room:2")
    tool = SetNumber("attack", 3)
    assert meant(state, Corrected(tool)).command == tool
    for junk in (Corrected("drop table"), Corrected(None), Redone(), object(), None):
        assert meant(state, junk).says.key == "no-such-intent"
