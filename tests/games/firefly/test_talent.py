"""Talents and Flaws: the text is the Avatar's, the card goes back to its stack (FFY-TALENT, FFY-FLAW)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState
from companion.games.firefly.talents import ActivateTalent
from tests.games.firefly.box import (
    FLAW,
    MATE,
    P1,
    TALENT,
    ability,
    card,
    clause,
    copy_in,
    designs,
    do,
    game,
    in_hand,
    keep_orders,
    refused,
    top,
    with_card,
    with_numbers,
)

FREE = ability("activate-talent", clause("gain", attack=2))
DEAR = ability("activate-talent", clause("gain", attack=2), pay=3)
WEAK = ability("flaw", clause("lose", what="recruit", n=1))


def table(*abilities: object, hand: tuple[Card, ...] = (TALENT,), **numbers: int) -> FireflyState:
    """A table whose first player has an Avatar with these abilities, and these cards in the hand."""
    avatar = card("avatar-p1", "avatar", *abilities, person="person-p1", rank=1, health=8, defense=4)  # type: ignore[arg-type]
    return with_numbers(with_card(in_hand(game(), *hand), avatar), **numbers)


def played(state: FireflyState, design: str = "talent", seat: SeatId = P1) -> FireflyState:
    """The State after a card of the hand was played."""
    return do(state, Play(seat, copy_in(state, seat, design)))


@pytest.mark.rule("FFY-TALENT-01", "FFY-TALENT-02")
def test_a_talent_draws_a_card_at_once() -> None:
    before = table(FREE)
    after = played(before)
    assert len(after.table.zone("hand:p1")) == len(before.table.zone("hand:p1"))
    assert len(after.table.zone("deck:p1")) == len(before.table.zone("deck:p1")) - 1
    assert designs(after, "played:p1") == ("talent",)


@pytest.mark.rule("FFY-TALENT-03", "FFY-TALENT-04")
def test_activated_it_does_what_the_avatar_can_and_is_gone() -> None:
    after = played(table(FREE))
    after = do(after, ActivateTalent(P1, top(after, "played:p1")))
    assert (after.numbers["attack"], designs(after, "played:p1")) == (2, ())
    assert designs(after, zones.TALENTS)[0] == "talent"
    assert len(after.table.zone(zones.TALENTS)) == 11


@pytest.mark.rule("FFY-TALENT-03", "FFY-ACT-13")
def test_an_ability_that_costs_something_is_paid_once() -> None:
    state = played(table(DEAR, recruit=2))
    command = ActivateTalent(P1, top(state, "played:p1"))
    assert refused(state, command).rule == "FFY-ACT-13"
    after = do(with_numbers(state, recruit=4), command)
    assert (after.ask, after.numbers["recruit"], after.numbers["attack"]) == (None, 1, 2)


@pytest.mark.rule("FFY-ACT-12")
def test_two_talents_are_two_uses() -> None:
    state = played(played(table(FREE, hand=(TALENT, TALENT))))
    first, second = state.table.zone("played:p1")
    state = do(state, ActivateTalent(P1, first))
    assert refused(state, ActivateTalent(P1, first)).rule == "FFY-TALENT-03"
    assert do(state, ActivateTalent(P1, second)).numbers["attack"] == 4


@pytest.mark.rule("FFY-TALENT-05")
def test_one_that_is_not_activated_is_discarded() -> None:
    state = played(table(FREE))
    after = keep_orders(do(state, EndAction(P1)))
    assert "talent" in designs(after, "discard:p1")


@pytest.mark.rule("FFY-FLAW-01", "FFY-ACT-01")
def test_nothing_comes_before_a_flaw() -> None:
    state = table(WEAK, hand=(FLAW, MATE), recruit=9)
    assert refused(state, Recruit(P1, top(state, zones.BRIDGE[0]))).rule == "FFY-FLAW-01"
    assert refused(state, Play(P1, copy_in(state, P1, "mate"))).rule == "FFY-FLAW-01"
    after = played(state, "flaw")
    assert played(after, "mate").numbers["recruit"] == 10


@pytest.mark.rule("FFY-FLAW-03", "FFY-FLAW-04", "FFY-RUL-37")
def test_a_flaw_does_what_the_avatar_says_and_goes_back() -> None:
    after = played(table(WEAK, hand=(FLAW,), recruit=2), "flaw")
    assert (after.numbers["recruit"], len(after.table.zone(zones.FLAWS))) == (1, 21)
    assert designs(after, "played:p1") == ()
