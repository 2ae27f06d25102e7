"""Naming a person: known people above, the docked keyboard below; a real keyboard works too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ui.context import Context
from ui.keys import BACKSPACE
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.screens.new_game.model import LONGEST
from ui.theme.boxes import Box
from ui.widgets.keyboard.field import Field
from ui.widgets.keyboard.keyboard import Keyboard
from ui.widgets.keyboard.layout import ERASE, typed
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid

MOST_KNOWN = 4


class NamingSheet(Sheet):
    """Hands the name on when it is taken."""

    typing = True

    def __init__(
        self,
        context: Context,
        look: str,
        name: str,
        known: Sequence[str],
        taken: Callable[[str], None],
        **values: Any,
    ) -> None:
        """Start from the name that is there: the first key begins a new one; `tongue` asks for a language."""
        self.tongue: Callable[[], str] | None = values.pop("tongue", None)
        self.spoken: str = values.pop("spoken", "")
        super().__init__(context, look, **values)
        self.taken, self.text, self.fresh, self.capital = taken, name, True, False
        self.field = Field(wear=self.wear, text=name)
        self.known = OptionGrid(self.wear, [Option(one, one) for one in known[:MOST_KNOWN]], narrow_mm=24)
        self.known.bind(on_choice=lambda _g, one: self._take(one))
        self.keys = Keyboard(self.wear, context.preferences.language)
        self.keys.bind(on_letter=lambda _k, key: self._letter(key))
        for widget in (self.field, self.known, self.keys):
            self.add_widget(widget)

    def need_mm(self) -> float:
        """Field, names and keys."""
        return 92.0

    def lay(self, box: Box) -> None:
        """Field and known names in one line, keys below."""
        theme = self.wear.theme
        line, rest = box.cut_top(theme.mm(11), theme.mm(1.4))
        if self.known.options:
            field, names = line.columns([0.45, 0.55], theme.mm(1.6))
            put(self, self.field, field)
            put(self, self.known, names)
        else:
            put(self, self.field, line)
        put(self, self.keys, rest.cut_bottom(min(rest.h, theme.mm(66)))[0])

    def buttons(self) -> StripModel:
        """Take the name, or leave it."""
        tell = self.wear.tell
        plain = [PlainSpec("leave", tell("ui-leave-it"))]
        if self.tongue is not None:
            plain.append(PlainSpec("tongue", self.spoken))
        return StripModel(
            first=tell("ui-take-name"), second=self.text, waits=not self.text.strip(), plain=tuple(plain)
        )

    def _letter(self, key: str) -> None:
        """A key of the glass or of a real keyboard."""
        if self.fresh and key != "shift":
            self.text, self.fresh = ("" if key != ERASE else self.text), False
        self.text, self.capital = typed(self.text, key, self.capital, LONGEST)
        self.field.text, self.field.fresh = self.text, self.fresh
        self.keys.shift(self.capital)
        self.strip.show(self.buttons())

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
        """Take the name."""
        if self.text.strip():
            self._take(self.text)

    def plain(self, id: str) -> None:
        """Leave the old name, or the next language for private texts."""
        if id == "tongue" and self.tongue is not None:
            self.spoken = self.tongue()
            self.strip.show(self.buttons())
        else:
            self.close()

    def _take(self, name: str) -> None:
        """This name."""
        self.close()
        self.taken(name)
