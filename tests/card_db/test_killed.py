"""A killed process loses nothing that it had acknowledged."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from card_db.journal import Journal
from card_db.opener import open_database

ROOT = Path(__file__).resolve().parents[2]
# Appends without end and says each number only after the store has taken it.
CHILD = """
import sys
from card_db.journal import Journal
from card_db.opener import open_database
from companion.core.ports.archive import Entry

database = open_database(sys.argv[1])
journal = Journal(database)
number = max((entry.number for entry in journal.entries("evening")), default=0)
while True:
    number += 1
    journal.append("evening", Entry(number, "play", {"key": "a"}, {"n": number}, ({"x": "y" * 600},), "now"))
    if number % 7 == 0:
        journal.snapshot("evening", number, str(number).encode() * 500, None, "")
    if number % 40 == 0:
        database.tidy()
    print(number, flush=True)
"""


def kill_after(place: Path, acknowledged: int, extra_lines: int) -> int:
    """Let a child append and kill it somewhere in its work; gives the last number it acknowledged."""
    call = [sys.executable, "-c", CHILD, str(place)]
    with subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for _ in range(extra_lines):
            acknowledged = int(child.stdout.readline())
        child.send_signal(signal.SIGKILL)  # while it is anywhere between two lines
        for line in child.stdout:
            if line.endswith("\n"):
                acknowledged = int(line)
    assert child.returncode == -signal.SIGKILL
    return acknowledged


def kill_often(place: Path, times: int, seed: int) -> None:
    """Kill a writer many times and look each time at what is left."""
    chance = random.Random(seed)
    database = open_database(place)
    Journal(database).begin("evening", "alien", {}, "now")
    database.close()
    acknowledged = 0
    for _ in range(times):
        acknowledged = kill_after(place, acknowledged, chance.randint(1, 60))
        database = open_database(place)
        assert database.notices == ()
        journal = Journal(database)
        numbers = [entry.number for entry in journal.entries("evening")]
        assert numbers == list(range(1, len(numbers) + 1)), "a gap"
        assert len(numbers) in (acknowledged, acknowledged + 1), "an acknowledged step is missing"
        assert journal.games()[0].steps == len(numbers)
        newest = journal.latest("evening")
        assert newest is None or newest[1] == str(newest[0]).encode() * 500
        database.close()
    assert acknowledged > times


def test_a_killed_writer_loses_no_acknowledged_step(place: Path) -> None:
    kill_often(place, times=16, seed=4)


@pytest.mark.long
def test_a_writer_killed_a_hundred_times_loses_no_acknowledged_step(place: Path) -> None:
    kill_often(place, times=100, seed=9)
