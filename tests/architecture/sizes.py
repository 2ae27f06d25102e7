"""How long files and functions are, where the limits stand, and who may pass them and why."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.architecture.tree import PACKAGES, ROOT, list_files, list_sources, parse

FILE_SOFT, FILE_HARD, FUNCTION_HARD, KV_HARD = 250, 400, 40, 150

# path or path::function -> why it may be longer than the limit
EXCEPTIONS: dict[str, str] = {}


def count_lines(path: Path) -> int:
    """Count a file's lines."""
    return path.read_text(encoding="utf-8").count("\n")


def measure_functions(path: Path) -> Iterator[tuple[str, int]]:
    """Give each function's name and its lines from `def` to its end."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            yield f"{path.relative_to(ROOT)}::{node.name}", node.end_lineno - node.lineno + 1


def list_kv_files() -> list[Path]:
    """List the screens' layout files."""
    return [path for path in list_files() if path.suffix == ".kv"]


def list_too_long() -> Iterator[str]:
    """Name everything over its hard limit that has no stated reason."""
    sized = [
        (str(path.relative_to(ROOT)), count_lines(path), FILE_HARD)
        for path in list_sources(*PACKAGES, "tests")
    ]
    sized += [(str(path.relative_to(ROOT)), count_lines(path), KV_HARD) for path in list_kv_files()]
    for path in list_sources(*PACKAGES):
        sized += [(name, lines, FUNCTION_HARD) for name, lines in measure_functions(path)]
    for name, lines, limit in sized:
        if lines > limit and name not in EXCEPTIONS:
            yield f"{name} has {lines} lines, the limit is {limit}"


def report_sizes() -> list[str]:
    """Say in a few lines how long files and functions are."""
    files = {str(path.relative_to(ROOT)): count_lines(path) for path in list_sources(*PACKAGES)}
    functions = dict(pair for path in list_sources(*PACKAGES) for pair in measure_functions(path))
    if not files or not functions:
        return []
    longest, slowest = max(files, key=files.__getitem__), max(functions, key=functions.__getitem__)
    told = [
        f"sizes: {len(files)} files, {sum(files.values())} lines, median {median(files.values()):.0f}, "
        f"longest {files[longest]} ({longest})",
        f"sizes: {len(functions)} functions, median {median(functions.values()):.0f}, "
        f"longest {functions[slowest]} ({slowest})",
    ]
    soft = sorted(name for name, lines in files.items() if lines > FILE_SOFT)
    return told + ([f"sizes: over {FILE_SOFT} lines: {', '.join(soft)}"] if soft else [])
