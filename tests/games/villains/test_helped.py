"""What is chosen and counted before a game of Villains, warned of in it, and kept after it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from companion.core.language.ids import ZoneId
from companion.engine.choices import names
from companion.engine.room import SetupError
from companion.games.villains import zones
from companion.games.villains.board import figures
from companion.games.villains.chapters import villains
from companion.games.villains.closing import is_low
from companion.games.villains.commander import FightCommander
from companion.games.villains.ending import solo
from companion.games.villains.fighting import AdversaryDefeated
from companion.games.villains.scoring.traits import traits
from companion.games.villains.setup.dealing import TableLaid
from companion.games.villains.setup.offers import setup_choices
from companion.games.villains.setup.opening import open_game
from companion.games.villains.setup.suggest import games, suggest
from companion.ground.texts import FluentTexts
from tests.games.villains.box import P1, THUG, count, do, find, game, put, top, with_numbers
from tests.games.villains.wholebox import opened, script, whole_box


def decks(helped: dict[str, int], players: int = 3) -> dict[str, dict[str, int]]:
    """What everybody's deck and first hand are made of."""
    state, found = opened(players, handicap=helped), {}
    for player in state.players:
        parts = (zones.of(player.seat, part) for part in ("deck", "hand"))
        slots = [slot for zone in parts for slot in state.table.zone(zone)]
        group = state.table.slots[slots[0]].group
        assert group is not None and len(slots) == 12
        found[str(player.seat)] = {pool.partition(":")[0]: n for pool, n in state.table.quota[group].items()}
    return found


@pytest.mark.rule("VIL-DIFF-01", "VIL-DIFF-02")
@pytest.mark.parametrize("n", [1, 3, 8])
def test_madame_hydra_takes_the_place_of_operatives_and_comes_out_of_the_stack(n: int) -> None:
    own = decks({"p1": n})["p1"]
    assert own.get("hydra-operatives", 0) == 8 - n
    assert sum(own.values()) == 12 and own["hydra-soldiers"] == 4
    assert count(opened(3, handicap={"p1": n}), zones.MADAME_HYDRA) == 15 - n


@pytest.mark.rule("VIL-DIFF-03")
@pytest.mark.parametrize("helped", ["p1", "p2", "p3"])
def test_some_can_be_helped_and_the_others_play_as_printed(helped: str) -> None:
    found = decks({helped: 2})
    for seat, own in found.items():
        assert own["hydra-operatives"] == (6 if seat == helped else 8)
    assert count(opened(3, handicap={"p1": 2, "p2": 1, "p3": 3}), zones.MADAME_HYDRA) == 15 - 6


@pytest.mark.rule("VIL-RUL-20", "VIL-DIFF-02")
def test_no_more_help_than_there_are_operatives_and_madame_hydra() -> None:
    for helped, rule in (
        ({"p1": 9}, "VIL-DIFF-02"),
        ({"p1": -1}, "VIL-DIFF-02"),
        ({"p1": "many"}, "VIL-DIFF-02"),
        ({"p9": 1}, "VIL-DIFF-02"),
        ({"p1": 8, "p2": 8}, "VIL-RUL-20"),
    ):
        with pytest.raises(SetupError) as no:
            opened(3, handicap=helped)
        assert no.value.rule == rule
    assert count(opened(3, handicap={"p1": 8, "p2": 7}), zones.MADAME_HYDRA) == 0


@pytest.mark.rule("VIL-RUL-02", "VIL-RUL-03")
@pytest.mark.parametrize(
    ("stack", "zone", "usual", "rule"),
    [
        ("madame-hydra", zones.MADAME_HYDRA, 15, "VIL-RUL-02"),
        ("bystanders", zones.BYSTANDERS, 42, "VIL-RUL-03"),
    ],
)
def test_another_number_of_a_stack_can_be_told(stack: str, zone: ZoneId, usual: int, rule: str) -> None:
    drawn = 2 if stack == "bystanders" else 0
    assert count(opened(2), zone) == usual - drawn
    fewer = usual - (3 if stack == "madame-hydra" else 1)
    told: dict[str, Any] = {stack: fewer}
    assert count(opened(2, **told), zone) == fewer - drawn
    for wrong in (usual + 1, -1, "few"):
        told = {stack: wrong}
        with pytest.raises(SetupError) as no:
            opened(2, **told)
        assert no.value.rule == rule


@pytest.mark.rule("VIL-SETUP-28")
@pytest.mark.parametrize(
    ("players", "groups", "backup", "bystanders"),
    [(1, 8, 3, 1), (2, 16, 10, 2), (3, 24, 10, 8), (4, 24, 20, 8), (5, 32, 20, 12)],
)
def test_what_the_adversary_deck_has_to_hold_is_told_kind_by_kind(
    players: int, groups: int, backup: int, bystanders: int
) -> None:
    events = open_game(villains(), script(players), whole_box())
    told = next(event for event in events if isinstance(event, TableLaid))
    kinds = {"groups": groups, "backup": backup, "bystanders": bystanders}
    assert told.deck == {"twists": 8, "strikes": 5, **kinds}
    assert sum(told.deck.values()) == {1: 17, 2: 33, 3: 47, 4: 57, 5: 69}[players] + 8


