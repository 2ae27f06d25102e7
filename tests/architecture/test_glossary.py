"""One word for each thing: a public class has its name for itself in its top folder, a game in its own."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from tests.architecture.tree import PACKAGES, ROOT, list_sources, name_module, parse

GAMES = ("companion", "games")


def home_of(path: Path) -> str:
    """Within which a name means one thing: games are strangers to each other and to the rest."""
    parts = path.relative_to(ROOT).parts
    return "/".join(parts[:3]) if parts[:2] == GAMES else parts[0]


def test_a_public_class_has_its_name_for_itself() -> None:
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path in list_sources(*PACKAGES):
        for node in parse(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[home_of(path), node.name].append(name_module(path))
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
