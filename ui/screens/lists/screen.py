"""A screen that is a head above a list, with buttons at the foot; codes that are shown can come here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock

from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put, put_frame
from ui.screens.sentences.sheet import ReadingSheet
from ui.theme.theme import Theme
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.progress.progress import WIDE_MM, Progress
from ui.widgets.sheet.panel import Head, head_height

PAGE = "page"
HEAD_MM = 14.0
MOST_HEAD = 0.36  # of the glass above the strip
LONG = 48  # letters: a longer sentence gets a sheet of its own


def damped(theme: Theme) -> float:
    """How much higher rows and heads are in large type: their edges do not grow with it."""
    return 1 + 0.55 * (max(1.0, theme.glass.text_scale) - 1)


class ListScreen(Screen):
    """Subclasses fill the list, say what the buttons do, and where back leads."""

    icon = "cards"
    narrow_mm, row_mm = 62.0, 12.5

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Head, progress, rows, strip."""
        super().__init__(context, look, **values)
        scale = damped(self.wear.theme)
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, icon=self.icon)
        self.progress = Progress(wear=self.wear)
        self.grid = OptionGrid(self.wear, narrow_mm=self.narrow_mm, row_mm=self.row_mm * scale)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.progress, self.grid, self.strip):
            self.add_widget(widget)
        self.grid.bind(
            on_choice=lambda _g, id: self.choose(id), on_page=lambda _g: self.strip.show(self.strip_model())
        )
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))
        self._stop: Callable[[], None] | None = None

    # What subclasses say.

    def choose(self, id: str) -> None:
        """A row was touched."""

    def big(self) -> None:
        """The big button was pressed."""

    def plain(self, id: str) -> None:
        """A plain button was pressed, neither back nor the one that turns the page."""

    def back(self) -> None:
        """To where one came from."""
        self.context.go("home")

    def shown(self, tag: str) -> None:
        """A code was shown to the camera."""

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """The two lines of the big button, and the plain buttons besides back and page."""
        return (self.wear.tell("ui-back"), ""), ()

    # What all of them share.

    def entitle(self, title: str, sub: str = "", tone: str = "accent") -> None:
        """What the list is of."""
        self.head.title, self.head.sub, self.head.tone = title, sub, tone

    def fill(self, rows: Sequence[Option], done: int = 0, of: int = 0) -> None:
        """These rows, so many of them done."""
        self.grid.show(rows)
        self.progress.done, self.progress.of = done, of
        self.progress.words = self.wear.tell("ui-so-many", at=done, of=of) if of else ""
        self.arrange()

    def failed(self, words: str) -> None:
        """It could not be looked up or done: say why; what can be touched stays."""
        self.head.sub, self.head.tone = "" if len(words) > LONG else words, "warn"
        self.arrange()
        if len(words) > LONG and self.context.stage is not None:
            sheet = ReadingSheet(self.context, "shell", self.head.title, (words,), tone="warn")
            self.context.stage.open(sheet)

    def arrange(self) -> None:
        """Head and progress above, rows below."""
        if self.width < 100:
            return
        theme = self.wear.theme
        box = put_frame(self)
        wide = theme.mm(WIDE_MM * max(1.0, theme.glass.text_scale)) if self.progress.of else 0
        need = head_height(self.wear, self.head, box.w - wide - theme.mm(2))
        high = max(theme.mm(HEAD_MM * damped(theme)), round(min(need, box.h * MOST_HEAD)))
        head, rest = box.cut_top(high, theme.mm(1.6))
        if self.progress.of:
            part, head = head.cut_right(wide, theme.mm(2))
            put(self, self.progress, part)
        elif self.progress.parent is not None:
            self.remove_widget(self.progress)
        put(self, self.head, head)
        put(self, self.grid, rest)
        self.strip.show(self.strip_model())

    def strip_model(self) -> StripModel:
        """Back, what the screen offers, the next page, and the big button."""
        (first, second), more = self.buttons()
        page, tell = self.grid.page, self.wear.tell
        plain = [*more]
        if first != tell("ui-back"):
            plain.insert(0, PlainSpec("back", tell("ui-back"), "back"))
        if page.of > 1:
            plain.append(PlainSpec(PAGE, tell("ui-page", at=page.number + 1, of=page.of)))
        return StripModel(first=first, second=second, plain=tuple(plain))

    def watch(self) -> None:
        """From now on codes come here, until the screen is left."""
        cards = self.context.ports.owner.cards
        if cards is not None and self._stop is None:
            self._stop = cards.watch(lambda tag: Clock.schedule_once(lambda _dt: self._heard(tag), -1))

    def _heard(self, tag: str) -> None:
        """A code was shown, now on the screen's clock."""
        if self._stop is not None:
            self.shown(tag)

    def leave(self) -> None:
        """Codes go to the game again."""
        if self._stop is not None:
            self._stop()
            self._stop = None

    def _plain(self, id: str) -> None:
        """Back, the next page, or what the screen offers."""
        if id == PAGE:
            self.grid.turn_page()
        elif id == "back":
            self.back()
        else:
            self.plain(id)

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self.back()
        else:
            self.strip.big.tap()
