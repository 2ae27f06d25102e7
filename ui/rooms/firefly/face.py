"""Everything the screen knows of Firefly."""

from __future__ import annotations

from ui.rooms.face import Face
from ui.rooms.firefly.arrange import arrange
from ui.rooms.firefly.mark import MARK

FACE = Face(arrange=arrange, mark=MARK)
