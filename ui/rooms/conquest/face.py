"""Everything the screen knows of Conquest."""

from __future__ import annotations

from ui.rooms.conquest.arrange import arrange
from ui.rooms.conquest.mark import MARK
from ui.rooms.face import Face

FACE = Face(arrange=arrange, mark=MARK, pieces="ui-map-saucers", large_strip=False)  # a map is high
