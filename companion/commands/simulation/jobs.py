"""A plan played by several processes side by side, each a part of it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import IO

import msgspec

from companion.commands.simulation.shards import Shard, ShardError, read_shards
from companion.house.simulate import Plan

GAME = '"line":"game"'  # what the line of a game says of itself


class Job(msgspec.Struct):
    """One process and what it says when something is wrong."""

    name: str
    process: subprocess.Popen[str]
    says: IO[str]


def play(room: str, plan: Plan, jobs: int, tell: Callable[[], None]) -> list[tuple[str, Shard]]:
    """The parts of a plan, played at the same time; `tell` hears of every game. Raises ShardError."""
    jobs = max(1, min(jobs, plan.games))
    with ThreadPoolExecutor(jobs) as readers, started(room, plan, jobs) as running:
        texts = list(readers.map(lambda job: _heard(job, tell), running))
        for job in running:
            _ended_well(job)
    return [(job.name, part) for job, text in zip(running, texts, strict=True)
            for part in read_shards(job.name, text)]  # fmt: skip


@contextmanager
def started(room: str, plan: Plan, jobs: int) -> Iterator[list[Job]]:
    """Processes that play a part each; none of them outlives this."""
    running: list[Job] = []
    with ExitStack() as kept:
        for number in range(1, jobs + 1):
            says = kept.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))
            process = subprocess.Popen(
                asked(room, plan, f"{number}/{jobs}"), stdout=subprocess.PIPE, stderr=says, text=True,
                encoding="utf-8",
            )  # fmt: skip
            kept.callback(_ended, process)
            running.append(Job(f"job {number} of {jobs}", process, says))
        yield running


def _ended(process: subprocess.Popen[str]) -> None:
    """Nobody plays on for nobody."""
    process.kill()
    process.wait()


def asked(room: str, plan: Plan, shard: str) -> list[str]:
    """The call that plays one part of a plan."""
    told = {
        "room": room, "players": plan.players, "games": plan.games, "seed": plan.seed, "shard": shard,
        "custody": plan.custody, "strategy": plan.strategy, "mode": plan.mode,
        "game": plan.game, "set": plan.box,
    }  # fmt: skip
    options = [f"--{name}={value}" for name, value in told.items()]
    choices = [f"--choose={name}={value}" for name, value in plan.choices.items()]
    mistakes = ["--mistakes"] if plan.mistakes else []
    return [sys.executable, "-m", "companion", "simulate", *options, *choices, *mistakes]


def _heard(job: Job, tell: Callable[[], None]) -> str:
    """All that a process wrote, as it comes."""
    lines: list[str] = []
    assert job.process.stdout is not None  # it was started with a pipe
    with job.process.stdout as out:
        for line in out:
            lines.append(line)
            if GAME in line:
                tell()
    return "".join(lines)


def _ended_well(job: Job) -> None:
    """A process that played its part ends with 0, or with 1 where an invariant broke."""
    code = job.process.wait()
    if code in (0, 1) and not (code == 1 and _last_words(job)):
        return
    why = _last_words(job) or f"it was stopped from outside ({code})"
    raise ShardError(why if code == 2 else f"{job.name} did not play to its end: {why}")


def _last_words(job: Job) -> str:
    job.says.seek(0)
    return job.says.read().strip()
