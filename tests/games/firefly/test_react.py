"""Reactions: used from the hand in another player's turn, and in the windows of strikes (FFY-RUL-93)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.reactions import React
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.defeat import standing
from companion.games.firefly.scans import SHOWING
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    GUNSHIP,
    HIT_2,
    MATE,
    P1,
    P2,
    P3,
    THUG,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    game,
    in_hand,
    in_phase,
    keep_orders,
    put,
    refused,
)


def reaction(name: str, *said: Any) -> Card:
    """A character with a Reaction that says this."""
    return card(name, "character", ability("reaction", *said), marks=("reaction",), cost=3)


CHEER = reaction("cheer", clause("draw", n=1))
SHIELD = reaction("shield", clause("avoid", what="crew", who="any"), clause("put-this", to="discard"))
MEDIC = reaction("medic", clause("cancel", what="crew", who="any"), clause("put-this", to="dead"))


def react(state: FireflyState, name: str, seat: SeatId = P2) -> FireflyState:
    """The State after somebody used a Reaction of the hand."""
    return do(state, React(seat, copy_in(state, seat, name)))


def hand(state: FireflyState, seat: SeatId = P2) -> int:
    """How many cards somebody holds."""
    return len(state.table.zone(zones.of(seat, "hand")))


@pytest.mark.rule("FFY-TIME-05", "FFY-RUL-93")
def test_another_player_reacts_once_with_a_card_that_stays_in_the_hand() -> None:
    state = in_hand(game(), CHEER, seat=P2)
    after = react(state, "cheer")
    assert (hand(after), "cheer" in designs(after, "hand:p2")) == (hand(state) + 1, True)
    no = refused(after, React(P2, copy_in(after, P2, "cheer")))
    assert (no.rule, no.kind) == ("FFY-RUL-93", "limit")
    turn = in_phase(keep_orders(do(after, EndAction(P1))), "action", P3)
    assert turn.reacted == ()


@pytest.mark.rule("FFY-RUL-93")
def test_two_such_cards_are_two_reactions() -> None:
    state = in_hand(game(), CHEER, CHEER, seat=P2)
    once = react(state, "cheer")
    other = next(slot for slot in once.table.zone("hand:p2")
                 if slot not in once.reacted and _design(once, slot) == "cheer")  # fmt: skip
    twice = do(once, React(P2, once.table.slots[other].copy or copy_in(once, P2, "cheer")))
    assert hand(twice) == hand(state) + 2


def _design(state: FireflyState, slot: Any) -> str:
    held = state.table.card(slot)
    return str(held.design) if held is not None else "?"


@pytest.mark.rule("FFY-TIME-05", "FFY-DEF-06")
def test_whoever_is_at_turn_or_defeated_does_not_react() -> None:
    state = in_hand(in_hand(game(), CHEER, MATE, seat=P2), CHEER, seat=P1)
    assert refused(state, React(P1, copy_in(state, P1, "cheer"))).rule == "FFY-TIME-05"
    assert refused(state, React(P2, copy_in(state, P2, "mate"))).rule == "FFY-TIME-05"
    down = standing(state, P2, False)
    assert refused(down, React(P2, copy_in(down, P2, "cheer"))).rule == "FFY-DEF-06"
    for phase in ("setup", "inter-mission"):
        assert refused(in_phase(state, phase), React(P2, copy_in(state, P2, "cheer"))).rule == "FFY-TIME-05"


@pytest.mark.rule("FFY-TIME-05")
def test_reactions_are_offered_to_the_others_alone() -> None:
    state = in_hand(in_hand(in_hand(game(), CHEER), CHEER, seat=P2), CHEER, seat=P3)
    found = {offer.id for offer in firefly().interruptions(state)}
    assert {f"react:{seat}:cheer" for seat in (P2, P3)} <= found
    assert f"react:{P1}:cheer" not in found


def struck(*held: Card, by: Card = THUG) -> FireflyState:
    """The strikes of the first player's turn begin, and the second one holds these cards."""
    state = put(in_hand(game(strikes=(HIT_2,) * 4), *held, seat=P2), zones.COMBAT, by)
    return keep_orders(do(state, EndAction(P1)))


@pytest.mark.rule("FFY-RUL-93", "FFY-STRIKE-12")
def test_a_reaction_avoids_the_strike_of_whoever_is_at_turn() -> None:
    state = struck(SHIELD)
    after = keep_orders(react(state, "shield"))
    assert (designs(after, "damage:p1"), designs(after, "discard:p2")) == ((), ("shield",))
    assert after.turn.seat == P2


