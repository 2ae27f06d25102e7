"""Which questions stand on which page of the workshop: pure arithmetic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.screens.workshop.model import Section
from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.chips.chips import chips_height
from ui.widgets.numbers.numbers import numbers_height

LABEL_MM, GAP_MM = 6.0, 1.8
Packed = dict[Section, Box]


def packed(
    theme: Theme, box: Box, wanted: Sequence[tuple[Section, int]], narrow: Mapping[Section, float]
) -> tuple[Packed, ...]:
    """Pages with a place for each section: as many as have room, in their order."""
    pages: list[Packed] = []
    top = 0.0
    for section, count in wanted:
        height = section_height(theme, box.w, section, count, narrow.get(section, 24.0))
        if not pages or top - height < box.y:
            pages.append({})
            top = box.top
        pages[-1][section] = Box(box.x, top - height, box.w, height)
        top -= height + theme.mm(GAP_MM)
    return tuple(pages)


def section_height(theme: Theme, width: float, section: Section, count: int, narrow_mm: float) -> int:
    """A label and what it is answered with."""
    label = round(theme.mm(LABEL_MM) * theme.glass.text_scale)
    if section == "numbers":
        return label + numbers_height(theme, width, count)
    return label + chips_height(theme, width, count, narrow_mm)
