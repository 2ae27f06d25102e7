"""Modules and packages are nouns: what is done stands in the functions."""

from __future__ import annotations

from pathlib import Path

from tests.architecture.tree import PACKAGES, ROOT, list_sources

# Chapters of the rules are called as the rulebook calls them: scanning, fighting, crossing.
RULES = ("companion/games/", "companion/engine/legendary/")

# Words that end like a verb and name a thing, one by one.
THINGS = {
    "crossing": "what goes in and out of the study",
    "drawing": "a picture made of our own shapes",
    "evening": "a game from the first card to the last",
    "housekeeping": "what is tidied in pauses",
    "laying": "the stacks of a new game on their way out of the box",
    "meaning": "what a card says to the rules",
    "nothing": "what is on a picture without codes",
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
    places = {str(path.relative_to(ROOT)): name_of(path) for path in list_sources(*PACKAGES)}
    acting = [place for place, name in places.items() if name.endswith("ing") and name not in THINGS]
    assert [place for place in acting if not place.startswith(RULES)] == []


def test_every_thing_that_is_allowed_is_there() -> None:
    assert THINGS.keys() - {name_of(path) for path in list_sources(*PACKAGES)} == set()
