"""Measuring beside another tree: what its games cost the processor, and a sentence where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands.bench import command, trees
from companion.commands.bench.trees import beside, checked, spent
from companion.ground.verdicts import WrongCall

PLAYS = """
import sys
from time import process_time
games = int(sys.argv[sys.argv.index("--games") + 1])
assert sys.argv[1] == "simulate" and sys.argv[-2:] == ["--seed", "1"]
end = process_time() + {start} + games * {each}
while process_time() < end:
    pass
"""


def tree(folder: Path, each: float, start: float = 0.0) -> Path:
    """A tree whose games cost so many seconds of the processor, and its start others."""
    (folder / "companion").mkdir(parents=True)
    (folder / "companion" / "__init__.py").touch()
    (folder / "companion" / "__main__.py").write_text(PLAYS.format(each=each, start=start))
    return folder


def test_both_trees_play_and_what_their_start_costs_is_no_part_of_a_game(tmp_path: Path) -> None:
    here, there = tree(tmp_path / "here", each=0.1, start=0.3), tree(tmp_path / "there", each=0.3)
    one, other = beside(there, here, games=1, tries=1)
    assert (one, other) == (pytest.approx(0.1, abs=0.07), pytest.approx(0.3, abs=0.07))


def test_the_row_says_how_much_quicker_this_tree_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "beside", lambda tree: (0.125, 0.25))
    (measure,) = command.other_tree(Path("earlier"))
    assert (measure.value, measure.ratio, measure.against) == (8.0, 2.0, "the tree in earlier")


def test_a_folder_without_the_program_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    with pytest.raises(WrongCall, match="There is no tree of this program in .*Name the folder"):
        checked(tmp_path)
    assert checked(tree(tmp_path / "there", each=0)) == (tmp_path / "there").resolve()


def test_a_tree_that_cannot_play_says_why(tmp_path: Path) -> None:
    broken = tree(tmp_path / "broken", each=0)
    (broken / "companion" / "__main__.py").write_text("raise SystemExit('No such option: --seed')")
    with pytest.raises(WrongCall, match="played no games: No such option: --seed"):
        spent(broken, 1)
