"""The picture of a bag, as large as the glass allows."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from kivy.properties import ObjectProperty

from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import Sheet
from ui.theme.boxes import Box
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.ink.ink import Ink
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.sheet.panel import Head


class Photograph(Drawn):
    """A small JPEG; one that cannot be read leaves an empty frame."""

    picture = ObjectProperty(None, allownone=True)
    watched = ("picture",)

    def paint(self, ink: Ink) -> None:
        """As large as there is room."""
        from kivy.core.image import Image

        try:
            texture = Image(BytesIO(self.picture), ext="jpg").texture
        except Exception:  # noqa: BLE001  # a fence: a damaged picture must not stop the unpacking
            ink.frame(self.box, ink.theme.colours.frame, ink.theme.line("outline"))
            return
        scale = min(self.width / texture.width, self.height / texture.height)
        size = round(texture.width * scale), round(texture.height * scale)
        ink.picture(texture, self.box.centred(*size))


class PictureSheet(Sheet):
    """Closed by the big button."""

    def __init__(self, context: Context, title: str, picture: bytes, **values: Any) -> None:
        """Show this picture."""
        super().__init__(context, "shell", **values)
        self.head = Head(wear=self.wear, title=title)
        self.photograph = Photograph(wear=self.wear, picture=picture)
        self.add_widget(self.head)
        self.add_widget(self.photograph)

    def lay(self, box: Box) -> None:
        """Title above, picture below."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(10) * theme.glass.text_scale), theme.mm(2))
        put(self, self.head, head)
        put(self, self.photograph, rest)

    def buttons(self) -> StripModel:
        """Back to the bags."""
        return StripModel(first=self.wear.tell("ui-back"))
