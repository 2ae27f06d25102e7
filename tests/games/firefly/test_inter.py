"""The Inter-Mission: what a team earns, and what it can spend it on (FFY-INTER)."""

from __future__ import annotations

import pytest

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.games.firefly import zones
from companion.games.firefly.intermission.commands import (
    BuyCards,
    BuyUpgrade,
    HealOne,
    MendShip,
    NextEpisode,
    PayHealing,
)
from companion.games.firefly.intermission.events import MissionEnded
from companion.games.firefly.objectives.rules import complete, fail
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    HIT_1,
    HIT_2,
    HIT_3,
    HULL,
    N1,
    P1,
    P2,
    P3,
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
    find,
    game,
    happened,
    hull,
    keep_orders,
    play_on,
    put,
    refused,
    top,
    verse,
    with_card,
    with_numbers,
    worked_off,
)


def mission(
    *laid: tuple[str, Card], letter: int = 1, earned: int = 0, after: Clause | None = None, **options: int
) -> FireflyState:
    """The Inter-Mission after an Episode in which so many Credits were earned, with these cards laid."""
    said = [ability("objective", clause("nothing"), level=1)]
    if after is not None:
        said.append(ability("end-of-episode", after))
    state = with_card(
        game(letter=letter, **options), card(f"objective-{letter}", "objective", *said, level=letter)
    )
    for zone, one in laid:
        state = put(state, zone, one)
    draft = drafted(with_numbers(state, credits=earned))
    complete(draft, 1)
    return keep_orders(worked_off(draft))


def shown(state: FireflyState, n: int = 0) -> SlotId:
    """One of the Upgrades that are shown."""
    return state.table.zone(zones.SHOWN)[n]


def spot(seat: SeatId) -> str:
    """Where the strikes of a Main Character lie."""
    return str(zones.of(seat, "damage"))


@pytest.mark.rule("FFY-INTER-02", "FFY-INTER-03")
def test_credits_are_those_of_the_episode_and_of_its_last_text() -> None:
    state = mission(earned=4, after=clause("credits", n=1))
    assert state.numbers["credits"] == 5
    assert len(state.table.zone(zones.SHOWN)) == 3
    assert all(state.table.slots[slot].face_up for slot in state.table.zone(zones.SHOWN))


@pytest.mark.rule("FFY-INTER-03", "FFY-DIFF-07", "FFY-RUL-67")
def test_markers_are_counted_once_and_an_easier_game_adds_credits() -> None:
    state = mission(("credits", card("paid", "side-job")), earned=2, credits=1)
    assert (state.numbers["credits"], designs(state, zones.CREDITS)) == (3, ())
    assert "paid" in designs(state, zones.DEFEATED)


@pytest.mark.rule("FFY-INTER-05", "FFY-INTER-07", "FFY-INTER-08")
def test_nothing_is_bought_beyond_what_was_earned() -> None:
    state = mission(("serenity:1", HULL), earned=4)
    state = do(state, BuyUpgrade(P1, shown(state)))
    assert (state.numbers["credits"], designs(state, f"upgrade:{SLOTS}")) == (1, ("upgrade",))
    no = refused(state, BuyUpgrade(P2, shown(state)))
    assert (no.rule, no.kind, state.numbers["credits"]) == ("FFY-INTER-05", "cost", 1)


@pytest.mark.rule("FFY-INTER-08", "FFY-RUL-02")
def test_an_upgrade_takes_the_highest_slot_that_is_quite_empty() -> None:
    state = mission(("serenity:1", HULL), ("serenity:2", HULL), ("upgrade:4", UPGRADE), earned=9)
    assert designs(do(state, BuyUpgrade(P1, shown(state))), "upgrade:3") == ("upgrade",)


