"""The tree as the architecture tests see it: which files are ours, and what they say."""

from __future__ import annotations

import ast
import os
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("card_db", "companion", "hardware", "ui", "vision")
TEXT_SUFFIXES = {"", ".py", ".toml", ".ftl", ".kv", ".md", ".sh", ".service", ".example", ".mako", ".ini"}
LEFT_BY_TOOLS = {".git", ".venv", ".hypothesis", "build", "dist", "out", "__pycache__", "htmlcov"}


def name_module(path: Path) -> str:
    """Give a file's dotted name."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def list_files() -> tuple[Path, ...]:
    """List every file of the project, without what tools leave behind."""
    found: list[Path] = []
    for folder, below, names in os.walk(ROOT):
        below[:] = [
            name for name in below if name not in LEFT_BY_TOOLS and not name.endswith(("_cache", ".egg-info"))
        ]
        found.extend(Path(folder) / name for name in names if name not in LEFT_BY_TOOLS)
    return tuple(sorted(found))


def list_sources(*tops: str) -> list[Path]:
    """List the Python files below these top-level folders."""
    return [path for path in list_files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in tops]


def list_texts() -> list[Path]:
    """List every file that people read or write by hand."""
    return [
        path
        for path in list_files()
        if path.suffix in TEXT_SUFFIXES and not path.name.startswith(".coverage")
    ]


@cache
def parse(path: Path) -> ast.Module:
    """Read one Python file as a syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def list_imports(path: Path) -> set[str]:
    """Name every module that a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names
