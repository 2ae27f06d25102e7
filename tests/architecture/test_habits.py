"""Habits that the house does not have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import PACKAGES, ROOT, list_imports, list_sources, list_texts, parse

# Pieced together so that this file does not find itself.
WINDOW_CALLS = {"im" + "show", "named" + "Window", "wait" + "Key"}
SCREEN_TOOLKIT_VARIABLE = re.compile(r"\bQT" + r"_[A-Z]+")
SOMEBODYS_FOLDER = re.compile(r"(?<![\w.$~}])/(work|root|home/(?!pi\b)\w+|Users/\w+)/")
PACKAGE_INDEX = re.compile(r"(index-url|--find" + r"-links|pypi\.(org|io)|pythonhosted|/simple/)")


def find_calls(path: Path) -> Iterator[tuple[str, int]]:
    """Give the name and line of every call in a file."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            yield name, node.lineno


def find_in_texts(pattern: re.Pattern[str]) -> list[str]:
    """Name the places where a pattern stands in any text of the project."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in list_texts()
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def find_called(names: set[str]) -> list[str]:
    """Name the places where one of these functions is called, tests included."""
    return [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in list_sources(*PACKAGES, "tests")
        for name, line in find_calls(path)
        if name in names
    ]


def test_nobody_sleeps() -> None:
    assert find_called({"sleep"}) == [], "time is handed in: wait for an event, or advance a clock"


def test_nothing_forks() -> None:
    """The driver of the pins does not survive it; the tool that breaks rules loads no pins."""
    found = find_called({"fork", "forkpty", "daemonize"})
    assert [place for place in found if not place.startswith("tests/breaking/running.py:")] == []
    assert [path for path in list_sources(*PACKAGES) if "multiprocessing" in list_imports(path)] == []


def test_the_camera_opens_no_window_of_its_own() -> None:
    assert find_called(WINDOW_CALLS) == []


def test_no_variable_of_another_screen_toolkit_is_set() -> None:
    assert find_in_texts(SCREEN_TOOLKIT_VARIABLE) == []


def test_no_text_names_a_folder_of_somebodys_machine() -> None:
    assert find_in_texts(SOMEBODYS_FOLDER) == []


def test_no_text_names_a_package_index() -> None:
    assert [place for place in find_in_texts(PACKAGE_INDEX) if not place.startswith(".ci/lock:")] == []


def test_the_lock_names_no_address_and_only_hashed_files() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    assert "://" not in lock
    pinned = re.split(r"\n(?=[a-z])", lock)[1:]
    assert len(pinned) > 40
    assert [entry.split()[0] for entry in pinned if "--hash=sha256:" not in entry] == []


def test_every_link_of_a_page_leads_somewhere() -> None:
    links = re.compile(r"\[[^\]]*\]\((?!https?:)([^)#\s]+)")
    lost = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in list_texts()
        if path.suffix == ".md"
        for target in links.findall(path.read_text(encoding="utf-8"))
        if not (path.parent / target).exists()
    ]
    assert lost == []