@pytest.mark.rule("FFY-INTER-09", "FFY-RUL-87")
def test_an_upgrade_makes_room_only_where_no_slot_is_empty() -> None:
    laid = tuple((f"serenity:{n}", HULL) for n in range(1, SLOTS + 1))
    other = card("old", "upgrade", credits=1)
    full = mission(*laid, ("upgrade:2", other), earned=9)
    old = top(full, "upgrade:2")
    assert refused(full, BuyUpgrade(P1, shown(full))).rule == "FFY-INTER-09"
    after = do(full, BuyUpgrade(P1, shown(full), old))
    assert (designs(after, "upgrade:2"), designs(after, zones.UPGRADES)[-1]) == (("upgrade",), "old")
    free = mission(("upgrade:4", other), earned=9)
    assert refused(free, BuyUpgrade(P1, shown(free), top(free, "upgrade:4"))).rule == "FFY-INTER-09"


@pytest.mark.rule("FFY-RUL-03")
def test_with_a_strike_in_every_slot_one_is_repaired_first() -> None:
    state = mission(*((f"serenity:{n}", HULL) for n in range(1, SLOTS + 1)), earned=9)
    assert refused(state, BuyUpgrade(P1, shown(state))).rule == "FFY-RUL-03"
    state = do(state, MendShip(P1, top(state, "serenity:1")))
    assert designs(do(state, BuyUpgrade(P1, shown(state))), "upgrade:1") == ("upgrade",)


@pytest.mark.rule("FFY-INTER-11", "FFY-INTER-12", "FFY-INTER-13")
def test_a_repair_costs_what_stands_beside_its_slot() -> None:
    other = hull(9, design="other")
    state = mission(("serenity:1", HULL), ("serenity:3", other), earned=4)
    after = do(state, MendShip(P1, top(state, "serenity:3")))
    assert (after.numbers["credits"], designs(after, zones.SHIP_STRIKES)[-1]) == (1, "other")
    assert after.table.slots[after.table.zone(zones.SHIP_STRIKES)[-1]].face_up
    assert (
        refused(with_numbers(state, credits=2), MendShip(P1, top(state, "serenity:3"))).rule == "FFY-INTER-05"
    )


@pytest.mark.rule("FFY-INTER-11", "FFY-SPEC-02")
def test_what_forbids_repairs_forbids_those_for_credits_too() -> None:
    jam = hull(4, ability("ongoing", clause("cannot", what="repair")), design="jam")
    state = mission(("serenity:1", jam), ("serenity:2", HULL), earned=5)
    assert refused(state, MendShip(P1, top(state, "serenity:2"))).rule == "FFY-SPEC-02"


@pytest.mark.rule("FFY-INTER-14", "FFY-INTER-16")
def test_everybody_loses_as_much_damage_as_was_paid() -> None:
    laid = [(spot(P1), HIT_1)] * 3 + [(spot(P2), HIT_1), (spot(P2), HIT_2), (spot(P3), HIT_3)]
    state = do(mission(*laid, earned=5), PayHealing(P1, 3))
    for seat in (P1, P2, P3):
        for slot in state.table.zone(ZoneId(spot(seat))):
            state = do(state, HealOne(P1, slot))
        assert state.table.zone(ZoneId(spot(seat))) == ()
    assert (state.numbers["credits"], len(state.table.zone(zones.STRUCK))) == (2, 6)


@pytest.mark.rule("FFY-INTER-14")
def test_two_and_two_are_more_than_three_and_no_strike_is_healed_in_part() -> None:
    state = do(mission((spot(P1), HIT_2), (spot(P1), HIT_2), earned=5), PayHealing(P1, 3))
    first, second = state.table.zone(ZoneId(spot(P1)))
    state = do(state, HealOne(P1, first))
    assert refused(state, HealOne(P1, second)).rule == "FFY-INTER-14"
    three = do(mission((spot(P1), HIT_3), earned=5), PayHealing(P1, 2))
    assert refused(three, HealOne(P1, top(three, spot(P1)))).rule == "FFY-INTER-14"


