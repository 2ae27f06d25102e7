"""The Objectives of a box by letter, and the order in which its games play them (FFY-CAMP-01)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box
from companion.engine.legendary.selection import OfEach
from companion.games.firefly.state import LETTERS

OBJECTIVES = OfEach(
    stack="objectives", key="objectives", called="objective", number="level", parts=LETTERS
)  # fmt: skip


def in_order(box: Box) -> Mapping[int, list[DesignId]]:
    """The Objectives by letter in the order of the box's own games, then the others (FFY-RUL-61)."""
    series = [DesignId(one) for game in box.presets for one in game.choices.get("objectives", ())]
    of_letter = OBJECTIVES.by_part(box)
    return {
        letter: sorted(own, key=lambda one: series.index(one) if one in series else len(series))
        for letter, own in of_letter.items()
    }
