"""What is private: the question and its answers, drawn only while somebody holds the circle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from companion.core.crossing.views import View
from companion.core.language.phrases import Phrase
from ui.screens.base.screen import put
from ui.screens.question.model import Question, question_of
from ui.theme.boxes import Box
from ui.widgets.drawn.wear import Wear
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionButton, OptionGrid
from ui.widgets.sheet.panel import Head, Panel, head_height

NEXT = "*next"  # the option that turns the page, when a finger slides onto it
ROW_MM = 9.4  # as low as a finger allows: two answers go on the smallest glass in the largest type


class PrivateLook(FloatLayout):
    """A panel with the question; a finger slides onto an answer and lifts, a key or second finger touches."""

    def __init__(self, wear: Wear, question: Question, next_words: str, **values: Any) -> None:
        """Every answer is an option; more than fit come on further pages."""
        super().__init__(**values)
        self.wear, self.question, self.next_words = wear, question, next_words
        self.panel = Panel(wear=wear, tone="warn")
        self.head = Head(wear=wear, title=question.title, sub=question.sub)
        self.grid = OptionGrid(wear, (), 34.0, ROW_MM)
        self.first, self.fits, self._under = 0, 0, ""
        for widget in (self.panel, self.head, self.grid):
            self.add_widget(widget)
        self.bind(size=lambda *_: self.arrange(), pos=lambda *_: self.arrange())

    def arrange(self) -> None:
        """Head above, answers below; the last of a page turns it."""
        if self.width < 50:
            return
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        box = Box(self.x, self.y, self.width, self.height)
        put(self, self.panel, box)
        inner = box.inset(theme.mm(2.6), theme.mm(1.8)).trimmed(top=theme.mm(0.8))
        high = max(theme.mm(11 * scale), round(head_height(self.wear, self.head, inner.w)))
        head, rest = inner.cut_top(min(inner.h * 0.42, high), theme.mm(1.2))
        put(self, self.head, head)
        gap = theme.space("gap")
        rows = max(1, int((rest.h + gap) // (theme.mm(ROW_MM) + gap)))
        columns = max(1, min(2, int(rest.w // theme.mm(34 * scale))))
        self.fits = rows * columns
        put(self, self.grid, rest)
        self._show_page()

    def _show_page(self) -> None:
        """As many answers as have room."""
        options = self.question.options
        if len(options) <= self.fits:
            self.grid.show(options)
            return
        most = max(1, self.fits - 1)
        page = options[self.first : self.first + most]
        self.grid.show((*page, Option(NEXT, self.next_words, icon="right")))

    def turn_page(self) -> None:
        """The next answers, after the last the first again."""
        most = max(1, self.fits - 1)
        self.first = self.first + most if self.first + most < len(self.question.options) else 0
        self._show_page()

    def slide(self, x: float, y: float) -> str:
        """Mark the answer under the finger and tell which it is; the page turns under a finger on its end."""
        found = ""
        for button in self.buttons():
            inside = button.collide_point(x, y)
            button.pressed = inside and button.option.id != NEXT
            found = button.option.id if inside else found
        if found == NEXT and self._under != NEXT:
            self.turn_page()
        self._under = found
        return "" if found == NEXT else found

    def buttons(self) -> list[OptionButton]:
        """The answers that are drawn."""
        return [widget for widget in self.grid.children if isinstance(widget, OptionButton)]


def question_for(view: View | None, say: Callable[[Phrase], str]) -> Question | None:
    """The private question with every answer as an option; None when there is none to be shown here."""
    ask = view.ask if view is not None else None
    if view is None or ask is None or ask.secret:
        return None
    question = question_of(view, ask, say)
    if question.form not in ("options", "numbers", "done") or not question.options:
        return None
    return question
