"""Nothing is shipped that nobody can reach: every module is on a way from an entry point."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import PACKAGES, list_sources, name_module, parse

ENTRIES = ("companion.__main__", "companion.cli")
# Loaded by name, by whoever finds them in their folder.
BY_NAME = re.compile(
    r"companion\.games\.\w+\.room"  # the games, and the pattern to copy
    r"|companion\.games\.\w+\.(chapters|view|scans|grammar|(setup|scoring)\.\w+)"  # while it is closed
    r"|ui\.rooms\.\w+\.face|ui\.screens\.\w+\.screen"
    r"|card_db\.migrations\.(env|versions\.\w+)"  # by Alembic
)
EMPTY = re.compile(r"companion\.games\.\w+|card_db\.migrations\.versions")  # folders that wait for their game


def list_named(path: Path, modules: set[str]) -> Iterator[str]:
    """Give every module of ours that a file loads, with the packages around it."""
    for node in ast.walk(parse(path)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            yield from {".".join(parts[:end]) for end in range(1, len(parts) + 1)} & modules


def test_every_module_is_reached_from_an_entry_point() -> None:
    paths = {name_module(path): path for path in list_sources(*PACKAGES)}
    waiting = [*ENTRIES, *(name for name in paths if BY_NAME.fullmatch(name))]
    reached: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += list_named(paths[name], set(paths))
    assert sorted(name for name in paths.keys() - reached if not EMPTY.fullmatch(name)) == []
