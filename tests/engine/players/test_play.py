"""A whole game at a simulated table: it is counted, watched, repeatable, and it survives its people."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.mistakes import HASTY, Mistakes
from companion.engine.players.moves import Stuck, next_move
from companion.engine.players.play import Counts, Faults, Result, play_game
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.games._template.room import room
from tests.engine.players.scripted import ScriptedPlayer
from tests.games._template.mini import make_box, printed_facts
from tests.games._template.tables import make_script


def play(seed: int, players: int = 2, custody: str = "app", **rest: Any) -> Result:
    table = SimTable(
        seed, room().zone_table, facts=printed_facts(), mistakes=rest.pop("mistakes", Mistakes())
    )
    crowd = {SeatId(f"p{n}"): RandomPlayer(Random(f"{seed}/{n}")) for n in range(1, players + 1)}
    return play_game(room(), make_script(players, custody), make_box(), crowd, table, **rest)


def test_a_game_is_played_to_its_end_and_counted() -> None:
    result = play(3)
    assert result.ended == "outcome"
    assert result.outcome in ("won", "lost", "smuggler")
    counts = result.counts
    assert counts.turns == result.state.turn.number
    assert counts.decisions > 0
    assert counts.upkeep >= 2 * (counts.turns - 1)
    assert counts.refusals == len(result.refused) == 0
    assert len(result.commands) == len(result.played)


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    assert play(3).events == play(3).events
    assert play(3).events != play(4).events


def test_showing_cards_costs_more_where_the_app_does_not_know_them() -> None:
    assert play(3, custody="face").counts.shows > play(3, custody="app").counts.shows
    assert play(3, custody="back").counts.shows <= play(3, custody="face").counts.shows


def test_the_limit_ends_what_does_not_end() -> None:
    result = play(3, limit=5)
    assert (result.ended, result.outcome) == ("limit", "")
    assert len(result.played) == 5


def test_a_watcher_sees_every_event_and_every_rest() -> None:
    seen: list[Any] = []
    rests: list[Any] = []

    class Watch:
        def saw(self, before: Any, event: Any, after: Any) -> None:
            assert room().evolve(before, event) == after
            seen.append(event)

        def rested(self, state: Any) -> None:
            rests.append(state)

    result = play(5, watch=Watch())
    assert tuple(seen) == result.events
    assert len(rests) == len(result.played) + 1
    assert rests[-1] == result.state


def test_faults_are_kept_with_their_turn() -> None:
    broken = [False]

    def hard(state: Any) -> list[str]:
        return ["hard"] if broken[0] else []

    faults = Faults(replace(room(), hard_faults=hard, rule_faults=lambda state: ["soft"]))
    state = play(3, limit=3).state
    faults.rested(state)
    broken[0] = True
    moved = replace(state, table=replace(state.table))
    faults.saw(state, play(3, limit=3).events[-1], moved)
    faults.saw(moved, play(3, limit=3).events[-1], moved)  # no card was touched: they lie as they lay
    assert [fault.partition(": ")[2] for fault in faults.found] == ["soft", "hard"]
    assert all(fault.startswith("turn 1,") for fault in faults.found)


def test_hasty_people_are_refused_set_right_and_finish() -> None:
    refused: dict[str, int] = {}
    for seed in range(12):
        result = play(seed, 3, "face", mistakes=HASTY)
        assert result.ended == "outcome"
        for no in result.refused:
            refused[no.rule] = refused.get(no.rule, 0) + 1
    assert {"TABLE-ASK-01", "TABLE-ASK-03"} <= set(refused), "answered twice, and tried while a card was due"


def test_scripts_and_greed_can_sit_at_one_table() -> None:
    table = SimTable(8, room().zone_table, facts=printed_facts())
    first = ScriptedPlayer(["begin", "cross"], then=GreedyPlayer(room().worth, Random(1)))
    result = play_game(room(), make_script(1), make_box(), {SeatId("p1"): first}, table)
    named = [type(command).__name__ for command in result.commands if not isinstance(command, Answer)]
    assert named[:2] == ["BeginTurn", "Cross"]
    assert result.ended == "outcome"


def test_a_table_where_nothing_can_be_done_says_so() -> None:
    script = make_script(1, "face")
    started = room().fold(room().blank(script.header), room().open(script, make_box()))
    mute = replace(room(), choices=lambda state, seat: ())
    with pytest.raises(Stuck, match="p1 can do nothing"):
        next_move(mute, started, {SeatId("p1"): RandomPlayer(Random(1))}, SimTable(1, room().zone_table))


def test_nothing_has_been_counted_before_anything_happened() -> None:
    assert Counts() == Counts(decisions=0, shows=0, upkeep=0, turns=0, refusals=0)


def test_a_game_in_which_nobody_can_go_on_is_given_back_as_it_stands() -> None:
    mute = replace(room(), choices=lambda state, seat: ())
    crowd = {SeatId("p1"): RandomPlayer(Random(1))}
    result = play_game(
        mute, make_script(1), make_box(), crowd, SimTable(1, room().zone_table, facts=printed_facts())
    )
    assert (result.ended, result.outcome) == ("stuck", "")
    assert result.why.startswith("p1 can do nothing")


def test_a_sample_of_the_cards_finds_what_stays_broken_and_the_end_is_always_looked_at() -> None:
    looked: list[Any] = []
    rested: list[Any] = []
    counted = replace(
        room(),
        hard_faults=lambda state: looked.append(state) or [],
        rule_faults=lambda state: rested.append(state) or [],
    )
    every, some = Faults(counted), Faults(counted, every=7)
    play(3, watch=every)
    changes, rests = len(looked), len(rested)
    looked.clear()
    rested.clear()
    result = play(3, watch=some)
    assert 0 < changes // 7 <= len(looked) <= changes // 7 + 1
    assert 0 < rests // 7 <= len(rested) <= rests // 7 + 1
    assert result.state in looked and result.state in rested
