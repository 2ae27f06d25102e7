"""The functions that keep rules: those whose words, names of refusals and comments name one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.breaking.names import ROOT, named

HOMES = (ROOT / "companion" / "engine", ROOT / "companion" / "games")
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Keeper(msgspec.Struct, frozen=True):
    """One function, and the rules it names."""

    path: Path
    name: str  # qualified within its module
    line: int  # where it begins, its decorators included: as its code object says
    rules: frozenset[str]

    @property
    def where(self) -> str:
        """The same for people."""
        return f"{self.path.relative_to(ROOT)}:{self.name}"


def keepers(prefix: str, *tops: Path) -> tuple[Keeper, ...]:
    """Every function of the engine and the games, or below other folders, that keeps a rule of this game."""
    found: list[Keeper] = []
    for path in sorted(path for top in tops or HOMES for path in top.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if f"{prefix}-" not in text:
            continue
        lines = text.splitlines()
        for name, function in functions(ast.parse(text)):
            begins = min([function.lineno, *(one.lineno for one in function.decorator_list)])
            rules = named("\n".join(lines[begins - 1 : function.end_lineno]), prefix)
            if rules:
                found.append(Keeper(path, name, begins, rules))
    return tuple(found)


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, Function]]:
    """The functions and methods of a module; one within another belongs to it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")
