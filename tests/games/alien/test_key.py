"""Keywords: Coordinate, Vigilant, Sacrifice and Mobilize (ALN-KEY)."""

from __future__ import annotations

import pytest

from companion.core.asks import Choice
from companion.core.ids import SeatId, SlotId
from companion.games.alien import commands as c
from companion.games.alien import events as e
from companion.games.alien import events_keywords as k
from companion.games.alien.scans import meaning
from companion.games.alien.state import AlienState
from companion.games.alien.view import view
from companion.games.alien.view_legal import legal
from tests.games.alien.acts import copy_at, emptied, in_hand, in_hq, person, play, playing, pools
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
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
    with_numbers,
)

FIND_IT = person("find-it-and-kill-it", klass="survival", attack=2, marks=("coordinate",))
ORDERS = person("the-companys-orders", klass="leadership", recruit=2, marks=("coordinate",))
FIRST_AID = person(
    "first-aid", ability("play", clause("heal", n=1, who="any"), needs_class="survival"), klass="survival"
)
PLAIN = person("plain", attack=1)
WATCH = person("watch", ability("discard", clause("gain", attack=2)), klass="tech", attack=1,
               marks=("vigilant",))  # fmt: skip
GUARD = person("guard", ability("discard", clause("avoid-strike")), recruit=1, marks=("vigilant",))
MARTYR = person("martyr", ability("sacrifice", clause("gain", attack=3)), klass="tech", attack=1,
                marks=("sacrifice",))  # fmt: skip
HERALD = person("herald", ability("mobilize", clause("gain", recruit=1)), cost=2, marks=("mobilize",))


def lends(state: AlienState, seat: SeatId) -> c.Lend:
    """The command that lends the first card of a hand, which is known."""
    return c.Lend(seat, copy_at(state, top(state, f"hand:{seat}")))


def lent(state: AlienState, seat: SeatId, *cards: object) -> AlienState:
    """The State in which a player holds this card and lends it."""
    state = in_hand(state, *cards, seat=seat)  # type: ignore[arg-type]
    return keep_orders(do(state, lends(state, seat)))


def copied(state: AlienState, seat: SeatId) -> AlienState:
    """The State after the active player played the copy of a player's lent card."""
    return do(state, c.PlayLent(P1, top(state, f"lent:{seat}")))


def ending(state: AlienState, *answers: object) -> AlienState:
    """The State after the turn was ended."""
    return play_on(state, c.EndAction(state.active), *answers)


@pytest.mark.rule("ALN-KEY-01", "ALN-ZONE-26")
def test_a_card_with_coordinate_is_set_aside_in_anothers_turn_and_replaced(table: AlienState) -> None:
    state = lent(table, P2, FIND_IT)
    slot = top(state, "lent:p2")
    assert state.table.slots[slot].face_up and designs(state, "lent:p2") == ("find-it-and-kill-it",)
    assert len(state.table.zone("hand:p2")) == 7 and len(state.table.zone("deck:p2")) == 6
    assert state.lenders == (P2,) and state.active == P1


@pytest.mark.rule("ALN-KEY-01")
def test_what_cannot_be_lent_is_refused(table: AlienState) -> None:
    plain = in_hand(table, PLAIN, seat=P2)
    no = refused(plain, lends(plain, P2))
    assert (no.rule, no.kind) == ("ALN-KEY-01", "target")
    own = in_hand(table, FIND_IT)
    assert (refused(own, lends(own, P1)).rule, refused(own, lends(own, P1)).kind) == ("ALN-KEY-01", "timing")
    gone = dead(put(table, "hand:p2", FIND_IT, face_up=False, top=True), P2)
    copy = copy_at(gone, find(gone, "find-it-and-kill-it"))
    assert refused(gone, c.Lend(P2, copy)).rule == "ALN-DEATH-05"


