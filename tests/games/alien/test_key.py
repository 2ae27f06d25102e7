"""Coordinate: cards are lent, copied and given back (ALN-KEY-01 to 11)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.events import Row
from companion.core.language.ids import GroupId, PoolId, SeatId, ZoneId
from companion.engine import ledger
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.lending import Lend, PlayLent
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import DeckReshuffled
from companion.engine.legendary.playing.requests import Play
from companion.games.alien.state import AlienState
from tests.games.alien.acts import copy_at, emptied, in_hand, person, play, playing, pools
from tests.games.alien.box import (
    BURST,
    HIT_1,
    P1,
    P2,
    P3,
    SERGEANT,
    ability,
    answer,
    clause,
    copy_in,
    dead,
    designs,
    do,
    find,
    game,
    happened,
    in_phase,
    keep_orders,
    play_on,
    put,
    refused,
    top,
    with_copies,
)
from tests.games.alien.whole import legal, meaning, view

FIND_IT = person("find-it-and-kill-it", klass="survival", attack=2, marks=("coordinate",))
ORDERS = person("the-companys-orders", klass="leadership", recruit=2, marks=("coordinate",))
FIRST_AID = person(
    "first-aid", ability("play", clause("heal", n=1, who="any"), needs_class="survival"), klass="survival"
)
PLAIN = person("plain", attack=1)


def lends(state: AlienState, seat: SeatId) -> Lend:
    """The command that lends the first card of a hand, which is known."""
    return Lend(seat, copy_at(state, top(state, f"hand:{seat}")))


def lent(state: AlienState, seat: SeatId, *cards: object) -> AlienState:
    """The State in which a player holds this card and lends it."""
    state = in_hand(state, *cards, seat=seat)  # type: ignore[arg-type]
    return keep_orders(do(state, lends(state, seat)))


def copied(state: AlienState, seat: SeatId) -> AlienState:
    """The State after the active player played the copy of a player's lent card."""
    return do(state, PlayLent(P1, top(state, f"lent:{seat}")))


def ending(state: AlienState, *answers: object) -> AlienState:
    """The State after the turn was ended."""
    return play_on(state, EndAction(state.active), *answers)


@pytest.mark.rule("ALN-KEY-01", "ALN-ZONE-26")
def test_a_card_with_coordinate_is_set_aside_in_anothers_turn_and_replaced(table: AlienState) -> None:
    state = lent(table, P2, FIND_IT)
    slot = top(state, "lent:p2")
    assert state.table.slots[slot].face_up and designs(state, "lent:p2") == ("find-it-and-kill-it",)
    assert len(state.table.zone("hand:p2")) == 7 and len(state.table.zone("deck:p2")) == 6
    assert state.lenders == (P2,) and state.active == P1
    held = in_hand(in_hand(in_hand(table, FIND_IT), PLAIN, seat=P2), FIND_IT, seat=P2)
    offered = [
        offer.command for seat in (P1, P2, P3) for offer in legal(held, seat) if offer.id.startswith("lend:")
    ]
    assert offered == [lends(held, P2)]


@pytest.mark.rule("ALN-KEY-01")
def test_what_cannot_be_lent_is_refused(table: AlienState) -> None:
    plain = in_hand(table, PLAIN, seat=P2)
    no = refused(plain, lends(plain, P2))
    assert (no.rule, no.kind) == ("ALN-KEY-01", "target")
    own = in_hand(table, FIND_IT)
    assert (refused(own, lends(own, P1)).rule, refused(own, lends(own, P1)).kind) == ("ALN-KEY-01", "timing")
    gone = dead(put(table, "hand:p2", FIND_IT, face_up=False, top=True), P2)
    copy = copy_at(gone, find(gone, "find-it-and-kill-it"))
    assert refused(gone, Lend(P2, copy)).rule == "ALN-DEATH-05"


@pytest.mark.rule("ALN-KEY-01")
def test_a_card_that_is_elsewhere_by_the_books_is_a_question(table: AlienState) -> None:
    state = put(table, "discard:p2", FIND_IT)
    copy = copy_at(state, find(state, "find-it-and-kill-it"))
    asked = do(state, Lend(P2, copy))
    assert isinstance(asked.ask, Choice) and {one.key for one in asked.ask.options} == {
        "in-hand", "not-meant",
    }  # fmt: skip
    assert designs(answer(asked, "in-hand"), "lent:p2") == ("find-it-and-kill-it",)
    left = answer(asked, "not-meant")
    assert left.lenders == () and designs(left, "discard:p2") == ("find-it-and-kill-it",)


