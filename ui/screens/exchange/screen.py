"""Send what is yours as one file, and take in what somebody has sent: whole, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from companion.core.ports.drops import DropFile, DropPlace
from companion.core.ports.parcels import Choice, Packed, ParcelSurvey, ParcelTaken
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put, put_frame, put_head
from ui.screens.base.words import is_large
from ui.screens.exchange import model
from ui.screens.exchange.model import Sending, Step, Taking
from ui.screens.sentences.sheet import ReadingSheet
from ui.theme.boxes import Box
from ui.widgets.chips.chips import ChipGrid, chips_height, narrowest_mm
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head
from ui.widgets.sides.sides import SideLine, SideList

ROW_MM, NARROW_MM, CHIP_MM, HEAD_MM = 12.5, 62.0, 34.0, 15.0


class ExchangeScreen(Screen):
    """One step at a time: start, send, look at what a file brings, decide."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Begin at the start."""
        super().__init__(context, look, **values)
        scale = self.wear.theme.glass.text_scale
        tell = self.wear.tell
        self.step: Step = "start"
        self.files: tuple[DropFile, ...] = ()
        self.sending = Sending()
        self.taking: Taking | None = None
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=tell("ui-exchange"), icon="system")
        self.grid = OptionGrid(self.wear, narrow_mm=NARROW_MM, row_mm=ROW_MM * scale)
        self.chips = ChipGrid(self.wear, CHIP_MM)
        self.sides = SideList(self.wear, (tell("ui-exchange-mine"), tell("ui-exchange-theirs")))
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.grid, self.strip):
            self.add_widget(widget)
        self._listen()

    def _listen(self) -> None:
        """What touches do."""
        self.grid.bind(on_choice=lambda _g, id: self._choose(id), on_page=lambda _g: self._show_strip())
        self.chips.bind(on_chip=lambda _c, id: self._kind(id))
        self.sides.bind(
            on_side=lambda _s, key, side: self._side(key, side), on_page=lambda _s: self._show_strip()
        )
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))

    def enter(self) -> None:
        """Look for files and places: a stick may have been plugged in."""
        self._begin()

    def _begin(self) -> None:
        """Back to the start."""
        drops = self.context.ports.machine.drops
        self.step, self.taking = "start", None
        if drops is None:
            self._fill()
            return
        self.context.errands.run(
            lambda: (drops.places(), drops.files(model.SUFFIX)), self._found, self._failed
        )

    def _found(self, found: tuple[Sequence[DropPlace], Sequence[DropFile]]) -> None:
        """The places and the files are here."""
        places, files = found
        self.files, self.sending = tuple(files), model.with_places(self.sending, places)
        self._fill()

    def _fill(self) -> None:
        """Head, rows and buttons of the step."""
        say, tell = self.wear.say, self.wear.tell
        if self.step == "send":
            self._entitle(tell("ui-exchange-send"), model.warning(self.sending, say))
            chips = model.kind_chips(self.sending, say)
            self.chips.narrow_mm = narrowest_mm(self.wear, chips, CHIP_MM)
            self.chips.show(chips)
            self.grid.show(model.place_rows(self.sending, say))
        elif self.taking is None:
            key = "ui-exchange-sub" if self.files else "ui-exchange-none"
            self._entitle(tell("ui-exchange"), tell(key))
            self.grid.show(model.start_rows(self.files, say))
        else:
            self._entitle(self.taking.survey.file, model.survey_sub(self.taking, say))
            self.grid.show(model.tally_rows(self.taking.survey, say))
            self.sides.show(
                [
                    SideLine(one.key, one.what, one.mine, one.theirs, one.choice)
                    for one in model.pairs(self.taking, say)
                ]
            )
        self.arrange()

    def _entitle(self, title: str, sub: str) -> None:
        """What the step is about."""
        self.head.title, self.head.sub = title, sub

    def _failed(self, words: str) -> None:
        """It was refused: the whole sentence, to be read; nothing was changed."""
        if self.context.stage is not None:
            title = self.wear.tell("ui-exchange-refused")
            self.context.stage.open(ReadingSheet(self.context, "shell", title, (words,), tone="warn"))

    def _read(self, title: str, lines: tuple[str, ...]) -> None:
        """What came of it."""
        if self.context.stage is not None:
            self.context.stage.open(ReadingSheet(self.context, "shell", title, lines))

    def arrange(self) -> None:
        """Head above; chips, rows or both sides below."""
        if self.width < 100:
            return
        self._lay(put_head(self, put_frame(self), HEAD_MM))
        self._show_strip()

    def _lay(self, box: Box) -> None:
        """What the step consists of."""
        shown = {"send": (self.chips, self.grid), "decide": (self.sides,)}.get(self.step, (self.grid,))
        for widget in (self.chips, self.grid, self.sides):
            if widget not in shown and widget.parent is not None:
                self.remove_widget(widget)
        if self.step == "send":
            theme = self.wear.theme
            high = chips_height(theme, box.w, len(self.chips.chips), self.chips.narrow_mm)
            chips, box = box.cut_top(high, theme.mm(2.4))
            put(self, self.chips, chips)
        put(self, shown[-1], box)

    def _show_strip(self) -> None:
        """The buttons of the step."""
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """What is most likely next, and the way back."""
        tell = self.wear.tell
        plain = [PlainSpec("back", tell("ui-back"), "back")]
        if self.step == "start":
            plain.append(PlainSpec("again", tell("ui-look-again"), "look"))
        elif self.step == "decide":
            plain.append(PlainSpec("mine", tell("ui-exchange-all-mine")))
            plain.append(PlainSpec("theirs", tell("ui-exchange-all-theirs")))
        number, of = self._page()
        if of > 1:
            plain.append(PlainSpec("page", tell("ui-page", at=number + 1, of=of)))
        first, second, waits = self._next()
        second = "" if is_large(self.wear.theme) else second
        return StripModel(first=first, second=second, waits=waits, plain=tuple(plain))

    def _page(self) -> tuple[int, int]:
        """The page that is shown, and of how many."""
        if self.step == "decide":
            return self.sides.page, self.sides.pages
        return self.grid.page.number, self.grid.page.of

    def _next(self) -> tuple[str, str, bool]:
        """What the big button says, and whether it waits for something."""
        tell, say = self.wear.tell, self.wear.say
        if self.step == "send":
            place = next((one for one in self.sending.places if one.id == self.sending.place), None)
            where = say(place.title) if place is not None else ""
            return tell("ui-exchange-write"), where, not self.sending.is_ready
        if self.taking is None:
            return tell("ui-exchange-send"), "", False
        conflicts, decided = self.taking.survey.conflicts, len(self.taking.choices)
        if self.step == "look" and conflicts:
            return tell("ui-exchange-decide"), tell("ui-exchange-to-decide", count=len(conflicts)), False
        if not self.taking.brings:
            return tell("ui-back"), "", False
        told = tell("ui-exchange-decided", count=decided, of=len(conflicts)) if conflicts else ""
        return tell("ui-exchange-take"), told, not self.taking.is_decided

    def big(self) -> None:
        """Go on with the step."""
        if self.step == "send":
            self._send()
        elif self.taking is None:
            self._go("send")
        elif self.step == "look" and self.taking.survey.conflicts:
            self._go("decide")
        elif not self.taking.brings:
            self._begin()
        elif self.taking.is_decided:
            self._take(self.taking)

    def _go(self, step: Step) -> None:
        """Another step."""
        self.step = step
        self._fill()

    def _choose(self, id: str) -> None:
        """A row: sending, a file, or a place."""
        if self.step == "send":
            self.sending = replace(self.sending, place=id)
            self._fill()
        elif self.taking is None and id == model.SEND:
            self._go("send")
        elif self.taking is None:
            self._look(id)

    def _kind(self, id: str) -> None:
        """Something comes to what is sent, or goes."""
        self.sending = model.with_kind(self.sending, id)
        self._fill()

    def _side(self, key: str, side: Choice) -> None:
        """A line has its side."""
        if self.taking is not None:
            self.taking = model.chosen(self.taking, key, side)
            self._fill()

    def _send(self) -> None:
        """Write the file."""
        exchange, drops, sending = (
            self.context.ports.owner.exchange,
            self.context.ports.machine.drops,
            self.sending,
        )
        if exchange is None or drops is None or not sending.is_ready:
            return

        def write() -> tuple[str, Packed]:
            path = drops.fresh(sending.place, model.STEM, model.SUFFIX)
            return path, exchange.pack(Path(path), sending.kinds)

        self.context.errands.run(write, self._sent, self._failed)

    def _sent(self, found: tuple[str, Packed]) -> None:
        """It is written."""
        path, packed = found
        place = next(one.title for one in self.sending.places if one.id == self.sending.place)
        lines = model.packed_lines(packed, Path(path).name, place, self.wear.say)
        self._begin()
        self._read(self.wear.tell("ui-exchange-done"), lines)

    def _look(self, path: str) -> None:
        """See what a file would bring; looking changes nothing."""
        exchange = self.context.ports.owner.exchange
        if exchange is None:
            return

        def looked(survey: ParcelSurvey) -> None:
            self.taking = Taking(path, survey)
            self._go("look")

        self.context.errands.run(lambda: exchange.look(Path(path)), looked, self._failed)

    def _take(self, taking: Taking) -> None:
        """Take it in, whole."""
        exchange = self.context.ports.owner.exchange
        if exchange is not None:
            decide = model.decide(taking.choices)
            self.context.errands.run(
                lambda: exchange.take_in(Path(taking.path), decide), self._taken, self._failed
            )

    def _taken(self, taken: ParcelTaken) -> None:
        """It is in, or somebody changed it meanwhile."""
        self._begin()
        self._read(self.wear.tell("ui-exchange-done"), model.taken_lines(taken, self.wear.say))

    def _plain(self, id: str) -> None:
        """Back, all of one side, look again, the next page."""
        ways: dict[str, Callable[[], None]] = {
            "again": self._begin,
            "mine": lambda: self._all("mine"),
            "theirs": lambda: self._all("theirs"),
            "page": self.sides.turn_page if self.step == "decide" else self.grid.turn_page,
        }
        ways.get(id, self._back)()

    def _all(self, choice: Choice) -> None:
        """Every line has the same side."""
        if self.taking is not None:
            self.taking = model.all_chosen(self.taking, choice)
            self._fill()

    def _back(self) -> None:
        """One step back; from the start to the cards. Nothing was changed."""
        if self.step == "decide":
            self._go("look")
        elif self.step == "start":
            self.context.go("my_cards")
        else:
            self._begin()

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self._back()
        else:
            self.strip.big.tap()
