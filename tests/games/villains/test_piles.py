"""Cards that are KO'd, gained, revealed or left behind, and what only the hand holds (VIL-KW, VIL-RUL)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.bystanders import kidnap_top
from companion.games.villains.ko import ko
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    HELPER,
    P1,
    P2,
    P3,
    THUG,
    ability,
    adversary,
    after,
    ally,
    answer,
    card,
    clause,
    copy_in,
    count,
    designs,
    do,
    drafted,
    emptied,
    fill,
    find,
    game,
    guarding,
    keep_orders,
    name,
    put,
    refused,
    settled,
    top,
    with_numbers,
    worked_off,
)

SEATS = (P1, P2, P3)
TECH = ally("gadget", 3, klass="tech")


def only(state: VillainsState, *cards: Card, seat: SeatId = P1) -> VillainsState:
    """The State in which a hand holds these cards and no other."""
    hand = zones.of(seat, "hand")
    return put(emptied(state, hand), hand, *cards, face_up=False)


def offered(state: VillainsState) -> list[str]:
    """The cards, or else the keys, that can be answered."""
    assert isinstance(state.ask, Choice)
    return [name(state, one.slot) if one.slot is not None else one.key for one in state.ask.options]


@pytest.mark.rule("VIL-KW-18", "VIL-SPEC-10")
def test_a_koed_card_lies_open_in_the_one_pile_of_all_for_good() -> None:
    state = game()
    for seat in SEATS:
        state = put(state, zones.of(seat, "played"), HELPER)
        draft = drafted(state)
        ko(draft, top(state, zones.of(seat, "played")))
        state = draft.state
    assert designs(state, zones.KO) == ("helper",) * 3
    assert all(state.table.slots[slot].face_up for slot in state.table.zone(zones.KO))
    later, _ = settled(state, EndAction(P1))
    assert count(later, zones.KO) == 3
    assert refused(with_numbers(later, recruit=9), RecruitFromStack(P2, "ko")).rule in (
        "VIL-RECR-02",
        "VIL-TURN-02",
    )


@pytest.mark.rule("VIL-KW-21", "VIL-BASIC-08")
def test_what_is_gained_is_free_and_goes_to_the_discard_pile_of_whoever_gains_it() -> None:
    state = game()
    for seat in SEATS:
        state = after(state, clause("gain-recruits"), clause("gain-bindings"), seat=seat)
        assert sorted(designs(state, zones.of(seat, "discard"))) == ["bindings", "recruit"]
    assert state.numbers.get("recruit", 0) == 0
    told = after(state, clause("gain-card", **{"from": "new-recruits", "to": "hand"}))
    assert count(told, zones.of(P1, "hand")) == 7


@pytest.mark.rule("VIL-KW-20", "VIL-SUPER-03")
def test_a_printed_number_is_the_bare_one() -> None:
    plus = ally("plus", 3, ability("play", clause("gain", attack=5)), attack=2, marks=("attack-plus",))
    assert plus.number("attack") == 2
    before = only(game(), plus)
    assert do(before, Play(P1, copy_in(before, P1, "plus"))).numbers["attack"] == 7


@pytest.mark.rule("VIL-RUL-34")
def test_in_the_turn_of_another_only_the_hand_is_there_to_reveal_or_to_lose() -> None:
    played = do(game(), Play(P1, copy_in(game(), P1, "soldier")))
    state, _ = settled(played, EndAction(P1))
    assert [count(state, zones.of(seat, "played")) for seat in SEATS] == [0, 0, 0]
    state = settled(state, BeginTurn(P2))[0]
    for seat in SEATS:
        state = only(state, BINDINGS, seat=seat)
    mine = put(state, zones.of(P2, "played"), TECH)
    bound = after(mine, clause("ko", who="each", what="ally", **{"from": "yours"}), seat=P2)
    assert designs(bound, zones.KO) == ("gadget",)
    shown = after(
        mine, clause("show", who="each", match="tech", **{"else": [{"verb": "gain-bindings"}]}), seat=P2
    )
    shown = answer(shown, offered(shown)[0])
    assert [
        count(shown, zones.of(seat, "discard")) - count(mine, zones.of(seat, "discard")) for seat in SEATS
    ] == [1, 0, 1]


@pytest.mark.rule("VIL-RUL-36")
@pytest.mark.parametrize("to", [zones.BYSTANDERS, zones.COMMANDER_GUARDED, zones.KO, zones.OVERRUN])
def test_bystanders_whose_guard_is_koed_go_where_the_card_says(to: ZoneId) -> None:
    before = guarding(fill(game(imprison=1), "", "b"), 2, 2)
    state = after(before, clause("ko", what="enemy", **{"from": "city"}))
    assert state.ask is not None and state.ask.why.key == "ask-left-behind"
    assert offered(state)[0] == zones.BYSTANDERS
    was = count(state, to)
    state = answer(state, str(to))
    koed = ("bystander", "bystander", "b") if to == zones.KO else ("b",)
    assert sorted(designs(state, zones.KO)) == sorted(koed)
    assert (count(state, to) - was, count(state, zones.GUARDED[1])) == (2, 0)
    assert state.numbers.get("carried", 0) == 0
    for seat in SEATS:
        assert (count(state, zones.of(seat, "discard")), count(state, zones.victory(seat))) == (0, 0)
    if to == zones.BYSTANDERS:
        assert not any(state.table.slots[slot].face_up for slot in state.table.zone(to)[-2:])


@pytest.mark.rule("VIL-RUL-36")
def test_a_guard_that_is_shuffled_back_leaves_them_too_and_one_without_any_nobody() -> None:
    shy = adversary("shy", 2, ability("ambush", clause("shuffle-in")))
    before = put(game(deck=(THUG, THUG)), zones.CITY[0], shy)
    state = after(guarding(before, 1), clause("shuffle-in"), slot=find(before, "shy"))
    state = keep_orders(state)
    assert state.ask is not None and state.ask.why.key == "ask-left-behind"
    assert after(fill(game(), "b"), clause("ko", what="enemy", **{"from": "city"})).ask is None


@pytest.mark.rule("VIL-RUL-36")
@pytest.mark.parametrize("to", [zones.KO, zones.OVERRUN])
def test_an_ally_that_was_held_is_no_bystander_when_its_guard_is_gone(to: ZoneId) -> None:
    before = put(guarding(fill(game(), "", "b"), 2, 1), zones.GUARDED[1], HELPER)
    state = after(before, clause("ko", what="enemy", **{"from": "city"}))
    state = answer(state, str(zones.BYSTANDERS))
    assert (designs(state, zones.GUARDED[1]), offered(state)) == (("helper",), [zones.KO, zones.OVERRUN])
    state = answer(state, str(to))
    assert "helper" in designs(state, to) and not count(state, zones.GUARDED[1])
    assert set(designs(state, zones.BYSTANDERS)) == {"bystander"}


@pytest.mark.rule("VIL-CHAL-15")
def test_an_ally_that_is_koed_off_the_top_of_a_deck_binds_each_owner() -> None:
    for seat in SEATS:
        before = emptied(game(imprison=1), zones.of(seat, "deck"))
        before = put(before, zones.of(seat, "deck"), HELPER, THUG, face_up=False)
        state = answer(after(before, clause("sort-three", how="ko-back"), seat=seat), "helper")
        while state.ask is not None:
            state = answer(state, "thug")
        assert designs(state, zones.KO) == ("helper",)
        bound = [one for one in SEATS if "bindings" in designs(state, zones.of(one, "discard"))]
        assert bound == [seat]


@pytest.mark.rule("VIL-CHAL-15")
def test_every_owner_of_a_koed_ally_is_bound_and_the_lair_has_none() -> None:
    for seat in SEATS:
        for part in ("hand", "played", "discard"):
            before = put(game(imprison=1), zones.of(seat, part), HELPER)
            draft = drafted(before)
            ko(draft, before.table.zone(zones.of(seat, part))[-1])
            gained = [
                other for other in SEATS if "bindings" in designs(draft.state, zones.of(other, "discard"))
            ]
            assert gained == [seat]
    decked = emptied(game(imprison=1), zones.of(P2, "deck"))
    decked = put(decked, zones.of(P2, "deck"), HELPER, face_up=False)
    state = after(decked, clause("top", then="ko"), seat=P2)
    assert (designs(state, zones.KO), designs(state, zones.of(P2, "discard"))) == (("helper",), ("bindings",))
    draft = drafted(game(imprison=1))
    ko(draft, top(draft.state, zones.LAIR[0]))
    assert [count(draft.state, zones.of(seat, "discard")) for seat in SEATS] == [0, 0, 0]
    bound = put(game(imprison=1), zones.of(P1, "played"), BINDINGS)
    draft = drafted(bound)
    ko(draft, top(bound, zones.of(P1, "played")))
    assert count(draft.state, zones.of(P1, "discard")) == 0


@pytest.mark.rule("VIL-BYST-05", "VIL-BYST-07")
def test_every_seat_can_kidnap_and_its_bystander_acts_for_it() -> None:
    hacker = card("hacker", "bystander", ability("kidnap", clause("draw", n=1)), vp=1)
    state = game(bystanders=(hacker,) * 3)
    for seat in SEATS:
        draft = drafted(state)
        kidnap_top(draft, seat)
        state = worked_off(draft)
        assert (designs(state, zones.victory(seat)), count(state, zones.of(seat, "hand"))) == (("hacker",), 7)