@pytest.mark.rule("FFY-RUL-85")
def test_more_healing_adds_to_what_was_paid() -> None:
    state = do(mission((spot(P1), HIT_3), earned=5), PayHealing(P1, 2))
    state = do(state, PayHealing(P2, 1))
    assert do(state, HealOne(P1, top(state, spot(P1)))).table.zone(ZoneId(spot(P1))) == ()


@pytest.mark.rule("FFY-INTER-15")
def test_who_is_no_player_loses_a_strike_that_fits() -> None:
    state = mission((spot(N1), HIT_2), earned=5)
    assert designs(do(state, PayHealing(P1, 1)), spot(N1)) == ("hit-2",)
    assert designs(do(state, PayHealing(P1, 2)), spot(N1)) == ()


@pytest.mark.rule("FFY-INTER-17", "FFY-INTER-18")
@pytest.mark.parametrize(("earned", "n", "left"), [(4, 2, 0), (5, 2, 1)])
def test_two_credits_are_a_card_for_everybody_once(earned: int, n: int, left: int) -> None:
    state = mission(earned=earned)
    state = keep_orders(do(state, BuyCards(P1, n)))
    for seat in (P1, P2, P3):
        assert len(state.table.zone(zones.of(seat, "hand"))) == 6 + n
    assert state.numbers["credits"] == left
    assert refused(with_numbers(state, credits=4), BuyCards(P1, 1)).rule == "FFY-INTER-17"


@pytest.mark.rule("FFY-INTER-02")
def test_cards_come_last() -> None:
    state = keep_orders(do(mission(earned=9), BuyCards(P1, 1)))
    assert refused(state, BuyUpgrade(P1, shown(state))).rule == "FFY-INTER-02"


@pytest.mark.rule("FFY-OBJ-05")
def test_credits_are_spent_only_between_episodes() -> None:
    state = with_numbers(game(), credits=9)
    assert refused(state, BuyCards(P1, 1)).rule == "FFY-OBJ-05"
    assert refused(state, PayHealing(P1, 1)).rule == "FFY-OBJ-05"


@pytest.mark.rule("FFY-INTER-06")
def test_what_is_not_spent_is_lost() -> None:
    state = mission(earned=3)
    assert MissionEnded(3) in happened(state, NextEpisode(P1))
    assert play_on(state, NextEpisode(P1)).numbers["credits"] == 0


@pytest.mark.rule("FFY-INTER-10")
def test_upgrades_that_nobody_bought_go_under_the_stack_face_down() -> None:
    state = mission((zones.SHOWN, card("first", "upgrade", credits=3)), earned=3)
    assert sorted(designs(state, zones.SHOWN)) == ["first", "upgrade", "upgrade", "upgrade"]
    after = play_on(do(state, BuyUpgrade(P1, find(state, "upgrade", zones.SHOWN))), NextEpisode(P1))
    assert (sorted(designs(after, zones.UPGRADES)[-3:]), designs(after, zones.SHOWN)) == (
        ["first", "upgrade", "upgrade"],
        (),
    )
    assert not any(after.table.slots[slot].face_up for slot in after.table.zone(zones.UPGRADES))


@pytest.mark.rule("FFY-INTER-19")
@pytest.mark.parametrize("letter", [1, 2])
def test_the_next_deck_and_objective_come_into_place_and_the_old_card_goes(letter: int) -> None:
    state = put(mission(letter=letter), zones.EPISODES[letter], *(THUG,) * 7, face_up=False)
    after = play_on(state, NextEpisode(P1))
    assert (after.letter, after.items) == (letter + 1, {})
    assert designs(after, zones.OBJECTIVE) == (f"objective-{letter + 1}",)
    assert designs(after, zones.REMOVED) == (f"objective-{letter}",)
    assert (after.table.zone(zones.OBJECTIVES[letter]), after.table.zone(zones.EPISODES[letter])) == ((), ())
    assert len(after.table.zone(zones.EPISODE)) == 7 - 2 * letter