@pytest.mark.rule("ALN-KEY-02")
def test_each_player_lends_once_in_a_turn_of_another(table: AlienState) -> None:
    state = lent(table, P2, FIND_IT, ORDERS)
    again = lends(in_hand(state, ORDERS, seat=P2), P2)
    no = refused(in_hand(state, ORDERS, seat=P2), again)
    assert (no.rule, no.kind) == ("ALN-KEY-02", "limit")
    after = do(ending(state), BeginTurn(P2))
    assert after.lenders == ()
    state = in_hand(in_phase(after, "action", P3), ORDERS, seat=P2)
    assert do(state, lends(state, P2)).lenders == (P2,)


@pytest.mark.rule("ALN-KEY-03", "ALN-KEY-05")
def test_several_lend_and_the_copies_may_be_declined(table: AlienState) -> None:
    state = lent(lent(table, P2, FIND_IT), P3, ORDERS)
    assert state.lenders == (P2, P3)
    after = ending(state)
    assert pools(state) == (0, 0) and after.active == P2
    assert [len(after.table.zone(f"hand:{seat}")) for seat in (P2, P3)] == [7, 7]


@pytest.mark.rule("ALN-KEY-04", "ALN-ZONE-37")
def test_the_active_player_plays_one_copy_that_lies_nowhere(table: AlienState) -> None:
    state = lent(table, P2, FIND_IT)
    slots = dict(state.table.slots)
    after = copied(state, P2)
    assert pools(after) == (2, 0) and after.table.slots == slots
    no = refused(after, PlayLent(P1, top(after, "lent:p2")))
    assert (no.rule, no.kind) == ("ALN-KEY-04", "limit")
    assert refused(after, PlayLent(P1, top(after, "hq:1"))).rule == "ALN-KEY-04"
    assert refused(state, PlayLent(P2, top(state, "lent:p2"))).rule == "ALN-ACT-11"


@pytest.mark.rule("ALN-KEY-06")
def test_a_lent_card_is_nobodys_character(table: AlienState) -> None:
    state = emptied(lent(table, P2, FIND_IT), "hand:p2")
    asker = person("order", ability("play", clause("kill-own", who="next")))
    after = play(state, asker)
    assert designs(after, "lent:p2") == ("find-it-and-kill-it",) and not after.table.zone("dead-characters")
    discard = play(state, person("toll", ability("play", clause("discard", who="next"))))
    assert designs(discard, "lent:p2") == ("find-it-and-kill-it",)


@pytest.mark.rule("ALN-KEY-07", "ALN-CLEAN-08")
def test_a_lent_card_goes_to_its_lenders_discard_pile(table: AlienState) -> None:
    after = ending(copied(lent(table, P2, FIND_IT), P2))
    assert designs(after, "discard:p2") == ("find-it-and-kill-it",) and not after.table.zone("lent:p2")
    assert "find-it-and-kill-it" not in designs(after, "discard:p1")


@pytest.mark.rule("ALN-KEY-08")
def test_the_replacement_reshuffles_and_may_be_deadly(table: AlienState) -> None:
    state = in_hand(put(emptied(table, "deck:p2"), "discard:p2", PLAIN), FIND_IT, seat=P2)
    after = do(state, lends(state, P2))
    assert any(isinstance(event, DeckReshuffled) for event in happened(state, lends(state, P2)))
    assert len(after.table.zone("hand:p2")) == 7 and not after.table.zone("discard:p2")
    state = in_hand(put(table, "deck:p2", BURST, face_up=False, top=True), FIND_IT, seat=P2)
    after = do(state, lends(state, P2))
    assert not after.player(P2).alive and designs(after, "lent:p2") == ("find-it-and-kill-it",)


@pytest.mark.rule("ALN-KEY-09", "ALN-CLASS-10")
def test_the_worked_example_of_coordinate(table: AlienState) -> None:
    state = in_hand(put(put(table, "damage:p3", HIT_1), "damage:p2", HIT_1), FIRST_AID)
    state = lent(state, P2, FIND_IT)
    assert len(state.table.zone("deck:p2")) == 6
    state = lent(state, P3, ORDERS)
    assert len(state.table.zone("deck:p3")) == 6
    state = copied(copied(state, P2), P3)
    assert pools(state) == (2, 2)
    aid = Play(P1, copy_at(state, find(state, "first-aid", "hand:p1")))
    state = answer(do(state, aid), P3)
    assert designs(state, "damage:p3") == () and designs(state, "strikes-discard") == ("hit-1",)
    after = ending(state)
    assert designs(after, "discard:p2") == ("find-it-and-kill-it",)
    assert designs(after, "discard:p3") == ("the-companys-orders",)


@pytest.mark.rule("ALN-KEY-09")
def test_first_aid_alone_heals_nobody(table: AlienState) -> None:
    state = play(put(table, "damage:p3", HIT_1), FIRST_AID)
    assert designs(state, "damage:p3") == ("hit-1",)


