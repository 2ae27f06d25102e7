"""Opening a new game (FFY-SETUP)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.core.language.states import Custody, Header, Player
from companion.core.ports.collection import Box
from companion.engine.invariants import hard_faults
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.engine.room import Script, SetupError
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.setup.choices import DECKS
from companion.games.firefly.setup.offers import setup_choices
from companion.games.firefly.setup.opening import count_box, open_game
from companion.games.firefly.setup.prompts import sentences
from companion.games.firefly.setup.suggest import suggest
from companion.games.firefly.state import PHASES, FireflyState
from companion.games.firefly.turns import begin
from companion.games.firefly.view import view
from tests.games.firefly.box import (
    P1,
    P2,
    P3,
    SEATS,
    THUG,
    designs,
    do,
    drafted,
    game,
    header,
    in_phase,
    keep_orders,
    put,
    refused,
    verse,
    worked_off,
)
from tests.games.firefly.wholebox import FIRST, PEOPLE, whole_box

BOX = whole_box()
EVERY_N = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])


def sample(many: Sequence[Any], count: int) -> list[Any]:
    """A draw by lot that is the same in every run."""
    return random.Random(7).sample(list(many), count)


def opened(players: int = 3, custody: Custody = "app", box: Box = BOX, **choices: Any) -> FireflyState:
    """The State after the opening events, checked after each of them."""
    head = header(players, dict.fromkeys(DECKS, custody))
    wanted = Script(head, {**suggest(BOX, players, sample), **choices})
    state = FireflyState(header=head)
    for event in open_game(firefly(), wanted, box):
        state = firefly().evolve(state, event)
        assert hard_faults(state, PHASES) == [], event
    return state


def started(players: int = 3, **choices: Any) -> FireflyState:
    """The State at the first turn, with all orders answered."""
    state = keep_orders(opened(players, **choices))
    assert state.ask is None and firefly().rule_faults(state) == []
    return state


def stopped(players: int = 3, box: Box = BOX, head: Header | None = None, **choices: Any) -> SetupError:
    """Why a game cannot be opened."""
    said = {**suggest(BOX, min(max(players, 1), 5), sample), **choices}
    with pytest.raises(SetupError) as stop:
        open_game(firefly(), Script(head or header(players), said), box)
    return stop.value


def quota(state: FireflyState, group: str) -> dict[str, int]:
    """What nobody has told apart in a group."""
    return {str(pool): n for pool, n in state.table.quota[group].items()}  # type: ignore[index]


@pytest.mark.rule("FFY-SETUP-01")
@pytest.mark.parametrize("players", [0, 6])
def test_one_to_five_can_play(players: int) -> None:
    seats = tuple(Player(SeatId(f"p{n}"), f"N{n}") for n in range(1, players + 1))
    no = stopped(players, head=Header("firefly", seats))
    assert (no.rule, no.says.args["have"]) == ("FFY-SETUP-01", players)
    twice = Header("firefly", (Player(P1, "One"), Player(P1, "Two")))
    assert (stopped(2, head=twice).rule, stopped(2, head=twice).says.key) == (
        "FFY-SETUP-01",
        "setup-same-seat",
    )


@pytest.mark.rule("FFY-SETUP-01")
@EVERY_N
def test_each_of_one_to_five_has_a_seat(players: int) -> None:
    assert tuple(player.seat for player in opened(players).players) == SEATS[:players]


@pytest.mark.rule("FFY-SETUP-02")
@pytest.mark.parametrize(
    ("roles", "why"),
    [
        ({"p1": "Mal", "p2": "Mal"}, "role-taken"), ({"p1": "Mal"}, "role-missing"), ("Mal", "role-missing"),
        ({"p1": "Mal", "p2": "Nobody"}, "role-unknown"), ({"p1": "Mal", "p2": ["Zoe"]}, "role-unknown"),
    ],
)  # fmt: skip
def test_everybody_has_an_avatar_of_their_own(roles: object, why: str) -> None:
    no = stopped(2, roles=roles)
    assert (no.rule, no.says.key) == ("FFY-SETUP-02", f"setup-{why}")
    state = opened(2, roles={"p1": "Wash", "p2": "Zoe"})
    assert (designs(state, "avatar:p1"), designs(state, "avatar:p2")) == (("avatar-Wash",), ("avatar-Zoe",))


@pytest.mark.rule("FFY-SETUP-03", "FFY-SETUP-04")
@EVERY_N
def test_every_player_is_a_main_character_and_others_make_them_five(players: int) -> None:
    state = started(players)
    assert (len(state.players), len(state.crew), len(state.main)) == (players, 5 - players, 5)
    assert state.main == (*(player.seat for player in state.players), *state.others)


@pytest.mark.rule("FFY-SETUP-05", "FFY-SETUP-09")
@EVERY_N
def test_who_is_no_player_has_an_avatar_below_the_bridge_and_no_cards(players: int) -> None:
    state = started(players)
    assert [len(state.table.zone(zones.of(seat, "avatar"))) for seat in state.others] == [1] * (5 - players)
    for seat in state.others:
        assert seat in state.main and seat not in state.living
        assert zones.own_cards(state.table, seat) == ()
        seen = next(one for one in view(firefly(), state, "table").seats if one.seat == seat)
        assert (seen.alive, seen.active, seen.played, seen.counts, seen.figures) == (
            True,
            False,
            False,
            (),
            (),
        )
        assert (seen.life, seen.guise) == (None, phrase("guise-nobodys"))
    told = {said.key: said.args.get("count") for said in sentences(state)}
    assert told.get("prompt-setup-crew") == (5 - players or None)


@pytest.mark.rule("FFY-SETUP-29")
@pytest.mark.parametrize(
    ("players", "crew"),
    [(5, ""), (4, "Book"), (3, "Jayne Book"), (2, "Zoe Jayne Book"), (1, "Kaylee Zoe Jayne Book")],
)  # fmt: skip
def test_the_first_game_leaves_out_those_that_are_not_played(players: int, crew: str) -> None:
    state = started(players)
    people = {state.table.card(state.table.zone(zones.of(p.seat, "avatar"))[0]).person for p in state.players}  # type: ignore[union-attr]
    assert people == set(FIRST[:players])
    others = {state.table.card(state.table.zone(zones.of(seat, "avatar"))[0]).person for seat in state.others}  # type: ignore[union-attr]
    assert others == set(crew.split())
    assert designs(state, zones.OBJECTIVE) == ("objective-1a",)


@pytest.mark.rule("FFY-SETUP-06", "FFY-COMP-06")
def test_the_crew_deck_is_the_four_who_are_no_main_characters() -> None:
    state = started(5)
    crew = [
        *state.table.zone(zones.CREW),
        *(slot for space in zones.BRIDGE for slot in state.table.zone(space)),
    ]
    people = {state.table.card(slot).person for slot in crew}  # type: ignore[union-attr]
    assert (len(crew), people) == (56, set(PEOPLE) - set(FIRST))
    few = {name: stack for name, stack in BOX.stacks.items() if name != "character-wash"}
    no = stopped(5, box=replace(BOX, stacks=few))
    assert (no.rule, no.says.args["need"], no.says.args["have"]) == ("FFY-SETUP-06", 4, 3)


@pytest.mark.rule("FFY-STATE-01")
def test_a_choice_that_nobody_knows_is_refused() -> None:
    assert stopped(3, odd=1).rule == "FFY-STATE-01"


@pytest.mark.rule("FFY-SETUP-08", "FFY-SETUP-21")
@EVERY_N
def test_thirteen_cards_of_which_six_are_drawn(players: int) -> None:
    state = started(players)
    for player in state.players:
        deck, hand = (state.table.zone(zones.of(player.seat, part)) for part in ("deck", "hand"))
        assert (len(deck), len(hand), state.table.zone(zones.of(player.seat, "discard"))) == (7, 6, ())
        assert sum(quota(state, f"deck:{player.seat}").values()) == 13
    assert len(state.table.zone(zones.TALENTS)) == 15 - players
    assert len(state.table.zone(zones.FLAWS)) == 20


@pytest.mark.rule("FFY-SETUP-10", "FFY-SETUP-20")
def test_the_other_stacks_lie_shuffled_and_five_are_on_the_bridge() -> None:
    state = started()
    sizes = {zones.UPGRADES: 10, zones.BROWNCOATS: 5, zones.SHIP_STRIKES: 20, zones.CREW_STRIKES: 40}
    for zone, size in sizes.items():
        slots = state.table.zone(zone)
        assert (len(slots), any(state.table.slots[slot].face_up for slot in slots)) == (size, False)
    assert [len(state.table.zone(space)) for space in zones.BRIDGE] == [1] * 5


@pytest.mark.rule("FFY-SETUP-12", "FFY-SETUP-13")
def test_there_is_one_objective_of_each_letter() -> None:
    two_a = ["objective-1a", "objective-3", "objective-2"]
    assert stopped(objectives=two_a).rule == "FFY-SETUP-12"
    assert stopped(objectives=["objective-1a", "objective-1b"]).rule == "FFY-SETUP-12"
    mixed = started(objectives=["objective-6", "objective-4", "objective-14"])
    assert [designs(mixed, zone) for zone in zones.OBJECTIVES] == [
        ("objective-6",), ("objective-4",), ("objective-14",),
    ]  # fmt: skip


@pytest.mark.rule("FFY-SETUP-15", "FFY-COMP-03")
@pytest.mark.parametrize(("deck", "level", "need"), [("1a", 1, 10), ("1b", 2, 11), ("2", 3, 12)])
def test_an_objective_brings_its_own_cards_and_all_of_them(deck: str, level: int, need: int) -> None:
    short = stopped(box=whole_box(without=f"episode-{deck}", fewer=1))
    assert short.rule == "FFY-SETUP-15"
    assert [short.says.args[key] for key in ("level", "need", "have")] == [level, need, need - 1]
    whole = started(box=whole_box(without="episode-14", fewer=1))
    own = [one for one in designs(whole, zones.EPISODES[level - 1]) if one not in ("job", "inevitable")]
    assert own == [f"thug-{deck}"] * need, "what another Episode lacks does not matter"


@pytest.mark.rule("FFY-SETUP-16", "FFY-SETUP-17", "FFY-SETUP-18")
@pytest.mark.parametrize(("players", "jobs"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_side_jobs_are_shuffled_in_and_an_inevitable_card_lies_at_the_bottom(players: int, jobs: int) -> None:
    state = started(players)
    for zone, size in zip(zones.EPISODES, (10, 11, 12), strict=True):
        names = designs(state, zone)
        assert (len(names), names.count("job"), names[-1]) == (size + jobs + 1, jobs, "inevitable")
        assert names.count("inevitable") == 1
    copies = [state.table.slots[slot].copy for slot in state.inevitables]
    assert len(set(copies)) == 3


@pytest.mark.rule("FFY-SETUP-22", "FFY-SETUP-23")
@pytest.mark.parametrize(
    ("people", "order"),
    [("River Zoe Wash", (P2, P3, P1)), ("Mal Zoe Wash", (P1, P2, P3)), ("River Simon Inara", (P3, P1, P2))],
)
def test_the_highest_rank_of_the_players_begins_then_clockwise(
    people: str, order: tuple[SeatId, ...]
) -> None:
    roles = dict(zip(("p1", "p2", "p3"), people.split(), strict=True))
    state = started(3, roles=roles)
    assert tuple(player.seat for player in state.players) == order
    assert state.turn.seat == order[0]
    for seat in order:
        assert state.turn.seat == seat
        state = keep_orders(do(do(state, BeginTurn(seat)), EndAction(seat)))
    assert state.turn.seat == order[0]


@pytest.mark.rule("FFY-SETUP-24")
def test_the_verse_begins_empty() -> None:
    assert verse(started()) == ("",) * 5


@pytest.mark.rule("FFY-SETUP-25", "FFY-RUL-56")
@pytest.mark.parametrize(("players", "turns"), [(1, 0), (2, 0), (3, 0), (4, 4), (5, 10)])
def test_four_players_prepare_one_round_and_five_two_whole_ones(players: int, turns: int) -> None:
    """With four players turn 5 brings the first card, with five turn 11."""
    state, order = started(players), [*SEATS[:players]] * 3
    for number in range(turns):
        assert (state.turn.seat, state.turn.phase) == (order[number], "action")
        state = keep_orders(do(state, EndAction(order[number])))
        assert verse(state) == ("",) * 5
    assert (state.turn.number, state.turn.seat, state.turn.phase) == (turns + 1, P1, "episode")
    assert state.prepared == (dict.fromkeys(SEATS[:players], turns // players) if turns else {})
    assert verse(do(state, BeginTurn(P1)))[0] != ""


@pytest.mark.rule("FFY-SETUP-26")
def test_a_preparation_turn_has_all_phases_but_the_first() -> None:
    state = put(started(4), zones.COMBAT, THUG)
    assert (state.turn.phase, verse(state)) == ("action", ("",) * 5)
    held = state.table.zone(zones.of(P1, "hand"))
    assert refused(state, BeginTurn(P1)).rule == "FFY-TURN-02"
    after = keep_orders(do(state, EndAction(P1)))
    assert len(after.table.zone(zones.of(P1, "damage"))) == 1, "the enemy has struck"
    assert set(held) <= set(after.table.zone(zones.of(P1, "discard"))), "all cards were changed"
    assert len(after.table.zone(zones.of(P1, "hand"))) == 6
    assert (after.turn.seat, after.turn.phase, verse(after)) == (P2, "action", ("",) * 5)


@pytest.mark.rule("FFY-SETUP-27")
@pytest.mark.parametrize(("letter", "phase"), [(1, "action"), (2, "episode"), (3, "episode")])
@pytest.mark.parametrize("players", [4, 5])
def test_only_episode_a_begins_with_preparation_turns(players: int, letter: int, phase: str) -> None:
    draft = drafted(in_phase(game(players, letter=letter, episode=(THUG,) * 12), "inter-mission"))
    begin(draft, P1)
    assert worked_off(draft).turn.phase == phase


@pytest.mark.rule("FFY-SETUP-30")
def test_a_box_with_two_avatars_for_one_person_plays_as_two() -> None:
    state = started(2)
    assert (len(state.players), designs(state, zones.EPISODE).count("job")) == (2, 1)


@pytest.mark.rule("FFY-COMP-01")
def test_a_whole_box_is_500_cards_and_what_is_short_is_said() -> None:
    assert count_box(BOX) == ()
    assert sum(len(copies) for stack in BOX.stacks.values() for copies in stack.values()) == 500
    short = count_box(whole_box(without="flaws", fewer=2))
    assert [(one.rule, one.stack, one.need, one.have) for one in short] == [("FFY-COMP-01", "flaws", 20, 18)]


@pytest.mark.rule("FFY-DIFF-17")
@pytest.mark.parametrize(
    ("players", "choices"),
    [(5, {"side_jobs": 1}), (3, {"placed_a": 6}), (3, {"placed_b": 4}), (3, {"talents": 2})],
)
def test_impossible_totals_are_refused(players: int, choices: dict[str, int]) -> None:
    assert stopped(players, **choices).rule == "FFY-DIFF-17"


@pytest.mark.parametrize(
    ("players", "more", "jobs"),
    [
        pytest.param(3, 1, 3, marks=pytest.mark.rule("FFY-DIFF-01")),
        pytest.param(1, 4, 4, marks=pytest.mark.rule("FFY-DIFF-01")),
        *(pytest.param(5, -n, 4 - n, marks=pytest.mark.rule("FFY-DIFF-09")) for n in (1, 2, 3, 4)),
    ],
)
def test_more_or_fewer_side_jobs_are_shuffled_into_each_deck(players: int, more: int, jobs: int) -> None:
    state = started(players, side_jobs=more)
    assert [designs(state, zone).count("job") for zone in zones.EPISODES] == [jobs] * 3


@pytest.mark.parametrize(
    ("more", "deck"),
    [
        pytest.param(1, 14, marks=pytest.mark.rule("FFY-DIFF-05")),
        pytest.param(-1, 12, marks=pytest.mark.rule("FFY-DIFF-13")),
    ],
)
def test_everybody_begins_with_one_talent_more_or_with_none(more: int, deck: int) -> None:
    state = started(3, talents=more)
    assert [sum(quota(state, f"deck:{seat}").values()) for seat in (P1, P2, P3)] == [deck] * 3
    basics = [quota(state, f"deck:{seat}")["shiny"] + quota(state, f"deck:{seat}")["misbehave"]
              for seat in (P1, P2, P3)]  # fmt: skip
    assert basics == [12] * 3
    assert len(state.table.zone(zones.TALENTS)) == 15 - 3 * (1 + more)
    told = next(said for said in sentences(state) if said.key == "prompt-setup-deck")
    assert told.args["talents"] == 1 + more


@pytest.mark.rule("FFY-DIFF-02", "FFY-DIFF-19")
@pytest.mark.parametrize(("players", "more", "each"), [(4, 1, 2), (2, 2, 2)])
def test_more_preparation_adds_to_the_usual(players: int, more: int, each: int) -> None:
    state = started(players, preparations=more)
    for _ in range(players * each):
        assert state.turn.phase == "action"
        state = keep_orders(do(state, EndAction(state.turn.seat)))
    assert state.turn.phase == "episode"


@pytest.mark.rule("FFY-DIFF-10")
@pytest.mark.parametrize("placed", [1, 5])
def test_cards_can_lie_in_the_verse_from_the_start(placed: int) -> None:
    assert sum(1 for space in verse(started(3, placed_a=placed)) if space) == placed


def test_what_can_be_chosen_is_offered_in_order() -> None:
    choices = suggest(BOX, 3, sample)
    offered = setup_choices(BOX, header(3).players, choices)
    keys = [choice.id for choice in offered]
    assert keys[:5] == ["campaign", "objective-1", "objective-2", "objective-3", "role-p1"]
    assert "main-characters" in keys and "first" not in keys


def test_a_rank_that_is_not_known_lets_the_table_say_who_begins() -> None:
    facts = dict(BOX.cards)
    blank = [design for design in facts if design.startswith("avatar-")]
    for design in blank:
        facts[design] = replace(facts[design], numbers={**facts[design].numbers, "rank": None})
    box = replace(BOX, cards=facts)
    offered = setup_choices(box, header(3).players, suggest(box, 3, sample))
    assert "first" in [choice.id for choice in offered]
