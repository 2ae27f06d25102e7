"""Between two Episodes: who decides and begins, what is put away, what belongs to one Episode alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.commands import SetProgress, TakeOut
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.own_deck import HandDrawn
from companion.engine.legendary.scanning import Scan
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.episodes import EpisodeBegins
from companion.games.firefly.intermission.commands import BuyCards, HealOne, NextEpisode, PayHealing
from companion.games.firefly.intermission.rules import damage_of
from companion.games.firefly.lasting import changed
from companion.games.firefly.life import LIFE
from companion.games.firefly.objectives.rules import complete
from companion.games.firefly.state import FireflyState
from companion.games.firefly.view import view
from tests.games.firefly.box import (
    BROWNCOAT,
    HIT_1,
    HIT_8,
    P1,
    P2,
    P3,
    THUG,
    ability,
    card,
    clause,
    copy_in,
    designs,
    do,
    drafted,
    enemy,
    game,
    happened,
    hide,
    in_hand,
    in_phase,
    keep_orders,
    play_on,
    put,
    refused,
    strike,
    verse,
    with_card,
    with_numbers,
    worked_off,
)
from tests.games.firefly.test_inter import mission, spot


def fallen(**options: int) -> FireflyState:
    """The Inter-Mission after an Episode in which the second player was defeated."""
    state = keep_orders(worked_off(drafted(put(game(**options), spot(P2), HIT_8))))
    one = card("objective-1", "objective", ability("objective", clause("nothing"), level=1), level=1)
    draft = drafted(with_numbers(with_card(state, one), credits=12))
    complete(draft, 1)
    state = keep_orders(worked_off(draft))
    return put(state, zones.EPISODE_B, *(THUG,) * 6, face_up=False)


@pytest.mark.rule("FFY-RUL-46", "FFY-END-04")
def test_who_is_still_defeated_passes_the_start_on() -> None:
    state = fallen()
    assert (state.starter, play_on(state, NextEpisode(P1)).turn.seat) == (P2, P3)
    unskipped = fallen(unskipped=1)
    assert play_on(unskipped, NextEpisode(P1)).turn.seat == P2


@pytest.mark.rule("FFY-RUL-44", "FFY-RUL-46", "FFY-INTER-04")
def test_who_is_healed_in_time_is_back_with_six_cards_and_begins() -> None:
    state = do(fallen(), PayHealing(P1, 8))
    state = keep_orders(do(state, HealOne(P1, state.table.zone(zones.of(P2, "damage"))[0])))
    assert (state.down, len(state.table.zone(zones.of(P2, "hand")))) == ((), 6)
    assert play_on(state, NextEpisode(P2)).turn.seat == P2


@pytest.mark.rule("FFY-RUL-45")
def test_who_is_still_defeated_draws_no_bought_cards() -> None:
    state = keep_orders(do(fallen(), BuyCards(P1, 2)))
    hands = [len(state.table.zone(zones.of(seat, "hand"))) for seat in (P1, P2, P3)]
    assert hands == [8, 0, 8]


@pytest.mark.rule("FFY-INTER-04")
def test_the_highest_rank_decides_a_dispute_even_when_defeated() -> None:
    """The second player, who is defeated, has the highest Rank; in a turn nobody is named."""
    first = fallen()
    state = with_card(first, card("avatar-p2", "avatar", person="person-p2", rank=0, health=8))
    state = with_card(state, card("avatar-p1", "avatar", person="person-p1", rank=7, health=8))
    assert decider(first) == [P1] and P2 in state.down
    assert (decider(with_card(state, card("avatar-p2", "avatar", rank=2, health=8))), decider(game())) == (
        [P2],
        [],
    )


@pytest.mark.rule("FFY-INTER-04")
def test_whoever_has_left_decides_nothing() -> None:
    gone = keep_orders(do(mission(), TakeOut(P1)))
    assert decider(gone) == [P2]


def decider(state: FireflyState) -> list[SeatId]:
    """Whose badge says that they decide."""
    return [one.seat for one in view(firefly(), state, "table").seats
            if phrase("badge-decides") in one.badges]  # fmt: skip


@pytest.mark.rule("FFY-INTER-04")
def test_everybody_can_spend_for_the_team_the_defeated_too() -> None:
    state = fallen()
    for seat in (P1, P2, P3):
        assert do(state, PayHealing(seat, 1)).numbers["credits"] == 11


@pytest.mark.rule("FFY-INTER-01")
@pytest.mark.parametrize(("letter", "phase"), [(1, "inter-mission"), (2, "inter-mission"), (3, "over")])
def test_there_are_two_inter_missions_in_a_game(letter: int, phase: str) -> None:
    assert mission(letter=letter).turn.phase == phase


@pytest.mark.rule("FFY-RUL-62")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_of_few_upgrades_those_that_are_left_are_shown(left: int) -> None:
    one = card("objective-1", "objective", ability("objective", clause("nothing"), level=1), level=1)
    state = with_card(game(), one)
    zones_left = {**state.table.zones, zones.UPGRADES: state.table.zone(zones.UPGRADES)[:left]}
    gone = state.table.zone(zones.UPGRADES)[left:]
    zones_left[zones.BOX] = (*state.table.zone(zones.BOX), *gone)
    slots = {
        slot: replace(held, zone=zones.BOX) if slot in gone else held
        for slot, held in state.table.slots.items()
    }
    state = replace(state, table=replace(state.table, zones=zones_left, slots=slots))
    draft = drafted(state)
    complete(draft, 1)
    assert len(keep_orders(worked_off(draft)).table.zone(zones.SHOWN)) == left


@pytest.mark.rule("FFY-RUL-52")
def test_a_strike_without_damage_costs_nothing_but_something_must_be_paid() -> None:
    state = mission((spot(P1), strike(None, design="bare")), earned=1)
    slot = state.table.zone(zones.of(P1, "damage"))[0]
    assert refused(state, HealOne(P1, slot)).rule == "FFY-INTER-14"
    paid = do(state, PayHealing(P1, 1))
    after = do(paid, HealOne(P1, slot))
    assert (after.table.zone(zones.of(P1, "damage")), after.mission.healed[P1]) == ((), 0)


@pytest.mark.rule("FFY-RUL-86", "FFY-END-05")
def test_attached_cards_go_with_the_episode() -> None:
    state = mission(("attached:3", card("pinned", "special")))
    assert "pinned" in designs(state, zones.DEFEATED)


@pytest.mark.rule("FFY-RUL-27", "FFY-OBJ-04")
def test_a_marker_lies_beside_serenity_until_credits_are_counted() -> None:
    keeper = card("keeper", "goal", ability("reveal", clause("credits", n=2, keep=True)))
    draft = drafted(put(game(), zones.COMBAT, keeper))
    from companion.games.firefly.abilities import begin

    slot = draft.state.table.zone(zones.COMBAT)[0]
    begin(draft, keeper, slot, "reveal", P1)
    state = worked_off(draft)
    assert (designs(state, zones.CREDITS), state.numbers["credits"]) == (("keeper",), 2)
    one = card("objective-1", "objective", ability("objective", clause("nothing"), level=1), level=1)
    draft = drafted(with_card(state, one))
    complete(draft, 1)
    state = keep_orders(worked_off(draft))
    assert (designs(state, zones.CREDITS), state.numbers["credits"]) == ((), 2)
    assert "keeper" in designs(state, zones.DEFEATED)


@pytest.mark.rule("FFY-SIDE-05")
def test_open_side_jobs_go_away_with_neither_success_nor_failure() -> None:
    job = card("job", "side-job", ability("success", clause("credits", n=5)),
               ability("failure", clause("ship-strike", n=1)))  # fmt: skip
    state = mission(("verse:2", job), ("combat", job), earned=1)
    assert state.numbers["credits"] == 1 and designs(state, zones.DEFEATED).count("job") == 2
    assert not any(state.table.zone(zone) for zone in zones.STRIKE_SLOTS)


@pytest.mark.rule("FFY-OBJ-09")
def test_what_the_objective_card_changes_holds_in_its_episode_alone() -> None:
    more = ability("ongoing", clause("modify", what="attack", by=2))
    one: Card = card(
        "objective-1", "objective", ability("objective", clause("nothing"), level=1), more, level=1
    )
    state = put(with_card(game(), one), zones.COMBAT, enemy("foe", 1))
    slot = state.table.zone(zones.COMBAT)[0]
    assert changed(state, "attack", slot) == 2
    draft = drafted(state)
    complete(draft, 1)
    state = play_on(keep_orders(worked_off(draft)), NextEpisode(P2))
    state = put(state, zones.COMBAT, enemy("foe", 1))
    assert changed(state, "attack", state.table.zone(zones.COMBAT)[0]) == 0


@pytest.mark.rule("FFY-INTER-01")
def test_an_inter_mission_whose_episode_was_told_as_begun_leads_into_the_last() -> None:
    state = do(fallen(), SetProgress(P1, course={"episode": 3}))
    assert state.turn.phase == "inter-mission"
    assert play_on(put(state, zones.EPISODE_C, *(THUG,) * 6, face_up=False), NextEpisode(P1)).letter == 3


@pytest.mark.rule("FFY-RUL-74", "FFY-SETUP-28")
def test_the_setup_text_comes_before_the_cards_that_lie_there_from_the_start() -> None:
    said = ability("setup", clause("episode", n=1))
    one = card("objective-2", "objective", ability("objective", clause("nothing"), level=1), said, level=2)
    deck = [enemy(name, 1) for name in "abcdef"]
    state = in_phase(with_card(game(letter=2, episode=deck), one), "inter-mission")
    draft = drafted(state)
    draft.later(EpisodeBegins())
    assert verse(worked_off(draft)) == ("c", "b", "a", "", "")


@pytest.mark.rule("FFY-RUL-91")
def test_between_episodes_the_player_who_begins_the_next_one_is_you_and_comes_first() -> None:
    each = mission(after=clause("talent", n=1, who="each"))
    assert all("talent" in designs(each, zones.of(seat, "discard")) for seat in (P1, P2, P3))
    you = mission(after=clause("flaw", n=1))
    assert [designs(you, zones.of(seat, "discard")).count("flaw") for seat in (P1, P2, P3)] == [0, 1, 0]
    assert (you.active, firefly().choices(you, "table") != ()) == (P2, True)


@pytest.mark.rule("FFY-OBJ-09")
def test_what_an_objective_card_forbids_or_changes_ends_with_its_episode() -> None:
    said = (
        ability("objective", clause("nothing"), level=1), ability("ongoing", clause("cannot", what="heal")),
        ability("ongoing", clause("modify", what="health", by=3, less=True)),
    )  # fmt: skip
    state = with_card(game(), card("objective-1", "objective", *said, level=1))
    state = put(put(state, spot(P1), HIT_1), spot(P2), strike(5))
    draft = drafted(with_numbers(keep_orders(worked_off(drafted(state))), credits=3))
    assert P2 in draft.state.down
    complete(draft, 1)
    after = keep_orders(worked_off(draft))
    assert (after.down, len(after.table.zone("hand:p2"))) == ((), 6)
    after = do(after, PayHealing(P1, 1))
    assert do(after, HealOne(P1, after.table.zone(zones.of(P1, "damage"))[0])).table.zone("damage:p1") == ()


@pytest.mark.rule("FFY-CLEAN-07", "FFY-END-03")
def test_what_was_lent_in_the_last_turn_of_an_episode_goes_back_to_its_owner() -> None:
    said = ability("objective", clause("nothing"), level=1)
    state = in_hand(with_card(game(), card("objective-1", "objective", said, level=1)), BROWNCOAT, seat=P2)
    draft = drafted(do(state, Lend(P2, copy_in(state, P2, "browncoat"))))
    complete(draft, 1)
    after = keep_orders(worked_off(draft))
    assert (after.turn.phase, designs(after, "discard:p2")) == ("inter-mission", ("browncoat",))
    assert after.table.zone("lent:p2") == ()


@pytest.mark.rule("FFY-STRIKE-14", "FFY-DEF-02")
def test_what_avoids_strikes_of_a_turn_does_not_help_after_it() -> None:
    said = (
        ability("objective", clause("nothing"), level=1),
        ability("end-of-episode", clause("strike", who="each")),
    )
    state = with_card(game(strikes=(HIT_1,) * 6), card("objective-1", "objective", *said, level=1))
    draft = drafted(replace(state, wards={P1: ("any",)}, felled=(P2,)))
    complete(draft, 1)
    after = keep_orders(worked_off(draft))
    assert [designs(after, zones.of(seat, "damage")) for seat in (P1, P2, P3)] == [("hit-1",)] * 3


@pytest.mark.rule("FFY-RUL-91", "FFY-DIFF-06")
def test_of_too_few_gifts_the_player_who_begins_has_the_first() -> None:
    said = ability("objective", clause("nothing"), level=1)
    state = with_card(game(gifts=1), card("objective-1", "objective", said, level=1))
    state = carried(state, state.table.zone(zones.TALENTS)[1:], zones.BOX)
    draft = drafted(state)
    complete(draft, 1)
    after = play_on(keep_orders(worked_off(draft)), NextEpisode(P1))
    assert [designs(after, zones.of(seat, "discard")).count("talent") for seat in (P1, P2, P3)] == [0, 1, 0]


@pytest.mark.rule("FFY-RUL-45")
def test_bought_cards_are_paid_once_and_drawn_from_whoever_begins_on() -> None:
    state = fallen()
    events = happened(state, BuyCards(P1, 3))
    drawn = [event.seat for event in events if isinstance(event, HandDrawn) for _ in event.slots]
    assert drawn == [P3] * 3 + [P1] * 3
    after = keep_orders(do(state, BuyCards(P1, 3)))
    assert (after.numbers["credits"], after.mission.drawn) == (6, 3)
    assert refused(after, BuyCards(P1, 1)).rule == "FFY-INTER-17"
    assert refused(in_phase(state, "action"), BuyCards(P1, 1)).rule == "FFY-OBJ-05"


@pytest.mark.rule("FFY-OBJ-04", "FFY-INTER-03")
@pytest.mark.parametrize(
    ("args", "there", "earned"), [({}, False, 1), ({"n": 3}, False, 3), ({"keep": True}, True, 1)]
)
def test_a_card_that_pays_lies_beside_serenity_only_where_it_says_so(
    args: dict[str, Any], there: bool, earned: int
) -> None:
    keeper = card("keeper", "goal", ability("reveal", clause("credits", **args)))
    state = put(game(), "verse:1", keeper, face_up=False)
    state = do(with_numbers(state, attack=9), Scan(P1, zones.VERSE[0]))
    assert (designs(state, zones.CREDITS) == ("keeper",)) is there
    assert state.numbers["credits"] == earned


@pytest.mark.rule("FFY-STRIKE-07", "FFY-RUL-52")
@pytest.mark.parametrize(("printed", "damage"), [(None, 0), (0, 0), (2, 2)])
def test_a_strike_that_tells_no_damage_does_none(printed: int | None, damage: int) -> None:
    state = put(game(), spot(P1), strike(printed, design="one"))
    assert (damage_of(state, state.table.zone(zones.of(P1, "damage"))[0]), LIFE.damage(state, P1)) == (
        damage,
    ) * 2
    hidden = hide(game(), spot(P1), strike(3), strike(4))
    assert (damage_of(hidden, hidden.table.zone(zones.of(P1, "damage"))[0]), LIFE.damage(hidden, P1)) == (
        0,
        0,
    )


@pytest.mark.rule("FFY-RUL-91", "FFY-SETUP-28")
@pytest.mark.parametrize("starter", [P1, P2, P3])
def test_you_of_a_setup_text_is_the_player_who_begins(starter: SeatId) -> None:
    said = ability("setup", clause("talent", n=1))
    one = card("objective-2", "objective", ability("objective", clause("nothing"), level=1), said, level=2)
    draft = drafted(in_phase(with_card(game(letter=2), one), "inter-mission", starter))
    draft.later(EpisodeBegins())
    after = worked_off(draft)
    given = [designs(after, zones.of(seat, "discard")) for seat in (P1, P2, P3)]
    assert given == [("talent",) if seat == starter else () for seat in (P1, P2, P3)]
