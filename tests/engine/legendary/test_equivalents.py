"""Cards of one family of Legendary games read with the words of the other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.engine.legendary.equivalents import (
    VOID,
    as_encounters,
    as_legendary,
    meaning,
    reading,
    terms,
    unread,
)
from companion.games.alien.grammar import CLASSES, KINDS, TRIGGERS, VERBS

LEGENDARY = ("gain", "draw", "discard", "gain-wound", "ko-wound", "ko", "choose", "rescue")
SWAPS = (
    ("barracks", "hero-deck"), ("hive", "villain-deck"), ("sergeants", "officers"), ("complex", "city"),
    ("kill-own", "ko"), ("character", "hero"), ("enemy", "villain"),
)  # fmt: skip


def made(kind: str, *abilities: Ability, klass: str = "") -> Card:
    """A card with these abilities."""
    return Card(DesignId("one"), kind, klass=klass, numbers={"attack": 4, "cost": 3}, abilities=abilities)


def does(on: str, verb: str, **args: object) -> Ability:
    """An ability of one verb."""
    return Ability(on, (Clause(verb, args),))


@pytest.mark.rule("ALN-MARVEL-16")
@pytest.mark.parametrize(("encounters", "legendary"), SWAPS)
def test_the_seven_rows_are_swaps_in_both_directions(encounters: str, legendary: str) -> None:
    """Barracks is Hero Deck, Hive is Villain Deck, and so on, forth and back."""
    assert meaning(legendary, "encounters") == encounters
    assert meaning(encounters, "legendary") == legendary


@pytest.mark.rule("ALN-MARVEL-16")
def test_henchmen_and_villainous_words_are_enemies_and_characters_too() -> None:
    """A Henchman, an Adversary and a backup one are enemies; an Ally is a character."""
    assert {meaning(kind, "encounters") for kind in ("henchman", "adversary", "backup")} == {"enemy"}
    assert meaning("ally", "encounters") == "character"
    assert meaning("ally-deck", "encounters") == "barracks"


@pytest.mark.rule("ALN-MARVEL-16")
def test_a_strike_is_no_way_into_a_zone() -> None:
    """Escape is no swap: a strike of an enemy answers to it, but nothing of Encounters is called so."""
    assert reading("legendary").moments["strike"] == "escape"
    assert "escape" in reading("encounters").moments.values()
    assert meaning("strike", "legendary") == "gain-wound"  # the verb, not the moment
    assert {"event", "hazard"}.isdisjoint(reading("legendary").kinds)  # only comparable


@pytest.mark.rule("ALN-MARVEL-16")
def test_places_in_what_a_card_does_are_read_as_well() -> None:
    """An Officer that is gained is a Sergeant; a city is the Complex, also as a count and an area."""
    card = made(
        "hero",
        does("play", "gain-card", **{"from": "officers"}),
        Ability("ambush", (Clause("gain", {"attack": "played:covert"}),), area="city"),
    )
    read = as_encounters(card, VERBS)
    assert read.abilities[0].do == (Clause("gain-card", {"from": "sergeants"}),)
    assert read.abilities[1].area == "complex"
    assert read.abilities[1].do == (Clause("gain", {"attack": "played:intel"}),)


@pytest.mark.rule("ALN-MARVEL-17")
def test_the_five_classes_are_the_same_five_symbols() -> None:
    """Each class of one game is exactly one of the other; the class of an ability follows."""
    classes = terms().classes
    assert set(classes.values()) == set(CLASSES)
    assert len(classes) == 5
    assert classes["strength"] == "strength"
    assert classes["tech"] == "tech"
    hero = made("hero", Ability("play", (Clause("draw", {"n": 1}),), needs_class="ranged"), klass="covert")
    read = as_encounters(hero, VERBS)
    assert (read.klass, read.abilities[0].needs_class) == ("intel", "leadership")
    assert as_legendary(read, LEGENDARY) == hero


@pytest.mark.rule("ALN-MARVEL-18")
def test_a_verb_without_counterpart_keeps_what_it_was() -> None:
    """Rescuing a bystander is void in Encounters, completing an Objective in Legendary."""
    hero = made("hero", Ability("play", (Clause("rescue", {"n": 2}), Clause("draw", {"n": 1}))))
    read = as_encounters(hero, VERBS).abilities[0]
    assert read.do == (Clause(VOID, {"was": "rescue"}), Clause("draw", {"n": 1}))
    goal = made("enemy", does("death", "complete", level=1), does("reveal", "facehugger"))
    there = as_legendary(goal, LEGENDARY)
    assert [clause.args for one in there.abilities for clause in one.do] == [
        {"was": "complete"}, {"was": "facehugger"},
    ]  # fmt: skip
    assert (there.kind, [one.on for one in there.abilities]) == ("villain", ["fight", "ambush"])
    same_word = as_legendary(made("enemy", does("reveal", "hide")), (*LEGENDARY, "hide"))
    assert same_word.abilities[0].do == (Clause(VOID, {"was": "hide"}),), "one word for two things"
    assert as_encounters(made("character", read), VERBS).abilities[0] == read, "what is void stays as it is"


@pytest.mark.rule("ALN-MARVEL-18")
def test_void_also_inside_a_choice_and_behind_a_condition_nobody_can_judge() -> None:
    """The other half of a choice works; what hangs on a lost condition does nothing."""
    choice = does("play", "choose", either=[{"verb": "rescue"}], **{"or": [{"verb": "draw", "n": 1}]})
    read = as_encounters(made("hero", choice), VERBS).abilities[0].do[0]
    assert read.args == {"either": [{"verb": VOID, "was": "rescue"}], "or": [{"verb": "draw", "n": 1}]}
    if_captured = Ability("play", (Clause("draw", {"n": 1}),), when=(Clause("captured", {}),))
    lost = as_encounters(made("hero", if_captured), VERBS).abilities[0]
    assert (lost.when, lost.do) == ((), (Clause(VOID, {"was": "captured"}),))


def test_a_verb_that_nobody_knows_is_found() -> None:
    """A slip of the pen is no verb without counterpart."""
    slip = made("hero", does("play", "resceu"), does("play", "rescue"), does("fight", "gain-wound", n=1))
    assert list(unread(slip, "encounters", VERBS)) == ["resceu"]


@pytest.mark.rule("ALN-MARVEL-18")
@given(
    kind=st.sampled_from(sorted(reading("encounters").kinds)),
    on=st.sampled_from(("play", "ambush", "fight", "escape", "overrun")),
    verb=st.sampled_from(LEGENDARY),
)
def test_whatever_is_read_is_understood_and_reading_twice_changes_nothing(
    kind: str, on: str, verb: str
) -> None:
    """Every guest is of a kind, has moments and does things that the game knows."""
    read = as_encounters(made(kind, does(on, verb)), VERBS)
    assert read.kind in KINDS
    assert {one.on for one in read.abilities} <= {*TRIGGERS, "escape"}
    assert {clause.verb for one in read.abilities for clause in one.do} <= {*VERBS, VOID}
    assert as_encounters(read, (*VERBS, VOID)) == read
