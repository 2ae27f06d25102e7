"""The way to printed pages, one question at a time; nothing needs typing, and everything is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.ports.printing import LabelSheet, Nudge, Outline, Sent
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put, put_frame, put_head
from ui.screens.base.words import is_large
from ui.screens.print import model
from ui.screens.print.findings import PrintFindings, look_up
from ui.screens.print.label_sheet import SheetPicture
from ui.screens.print.model import Answers, Step
from ui.screens.print.placement import PlaceDesk, wrong_lines
from ui.screens.print.rows import FINE, camera_line, rows_of
from ui.screens.sentences.sheet import ReadingSheet
from ui.theme.boxes import Box
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.options import OptionGrid
from ui.widgets.prose.prose import Prose
from ui.widgets.sheet.panel import Head

KEPT, STARTS = "printing", "printing_starts"  # settings
NARROW_MM, ROW_MM, HEAD_MM = 72.0, 12.5, 14.0


class PrintScreen(Screen):
    """Head, one of four bodies, strip: rows, a sheet of labels, an outline, or what came of it."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Nothing is asked yet."""
        super().__init__(context, look, **values)
        scale = self.wear.theme.glass.text_scale
        self.answers, self.found = Answers(), PrintFindings()
        self.step: Step = "where"
        self.sent: Sent | None = None
        self.is_busy = False
        fixed = {"wear": self.wear}
        self.ground = Ground(strip=strip_height(self.wear.theme), **fixed)
        self.head = Head(icon="log", **fixed)
        self.grid = OptionGrid(self.wear, narrow_mm=NARROW_MM, row_mm=ROW_MM * scale)
        self.labels, self.prose = SheetPicture(**fixed), Prose(**fixed)
        self.places = PlaceDesk(self.wear)
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.strip):
            self.add_widget(widget)
        self.grid.bind(
            on_choice=lambda _g, id: self._choose(id), on_page=lambda _g: self.strip.show(self._strip())
        )
        self.labels.bind(on_label=lambda _w, number: self._start_at(number))
        self.places.bind(on_nudge=lambda _p, nudge: self._nudge(nudge))
        self.strip.bind(on_big=lambda _s: self.big(), on_plain=lambda _s, id: self._plain(id))

    # Questions.

    def enter(self) -> None:
        """Begin where something is not known yet; the camera of the last time is still there."""
        kept = self._setting(KEPT, {})
        self.answers = self.context.notes.pop("printing", None) or model.remembered(kept)
        self.sent = None
        desk = self.context.ports.office.printing
        frame = desk.frame() if desk is not None else None
        if frame is not None and self.answers.where in ("stand", "overhead"):
            self.answers = replace(self.answers, frame=frame)
        self._ask(model.first_step(self.answers))

    def _setting(self, name: str, usual: Any) -> Any:
        settings = self.context.ports.settings
        return settings.get(name, usual) if settings is not None else usual

    def _keep(self, name: str, value: Any) -> None:
        settings = self.context.ports.settings
        if settings is not None:
            settings.set(name, value)

    def _ask(self, step: Step) -> None:
        """Look up what a question needs, then show it."""
        ports, answers = self.context.ports, self.answers
        self.step, self.found, self.sent = step, PrintFindings(), None
        self._fill()
        self.context.errands.run(lambda: (step, look_up(ports, answers, step)), self._answered, self._failed)

    def _answered(self, told: tuple[Step, PrintFindings]) -> None:
        """It is here; what was asked before another question is not shown."""
        step, self.found = told
        if step != self.step:
            return
        if step == "decks" and self.answers.which == "evening" and not self.answers.stacks:
            self.answers = replace(self.answers, stacks=tuple(one.id for one in self.found.decks))
        if step == "out" and self.answers.outlet not in {one.id for one in self.found.outlets}:
            outlets = self.found.outlets
            self.answers = replace(self.answers, outlet=outlets[0].id if outlets else "")
        if step == "copy" and len(self.found.copies) == 1:
            self._choose(self.found.copies[0].copy)
            return
        self._fill()

    def _failed(self, words: str) -> None:
        """It could not be looked up or made: say so, and ask again."""
        self.is_busy = False
        self._fill()
        self._read(self.wear.tell("ui-print-failed"), (words,))

    def _read(self, title: str, lines: Sequence[str]) -> None:
        """Sentences to read in full."""
        if self.context.stage is not None:
            self.context.stage.open(ReadingSheet(self.context, "shell", title, tuple(lines), tone="warn"))

    def _choose(self, id: str) -> None:
        """A row was touched: an answer, unless it cannot be read here."""
        if self.is_busy:
            return
        if self.step == "what":
            why = model.refusal(id, self.answers, self.found.verdicts)  # type: ignore[arg-type]
            if why is not None:
                helps = self.wear.tell("ui-print-what-helps")
                self._read(self.wear.tell(f"ui-print-{id}"), (self.wear.say(why), helps))
                return
        if self.step == "decks":
            self.answers = model.toggled(self.answers, id)
            self._fill()
            return
        if self.step == "sheet" and self._cannot_stick(id):
            return
        if id == FINE:
            self._leave()
            return
        self.answers = self._taken(id)
        if self.step == "out":
            self._make()
        else:
            self._ask(model.after(self.answers, self.step))

    def _taken(self, id: str) -> Answers:
        """The answers with this one."""
        if self.step == "sheet":
            sheet = next(one for one in self.found.sheets if one.id == id)
            return model.on_sheet(self.answers, sheet, model.starts_of(self._setting(STARTS, {})))
        if self.step == "clash":
            return replace(self.answers, fewer=id, again=self.found.mix.cards)
        return model.chosen(self.answers, self.step, id)

    def _cannot_stick(self, id: str) -> bool:
        """Labels that fit on no card at all are told; those that fit on some are taken."""
        misfits, every = self.found.misfits.get(id, 0), max(self.found.misfits.values(), default=0)
        if not misfits or misfits < every or every < 2:
            return False
        self._read(self.wear.tell("ui-print-sheet-title"), (self.wear.tell("ui-print-sheet-no-card"),))
        return True

    def big(self) -> None:
        """Go on; at the end make the pages, and after that back to the cards."""
        if self.is_busy:
            return
        if self.sent is not None:
            self._leave()
        elif self.step == "out":
            self._make()
        elif model.is_answered(self.answers, self.step) and self._is_offered():
            self._ask(model.after(self.answers, self.step))

    def _is_offered(self) -> bool:
        """Whether the remembered answer is one of those that there are."""
        chosen = any(option.chosen for option in self.grid.options)
        return self.step in ("start", "place") or chosen

    # The sheet, the outline, the pages.

    def _sheet(self) -> LabelSheet | None:
        return next((one for one in self.found.sheets if one.id == self.answers.stock), None)

    def _start_at(self, number: int) -> None:
        """The first label to print on."""
        sheet = self._sheet()
        if sheet is not None:
            self.answers = replace(self.answers, start=min(max(1, number), sheet.count))
            self._fill()

    def _nudge(self, nudge: Nudge) -> None:
        """The free part goes a little this way."""
        desk, answers = self.context.ports.office.printing, self.answers
        outline = self.places.outline
        if desk is None or outline is None:
            return

        def nudged() -> tuple[Step, PrintFindings]:
            desk.nudge(answers.room, outline.id, nudge)
            return "place", look_up(self.context.ports, answers, "place")

        self.context.errands.run(nudged, self._answered, self._failed)

    def _make(self) -> None:
        """Make the pages beside the screen."""
        desk, answers = self.context.ports.office.printing, self.answers
        if desk is None or not answers.outlet:
            return
        wish = model.wish_of(answers, self.context.preferences.language)
        self._keep(KEPT, model.to_keep(answers))
        self.is_busy = True
        self._fill()

        def send() -> tuple[Sent, Sequence[LabelSheet]]:
            if answers.what == "mix":
                desk.relabel(answers.room, (answers.box, answers.other))
            return desk.send(wish, answers.outlet), desk.sheets(answers.kind)

        self.context.errands.run(send, self._made, self._failed)

    def _made(self, told: tuple[Sent, Sequence[LabelSheet]]) -> None:
        """The pages are there, or there is a reason why not."""
        sent, sheets = told
        self.is_busy = False
        if sent.refusal is not None:
            self._fill()
            self._read(self.wear.tell("ui-print-failed"), (self.wear.say(sent.refusal),))
            return
        self.sent = sent
        sheet = next((one for one in sheets if one.id == self.answers.stock), None)
        if sheet is not None and self.answers.what in model.STOCKED and not sheet.cut:
            starts = model.starts_of(self._setting(STARTS, {}))
            self._keep(STARTS, {**starts, sheet.id: model.following_start(self.answers, sheet, sent.count)})
        self._fill()

    # What is seen.

    def _fill(self) -> None:
        """Head, body, strip."""
        if self.step == "place":
            self.places.show(tuple(self.found.outlines), self.answers.kind)
        self.head.title, self.head.sub = self._title(), self._sub()
        if self.sent is not None:
            said = [one for one in (self.sent.says, self.sent.where) if one is not None]
            ruler = self.wear.tell("ui-print-ruler")
            self.prose.page = 0
            self.prose.paragraphs = (*(self.wear.say(one) for one in said), ruler)
        rows = () if self.is_busy else rows_of(self.step, self.answers, self.found, self.wear.say)
        self.grid.options = rows
        self.labels.sheet, self.labels.start = self._sheet(), self.answers.start
        self.arrange()

    def _title(self) -> str:
        if self.sent is not None:
            return self.wear.tell("ui-print-ready")
        return self.wear.tell("ui-print-making" if self.is_busy else f"ui-print-ask-{self.step}")

    def _sub(self) -> str:
        """What is known already, or what to mind."""
        tell = self.wear.tell
        if self.sent is not None or self.is_busy:
            return ""
        if self.step == "what":
            return camera_line(self.answers, self.wear.say)
        if self.step == "start":
            sheet = self._sheet()
            of = sheet.count if sheet is not None else 0
            return tell("ui-print-start-at", at=self.answers.start, of=of)
        if self.step == "out":
            return tell(f"ui-print-{self.answers.what}") if self.answers.what else ""
        if self.step == "place":
            return wrong_lines(self.places.outline, self.wear)
        return tell(f"ui-print-ask-{self.step}-sub")

    def body(self) -> Any:
        """What stands below the head now."""
        if self.sent is not None:
            return self.prose
        return {"start": self.labels, "place": self.places}.get(self.step, self.grid)

    def arrange(self) -> None:
        """Head above, body below."""
        if self.width < 100:
            return
        rest = put_head(self, put_frame(self), HEAD_MM)
        here = self.body()
        for body in (self.grid, self.labels, self.places, self.prose):
            if body is not here and body.parent is not None:
                self.remove_widget(body)
        put(self, here, Box(rest.x, rest.y, rest.w, rest.h))
        if here is self.grid:
            self.grid.show(self.grid.options)
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Go on, back, and what else a question wants."""
        tell = self.wear.tell
        if self.is_busy:
            return StripModel(first=tell("ui-print-making"), waits=True)
        plain = [PlainSpec("back", tell("ui-back"), "back"), *self._extra()]
        if self.body() is self.grid and self.grid.page.of > 1:
            page = self.grid.page
            plain.append(PlainSpec("page", tell("ui-page", at=page.number + 1, of=page.of)))
        if self.sent is not None:
            more = PlainSpec("more", tell("ui-print-more"))
            at, of = int(self.prose.page) + 1, self.prose.pages
            turn = (PlainSpec("prose", tell("ui-page", at=at, of=of)),) if of > 1 else ()
            return StripModel(first=tell("ui-print-done"), plain=(more, *turn))
        if self.step == "out":
            chosen = next((one for one in self.grid.options if one.chosen), None)
            second = chosen.words if chosen is not None and not is_large(self.wear.theme) else ""
            make = tell("ui-print-make-short" if is_large(self.wear.theme) else "ui-print-make")
            return StripModel(make, second, waits=chosen is None, plain=tuple(plain))
        ready = model.is_answered(self.answers, self.step) and self._is_offered()
        first = tell("ui-go-on" if ready else "ui-print-choose")
        return StripModel(first, "", waits=not ready, plain=tuple(plain))

    def _extra(self) -> list[PlainSpec]:
        """The camera anew; one label on or back; the next outline."""
        if self.step == "what":
            return [PlainSpec("camera", self.wear.tell("ui-print-camera"), "camera")]
        if self.step == "start":
            return [PlainSpec("fewer", "", "left"), PlainSpec("further", "", "right")]
        if self.step == "place" and len(self.found.outlines) > 1:
            at, of = self.places.at + 1, len(self.found.outlines)
            return [PlainSpec("outline", self.wear.tell("ui-page", at=at, of=of))]
        return []

    def _plain(self, id: str) -> None:
        """Back, the next page, the camera, another label."""
        if id == "page":
            self.grid.turn_page()
        elif id == "camera":
            self._ask("where")
        elif id in ("fewer", "further"):
            self._start_at(self.answers.start + (1 if id == "further" else -1))
        elif id == "outline":
            self.places.turn()
            self._fill()
        elif id == "prose":
            self.prose.turn()
            self.strip.show(self._strip())
        elif id == "more":
            self._ask("what")
        else:
            self._back()

    def _back(self) -> None:
        """The question before, and from the first to the cards."""
        before = model.before(self.answers, self.step)
        if self.is_busy:
            return
        if self.sent is not None:
            self._ask("what")
        elif before is None or self.step == "what":
            self._leave()
        else:
            self._ask(before)

    def _leave(self) -> None:
        """To the list of boxes."""
        self.context.go("my_cards")

    def press(self, button: Button) -> None:
        """Undo goes back; the other buttons do what the big button says."""
        if button == "undo":
            self._back()
        else:
            self.strip.big.tap()

    @property
    def outline(self) -> Outline | None:
        """The outline that is shown."""
        return self.places.outline
