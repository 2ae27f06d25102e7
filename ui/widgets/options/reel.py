"""Answers side by side in rows that a finger draws along: all in one size, nothing of them cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ui.theme.boxes import Box
from ui.theme.theme import Theme
from ui.widgets.drawn.wear import Wear
from ui.widgets.figures.figures import figure_width
from ui.widgets.ink.fits import fit_pair
from ui.widgets.options.delta import DELTA_MM
from ui.widgets.options.layout import Option
from ui.widgets.options.options import INSET_MM, OptionButton
from ui.widgets.options.signs import has_signs
from ui.widgets.reel.reel import Reel
from ui.widgets.reel.rows import BAR_MM, SeenRow, whole_height

LEAST_MM, TALLEST_MM = 13.5, 20.0  # of a row: at least, and where there is room to spare
UNLIMITED_MM = 1000.0  # higher than any words
SIGN_MM = 8.2  # how large what helps to recognise an answer is


class OptionReel(Reel):
    """Fires on_choice(id) and on_read(option)."""

    __events__ = ("on_choice", "on_read")

    def __init__(self, wear: Wear, options: Sequence[Option], **values: Any) -> None:
        """Show these options, two side by side unless `across` is another number."""
        super().__init__(wear, **values)
        self.options: tuple[Option, ...] = tuple(options)
        self.across = self._abreast = 2
        self._made: dict[str, OptionButton] = {}
        self.bind(size=lambda *_: self.arrange(), pos=lambda *_: self.arrange())

    @property
    def row_mm(self) -> float:
        """How high a row is at least."""
        return DELTA_MM if any(one.delta is not None for one in self.options) else LEAST_MM

    @property
    def buttons(self) -> list[OptionButton]:
        """The options that are in sight, in their order."""
        return [self._made[one.id] for one in self.options if one.id in self._made]

    def show(self, options: Sequence[Option]) -> None:
        """Show other options; those in sight stay where they are."""
        self.options = tuple(options)
        self.arrange()

    def need_mm(self, width: float) -> float:
        """How high all rows are together at a width."""
        whole = whole_height(self._needs(width), self.gap)
        return whole / self.wear.theme.glass.px_per_mm

    def arrange(self) -> None:
        """As high as the words need, with room to spare shared out; else beside a bar."""
        if self.width < 50 or not self.options:
            return
        room, most = Box(self.x, self.y, self.width, self.height), self.wear.theme.mm(TALLEST_MM)
        self._abreast = self._able(room)
        heights = self._needs(room.w)
        spare = room.h - whole_height(heights, self.gap)
        if spare < 0:
            room = room.trimmed(right=self.wear.theme.mm(BAR_MM))
            self.list_rows([min(high, room.h) for high in self._needs(room.w)], room)
            return
        self.list_rows([max(high, min(high + spare // len(heights), most)) for high in heights], room)

    def _able(self, room: Box) -> int:
        """How many stand side by side: one more where words are short and there are too many for the room."""
        able = [self.across]
        if self.across > 1 and not any(one.delta is not None for one in self.options):
            able.append(self.across + 1)
        whole = {count: whole_height(self._needs(room.w, count), self.gap) for count in able}
        return next((count for count in able if whole[count] <= room.h), min(able, key=lambda n: whole[n]))

    def _needs(self, width: float, columns: int = 0) -> list[float]:
        """Rows of one height, which is that of the longest answer."""
        theme, columns = self.wear.theme, max(1, min(columns or self._abreast, len(self.options)))
        wide = Box(0, 0, width, 1).columns(columns, self.gap)[0].w
        scale = max(1.0, theme.glass.text_scale)
        high = max([theme.mm(self.row_mm * scale), *(self._need(one, wide) for one in self.options)])
        return [high] * -(-len(self.options) // columns)

    @property
    def _columns(self) -> int:
        return max(1, min(self._abreast, len(self.options)))

    def _need(self, option: Option, width: float) -> float:
        """How high an option is with all its words; one that shows numbers has its own height."""
        theme, setter, body = self.wear.theme, self.wear.press.type, self.wear.theme.font("body")
        if option.delta is not None:
            return 0.0
        side, above = map(theme.mm, INSET_MM)
        inner = width - 2 * side - signs_width(theme, option)
        room = (inner, float(theme.mm(UNLIMITED_MM)))
        pair = fit_pair(setter, option.words, option.sub or " ", room, (body, body), theme.mm(1))
        return round(pair.height + 2 * above)

    def lay_rows(self, seen: Sequence[SeenRow]) -> None:
        """The options of these rows; what is out of sight goes."""
        columns, shown = self._columns, {}
        for row in seen:
            some = self.options[row.at * columns : (row.at + 1) * columns]
            boxes = row.box.columns(columns, self.gap)
            shown.update({one.id: (one, box, row) for one, box in zip(some, boxes, strict=False)})
        for id in [id for id in self._made if id not in shown]:
            self.remove_widget(self._made.pop(id))
        leftward = any(one.sub or has_signs(one) for one in self.options)
        for one, box, row in shown.values():
            made = self._made.get(one.id) or self._make(one)
            made.option, made.is_cut, made.leftward = one, row.is_cut, leftward
            made.pos, made.size = (box.x, box.y), (box.w, box.h)

    def _make(self, option: Option) -> OptionButton:
        id = option.id
        made = OptionButton(wear=self.wear, option=option, even=True, size_hint=(None, None))
        made.bind(
            on_tap=lambda _b: self._touched(id),
            focused=lambda _b, is_so: self.bring(self._row(id)) if is_so else None,
        )
        if option.reads or option.tells:  # else a slow press is a press
            made.bind(on_hold=lambda button: self.dispatch("on_read", button.option))
        self._made[id] = made
        self.add_widget(made)
        return made

    def _row(self, id: str) -> int:
        """The row in which an option stands."""
        return next(at for at, one in enumerate(self.options) if one.id == id) // self._columns

    def _touched(self, id: str) -> None:
        """An option that is cut comes into sight first; any other is the answer."""
        if self._made[id].is_cut:
            self.bring(self._row(id))
        else:
            self.dispatch("on_choice", id)

    def on_choice(self, id: str) -> None:
        """An option was chosen."""

    def on_read(self, option: Option) -> None:
        """An option was held: its card is to be read."""


def signs_width(theme: Theme, option: Option) -> float:
    """About how much of its width an option gives to what stands beside its words."""
    size = theme.mm(SIGN_MM)
    beside = sum(figure_width(figure.shape, size) + theme.mm(1.5) for figure in option.figures)
    beside += size + theme.mm(1.6) if option.seat is not None else 0
    return beside + (theme.mm(8) if option.icon else 0)
