"""Copies and clones: played as if just played, and nothing lies on the table (ALN-COPY)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine.legendary.course import EndAction
from companion.engine.legendary.playing.requests import UseAbility
from companion.games.alien.abilities import COUNTERS
from companion.games.alien.keywords.commands import Sacrifice
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, emptied, in_hand, in_hq, person, play, playing, pools
from tests.games.alien.box import (
    P1,
    P2,
    ability,
    answer,
    clause,
    designs,
    do,
    find,
    game,
    play_on,
    refused,
    top,
)
from tests.games.alien.whole import legal

COPYING = clause("copy")
MIRROR = person("mirror", ability("play", COPYING), klass="intel")
CAPTAIN = person("captain-of-the-ship", ability("play", clause("gain", attack=2), needs_class="leadership"),
                 klass="leadership", attack=2)  # fmt: skip
MARTYR = person("martyr", ability("sacrifice", clause("gain", attack=3)), attack=1, marks=("sacrifice",))
LABORATORY = person("grown-in-a-lab", ability("play", clause("clone")), person="Ripley No. 8", klass="tech")
ACID = person("acid-blood", ability("play", clause("gain", attack="person:ripley")))


@pytest.mark.rule("ALN-COPY-01")
def test_a_copy_does_all_that_the_card_does(table: AlienState) -> None:
    both = person("both", ability("play", clause("draw")), attack=2, recruit=1, klass="tech")
    state = play(play(table, both), MIRROR)
    assert pools(state) == (4, 2) and len(state.table.zone("hand:p1")) == 8
    assert [one.klass for one in state.played] == ["tech", "intel", "tech"]


@pytest.mark.rule("ALN-COPY-02")
def test_class_abilities_of_a_copy_look_at_what_came_before(table: AlienState) -> None:
    needy = person("needy", ability("play", clause("gain", attack=5), needs_class="tech"))
    first = play(play(table, needy), MIRROR)
    assert pools(first) == (0, 0)
    between = play(play(play(table, needy), person("tech", klass="tech")), MIRROR, "needy")
    assert pools(between) == (5, 0)


@pytest.mark.rule("ALN-COPY-03", "ALN-COPY-04")
def test_a_copy_is_no_character_that_could_be_killed_or_discarded(table: AlienState) -> None:
    state = emptied(play(play(table, CAPTAIN), MIRROR), "hand:p1")
    state = in_hand(state, actor(clause("kill-own", n=9)))
    after = play_on(state, playing(state), "mirror", "captain-of-the-ship")
    assert set(designs(after, "dead-characters")) >= {"mirror", "captain-of-the-ship"}
    assert after.ask is None and len(after.table.zone("dead-characters")) == 3


@pytest.mark.rule("ALN-COPY-05", "ALN-CLASS-10")
def test_a_copy_counts_for_later_cards(table: AlienState) -> None:
    state = play(play(table, person("tech", klass="tech")), MIRROR)
    assert pools(play(state, actor(clause("gain", attack="played:tech"))))[0] == 2


@pytest.mark.rule("ALN-COPY-06")
def test_copies_are_gone_when_the_turn_ends(table: AlienState) -> None:
    state = play_on(play(play(table, CAPTAIN), MIRROR), EndAction(P1))
    assert state.played == () and state.active == P2
    assert len(designs(state, "discard:p1")) == 8


@pytest.mark.rule("ALN-COPY-08", "ALN-CLASS-06")
def test_to_its_copy_the_original_is_an_earlier_card(table: AlienState) -> None:
    one = play(table, CAPTAIN)
    assert pools(one) == (2, 0)
    assert pools(play(one, MIRROR)) == (6, 0)


@pytest.mark.rule("ALN-RULING-13")
def test_the_sacrifice_effect_of_a_copy_works_once_and_no_card_moves(table: AlienState) -> None:
    state = play(play(table, MARTYR), MIRROR)
    slot, copy = top(state, "played:p1"), next(one for one in state.played if one.play)
    assert any(offer.id == f"sacrifice:{slot}:{copy.play}" for offer in legal(state, P1))
    after = do(state, Sacrifice(P1, slot, copy.play))
    assert pools(after) == (5, 0) and designs(after, "dead-characters") == ()
    left = {
        seat: [one.id for one in legal(after, seat) if one.id.startswith("sacrifice:")] for seat in (P1, P2)
    }
    assert left == {P1: [f"sacrifice:{slot}:0"], P2: []}, "a copy that is spent is refused"
    no = refused(after, Sacrifice(P1, slot, copy.play))
    assert (no.rule, no.kind) == ("ALN-RULING-13", "limit")
    both = do(after, Sacrifice(P1, slot))
    assert pools(both) == (8, 0) and designs(both, "dead-characters") == ("martyr",)
    twice = play(state, MIRROR, "martyr")
    plays = [one.play for one in twice.played if one.slot == slot and one.play]
    for play_of in plays:
        twice = do(twice, Sacrifice(P1, slot, play_of))
    assert [refused(twice, Sacrifice(P1, slot, one)).rule for one in plays] == ["ALN-RULING-13"] * 2


@pytest.mark.rule("ALN-RULING-14")
def test_a_copy_is_not_kept_lent_or_mobilized(table: AlienState) -> None:
    card = person("all", ability("mobilize", clause("gain", recruit=5)),
                  marks=("vigilant", "coordinate", "mobilize"))  # fmt: skip
    state = play(play(table, card), MIRROR)
    assert pools(state) == (0, 0) and state.lenders == ()
    lending = [offer for offer in legal(state, "table") if offer.id.startswith(("lend:p1", "lent:"))]
    after = play_on(state, EndAction(P1))
    assert lending == [] and designs(after, "vigilant:p1") == ("all",)


def test_a_once_this_turn_ability_of_a_copy_waits_on_its_own(table: AlienState) -> None:
    card = person("once", ability("play", clause("gain", attack=1), once=True))
    state = play(play(table, card), MIRROR)
    slot = find(state, "once", "played:p1")
    assert {ready.play for ready in state.ready} == {0, 1}
    state = do(do(state, UseAbility(P1, slot, 0)), UseAbility(P1, slot, 0, 1))
    assert pools(state) == (2, 0) and refused(state, UseAbility(P1, slot, 0, 1)).rule == "ALN-ACT-10"


def test_a_card_of_the_hq_can_be_copied(table: AlienState) -> None:
    state = in_hand(in_hq(table, CAPTAIN), person("glass", ability("play", clause("copy", of="hq"))))
    state = answer(do(state, playing(state)), "captain-of-the-ship")
    assert pools(state) == (2, 0) and designs(state, "hq:1") == ("captain-of-the-ship",)


def test_two_mirrors_do_not_look_into_each_other_for_ever(table: AlienState) -> None:
    state = play(table, MIRROR)
    assert pools(state) == (0, 0)
    other = person("other-mirror", ability("play", COPYING))
    after = play(state, other)
    assert after.ask is None and len(after.played) == 3


@pytest.mark.rule("ALN-COPY-07", "ALN-CARD-09")
def test_a_clone_is_the_other_card_and_still_its_own_person(table: AlienState) -> None:
    soldier = person("soldier", ability("play", clause("gain", recruit=2), needs_class="strength"),
                     klass="strength", crew="red", attack=3, person="Hicks")  # fmt: skip
    state = play(play(table, soldier), LABORATORY)
    assert pools(state) == (6, 2)
    cloned = state.played[-1]
    assert (cloned.klass, cloned.crew, cloned.people) == ("strength", "red", ("Hicks", "Ripley No. 8"))


@pytest.mark.rule("ALN-CARD-10", "ALN-CARD-11", "ALN-COPY-07")
def test_cards_that_care_about_a_person_count_a_clone(table: AlienState) -> None:
    sister = person("sister", person="Sister Ripley")
    state = play(play(play(table, sister), person("other", person="Hicks")), LABORATORY, "other")
    assert COUNTERS["person:"](state, "ripley") == 2 and COUNTERS["person:"](state, "hicks") == 2
    assert pools(play(state, ACID))[0] == 2


@pytest.mark.rule("ALN-RULING-70")
def test_a_clone_can_be_killed_and_is_itself_again_when_it_leaves_play(table: AlienState) -> None:
    state = play(play(table, MARTYR), LABORATORY)
    slot = find(state, "grown-in-a-lab", "played:p1")
    after = do(state, Sacrifice(P1, slot))
    assert pools(after) == (5, 0) and "grown-in-a-lab" in designs(after, "dead-characters")
    assert after.clones == {}
    over = play_on(state, EndAction(P1))
    assert over.clones == {} and "grown-in-a-lab" in designs(over, "discard:p1")


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(["captain", "mirror", "lab", "martyr"]), max_size=6))
def test_whatever_is_copied_no_card_is_made_or_lost(names: list[str]) -> None:
    cards = {"captain": CAPTAIN, "mirror": MIRROR, "lab": LABORATORY, "martyr": MARTYR}
    state = game(2)
    for name in names:
        before = len(state.table.slots)
        state = in_hand(state, cards[name])
        state = do(state, playing(state))
        while state.ask is not None:
            state = answer(state, state.ask.options[-1].key)  # type: ignore[union-attr]
        assert len(state.table.slots) == before + 1
    assert len([one for one in state.played if not one.play]) == len(names)
