"""Strikes that are avoided, and strikes that are cancelled (FFY-STRIKE-12 to 17)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId
from companion.engine.legendary.claims import AvoidStrike, CancelStrike
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.strikes import StrikeDrawn
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    GUNSHIP,
    HIT_1,
    HIT_2,
    HIT_3,
    HIT_8,
    MISS,
    P1,
    P2,
    P3,
    THUG,
    ability,
    answer,
    clause,
    designs,
    do,
    enemy,
    game,
    happened,
    hide,
    hull,
    keep_orders,
    put,
    refused,
    strike,
    with_numbers,
)
from tests.games.firefly.wounds import END, hulls_on, played, wounds

GAINS = ability("strike", clause("gain", recruit=1))


def warded(state: FireflyState, *wards: str, seat: SeatId = P1) -> FireflyState:
    """With strikes that somebody will avoid in this turn."""
    return replace(state, wards={**state.wards, seat: wards})


def armed(state: FireflyState, *wards: str, seat: SeatId = P1) -> FireflyState:
    """With strikes that somebody will cancel in this turn."""
    return replace(state, cancels={**state.cancels, seat: wards})


def asked_of(state: FireflyState) -> tuple[SeatId | None, list[str]]:
    """Who is asked, and between what."""
    assert isinstance(state.ask, Choice)
    return state.ask.seat, [option.key for option in state.ask.options]


@pytest.mark.rule("FFY-STRIKE-12")
def test_an_avoided_strike_is_not_drawn() -> None:
    state = warded(put(game(strikes=(HIT_1,) * 3), zones.COMBAT, THUG), "any")
    asked = do(state, END)
    assert asked_of(asked) == (P1, ["any", "take"])
    after = answer(asked, "any")
    assert (wounds(after), len(after.table.zone(zones.CREW_STRIKES))) == ((), 3)


@pytest.mark.rule("FFY-STRIKE-13")
def test_the_text_of_the_enemy_is_skipped_with_its_strike() -> None:
    state = warded(put(game(strikes=(HIT_1,) * 3), zones.COMBAT, enemy("boss", 3, GAINS)), "any")
    asked = do(state, END)
    taken, avoided = answer(asked, "take"), answer(asked, "any")
    assert (wounds(taken), wounds(avoided)) == (("hit-1",), ())
    seen = [played_points(asked, key) for key in ("take", "any")]
    assert seen == [1, 0]


def played_points(asked: FireflyState, key: str) -> int:
    """How much Recruit an answer brings."""
    assert asked.ask is not None
    events = happened(asked, Answer(asked.ask.id, key))
    return sum(event.recruit for event in events if isinstance(event, PointsGained))


@pytest.mark.rule("FFY-STRIKE-14")
def test_avoid_any_one_strike_works_once_in_its_turn() -> None:
    does = ability("play", clause("avoid", n=1))
    state = played(put(game(strikes=(HIT_1, HIT_2, MISS)), zones.COMBAT, THUG, THUG), does)
    assert state.wards == {P1: ("any",)}
    after = answer(do(state, END), "any")
    assert (wounds(after), after.ask) == (("hit-1",), None)
    assert after.wards == {}, "gone with the turn"


@pytest.mark.rule("FFY-STRIKE-14")
def test_it_helps_against_the_strike_of_an_event_too() -> None:
    state = warded(game(strikes=(HIT_1, HIT_2, MISS)), "any")
    asked = played(state, ability("play", clause("strike", n=1, who="each")))
    assert asked_of(asked)[0] == P1
    after = answer(asked, "any")
    assert [wounds(after, seat) for seat in (P1, P2, P3)] == [(), ("hit-1",), ("hit-2",)]


@pytest.mark.rule("FFY-STRIKE-15")
def test_it_is_chosen_which_strike_is_avoided() -> None:
    foes = (enemy("c", 1), enemy("b", 1, GAINS), enemy("a", 1))
    state = warded(put(game(strikes=(HIT_1, HIT_2, HIT_3)), zones.COMBAT, *foes), "any")
    first = answer(do(state, END), "take")
    assert wounds(first) == ("hit-1",)
    second = answer(first, "any")
    assert (wounds(second), second.ask) == (("hit-1", "hit-2"), None)
    assert played_points(first, "any") == 0, "b's text is avoided with its strike"


@pytest.mark.rule("FFY-STRIKE-14", "FFY-STRIKE-15")
def test_a_second_strike_is_not_avoided_with_the_same_effect() -> None:
    state = put(unread(game(strikes=()), HIT_1, HIT_2), zones.COMBAT, THUG, THUG)
    after = answer(do(warded(state, "any"), END), "any")
    assert isinstance(after.ask, Identity), "the second strike is drawn"
    no = refused(after, AvoidStrike(P1))
    assert (no.rule, no.kind) == ("FFY-STRIKE-14", "limit")


def unread(state: FireflyState, *strikes: Card) -> FireflyState:
    """With a Crew Strike deck whose cards nobody has told apart."""
    return hide(state, zones.CREW_STRIKES, *strikes, MISS)


@pytest.mark.rule("FFY-STRIKE-15")
def test_after_the_card_is_turned_over_it_is_too_late_to_avoid() -> None:
    state = warded(put(unread(game(strikes=()), HIT_1, HIT_2), zones.COMBAT, THUG), "any")
    turned = answer(do(state, END), "take")
    assert isinstance(turned.ask, Identity)
    no = refused(turned, AvoidStrike(P1))
    assert (no.rule, no.kind, no.remedy is not None) == ("FFY-STRIKE-15", "timing", True)
    after = do(turned, AvoidStrike(P1), "FFY-STRIKE-15")
    assert (wounds(after), after.ask) == ((), None), "the table may let it pass"


@pytest.mark.rule("FFY-STRIKE-15")
def test_a_claim_answers_the_open_question() -> None:
    state = warded(put(game(strikes=(HIT_1,) * 3), zones.COMBAT, THUG), "crew")
    after = do(do(state, END), AvoidStrike(P1))
    assert (wounds(after), after.active) == ((), P2)
    assert refused(state, AvoidStrike(P1)).rule == "FFY-STRIKE-15", "no strike comes just now"


@pytest.mark.rule("FFY-STRIKE-16", "FFY-RUL-32")
def test_a_cancelled_strike_goes_away_without_damage_and_text() -> None:
    text = strike(3, GAINS, design="text")
    state = armed(put(game(strikes=(text, HIT_1, MISS)), zones.COMBAT, THUG), "crew")
    asked = do(state, END)
    assert asked_of(asked) == (P1, ["crew", "take"])
    after = answer(asked, "crew")
    assert (wounds(after), designs(after, zones.STRUCK)) == ((), ("text",))
    assert played_points(asked, "crew") == 0
    assert wounds(answer(asked, "take")) == ("text",)


@pytest.mark.rule("FFY-STRIKE-16")
def test_what_nobody_has_seen_yet_is_not_cancelled() -> None:
    state = warded(armed(put(game(strikes=(HIT_1,) * 3), zones.COMBAT, THUG), "any"), "any")
    asked = do(state, END)
    assert refused(asked, CancelStrike(P1)).rule == "FFY-STRIKE-16"
    seen = answer(asked, "take")
    assert wounds(do(seen, CancelStrike(P1))) == ()
    none = put(unread(game(strikes=()), HIT_1), zones.COMBAT, THUG)
    assert refused(do(none, END), CancelStrike(P1)).rule == "FFY-STRIKE-16"


@pytest.mark.rule("FFY-STRIKE-16")
def test_one_that_would_defeat_can_still_be_cancelled() -> None:
    state = armed(put(game(strikes=(HIT_8, MISS)), zones.COMBAT, THUG), "any")
    asked = do(state, END)
    assert P1 in asked.living, "it is not placed yet"
    assert P1 in answer(asked, "any").living
    assert P1 not in answer(asked, "take").living


@pytest.mark.rule("FFY-RUL-31")
def test_the_text_of_the_enemy_is_done_though_its_strike_was_cancelled() -> None:
    state = armed(put(game(strikes=(HIT_1,) * 3), zones.COMBAT, enemy("boss", 3, GAINS)), "any")
    asked = do(state, END)
    assert played_points(asked, "any") == 1
    assert wounds(answer(asked, "any")) == ()
    claimed = happened(asked, CancelStrike(P1))
    assert sum(event.recruit for event in claimed if isinstance(event, PointsGained)) == 1
    assert wounds(do(asked, CancelStrike(P1))) == ()


@pytest.mark.rule("FFY-RUL-32")
def test_a_cancelled_ship_strike_goes_face_up_under_its_deck() -> None:
    state = armed(put(game(hulls=(hull(2, GAINS, design="d"), hull(3))), zones.COMBAT, GUNSHIP), "ship")
    asked = do(state, END)
    after = answer(asked, "ship")
    assert (hulls_on(after)[0], designs(after, zones.SHIP_STRIKES)) == ("", ("hull-3", "d"))
    faces = [after.table.slots[slot].face_up for slot in after.table.zone(zones.SHIP_STRIKES)]
    assert (faces, played_points(asked, "ship")) == ([False, True], 0)


@pytest.mark.rule("FFY-RUL-32", "FFY-RUL-34")
def test_one_of_an_episode_deck_can_be_cancelled_but_not_avoided() -> None:
    state = put(with_numbers(game(), attack=9), "verse:1", hull(3, design="seam"), face_up=False)
    asked = do(warded(armed(state, "any"), "any"), Scan(P1, zones.VERSE[0]))
    assert asked_of(asked) == (P1, ["any", "take"])
    assert refused(asked, AvoidStrike(P1)).rule == "FFY-RUL-34"
    after = answer(asked, "any")
    assert (hulls_on(after)[0], designs(after, zones.DEFEATED)) == ("", ("seam",))
    assert after.wards == {P1: ("any",)}, "what avoids is still there"


def full(*wards: str, cancels: tuple[str, ...] = ()) -> FireflyState:
    """Every slot of Serenity has a Ship Strike, and a Ship enemy is about to strike."""
    state = put(game(), zones.COMBAT, GUNSHIP)
    for zone in zones.STRIKE_SLOTS[:4]:
        state = put(state, zone, hull(9))
    return do(armed(warded(state, *wards), *cancels), END)


@pytest.mark.rule("FFY-RUL-33")
def test_with_all_slots_full_a_strike_may_be_avoided_or_cancelled() -> None:
    assert answer(full("any"), "any").outcome == ""
    assert answer(full(cancels=("ship",)), "ship").outcome == ""
    asked = answer(full("ship", cancels=("any",)), "take")
    assert (asked.outcome, asked_of(asked)[1]) == ("", ["any", "take"])
    assert answer(asked, "take").outcome == "lost"
    assert full().outcome == "lost"


@pytest.mark.rule("FFY-STRIKE-17")
def test_the_order_of_one_strike() -> None:
    """Avoid is offered, then it is drawn, then Cancel is offered, then come damage and both texts."""
    says = enemy("boss", 3, ability("strike", clause("gain", recruit=2)))
    state = put(game(strikes=(strike(3, GAINS), MISS)), zones.COMBAT, says)
    first = do(warded(armed(state, "any"), "any"), END)
    assert first.ask is not None and first.ask.why.key == "ask-avoid-strike"
    assert len(first.table.zone(zones.CREW_STRIKES)) == 2
    second = answer(first, "take")
    assert second.ask is not None and second.ask.why.key == "ask-cancel-strike"
    kinds = [
        (type(event).__name__, getattr(event, "recruit", 0))
        for event in happened(second, Answer(second.ask.id, "take"))
        if type(event).__name__ in ("StrikeTaken", "PointsGained")
    ]
    assert kinds == [("StrikeTaken", 0), ("PointsGained", 1), ("PointsGained", 2)]


@pytest.mark.rule("FFY-RUL-92")
def test_a_ward_covers_the_own_draw_alone_crew_or_ship() -> None:
    state = warded(game(strikes=(HIT_1, HIT_2, HIT_3)), "any", seat=P2)
    asked = played(state, ability("play", clause("strike", n=1, who="each")))
    assert (asked_of(asked)[0], wounds(asked, P1)) == (P2, ("hit-1",))
    assert refused(asked, AvoidStrike(P1)).rule == "FFY-RUL-92"
    ship = do(warded(put(game(), zones.COMBAT, GUNSHIP), "any"), END)
    assert hulls_on(answer(ship, "any"))[0] == ""


@pytest.mark.rule("FFY-RUL-92")
def test_one_for_ships_does_not_cover_the_crew_nor_the_other_way_round() -> None:
    crew = do(warded(put(game(strikes=(HIT_1,) * 2), zones.COMBAT, THUG), "ship"), END)
    assert wounds(crew) == ("hit-1",)
    ship = do(warded(put(game(), zones.COMBAT, GUNSHIP), "crew"), END)
    assert hulls_on(ship)[0] == "hull-2"


@pytest.mark.rule("FFY-RUL-92")
def test_a_text_may_give_it_to_another_player() -> None:
    asked = played(game(), ability("play", clause("avoid", what="crew", n=2, who="any")))
    after = answer(asked, P3)
    assert after.wards == {P3: ("crew", "crew")}


@pytest.mark.rule("FFY-KEY-18")
def test_a_double_striker_with_one_avoid_strikes_once() -> None:
    state = put(game(strikes=(HIT_1, HIT_2)), zones.COMBAT, enemy("boss", 3, GAINS, marks=("double-strike",)))
    asked = do(warded(state, "any"), END)
    after = answer(asked, "any")
    assert (wounds(after), played_points(asked, "any")) == (("hit-1",), 1)


@pytest.mark.rule("FFY-RUL-63")
def test_with_neither_deck_nor_discards_no_strike_is_drawn() -> None:
    state = put(game(strikes=()), zones.COMBAT, enemy("boss", 3, GAINS))
    events = happened(state, END)
    assert not any(isinstance(event, StrikeDrawn | PointsGained) for event in events)


@pytest.mark.rule("FFY-SPEC-23")
def test_an_empty_crew_strike_deck_is_made_anew_at_once() -> None:
    state = put(game(strikes=(HIT_1,)), zones.STRUCK, MISS, HIT_2)
    after = played(state, ability("play", clause("strike", n=1)))
    made = keep_orders(after)
    assert (len(made.table.zone(zones.CREW_STRIKES)), designs(made, zones.STRUCK)) == (2, ())
    assert not any(made.table.slots[slot].face_up for slot in made.table.zone(zones.CREW_STRIKES))


@pytest.mark.rule("FFY-RUL-34")
@pytest.mark.parametrize(("is_foreign", "rule"), [(True, "FFY-RUL-34"), (False, "FFY-STRIKE-15")])
def test_why_it_is_too_late_to_avoid_and_what_insisting_does(is_foreign: bool, rule: str) -> None:
    state = with_numbers(warded(armed(game(), "any"), "ship", "ship"), attack=9)
    if is_foreign:
        state = put(state, "verse:1", hull(3, design="seam"), face_up=False)
        seen = do(state, Scan(P1, zones.VERSE[0]))
    else:
        seen = answer(do(put(state, zones.COMBAT, GUNSHIP), END), "take")
    no = refused(seen, AvoidStrike(P1))
    assert (no.rule, no.kind, no.remedy is not None) == (rule, "timing", True)
    past = do(seen, AvoidStrike(P1), rule)
    assert (hulls_on(past)[0], past.ask) == ("", None)
    assert designs(past, zones.DEFEATED) == (("seam",) if is_foreign else ())
    bare = replace(seen, wards={})
    assert refused(bare, AvoidStrike(P1)).rule == "FFY-STRIKE-14"
