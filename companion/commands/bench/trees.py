"""How fast the rules are beside another tree of this program, such as an earlier one."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from companion.ground.verdicts import WrongCall

HERE = Path(__file__).resolve().parents[3]
GAMES, TRIES = 20, 3
NO_TREE = "There is no tree of this program in {tree}. Name the folder that holds its `companion`."
SILENT = "The tree in {tree} played no games: {said}"


def checked(tree: Path) -> Path:
    """A folder that holds another tree; raises WrongCall."""
    if not (tree / "companion" / "__main__.py").is_file():
        raise WrongCall(NO_TREE.format(tree=tree))
    return tree.resolve()


def beside(tree: Path, here: Path = HERE, games: int = GAMES, tries: int = TRIES) -> tuple[float, float]:
    """Processor seconds of one game here and there: the same seeds, in turn, the best of some tries.

    The processor's time is touched less by whatever else the machine does than the clock on the wall.
    """
    took = [(a_game(here, games), a_game(tree, games)) for _ in range(tries)]
    return min(one for one, _ in took), min(other for _, other in took)


def a_game(tree: Path, games: int) -> float:
    """Processor seconds of one game in a tree; what its start costs is taken off."""
    return (spent(tree, games + 1) - spent(tree, 1)) / games


def spent(tree: Path, games: int) -> float:
    """Processor seconds of a process that plays so many games with the code of a tree."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    asked = [sys.executable, "-m", "companion", "simulate", "--games", str(games), "--seed", "1"]
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "PYTHONPATH": str(tree), "COMPANION_HOME": home}
        done = subprocess.run(asked, cwd=tree, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip() or "it said nothing"
        raise WrongCall(SILENT.format(tree=tree, said=said.splitlines()[-1]))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
