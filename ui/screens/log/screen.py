"""The log: every action, newest first; a touch takes back to there; by person, by card, or from a turn on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import Redone
from companion.core.crossing.steps import Step
from companion.core.crossing.views import SeatView
from companion.core.language.ids import SeatId
from companion.core.ports.play import LogLine
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put_list
from ui.screens.base.words import is_large
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.log import model
from ui.screens.log.grid import LogGrid
from ui.screens.log.model import Filter
from ui.screens.sentences.cards import read
from ui.screens.table.sheets import Sheets
from ui.screens.undo.model import Action, actions_back_to, actions_of
from ui.widgets.ground.ground import Ground
from ui.widgets.keystrip.arrange import strip_height
from ui.widgets.keystrip.strip import KeyStrip, PlainSpec, StripModel
from ui.widgets.options.layout import Option
from ui.widgets.sheet.panel import Head


class LogScreen(Screen):
    """A list on pages."""

    shows_game = True

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Head, rows, strip."""
        super().__init__(context, look, **values)
        tell = self.wear.tell
        self.lines: Sequence[LogLine] = ()
        self.actions: Sequence[Action] = ()
        self.shown: Sequence[Action] = ()
        self.filter = Filter()
        self.sheets = Sheets(context, look)
        self.ground = Ground(wear=self.wear, strip=strip_height(self.wear.theme))
        self.head = Head(wear=self.wear, title=tell("ui-log"), sub=tell("ui-log-how"), icon="log")
        self.grid = LogGrid(self.wear)
        self.grid.explains = True
        self.strip = KeyStrip(self.wear)
        for widget in (self.ground, self.head, self.grid, self.strip):
            self.add_widget(widget)
        self.grid.bind(
            on_choice=lambda _g, id: self._back_to(int(id)),
            on_page=lambda _g: self.strip.show(self._strip()),
            on_read=lambda _g, option: read(self.context, look, option),
        )
        self.strip.bind(on_big=lambda _s: self.context.go("table"), on_plain=lambda _s, id: self._plain(id))

    @property
    def seats(self) -> Sequence[SeatView]:
        """Everybody at the table."""
        view = self.context.view
        return view.seats if view is not None else ()

    def enter(self) -> None:
        """Look the log up; everything is listed again."""
        history = self.context.ports.play.history
        self.filter = Filter()
        if history is not None:
            self.context.errands.run(history.log, self._found)
        else:
            self.arrange()

    def hear(self, steps: tuple[Step, ...]) -> None:
        """Something has happened: what was taken back is seen on the table."""
        if steps[-1].kind in ("undo", "redo"):
            self.context.go("table").hear(steps)
        else:
            self.enter()

    def _found(self, lines: Sequence[LogLine]) -> None:
        """The log is here."""
        self.lines, self.actions = lines, model.grouped(lines)
        self._list()

    def _list(self) -> None:
        """What the filter lets through, from the newest."""
        self.shown = model.chosen(self.actions, self.filter)
        words = model.filter_words(self.filter, self.seats, self.wear.say)
        tell = self.wear.tell
        self.head.title = tell("ui-log-of", what=words) if words else tell("ui-log")
        self.head.sub = tell("ui-log-how" if self.shown else "ui-log-nothing")
        self.grid.show(model.rows(self.shown, self.seats, self.wear.say))
        self.arrange()

    def arrange(self) -> None:
        """Head above, rows below."""
        if self.width < 100:
            return
        put_list(self)
        self.strip.show(self._strip())

    def _strip(self) -> StripModel:
        """Back to the table, pages, what is listed, undo the last action, do it again."""
        tell, page = self.wear.tell, self.grid.page
        can_redo = any(line.undone for line in self.lines[-1:])
        theme = self.wear.theme
        is_tight = theme.glass.is_small or theme.glass.is_portrait or is_large(theme)
        plain = [PlainSpec("undo", tell("ui-undo"), "undo")]
        if can_redo:
            plain.append(PlainSpec("redo", tell("ui-redo"), "remedy"))
        plain.append(PlainSpec("filter", tell("ui-log-filter"), "look"))
        if is_tight:  # words go before signs, where there is room for one of them
            plain = [replace(one, icon="") for one in plain]
        if page.of > 1:
            if not is_tight:
                plain.append(PlainSpec("before", tell("ui-later"), "back"))
            words = tell(
                "ui-log-part", at=page.first + 1, to=page.first + len(page.boxes), of=len(self.shown)
            )
            plain.append(PlainSpec("page", words))
        return StripModel(first=tell("ui-back-to-table"), plain=tuple(plain))

    def _plain(self, id: str) -> None:
        """Another page, another list, one back, or one forward."""
        if id == "page":
            self.grid.turn_page()
        elif id == "before":
            self.grid.turn_back()
        elif id == "redo":
            self.context.post(Redone())
        elif id == "filter":
            self._choose_filter()
        else:
            self.sheets.undo()

    # What is listed.

    def _ask(self, key: str, rows: Sequence[Option], chosen: Callable[[str], None]) -> None:
        if self.context.stage is not None:
            title = self.wear.tell(key)
            self.context.stage.open(ChoiceSheet(self.context, self.wear.theme.look.name, title, rows, chosen,
                                                back="ui-back"))  # fmt: skip

    def _choose_filter(self) -> None:
        """By whom, about which card, or from which turn on."""
        has = any(map(model.cards_in, self.actions)), any(True for _ in model.turns_of(self.shown))
        rows = model.filter_rows(self.filter, self.seats, has, self.wear.say)
        self._ask("ui-log-filter-title", rows, self._narrow)

    def _narrow(self, id: str) -> None:
        if id == model.CARD:
            self._choose_card()
        elif id == model.TURNS:
            self._choose_turn()
        else:
            seat = SeatId(id.removeprefix(model.SEAT)) if id.startswith(model.SEAT) else None
            self.filter = Filter() if seat is None else replace(self.filter, seat=seat)
            self._list()

    def _choose_card(self) -> None:
        """Every card the log names."""
        cards = model.cards_of(self.actions, self.wear.say)
        rows = [Option(str(at), name, note=str(count)) for at, (name, _, count) in enumerate(cards)]

        def narrowed(id: str) -> None:
            self.filter = replace(self.filter, card=cards[int(id)][1])
            self._list()

        self._ask("ui-which-card", rows, narrowed)

    def _choose_turn(self) -> None:
        """Every turn that is listed, the newest first; a touch shows where it began."""
        names = {one.seat: one for one in self.seats}
        rows = []
        for at, number, seat in model.turns_of(self.shown):
            one = names.get(seat) if seat is not None else None
            colour, name = (one.colour, one.name) if one is not None else (None, "")
            words = self.wear.tell("ui-log-turn-number", turn=number)
            rows.append(Option(str(at), words, name, seat=colour, initial=name))
        self._ask("ui-log-turn", rows, lambda id: self.grid.show_at(int(id)))

    # Taking back.

    def _back_to(self, number: int) -> None:
        """Take back until that action is the last to go; what was taken back already cannot go again."""
        action = next((one for one in self.actions if one.first.number == number), None)
        if action is None or action.first.undone:
            return
        back = actions_back_to(number, actions_of(self.lines))
        if back > 0:
            self.sheets.undo(back)

    def press(self, button: Button) -> None:
        """Undo is undo; the other buttons go back to the table."""
        if button == "undo":
            self.sheets.undo()
        else:
            self.context.go("table")
