"""All cards that have a picture, side by side: whoever sees the card finds its page by one touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.ports.cards import DesignLine
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put_list
from ui.screens.pictures import model
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head

CELL_MM = (23.0, 40.0)


class PicturesScreen(Screen):
    """Head, pictures, strip; the page that was looked at last is there again."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The pictures come in later."""
        super().__init__(context, look, **values)
        self.lines: Sequence[DesignLine] = ()
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=self.wear.tell("ui-pictures"), icon="camera")
        scale = min(1.4, max(1.0, self.wear.theme.glass.text_scale))
        self.grid = OptionGrid(self.wear, narrow_mm=CELL_MM[0] * scale, row_mm=CELL_MM[1])
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.grid, self.strip):
            self.add_widget(widget)
        self.grid.bind(on_choice=lambda _g, id: self._choose(id), on_page=lambda _g: self._turned())
        self.strip.bind(on_big=lambda _s: self._back(), on_plain=lambda _s, _id: self.grid.turn_page())

    def enter(self) -> None:
        """Look again which cards have a picture."""
        cards = self.context.ports.owner.cards
        if cards is not None:
            self.context.errands.run(cards.pictured, self._found, self._failed)

    def _found(self, lines: Sequence[DesignLine]) -> None:
        """These have one."""
        self.lines = lines
        tell = self.wear.tell
        self.head.sub = tell("ui-pictures-count", count=len(lines)) if lines else tell("ui-pictures-none")
        self.grid.show(model.cells(lines, self.wear.say))
        self.arrange()
        self.grid.arrange(int(self.context.notes.get("pictures", 0)))
        self.strip.show(self._strip())

    def _failed(self, words: str) -> None:
        """They could not be looked up."""
        self.head.sub = words

    def arrange(self) -> None:
        """Head above, pictures below."""
        if self.width < 100:
            return
        put_list(self)
        self.strip.show(self._strip())

    def _turned(self) -> None:
        """Another page of pictures: the same is shown on the way back from a card."""
        self.context.notes["pictures"] = self.grid.page.number
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Back, and the next page."""
        tell, page = self.wear.tell, self.grid.page
        words = tell("ui-page", at=page.number + 1, of=page.of)
        plain = (PlainSpec("page", words),) if page.of > 1 else ()
        return StripModel(first=tell("ui-back"), plain=plain)

    def _choose(self, id: str) -> None:
        """The page of a card."""
        line = model.chosen(self.lines, id)
        if line is not None:
            self.context.notes["card"], self.context.notes["card_from"] = line.where, "pictures"
            self.context.go("card")

    def _back(self) -> None:
        """To the collection."""
        self.context.go("my_cards")

    def press(self, button: Button) -> None:
        """Every button leads back."""
        self._back()