@pytest.mark.rule("VIL-SETUP-29", "VIL-SETUP-16")
def test_games_are_suggested_by_lot_and_everything_can_be_chosen_instead() -> None:
    box, seated = whole_box(), script(3).header.players
    ids = {choice.id for choice in setup_choices(box, seated, script(3).choices)}
    assert {"commander", "plot", "allies", "adversaries", "backup"} <= ids
    commander = next(one for one in setup_choices(box, seated, script(3).choices) if one.id == "commander")
    assert len(commander.options) == 4
    lots = [suggest(box, 3, random.Random(seed).sample)["other"]["surprise"] for seed in range(6)]
    assert (
        len({tuple(one["commander"]) for one in lots}) > 1 and len({tuple(one["plot"]) for one in lots}) > 1
    )
    for one in lots:
        assert len(set(one["adversaries"])) == 3 and len(set(one["allies"])) == 5
        game_of = {key: one[key] for key in ("plot", "allies", "adversaries", "backup")}
        assert opened(3, commander=next(iter(names(one["commander"]))), **game_of).turn.number == 1


@pytest.mark.rule("VIL-VP-04")
@pytest.mark.parametrize(("language", "word"), [("en", "sideways"), ("fr", "travers")])
def test_hands_are_told_to_lay_a_victory_pile_sideways(language: str, word: str) -> None:
    state = put(game(), zones.CITY[0], THUG)
    event = AdversaryDefeated(P1, find(state, "thug", zones.CITY[0]))
    after = villains().evolve(state, event)
    prompts = villains().prompts(state, event, after)
    words = FluentTexts("villains")
    assert prompts and any(word in words.say(one.text, language) for one in prompts)


@pytest.mark.rule("VIL-OBJ-10")
@pytest.mark.parametrize(
    ("players", "left", "low"), [(3, 4, False), (3, 3, True), (2, 3, False), (2, 2, True)]
)
def test_it_is_said_when_a_deck_is_close_to_running_out(players: int, left: int, low: bool) -> None:
    assert is_low(game(players, deck=(THUG,) * left), "adversaries") is low
    assert is_low(game(players, allies=(THUG,) * 6), "allies") is False
    assert is_low(game(players, allies=(THUG,) * 5), "allies") is True


@pytest.mark.rule("VIL-SCORE-06")
def test_a_solo_game_is_kept_with_its_score_allies_plot_and_commander() -> None:
    state = opened(1)
    found = Counter(one.kind.key for one in traits(state))
    assert found["trait-ally"] == 3 and found["trait-plot"] == found["trait-commander"] == 1
    won = do(with_numbers(game(1), attack=8, defeats=3), FightCommander(P1))
    assert won.outcome == "won" and solo(won) == 6


@pytest.mark.rule("VIL-FIRST-01", "VIL-FIRST-02")
@pytest.mark.parametrize("players", range(1, 6))
def test_the_first_game_is_suggested_and_offered_as_a_whole(players: int) -> None:
    box, seated = whole_box(), script(players).header.players
    first = suggest(box, players, random.Random(1).sample)
    assert list(names(first["commander"])) == ["vil-dr-strange"]
    assert list(names(first["plot"])) == ["vil-plot-graduation-at-xaviers-x-academy"]
    game_choice = next(one for one in setup_choices(box, seated, first) if one.id == "game")
    (option,) = game_choice.options
    assert option.chosen and set(option.then) == {"commander", "plot", "allies", "adversaries", "backup"}


@pytest.mark.rule("VIL-FIRST-03", "VIL-FIRST-04")
@pytest.mark.parametrize("players", range(1, 6))
def test_the_suggested_first_game_has_the_printed_allies_and_groups(players: int) -> None:
    (plan,) = games(whole_box(), players).values()
    printed = next(one for one in whole_box().presets if players in one.players).choices
    for key in ("allies", "adversaries", "backup"):
        assert set(names(plan[key])) == set(printed[key])
    told = {key: list(names(plan[key])) for key in ("plot", "allies", "adversaries", "backup")}
    assert opened(players, commander="vil-dr-strange", **told).turn.number == 1


@pytest.mark.rule("VIL-CMD-11", "VIL-CMD-12")
def test_the_commander_shows_the_tactics_that_are_left_and_what_a_fight_costs() -> None:
    state = with_numbers(game(might=2), attack=99)
    for left in (4, 3, 2, 1):
        life, fight = figures(state, top(state, zones.COMMANDER))
        assert (life.value, life.of, fight.value) == (left, 4, 10)
        state = do(state, FightCommander(P1))
    blow = figures(game(final_blow=1), top(game(final_blow=1), zones.COMMANDER))[0]
    assert (blow.value, blow.of) == (5, 5)
