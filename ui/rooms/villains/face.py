"""Everything the screen knows of Villains."""

from __future__ import annotations

from ui.rooms.face import Face
from ui.rooms.villains.arrange import arrange
from ui.rooms.villains.mark import MARK

FACE = Face(arrange=arrange, mark=MARK)
