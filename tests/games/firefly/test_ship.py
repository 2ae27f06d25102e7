"""Ship Strikes on Serenity: where they lie, how they are repaired, and when she is lost (FFY-SHIP)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.crossing.views import Duty
from companion.core.language.asks import Done, Identity, Number
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.engine.changes import carried
from companion.engine.feature import Feature
from companion.engine.legendary.ending import Lost
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.repairs import RepairShip
from companion.games.firefly.serenity import FEATURE as SERENITY
from companion.games.firefly.serenity import SerenityStrained, ShipStrikeDrawn
from companion.games.firefly.state import FireflyState
from companion.games.firefly.strikes import FEATURE as STRIKES
from tests.games.firefly.box import (
    GUNSHIP,
    HULL,
    P1,
    P2,
    SLOTS,
    THUG,
    UPGRADE,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    drafted,
    enemy,
    find,
    game,
    happened,
    hide,
    hull,
    in_phase,
    put,
    refused,
    with_numbers,
    worked_off,
)
from tests.games.firefly.wounds import END, hulls_on, played

DRAWS = ability("play", clause("ship-strike", n=1))
A, B, C, D, E = (hull(n, design=letter) for n, letter in enumerate("abcde", 1))


def damaged(*there: Card | None, **options: object) -> FireflyState:
    """With Ship Strikes in the lowest slots of Serenity, None for an empty one."""
    state = with_numbers(game(**options), recruit=9, attack=9)  # type: ignore[arg-type]
    for zone, one in zip(zones.STRIKE_SLOTS, there, strict=False):
        state = put(state, zone, one) if one is not None else state
    return state


def repair(design: str, state: FireflyState) -> RepairShip:
    """The command that repairs this Ship Strike."""
    return RepairShip(P1, find(state, design))


@pytest.mark.rule("FFY-SHIP-01")
def test_a_ship_strike_takes_the_lowest_slot_without_one() -> None:
    state = damaged(A, B, C, hulls=(D, E, HULL))
    mended = do(state, repair("b", state))
    assert hulls_on(mended) == ("a", "", "c", "")
    once = played(mended, DRAWS)
    assert hulls_on(once) == ("a", "d", "c", "")
    assert hulls_on(played(once, DRAWS)) == ("a", "d", "c", "e")


@pytest.mark.rule("FFY-SHIP-09")
def test_strikes_do_not_slide_down_when_a_slot_is_freed() -> None:
    state = damaged(A, B, C)
    assert hulls_on(do(state, repair("a", state))) == ("", "b", "c", "")


@pytest.mark.rule("FFY-SHIP-02")
def test_ongoing_text_works_until_the_strike_leaves_serenity() -> None:
    blind = hull(2, ability("ongoing", clause("cannot", what="scan")), design="blind", marks=("ongoing",))
    dear = hull(2, ability("ongoing", clause("modify", what="scan", by=1)), design="dear")
    state = put(damaged(dear, blind), "verse:1", THUG, face_up=False)
    no = refused(state, Scan(P1, zones.VERSE[0]))
    assert no.rule == "FFY-SPEC-02"
    mended = do(state, repair("blind", state))
    assert do(mended, Scan(P1, zones.VERSE[0])).numbers["attack"] == 9 - 2, "one more than the board says"
    both = do(mended, repair("dear", mended))
    assert do(both, Scan(P1, zones.VERSE[0])).numbers["attack"] == 9 - 1


@pytest.mark.rule("FFY-SHIP-02", "FFY-SPEC-02")
@pytest.mark.parametrize("who", ["any", "each", "others", "next", "you"])
def test_what_a_ship_strike_forbids_no_card_allows(who: str) -> None:
    foul = hull(4, ability("ongoing", clause("cannot", what="heal")), design="foul")
    hurt = card("hit", "crew-strike", damage=1)
    healthy = put(put(damaged(), zones.of(P2, "damage"), hurt), zones.of(P1, "damage"), hurt)
    text = ability("play", clause("heal", n=1, who=who), clause("gain", attack=1))
    after = played(put(healthy, "serenity:1", foul), text)
    assert (designs(after, "damage:p1"), designs(after, "damage:p2")) == (("hit",), ("hit",))
    assert (after.ask, after.numbers["attack"]) == (None, 10), "nobody is asked, and the rest is done"
    free = played(healthy, text)
    free = answer(free, P2) if free.ask is not None else free
    assert len(free.table.zone("damage:p1")) + len(free.table.zone("damage:p2")) < 2


@pytest.mark.rule("FFY-INTER-08", "FFY-ZONE-26")
def test_an_upgrade_that_comes_for_nothing_is_turned_up_and_known() -> None:
    state = game()
    state = carried(state, state.table.zone(zones.UPGRADES), zones.BOX)
    state = hide(
        state, zones.UPGRADES, card("one", "upgrade", credits=1), card("other", "upgrade", credits=2)
    )
    asked = played(state, ability("play", clause("upgrade")))
    assert isinstance(asked.ask, Identity)
    assert designs(answer(asked, "other"), f"upgrade:{SLOTS}") == ("other",)


@pytest.mark.rule("FFY-SPEC-02", "FFY-SCAN-03")
def test_nothing_is_scanned_for_nothing_while_scanning_is_forbidden() -> None:
    blind = hull(4, ability("ongoing", clause("cannot", what="scan")), design="blind")
    state = put(damaged(blind), "verse:1", THUG, face_up=False)
    after = played(state, ability("play", clause("scan", n=1)))
    assert not after.table.slots[after.table.zone(zones.VERSE[0])[0]].face_up


@pytest.mark.rule("FFY-SHIP-03", "FFY-STRIKE-17")
def test_other_text_is_carried_out_once_when_it_is_drawn() -> None:
    jolt = hull(2, ability("strike", clause("gain", recruit=1)), design="jolt")
    state = game(hulls=(jolt, HULL, HULL))
    once = played(state, DRAWS)
    assert (hulls_on(once)[0], once.numbers["recruit"]) == ("jolt", 1)
    assert played(once, DRAWS).numbers["recruit"] == 1


@pytest.mark.rule("FFY-SHIP-04", "FFY-WIN-04")
def test_a_strike_more_than_serenity_has_slots_loses_the_game() -> None:
    full = damaged(A, B, C, D, hulls=(E, HULL))
    assert full.outcome == ""
    assert played(damaged(A, B, C, hulls=(E, HULL)), DRAWS).outcome == "", "as many as there are slots"
    state = put(full, zones.COMBAT, GUNSHIP)
    assert Lost("serenity") in happened(state, END)
    assert do(state, END).outcome == "lost"


@pytest.mark.rule("FFY-SHIP-05", "FFY-RUL-04", "FFY-RUL-66")
def test_a_strike_is_repaired_in_the_action_phase_for_what_is_printed_on_it() -> None:
    state = with_numbers(damaged(A, C), recruit=3)
    after = do(state, repair("c", state))
    assert (hulls_on(after), after.numbers["recruit"], after.numbers["attack"]) == (("a", "", "", ""), 0, 9)


@pytest.mark.rule("FFY-SHIP-05")
def test_too_little_is_refused_and_nothing_spent() -> None:
    state = with_numbers(damaged(C), recruit=2)
    no = refused(state, repair("c", state))
    assert (no.rule, no.kind, no.need, no.have) == ("FFY-SHIP-05", "cost", 3, 2)
    assert (hulls_on(state)[0], state.numbers["recruit"]) == ("c", 2)


@pytest.mark.rule("FFY-RUL-66")
@pytest.mark.parametrize(("phase", "rule"), [("episode", "FFY-TURN-01"), ("strike", "FFY-RUL-66")])
def test_repairs_wait_for_the_action_phase(phase: str, rule: str) -> None:
    state = in_phase(damaged(A), phase)
    assert refused(state, repair("a", state)).rule == rule
    mine = damaged(A)
    assert refused(mine, RepairShip(P2, find(mine, "a"))).rule == "FFY-TURN-05"


@pytest.mark.rule("FFY-SHIP-06")
def test_any_strike_may_be_repaired_in_any_order() -> None:
    state = damaged(A, B, C)
    for design in ("c", "a", "b"):
        state = do(state, repair(design, state))
    assert hulls_on(state) == ("", "", "", "")
    elsewhere = RepairShip(P1, state.table.zone(zones.SHIP_STRIKES)[0])
    assert refused(state, elsewhere).rule == "FFY-SHIP-06"
    assert refused(state, RepairShip(P1, SlotId(9999))).rule == "FFY-SHIP-06"


@pytest.mark.rule("FFY-SHIP-07")
def test_a_repaired_strike_goes_face_up_under_the_deck() -> None:
    state = damaged(A, hulls=(D, E))
    after = do(state, repair("a", state))
    lying = after.table.zone(zones.SHIP_STRIKES)
    assert [after.table.slots[slot].face_up for slot in lying] == [False, False, True]
    assert designs(after, zones.SHIP_STRIKES)[-1] == "a"


@pytest.mark.rule("FFY-REV-07")
def test_one_of_an_episode_deck_goes_to_the_defeated_cards() -> None:
    seam = hull(3, design="seam")
    state = put(with_numbers(game(), recruit=9, attack=9), "verse:2", seam, face_up=False)
    shown = do(state, Scan(P1, zones.VERSE[1]))
    assert (hulls_on(shown)[0], designs(shown, "verse:2")) == ("seam", ())
    after = do(shown, repair("seam", shown))
    assert (designs(after, zones.DEFEATED), len(after.table.zone(zones.SHIP_STRIKES))) == (("seam",), 6)


@pytest.mark.rule("FFY-REV-06", "FFY-REV-11")
def test_one_that_is_turned_up_is_treated_as_drawn() -> None:
    jolt = hull(2, ability("strike", clause("gain", recruit=1)), design="jolt")
    state = put(with_numbers(game(), attack=9), "verse:2", jolt, face_up=False)
    state = put(put(state, "verse:1", THUG), "serenity:1", A)
    after = do(state, Scan(P1, zones.VERSE[1]))
    assert (hulls_on(after), after.numbers["recruit"]) == (("a", "jolt", "", ""), 1)
    assert (designs(after, "verse:1"), designs(after, "verse:2")) == (("thug",), ())


@pytest.mark.rule("FFY-SHIP-08", "FFY-SPEC-24")
def test_the_deck_is_shuffled_when_all_its_cards_lie_face_up() -> None:
    state = damaged(A, B, hulls=(D,))
    one = do(state, repair("a", state))
    assert [one.table.slots[slot].face_up for slot in one.table.zone(zones.SHIP_STRIKES)] == [False, True]
    drawn = played(one, DRAWS)
    assert hulls_on(drawn)[0] == "d"
    assert [drawn.table.slots[slot].face_up for slot in drawn.table.zone(zones.SHIP_STRIKES)] == [False]


@pytest.mark.rule("FFY-SHIP-10")
def test_it_is_told_when_one_slot_is_left_and_when_none_is() -> None:
    def told(*there: Card) -> list[int]:
        state = put(damaged(*there, hulls=(E, HULL)), zones.COMBAT, GUNSHIP)
        return [one.left for one in happened(state, END) if isinstance(one, SerenityStrained)]

    assert told(A) == []
    assert told(A, B) == [1]
    assert told(A, B, C) == [0]


@pytest.mark.rule("FFY-RUL-02")
def test_an_upgrade_does_not_keep_a_strike_off_and_stays() -> None:
    state = put(damaged(A, B, hulls=(C, D, E, HULL)), "upgrade:4", UPGRADE)
    third = played(state, DRAWS)
    assert hulls_on(third) == ("a", "b", "c", "")
    fourth = played(third, DRAWS)
    assert (hulls_on(fourth), designs(fourth, "upgrade:4")) == (("a", "b", "c", "d"), ("upgrade",))
    assert played(fourth, DRAWS).outcome == "lost"


@pytest.mark.rule("FFY-RUL-01", "FFY-SHIP-04")
@pytest.mark.parametrize("told", [0, 13, 99])
def test_a_number_of_slots_that_no_mat_has_is_asked_for_again_and_loses_nothing(told: int) -> None:
    state = game()
    state = replace(state, boards={**state.boards, "serenity": {}})
    asked = answer(played(state, DRAWS), told)
    assert isinstance(asked.ask, Number) and asked.ask.why.key == "ask-serenity-slots-again"
    assert (asked.outcome, hulls_on(asked)) == ("", ("", "", "", ""))
    after = answer(asked, 3)
    assert (after.ask, hulls_on(after)[0], after.boards["serenity"]["slots"]) == (None, "hull-2", 3)


@pytest.mark.rule("FFY-REV-06", "FFY-EPI-07")
def test_one_that_is_pushed_into_the_combat_zone_lands_on_serenity() -> None:
    state = put(game(phase="episode"), "verse:5", hull(3, design="seam"), face_up=False)
    for space in zones.VERSE[:4]:
        state = put(state, space, enemy(space, 1), face_up=False)
    after = do(state, BeginTurn(P1))
    assert (hulls_on(after)[0], designs(after, zones.COMBAT)) == ("seam", ())


def test_with_no_ship_strike_left_none_is_drawn() -> None:
    state = put(damaged(hulls=()), zones.COMBAT, GUNSHIP)
    assert not any(isinstance(event, ShipStrikeDrawn) for event in happened(state, END))


@pytest.mark.rule("FFY-SHIP-07")
def test_a_card_repairs_for_nothing_whichever_is_chosen() -> None:
    asked = played(with_numbers(damaged(A, B), recruit=0), ability("play", clause("repair", n=1)))
    after = answer(asked, "b")
    assert (hulls_on(after), designs(after, zones.SHIP_STRIKES)[-1]) == (("a", "", "", ""), "b")


def test_nothing_rests_face_up_in_the_deck_after_it_was_settled() -> None:
    state = put(game(hulls=()), zones.SHIP_STRIKES, HULL, face_up=True)
    after = worked_off(drafted(state))
    assert [after.table.slots[slot].face_up for slot in after.table.zone(zones.SHIP_STRIKES)] == [False]


@pytest.mark.rule("FFY-RUL-02")
@pytest.mark.parametrize(("apart", "slot"), [(0, "upgrade:3"), (1, "upgrade:4")])
def test_whether_a_strike_keeps_a_new_upgrade_out_is_a_choice(apart: int, slot: str) -> None:
    state = put(game(apart=apart), "serenity:4", A)
    after = played(state, ability("play", clause("upgrade", n=1)))
    assert designs(after, slot) == ("upgrade",)


@pytest.mark.rule("FFY-RUL-02")
@pytest.mark.parametrize(("smothered", "cost"), [(0, 0), (1, 1)])
def test_whether_an_upgrade_works_beside_a_strike_is_a_choice(smothered: int, cost: int) -> None:
    lens = card("lens", "upgrade", ability("ongoing", clause("modify", what="scan", by=1, less=True)))
    state = put(with_numbers(game(smothered=smothered), attack=5), "upgrade:1", lens)
    state = put(put(state, "serenity:1", A), "verse:1", THUG, face_up=False)
    assert do(state, Scan(P1, zones.VERSE[0])).numbers["attack"] == 5 - cost
    other = put(put(state, "upgrade:2", lens), "verse:2", THUG, face_up=False)
    assert do(other, Scan(P1, zones.VERSE[1])).numbers["attack"] == 5 - cost, "the one in slot 2 works"


@pytest.mark.rule("FFY-RUL-03")
def test_with_no_empty_slot_no_upgrade_comes_for_nothing() -> None:
    state = damaged(A, B, C, D)
    after = played(state, ability("play", clause("upgrade", n=1)))
    assert [designs(after, zone) for zone in zones.UPGRADE_SLOTS[:4]] == [()] * 4


@pytest.mark.rule("FFY-STRIKE-09")
def test_what_is_still_to_be_drawn_is_told_by_its_deck() -> None:
    state = put(unasked(), zones.COMBAT, GUNSHIP, THUG, THUG)
    asked = do(state, END)
    texts = [
        (duty.text.key, duty.text.args["count"])
        for duty in (*told_of(asked, STRIKES), *told_of(asked, SERENITY))
    ]
    assert texts == [("due-strikes", 1), ("due-ship-strikes", 1)]


def told_of(state: FireflyState, feature: Feature[FireflyState]) -> tuple[Duty, ...]:
    """What a chapter says that is still to be done."""
    assert feature.due is not None
    return tuple(feature.due(state))


def unasked() -> FireflyState:
    """With a first Crew Strike that says something to be chosen."""
    both = clause("choose", **{"either": [{"verb": "draw", "n": 1}], "or": [{"verb": "gain", "attack": 2}]})
    return game(strikes=(card("hit", "crew-strike", ability("strike", both), damage=0), *(HIT,) * 4))


HIT = card("miss", "crew-strike", damage=0)


@pytest.mark.rule("FFY-SHIP-04", "FFY-RUL-33")
def test_with_a_slot_left_it_lands_and_with_none_it_never_lies_anywhere() -> None:
    near = damaged(A, B, C, hulls=(E, HULL))
    last = played(near, DRAWS)
    assert (hulls_on(last), last.outcome) == (("a", "b", "c", "e"), "")
    jolt = hull(2, ability("strike", clause("gain", recruit=1)), design="jolt")
    events = happened(put(damaged(A, B, C, D, hulls=(jolt, HULL)), zones.COMBAT, GUNSHIP), END)
    kinds = [type(event).__name__ for event in events]
    assert kinds.count("Lost") == 1 and "ShipStruck" not in kinds and "PointsGained" not in kinds


@pytest.mark.rule("FFY-SHIP-03", "FFY-STRIKE-10")
@pytest.mark.parametrize("structured", [True, False])
def test_text_that_only_people_can_read_is_done_by_hand_once(structured: bool) -> None:
    jolt = replace(hull(2, design="jolt"), structured=structured)
    after = played(game(hulls=(jolt, HULL)), DRAWS)
    assert hulls_on(after)[0] == "jolt"
    assert isinstance(after.ask, Done) is not structured


@pytest.mark.rule("FFY-SHIP-01")
@pytest.mark.parametrize("seat", [P1, P2])
def test_a_text_draws_as_many_as_it_says_for_the_one_ship(seat: SeatId) -> None:
    state = game(active=seat, hulls=(A, B, C, D))
    after = played(state, ability("play", clause("ship-strike", n=3)), seat=seat)
    assert (hulls_on(after), after.foreign) == (("a", "b", "c", ""), ())


@pytest.mark.rule("FFY-STRIKE-17", "FFY-STRIKE-09")
def test_the_order_of_a_strike_at_the_ship() -> None:
    """It is drawn for whoever is at turn, placed, and then come its own text and that of the enemy."""
    jolt = hull(2, ability("strike", clause("gain", recruit=1)), design="jolt")
    foe = enemy("raider", 4, ability("strike", clause("gain", recruit=2)), marks=("ship",))
    events = happened(put(game(hulls=(jolt, HULL)), zones.COMBAT, foe), END)
    names = ("EnemyStruck", "ShipStrikeDrawn", "ShipStruck", "PointsGained")
    told = [(type(one).__name__, getattr(one, "recruit", 0)) for one in events if type(one).__name__ in names]
    assert told == [*((name, 0) for name in names[:3]), ("PointsGained", 1), ("PointsGained", 2)]
    assert [one.seat for one in events if isinstance(one, ShipStrikeDrawn)] == [P1]
    theirs = played(game(active=P2, hulls=(jolt, HULL)), DRAWS, seat=P2)
    assert theirs.numbers["recruit"] == 1
    none = happened(put(game(hulls=()), zones.COMBAT, foe), END)
    assert [type(one).__name__ for one in none if type(one).__name__ in names] == ["EnemyStruck"]
