"""Typing: a field, suggestions beside it, the docked keyboard below; a real keyboard works too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ui.context import Context
from ui.keys import BACKSPACE
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.theme.boxes import Box
from ui.widgets.keyboard.field import Field
from ui.widgets.keyboard.keyboard import Keyboard
from ui.widgets.keyboard.layout import ERASE, typed
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid

LONGEST = 40
MOST_BESIDE, MOST_BELOW = 2, 6
LONG = 24  # letters of a name that wants the whole line beside the field
LARGE = 1.2


class TypingSheet(Sheet):
    """Hands the words on when they are taken; a suggestion is taken by one touch."""

    typing = True
    longest = LONGEST

    def __init__(
        self,
        context: Context,
        look: str,
        words: str,
        suggest: Callable[[str], Sequence[str]],
        taken: Callable[[str], None],
        **values: Any,
    ) -> None:
        """Start from the words that are there: the first key begins new ones."""
        self.big_key = values.pop("big", "ui-take-title")
        super().__init__(context, look, **values)
        self.suggest, self.taken = suggest, taken
        self.text, self.fresh, self.capital = words, bool(words), False
        self.field = Field(wear=self.wear, text=words, fresh=self.fresh)
        self.ideas = OptionGrid(self.wear, narrow_mm=28, row_mm=11)
        self.ideas.bind(on_choice=lambda _g, one: self._take(one))
        self.keys = Keyboard(self.wear, context.preferences.language)
        self.keys.bind(on_letter=lambda _k, key: self._letter(key))
        for widget in (self.field, self.ideas, self.keys):
            self.add_widget(widget)
        self._ask()

    def need_mm(self) -> float:
        """Field, suggestions and keys."""
        return 125.0

    def lay(self, box: Box) -> None:
        """Lying the suggestions stand beside the field, standing or on a large glass below it."""
        theme = self.wear.theme
        has_room = self._has_room(box)
        scale = max(1.0, theme.glass.text_scale) if has_room else 1.0
        line, rest = box.cut_top(theme.mm(11 * scale), theme.mm(1.2))
        keys_mm = 62 if theme.glass.is_portrait else 54
        if has_room:
            put(self, self.field, line)
            ideas, rest = rest.cut_top(rest.h - theme.mm(keys_mm) - theme.mm(1.2), theme.mm(1.2))
            put(self, self.ideas, ideas)
        else:
            field, ideas = line.columns([0.5, 0.5], theme.mm(1.6))
            put(self, self.field, field)
            put(self, self.ideas, ideas)
        put(self, self.keys, rest.cut_bottom(min(rest.h, theme.mm(keys_mm + 6)))[0])

    def _has_room(self, box: Box) -> bool:
        """Whether the suggestions have lines of their own."""
        return box.h >= self.wear.theme.mm(88)

    def _ask(self) -> None:
        """Look up what fits the words so far."""
        text = "" if self.fresh else self.text
        self.context.errands.run(lambda: (text, self.suggest(text)), self._suggested)

    def _suggested(self, found: tuple[str, Sequence[str]]) -> None:
        """Suggestions are here; those for words that have changed since are not shown."""
        text, ideas = found
        if text != ("" if self.fresh else self.text):
            return
        most = MOST_BELOW if self._has_room(self.panel.box.inset(self.wear.theme.mm(3))) else MOST_BESIDE
        if self.wear.theme.glass.text_scale > LARGE:
            most = min(most, 3 if most == MOST_BELOW else 1)
        if most == MOST_BESIDE and any(len(idea) > LONG for idea in ideas[:most]):
            most = 1  # sooner one whole name than two cut ones
        self.ideas.show([Option(idea, idea) for idea in ideas[:most]])

    def buttons(self) -> StripModel:
        """Take the words, or leave it."""
        tell = self.wear.tell
        leave = (PlainSpec("leave", tell("ui-leave-it")), *self.more())
        words = self.text.strip()
        large = self.wear.theme.glass.text_scale > LARGE
        return StripModel(
            first=tell(self.big_key), second="" if large else words, waits=not words, plain=leave
        )

    def more(self) -> tuple[PlainSpec, ...]:
        """What else can be said of the words."""
        return ()

    def _letter(self, key: str) -> None:
        """A key of the glass or of a real keyboard."""
        if self.fresh and key != "shift":
            self.text, self.fresh = "", False
        self.text, self.capital = typed(self.text, key, self.capital, self.longest)
        self.field.text, self.field.fresh = self.text, self.fresh
        self.keys.shift(self.capital)
        self.strip.show(self.buttons())
        self._ask()

    def type_key(self, key: int, text: str | None) -> bool:
        """A real keyboard types into the field."""
        if key == BACKSPACE:
            self._letter(ERASE)
            return True
        if text and text.isprintable() and len(text) == 1:
            self._letter(text)
            return True
        return False

    def big(self) -> None:
        """Take the words."""
        if self.text.strip():
            self._take(self.text)

    def plain(self, id: str) -> None:
        """Leave what was there."""
        self.close()

    def _take(self, words: str) -> None:
        """These words."""
        self.close()
        self.taken(words.strip())
