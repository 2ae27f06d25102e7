"""Everything public says in a sentence what it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.tree import PACKAGES, list_sources, name_module, parse

MIGRATION_DEPTH = "card_db.migrations.versions.module".count(".")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def list_public(tree: ast.Module, name: str) -> Iterator[tuple[str, Documented]]:
    """Name the module, its public classes and functions, and the public methods of those classes."""
    yield name, tree
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield f"{name}.{node.name}", node
            for part in node.body:
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and not part.name.startswith("_"):
                    yield f"{name}.{node.name}.{part.name}", part
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield f"{name}.{node.name}", node


def is_overload(node: Documented) -> bool:
    """Whether this is only a signature beside the real function."""
    return isinstance(node, ast.FunctionDef) and any(
        ast.unparse(mark) == "overload" for mark in node.decorator_list
    )


def is_migration_step(name: str) -> bool:
    """Whether this is a function inside a migration; the module says what the migration changes."""
    return name.startswith("card_db.migrations.versions.") and name.count(".") > MIGRATION_DEPTH


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_has_a_docstring(package: str) -> None:
    silent = [
        name
        for path in list_sources(package)
        for name, node in list_public(parse(path), name_module(path))
        if not ast.get_docstring(node) and not is_overload(node) and not is_migration_step(name)
    ]
    assert silent == []