@pytest.mark.rule("FFY-RUL-93")
def test_nobody_has_to_react_and_the_window_closes_by_itself() -> None:
    state = struck(SHIELD)
    assert isinstance(state.ask, Choice)
    assert state.ask.otherwise == "take"
    after = keep_orders(answer(state, "take"))
    assert (designs(after, "damage:p1"), "shield" in designs(after, "hand:p2")) == (("hit-2",), True)


@pytest.mark.rule("FFY-STRIKE-16", "FFY-RUL-93")
def test_a_reaction_cancels_a_strike_that_was_seen() -> None:
    state = struck(MEDIC)
    assert isinstance(state.ask, Choice)
    assert state.ask.why.key == "ask-cancel-strike"
    after = keep_orders(react(state, "medic"))
    assert (designs(after, "damage:p1"), designs(after, zones.STRUCK)) == ((), ("hit-2",))
    assert designs(after, zones.DEFEATED_CHARACTERS) == ("medic",)


@pytest.mark.rule("FFY-RUL-92")
def test_a_reaction_against_crew_strikes_does_nothing_for_serenity() -> None:
    state = struck(SHIELD, by=GUNSHIP)
    assert (state.ask, state.turn.seat, designs(state, "serenity:1")) == (None, P2, ("hull-2",))


@pytest.mark.rule("FFY-RUL-92", "FFY-TIME-05")
def test_between_strikes_a_reaction_is_kept_for_the_one_it_was_used_for() -> None:
    state = in_hand(game(strikes=(HIT_2,) * 4), SHIELD, seat=P2)
    state = put(state, zones.COMBAT, THUG)
    state = answer(react(state, "shield"), "p1")
    assert state.wards == {P1: ("crew",)}
    after = keep_orders(answer(keep_orders(do(state, EndAction(P1))), "crew"))
    assert (designs(after, "damage:p1"), after.turn.seat) == ((), P2)


@pytest.mark.rule("FFY-RUL-93")
def test_a_card_that_was_not_in_the_hand_changes_nothing() -> None:
    state = in_hand(game(strikes=(HIT_2,) * 4), MATE, seat=P2)
    state = put(put(state, zones.COMBAT, THUG), "discard:p2", CHEER)
    copy = next(copy for copy, design in state.table.designs.items() if design == "cheer")
    asked = do(state, React(P2, copy))
    assert isinstance(asked.ask, Choice)
    after = answer(asked, "not-meant")
    assert (after.reacted, hand(after)) == ((), hand(state))


CLASSY = ability("play", clause("kill-own", n=1, may=False), needs_class="tech")


@pytest.mark.rule("FFY-RUL-77")
@pytest.mark.parametrize(("said", "gone"), [("yes", 1), ("no", 0)])
def test_a_combo_can_be_declined_at_the_moment_it_is_played(said: str, gone: int) -> None:
    tech = card("tech", "character", klass="tech")
    burn = card("burn", "character", CLASSY, klass="tech", attack=2)
    state = in_hand(game(), tech, burn)
    state = do(state, Play(P1, copy_in(state, P1, "tech")))
    state = answer(do(state, Play(P1, copy_in(state, P1, "burn"))), said)
    if state.ask is not None:
        state = answer(state, "tech")
    assert (len(state.table.zone(zones.DEFEATED_CHARACTERS)), state.numbers["attack"]) == (gone, 2)


@pytest.mark.rule("FFY-RUL-77")
def test_a_combo_that_can_only_help_is_used_without_a_question() -> None:
    tech = card("tech", "character", klass="tech")
    more = card(
        "more", "character", ability("play", clause("gain", attack=2), needs_class="tech"), klass="tech"
    )
    state = in_hand(game(), tech, more)
    state = do(do(state, Play(P1, copy_in(state, P1, "tech"))), Play(P1, copy_in(state, P1, "more")))
    assert (state.ask, state.numbers["attack"]) == (None, 2)


@pytest.mark.rule("FFY-TIME-05")
def test_a_reaction_that_another_player_shows_is_used_and_not_played() -> None:
    state = in_hand(game(), CHEER, seat=P2)
    copy = copy_in(state, P2, "cheer")
    (meant,) = SHOWING.meaning(firefly(), state, (copy,), "tray")
    assert meant.command == React(P2, copy, "camera")
    (own,) = SHOWING.meaning(firefly(), in_phase(state, "action", P2), (copy,), "tray")
    assert own.command == Play(P2, copy, "camera")
