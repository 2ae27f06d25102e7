"""Cards of the other half of the family in a game: read, mixed in, and told of."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Answer
from companion.core.language.guests import Guest
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.states import Header
from companion.core.ports.collection import Box
from companion.engine.effects.grammar import Trigger
from companion.engine.legendary.guests.differences import HEARD, KNOWN, Differences, TellingDifferences
from companion.engine.legendary.guests.mixing import SUITES, WITH, Mixing, mixed_in, shares
from companion.engine.legendary.guests.reading import GUEST, GuestReading
from companion.engine.room import SetupError
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import done, drafted, family, whole

PLAY = Trigger("it is played")
READING = GuestReading(
    to="encounters", kinds=("character", "enemy"), verbs={}, triggers={"play": PLAY}, marks=(GUEST,),
    classes=("tech",),
)  # fmt: skip
# As in Villains, which takes in cards of Encounters (VIL-MIX-22).
BACK = replace(READING, to="legendary", kinds=("hero", "villain"))
INSTEAD = "groups"
MIXING = Mixing(
    reading=READING, heroes="character", villains="enemy", instead=INSTEAD, suite=lambda: 2, suites=lambda: 2,
    heroes_rule="TOY-HEROES", villains_rule="TOY-VILLAINS",
)  # fmt: skip


def guest(design: str, kind: str, klass: str = "") -> Card:
    return replace(thing(design), kind=kind, klass=klass, marks=("basic",))


def copies(design: str, n: int) -> dict[DesignId, tuple[CopyId, ...]]:
    return {DesignId(design): tuple(CopyId(f"{design}#{at}") for at in range(n))}


COME = (guest("h", "hero", "tech"), guest("v", "villain", "odd"), guest("s", "scheme"))
CARDS = {one.design: one for one in COME}
SET = Guest(
    name="abroad", room="villains", titles={"en": "Abroad"}, cards=CARDS,
    stacks={"heroes": copies("h", 2), "few": copies("h", 1), "villains": copies("v", 3)},
)  # fmt: skip
BOX = Box(cards={}, stacks={}, guests=(SET,))
JOINED = MIXING.joined(BOX, ("abroad",))


@pytest.mark.rule("ALN-MARVEL-16", "ALN-MARVEL-17")
def test_a_guest_is_read_by_what_it_would_be_here_without_strange_marks_and_classes() -> None:
    there = MIXING.joined(BOX, ("abroad",)).cards
    hero, villain = there[DesignId("h")], there[DesignId("v")]
    assert (hero.kind, hero.klass, hero.marks) == ("character", "tech", (GUEST,))
    assert (villain.kind, villain.klass) == ("enemy", "")
    assert READING.kind(CARDS[DesignId("s")]) == "" and MIXING.joined(BOX, ()) is BOX
    assert there[DesignId("s")] == CARDS[DesignId("s")], "what is nothing here stays as it is printed"


def test_a_card_of_encounters_is_read_the_other_way() -> None:
    assert BACK.kind(guest("d", "enemy")) == "villain" and BACK.kind(guest("h", "hero")) == ""
    assert BACK.card(guest("d", "enemy", "tech")).kind == "villain"


def test_a_verb_that_nobody_knows_is_named() -> None:
    strange = Ability(on="play", do=(Clause("juggle", {}),))
    assert READING.check(replace(CARDS[DesignId("h")], abilities=(strange,))) != []
    assert READING.check(CARDS[DesignId("h")]) == []


def test_heroes_come_as_whole_suites_and_villains_as_they_are() -> None:
    assert MIXING.stacks(JOINED, "character") == ("heroes",)
    assert MIXING.stacks(JOINED, "enemy") == ("villains",) == MIXING.chosen_villains(JOINED, "villains")
    MIXING.check_heroes(JOINED, ["heroes", "own-suite"])


@pytest.mark.parametrize(
    ("box", "ask", "rule"),
    [
        (JOINED, lambda box: MIXING.check_heroes(box, ["few"]), "TOY-HEROES"),
        (BOX, lambda box: MIXING.check_heroes(box, ["heroes"]), "TOY-HEROES"),
        (JOINED, lambda box: MIXING.chosen_villains(box, ["villains", "villains"]), "TOY-VILLAINS"),
        (JOINED, lambda box: MIXING.chosen_villains(box, ["heroes"]), "TOY-VILLAINS"),
        (BOX, lambda box: MIXING.header(Header("toy", ()), {WITH: "nowhere"}, box), "TOY-HEROES"),
    ],
)
def test_what_cannot_come_is_refused_with_its_rule(box: Box, ask: Any, rule: str) -> None:
    with pytest.raises(SetupError) as error:
        ask(box)
    assert error.value.rule == rule


@pytest.mark.rule("ALN-MARVEL-01")
def test_the_sets_that_come_are_kept_in_the_header() -> None:
    header = MIXING.header(Header("toy", ()), {WITH: ["abroad", "abroad"]}, BOX)
    assert header.options == {WITH: ["abroad"]}
    assert MIXING.header(header, {WITH: []}, BOX).options == {}


def test_a_set_that_goes_takes_its_stacks_along_and_suites_of_the_box_take_their_places() -> None:
    (come,) = MIXING.choice(BOX, {}, ("a", "b")).options
    assert come.then == {WITH: ["abroad"]} and not come.chosen
    chosen = {WITH: ["abroad"], SUITES: ["heroes", "b"], INSTEAD: ["villains"]}
    (go,) = MIXING.choice(BOX, chosen, ("a", "b")).options
    assert go.chosen and go.then == {WITH: [], SUITES: ["b", "a"], INSTEAD: []}
    (villains,) = MIXING.villain_choice(JOINED, {}).options
    assert villains.then == {INSTEAD: ["villains"]}


def test_guests_are_shared_out_evenly_the_upper_parts_first() -> None:
    assert shares(7, 3, 3) == (3, 2, 2) and shares(20, 3, 3) == (3, 3, 3) and shares(0, 3, 2) == (0, 0)
    state = lay(family(), "row", *JOINED.cards.values())
    assert mixed_in(state, "enemy") == 1


def test_differences_are_told_one_by_one_to_who_wants_to_hear_them() -> None:
    differences = Differences(("TOY-A", "TOY-B"))
    game = whole(differences.feature())
    plain = drafted(game, family())
    differences.begin(plain)
    assert not plain.work
    draft = drafted(game, family())
    differences.tell(draft, TellingDifferences())
    first = draft.state
    assert first.ask is not None and first.ask.why.args["n"] == 1
    second = done(game, first, Answer(first.ask.id, HEARD))
    assert second.ask is not None and second.ask.why.args["n"] == 2
    assert done(game, first, Answer(first.ask.id, KNOWN)).ask is None
    assert done(game, second, Answer(second.ask.id, HEARD)).ask is None
