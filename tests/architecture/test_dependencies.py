"""What is imported is declared, what is declared is imported, and the licence of whatever comes is told."""

from __future__ import annotations

import re
import sys
import tomllib
from functools import cache
from importlib.metadata import Distribution, distributions

from tests.architecture.tree import PACKAGES, ROOT, list_imports, list_sources

ASKED_FOR_BY_NAME = {"lgpio"}  # gpiozero loads it by itself, where there are pins
TOOLS = {  # run, never imported by a test
    "coverage", "import-linter", "mypy", "pytest-timeout", "pytest-xdist", "ruff", "setuptools",
    "psycopg",  # loaded by SQLAlchemy for a URL that names it
}  # fmt: skip
ELSEWHERE = {"bpy", "bpy_extras", "mathutils", "onnx", "torch"}  # in environments of their own: docs/dice.md
LOCKED = re.compile(r"^([a-z0-9.-]+)==\S+(.*)$", re.MULTILINE)
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def normal(name: str) -> str:
    """A library's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def bare(requirement: str) -> str:
    """A requirement without its extras, versions and conditions."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match is not None, requirement
    return normal(match[0])


@cache
def declared() -> dict[str, set[str]]:
    """The libraries the project file asks for, by group."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    groups = {"": project["dependencies"], **project["optional-dependencies"]}
    return {group: {bare(line) for line in lines} for group, lines in groups.items()}


@cache
def installed() -> dict[str, Distribution]:
    """Everything in the environment, by its normal name."""
    return {normal(found.metadata["Name"]): found for found in distributions()}


@cache
def homes() -> dict[str, set[str]]:
    """Which libraries bring a module; also two parts deep, for what shares its first name with others."""
    found: dict[str, set[str]] = {}
    for name, library in installed().items():
        for file in library.files or ():
            if file.suffix not in (".py", ".so") or file.parts[0].endswith((".libs", ".dist-info")):
                continue
            parts = [part.split(".")[0] for part in file.parts]
            for deep in (1, 2):
                found.setdefault(".".join(parts[:deep]), set()).add(name)
    return found


def home_of(module: str) -> str:
    """The library that a module comes from."""
    first = homes().get(module.partition(".")[0], set())
    if len(first) > 1:
        first = homes().get(".".join(module.split(".")[:2]), first)
    assert len(first) == 1, f"{module} comes from {sorted(first) or 'nothing that is installed'}"
    return next(iter(first))


def imported_by(*tops: str) -> set[str]:
    """The libraries that files below these folders import, in functions and for types alone as well."""
    modules = {module for path in list_sources(*tops) for module in list_imports(path)}
    known = {*PACKAGES, "tests", *sys.stdlib_module_names, *(ELSEWHERE if tops == ("tests",) else ())}
    return {home_of(module) for module in modules if module.partition(".")[0] not in known}


def test_what_the_product_imports_is_declared_and_nothing_else() -> None:
    asked = declared()[""] | declared()["pi"]
    assert imported_by(*PACKAGES) == asked - ASKED_FOR_BY_NAME


def test_what_the_tests_import_is_declared_and_nothing_else() -> None:
    known = declared()[""] | declared()["dev"]
    used = imported_by("tests")
    assert used <= known
    assert declared()["dev"] - used == TOOLS


def locked() -> set[str]:
    """The libraries of the lock that a Linux machine can get."""
    return {name for name, when in LOCKED.findall(read("requirements.lock")) if "win32" not in when}


def read(name: str) -> str:
    """A file of the project's top folder."""
    return (ROOT / name).read_text(encoding="utf-8")


def noticed() -> dict[str, str]:
    """The licence that the notice tells of each library that is fetched by itself."""
    rows: dict[str, str] = {}
    for heading, body in re.findall(r"^### (.+?)\n(.+?)(?=^##|\Z)", read("NOTICE.md"), re.M | re.S):
        for names, _, licence in ROW.findall(body):
            if heading != "Inside their ready-made files" and names != "Library":
                rows.update({bare(name): licence for name in names.split(", ")})
    return rows


def test_the_notice_names_every_library_of_the_lock_and_no_other() -> None:
    assert set(noticed()) == locked()


def test_the_notice_tells_the_licence_that_the_library_declares() -> None:
    said = noticed()
    wrong = {}
    for name in sorted(said.keys() & installed().keys()):
        metadata = installed()[name].metadata
        expression = (metadata.get_all("License-Expression") or [""])[0]
        if expression and not agrees(said[name], name, expression):
            wrong[name] = (said[name], expression)
    assert wrong == {}


def agrees(told: str, name: str, expression: str) -> bool:
    """Whether a row's licence, or its own words on one library of several, is the declared one."""
    shared, *rest = told.split("; ")
    own = next((part.partition(": ")[2] for part in rest if part.startswith(f"{name}: ")), shared)
    return own == expression


def test_whoever_lies_inside_a_ready_made_file_is_told_of_a_library_that_is_there() -> None:
    inside = read("NOTICE.md").partition("### Inside their ready-made files\n")[2].partition("\n### ")[0]
    holders = {names for names, _, _ in ROW.findall(inside)} - {"In"}
    carried = {
        name for name, library in installed().items() if any(is_foreign(str(f)) for f in library.files or ())
    }
    assert holders >= carried & locked(), "a library that carries others' shared libraries"
    assert holders <= locked()


def is_foreign(file: str) -> bool:
    """Whether a file is a shared library that a package carries beside its own."""
    return ".libs/" in file and ".so" in file
