"""The faces of each game's look as files, by the design's own tokens."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from card_db.printing.paper import Fonts

SHELL = "shell"  # the look of rooms that have none of their own


def fonts_of(room: str) -> Fonts:
    """The faces of a room's look, by the design tokens; numbers never in a face that is not for them."""
    from card_db.printing.paper import Fonts

    tokens = read(ui_folder() / "theme" / "tokens.toml")
    own = ui_folder() / "rooms" / room / "look.toml"
    role = (read(own) if own.is_file() else tokens["looks"][SHELL])["role"]
    fonts = tokens["type"]["fonts"]
    weights = fonts[role["body"]]["weights"]
    return Fonts(
        face(role["body"], weights[0]),
        face(role["body"], weights[-1]),
        face(role["number"], fonts[role["number"]]["weights"][-1]),
        face(role["title"], fonts[role["title"]]["weights"][-1]),
    )


def read(path: Path) -> dict[str, Any]:
    """A file of the design's tokens."""
    return tomllib.loads(path.read_text("utf-8"))


def face(family: str, weight: int) -> Path:
    """The file of a face."""
    return ui_folder() / "assets" / "fonts" / f"{family.replace(' ', '')}-{weight}.ttf"


def ui_folder() -> Path:
    """Where the design's data lies; it is read, not imported."""
    return Path(str(files("ui")))