@pytest.mark.rule("ALN-KEY-10")
def test_coordinate_does_nothing_alone() -> None:
    state = in_hand(game(1), FIND_IT)
    no = refused(state, lends(state, P1))
    assert (no.rule, no.kind) == ("ALN-KEY-10", "impossible")
    assert not [offer for offer in legal(state, "table") if offer.id.startswith("lend:")]


@pytest.mark.rule("ALN-KEY-11", "ALN-COMP-06")
def test_every_sergeant_can_be_lent(table: AlienState) -> None:
    state = lent(table, P2, SERGEANT)
    assert pools(copied(state, P2)) == (1, 0)


@pytest.mark.rule("ALN-RULING-11")
def test_a_loan_is_possible_from_the_first_moment_until_the_strikes_are_over(table: AlienState) -> None:
    early = lent(in_phase(table, "hive"), P2, FIND_IT)
    assert designs(early, "lent:p2") == ("find-it-and-kill-it",)
    late = in_hand(in_phase(table, "strike"), FIND_IT, seat=P2)
    asked = do(late, lends(late, P2))
    assert isinstance(asked.ask, Choice) and asked.ask.why.key == "ask-lend-late"
    assert answer(asked, "no").lenders == ()
    assert answer(asked, "yes").lenders == (P2,)
    over = in_hand(in_phase(table, "cleanup"), FIND_IT, seat=P2)
    assert refused(over, lends(over, P2)).rule == "ALN-RULING-11"


@pytest.mark.rule("ALN-RULING-53")
def test_a_dead_lenders_card_can_still_be_copied_and_then_leaves_the_game(table: AlienState) -> None:
    state = dead(lent(table, P2, FIND_IT), P2)
    state = copied(state, P2)
    assert pools(state) == (2, 0)
    after = ending(state)
    assert "find-it-and-kill-it" in designs(after, "removed") and not after.table.zone("lent:p2")


@pytest.mark.rule("ALN-RULING-54")
def test_when_the_active_player_dies_lent_cards_go_back(table: AlienState) -> None:
    state = put(lent(table, P2, FIND_IT), "damage:p1", *(HIT_1,) * 9)
    state = put(state, "strikes", HIT_1, face_up=False, top=True)
    after = do(in_hand(state, person("ouch", ability("play", clause("strike")))), playing_ouch(state))
    assert not after.player(P1).alive and after.active == P2
    assert designs(after, "discard:p2") == ("find-it-and-kill-it",)


def playing_ouch(state: AlienState) -> Play:
    """The command that plays the card laid last into the first hand."""
    state = in_hand(state, person("ouch", ability("play", clause("strike"))))
    return playing(state)


def test_a_loan_interrupts_a_question_which_is_then_asked_again(table: AlienState) -> None:
    state = in_hand(
        in_hand(table, FIND_IT, seat=P2), person("pick", ability("play", clause("draw", who="any")))
    )
    asked = do(state, playing(state))
    assert isinstance(asked.ask, Choice)
    after = do(asked, lends(asked, P2))
    assert after.lenders == (P2,) and isinstance(after.ask, Choice) and after.ask.why == asked.ask.why
    assert any(offer.id.startswith("lend:") for offer in legal(asked, "table"))


def test_a_card_shown_in_anothers_turn_is_lent_and_a_doubt_is_a_question(table: AlienState) -> None:
    state = in_hand(table, FIND_IT, seat=P2)
    (one,) = meaning(state, (copy_at(state, top(state, "hand:p2")),), "stand")
    assert isinstance(one.command, Lend) and one.command.seat == P2
    specialist = copy_in(table, P1, "specialist")
    (other,) = meaning(table, (specialist,), "stand")
    assert isinstance(other.command, Play)


def test_a_card_that_two_hands_could_hold_is_a_question(table: AlienState) -> None:
    state, copies = with_copies(table, (FIND_IT, FIND_IT))
    rows = [Row(ZoneId(f"hand:{seat}"), GroupId(f"x:{seat}"), {PoolId("x"): 1}) for seat in (P1, P2)]
    state = replace(state, table=ledger.deal(state.table, {PoolId("x"): copies}, rows))
    (one,) = meaning(state, copies[:1], "stand")
    assert one.command is None and one.says is not None and one.says.key == "ask-who-shows"
    assert [type(offer.command) for offer in one.offers] == [Play, Lend]
    (only,) = meaning(replace(state, lenders=(P2,)), copies[:1], "stand")
    assert isinstance(only.command, Play)


def test_what_is_lent_and_who_lent_is_seen_by_all(table: AlienState) -> None:
    seen = view(lent(table, P2, FIND_IT), "table")
    seat = next(one for one in seen.seats if one.seat == P2)
    assert [tile.note.key for tile in seat.tiles if tile.note] == ["note-lent"]
    assert [badge.key for badge in seat.badges] == ["badge-lent"]
    assert "lent" in {offer.id.partition(":")[0] for offer in seen.offers}
