"""Recruiting, scanning and fighting, in any order, as often as the points suffice (FFY-REC, SCAN, FIGHT)."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Number
from companion.core.language.events import Waived
from companion.core.language.ids import DesignId, RuleId, SlotId
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.market.spaces import next_refill
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.fighting import price
from companion.games.firefly.grammar import CLASSES
from companion.games.firefly.market import RecruitBrowncoats
from companion.games.firefly.repairs import RepairShip
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    BRUTE,
    FLAW,
    HIT_1,
    HULL,
    JOB,
    P1,
    P2,
    SHINY,
    THUG,
    ability,
    answer,
    card,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    enemy,
    fill,
    game,
    happened,
    hull,
    in_hand,
    in_phase,
    keep_orders,
    play_on,
    put,
    refused,
    top,
    verse,
    with_numbers,
    worked_off,
)

CHEAP = card("cheap", "character", cost=2, recruit=1)


def on_bridge(space: int, one: object, state: FireflyState | None = None) -> FireflyState:
    """A table with another card in a space of the Bridge."""
    state = state or game()
    bare = carried(state, state.table.zone(zones.BRIDGE[space - 1]), zones.BOX)
    return put(bare, zones.BRIDGE[space - 1], one)  # type: ignore[arg-type]


@pytest.mark.rule("FFY-REC-01")
def test_six_points_recruit_a_card_of_four_and_leave_two() -> None:
    after = do(with_numbers(game(), recruit=6), Recruit(P1, top(game(), zones.BRIDGE[0])))
    assert (after.numbers["recruit"], designs(after, "discard:p1")) == (2, ("mate",))
    no = refused(with_numbers(game(), recruit=9), Recruit(P1, top(game(), zones.CREW)))
    assert no.rule == "FFY-REC-01"


@pytest.mark.rule("FFY-REC-02", "FFY-REC-03")
def test_what_comes_into_the_space_can_be_recruited_in_the_same_turn() -> None:
    state = on_bridge(2, CHEAP)
    state = with_numbers(put(state, zones.CREW, card("next", "character", cost=1), face_up=False, top=True),
                         recruit=3)  # fmt: skip
    state = do(state, Recruit(P1, top(state, zones.BRIDGE[1])))
    assert designs(state, zones.BRIDGE[1]) == ("next",)
    after = do(state, Recruit(P1, top(state, zones.BRIDGE[1])))
    assert (after.numbers["recruit"], set(designs(after, "discard:p1"))) == (0, {"cheap", "next"})


@pytest.mark.rule("FFY-REC-04")
def test_points_alone_limit_how_many_are_recruited() -> None:
    state = with_numbers(game(), recruit=12)
    for space in (0, 1, 2):
        state = do(state, Recruit(P1, top(state, zones.BRIDGE[space])))
    assert (state.numbers["recruit"], designs(state, "discard:p1")) == (0, ("mate",) * 3)
    assert refused(state, Recruit(P1, top(state, zones.BRIDGE[3]))).kind == "cost"


@pytest.mark.rule("FFY-REC-05")
def test_browncoats_cost_three_and_nobody_chooses_or_looks() -> None:
    state = with_numbers(game(), recruit=7)
    state = play_on(do(state, RecruitBrowncoats(P1)), RecruitBrowncoats(P1))
    assert (state.numbers["recruit"], designs(state, "discard:p1")) == (1, ("browncoat",) * 2)
    assert refused(state, RecruitBrowncoats(P1)).rule == "FFY-REC-05"
    lying = game().table.zone(zones.BROWNCOATS)
    assert not any(game().table.slots[slot].face_up for slot in lying)
    assert refused(with_numbers(game(), recruit=9), Recruit(P1, lying[1])).rule == "FFY-REC-05"


@pytest.mark.rule("FFY-SPEC-19", "FFY-SPEC-20")
def test_with_no_crew_deck_the_bridge_stays_empty_and_browncoats_remain() -> None:
    state = carried(game(), game().table.zone(zones.CREW), zones.BOX)
    for space in zones.BRIDGE[1:]:
        state = carried(state, state.table.zone(space), zones.BOX)
    state = do(with_numbers(state, recruit=9), Recruit(P1, top(state, zones.BRIDGE[0])))
    assert [designs(state, space) for space in zones.BRIDGE] == [()] * 5
    after = do(state, RecruitBrowncoats(P1))
    assert (after.numbers["recruit"], "browncoat" in designs(after, "discard:p1")) == (2, True)


@pytest.mark.rule("FFY-SPEC-21")
def test_with_no_browncoats_left_none_are_recruited() -> None:
    state = carried(game(), game().table.zone(zones.BROWNCOATS), zones.BOX)
    assert refused(with_numbers(state, recruit=9), RecruitBrowncoats(P1)).rule == "FFY-SPEC-21"


@pytest.mark.rule("FFY-SCAN-03")
def test_a_text_scans_for_nothing() -> None:
    look = card("look", "character", ability("play", clause("scan", n=1)))
    state = in_hand(put(game(), "verse:4", THUG, face_up=False), look)
    after = do(state, Play(P1, copy_in(state, P1, "look")))
    assert (after.numbers["attack"], after.table.slots[top(after, "verse:4")].face_up) == (0, True)


@pytest.mark.rule("FFY-SCAN-04", "FFY-SCAN-01")
def test_as_many_spaces_are_scanned_as_the_attack_pays_for() -> None:
    state = with_numbers(fill(game(), "a", "b", "c"), attack=5)
    for space, left in ((0, 4), (1, 2), (2, 0)):
        state = do(state, Scan(P1, zones.VERSE[space]))
        assert state.numbers["attack"] == left
    assert all(state.table.slots[top(state, space)].face_up for space in zones.VERSE[:3])


@pytest.mark.rule("FFY-SCAN-05")
@pytest.mark.parametrize(("attack", "there", "kind"), [(9, "", "impossible"), (9, "open", "impossible"),
                                                      (1, "hidden", "cost")])  # fmt: skip
def test_only_what_lies_hidden_is_scanned_and_paid_for(attack: int, there: str, kind: str) -> None:
    state = with_numbers(game(), attack=attack)
    if there:
        state = put(state, "verse:2", THUG, face_up=there == "open")
    no = refused(state, Scan(P1, zones.VERSE[1]))
    assert (no.rule, no.kind) == ("FFY-SCAN-01" if kind == "cost" else "FFY-SCAN-05", kind)
    assert state.numbers["attack"] == attack


@pytest.mark.rule("FFY-FIGHT-01")
@pytest.mark.parametrize("where", ["hidden", "side-job"])
def test_hidden_cards_and_other_kinds_are_not_fought(where: str) -> None:
    state = with_numbers(game(), attack=9)
    state = put(state, "verse:1", THUG if where == "hidden" else JOB, face_up=where != "hidden")
    rule = "FFY-FIGHT-01" if where == "hidden" else "FFY-SIDE-06"
    assert refused(state, Fight(P1, top(state, "verse:1"))).rule == rule


@pytest.mark.rule("FFY-FIGHT-02")
def test_a_fight_is_all_or_nothing() -> None:
    state = with_numbers(put(game(), zones.COMBAT, BRUTE), attack=4)
    no = refused(state, Fight(P1, top(state, zones.COMBAT)))
    assert (no.rule, no.kind, state.numbers["attack"]) == ("FFY-FIGHT-02", "cost", 4)


@pytest.mark.rule("FFY-FIGHT-03", "FFY-FIGHT-04")
def test_enemies_are_fought_one_after_the_other_and_lie_among_the_defeated() -> None:
    state = with_numbers(put(put(game(), zones.COMBAT, THUG), "verse:3", BRUTE), attack=7)
    state = do(state, Fight(P1, top(state, zones.COMBAT)))
    state = do(state, Fight(P1, top(state, "verse:3")))
    assert (set(designs(state, zones.DEFEATED)), state.numbers["attack"]) == ({"thug", "brute"}, 0)
    assert verse(state) == ("",) * 5


@pytest.mark.rule("FFY-FIGHT-05")
def test_what_an_enemy_says_as_it_is_defeated_is_done() -> None:
    bounty = enemy("bounty", 2, ability("defeated", clause("gain", recruit=3)))
    state = with_numbers(put(game(), zones.COMBAT, bounty), attack=2)
    assert do(state, Fight(P1, top(state, zones.COMBAT))).numbers["recruit"] == 3
    far = enemy("far", 1, ability("defeated", clause("gain", recruit=3), area="combat"))
    away = with_numbers(put(game(), "verse:2", far), attack=2)
    assert do(away, Fight(P1, top(away, "verse:2"))).numbers["recruit"] == 0


@pytest.mark.rule("FFY-FIGHT-06", "FFY-ACT-08")
def test_what_is_left_goes_on_to_scans_payments_and_recruits_in_any_order() -> None:
    state = put(put(put(game(), zones.COMBAT, BRUTE), "verse:2", THUG, face_up=False), "serenity:1", HULL)
    state = with_numbers(in_hand(state, SHINY), attack=9, recruit=5)
    state = do(state, Fight(P1, top(state, zones.COMBAT)))
    assert state.numbers["attack"] == 4
    state = do(state, Scan(P1, zones.VERSE[1]))
    assert state.numbers["attack"] == 2
    state = do(state, Recruit(P1, top(state, zones.BRIDGE[0])))
    state = do(state, Play(P1, copy_in(state, P1, "shiny")))
    state = keep_orders(do(state, RepairShip(P1, top(state, "serenity:1"))))
    state = do(state, Fight(P1, top(state, "verse:2")))
    assert (state.numbers["attack"], state.numbers["recruit"]) == (0, 0)


@pytest.mark.rule("FFY-FIGHT-07", "FFY-FIGHT-08")
def test_an_enemy_of_no_attack_falls_for_nothing_but_not_by_itself() -> None:
    less = card("less", "character", ability("play", clause("weaken", by=1)))
    state = in_hand(put(game(), zones.COMBAT, enemy("weak", 1)), less, less)
    for _ in range(2):
        state = do(state, Play(P1, copy_in(state, P1, "less")))
    slot: SlotId = top(state, zones.COMBAT)
    assert (price(state, slot), designs(state, zones.COMBAT)) == (0, ("weak",))
    after = do(state, Fight(P1, slot))
    assert (designs(after, zones.DEFEATED), after.numbers["attack"]) == (("weak",), 0)


@pytest.mark.rule("FFY-TURN-05")
def test_another_player_does_not_buy_scan_or_fight() -> None:
    state = with_numbers(put(fill(game(), "a"), zones.COMBAT, THUG), attack=9, recruit=9)
    for command in (Recruit(P2, top(state, zones.BRIDGE[0])), Scan(P2, zones.VERSE[0]),
                    Fight(P2, top(state, zones.COMBAT)), RecruitBrowncoats(P2)):  # fmt: skip
        assert refused(state, command).rule == "FFY-TURN-05"


@pytest.mark.rule("FFY-ACT-08")
def test_in_the_own_action_phase_alone_and_in_any_order() -> None:
    state = with_numbers(put(fill(game(), "a"), zones.COMBAT, THUG), attack=9, recruit=9)
    ways = (Scan(P1, zones.VERSE[0]), Fight(P1, top(state, zones.COMBAT)), RecruitBrowncoats(P1),
            Recruit(P1, top(state, zones.BRIDGE[0])))  # fmt: skip
    for in_order in (ways, tuple(reversed(ways))):
        after = state
        for one in in_order:
            after = keep_orders(do(after, one))
        assert (after.numbers["attack"], after.numbers["recruit"]) == (9 - 1 - 2, 9 - 4 - 3)
    for one in ways:
        assert refused(in_phase(state, "episode"), one).rule == "FFY-TURN-01"
        assert refused(in_phase(state, "strike"), one).rule == "FFY-TURN-02"
        assert refused(in_phase(state, "action", P2), one).rule == "FFY-TURN-05"


@pytest.mark.rule("FFY-REC-04")
def test_recruiting_ends_only_with_the_points_or_where_a_card_forbids_it() -> None:
    state = with_numbers(game(), recruit=20)
    for _ in range(5):
        state = do(state, Recruit(P1, top(state, zones.BRIDGE[0])))
    assert (state.numbers["recruit"], designs(state, "discard:p1")) == (0, ("mate",) * 5)
    foul = hull(4, ability("ongoing", clause("cannot", what="recruit")), design="foul")
    barred = with_numbers(put(game(), "serenity:1", foul), recruit=9)
    assert refused(barred, Recruit(P1, top(barred, zones.BRIDGE[0]))).rule == "FFY-SPEC-02"
    flawed = with_numbers(in_hand(game(), FLAW), recruit=9)
    assert refused(flawed, Recruit(P1, top(flawed, zones.BRIDGE[0]))).rule == "FFY-FLAW-01"


@pytest.mark.rule("FFY-REC-06", "FFY-SPEC-21", "FFY-CARD-09")
def test_all_five_browncoats_are_bought_for_three_each_one_of_every_class() -> None:
    coats = [card(f"coat-{one}", "browncoats", klass=one, cost=3, marks=("coordinate",)) for one in CLASSES]
    bare = carried(game(), game().table.zone(zones.BROWNCOATS), zones.BOX)
    state = with_numbers(put(bare, zones.BROWNCOATS, *coats, face_up=False), recruit=17)
    for left in (14, 11, 8, 5, 2):
        state = do(state, RecruitBrowncoats(P1))
        assert state.numbers["recruit"] == left
    bought = [state.table.card(slot) for slot in state.table.zone("discard:p1")]
    assert {one.klass for one in bought if one is not None} == set(CLASSES) and len(bought) == 5
    assert refused(with_numbers(state, recruit=9), RecruitBrowncoats(P1)).rule == "FFY-SPEC-21"


@pytest.mark.rule("FFY-REC-01")
def test_what_is_recruited_and_what_is_not() -> None:
    state = with_numbers(game(), recruit=9)
    assert refused(state, Recruit(P1, SlotId(9999))).rule == "FFY-REC-01"
    other = with_numbers(on_bridge(1, THUG), recruit=9)
    assert refused(other, Recruit(P1, top(other, zones.BRIDGE[0]))).rule == "FFY-REC-01", "no character"
    away = with_numbers(put(game(), zones.DEFEATED, CHEAP), recruit=9)
    no = refused(away, Recruit(P1, top(away, zones.DEFEATED)))
    assert (no.rule, no.kind) == ("FFY-REC-01", "target")
    blank = with_numbers(on_bridge(1, card("blank", "character", cost=None)), recruit=9)
    asked = do(blank, Recruit(P1, top(blank, zones.BRIDGE[0])))
    assert isinstance(asked.ask, Number)
    assert answer(asked, 5).numbers["recruit"] == 4


@pytest.mark.parametrize(
    ("name", "marks", "crew", "ship"),
    [
        pytest.param("patience", (), 1, 0, marks=pytest.mark.rule("FFY-CARD-12")),
        pytest.param("alliance-cruiser", ("ship",), 0, 1, marks=pytest.mark.rule("FFY-CARD-15")),
        pytest.param("reaver", (), 1, 0, marks=pytest.mark.rule("FFY-CARD-16")),
        pytest.param("reaver-ship", ("ship",), 0, 1, marks=pytest.mark.rule("FFY-CARD-16")),
    ],
)
def test_a_named_enemy_whose_attack_no_rulebook_tells_is_asked_for_it(
    name: str, marks: tuple[str, ...], crew: int, ship: int
) -> None:
    state = put(game(strikes=(HIT_1,) * 2), zones.COMBAT, enemy(name, None, marks=marks))
    assert price(state, top(state, zones.COMBAT)) is None
    asked = do(with_numbers(state, attack=9), Fight(P1, top(state, zones.COMBAT)))
    assert isinstance(asked.ask, Number) and (asked.ask.of, asked.ask.guess) == (name, None)
    after = answer(asked, 6)
    assert (designs(after, zones.DEFEATED), after.numbers["attack"]) == ((name,), 3)
    told = after.table.cards[DesignId(name)]
    assert price(put(after, "verse:1", told), top(put(after, "verse:1", told), "verse:1")) == 6
    struck = keep_orders(do(state, EndAction(P1)))
    assert (len(struck.table.zone("damage:p1")), len(struck.table.zone("serenity:1"))) == (crew, ship)


@pytest.mark.rule("FFY-SPEC-19", "FFY-SPEC-20", "FFY-REC-03")
def test_the_first_empty_space_takes_the_top_card_while_there_is_one() -> None:
    table = game().table
    assert next_refill(table, zones.BRIDGE, zones.CREW) is None, "no space is empty"
    state = game()
    for space in zones.BRIDGE[1:3]:
        state = carried(state, state.table.zone(space), zones.BOX)
    assert next_refill(state.table, zones.BRIDGE, zones.CREW) == (top(state, zones.CREW), zones.BRIDGE[1])
    bare = carried(state, state.table.zone(zones.CREW), zones.BOX)
    assert next_refill(bare.table, zones.BRIDGE, zones.CREW) is None
    after = worked_off(drafted(state))
    assert [len(after.table.zone(space)) for space in zones.BRIDGE] == [1] * 5
    assert all(after.table.slots[top(after, space)].face_up for space in zones.BRIDGE)


@pytest.mark.rule("FFY-STATE-16")
def test_what_is_not_allowed_changes_nothing_and_names_its_rule_and_who_insists_is_remembered() -> None:
    state = with_numbers(game(), recruit=1)
    buy = Recruit(P1, top(state, zones.BRIDGE[0]))
    no = refused(state, buy)
    assert (no.rule, no.kind, no.need, no.have) == ("FFY-REC-01", "cost", 4, 1)
    assert refused(state, buy, "FFY-REC-05").rule == "FFY-REC-01", "another rule does not count"
    waived = [event for event in happened(state, buy, "FFY-REC-01") if isinstance(event, Waived)]
    assert waived == [Waived(RuleId("FFY-REC-01"), "cost", 3)]
    assert happened(with_numbers(game(), recruit=4), buy, "FFY-REC-01")[0] != waived[0]
    hidden = with_numbers(put(game(), "verse:1", THUG, face_up=False), attack=9)
    fight = Fight(P1, top(hidden, "verse:1"))
    assert refused(hidden, fight, "FFY-FIGHT-01").kind == "secret", "a secret is never shown early"
    late = in_phase(with_numbers(game(), recruit=4), "strike")
    timing = [event for event in happened(late, buy, "FFY-TURN-02") if isinstance(event, Waived)]
    assert timing == [Waived(RuleId("FFY-TURN-02"), "timing", 0)]
