"""The face of any game that brings none of its own."""

from __future__ import annotations

from ui.rooms.face import Face
from ui.rooms.generic.arrange import arrange

# No film: what a turn of it is, only a game can say. 'Show me' is not offered for it.
FACE = Face(arrange=arrange)