@pytest.mark.rule("FFY-INTER-22")
def test_then_the_noted_player_takes_a_normal_turn() -> None:
    state = mission(letter=2)
    state = put(state, zones.EPISODE_C, *(THUG,) * 7, face_up=False)
    after = play_on(state, NextEpisode(P1))
    assert (after.turn.seat, after.turn.phase) == (P2, "episode")
    full = do(after, BeginTurn(P2))
    assert (verse(full), designs(full, zones.COMBAT)) == (("thug",) * 5, ())
    second = do(keep_orders(do(full, EndAction(P2))), BeginTurn(P3))
    assert (verse(second), designs(second, zones.COMBAT)) == (("thug",) * 5, ("thug",))


@pytest.mark.rule("FFY-INTER-20", "FFY-INTER-21", "FFY-RUL-13")
@pytest.mark.parametrize(("letter", "then"), [(1, ("b", "a", "", "", "")), (2, ("d", "c", "b", "a", ""))])
def test_cards_lie_there_from_the_start(letter: int, then: tuple[str, ...]) -> None:
    state = mission(letter=letter)
    for name in "abcde":
        state = put(state, zones.EPISODES[letter], card(name, "enemy", attack=1), face_up=False)
    after = play_on(state, NextEpisode(P1))
    assert verse(after) == then


@pytest.mark.rule("FFY-INTER-23")
def test_strikes_upgrades_bridge_and_hands_stay() -> None:
    state = mission((spot(P1), HIT_1), ("serenity:1", HULL), ("upgrade:4", UPGRADE))
    after = play_on(state, NextEpisode(P1))
    for zone in (spot(P1), "serenity:1", "upgrade:4", "bridge:1", "hand:p2", "deck:p2"):
        assert after.table.zone(zone) == state.table.zone(zone)


@pytest.mark.rule("FFY-RUL-53")
def test_fully_completed_is_every_objective_and_none_failed() -> None:
    two = [ability("objective", clause("nothing"), level=level) for level in (1, 2)]
    table = with_card(game(), card("objective-1", "objective", *two, level=1))
    for failing, whole in ((False, True), (True, False)):
        draft = drafted(table)
        complete(draft, 1)
        (fail if failing else complete)(draft, 2)
        assert keep_orders(worked_off(draft)).results == {1: whole}


@pytest.mark.rule("FFY-STATE-11")
def test_between_two_episodes_there_is_no_turn_to_end() -> None:
    no = refused(mission(), EndAction(P2))  # who begins the next Episode counts as first (FFY-RUL-91)
    assert (no.rule, no.kind) == ("FFY-TURN-01", "impossible")


@pytest.mark.rule("FFY-INTER-05", "FFY-RUL-01")
def test_a_price_told_just_now_and_too_high_is_a_question() -> None:
    dear = card("dear", "upgrade", credits=None)
    state = mission(("upgrades-shown", dear), earned=2)
    slot = state.table.zone(zones.SHOWN)[designs(state, zones.SHOWN).index("dear")]
    asked = answer(do(state, BuyUpgrade(P1, slot)), 5)
    assert asked.ask is not None and asked.numbers["credits"] == 2
    left = answer(asked, "leave")
    assert (left.ask, left.numbers["credits"]) == (None, 2) and "dear" in designs(left, zones.SHOWN)
    told = left.table.card(slot)
    assert told is not None and told.number("credits") == 5
    assert designs(answer(asked, "anyway"), f"upgrade:{SLOTS}") == ("dear",)


@pytest.mark.rule("FFY-INTER-05")
def test_what_the_table_does_anyway_is_not_asked_about_again() -> None:
    state = mission(("serenity:4", HULL), earned=1)
    bought = do(state, BuyUpgrade(P1, shown(state)), "FFY-INTER-05")
    assert (bought.ask, designs(bought, "upgrade:3"), bought.numbers["credits"]) == (None, ("upgrade",), 0)
    mended = do(state, MendShip(P1, top(state, "serenity:4")), "FFY-INTER-05")
    assert (mended.ask, designs(mended, "serenity:4"), mended.numbers["credits"]) == (None, (), 0)
