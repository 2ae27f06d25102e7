"""A simulated game that does not end is given up, counted, and said; one that cannot go on is a fault."""

from __future__ import annotations

import subprocess
import sys

from msgspec.structs import replace

from companion.commands.simulation.command import practice_box
from companion.commands.simulation.words import side_by_side, told
from companion.games.alien.room import room
from companion.house.simulate import Plan, simulate

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


def test_a_process_that_plays_a_part_starts_without_the_words_and_the_house_of_an_evening() -> None:
    code = (
        "import sys; from companion.commands.simulation.command import *;"
        "plan = Plan(players=1, games=1, seed=5, most=10);"
        "play_part(open_room('alien'), plan, Console(stderr=True));"
        f"print([name for name in {EVENING} if name in sys.modules])"
    )
    said = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert said.splitlines()[-1] == "[]"
