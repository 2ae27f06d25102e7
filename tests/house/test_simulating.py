"""A simulated game that does not end is given up, counted, and said; one that cannot go on is a fault."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.commands.simulation.words import side_by_side, told
from companion.core.language.ids import SeatId
from companion.engine.legendary.course import TurnBegan
from companion.games.alien.room import room
from companion.ground.rooms import open_room
from companion.house.rehearsal import played_ahead
from companion.house.simulate import Plan, play_one, script_for, simulate

EVENING = ("fluent", "babel", "companion.play", "companion.session")  # what a part of a simulation is without
LINE = "given up as they did not end: 2 of 2 games (the first: seed 5: turn"


def test_games_that_are_given_up_are_counted_and_said() -> None:
    tally = simulate(room(), practice_box("alien"), Plan(players=1, games=2, seed=5, most=10))
    assert (tally.given_up, tally.outcomes, tally.broken_invariants) == (2, {"unfinished": 2}, 0)
    assert tally.first_given_up.startswith("seed 5: turn ")
    assert LINE in told(tally) and LINE in side_by_side([tally])
    ended = simulate(room(), practice_box("alien"), Plan(players=1, games=1, seed=5))
    assert (ended.given_up, ended.first_given_up) == (0, "") and "given up" not in told(ended)


def test_a_game_in_which_nobody_can_go_on_is_a_fault() -> None:
    mute = replace(room(), choices=lambda state, audience: ())
    tally = simulate(mute, practice_box("alien"), Plan(players=1, games=1, seed=5))
    assert (tally.outcomes, tally.given_up, tally.broken_invariants) == ({"unfinished": 1}, 0, 1)
    assert tally.first_broken.startswith("seed 5: p1 can do nothing in phase")


@pytest.mark.rule("FFY-SETUP-30")
def test_one_person_with_two_avatars_is_seated_twice_and_plays_to_the_end() -> None:
    firefly, plan = open_room("firefly"), Plan(players=1, seed=4, choices={"second": "Sorrel"})
    box, broken = practice_box("firefly"), list[str]()
    result = play_one(firefly, box, plan, 4, broken)
    assert (bool(result.outcome), broken) == (True, [])
    assert {move.seat for move in result.played} >= {SeatId("p1"), SeatId("p2")}
    ahead = played_ahead(firefly, box, script_for(firefly, box, plan, Random(4)), 4, turns=2)
    assert {event.seat for event in ahead if isinstance(event, TurnBegan)} >= {SeatId("p1"), SeatId("p2")}


def test_every_game_of_the_box_can_be_played_and_one_by_lot() -> None:
    box, firefly = practice_box("firefly"), open_room("firefly")
    played: dict[str, object] = {}
    for name in ("", *(game.id for game in box.presets), "surprise"):
        script = script_for(firefly, box, Plan(players=2, game=name), Random(3))
        played[name] = script.choices["objectives"]
    assert played[""] == played["game-1"] and len({str(one) for one in played.values()}) == len(played) - 1
    own = script_for(firefly, box, Plan(game="game-2", choices={"objectives": "a+b+c"}), Random(3))
    assert own.choices["objectives"] == "a+b+c", "what is chosen goes over it"
    tally = simulate(firefly, box, Plan(players=1, seed=5, most=10, game="game-2"))
    assert tally.game == "game-2" and "app custody, game game-2)" in told(tally)


def test_a_process_that_plays_a_part_starts_without_the_words_and_the_house_of_an_evening() -> None:
    code = (
        "import sys; from companion.commands.simulation.command import *;"
        "plan = Plan(players=1, games=1, seed=5, most=10);"
        "play_part(open_room('alien'), plan, Console(stderr=True));"
        f"print([name for name in {EVENING} if name in sys.modules])"
    )
    said = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert said.splitlines()[-1] == "[]"
