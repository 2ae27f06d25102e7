"""Vigilant, Sacrifice and Mobilize: cards that are kept, killed for an effect, gained (ALN-KEY-12 to 23)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.core.language.ids import SeatId, SlotId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.lending import PlayLent
from companion.engine.legendary.market.events import HqRefilled, Recruited
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.strikes import StrikeDrawn
from companion.engine.legendary.verbs.strikes import StrikeAvoided
from companion.games.alien.keywords.commands import GiveUp, Sacrifice
from companion.games.alien.keywords.rules import in_play
from companion.games.alien.state import AlienState
from tests.games.alien.acts import emptied, hands, in_hand, in_hq, person, play, pools
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    HIT_1,
    P1,
    P2,
    ability,
    answer,
    clause,
    dead,
    designs,
    do,
    happened,
    in_phase,
    play_on,
    put,
    refused,
    top,
    with_numbers,
)
from tests.games.alien.whole import legal, view

PLAIN = person("plain", attack=1)
WATCH = person("watch", ability("discard", clause("gain", attack=2)), klass="tech", attack=1,
               marks=("vigilant",))  # fmt: skip
GUARD = person("guard", ability("discard", clause("avoid-strike")), recruit=1, marks=("vigilant",))
MARTYR = person("martyr", ability("sacrifice", clause("gain", attack=3)), klass="tech", attack=1,
                marks=("sacrifice",))  # fmt: skip
HERALD = person("herald", ability("mobilize", clause("gain", recruit=1)), cost=2, marks=("mobilize",))


@pytest.mark.rule("ALN-KEY-12", "ALN-ZONE-24")
def test_a_vigilant_card_stays_in_front_of_its_owner(table: AlienState) -> None:
    state = play_on(play(table, WATCH), EndAction(P1))
    assert designs(state, "vigilant:p1") == ("watch",) and "watch" not in designs(state, "discard:p1")
    assert len(state.table.zone("hand:p1")) == 6
    seat = next(one for one in view(state, "table").seats if one.seat == P1)
    assert [tile.note.key for tile in seat.tiles if tile.note] == ["note-kept"]


@pytest.mark.rule("ALN-KEY-13", "ALN-CLASS-11", "ALN-KEY-16")
def test_a_kept_card_counts_only_in_its_own_turn_and_gives_nothing_again(table: AlienState) -> None:
    tech = person("tech", ability("play", clause("gain", recruit=5), needs_class="tech"), klass="tech")
    assert pools(play(play(table, WATCH), tech)) == (1, 5)
    later = in_phase(play_on(play(table, WATCH), EndAction(P1)), "action", P1)
    assert pools(later) == (0, 0) and pools(play(later, tech)) == (0, 0)


@pytest.mark.rule("ALN-KEY-14")
def test_a_kept_card_is_discarded_for_its_effect(table: AlienState) -> None:
    state = put(table, "vigilant:p1", WATCH)
    slot = top(state, "vigilant:p1")
    assert any(offer.id == f"give-up:{slot}" for offer in legal(state, P1))
    after = do(state, GiveUp(P1, slot))
    assert pools(after) == (2, 0) and designs(after, "discard:p1") == ("watch",)
    assert refused(
        put(table, "vigilant:p2", WATCH), give_up_of(put(table, "vigilant:p2", WATCH), P2)
    ).rule == ("ALN-ACT-11")
    plain = put(table, "vigilant:p1", PLAIN)
    assert refused(plain, give_up_of(plain, P1)).rule == "ALN-KEY-14"
    assert refused(dead(state, P1), GiveUp(P1, slot)).rule == "ALN-DEATH-05"
    for zone in ("hand:p1", "vigilant:p2"):
        elsewhere = put(table, zone, WATCH, top=True)
        no = refused(elsewhere, GiveUp(P1, top(elsewhere, zone)))
        assert (no.rule, no.kind) == ("ALN-KEY-14", "impossible")


def give_up_of(state: AlienState, seat: SeatId) -> GiveUp:
    return GiveUp(seat, top(state, f"vigilant:{seat}"))


@pytest.mark.rule("ALN-KEY-15", "ALN-KILL-06")
def test_a_kept_card_is_one_of_its_owners_characters(table: AlienState) -> None:
    state = emptied(put(table, "vigilant:p2", WATCH), "hand:p2")
    after = play(state, person("order", ability("play", clause("kill-own", who="next"))))
    assert designs(after, "dead-characters") == ("watch",)
    both = play(put(table, "vigilant:p1", WATCH), MARTYR)
    assert in_play(both, P1) == (top(both, "played:p1"), top(both, "vigilant:p1"))
    assert in_play(both, P2) == ()


@pytest.mark.rule("ALN-STRIKE-16", "ALN-KEY-14")
def test_avoiding_a_strike_is_offered_before_the_card_is_drawn(table: AlienState) -> None:
    state = put(put(table, "vigilant:p1", GUARD), "combat", DRONE)
    state = put(state, "strikes", HIT_1, face_up=False, top=True)
    asked = do(state, EndAction(P1))
    assert isinstance(asked.ask, Choice) and asked.ask.why.key == "ask-avoid-strike"
    assert designs(asked, "damage:p1") == () and len(asked.table.zone("strikes")) == 11
    avoided = answer(asked, "guard")
    assert designs(avoided, "damage:p1") == () and "guard" in designs(avoided, "discard:p1")
    taken = answer(asked, "draw")
    assert designs(taken, "damage:p1") == ("hit-1",) and designs(taken, "vigilant:p1") == ("guard",)


@pytest.mark.rule("ALN-STRIKE-16")
def test_each_of_two_strikes_can_be_avoided_and_a_shield_waits_for_no_question(table: AlienState) -> None:
    state = put(put(table, "vigilant:p1", GUARD, GUARD), "combat", DRONE, BRUTE)
    asked = do(state, EndAction(P1))
    asked = answer(asked, "guard")
    after = answer(asked, "guard")
    assert len(after.table.zone("strikes")) == 10 and after.active == P2
    shielded = play(
        put(table, "combat", DRONE, BRUTE), person("wall", ability("play", clause("avoid-strike")))
    )
    events = happened(shielded, EndAction(P1))
    kinds = [type(event) for event in events if isinstance(event, (StrikeAvoided, StrikeDrawn))]
    assert kinds == [StrikeAvoided, StrikeDrawn]


@pytest.mark.rule("ALN-STRIKE-16")
def test_a_card_against_strikes_is_not_given_up_without_one(table: AlienState) -> None:
    state = put(table, "vigilant:p1", GUARD)
    no = refused(state, give_up_of(state, P1))
    assert (no.rule, no.kind) == ("ALN-STRIKE-16", "timing")
    hit = person("hit", ability("play", clause("strike", who="next")))
    other = play(put(table, "vigilant:p2", GUARD), hit, "guard")
    assert designs(other, "discard:p2") == ("guard",) and len(other.table.zone("strikes")) == 10


@pytest.mark.rule("ALN-KEY-17", "ALN-KEY-18")
def test_a_card_in_play_is_sacrificed_for_its_effect(table: AlienState) -> None:
    state = play(table, MARTYR)
    assert pools(state) == (1, 0)
    offered = [offer.command for offer in legal(state, P1) if isinstance(offer.command, Sacrifice)]
    assert offered == [Sacrifice(P1, top(state, "played:p1"))]
    after = do(state, Sacrifice(P1, top(state, "played:p1")))
    assert not [offer for offer in legal(after, P1) if isinstance(offer.command, Sacrifice)]
    assert pools(after) == (4, 0) and designs(after, "dead-characters") == ("martyr",)


@pytest.mark.rule("ALN-KEY-19", "ALN-CLASS-12")
def test_a_sacrificed_card_still_counts(table: AlienState) -> None:
    state = play(table, MARTYR)
    state = do(state, Sacrifice(P1, top(state, "played:p1")))
    tech = person("tech", ability("play", clause("gain", recruit=5), needs_class="tech"))
    assert pools(play(state, tech)) == (4, 5)


@pytest.mark.rule("ALN-KEY-20")
def test_only_a_card_in_play_and_only_in_the_own_turn(table: AlienState) -> None:
    held = in_hand(table, MARTYR)
    assert refused(held, Sacrifice(P1, top(held, "hand:p1"))).rule == "ALN-KEY-20"
    kept = put(table, "vigilant:p2", MARTYR)
    no = refused(kept, Sacrifice(P2, top(kept, "vigilant:p2")))
    assert (no.rule, no.kind) == ("ALN-KEY-20", "timing")
    plain = play(table, PLAIN)
    assert refused(plain, Sacrifice(P1, top(plain, "played:p1"))).rule == "ALN-KEY-17"
    mine = put(table, "vigilant:p1", MARTYR)
    slot = top(mine, "vigilant:p1")
    assert refused(dead(mine, P1), Sacrifice(P1, slot)).rule == "ALN-DEATH-05"
    no = refused(mine, Sacrifice(P1, slot, 7))
    assert (no.rule, no.kind) == ("ALN-KEY-20", "impossible"), "there is no such copy"


@pytest.mark.rule("ALN-RULING-58")
def test_a_sacrifice_is_possible_while_enemies_strike_but_its_points_are_void(table: AlienState) -> None:
    state = put(put(play(table, MARTYR), "combat", BRUTE), "vigilant:p1", GUARD)
    asked = do(state, EndAction(P1))
    assert isinstance(asked.ask, Choice) and asked.turn.phase == "strike"
    slot = top(asked, "played:p1")
    assert any(offer.id == f"sacrifice:{slot}:0" for offer in legal(asked, P1))
    after = do(asked, Sacrifice(P1, slot))
    assert pools(after) == (0, 0) and isinstance(after.ask, Choice) and after.ask.why == asked.ask.why
    for phase, kind in (("cleanup", "timing"), ("over", "impossible")):
        no = refused(in_phase(state, phase), Sacrifice(P1, slot))
        assert (no.rule, no.kind) == ("ALN-RULING-58", kind)
    sage = person("sage", ability("sacrifice", clause("draw", n=2)), marks=("sacrifice",))
    drawing = do(put(put(play(table, sage), "combat", BRUTE), "vigilant:p1", GUARD), EndAction(P1))
    drawn = do(drawing, Sacrifice(P1, top(drawing, "played:p1")))
    assert hands(drawn)[0] == hands(drawing)[0] + 2, "what it is worth comes before the question goes on"
    assert drawn.ask is not None and drawing.ask is not None and drawn.ask.why == drawing.ask.why


@pytest.mark.rule("ALN-RULING-58")
def test_a_vigilant_card_is_sacrificed_on_a_later_own_turn(table: AlienState) -> None:
    both = person("both", ability("sacrifice", clause("gain", attack=3)), marks=("sacrifice", "vigilant"))
    state = put(in_phase(table, "action"), "vigilant:p1", both)
    assert pools(do(state, Sacrifice(P1, top(state, "vigilant:p1")))) == (3, 0)


def test_a_sacrifice_can_avoid_a_strike(table: AlienState) -> None:
    saint = person("saint", ability("sacrifice", clause("avoid-strike")), marks=("sacrifice",))
    asked = do(put(play(table, saint), "combat", BRUTE), EndAction(P1))
    after = answer(asked, "saint")
    assert designs(after, "dead-characters") == ("saint",) and len(after.table.zone("strikes")) == 10


@pytest.mark.rule("ALN-KEY-21")
def test_mobilize_happens_once_when_gained_after_the_refill(table: AlienState) -> None:
    state = with_numbers(in_hq(table, HERALD), recruit=2)
    events = happened(state, Recruit(P1, top(state, "hq:1")))
    order = [type(event) for event in events if isinstance(event, (HqRefilled, PointsGained, Recruited))]
    assert order == [Recruited, HqRefilled, PointsGained]
    assert pools(do(state, Recruit(P1, top(state, "hq:1")))) == (0, 1)
    taker = person("taker", ability("play", clause("gain-card", **{"from": "hq", "cost": 3})))
    gained = play(in_hq(table, HERALD), taker)
    assert pools(gained) == (0, 1) and designs(gained, "discard:p1") == ("herald",)


@pytest.mark.rule("ALN-KEY-22")
def test_mobilize_is_no_choice_unless_it_says_so(table: AlienState) -> None:
    polite = person("polite", ability("mobilize", clause("gain", recruit=1), may=True), cost=0)
    asked = do(state := in_hq(table, polite), Recruit(P1, top(state, "hq:1")))
    assert isinstance(asked.ask, Choice) and {one.key for one in asked.ask.options} == {"yes", "no"}
    assert pools(answer(asked, "no")) == (0, 0) and pools(answer(asked, "yes")) == (0, 1)
    must = in_hq(table, person("must", ability("mobilize", clause("gain", recruit=1)), cost=0))
    assert pools(do(must, Recruit(P1, top(must, "hq:1")))) == (0, 1)


@pytest.mark.rule("ALN-KEY-23", "ALN-RECRUIT-09")
def test_mobilize_does_nothing_when_the_card_is_played(table: AlienState) -> None:
    assert pools(play(table, HERALD)) == (0, 0)
    drawn = put(table, "deck:p1", HERALD, face_up=False, top=True)
    state = play(drawn, person("look", ability("play", clause("draw"))))
    assert pools(state) == (0, 0)


@pytest.mark.rule("ALN-KEY-04", "ALN-KEY-14", "ALN-KEY-20")
def test_a_slot_that_is_no_card_is_refused_in_a_sentence(table: AlienState) -> None:
    for command in (PlayLent(P1, SlotId(9999)), Sacrifice(P1, SlotId(9999)), GiveUp(P1, SlotId(9999))):
        assert refused(table, command).kind == "impossible"
