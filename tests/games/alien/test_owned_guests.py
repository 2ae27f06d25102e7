"""Boxes of Legendary that people own as guests of Alien: all they say is carried out or void, to the end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from card_db.boxes import open_guest
from card_db.loader import SHIPPED, read_set
from companion.commands.simulation.command import practice_box
from companion.core.language.guests import Guest
from companion.engine.effects.parse import check_clause
from companion.engine.legendary.equivalents import VOID
from companion.games.alien.guests import READING
from companion.games.alien.room import room
from companion.house.simulate import Plan, play_script, script_for

BOXES = ("villains", "core")
HEROES, GROUPS = ("hero-", "ally-"), ("villains-", "henchmen-", "adversaries-", "backup-")


@cache
def guest(name: str) -> Guest:
    return open_guest(read_set(SHIPPED / "villains" / f"{name}.toml"), {})


@pytest.mark.rule("ALN-MARVEL-18")
@pytest.mark.parametrize("name", BOXES)
def test_what_a_guest_says_is_understood_here_or_void(name: str) -> None:
    read = [READING.card(one) for one in guest(name).cards.values() if READING.kind(one)]
    said = [clause for one in read for ability in one.abilities for clause in (*ability.when, *ability.do)]
    assert read and any(clause.verb == VOID for clause in said)
    for clause in said:
        faults = [*check_clause(clause, READING.verbs), *check_clause(clause, READING.verbs, condition=True)]
        assert clause.verb == VOID or len(faults) < 2, clause


def play(name: str, seed: int) -> str:
    """How a game by lot ends whose characters and Drones are such guests."""
    chance, broken, own = Random(seed), list[str](), guest(name)
    plan, box = Plan(players=seed % 5 + 1, seed=seed), replace(practice_box("alien"), guests=(own,))
    script = script_for(room(), box, plan, chance)
    heroes = chance.sample([one for one in own.stacks if one.startswith(HEROES)], 4)
    groups = chance.sample([one for one in own.stacks if one.startswith(GROUPS)], 3)
    chosen = {**script.choices, "with": [own.name], "characters": heroes, "villains": groups}
    result = play_script(room(), box, plan, replace(script, choices=chosen), chance, broken)
    assert broken == []
    return result.outcome


@pytest.mark.rule("ALN-MARVEL-01", "ALN-MARVEL-02")
@pytest.mark.parametrize("name", BOXES)
def test_a_game_with_them_comes_to_its_end(name: str) -> None:
    assert play(name, BOXES.index(name)) in ("won", "lost")


@pytest.mark.long
@pytest.mark.parametrize("name", BOXES)
def test_many_games_with_them_come_to_their_end(name: str) -> None:
    assert {play(name, seed) for seed in range(10, 60)} <= {"won", "lost"}
