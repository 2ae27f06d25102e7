"""Measuring the table: which one it is, and how far its corner marks lie apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from companion.core.ports.cameras import TableChoice
from ui.keys import BACKSPACE
from ui.screens.base.screen import put
from ui.screens.camera import model
from ui.screens.camera.pages import HEAD_MM, CameraPage
from ui.screens.print.model import SEES, Answers
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.numbers.numbers import NumberPad, numbers_height
from ui.widgets.options.options import OptionGrid
from ui.widgets.prose.prose import Prose
from ui.widgets.sheet.panel import Head

if TYPE_CHECKING:
    from ui.screens.camera.host import Host

ROW_MM = 12.5


class TablePage(CameraPage):
    """Which game's table, and how far its corner marks lie apart."""

    def __init__(self, screen: Host) -> None:
        """Nothing is told yet."""
        super().__init__(screen)
        scale = self.wear.theme.glass.text_scale
        self.head, self.prose = Head(wear=self.wear, icon="look"), Prose(wear=self.wear)
        self.grid = OptionGrid(self.wear, narrow_mm=120.0, row_mm=ROW_MM * scale)
        self.pad = NumberPad(self.wear)
        self.grid.bind(on_choice=lambda _g, id: self._choice(id), on_page=lambda _g: self.screen.show_strip())
        self.pad.bind(
            on_digit=lambda _p, key: self._set(lambda draft: model.typed(draft, key)),
            on_step=lambda _p, side, by: self._set(lambda draft: model.stepped(draft, side, by)),
            on_field=lambda _p, side: self._set(lambda draft: replace(draft, side=side)),
        )
        self.tables: Sequence[TableChoice] = ()
        self.draft = model.TableDraft()
        self.step = "room"

    @property
    def typing(self) -> bool:
        """Whether digits of a real keyboard are lengths."""
        return self.step == "lengths"

    def enter(self) -> None:
        """Which tables there are."""
        self.step, self.draft = "room", model.TableDraft()
        self.run(self.port.table.tables, self._found)

    def _found(self, tables: Sequence[TableChoice]) -> None:
        self.tables = tables
        if len(tables) == 1:
            self._choice(tables[0].room)
        else:
            self._fill()

    def _fill(self) -> None:
        self.head.title = self.tell(f"ui-camera-ask-{self.step}")
        self.head.sub = self.tell(f"ui-camera-ask-{self.step}-sub")
        say = self.wear.say
        self.grid.show(
            model.table_options(self.tables, say) if self.step == "room" else model.length_options(say)
        )
        self.screen.arrange()

    def _choice(self, id: str) -> None:
        """A game, or how its lengths are known."""
        if self.step == "room":
            one = next(table for table in self.tables if table.room == id)
            wide, high = (str(side) for side in one.size_mm)
            self.draft, self.step = model.TableDraft(id, wide, high), "how"
            self._fill()
        elif id == "measured":
            self.draft = replace(self.draft, wide="", high="")
            self.step = "lengths"
            self._fill()
        else:
            self._begin(as_printed=id == "printed")

    def _set(self, change: Callable[[model.TableDraft], model.TableDraft]) -> None:
        self.draft = change(self.draft)
        self.screen.arrange()

    def _begin(self, *, as_printed: bool = False, measured: bool = False) -> None:
        """The lengths are known, as far as they are: look."""
        room, size = self.draft.room, self.draft.size_mm if measured else None

        def begin() -> None:
            self.port.table.begin(room, size, as_printed)

        self.screen.wish = (room, size, as_printed)
        self.run(begin, lambda _none: self.screen.turn_to("guide"))

    def lay(self, box: Box) -> Sequence[Any]:
        """Head above; the list, or the two numbers."""
        theme = self.wear.theme
        head, rest = box.cut_top(round(theme.mm(HEAD_MM) * theme.glass.text_scale), theme.mm(1.6))
        put(self.screen, self.head, head)
        if self.step != "lengths":
            put(self.screen, self.grid, rest)
            return (self.head, self.grid)
        high = min(rest.h, numbers_height(theme, rest.w, 2))
        put(self.screen, self.pad, rest.cut_top(high)[0])
        self.pad.show(model.numbers(self.draft, self.wear.say))
        return (self.head, self.pad)

    def strip(self) -> StripModel:
        """Back, print the marks; with both lengths, begin."""
        tell = self.tell
        plain = [self.back_spec()]
        if self.context.ports.office.printing is not None and self.step != "lengths":
            plain.append(PlainSpec("print", tell("ui-camera-print")))
        if self.step == "lengths":
            plain.append(PlainSpec("erase", "", "erase"))
            return StripModel(tell("ui-camera-begin"), waits=self.draft.size_mm is None, plain=tuple(plain))
        page = self.grid.page
        if page.of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        return StripModel(tell("ui-print-choose"), waits=True, plain=tuple(plain))

    def big(self) -> None:
        """Begin with the lengths that were entered."""
        if self.step == "lengths" and self.draft.size_mm is not None:
            self._begin(measured=True)

    def plain(self, id: str) -> None:
        """The printing wizard, a digit less, one question back."""
        if id == "print":
            size = self.screen.size_seen or (1920, 1080)
            self.context.notes["printing"] = Answers(
                where="overhead", frame=size, sees_cm=SEES["overhead"][0], what="marks"
            )
            self.context.go("print")
        elif id == "erase":
            self._set(model.erased)
        elif id == "page":
            self.grid.turn_page()
        else:
            self.back()

    def back(self) -> None:
        """The question before, then the live picture."""
        if self.step == "lengths":
            self.step = "how"
            self._fill()
        else:
            self.screen.turn_to("live")

    def type_key(self, key: int, text: str | None) -> bool:
        """A real keyboard types the lengths."""
        if key == BACKSPACE:
            self._set(model.erased)
            return True
        if text is not None and len(text) == 1 and text.isdigit():
            self._set(lambda draft: model.typed(draft, text))
            return True
        return False
