"""What is chosen from the boxes of each game of the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import named, phrase
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box, Preset
from companion.engine.legendary.selection import (
    OfEach,
    by_lot,
    one_card,
    own_person,
    several,
    to_each,
    usual,
    whole,
    whom,
)
from companion.engine.room import SetupError
from tests.engine.legendary.family import A, B


def card(design: str, person: str = "", **numbers: int) -> Card:
    return Card(DesignId(design), "card", titles={"en": design.title()}, person=person, numbers=dict(numbers))


CARDS = {
    "plots": (card("siege"), card("heist")),
    "episodes": (
        card("train", letter=1), card("out", letter=1), card("job", letter=2), card("end", letter=3),
    ),
    "avatars": (card("captain", "mal"), card("mechanic", "kaylee"), card("mate", "zoe")),
    "ally-1": (card("one", "loki"),), "ally-2": (card("two"),), "ally-3": (card("three", "ronan"),),
}  # fmt: skip
BOX = Box(
    cards={one.design: one for cards in CARDS.values() for one in cards},
    stacks={
        stack: {one.design: (CopyId(f"{one.design}#1"),) for one in cards} for stack, cards in CARDS.items()
    },
    presets=(Preset("pilot", {"en": "Pilot"}, {}), Preset("last", {"en": "Last"}, {})),
)
ALLIES = ("ally-1", "ally-2", "ally-3")
EPISODES = OfEach(stack="episodes", key="episodes", called="episode", number="letter", parts=(1, 2, 3))


def first(many: Sequence[Any], count: int) -> list[Any]:
    """A lot that always falls on the first."""
    return list(many)[:count]


@pytest.mark.rule("ALN-SETUP-10", "VIL-SETUP-07", "VIL-SETUP-09")
def test_one_card_of_a_stack() -> None:
    choice = one_card(BOX, "plots", "plot", {"plot": ["heist"]})
    assert (choice.id, choice.title, choice.many) == ("plot", phrase("choose-plot"), False)
    assert [(one.id, one.chosen, one.then) for one in choice.options] == [
        ("siege", False, {"plot": "siege"}), ("heist", True, {"plot": "heist"}),
    ]  # fmt: skip
    assert [one.chosen for one in one_card(BOX, "plots", "plot", {"plot": "siege"}).options] == [True, False]
    assert one_card(BOX, "commanders", "commander", {}).options == ()


@pytest.mark.rule("ALN-SETUP-11", "FFY-SETUP-12", "FFY-SETUP-13")
def test_one_card_for_each_part_and_the_others_stay_chosen() -> None:
    choices = EPISODES.choices(BOX, {"episodes": ["train", "job"]})
    assert [choice.id for choice in choices] == ["episode-1", "episode-2", "episode-3"]
    assert choices[2].title == phrase("choose-episode", letter=3)
    assert [(one.id, one.chosen, one.then["episodes"]) for one in choices[0].options] == [
        ("train", True, ["job", "train"]), ("out", False, ["job", "out"]),
    ]  # fmt: skip
    assert EPISODES.by_part(BOX) == {1: ["train", "out"], 2: ["job"], 3: ["end"]}


@pytest.mark.rule("ALN-SETUP-19", "VIL-SETUP-21", "VIL-SETUP-23")
def test_so_many_stacks_and_one_too_many_takes_the_place_of_the_first() -> None:
    choice = several(BOX, ALLIES, "allies", 2, {"allies": "ally-1+ally-2"})
    assert (choice.title, choice.many) == (phrase("choose-allies", count=2), True)
    assert [one.then["allies"] for one in choice.options] == [["ally-2"], ["ally-1"], ["ally-2", "ally-3"]]
    assert [one.chosen for one in choice.options] == [True, True, False]
    assert [one.title for one in choice.options] == [
        named("loki"),
        BOX.cards[DesignId("two")].name,
        named("ronan"),
    ]


@pytest.mark.rule("ALN-SETUP-03", "ALN-SETUP-04", "FFY-SETUP-02")
def test_whoever_had_the_person_takes_the_one_that_was_given_up() -> None:
    choice = own_person(BOX, "avatars", "cast", "avatar", Player(A, "Ann"), {"cast": {A: "mal", B: "zoe"}})
    assert (choice.id, choice.title) == ("avatar-a", phrase("choose-avatar", name="Ann"))
    assert [(one.id, one.chosen, one.then["cast"]) for one in choice.options] == [
        ("mal", True, {A: "mal", B: "zoe"}), ("kaylee", False, {A: "kaylee", B: "zoe"}),
        ("zoe", False, {A: "zoe", B: "mal"}),
    ]  # fmt: skip


def test_a_preset_is_chosen_when_all_that_it_decides_is_whatever_the_order() -> None:
    plans = {"pilot": {"plot": "siege", "allies": ["x", "y"]}, "last": {"plot": "heist", "allies": ["x"]}}
    choice = whole(BOX, "story", plans, ("plot", "allies"), {"plot": "siege", "allies": ["y", "x"]})
    assert [(one.id, one.chosen) for one in choice.options] == [("pilot", True), ("last", False)]
    assert choice.options[1].then == plans["last"]


def test_what_is_suggested_is_as_much_as_the_box_has() -> None:
    assert by_lot(["x"], 3, first) == ["x"] and by_lot(["x", "y", "z"], 2, first) == ["x", "y"]
    assert usual(["mal", "zoe", "wash"], ("wash", "book")) == ["wash", "mal", "zoe"]
    assert to_each(["a", "b"], ["1", "2", "3"], 2, first) == {"a": ["1", "2"], "b": ["3"]}


def test_exactly_one_of_each_part_is_read() -> None:
    assert EPISODES.read(BOX, ["end", "out", "job"], "TOY-ONE") == ("out", "job", "end")
    for wrong in (["train", "out", "job"], ["train", "job"], ["train", "job", "nothing"], None):
        with pytest.raises(SetupError) as told:
            EPISODES.read(BOX, wrong, "TOY-ONE")
        assert (told.value.rule, told.value.says) == ("TOY-ONE", phrase("setup-episodes"))


def test_everybody_is_a_person_of_their_own() -> None:
    header = Header("toy", (Player(A, "Ana"), Player(B, "Ben")))
    assert whom(header, BOX, "avatars", {A: "mal", B: "zoe"}, "TOY-WHO", "TOY-OWN") == {A: "mal", B: "zoe"}
    for given, rule, key in (
        (None, "TOY-WHO", "setup-role-missing"), ({A: "mal", B: 7}, "TOY-WHO", "setup-role-unknown"),
        ({A: "mal", B: "mal"}, "TOY-OWN", "setup-role-taken"),
    ):  # fmt: skip
        with pytest.raises(SetupError) as told:
            whom(header, BOX, "avatars", given, "TOY-WHO", "TOY-OWN")
        assert (told.value.rule, told.value.says.key) == (rule, key)
