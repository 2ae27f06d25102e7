"""Runs the tests of a rule on broken code: everything is imported once, each break lives in a child."""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import redirect_stdout
from functools import partial
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType

import msgspec
import pytest

from tests.breaking.keepers import Keeper
from tests.breaking.names import ROOT
from tests.breaking.ways import Break, code_of, codes

SOUND = b"all passed"
BASE_S = 1800.0
SLOWED = 3.0  # so much longer does a test take while its calls are listened to
OTHERS_S = 2.0  # of tests of other rules, for a break that its own did not notice
LIMIT_S = 30.0  # a break that makes its tests hang is noticed by whoever waits for them
QUIET = ("-q", "--no-header", "--tb=no", "--capture=no", "--timeout=0")
WITHOUT = ("cacheprovider", "xdist")  # this has its own limits and its own children

Place = tuple[str, str]  # a function and what is made within it: its file, its name


class Verdict(msgspec.Struct, frozen=True):
    """What came of a break, and which test noticed: elsewhere is by tests of other rules alone."""

    word: str  # noticed, hangs, elsewhere, unnoticed, or untested: no test runs the function
    by: str = ""


class Timed(msgspec.Struct, frozen=True):
    """A test that passes on sound code: its rules, how long it takes, and which of the functions it runs."""

    id: str
    rules: frozenset[str]
    took_s: float
    runs: frozenset[Place]


class Workshop:
    """The collected tests of some rules, and the functions to break; alive while pytest runs its loop."""

    def __init__(self, session: pytest.Session, wanted: Iterable[Keeper]) -> None:
        """Look at what was collected and imported; nothing has run yet, so that nothing is remembered."""
        self.items = {item.nodeid: item for item in session.items if rules_of(item)}
        self._functions = functions_in_memory()
        places = {place_of(keeper) for keeper in wanted}
        found = forked(lambda: msgspec.json.encode(timed(self.items.values(), places)), BASE_S)
        self.tests = msgspec.json.decode(found or b"[]", type=tuple[Timed, ...])

    def judge(self, broken: Break) -> Verdict:
        """Break it, and see whether a test of its function's rules fails, or else one of other rules."""
        own, others = self._running(broken, broken.keeper.rules)
        if not own + others:
            return Verdict("untested")
        said = self._ask(broken, own)
        if said.word != "unnoticed":
            return said
        said = self._ask(broken, in_time(others))
        return Verdict("elsewhere", said.by) if said.word == "noticed" else said

    def judge_by(self, broken: Break, rule: str) -> Verdict:
        """Break it, and see whether a test of this one rule fails."""
        own, _ = self._running(broken, frozenset({rule}))
        return self._ask(broken, own) if own else Verdict("untested")

    def _running(self, broken: Break, rules: frozenset[str]) -> tuple[list[Timed], list[Timed]]:
        """The tests that run the function, the quickest first: those of the rules, and the others."""
        place = place_of(broken.keeper)
        running = sorted((one for one in self.tests if place in one.runs), key=lambda one: one.took_s)
        own = [one for one in running if one.rules & rules]
        return own, [one for one in running if not one.rules & rules]

    def _ask(self, broken: Break, tests: Sequence[Timed]) -> Verdict:
        limit = LIMIT_S + 4 * sum(one.took_s for one in tests)
        work = partial(self._try, code_of(broken), place_of(broken.keeper), tests)
        said = forked(work, limit) if tests else SOUND
        if said is None:
            return Verdict("hangs")
        return Verdict("unnoticed") if said == SOUND else Verdict("noticed", said.decode())

    def _try(self, code: CodeType, place: Place, tests: Sequence[Timed]) -> bytes:
        broken = {one.co_qualname: one for one in codes(code)}
        for function in self._functions.get(place, ()):  # also those that were made within it at import
            new = broken.get(function.__code__.co_qualname)
            if new is not None and len(new.co_freevars) == len(function.__code__.co_freevars):
                function.__code__ = new
        failed = (one.id for one in tests if outcome(self.items[one.id]) != "passed")
        return next((id.encode() for id in failed), SOUND)


def in_time(tests: Sequence[Timed]) -> Sequence[Timed]:
    """As many of the quickest as can be asked without anybody waiting long."""
    spent = list(accumulate(one.took_s for one in tests))
    return [one for one, so_far in zip(tests, spent, strict=True) if so_far <= OTHERS_S]


def place_of(keeper: Keeper) -> Place:
    """Where a function is found in memory."""
    return str(keeper.path), keeper.name


def place_in(code: CodeType) -> Place:
    """The function that a code belongs to: what is made within one is a part of it."""
    return code.co_filename, code.co_qualname.partition(".<locals>")[0]


def functions_in_memory() -> dict[Place, list[FunctionType]]:
    """Every function of ours by its place: also those that decorators hide."""
    gc.unfreeze()  # what was collected is set aside from the sweeping, and from this list
    found: dict[Place, list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(str(ROOT)):
            found.setdefault(place_in(one.__code__), []).append(one)
    return found


def rules_of(item: pytest.Item) -> frozenset[str]:
    """The rules that a test says it keeps."""
    return frozenset(str(rule) for mark in item.iter_markers("rule") for rule in mark.args)


def timed(items: Iterable[pytest.Item], places: Container[Place]) -> list[Timed]:
    """Run everything once on sound code; what does not pass there proves nothing."""
    found = []
    for item in items:
        seen: set[CodeType] = set()
        began = time.monotonic()
        sys.setprofile(lambda frame, event, _, seen=seen: seen.add(frame.f_code) if event == "call" else None)
        is_fine = outcome(item) == "passed"
        sys.setprofile(None)
        runs = set(map(place_in, seen))
        if is_fine:
            took_s = (time.monotonic() - began) / SLOWED
            kept = frozenset(place for place in runs if place in places)
            found.append(Timed(item.nodeid, rules_of(item), took_s, kept))
    return found


def outcome(item: pytest.Item) -> str:
    """How one test ends: the worst of its three parts."""
    from _pytest.runner import runtestprotocol

    reports = runtestprotocol(item, log=False, nextitem=None)
    return next((one.outcome for one in reports if one.outcome != "passed"), "passed")


def forked(work: Callable[[], bytes], limit_s: float) -> bytes | None:
    """What the work gives, done in a child so that it leaves no trace here; None when it takes too long."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        answer = b""  # whatever ends the child early was noticed
        try:
            os.setpgid(0, 0)
            null = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(null, stream)
            answer = work()
        finally:
            with os.fdopen(into, "wb") as pipe:
                pipe.write(answer)
            os._exit(0)
    os.close(into)
    said, until = b"", time.monotonic() + limit_s
    with os.fdopen(out, "rb", buffering=0) as pipe:
        while select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
            part = pipe.read(65536)
            if not part:
                os.waitpid(child, 0)
                return said
            said += part
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def in_workshop(files: Sequence[Path], wanted: Iterable[Keeper], work: Callable[[Workshop], None]) -> int:
    """Collect the tests of these files and do something with them in the place of running them."""

    class Loop:
        """Takes the place of pytest's own loop."""

        @pytest.hookimpl(tryfirst=True)
        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            work(Workshop(session, wanted))
            return True

    without = [part for name in WITHOUT for part in ("-p", f"no:{name}")]
    with open(os.devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        return int(pytest.main([*QUIET, *without, *map(str, files)], plugins=[Loop()]))