@pytest.mark.rule("ALN-KEY-01")
def test_a_card_that_is_elsewhere_by_the_books_is_a_question(table: AlienState) -> None:
    state = put(table, "discard:p2", FIND_IT)
    copy = copy_at(state, find(state, "find-it-and-kill-it"))
    asked = do(state, c.Lend(P2, copy))
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
    after = do(ending(state), c.BeginTurn(P2))
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
    no = refused(after, c.PlayLent(P1, top(after, "lent:p2")))
    assert (no.rule, no.kind) == ("ALN-KEY-04", "limit")
    assert refused(after, c.PlayLent(P1, top(after, "hq:1"))).rule == "ALN-KEY-04"
    assert refused(state, c.PlayLent(P2, top(state, "lent:p2"))).rule == "ALN-ACT-11"


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
    assert any(isinstance(event, e.DeckReshuffled) for event in happened(state, lends(state, P2)))
    assert len(after.table.zone("hand:p2")) == 7 and not after.table.zone("discard:p2")
    state = in_hand(put(table, "deck:p2", BURST, face_up=False, top=True), FIND_IT, seat=P2)
    after = do(state, lends(state, P2))
    assert not after.player(P2).alive and designs(after, "lent:p2") == ("find-it-and-kill-it",)


@pytest.mark.rule("ALN-KEY-09", "ALN-CLASS-10")
def test_the_worked_example_of_coordinate(table: AlienState) -> None:
    state = in_hand(put(table, "damage:p3", HIT_1), FIRST_AID)
    state = lent(state, P2, FIND_IT)
    assert len(state.table.zone("deck:p2")) == 6
    state = lent(state, P3, ORDERS)
    assert len(state.table.zone("deck:p3")) == 6
    state = copied(copied(state, P2), P3)
    assert pools(state) == (2, 2)
    aid = c.Play(P1, copy_at(state, find(state, "first-aid", "hand:p1")))
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


def playing_ouch(state: AlienState) -> c.Play:
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
    assert isinstance(one.command, c.Lend) and one.command.seat == P2
    specialist = copy_in(table, P1, "specialist")
    (other,) = meaning(table, (specialist,), "stand")
    assert isinstance(other.command, c.Play)


def test_what_is_lent_and_who_lent_is_seen_by_all(table: AlienState) -> None:
    seen = view(lent(table, P2, FIND_IT), "table")
    seat = next(one for one in seen.seats if one.seat == P2)
    assert [tile.note.key for tile in seat.tiles if tile.note] == ["note-lent"]
    assert [badge.key for badge in seat.badges] == ["badge-lent"]
    assert "lent" in {offer.id.partition(":")[0] for offer in seen.offers}


@pytest.mark.rule("ALN-KEY-12", "ALN-ZONE-24")
def test_a_vigilant_card_stays_in_front_of_its_owner(table: AlienState) -> None:
    state = ending(play(table, WATCH))
    assert designs(state, "vigilant:p1") == ("watch",) and "watch" not in designs(state, "discard:p1")
    assert len(state.table.zone("hand:p1")) == 6
    seat = next(one for one in view(state, "table").seats if one.seat == P1)
    assert [tile.note.key for tile in seat.tiles if tile.note] == ["note-kept"]


@pytest.mark.rule("ALN-KEY-13", "ALN-CLASS-11", "ALN-KEY-16")
def test_a_kept_card_counts_only_in_its_own_turn_and_gives_nothing_again(table: AlienState) -> None:
    tech = person("tech", ability("play", clause("gain", recruit=5), needs_class="tech"), klass="tech")
    assert pools(play(play(table, WATCH), tech)) == (1, 5)
    later = in_phase(ending(play(table, WATCH)), "action", P1)
    assert pools(later) == (0, 0) and pools(play(later, tech)) == (0, 0)


@pytest.mark.rule("ALN-KEY-14")
def test_a_kept_card_is_discarded_for_its_effect(table: AlienState) -> None:
    state = put(table, "vigilant:p1", WATCH)
    slot = top(state, "vigilant:p1")
    assert any(offer.id == f"give-up:{slot}" for offer in legal(state, P1))
    after = do(state, c.GiveUp(P1, slot))
    assert pools(after) == (2, 0) and designs(after, "discard:p1") == ("watch",)
    assert refused(
        put(table, "vigilant:p2", WATCH), give_up_of(put(table, "vigilant:p2", WATCH), P2)
    ).rule == ("ALN-ACT-11")
    plain = put(table, "vigilant:p1", PLAIN)
    assert refused(plain, give_up_of(plain, P1)).rule == "ALN-KEY-14"


def give_up_of(state: AlienState, seat: SeatId) -> c.GiveUp:
    return c.GiveUp(seat, top(state, f"vigilant:{seat}"))


