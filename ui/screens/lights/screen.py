"""The test board: devices and shows to try, seen on the drawn lamps as well; wishes; a test with a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock

from companion.core.ports.lights import DeviceLine, Lamp, LightsDesk, ShowLine, TestReport
from ui.context import Context
from ui.screens.base.screen import put
from ui.screens.base.words import is_large
from ui.screens.lights import model
from ui.screens.lights.trial import TestSheet
from ui.screens.lists.screen import ListScreen
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.sentences.sheet import ReadingSheet
from ui.theme.boxes import Box
from ui.widgets.keystrip.strip import PlainSpec
from ui.widgets.lamps.lamps import HIGH_MM, LampRow

Found = tuple[Sequence[DeviceLine], Sequence[ShowLine], bool]
MOST_LAMPS = 0.24  # of the room above the rows


class LightsScreen(ListScreen):
    """One touch tries a device or plays a show; the same shows move the lamps drawn above."""

    icon = "light"
    narrow_mm, row_mm = 43.0, 9.4

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The lamps stand between head and rows."""
        super().__init__(context, look, **values)
        self.lamps = LampRow(wear=self.wear)
        self.add_widget(self.lamps)
        self.lists: Found = ((), (), False)
        self._unwatch: Callable[[], None] | None = None

    @property
    def desk(self) -> LightsDesk | None:
        """The port."""
        return self.context.ports.board.desk

    @property
    def tries_shows(self) -> bool:
        """Whether the rows are shows; remembered when the screen is built anew."""
        return bool(self.context.notes.get("lights-shows", not self.lists[0]))

    def enter(self) -> None:
        """Look up devices and shows, and follow the lamps."""
        desk, lights = self.desk, self.context.ports.board.lights
        self.entitle(self.wear.tell("ui-lights"))
        if desk is None:
            self.context.go("home")
            return
        if lights is not None and self._unwatch is None:
            self._unwatch = lights.watch(self._lamps)
        self.context.errands.run(
            lambda: (desk.devices(), desk.shows(), desk.is_real()), self._found, self.failed
        )

    def leave(self) -> None:
        """The lamps are watched no more."""
        super().leave()
        self.lamps.pulse.stop()
        if self._unwatch is not None:
            self._unwatch()
            self._unwatch = None

    def _found(self, found: Found) -> None:
        """The lists are here."""
        self.lists = found
        self._list()

    def _list(self) -> None:
        devices, shows, is_real = self.lists
        tell, say = self.wear.tell, self.wear.say
        tries_shows = self.tries_shows
        sub = tell("ui-lights-shows-sub" if tries_shows else "ui-lights-sub")
        self.entitle(tell("ui-lights"), sub if is_real else tell("ui-lights-drawn"))
        desk = self.desk
        wishes = (model.wishes_row(desk.wishes(), say),) if desk is not None else ()
        rows = model.show_rows(shows, say) if tries_shows else model.device_rows(devices, say)
        has_wires = self.context.ports.board.wiring is not None and not tries_shows and bool(devices)
        self.fill((*wishes, *((model.wires_row(say),) if has_wires else ()), *rows))

    def _lamps(self, lamps: tuple[Lamp, ...]) -> None:
        """The lamps have changed, perhaps on another thread."""
        Clock.schedule_once(lambda _dt: self._show_lamps(lamps), -1)

    def _show_lamps(self, lamps: tuple[Lamp, ...]) -> None:
        view = self.context.view
        self.lamps.seats = tuple(str(seat.seat) for seat in view.seats) if view is not None else ()
        self.lamps.show(lamps)
        front = self.context.stage.front if self.context.stage is not None else None
        if isinstance(front, TestSheet):
            front.show_lamps(lamps)

    def arrange(self) -> None:
        """Head, lamps, rows."""
        super().arrange()
        if self.width < 100 or self.lamps.parent is None:
            return
        theme = self.wear.theme
        room = Box(self.grid.x, self.grid.y, self.grid.width, self.grid.height)
        lamps, rest = room.cut_top(round(min(theme.mm(HIGH_MM), room.h * MOST_LAMPS)), theme.mm(1.6))
        put(self, self.lamps, lamps)
        put(self, self.grid, rest)
        self.grid.arrange(self.grid.page.number)
        self.strip.show(self.strip_model())

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """The test as the big button where there is anything to test; the other list."""
        tell, has_devices = self.wear.tell, bool(self.lists[0])
        plain: list[PlainSpec] = []
        if has_devices:
            other = "ui-lights-devices" if self.tries_shows else "ui-lights-shows"
            plain.append(PlainSpec("other", tell(other), "log"))
        if not has_devices:
            return (tell("ui-back"), ""), plain
        sub = "" if is_large(self.wear.theme) else tell("ui-lights-test-sub")
        return (tell("ui-lights-test"), sub), plain

    def choose(self, id: str) -> None:
        """Try it."""
        desk = self.desk
        if desk is None or id == model.WISHES_ROW:
            self._open_wishes()
            return
        if id == model.WIRES_ROW:
            self.context.go("wiring")
            return
        line = next((one for one in self.lists[0] if one.id == id), None)
        if not self.tries_shows and line is not None and line.asks in ("pressed", "turned"):
            self.head.sub = self.wear.tell("ui-lights-by-hand")
            return
        tried = desk.try_show if self.tries_shows else desk.try_device
        self.context.errands.run(lambda: tried(id), lambda _none: None, self.failed)

    def plain(self, id: str) -> None:
        """The other list."""
        self.context.notes["lights-shows"] = not self.tries_shows
        self._list()
        self.grid.arrange()
        self.strip.show(self.strip_model())

    def big(self) -> None:
        """Begin the test."""
        desk, stage = self.desk, self.context.stage
        if desk is not None and stage is not None and self.lists[0]:
            stage.open(TestSheet(self.context, desk, self._tested))
        else:
            self.back()

    def back(self) -> None:
        """To where one came from: the system page, or the settings."""
        usual = "system" if self.context.ports.machine.doctor is not None else "home"
        self.context.go(self.context.notes.pop("way-back", usual))

    def _tested(self, test: model.SelfTest) -> None:
        desk, language = self.desk, self.context.preferences.language
        if desk is not None and test.answers:
            answers = test.answers
            self.context.errands.run(lambda: desk.report(answers, language), self._reported, self.failed)

    def _reported(self, report: TestReport) -> None:
        """The report, and where it is kept."""
        say, tell = self.wear.say, self.wear.tell
        lines = [say(line) for line in report.lines[1:]]
        kept = say(report.trouble) if report.trouble is not None else tell("ui-lights-file", file=report.file)
        title = say(report.lines[0])
        if self.context.stage is not None:
            self.context.stage.open(ReadingSheet(self.context, "shell", title, (*lines, kept)))

    def _open_wishes(self) -> None:
        """Everything that can be chosen about lights."""
        desk, stage = self.desk, self.context.stage
        if desk is not None and stage is not None:
            rows = model.wish_rows(desk.wishes(), self.wear.say)
            title = self.wear.tell("ui-lights-wishes-title")
            stage.open(ChoiceSheet(self.context, "shell", title, rows, self._open_wish, back="ui-back"))

    def _wished(self) -> None:
        """The row says how it is now, and the next wish can be chosen."""
        self._list()
        self._open_wishes()

    def _open_wish(self, name: str) -> None:
        """What one of them can be; afterwards all of them again."""
        desk, stage = self.desk, self.context.stage
        if desk is None or stage is None:
            return
        wishes = desk.wishes()
        title = self.wear.tell(f"ui-lights-{name.replace('_', '-')}")

        def chosen(way: str) -> None:
            fresh = model.wished(name, way, wishes)
            self.context.errands.run(lambda: desk.wish(fresh), lambda _none: self._wished(), self.failed)

        rows = model.choices(name, wishes, self.wear.say)
        stage.open(ChoiceSheet(self.context, "shell", title, rows, chosen, back="ui-back"))
