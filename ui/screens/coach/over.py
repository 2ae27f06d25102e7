"""The tip of a film over a sheet: in a line above its strip, before everything that leads elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from ui.rooms.common import line_mm
from ui.screens.base.screen import Screen, put
from ui.screens.coach.model import BIG
from ui.screens.coach.note import CoachNote
from ui.theme.boxes import Box
from ui.widgets.board.parts import Surroundings
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.options.options import OptionButton

FOOT = "foot"  # the row that is suggested


class Guard(FloatLayout):
    """Lies over a sheet and lets through what it `takes`."""

    def __init__(self, takes: Callable[[float, float], bool], **values: Any) -> None:
        """Nothing lies in it yet."""
        super().__init__(size_hint=(None, None), **values)
        self._takes = takes

    def on_touch_down(self, touch: Any) -> bool:
        """A touch that leads elsewhere goes no further."""
        return bool(super().on_touch_down(touch)) if self._takes(*touch.pos) else True


def lay_over(sheet: Screen, note: CoachNote, guard: Guard) -> Box:
    """Give the tip a line of the sheet; gives where it is."""
    theme = sheet.wear.theme
    margin = theme.mm(2) if theme.glass.is_small else theme.mm(5)
    sheet.told = theme.mm(line_mm(theme, Surroundings(line="tip")) + 1.2)
    sheet.arrange()
    if note.parent is not None:
        note.parent.remove_widget(note)
    put(sheet, guard, sheet.box)
    guard.add_widget(note)
    foot = sheet.box.trimmed(left=margin, right=margin, bottom=strip_height(theme) + theme.mm(0.6))
    return foot.cut_bottom(sheet.told - theme.mm(1.2))[0]


def sheet_boxes(sheet: Screen) -> dict[str, Box]:
    """What of a sheet the tip of a film can point at."""
    every = (one for one in sheet.walk(restrict=True) if isinstance(one, OptionButton))
    row = next((one for one in every if one.option.foot), None)
    return {BIG: sheet.strip.big.box} | ({FOOT: row.box} if row is not None else {})


def touchable_in(sheet: Screen, lets: Callable[[float, float], bool]) -> list[Touchable]:
    """What the keys reach in a sheet while a film waits for one touch of it."""
    every = (one for one in sheet.walk(restrict=True) if isinstance(one, Touchable))
    return [one for one in every if lets(*one.center)]
