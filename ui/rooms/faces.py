"""The faces of all games: each lies in a folder of the game's name, and is loaded when it is first needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from companion.core.crossing.steps import Notice
from ui.rooms.face import Face
from ui.rooms.tips import FIRST, LATER, Tip

HERE = Path(__file__).parent
ANY = "generic"  # the folder of the face of a game that brings none


@cache
def face_of(room: str) -> Face:
    """The game's own face, or rows of places for a game that brings none."""
    own = room if room and (HERE / room / "face.py").is_file() else ANY
    face: Face = import_module(f"ui.rooms.{own}.face").FACE
    return face


def news_of(room: str, notices: Sequence[Notice]) -> Notice | None:
    """Of all that happened in a step, what a line of news tells: the rooms know what weighs most."""
    face = face_of(room)
    ranked = [one for kind in face.telling for one in notices if one.kind == kind]
    loud = [one for one in notices if one.kind not in face.quiet]
    return next(iter((*ranked, *reversed(loud), *reversed(notices))), None)


def tips_of(room: str) -> tuple[Tip, ...]:
    """What a first game is led with, in the order in which it is shown; a game may say one of all sooner."""
    return tuple(dict.fromkeys((*FIRST, *face_of(room).tips, *LATER)))
