"""Packages import anywhere: nothing heavy, nothing impure and no work until somebody asks for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGES, ROOT, list_imports, list_sources, name_module

HEAVY = ("alembic", "cv2", "gpiozero", "kivy", "lgpio", "pyzbar", "sqlalchemy", "sqlmodel", "zxingcpp")
PURE = ("core", "engine", "games", "intake", "session")
IMPURE = {"asyncio", "os", "secrets", "socket", "sqlite3", "subprocess", "threading", "time"}

# Import every named module while the heavy libraries cannot be had, and tell what failed or began to work.
PROBE = """
import importlib, sys, threading

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HEAVY:
            raise ModuleNotFoundError(f"{name} is not here", name=name)

HEAVY, modules = set(sys.argv[1].split(",")), sys.argv[2].split(",")
sys.meta_path.insert(0, Absent())
for module in modules:
    try:
        importlib.import_module(module)
    except ImportError as error:
        print(f"{module}: {error}")
if threading.active_count() != 1:
    print(f"threads started at import: {threading.enumerate()}")
"""


def import_without_heavy_libraries(modules: list[str]) -> str:
    """Import these modules in a fresh interpreter that has none of the heavy libraries."""
    call = [sys.executable, "-c", PROBE, ",".join(HEAVY), ",".join(modules)]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    return done.stdout + done.stderr


def test_the_companion_imports_without_any_heavy_library() -> None:
    modules = [name_module(path) for path in list_sources("companion") if path.name != "__main__.py"]
    assert import_without_heavy_libraries(modules) == ""


def test_every_package_of_the_windows_imports_without_any_heavy_library() -> None:
    windows = [name for name in PACKAGES if name != "companion"]
    packages = [name_module(path) for path in list_sources(*windows) if path.name == "__init__.py"]
    assert import_without_heavy_libraries(packages) == ""


@pytest.mark.parametrize("room", PURE)
def test_the_study_needs_only_msgspec_and_the_standard_library(room: str) -> None:
    allowed = {*sys.stdlib_module_names, "companion", "msgspec"}
    strangers = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in list_sources("companion")
        if path.is_relative_to(ROOT / "companion" / room)
        for name in list_imports(path)
        if name.partition(".")[0] not in allowed
    }
    assert strangers == set()


def is_pure(path: Path) -> bool:
    """Whether this file may know neither clock nor machine: the values, the toolkit and the rooms."""
    return path.relative_to(ROOT / "companion").parts[0] in ("core", "engine", "games")


def test_the_rules_know_neither_clock_nor_machine() -> None:
    touched = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in filter(is_pure, list_sources("companion"))
        for name in list_imports(path)
        if name.partition(".")[0] in IMPURE
    }
    assert touched == set()


def test_chance_belongs_to_the_players_alone() -> None:
    players = ROOT / "companion" / "engine" / "players"
    chancy = {
        str(path.relative_to(ROOT))
        for path in filter(is_pure, list_sources("companion"))
        if "random" in list_imports(path) and not path.is_relative_to(players)
    }
    assert chancy == set()
