"""How large the house is and how far one scan goes: `python -m tests.measures`, as lines of words.

What is walked begins at the desk, in one thread, with a real store and the lights' listener;
the camera before it and the pins behind it are not counted.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from types import FrameType
from typing import Any

import msgspec

from companion.core.crossing.intents import Carried, Intent, Scanned, TakenBack, Touched
from companion.house.seats import by_chairs
from tests.architecture.tree import PACKAGES, ROOT
from tests.house.kit import Evening, at_rest, house_at

ALIEN = ROOT / "companion" / "games" / "alien"
FAMILY = ROOT / "companion" / "engine" / "legendary"
# Words that no other game of the family has: a chapter without one of them is nobody's own.
OWN_WORDS = re.compile(
    r"alien|hive|hugger|burst|hatchery|agenda|traitor|sergeant|barracks|combat|complex|airlock|operations|"
    r"vigilant|sacrific|mobili[sz]e|hazard|secrets|objective|carrie[rs]|aln-",
    re.IGNORECASE,
)


class Walk(msgspec.Struct):
    """What ran of ours between an intent and its last listener."""

    calls: int = 0
    functions: set[tuple[str, int]] = msgspec.field(default_factory=set)
    crossings: int = 0

    def files(self) -> set[str]:
        """The files in which something ran."""
        return {name for name, _ in self.functions}

    def packages(self) -> set[str]:
        """The folders these files are in, two steps deep."""
        return {package_of(name) for name in self.files()}


def package_of(name: str) -> str:
    """The folder of a file of ours, two steps deep."""
    return "/".join(Path(name).relative_to(ROOT).parts[:2])


@contextmanager
def walked() -> Iterator[Walk]:
    """Count the calls into files of ours, and how often one package calls another."""
    found, ours = Walk(), str(ROOT) + "/"

    def heed(frame: FrameType, kind: str, _: Any) -> None:
        name = frame.f_code.co_filename
        if kind != "call" or not name.startswith(ours) or "/.venv/" in name or "/tests/" in name:
            return
        found.calls += 1
        found.functions.add((name, frame.f_code.co_firstlineno))
        caller = frame.f_back.f_code.co_filename if frame.f_back is not None else ""
        is_ours = caller.startswith(ours) and "/.venv/" not in caller and "/tests/" not in caller
        found.crossings += is_ours and package_of(caller) != package_of(name)

    sys.setprofile(heed)
    try:
        yield found
    finally:
        sys.setprofile(None)


def size_of(folder: Path) -> str:
    """How many Python files and lines lie below a folder, in words."""
    texts = [path.read_text("utf-8") for path in folder.rglob("*.py") if "__pycache__" not in path.parts]
    return f"{len(texts)} files, {sum(text.count(chr(10)) for text in texts)} lines"


def without_own_words(folder: Path) -> tuple[int, int]:
    """The lines of functions and classes that have no word of the game's own, and of all of them."""
    free = whole = 0
    for path in folder.rglob("*.py"):
        text = path.read_text("utf-8")
        rows = text.split("\n")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                part = rows[node.lineno - 1 : node.end_lineno]
                whole += len(part)
                bare = re.sub(r"AlienState|games\.alien", "", "\n".join(part))
                free += 0 if OWN_WORDS.search(bare) else len(part)
    return free, whole


def print_sizes() -> None:
    """Files and lines, package by package, and how much of Alien has no word of its own."""
    for top in PACKAGES:
        print(f"{top:40} {size_of(ROOT / top)}")
        parts = sorted(path for path in (ROOT / top).iterdir() if path.is_dir() and any(path.rglob("*.py")))
        for part in parts if top == "companion" else ():
            print(f"  {part.name:38} {size_of(part)}")
    for name, folder in (("Alien", ALIEN), ("the family", FAMILY)):
        print(f"{name:40} {size_of(folder)}")
    free, whole = without_own_words(ALIEN)
    print(f"{'lines of Alien without a word of its own':40} {free} of {whole} ({free / whole:.0%})")


def print_walk(name: str, do: Callable[[], Any]) -> None:
    """One intent, walked."""
    with walked() as found:
        do()
    counts = f"{found.calls} calls, {len(found.functions)} functions, {len(found.files())} files"
    print(f"{name:40} {counts}, {len(found.packages())} packages, {found.crossings} crossings")


def scan_of(evening: Evening) -> Intent:
    """A card of the hand, shown to the camera."""
    return Scanned(evening.tags(evening.hand()[:1]))


def touch_of(evening: Evening) -> Intent:
    """The first thing on the board that can be recruited or fought."""
    offers = evening.room.legal(evening.state, evening.state.turn.seat)
    target = next(offer.target for offer in offers if offer.id.split(":")[0] in ("recruit", "fight", "scan"))
    return Touched(target)


def can_pay(state: Any) -> bool:
    """Whether something on the board can be paid for."""
    return at_rest(state) and min(state.numbers["attack"], state.numbers["recruit"]) >= 3


def print_walks(folder: Path) -> None:
    """One scan, one touch and one undo at the desk; then how long moves and undos take."""
    evening = Evening(house_at(folder / "store.db"))
    evening.house.bus.join("lights", by_chairs(lambda step: None, evening.house.store.settings))
    evening.begin()
    evening.until(at_rest)
    print_walk("one scan of a card of the hand", lambda: evening.do(scan_of(evening)))
    evening.until(can_pay)
    print_walk("one touch of a card on the board", lambda: evening.do(touch_of(evening)))
    print_walk("one undo of it", lambda: evening.do(TakenBack(1)))
    evening.do(Carried())
    moves, undos = [], []
    for number in range(300):
        if evening.state.outcome:
            break
        intent = evening.next()
        moves.append(timed(partial(evening.do, intent)))
        if number % 10 == 9:
            undos.append(timed(partial(evening.do, TakenBack(1))))
            evening.do(Carried())
    print(f"{'one move, processor time':40} {1_000 * median(moves):.2f} ms")
    print(f"{'one undo, processor time':40} {1_000 * median(undos):.2f} ms")
    evening.house.close()


def timed(do: Callable[[], Any]) -> float:
    """The processor time that something takes."""
    began = process_time()
    do()
    return process_time() - began


if __name__ == "__main__":
    print_sizes()
    with TemporaryDirectory() as folder:
        print_walks(Path(folder))
