"""What is chosen for a new game in every room, and what a box holds."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.ids import CopyId, DesignId, SeatId, ZoneId
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box
from companion.engine import boxes
from companion.engine.choices import first_choice, first_leads, kept, names, seated, stop, toggled
from companion.engine.modes import Modes
from companion.engine.printed import Component, Seats
from companion.engine.room import Script, SetupError
from tests.engine.effects.table import thing

A, B = SeatId("a"), SeatId("b")
HEADER = Header("toy", (Player(A, "A"), Player(B, "B")))
BOX = Box(
    cards={DesignId(name): replace(thing(name), person=name) for name in ("x", "y", "z")},
    stacks={
        "group-one": {DesignId("x"): (CopyId("x#1"), CopyId("x#2"))},
        "group-two": {DesignId("y"): (CopyId("y#1"),), DesignId("z"): (CopyId("z#1"),)},
    },
)
MODES = Modes(
    standard="plain",
    known=("night", "rain"),
    rule="TOY-1",
    stacks={"night": ("group-one",), "rain": ("clouds",)},
)


def told(error: pytest.ExceptionInfo[SetupError]) -> tuple[str, str]:
    return error.value.rule, error.value.says.key


def test_no_is_said_with_its_rule() -> None:
    with pytest.raises(SetupError) as error:
        stop("TOY-9", "broken", need=2)
    assert told(error) == ("TOY-9", "setup-broken") and error.value.says.args == {"need": 2}


@pytest.mark.parametrize(("given", "meant"), [("a+b", ("a", "b")), (["a", ""], ("a",)), (None, ()), (3, ())])
def test_things_are_named_in_a_list_or_in_one_word(given: Any, meant: tuple[str, ...]) -> None:
    assert names(given) == meant


@pytest.mark.rule("ALN-SETUP-01")
def test_as_many_play_as_can_and_each_on_a_seat_of_their_own() -> None:
    assert seated(HEADER, Seats(1, 2), "TOY-2") == HEADER
    twice = replace(HEADER, players=(HEADER.players[0], HEADER.players[0]))
    wrong = ((HEADER, Seats(3, 5), "setup-players"), (twice, Seats(1, 5), "setup-same-seat"))
    for header, seats, key in wrong:
        with pytest.raises(SetupError) as error:
            seated(header, seats, "TOY-2")
        assert told(error) == ("TOY-2", key)


@pytest.mark.rule("ALN-ZONE-39")
def test_a_deck_is_kept_in_a_way_there_is() -> None:
    assert kept(replace(HEADER, custody={"hive": "read"}), ("hive",), "TOY-3").custody == {"hive": "read"}
    wrong: tuple[dict[str, Any], ...] = ({"hive": "by-heart"}, {"nest": "app"})
    for custody in wrong:
        with pytest.raises(SetupError) as error:
            kept(replace(HEADER, custody=custody), ("hive",), "TOY-3")
        assert told(error) == ("TOY-3", "setup-custody")


@pytest.mark.rule("ALN-SETUP-23")
def test_whoever_begins_sits_first() -> None:
    assert [one.seat for one in first_leads(HEADER, B, "TOY-4").players] == [B, A]
    assert first_leads(HEADER, None, "TOY-4") == HEADER
    with pytest.raises(SetupError) as error:
        first_leads(HEADER, "c", "TOY-4")
    assert told(error) == ("TOY-4", "setup-first")
    assert [one.chosen for one in first_choice(HEADER.players, {"first": B}).options] == [False, True]
    assert [one.chosen for one in first_choice(HEADER.players, {}).options] == [True, False]


def test_one_too_many_takes_the_place_of_the_first() -> None:
    assert toggled(["a", "b"], "a") == ["b"] and toggled(["a"], "b") == ["a", "b"]
    assert toggled(["a", "b"], "c", most=2) == ["b", "c"]


@pytest.mark.rule("ALN-SETUP-27")
def test_modes_are_joined_and_need_their_stacks() -> None:
    both = Script(HEADER, {"modes": "night+plain"})
    header = MODES.header(both, BOX)
    assert MODES.of(header) == ["night"] and MODES.stacks_of(header) == ("group-one",)
    missing = {"stack": "clouds", "need": 1, "have": 0}
    for mode, key, args in (("rain", "setup-too-few", missing), ("snow", "setup-no-mode", {"mode": "snow"})):
        with pytest.raises(SetupError) as error:
            MODES.header(Script(HEADER, {"modes": [mode]}), BOX)
        assert told(error) == ("TOY-1", key) and error.value.says.args == args
    assert MODES.header(Script(HEADER, {}), BOX) == HEADER


@pytest.mark.rule("ALN-RULING-43")
def test_only_modes_that_the_box_can_play_are_offered_and_a_touch_turns_them() -> None:
    choice = MODES.choice(BOX, {})
    (night,) = choice.options
    assert choice.many and not night.chosen and night.then == {"modes": ["night"]}
    (night,) = MODES.choice(BOX, {"modes": ["night"]}).options
    assert night.chosen and night.then == {"modes": []}


def test_a_pile_holds_whole_stacks_and_what_is_left_stays_in_the_box() -> None:
    dealt = boxes.pile(BOX, ZoneId("deck"), "group-one", "group-two")
    assert len(boxes.copies_of(BOX, "group-one", "nothing")) == 2
    assert [sum(row.quota.values()) for row in dealt.rows] == [4]
    assert boxes.left(BOX, "group-two", 1, "TOY-5") == 1
    with pytest.raises(SetupError) as error:
        boxes.left(BOX, "group-two", 3, "TOY-5")
    assert told(error) == ("TOY-5", "setup-too-few")
    assert list(boxes.people(BOX, "group-two")) == ["y", "z"]


def test_a_box_is_counted_by_component_and_by_stack() -> None:
    found = boxes.count_box(
        BOX,
        (
            Component("TOY-6", "group-*", 4, each=2, each_rule="TOY-7"),
            Component("TOY-8", "group-one", 3),
            Component("TOY-9", "*-two", 2, each=3, each_rule="TOY-7", advanced=True),
        ),
    )
    assert found == (
        boxes.Miscount("TOY-8", "group-one", 3, 2), boxes.Miscount("TOY-7", "group-two", 3, 2, True),
    )  # fmt: skip