@pytest.mark.rule("ALN-KEY-15", "ALN-KILL-06")
def test_a_kept_card_is_one_of_its_owners_characters(table: AlienState) -> None:
    state = emptied(put(table, "vigilant:p2", WATCH), "hand:p2")
    after = play(state, person("order", ability("play", clause("kill-own", who="next"))))
    assert designs(after, "dead-characters") == ("watch",)


@pytest.mark.rule("ALN-STRIKE-16", "ALN-KEY-14")
def test_avoiding_a_strike_is_offered_before_the_card_is_drawn(table: AlienState) -> None:
    state = put(put(table, "vigilant:p1", GUARD), "combat", DRONE)
    state = put(state, "strikes", HIT_1, face_up=False, top=True)
    asked = do(state, c.EndAction(P1))
    assert isinstance(asked.ask, Choice) and asked.ask.why.key == "ask-avoid-strike"
    assert designs(asked, "damage:p1") == () and len(asked.table.zone("strikes")) == 11
    avoided = answer(asked, "guard")
    assert designs(avoided, "damage:p1") == () and "guard" in designs(avoided, "discard:p1")
    taken = answer(asked, "draw")
    assert designs(taken, "damage:p1") == ("hit-1",) and designs(taken, "vigilant:p1") == ("guard",)


@pytest.mark.rule("ALN-STRIKE-16")
def test_each_of_two_strikes_can_be_avoided_and_a_shield_waits_for_no_question(table: AlienState) -> None:
    state = put(put(table, "vigilant:p1", GUARD, GUARD), "combat", DRONE, BRUTE)
    asked = do(state, c.EndAction(P1))
    asked = answer(asked, "guard")
    after = answer(asked, "guard")
    assert len(after.table.zone("strikes")) == 10 and after.active == P2
    shielded = play(
        put(table, "combat", DRONE, BRUTE), person("wall", ability("play", clause("avoid-strike")))
    )
    events = happened(shielded, c.EndAction(P1))
    kinds = [type(event) for event in events if isinstance(event, (k.StrikeAvoided, e.StrikeDrawn))]
    assert kinds == [k.StrikeAvoided, e.StrikeDrawn]


@pytest.mark.rule("ALN-STRIKE-16")
def test_a_card_against_strikes_is_not_given_up_without_one(table: AlienState) -> None:
    state = put(table, "vigilant:p1", GUARD)
    no = refused(state, give_up_of(state, P1))
    assert (no.rule, no.kind) == ("ALN-STRIKE-16", "timing")
    other = play(put(table, "vigilant:p2", GUARD), person("hit", ability("play", clause("strike", who="next"))),
                 "guard")  # fmt: skip
    assert designs(other, "discard:p2") == ("guard",) and len(other.table.zone("strikes")) == 10


@pytest.mark.rule("ALN-KEY-17", "ALN-KEY-18")
def test_a_card_in_play_is_sacrificed_for_its_effect(table: AlienState) -> None:
    state = play(table, MARTYR)
    assert pools(state) == (1, 0)
    after = do(state, c.Sacrifice(P1, top(state, "played:p1")))
    assert pools(after) == (4, 0) and designs(after, "dead-characters") == ("martyr",)


@pytest.mark.rule("ALN-KEY-19", "ALN-CLASS-12")
def test_a_sacrificed_card_still_counts(table: AlienState) -> None:
    state = play(table, MARTYR)
    state = do(state, c.Sacrifice(P1, top(state, "played:p1")))
    tech = person("tech", ability("play", clause("gain", recruit=5), needs_class="tech"))
    assert pools(play(state, tech)) == (4, 5)


@pytest.mark.rule("ALN-KEY-20")
def test_only_a_card_in_play_and_only_in_the_own_turn(table: AlienState) -> None:
    held = in_hand(table, MARTYR)
    assert refused(held, c.Sacrifice(P1, top(held, "hand:p1"))).rule == "ALN-KEY-20"
    kept = put(table, "vigilant:p2", MARTYR)
    no = refused(kept, c.Sacrifice(P2, top(kept, "vigilant:p2")))
    assert (no.rule, no.kind) == ("ALN-KEY-20", "timing")
    plain = play(table, PLAIN)
    assert refused(plain, c.Sacrifice(P1, top(plain, "played:p1"))).rule == "ALN-KEY-17"


