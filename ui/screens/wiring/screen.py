"""The picture of the wires: the whole of it, then part by part."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.drawings import Drawing
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.wiring.model import View, views
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.sketch.sketch import Sketch


class WiringScreen(Screen):
    """One button turns from part to part; everything else leads back."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Ground, drawing, strip."""
        super().__init__(context, look, **values)
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.sketch, self.strip = Sketch(self.wear), KeyStrip(self.wear)
        for widget in (self.ground, self.sketch, self.strip):
            self.add_widget(widget)
        self.drawing: Drawing | None = None
        self.views: tuple[View, ...] = ()
        self.at = 0
        self.strip.bind(on_big=lambda _s: self._back(), on_plain=lambda _s, _id: self._turn())

    def enter(self) -> None:
        """Draw it, in the reader's language."""
        draw, language = self.context.ports.board.wiring, self.context.preferences.language
        if draw is None:
            self._back()
            return
        self.context.errands.run(lambda: draw(language), self._drawn)

    def _drawn(self, drawing: Drawing) -> None:
        self.drawing, self.at = drawing, 0
        self.arrange()

    def arrange(self) -> None:
        """The drawing above the strip."""
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.ground, self.box)
        put(self, self.strip, self.box)
        edge = theme.space("edge_light") + theme.mm(0.6)
        room = self.box.trimmed(left=edge, right=edge, top=edge, bottom=strip_height(theme) + edge)
        put(self, self.sketch, room)
        if self.drawing is not None:
            self.views = views(self.drawing.size, room, theme.glass.text_scale)
            self.at %= len(self.views)
            self.sketch.look_at(self.drawing, self.views[self.at])
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        tell, count = self.wear.tell, len(self.views)
        part = (PlainSpec("part", tell("ui-page", at=self.at + 1, of=count)),) if count > 1 else ()
        return StripModel(first=tell("ui-back"), plain=part)

    def _turn(self) -> None:
        self.at += 1
        self.arrange()

    def _back(self) -> None:
        """The page about lights leads here."""
        self.context.go("lights" if self.context.ports.board.desk is not None else "home")

    def press(self, button: Button) -> None:
        """Next turns on, the others lead back."""
        if button == "next" and len(self.views) > 1:
            self._turn()
        else:
            self._back()
