"""Modules and packages are nouns: what is done stands in the functions."""

from __future__ import annotations

from pathlib import Path

from tests.architecture.tree import ROOT, list_sources

TOPS = ("card_db", "hardware", "ui", "vision")

# Words that end like a verb and name a thing, one by one.
THINGS = {
    "drawing": "a picture made of our own shapes",
    "laying": "the stacks of a new game on their way out of the box",
    "printing": "labels, cards and dividers on pages",
    "reading": "what a camera or a person makes of a code",
    "recording": "frames kept as files",
    "ring": "a circle",
    "seating": "who sits where",
    "setting": "what a camera is asked for",
    "tracking": "codes from frame to frame",
    "wiring": "which device hangs on which pins",
    "zxing": "the name of a library",
}


def name_of(path: Path) -> str:
    """The last word of a module or a package."""
    name = path.parent.name if path.name == "__init__.py" else path.stem
    return name.rpartition("_")[2]


def test_modules_and_packages_are_nouns() -> None:
    acting = [
        str(path.relative_to(ROOT))
        for path in list_sources(*TOPS)
        if name_of(path).endswith("ing") and name_of(path) not in THINGS
    ]
    assert acting == []


def test_every_thing_that_is_allowed_is_there() -> None:
    assert THINGS.keys() - {name_of(path) for path in list_sources(*TOPS)} == set()
