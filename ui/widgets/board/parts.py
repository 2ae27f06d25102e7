"""What an arranger lays out: parts with their boxes, plain values that need no window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from companion.core.crossing.views import Alarm, Figure, Objective, Place, SeatView, Tile
from ui.theme.boxes import Box
from ui.widgets.space.dots import Dot

Kind = Literal[
    "room",
    "zone",
    "deck",
    "counter",
    "tile",
    "person",
    "objective",
    "chronicle",
    "hand",
    "button",
    "chevron",
    "label",
    "spine",
    "plate",
    "slots",
    "space",
    "crowd",
    "chip",
    "fan",
    "map",
    "frame",
    "sentence",
    "chooser",
]


Look = Literal["", "shapes", "section"]  # of a space: as a card, two shapes at most, or large with its name
Line = Literal["", "tip", "task", "due", "urgent", "asked"]  # asked: a question that was put aside
FIRST: tuple[Line, ...] = ("task", "urgent", "asked")  # what a tip makes room for


class Part(msgspec.Struct, frozen=True):
    """One thing on the board; which fields count depends on its kind."""

    key: str
    kind: Kind
    box: Box
    target: str = ""  # what a touch on it means
    place: Place | None = None
    places: tuple[Place, ...] = ()
    tile: Tile | None = None
    scan: Figure | None = None
    seat: SeatView | None = None
    alarm: Alarm | None = None
    objective: Objective | None = None
    lines: tuple[tuple[str, str], ...] = ()
    words: str = ""
    more: str = ""
    icon: str = ""
    urgent: bool = False
    leftward: bool = True
    seats: tuple[SeatView, ...] = ()  # whose marks lie there
    tint: int = -1  # of the section it belongs to
    look: Look = ""
    page: str = ""  # of a space: the section that holding it enlarges; of a small map: the one it frames
    dots: tuple[Dot, ...] = ()
    pans: bool = False  # of a small map: a finger draws more of the board beside it into view
    group: str = ""  # of names that have one size; none: of those that stand beside it


class Surroundings(msgspec.Struct, frozen=True):
    """What a board shows besides the View: worded lines that the screen has kept."""

    chronicle: tuple[tuple[str, str], ...] = ()
    hand: str = ""
    more: str = ""
    urgent: bool = False
    buttons: tuple[tuple[str, str, str], ...] = ()  # target, words, icon
    words: dict[str, str] = {}  # screen texts that an arranger sets, by key
    page: str = ""  # the page that is open where a board has several
    pan: tuple[int, int] = (0, 0)  # how far an enlarged section is drawn along: half columns, rows
    line: Line = (
        ""  # what the line above the key strip is wanted for; the smallest glass gives it no room else
    )
    chooses: bool = False  # whether a choice lies open before the market
    fan: bool = False  # whether a drawn hand can lie before the board ...
    lays: bool = False  # ... and does
    scrolled: Mapping[str, int] = {}  # of rows too long for their places: how many lie beyond the right end


Parts = tuple[Part, ...]
Say = Any