@pytest.mark.rule("ALN-RULING-58")
def test_a_sacrifice_is_possible_while_enemies_strike_but_its_points_are_void(table: AlienState) -> None:
    state = put(put(play(table, MARTYR), "combat", BRUTE), "vigilant:p1", GUARD)
    asked = do(state, c.EndAction(P1))
    assert isinstance(asked.ask, Choice) and asked.turn.phase == "strike"
    slot = top(asked, "played:p1")
    assert any(offer.id == f"sacrifice:{slot}:0" for offer in legal(asked, P1))
    after = do(asked, c.Sacrifice(P1, slot))
    assert pools(after) == (0, 0) and isinstance(after.ask, Choice) and after.ask.why == asked.ask.why
    cleaning = in_phase(state, "cleanup")
    assert refused(cleaning, c.Sacrifice(P1, slot)).rule == "ALN-RULING-58"


@pytest.mark.rule("ALN-RULING-58")
def test_a_vigilant_card_is_sacrificed_on_a_later_own_turn(table: AlienState) -> None:
    both = person("both", ability("sacrifice", clause("gain", attack=3)), marks=("sacrifice", "vigilant"))
    state = put(in_phase(table, "action"), "vigilant:p1", both)
    assert pools(do(state, c.Sacrifice(P1, top(state, "vigilant:p1")))) == (3, 0)


def test_a_sacrifice_can_avoid_a_strike(table: AlienState) -> None:
    saint = person("saint", ability("sacrifice", clause("avoid-strike")), marks=("sacrifice",))
    asked = do(put(play(table, saint), "combat", BRUTE), c.EndAction(P1))
    after = answer(asked, "saint")
    assert designs(after, "dead-characters") == ("saint",) and len(after.table.zone("strikes")) == 10


@pytest.mark.rule("ALN-KEY-21")
def test_mobilize_happens_once_when_gained_after_the_refill(table: AlienState) -> None:
    state = with_numbers(in_hq(table, HERALD), recruit=2)
    events = happened(state, c.Recruit(P1, top(state, "hq:1")))
    order = [
        type(event) for event in events if isinstance(event, (e.HqRefilled, e.PointsGained, e.Recruited))
    ]
    assert order == [e.Recruited, e.HqRefilled, e.PointsGained]
    assert pools(do(state, c.Recruit(P1, top(state, "hq:1")))) == (0, 1)
    taker = person("taker", ability("play", clause("gain-card", **{"from": "hq", "cost": 3})))
    gained = play(in_hq(table, HERALD), taker)
    assert pools(gained) == (0, 1) and designs(gained, "discard:p1") == ("herald",)


@pytest.mark.rule("ALN-KEY-22")
def test_mobilize_is_no_choice_unless_it_says_so(table: AlienState) -> None:
    polite = person("polite", ability("mobilize", clause("gain", recruit=1), may=True), cost=0)
    asked = do(state := in_hq(table, polite), c.Recruit(P1, top(state, "hq:1")))
    assert isinstance(asked.ask, Choice) and {one.key for one in asked.ask.options} == {"yes", "no"}
    assert pools(answer(asked, "no")) == (0, 0) and pools(answer(asked, "yes")) == (0, 1)
    must = in_hq(table, person("must", ability("mobilize", clause("gain", recruit=1)), cost=0))
    assert pools(do(must, c.Recruit(P1, top(must, "hq:1")))) == (0, 1)


@pytest.mark.rule("ALN-KEY-23", "ALN-RECRUIT-09")
def test_mobilize_does_nothing_when_the_card_is_played(table: AlienState) -> None:
    assert pools(play(table, HERALD)) == (0, 0)
    drawn = put(table, "deck:p1", HERALD, face_up=False, top=True)
    state = play(drawn, person("look", ability("play", clause("draw"))))
    assert pools(state) == (0, 0)


def test_a_slot_that_is_no_card_is_refused_in_a_sentence(table: AlienState) -> None:
    for command in (c.PlayLent(P1, SlotId(9999)), c.Sacrifice(P1, SlotId(9999)), c.GiveUp(P1, SlotId(9999))):
        assert refused(table, command).kind == "impossible"
