"""A screen of chapters: head, chips to choose one, the plot or list of it, and the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.ports.drops import DropPlace
from companion.core.ports.statistics import FileKind
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.base.words import is_large
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.sentences.sheet import ReadingSheet
from ui.screens.statistics.model import CSV, LOG, PNG, export_rows
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, ChipModel, chips_height, narrowest_mm
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.layout import Option, OptionPage
from ui.widgets.sheet.panel import Head, head_height

CHIP_MM, LEAST_HEAD_MM, MOST_HEAD, LARGE_HEAD = 20.0, 12.0, 0.24, 0.36
KINDS: dict[str, FileKind] = {PNG: "png", CSV: "csv", LOG: "log"}
PAGE, EXPORT, CHAPTER = "page", "export", "chapter"


class ChapterScreen(Screen):
    """Subclasses say which chapters there are, and what is shown in each."""

    icon = "check"

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The first chapter."""
        super().__init__(context, look, **values)
        self.chapter = ""
        self.body: Any = None
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, icon=self.icon)
        self.chips = ChipGrid(self.wear, CHIP_MM)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.chips, self.strip):
            self.add_widget(widget)
        self.chips.bind(on_chip=lambda _c, id: self.open(id))
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))

    # What subclasses say.

    def chapters(self) -> tuple[ChipModel, ...]:
        """The chips, the shown chapter chosen."""
        raise NotImplementedError

    def made(self, chapter: str) -> Any:
        """The widget of a chapter."""
        raise NotImplementedError

    def more(self) -> Sequence[PlainSpec]:
        """Buttons besides back, page and export."""
        return ()

    def plain(self, id: str) -> None:
        """One of them was pressed."""

    def back(self) -> None:
        """To where one came from."""

    def big(self) -> None:
        """The big button: back, unless a screen has something better."""
        self.back()

    def about(self) -> str:
        """The game that is shown, empty for all of them."""
        return ""

    def has_figures(self) -> bool:
        """Whether there is anything to write."""
        raise NotImplementedError

    # What all of them share.

    def open(self, chapter: str) -> None:
        """Show a chapter, on its first page."""
        self.chapter = chapter
        if self.body is not None:
            self.remove_widget(self.body)
        self.body = self.made(chapter)
        self.arrange()

    def arrange(self) -> None:
        """Head and chips above, the chapter below."""
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.ground, self.box)
        put(self, self.strip, self.box)
        box = self.box.inset(theme.mm(2.4), theme.mm(1.6)).trimmed(bottom=strip_height(theme))
        rest = self._lay_chips(self._lay_head(box))
        if self.body is not None:
            put(self, self.body, rest)
        self.strip.show(self.strip_model())

    @property
    def is_tight(self) -> bool:
        """Whether chips would leave too little room: then one button leads to the chapters."""
        theme = self.wear.theme
        return theme.glass.is_small and is_large(theme)

    def _lay_chips(self, box: Box) -> Box:
        """The chips; returns what is left below them."""
        theme, chips = self.wear.theme, self.chapters()
        if self.is_tight or not chips:
            if self.chips.parent is not None:
                self.remove_widget(self.chips)
            return box
        self.chips.narrow_mm = narrowest_mm(self.wear, chips, CHIP_MM)
        self.chips.show(chips)
        high = chips_height(theme, box.w, len(chips), self.chips.narrow_mm)
        top, rest = box.cut_top(high, theme.mm(2))
        put(self, self.chips, top)
        return rest

    def _lay_head(self, box: Box) -> Box:
        """The head as high as its words, within what a small glass can spare."""
        theme = self.wear.theme
        need = head_height(self.wear, self.head, box.w) if self.head.sub else theme.mm(9)
        high = round(
            min(max(need, theme.mm(LEAST_HEAD_MM)), box.h * (LARGE_HEAD if is_large(theme) else MOST_HEAD))
        )
        head, rest = box.cut_top(high, theme.mm(1.4))
        put(self, self.head, head)
        return rest

    def strip_model(self) -> StripModel:
        """The next page, what the chapter offers, export, and back as the big button."""
        tell = self.wear.tell
        pages = self.pages()
        more = [*self.more()]
        if self.has_figures() and self.context.ports.machine.drops is not None:
            more.append(PlainSpec(EXPORT, tell("ui-export"), "remedy"))
        if self.is_tight and self.has_figures():
            said = next((one.words for one in self.chapters() if one.chosen), "")
            more.insert(0, PlainSpec(CHAPTER, said))
        plain = [replace(one, icon="") if is_large(self.wear.theme) else one for one in more]
        if pages[1] > 1:
            plain.insert(0, PlainSpec(PAGE, tell("ui-page", at=pages[0] + 1, of=pages[1])))
        return StripModel(first=tell("ui-back"), plain=tuple(plain))

    def pages(self) -> tuple[int, int]:
        """The page that is shown, and of how many."""
        grid = getattr(self.body, "grid", None) or self.body
        page: Any = getattr(grid, "page", 0)
        if isinstance(page, OptionPage):
            return page.number, page.of
        of = int(getattr(grid, "pages", 1)) if grid is not None else 1
        return int(page) % max(1, of), of

    def _plain(self, id: str) -> None:
        if id == PAGE:
            turn = getattr(self.body, "turn_page", None) or getattr(self.body, "turn", None)
            if turn is not None:
                turn()
            self.strip.show(self.strip_model())
        elif id == EXPORT:
            self._export()
        elif id == CHAPTER:
            self._choose_chapter()
        else:
            self.plain(id)

    def _choose_chapter(self) -> None:
        """The chapters as a list."""
        stage = self.context.stage
        rows = [Option(one.id, one.words, chosen=one.chosen) for one in self.chapters()]
        if stage is not None:
            stage.open(ChoiceSheet(self.context, "shell", self.head.title, rows, self.open, back="ui-back"))

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self.back()
        else:
            self.strip.big.tap()

    # Files.

    def _export(self) -> None:
        drops = self.context.ports.machine.drops
        if drops is not None:
            self.context.errands.run(drops.places, self._places, self.failed)

    def _places(self, places: Sequence[DropPlace]) -> None:
        """Picture or table, and where to."""
        tell, stage = self.wear.tell, self.context.stage
        if not places:
            self.failed(tell("ui-export-nowhere"))
        elif stage is not None:
            rows, sub = export_rows(places, bool(self.about()), self.wear.say), tell("ui-export-sub")
            stage.open(
                ChoiceSheet(
                    self.context, "shell", tell("ui-export-title"), rows, self._write, sub=sub, back="ui-back"
                )
            )

    def _write(self, id: str) -> None:
        """Write the file beside the screen, then say where it lies."""
        statistics, language = self.context.ports.office.statistics, self.context.preferences.language
        if statistics is None:
            return
        game, kinds = self.about(), KINDS
        start = next(start for start in kinds if id.startswith(start))

        def write() -> str:
            return statistics.write(id.removeprefix(start), kinds[start], language, game)

        self.context.errands.run(write, self._written, self.failed)

    def _written(self, path: str) -> None:
        self._read(self.wear.tell("ui-export-done"), path)

    def failed(self, words: str) -> None:
        """It could not be done: the whole sentence, to be read."""
        self._read(self.wear.tell("ui-statistics"), words, "warn")

    def _read(self, title: str, words: str, tone: str = "accent") -> None:
        stage = self.context.stage
        if stage is not None:
            stage.open(ReadingSheet(self.context, "shell", title, (words,), tone=tone))
