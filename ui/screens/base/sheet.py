"""A sheet over the board: a flat veil, a panel, and its own buttons where the key strip stands."""

from __future__ import annotations

from typing import Any

from companion.core.language.ids import SeatId
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.theme.boxes import Box
from ui.widgets.ground.ground import THIN, Veil
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.sheet.panel import Panel

PAGE = "page"


class Sheet(Screen):
    """Subclasses fill the panel and say what the buttons do; `seat` is whom it addresses."""

    def __init__(
        self, context: Context, look: str, seat: SeatId | None = None, tone: str = "accent", **values: Any
    ) -> None:
        """Veil, panel, buttons."""
        super().__init__(context, look, **values)
        self.seat = seat
        self.veil, self.panel = Veil(wear=self.wear), Panel(wear=self.wear, tone=tone)
        self.strip = KeyStrip(self.wear)
        self.strip.bind(
            on_big=lambda _s: self.big(),
            on_undo=lambda _s: self.undo(),
            on_plain=lambda _s, id: self.plain(id),
        )
        for widget in (self.veil, self.panel, self.strip):
            self.add_widget(widget)
        self._filled = False

    def arrange(self) -> None:
        """Panel above, buttons at the foot where the big button always is."""
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.veil, self.box)
        self.veil.strip = strip_height(theme)
        put(self, self.strip, self.box)
        margin = theme.mm(2) if theme.glass.is_small else theme.mm(5)
        foot = strip_height(theme) + theme.mm(0.6) + self.told
        panel = self.box.trimmed(left=margin, right=margin, top=theme.mm(2), bottom=foot)
        widest = self.widest_mm() * max(1.0, theme.glass.text_scale)
        if widest and not (theme.glass.is_small or self.is_standing):  # the board is seen around it
            panel = panel.centred(min(panel.w, theme.mm(widest)), panel.h)
            self.veil.depth = THIN
        if self.is_standing or self.is_short():
            panel = panel.cut_bottom(min(panel.h, theme.mm(self.need_mm())))[0]
        put(self, self.panel, panel)
        self.lay(panel.inset(theme.mm(3.4), theme.mm(2.8)))
        self.strip.show(self.buttons())

    def need_mm(self) -> float:
        """How high the panel has to be where it stands, as it lies near the buttons."""
        return 999.0

    def widest_mm(self) -> float:
        """How wide the panel is at most on a large lying glass; 0: as wide as that."""
        return 0.0

    def is_short(self) -> bool:
        """Whether it does not fill a lying glass either."""
        return False

    def lay(self, box: Box) -> None:
        """Fill the panel."""

    def buttons(self) -> StripModel:
        """What the strip says; the big button is the careful answer."""
        return StripModel(first=self.wear.tell("ui-close"))

    def paged(self, grid: Any) -> tuple[PlainSpec, ...]:
        """The button that turns the page, when there is more than one."""
        page = grid.page
        if page.of < 2:
            return ()
        return (PlainSpec(PAGE, self.wear.tell("ui-page", at=page.number + 1, of=page.of)),)

    def big(self) -> None:
        """The careful answer."""
        self.close()

    def undo(self) -> None:
        """A sheet has no undo of its own: it only goes away."""
        self.close()

    def plain(self, id: str) -> None:
        """A plain button was pressed."""

    def press(self, button: Button) -> None:
        """Next and confirm are the big button; undo puts the sheet away."""
        if button == "undo":
            self.undo()
        else:
            self.strip.big.tap()

    def close(self) -> None:
        """Put the sheet away."""
        if self.context.stage is not None:
            self.context.stage.close(self)
