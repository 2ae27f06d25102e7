"""Choosing with a sample before one's eyes: type, colours, ground."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ui.context import Context
from ui.preferences import Preferences
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.settings.sample import Sample
from ui.theme.boxes import Box
from ui.theme.looks import SHELL
from ui.theme.tokens import Tokens
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

NARROW_MM, ROW_MM, SAMPLE_MM = 38.0, 10.5, 52.0
LARGE = 1.3


def some_look(tokens: Tokens) -> str:
    """The look of some game, as a sample while none is running."""
    return next((name for name in tokens.looks if name != SHELL), SHELL)


class PickSheet(Sheet):
    """A touch shows it, the big button takes it; nothing else on the screen changes before."""

    def __init__(
        self,
        context: Context,
        title: str,
        options: Callable[[Preferences], Sequence[Option]],
        picked: Callable[[Preferences, str], Preferences],
        taken: Callable[[Preferences], None],
        **values: Any,
    ) -> None:
        """`options` says what there is and what is chosen, `picked` what choosing one would make of it."""
        super().__init__(context, "shell", **values)
        self.options, self.picked, self.taken = options, picked, taken
        self.wishes = context.preferences
        look = context.view.room if context.view is not None else some_look(context.tokens)
        self.head = Head(wear=self.wear, title=title)
        scale = max(1.0, self.wear.theme.glass.text_scale)
        self.grid = OptionGrid(self.wear, options(self.wishes), NARROW_MM * scale, ROW_MM * min(scale, LARGE))
        self.samples = [Sample(wear=self.wear, wishes=self.wishes, room=room) for room in ("shell", look)]
        self.grid.bind(
            on_choice=lambda _g, id: self.pick(id), on_page=lambda _g: self.strip.show(self.buttons())
        )
        for widget in (self.head, self.grid, *self.samples):
            self.add_widget(widget)

    def lay(self, box: Box) -> None:
        """The ways at the left, the samples at the right; standing, the samples below."""
        theme = self.wear.theme
        scale = max(1.0, theme.glass.text_scale)
        head, rest = box.cut_top(round(theme.mm(9.5) * scale), theme.mm(2))
        put(self, self.head, head)
        if theme.glass.is_portrait:
            ways, shown = rest.rows([0.4, 0.6], theme.mm(2))
            parts = shown.rows(2, theme.mm(2))
        else:
            ways, shown = rest.columns([0.46, 0.54], theme.mm(3))
            has_room = shown.w >= 2 * theme.mm(SAMPLE_MM)
            parts = shown.columns(2, theme.mm(2)) if has_room else [shown]
        put(self, self.grid, ways)
        at = next((at for at, one in enumerate(self.grid.options) if one.chosen), 0)
        self.grid.arrange(at // max(1, len(self.grid.page.boxes)))
        first, second = self.samples
        if len(parts) == 1:  # where there is room for one only, the game's own look is told
            put(self, second, parts[0])
            put(self, first, Box(parts[0].x, parts[0].y, 0, 0))
        else:
            put(self, first, parts[0])
            put(self, second, parts[1])

    def pick(self, id: str) -> None:
        """Show what it would be."""
        self.wishes = self.picked(self.wishes, id)
        for sample in self.samples:
            sample.wishes = self.wishes
        self.grid.show(self.options(self.wishes))
        self.strip.show(self.buttons())

    def buttons(self) -> StripModel:
        """Take it, or leave everything as it was."""
        tell = self.wear.tell
        if self.wishes == self.context.preferences:
            return StripModel(first=tell("ui-back"), plain=self.paged(self.grid))
        plain = (PlainSpec("leave", tell("ui-leave-it")), *self.paged(self.grid))
        return StripModel(first=tell("ui-settings-take"), plain=plain)

    def big(self) -> None:
        """From now on so."""
        self.close()
        if self.wishes != self.context.preferences:
            self.taken(self.wishes)

    def plain(self, id: str) -> None:
        """Another page, or leave it."""
        if id == PAGE:
            self.grid.turn_page()
        else:
            self.close()
