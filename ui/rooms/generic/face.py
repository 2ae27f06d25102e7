"""The face of any game that brings none of its own."""

from __future__ import annotations

from ui.rooms.face import Face
from ui.rooms.generic.arrange import arrange

FACE = Face(arrange=arrange)
