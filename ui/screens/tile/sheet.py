"""The page of a card that lies on the table: its picture, who does what it says, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty, StringProperty

from companion.core.ports.bench import About
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.tile import model
from ui.theme.boxes import Box
from ui.widgets.cards.picture import paint_picture, picture_width
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.ink import Ink
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.prose.prose import Prose
from ui.widgets.sheet.panel import Head

NARROW_MM, ROW_MM, FIGURE_MM = 40.0, 10.0, 9.0


class CardSigns(Drawn):
    """The picture of a card, or its numbers in a row where there is none."""

    figures = ObjectProperty(())
    photo = StringProperty("")
    watched = ("figures", "photo")

    def paint(self, ink: Ink) -> None:
        """The picture, else the numbers."""
        if self.photo:
            paint_picture(ink, self.wear, self.photo, self.box, self._stale)
            return
        room, size = self.box, ink.theme.mm(FIGURE_MM)
        for figure in tuple(self.figures):
            part, room = room.cut_left(figure_width(figure.shape, size), ink.theme.mm(1.4))
            paint_figure(ink, figure, part.centred(part.w, size))


class TileSheet(Sheet):
    """Says openly whether the app does what the card says; everything else is one touch."""

    def __init__(
        self,
        context: Context,
        look: str,
        target: str,
        about: About,
        tool: Callable[[str], None],
        **values: Any,
    ) -> None:
        """`tool` opens one of the manual tools for this card."""
        super().__init__(context, look, **values)
        self.target, self.about, self.tool = target, about, tool
        say = self.wear.say
        self.head = Head(
            wear=self.wear,
            title=say(about.title),
            sub=self.wear.tell(f"ui-does-{about.doing}"),
            icon=model.DOING_ICONS[about.doing],
        )
        self.signs = CardSigns(wear=self.wear, figures=about.figures, photo=about.photo)
        self.prose = Prose(wear=self.wear, paragraphs=model.paragraphs(about, say) + self._live())
        self.grid = OptionGrid(self.wear, model.options(about, target, say), NARROW_MM, ROW_MM)
        self.grid.bind(
            on_choice=lambda _g, id: self.choose(id), on_page=lambda _g: self.strip.show(self.buttons())
        )
        for widget in (self.head, self.prose, self.grid):
            self.add_widget(widget)
        if about.figures or about.photo:
            self.add_widget(self.signs)

    def _live(self) -> tuple[str, ...]:
        """How its conditions stand just now."""
        view = self.context.view
        return model.conditions(view, self.target, self.wear.say) if view is not None else ()

    def need_mm(self) -> float:
        """Head, sentences, options."""
        return 130.0

    def lay(self, box: Box) -> None:
        """The picture at the left of the sentences, the options below."""
        theme = self.wear.theme
        scale = min(1.35, max(1.0, theme.glass.text_scale))
        head, rest = box.cut_top(theme.mm(15 * scale), theme.mm(2))
        put(self, self.head, head)
        above, below = rest.rows([0.42, 0.58], theme.mm(2))
        if self.signs.parent is not None:
            size = theme.mm(FIGURE_MM)
            wide = sum(figure_width(one.shape, size) + theme.mm(1.4) for one in self.about.figures)
            width = picture_width(above.h) if self.about.photo else wide
            part, above = above.cut_left(min(width, above.w * 0.5), theme.mm(2.4))
            put(self, self.signs, part if self.about.photo else part.cut_top(size)[0])
        put(self, self.prose, above)
        put(self, self.grid, below)

    def buttons(self) -> StripModel:
        """Back to the table, or the next page."""
        return StripModel(first=self.wear.tell("ui-back-to-table"), plain=self.paged(self.grid))

    def choose(self, id: str) -> None:
        """A label, a picture, a count, or a tool."""
        command = model.command_of(self.about, id)
        self.close()
        if command is not None:
            self.context.post(command)  # type: ignore[arg-type]  # what stands beside the game is an intent
        else:
            self.tool(id)

    def plain(self, id: str) -> None:
        """Turn the page."""
        if id == PAGE:
            self.grid.turn_page()
