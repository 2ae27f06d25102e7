"""The sheet of the running ask: every option one touch, turned to the person it addresses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.crossing.intents import Taken
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.crossing.views import Figure
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.question.asides import card_of, rows
from ui.screens.question.model import (
    FACES,
    Question,
    answered,
    dice_answer,
    fits_roll,
    roll_hint,
    typed,
    yes_words,
)
from ui.screens.sentences.cards import read
from ui.theme.boxes import Box
from ui.widgets.asides.bar import AsideBar
from ui.widgets.asides.layout import LINE_MM, AsideSpot, Group
from ui.widgets.figures.face import FaceRow
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import ROW_MM, Option, rows_mm
from ui.widgets.options.options import OptionGrid
from ui.widgets.options.reel import OptionReel
from ui.widgets.sheet.panel import Head, head_height
from ui.widgets.sheet.remark import Remark

KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0")
NUMBER_MM, OPTION_MM = 17.0, 40.0
PAD_MM = 78.0
WIDEST_MM = 168.0  # of the panel on a large glass
WIDE_TEXT = 1.3  # from here on candidates stand in one column


class QuestionSheet(Sheet):
    """Asks; the answer closes it, 'look at the table' only puts it aside."""

    aside = ("ui-look-table", "look")  # the words and the icon of what puts it aside

    def __init__(
        self, context: Context, look: str, question: Question, beside: Sequence[Group] = (), **values: Any
    ) -> None:
        """Make the form that fits the question; `beside` is what can be done about the card before it."""
        super().__init__(context, look, question.seat.seat if question.seat else None, "warn", **values)
        self.question, self.digits, self.look = question, "", look
        self.line: Box | None = None
        self.faces = [0] * len(question.dice)
        self.seen: SeenRoll | None = None
        self.is_typed = False
        seat = question.seat
        whose = {"name": seat.name, "colour": str(seat.colour)} if seat else {}
        self.head = Head(
            wear=self.wear, title=question.title, sub=question.sub, icon="look", tone="warn", **whose
        )
        self.add_widget(self.head)
        self._add_remarks(question)
        pad = question.form == "pad"
        options = pad_keys() if pad else question.options
        self.grid = self._grid_of(question, options)
        self.grid.bind(
            on_choice=lambda _g, id: self.choose(id),
            on_read=lambda _g, option: read(self.context, self.look, option),
        )
        if question.form not in ("dice", "done") and options:
            self.add_widget(self.grid)
        names = [self.wear.tell("ui-dice-colour", colour=colour) for colour in question.dice]
        self.rows = [FaceRow(self.wear, at, name) for at, name in enumerate(names)]
        for row in self.rows:
            row.bind(on_face=lambda _r, at, face: self.face(at, face))
            self.add_widget(row)
        self.beside, self.asides = tuple(beside), AsideBar(self.wear)
        self.has_line = bool(beside)  # for as long as it lies open, so that nothing moves under a finger
        self.asides.bind(on_aside=lambda _a, id: self.context.post(Taken(id)), on_more=self._more)
        self.add_widget(self.asides)

    def _grid_of(self, question: Question, options: Sequence[Option]) -> OptionGrid | OptionReel:
        """Answers in words stand in rows that are drawn along; numbers and names of cards have pages."""
        if question.form == "options" and not question.by_showing:
            return OptionReel(self.wear, options)
        narrow = NUMBER_MM if question.form in ("numbers", "pad") else OPTION_MM
        grid = OptionGrid(self.wear, options, narrow)
        grid.bind(on_page=lambda _g: self.strip.show(self.buttons()))
        return grid

    def _add_remarks(self, question: Question) -> None:
        """What is chosen, what happens either way, and the effect where there is nothing to choose from."""
        self.lead = Remark(wear=self.wear, text=question.lead, tint="warn")
        self.either = Remark(wear=self.wear, text=question.either)
        self.effect = Remark(wear=self.wear, text=question.effect, large=True)
        for remark in (self.lead, self.either, self.effect):
            if remark.text:
                self.add_widget(remark)

    def need_mm(self) -> float:
        """Head and rows, or the dice, and the line beside."""
        line = LINE_MM + 2 if self.has_line else 0
        if self.rows:
            return 32 + 15 * len(self.rows) + line
        across = self.width / self.wear.theme.glass.px_per_mm
        if not self.is_standing:
            across = min(across, self.widest_mm())
        if self.question.form == "pad":  # every key is seen at once
            return PAD_MM * max(1.0, self.wear.theme.glass.text_scale)
        words = 8.0 * bool(self.question.lead) + 8.0 * bool(self.question.either)
        if self.question.effect:
            return 62 * max(1.0, self.wear.theme.glass.text_scale) + words + line
        if isinstance(self.grid, OptionReel):
            self.grid.across = self._across()
            return 30 + self.grid.need_mm((across - 18) * self.wear.theme.glass.px_per_mm) + words + line
        return 30 + rows_mm(self.grid.options, across, self.grid.narrow_mm) + words + line

    def widest_mm(self) -> float:
        """The board is seen around a question."""
        return WIDEST_MM

    def is_short(self) -> bool:
        """It is no higher than what it asks, where there is room to spare."""
        return not self.wear.theme.glass.is_small

    def _across(self) -> int:
        """How many answers stand side by side."""
        glass = self.wear.theme.glass
        return 1 if glass.is_portrait or glass.text_scale >= WIDE_TEXT else 2

    def renew(self, question: Question, beside: Sequence[Group]) -> None:
        """The same question, its options called otherwise, or something else to do beside it."""
        if question.options != self.question.options and self.grid.parent is not None:
            self.question = question
            if question.form == "options":
                self.grid.show(question.options)
        if self.has_line:
            self.beside = tuple(beside)
            self._show_beside()

    def show_roll(self, roll: SeenRoll | None) -> None:
        """Put down what the camera saw of the dice; a tap corrects it, and what is in doubt is marked."""
        if roll is None or roll == self.seen or not fits_roll(self.question, roll):
            return
        if self.is_typed and not roll.rests:
            return  # a finger has begun to say it: nothing changes under it before the dice lie still
        self.seen = roll
        self.head.sub = self.wear.tell(roll_hint(roll))
        for at, (row, face) in enumerate(zip(self.rows, roll.faces, strict=True)):
            self.faces[at] = face
            row.show(face, at in roll.unsure)
        if self.parent is not None:
            self.strip.show(self.buttons())

    def lay(self, box: Box) -> None:
        """Head above, the form below."""
        theme = self.wear.theme
        high = max(theme.mm(15), round(head_height(self.wear, self.head, box.w)))
        head, rest = box.cut_top(min(high, round(box.h * 0.45)), theme.mm(2.4))
        put(self, self.head, head)
        if self.has_line:
            self.line, rest = rest.cut_bottom(theme.mm(LINE_MM), theme.mm(2))
            self._show_beside()
        said = theme.mm(5.4 * max(1.0, theme.glass.text_scale))
        if self.lead.parent is not None:
            part, rest = rest.cut_top(said, theme.mm(1.4))
            put(self, self.lead, part)
        if self.either.parent is not None:
            part, rest = rest.cut_bottom(max(said, round(self.either.high(rest.w))), theme.mm(1))
            put(self, self.either, part)
        if self.effect.parent is not None:
            put(self, self.effect, rest)
        if self.grid.parent is not None:
            if isinstance(self.grid, OptionReel):
                self.grid.across = self._across()
            elif self.question.form == "pad":
                shape_pad(self.grid, rest)
            put(self, self.grid, rest)
        for row, cell in zip(self.rows, rest.rows(max(1, len(self.rows)), theme.mm(1.2)), strict=False):
            put(self, row, cell.cut_top(min(cell.h, theme.mm(13)))[0])

    def _show_beside(self) -> None:
        """In its line at the foot of the panel."""
        if self.line is not None:
            step = self.context.step
            about = card_of(step.asides, self.wear.say) if step is not None else ""
            self.asides.show(self.beside, self.line, 1.0, about)

    def _more(self, _bar: AsideBar, spots: Sequence[AsideSpot]) -> None:
        """List what had no room in the line."""
        step, tell = self.context.step, self.wear.tell
        if step is not None and self.context.stage is not None:
            options = rows(step.asides, [spot.id for spot in spots], self.wear.say)
            title = tell("ui-aside-more")
            post = self.context.post
            self.context.stage.open(
                ChoiceSheet(
                    self.context, self.look, title, options, lambda id: post(Taken(id)), back="ui-back"
                )
            )

    def buttons(self) -> StripModel:
        """What is waited for, or the answer once it is whole."""
        tell, question = self.wear.tell, self.question
        aside = (PlainSpec("aside", tell(self.aside[0]), self.aside[1]),)
        if question.form == "done":
            return StripModel(first=tell("ui-done"), plain=aside)
        if question.yes is not None or question.no is not None:
            no = question.no
            left = (PlainSpec(no.id, no.words, sub=no.sub),) if no is not None else ()
            first, second = (question.yes.words, question.yes.sub) if question.yes is not None else ("", "")
            return StripModel(
                first=first, second=second,
                plain=(*aside, *left, *self.paged(self.grid)),
            )  # fmt: skip
        if question.likely is not None and not self.digits:
            return StripModel(first=yes_words(question, tell), plain=(*aside, *self.paged(self.grid)))
        if question.form == "pad":
            words = tell("ui-say-number", value=self.digits) if self.digits else tell("ui-type-number")
            return StripModel(first=words, waits=not self.digits, plain=aside)
        if question.form == "dice":
            ready = dice_answer(question, tuple(self.faces)) is not None
            return StripModel(
                first=tell("ui-dice-done" if ready else "ui-dice-tap"), waits=not ready, plain=aside
            )
        return StripModel(first="", plain=(*aside, *self.paged(self.grid)))

    def paged(self, grid: Any) -> tuple[PlainSpec, ...]:
        """Pages are turned where there are any; rows are drawn along."""
        return () if isinstance(grid, OptionReel) else super().paged(grid)

    def choose(self, id: str) -> None:
        """One touch answers; on the pad it is a digit."""
        if self.question.form == "pad":
            self.digits = typed(self.question, self.digits, id)
            self.strip.show(self.buttons())
            return
        self.context.post(answered(self.question, id))

    def face(self, at: int, face: int) -> None:
        """A die was typed."""
        self.is_typed = True
        self.faces[at] = face if 1 <= face <= FACES else 0
        self.rows[at].show(face)
        self.strip.show(self.buttons())

    def big(self) -> None:
        """The whole answer, where one touch is not enough."""
        if self.question.yes is not None:
            self.context.post(answered(self.question, self.question.yes.id))
        elif self.question.likely is not None and not self.digits:
            self.context.post(answered(self.question, self.question.likely.id))
        elif self.question.form == "pad" and self.digits:
            self.context.post(answered(self.question, self.digits))
        elif self.question.form == "dice" and (intent := dice_answer(self.question, tuple(self.faces))):
            self.context.post(intent)
        elif self.question.form == "done" and self.question.options:
            self.context.post(answered(self.question, self.question.options[0].id))

    def plain(self, id: str) -> None:
        """Look at the table, or the next page."""
        if id == PAGE:
            self.grid.turn_page()
        elif self.question.no is not None and id == self.question.no.id:
            self.context.post(answered(self.question, id))
        else:
            self.close()


def shape_pad(grid: OptionGrid, box: Box) -> None:
    """Three keys abreast and four rows, as hands know it from everywhere."""
    glass = grid.wear.theme.glass
    grid.across = 3
    grid.row_mm = min(ROW_MM, (box.h / 4 - grid.wear.theme.space("gap")) / glass.px_per_mm)


def pad_keys() -> tuple[Option, ...]:
    """The keys of a number pad, their digits as large as there is room."""
    return tuple(
        Option(key, "", icon=key) if key == "erase" else Option(key, "", figures=(Figure("count", int(key)),))
        for key in KEYS
    )
