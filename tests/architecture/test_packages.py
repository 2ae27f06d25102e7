"""What is built and shipped is exactly what lies in the tree."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import companion
from tests.architecture.tree import PACKAGES, ROOT, list_files, name_module

# Folders with Python files that are run by path, not imported.
NOT_PACKAGES = {"card_db.migrations.versions"}


def read_setuptools() -> dict[str, object]:
    """Read the packaging part of the project file."""
    tools: dict[str, object] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    return tools


def list_own_files() -> list[Path]:
    """List the files below the five packages."""
    return [path for path in list_files() if path.relative_to(ROOT).parts[0] in PACKAGES]


def test_the_version_is_said_once_and_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == companion.__version__


def test_every_package_of_the_tree_is_listed() -> None:
    in_tree = sorted(name_module(path) for path in list_own_files() if path.name == "__init__.py")
    assert read_setuptools()["packages"] == in_tree


def test_every_python_file_lies_in_a_package() -> None:
    folders = {path.parent for path in list_own_files() if path.suffix == ".py"}
    bare = {
        name_module(folder / "__init__.py") for folder in folders if not (folder / "__init__.py").exists()
    }
    assert bare <= NOT_PACKAGES


def test_every_data_file_is_shipped() -> None:
    patterns = read_setuptools()["package-data"]
    assert isinstance(patterns, dict)
    left_out = [
        str(path.relative_to(ROOT))
        for path in list_own_files()
        if path.suffix not in (".py", ".md")  # pages for whoever edits the data stay at home
        and not any(
            fnmatch(path.name, glob.removeprefix("**/")) for glob in patterns[path.relative_to(ROOT).parts[0]]
        )
    ]
    assert left_out == []
