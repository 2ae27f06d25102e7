"""Who plays whom: suggested casts, two Avatars for one person, what lies where at the start (FFY-SETUP)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box
from companion.engine.legendary.ending import Lost
from companion.games.firefly import zones
from companion.games.firefly.setup.choices import has_ranks
from companion.games.firefly.setup.offers import crew_choice, setup_choices
from companion.games.firefly.setup.prompts import sentences
from companion.games.firefly.setup.suggest import suggest
from companion.games.firefly.view import letter_of, objective
from tests.games.firefly.box import P1, P2, P3, designs, drafted, header, keep_orders, put, strike, worked_off
from tests.games.firefly.campaigns import BOX as SERIES
from tests.games.firefly.campaigns import FIVE, after, over, sample
from tests.games.firefly.campaigns import opened as of_campaign
from tests.games.firefly.test_setup import BOX, opened, started, stopped
from tests.games.firefly.wholebox import FIRST, PEOPLE


@pytest.mark.rule("FFY-SETUP-30", "FFY-SOLO-05", "FFY-RUL-82")
def test_one_person_with_two_avatars_plays_as_two_players() -> None:
    state = started(1, second="Kaylee")
    assert [player.seat for player in state.players] == [P1, P2]
    assert (designs(state, "avatar:p1"), designs(state, "avatar:p2")) == (("avatar-Mal",), ("avatar-Kaylee",))
    assert len(state.crew) == 3
    for seat in (P1, P2):
        assert (
            len(state.table.zone(zones.of(seat, "deck"))),
            len(state.table.zone(zones.of(seat, "hand"))),
        ) == (7, 6)
    assert len(state.table.zone(zones.EPISODE)) == 12  # ten, a Side Job and the Inevitable card
    assert len(state.table.zone(zones.TALENTS)) == 13


@pytest.mark.rule("FFY-SETUP-30")
def test_a_second_avatar_is_for_who_plays_alone_and_nobody_has_one_twice() -> None:
    assert stopped(2, second="Wash").rule == "FFY-SETUP-30"
    assert stopped(1, second="Mal").rule == "FFY-SETUP-02"
    assert stopped(1, second="Nobody").rule == "FFY-SETUP-02"


@pytest.mark.rule("FFY-SETUP-30")
def test_the_second_avatar_is_offered_to_one_player_alone() -> None:
    def offered(players: int, **more: str) -> dict[str, tuple[str, ...]]:
        choices = {**suggest(BOX, players, sample), **more}
        found = setup_choices(BOX, header(players).players, choices)
        return {one.id: tuple(option.id for option in one.options) for one in found}

    assert offered(1)["second"] == ("alone", *PEOPLE[1:])
    assert "second" not in offered(2)
    assert "avatar-Zoe" not in offered(1, second="Zoe")["main-characters"]


@pytest.mark.rule("FFY-SETUP-30", "FFY-CAMP-02")
def test_a_campaign_of_two_avatars_goes_on_with_both() -> None:
    state = over(of_campaign({**FIVE, "second": "Kaylee"}, players=1))
    choices = after(state)
    then = of_campaign({**choices}, players=1)
    assert designs(then, "avatar:p2") == designs(state, "avatar:p2") == ("avatar-Kaylee",)


@pytest.mark.rule("FFY-SOLO-01", "FFY-SOLO-04", "FFY-DEF-13")
def test_alone_with_one_avatar_there_are_four_others_and_the_first_defeat_loses() -> None:
    state = started(1)
    assert (len(state.crew), len(state.table.zone(zones.EPISODE)), state.prepared) == (4, 11, {})
    draft = drafted(put(state, zones.of(P1, "damage"), strike(9)))
    assert keep_orders(worked_off(draft)).outcome == "lost" and Lost("defeated") in draft.events


@pytest.mark.rule("FFY-CAMP-20", "FFY-SETUP-13")
def test_any_five_main_characters_play_any_objectives() -> None:
    roles = {"p1": "River", "p2": "Book", "p3": "Simon"}
    objectives = ["objective-12", "objective-4", "objective-8"]
    crew = ["avatar-Wash", "avatar-Inara"]
    state = opened(3, roles=roles, objectives=objectives, **{"main-characters": crew})
    assert designs(state, "avatar:p1") + designs(state, "avatar:p2") + designs(state, "avatar:p3")
    avatars = {
        one for player in (*state.players, *state.crew) for one in designs(state, f"avatar:{player.seat}")
    }
    assert avatars == {"avatar-River", "avatar-Book", "avatar-Simon", "avatar-Wash", "avatar-Inara"}


@pytest.mark.rule("FFY-RUL-59", "FFY-RUL-61")
def test_in_a_campaign_the_suggested_casts_of_later_games_do_not_count() -> None:
    state = over(of_campaign(FIVE))
    then = of_campaign(after(state))
    for player in (*state.players, *state.crew):
        assert designs(then, f"avatar:{player.seat}") == designs(state, f"avatar:{player.seat}")
    levels = [SERIES.cards[design].number("level") for design in after(state)["objectives"]]
    assert levels == [1, 2, 3]


@pytest.mark.rule("FFY-RUL-65", "FFY-DIFF-17")
def test_extra_side_jobs_are_twelve_in_all_at_the_most() -> None:
    assert len(opened(4, side_jobs=1).table.zone(zones.EPISODE)) == 10 + 4 + 1
    assert stopped(4, side_jobs=2).rule == "FFY-DIFF-17"
    assert stopped(5, side_jobs=1).rule == "FFY-DIFF-17"


@pytest.mark.rule("FFY-RUL-88")
def test_a_tie_of_ranks_is_decided_by_the_group() -> None:
    zoe = BOX.stacks["avatars"]
    design = next(one for one in zoe if BOX.cards[one].person == "Kaylee")
    tied = replace(BOX.cards[design], numbers={**BOX.cards[design].numbers, "rank": 1})
    box = replace(BOX, cards={**BOX.cards, design: tied})
    choices = suggest(BOX, 2, sample)
    assert has_ranks(BOX, choices) and not has_ranks(box, choices)
    assert [player.seat for player in opened(2, box=box, first="p2").players] == ["p2", "p1"]


@pytest.mark.rule("FFY-SETUP-07")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_avatars_of_the_four_others_stay_in_the_box(players: int) -> None:
    state = started(players)
    known = {card.person for card in state.table.cards.values() if card.kind == "avatar"}
    placed = [one for zone in state.table.zones for one in designs(state, zone) if one.startswith("avatar-")]
    assert sorted(placed) == sorted(f"avatar-{person}" for person in FIRST)
    assert known == set(FIRST), "nobody else has a Rank"


@pytest.mark.rule("FFY-SETUP-11")
def test_talents_and_flaws_lie_open_each_in_a_stack() -> None:
    state = started(3)
    for zone, design, count in ((zones.TALENTS, "talent", 12), (zones.FLAWS, "flaw", 20)):
        assert designs(state, zone) == (design,) * count
        assert all(state.table.slots[slot].face_up for slot in state.table.zone(zone))
    assert "prompt-setup-talents" in [said.key for said in sentences(state)]


@pytest.mark.rule("FFY-SETUP-14")
def test_objective_a_lies_on_its_space_and_b_and_c_wait_whatever_the_order_they_were_named_in() -> None:
    state = started(3, objectives=["objective-14", "objective-6", "objective-4"])
    for zone, design in zip(zones.OBJECTIVES, ("6", "4", "14"), strict=True):
        assert designs(state, zone) == (f"objective-{design}",)
        assert state.table.slots[state.table.zone(zone)[0]].face_up
    assert [letter_of(number) for number in (1, 2, 3)] == ["A", "B", "C"]
    assert objective(state).sign == "A"
    assert "prompt-setup-objectives" in [said.key for said in sentences(state)]


@pytest.mark.rule("FFY-SETUP-19")
def test_deck_a_lies_on_its_space_and_b_and_c_wait_below_their_own_objectives() -> None:
    state = started(3)
    for at, (deck, part) in enumerate(zip(zones.EPISODES, ("1a", "1b", "2"), strict=True)):
        own = [one for one in designs(state, deck) if one not in ("job", "inevitable")]
        assert own == [f"thug-{part}"] * (10 + at)
        assert not any(state.table.slots[slot].face_up for slot in state.table.zone(deck))
        assert designs(state, zones.OBJECTIVES[at]) == (f"objective-{part}",)
    keys = [said.key for said in sentences(state)]
    assert {"prompt-setup-objectives", "prompt-setup-episode-app", "prompt-setup-inevitable"} <= set(keys)


@pytest.mark.rule("FFY-SETUP-02", "FFY-SETUP-13")
def test_people_and_objectives_can_be_drawn_by_lot() -> None:
    lots = suggest(BOX, 3, lambda many, count: list(many)[-count:])["other"]["surprise"]
    assert (lots["roles"], len(lots["main-characters"])) == ({"p1": "Kaylee", "p2": "Wash", "p3": "Inara"}, 5)
    assert [BOX.cards[design].number("level") for design in lots["objectives"]] == [1, 2, 3]
    assert lots["objectives"] == ["objective-12", "objective-13", "objective-14"]
    by_lot = {key: lots[key] for key in ("roles", "main-characters", "objectives")}
    assert designs(started(3, **by_lot), zones.OBJECTIVE) == ("objective-12",)


@pytest.mark.rule("FFY-SETUP-04")
def test_who_completes_the_five_is_chosen_or_comes_from_the_box() -> None:
    chosen = {"roles": {"p1": "Mal", "p2": "Zoe", "p3": "Wash"}}
    named = opened(3, **chosen, **{"main-characters": ["avatar-Book", "avatar-River"]})
    assert [designs(named, f"avatar:np{n}") for n in (1, 2)] == [("avatar-Book",), ("avatar-River",)]
    rest = opened(3, **chosen, **{"main-characters": []})
    assert [designs(rest, f"avatar:np{n}") for n in (1, 2)] == [("avatar-Jayne",), ("avatar-Book",)]
    assert stopped(3, **{"main-characters": ["avatar-Nobody"]}).rule == "FFY-SETUP-04"
    few = replace(BOX, stacks={**BOX.stacks, "avatars": dict(list(BOX.stacks["avatars"].items())[:4])})
    no = stopped(3, box=few, roles={"p1": "Mal", "p2": "Zoe", "p3": "Jayne"}, **{"main-characters": []})
    assert (no.rule, no.says.args["have"]) == ("FFY-SETUP-04", 4)


@pytest.mark.rule("FFY-SETUP-04")
@pytest.mark.parametrize(("players", "need"), [(1, 4), (3, 2), (4, 1), (5, 0)])
def test_as_many_can_be_chosen_as_are_missing_and_none_who_is_played(players: int, need: int) -> None:
    choices = suggest(BOX, players, sample)
    offer = crew_choice(BOX, players, choices)
    assert (offer.title.args["count"], offer.many) == (need, True)
    free = set(PEOPLE) - set(FIRST[:players])
    assert {one.id for one in offer.options} == ({f"avatar-{person}" for person in free} if need else set())
    assert [one.id for one in offer.options if one.chosen] == [
        one for one in (f"avatar-{person}" for person in PEOPLE) if one[7:] in FIRST[players : players + need]
    ]
    assert crew_choice(BOX, 6, choices).options == ()


def ranked(**ranks: int | None) -> Box:
    """The whole box with other Ranks on some Avatars."""
    cards = dict(BOX.cards)
    for person, rank in ranks.items():
        one = cards[DesignId(f"avatar-{person}")]
        cards[one.design] = replace(one, numbers={**one.numbers, "rank": rank})
    return replace(BOX, cards=cards)


@pytest.mark.rule("FFY-SETUP-22", "FFY-RUL-88")
@pytest.mark.parametrize("ranks", [{"Zoe": None}, {"Zoe": 4}, {"River": 2}])
def test_where_ranks_do_not_tell_the_table_says_who_begins(ranks: dict[str, int | None]) -> None:
    people = {"p1": "Book", "p2": "Zoe", "p3": "River"}
    box = ranked(**ranks)
    assert has_ranks(BOX, {"roles": people}) and not has_ranks(box, {"roles": people})
    for first in (P1, P2, P3):
        assert opened(3, box=box, roles=people, first=first).players[0].seat == first
    assert opened(3, box=ranked(Kaylee=2), roles=people).players[0].seat == P2, (
        "who is no player does not count"
    )
    assert not has_ranks(BOX, {"roles": {}}) and not has_ranks(BOX, {})
