"""Crew Strikes whose text lasts: it speaks to whoever bears the strike, and to nobody else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.life import LIFE
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    BROWNCOAT,
    N1,
    P1,
    P2,
    P3,
    THUG,
    ability,
    answer,
    clause,
    copy_in,
    designs,
    do,
    game,
    hide,
    in_hand,
    keep_orders,
    put,
    refused,
    strike,
    top,
    with_numbers,
)
from tests.games.firefly.wounds import counts, hurt, played, settled, wounds


def lasting(said: Clause, damage: int = 0) -> Card:
    """A Crew Strike that says so as long as it is on an Avatar."""
    return strike(damage, ability("ongoing", said), design="lasting")


def bears(state: FireflyState, seat: SeatId, said: Clause, damage: int = 0) -> FireflyState:
    """With such a strike on somebody's Avatar."""
    return put(state, zones.of(seat, "damage"), lasting(said, damage))


@pytest.mark.rule("FFY-STRIKE-11", "FFY-SPEC-05")
@pytest.mark.parametrize(("seat", "left"), [(P1, 9 - 2), (P2, 9 - 1), (P3, 9 - 1)])
def test_a_lasting_strike_makes_its_bearers_own_scans_dearer(seat: SeatId, left: int) -> None:
    state = with_numbers(hide(game(), "verse:1", THUG), attack=9)
    hit = bears(state, seat, clause("modify", what="scan", by=1, yours=True))
    assert do(hit, Scan(P1, zones.VERSE[0])).numbers["attack"] == left


@pytest.mark.rule("FFY-STRIKE-07", "FFY-DEF-09")
def test_a_lasting_strike_without_damage_works_until_it_is_healed() -> None:
    state = bears(with_numbers(game(), recruit=4), P1, clause("modify", what="recruit", by=1, yours=True))
    assert refused(state, Recruit(P1, top(state, zones.BRIDGE[0]))).rule == "FFY-REC-01"
    healed = played(state, ability("play", clause("heal", n=1, who="you")))
    assert do(healed, Recruit(P1, top(healed, zones.BRIDGE[0]))).numbers["recruit"] == 0


@pytest.mark.rule("FFY-CLEAN-03")
def test_a_hand_is_smaller_for_its_bearer_alone() -> None:
    less = clause("modify", what="hand", by=1, less=True, yours=True)
    for seat, cards in ((P1, 5), (P2, 6)):
        after = keep_orders(do(bears(game(), seat, less), EndAction(P1)))
        assert counts(after, P1)["hand"] == cards


@pytest.mark.rule("FFY-SPEC-02", "FFY-KEY-01")
def test_who_cannot_coordinate_does_not_and_the_others_do() -> None:
    state = in_hand(in_hand(game(), BROWNCOAT, seat=P2), BROWNCOAT, seat=P3)
    state = bears(state, P2, clause("cannot", what="coordinate", yours=True))
    assert refused(state, Lend(P2, copy_in(state, P2, "browncoat"))).rule == "FFY-SPEC-02"
    after = do(state, Lend(P3, copy_in(state, P3, "browncoat")))
    assert designs(after, zones.of(P3, "lent")) == ("browncoat",)


@pytest.mark.rule("FFY-STRIKE-08")
def test_a_strike_that_weakens_brings_its_bearer_nearer_to_defeat() -> None:
    state = bears(game(), P1, clause("modify", what="health", by=2, less=True, yours=True), damage=1)
    assert {seat: LIFE.health(state, seat) for seat in (P1, P2, P3)} == {P1: 6, P2: 8, P3: 8}
    assert settled(hurt(state, P1, 4)).living == (P1, P2, P3)
    assert P1 not in settled(hurt(state, P1, 5)).living


@pytest.mark.rule("FFY-DEF-10", "FFY-DEF-11")
def test_a_strike_that_weakens_counts_on_the_way_back_and_for_the_new_hand() -> None:
    """Of 8 Health 1 is gone: 8 and 7 damage are too much, 6 is not; the new hand is a card smaller."""
    weak, small = (clause("modify", what=what, by=1, less=True, yours=True) for what in ("health", "hand"))
    both = strike(6, ability("ongoing", weak), ability("ongoing", small), design="both")
    state = replace(settled(put(hurt(game(), P2, 1, 1), zones.of(P2, "damage"), both)), felled=())
    heal = ability("play", clause("heal", n=1, who="any"))
    still = answer(played(state, heal), "hit-1")
    assert (P2 in still.living, LIFE.damage(still, P2)) == (False, 7)
    back = answer(played(still, heal), "hit-1")
    assert (P2 in back.living, LIFE.damage(back, P2), counts(back, P2)["hand"]) == (True, 6, 5)


@pytest.mark.rule("FFY-SPEC-02", "FFY-SHIP-02")
def test_what_a_lasting_strike_forbids_everybody_nobody_does_until_its_bearer_falls() -> None:
    state = with_numbers(hide(game(), "verse:1", THUG), attack=9)
    hit = bears(state, P2, clause("cannot", what="scan"))
    assert refused(hit, Scan(P1, zones.VERSE[0])).rule == "FFY-SPEC-02"
    fallen = settled(hurt(hit, P2, 8))
    assert do(fallen, Scan(P1, zones.VERSE[0])).numbers["attack"] == 9 - 1


@pytest.mark.rule("FFY-SPEC-02", "FFY-DEF-09")
def test_who_cannot_be_healed_is_not_chosen_and_the_others_are() -> None:
    both = hurt(hurt(game(), P1, 1), P2, 2)
    state = bears(both, P1, clause("cannot", what="heal", yours=True))
    after = played(state, ability("play", clause("heal", n=1, who="any")))
    assert (wounds(after, P1), wounds(after, P2)) == (("hit-1", "lasting"), ())


@pytest.mark.rule("FFY-NPC-02")
def test_the_lasting_text_of_a_strike_on_somebody_without_a_player_is_ignored() -> None:
    state = with_numbers(hide(game(), "verse:1", THUG), attack=9)
    hit = bears(state, N1, clause("cannot", what="scan"))
    assert do(hit, Scan(P1, zones.VERSE[0])).numbers["attack"] == 9 - 1
