"""The name of a game acts in its own folders alone: what differs between games is said there, as a value."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from companion.ground.rooms import ROOMS
from tests.architecture.tree import PACKAGES, ROOT, list_sources, parse

GAMES = ROOT / "companion" / "games"
NAMES = tuple(sorted(path.parent.name for path in GAMES.glob("*/__init__.py")))
NAME = re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, NAMES))})(?![a-z])")


def known_to(place: Path) -> set[str]:
    """The games that a file may name: that of its folder, and those whose cards that one takes in."""
    own = {name for name in NAMES if name in place.parts}
    return own.union(*(ROOMS[name]().guests for name in own & ROOMS.keys()))


def words_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The strings that can act: no docstrings, and no sentences for people."""
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            if " " not in node.value.strip():
                yield node.lineno, node.value
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module


def named_in(path: Path) -> Iterator[str]:
    """The games that a file names and does not belong to."""
    place = path.relative_to(ROOT)
    known = known_to(place)
    for line, word in words_of(parse(path)):
        for name in NAME.findall(word):
            if name not in known:
                yield f"{place}:{line}: {word!r}"


def test_the_games_are_known() -> None:
    assert NAMES == ("_template", "alien", "conquest", "firefly", "villains")


def test_no_name_of_a_game_acts_outside_its_own_folders() -> None:
    assert [found for path in list_sources(*PACKAGES) for found in named_in(path)] == []
