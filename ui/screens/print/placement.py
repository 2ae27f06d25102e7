"""Where the label goes: the outline of a card, and keys that nudge its free part."""

from __future__ import annotations

from typing import Any

from kivy.uix.floatlayout import FloatLayout

from companion.core.ports.printing import LabelKind, Outline
from ui.screens.base.screen import put
from ui.screens.base.words import is_large
from ui.screens.print.outline import OutlinePicture
from ui.screens.print.rows import capital
from ui.theme.boxes import Box, around
from ui.widgets.chips.chips import ChipGrid, ChipModel
from ui.widgets.drawn.wear import Wear

MOVES = ("left", "right", "up", "down")
SIZES = ("narrower", "wider", "lower", "taller")
KEY_MM, ROW_MM, GAP_MM = 17.0, 10.5, 1.6


def wrong_lines(outline: Outline | None, wear: Wear) -> str:
    """What the picture shows, and what is wrong with it."""
    if outline is None:
        return wear.tell("ui-print-no-outline")
    if outline.label is None:
        return wear.tell("ui-print-no-room")
    covered = next((part.what for part in outline.parts if part.is_covered), None)
    if covered is not None:
        return wear.tell("ui-print-covers", what=covered)
    return capital(wear.tell("ui-print-place-of", cards=outline.title))


class PlaceDesk(FloatLayout):
    """Fires on_nudge(nudge); `turn` shows the next outline."""

    __events__ = ("on_nudge",)

    def __init__(self, wear: Wear, **values: Any) -> None:
        """No outline yet."""
        super().__init__(**values)
        self.wear, self.at = wear, 0
        self.sizing = False
        self.outlines: tuple[Outline, ...] = ()
        self.picture = OutlinePicture(wear=wear)
        self.moves, self.sizes = ChipGrid(wear, KEY_MM), ChipGrid(wear, KEY_MM)
        self.again = ChipGrid(wear, KEY_MM)
        for keys in (self.moves, self.sizes, self.again):
            keys.bind(on_chip=lambda _k, id: self._key(id))
        self.bind(size=lambda *_: self._arrange(), pos=lambda *_: self._arrange())

    @property
    def outline(self) -> Outline | None:
        """The outline that is shown."""
        return self.outlines[self.at] if self.at < len(self.outlines) else None

    def show(self, outlines: tuple[Outline, ...], kind: LabelKind) -> None:
        """These outlines, the same one in front where it still is one."""
        self.outlines = outlines
        self.at = min(self.at, max(0, len(outlines) - 1))
        self.picture.outline, self.picture.kind = self.outline, kind
        self._arrange()

    def turn(self) -> None:
        """The next outline, after the last the first again."""
        self.at = (self.at + 1) % max(1, len(self.outlines))
        self.picture.outline = self.outline
        self._arrange()

    def _arrange(self) -> None:
        """The card at the left or above, the keys beside or below it."""
        if self.width < 50:
            return
        theme, box = self.wear.theme, Box(self.x, self.y, self.width, self.height)
        gap, row = theme.mm(GAP_MM), theme.mm(ROW_MM)
        if theme.glass.is_portrait:
            keys, picture = box.cut_bottom(self._rows() * row + (self._rows() - 1) * gap, gap)
        else:
            keys, picture = box.cut_right(max(theme.mm(4 * KEY_MM + 3), box.w * 0.5), theme.mm(4))
            keys = keys.cut_top(min(keys.h, self._rows() * row + (self._rows() - 1) * gap))[0]
        put(self, self.picture, picture)
        self._show_keys(keys.rows(self._rows(), gap))

    @property
    def is_tight(self) -> bool:
        """Whether there is room for half of the keys only: the others are a touch away."""
        theme = self.wear.theme
        return is_large(theme) and theme.glass.is_small

    def _rows(self) -> int:
        """Rows of keys: four keys take one, or two where type is large."""
        return 3 if self.is_tight or not is_large(self.wear.theme) else 5

    def _show_keys(self, rows: list[Box]) -> None:
        """Keys that move, keys that size, and the one that lays everything back."""
        tell = self.wear.tell
        moves = [ChipModel(one, "", icon=one) for one in MOVES]
        sizes = [ChipModel(one, tell(f"ui-print-{one}")) for one in SIZES]
        moved = self.outline is not None and self.outline.is_moved
        last = [ChipModel("reset", tell("ui-print-reset"))] if moved else []
        if self.is_tight:
            moves = sizes if self.sizing else moves
            last = [ChipModel("turn", tell("ui-print-move" if self.sizing else "ui-print-size")), *last]
            sizes = []
        step = (len(rows) - 1) // (1 if self.is_tight else 2)
        put(self, self.moves, around(rows[:step]))
        self.moves.show(moves)
        if sizes:
            put(self, self.sizes, around(rows[step : 2 * step]))
        self.sizes.show(sizes)
        put(self, self.again, rows[-1])
        self.again.show(last)

    def _key(self, id: str) -> None:
        """A key was touched: a nudge, or the other half of the keys."""
        if id == "turn":
            self.sizing = not self.sizing
            self._arrange()
        else:
            self.dispatch("on_nudge", id)

    def on_nudge(self, nudge: str) -> None:
        """A key was touched."""
