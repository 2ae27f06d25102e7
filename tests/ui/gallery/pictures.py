"""Which scenes are kept as pictures, and on which glass: the pages of the design show the same files."""

from __future__ import annotations

from pathlib import Path

from tests.ui.gallery.stage import Glass

PICTURES = Path(__file__).parents[3] / "docs" / "pictures" / "scenes"
SMALL, WIDE, TALL = (800, 480), (1280, 720), (720, 1280)
LIKE = 0.985  # the same picture drawn by another graphics driver is above, a moved button below

SHOWN: dict[str, Glass] = {
    "home": Glass(SMALL), "new game": Glass(SMALL, "fr"), "setup": Glass(WIDE), "laying": Glass(SMALL),
    "table": Glass(SMALL), "table with five": Glass(WIDE, "fr"), "table alone": Glass(TALL),
    "hugged": Glass(SMALL, scale=1.6), "crowd": Glass(SMALL), "hand": Glass(SMALL), "chooser": Glass(SMALL),
    "question": Glass(SMALL), "healing": Glass(SMALL, "fr"), "where to": Glass(SMALL), "moving": Glass(WIDE),
    "refusal": Glass(SMALL), "identity": Glass(SMALL, "fr"), "dice": Glass(SMALL), "strike": Glass(SMALL),
    "facehugger": Glass(SMALL), "death": Glass(SMALL, "fr"), "objective sheet": Glass(WIDE),
    "hazard": Glass(WIDE, "fr"), "victory": Glass(SMALL), "curtain": Glass(SMALL), "undo": Glass(SMALL),
    "tools": Glass(TALL), "differences": Glass(SMALL), "log": Glass(WIDE), "states": Glass(WIDE),
    "welcome": Glass(SMALL), "film": Glass(SMALL), "coach": Glass(SMALL, "fr"),
    "firefly table": Glass(SMALL), "firefly five": Glass(WIDE, "fr"), "firefly hull": Glass(SMALL),
    "firefly strained": Glass(SMALL), "firefly inevitable": Glass(SMALL),
    "firefly countdown": Glass(SMALL, "fr"),
    "firefly mission": Glass(SMALL), "firefly rank": Glass(SMALL), "firefly recap": Glass(SMALL, "fr"),
    "film of firefly": Glass(SMALL), "villains city": Glass(SMALL), "villains five": Glass(WIDE, "fr"),
    "villains twist": Glass(SMALL), "villains overrun": Glass(SMALL, "fr"), "villains won": Glass(SMALL),
    "villains recap": Glass(SMALL, "fr"),
    "sample board of conquest": Glass(SMALL), "sample section of conquest": Glass(SMALL),
    "my cards": Glass(SMALL), "workshop": Glass(SMALL, "fr"), "typing": Glass(SMALL, "fr"),
    "print": Glass(SMALL), "rolls": Glass(SMALL), "stacks": Glass(TALL, "fr"), "mat": Glass(SMALL),
    "camera": Glass(WIDE), "lights": Glass(WIDE), "scores": Glass(SMALL), "system": Glass(SMALL),
    "evening": Glass(SMALL),
}  # fmt: skip


def file_of(name: str) -> Path:
    """Where the picture of a scene lies."""
    return PICTURES / f"{name.replace(' ', '-')}.png"
