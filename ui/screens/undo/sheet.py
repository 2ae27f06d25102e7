"""The undo sheet with its list and its checklist, and the sheet of cards to carry back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import Carried, Redone, TakenBack
from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import SeatView
from companion.core.language.ids import SeatId
from companion.core.ports.play import Checklist, LogLine
from ui.context import Context
from ui.screens.base.hands import are_drawn
from ui.screens.base.screen import put
from ui.screens.base.sheet import PAGE, Sheet
from ui.screens.base.words import is_large
from ui.screens.undo.actions import ActionList
from ui.screens.undo.model import CarryRow, actions_of, carry_model, undo_model, undo_row
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.options.layout import Option
from ui.widgets.options.options import OptionGrid
from ui.widgets.sheet.panel import Head
from ui.widgets.sheet.rows import MoveList, Warning

WARNING_MM = 9.0  # the icon with its edges
BESIDE_MM = 30.0  # of a button beside the title
Found = tuple[Checklist, Sequence[LogLine]]


class UndoSheet(Sheet):
    """Says the class first, then who agrees, then the hand moves; every action of the list can be touched."""

    def __init__(
        self,
        context: Context,
        look: str,
        actions: int,
        found: Found,
        again: Callable[[int], None],
        forgot: Callable[[], None] | None = None,
        **values: Any,
    ) -> None:
        """The plan of taking back so many actions; `again` looks another number of them up for `renew`."""
        super().__init__(context, look, None, "warn", **values)
        self.again, self.forgot = again, forgot
        self.agreed: frozenset[SeatId] = frozenset()
        fixed = {"wear": self.wear, "size_hint": (None, None)}
        self.head = Head(wear=self.wear, icon="undo", tone="warn")
        self.list, self.warning, self.moves = (
            ActionList(self.wear),
            Warning(wear=self.wear),
            MoveList(wear=self.wear),
        )
        self.list.bind(on_back=lambda _l, back: self.again(back))
        self.agree = OptionGrid(self.wear, narrow_mm=26)
        self.agree.bind(on_choice=lambda _g, id: self._agree(SeatId(id)))
        self.late = PlainButton(text=self.wear.tell("ui-we-forgot"), **fixed)
        self.late.bind(on_tap=lambda _b: self._forgot())
        self.redo = PlainButton(text=self.wear.tell("ui-redo"), icon="remedy", **fixed)
        self.redo.bind(on_tap=lambda _b: self._redo())
        for widget in (self.head, self.list, self.warning, self.moves, self.agree):
            self.add_widget(widget)
        self._take(actions, found)

    def _take(self, actions: int, found: Found) -> None:
        """What would go, and the whole log."""
        self.plan, log = found
        if are_drawn(self.context.ports):  # drawn cards go back by themselves: hands have nothing to move
            self.plan = replace(self.plan, moves=())
        self.log = actions_of(log)
        self.actions = min(actions, len(self.log)) or actions
        self.can_redo = any(line.undone for line in log)

    def renew(self, actions: int, found: Found) -> None:
        """Another number of actions was looked up; whoever has agreed to less agrees anew."""
        self.agreed = self.agreed if actions == self.actions else frozenset()
        self._take(actions, found)
        self.arrange()

    @property
    def seats(self) -> Sequence[SeatView]:
        """Everybody at the table."""
        view = self.context.view
        return view.seats if view is not None else ()

    def lay(self, box: Box) -> None:
        """The list at the left, what it means at the right."""
        theme, say = self.wear.theme, self.wear.say
        self.model = undo_model(self.plan, len(self.log), self.actions, self.seats, self.agreed, say)
        m = self.model
        is_tight = theme.glass.is_small and is_large(theme)
        self.head.title = m.brief if is_tight else m.title
        self.warning.text, self.warning.kind = " ".join(m.warnings), m.kind
        self.moves.lines = m.moves
        head, rest = box.cut_top(theme.mm(9.6), theme.mm(1.4))
        if theme.glass.is_portrait and (self.forgot is not None or self.can_redo):
            put(self, self.head, head)
            head, rest = rest.cut_top(theme.mm(9.6), theme.mm(1.4))
            self._beside(head)
        else:
            put(self, self.head, self._beside(head))
        left, right = (
            rest.rows([0.46, 0.54], theme.mm(2.4))
            if theme.glass.is_portrait
            else rest.columns([0.38, 0.62], theme.mm(2.4))
        )
        put(self, self.list, left)
        log, seats = self.log, self.seats
        self.list.show(lambda back: undo_row(log, back, m.actions, seats, say), len(log), m.actions)
        right = self._lay_warning(right)
        put(self, self.moves, self._lay_agree(right))

    def _beside(self, head: Box) -> Box:
        """Buttons beside the title: what was forgotten, and doing again."""
        theme = self.wear.theme
        wide = theme.mm(BESIDE_MM * max(1.0, theme.glass.text_scale) ** 0.5)
        for button, is_there in ((self.late, self.forgot is not None), (self.redo, self.can_redo)):
            if is_there:
                part, head = head.cut_right(wide, theme.mm(1.4))
                put(self, button, part)
            elif button.parent is not None:
                self.remove_widget(button)
        return head

    def _lay_warning(self, box: Box) -> Box:
        """What does not come back, before everything else."""
        theme = self.wear.theme
        if not self.model.warnings:
            put(self, self.warning, Box(box.x, box.y, 0, 0))
            return box
        need = self.warning.need(box.w)
        top, box = box.cut_top(min(max(need, theme.mm(WARNING_MM)), box.h - theme.mm(9)), theme.mm(1.2))
        put(self, self.warning, top)
        return box

    def _lay_agree(self, box: Box) -> Box:
        """Who has to agree."""
        theme, agree = self.wear.theme, self.model.agree
        if not agree:
            self.agree.show(())
            put(self, self.agree, Box(box.x, box.y, 0, 0))
            return box
        top, box = box.cut_top(theme.mm(9.6), theme.mm(1.2))
        put(self, self.agree, top)
        self.agree.show(
            [
                Option(
                    seat.seat, seat.name, seat=seat.colour, initial=seat.name,
                    chosen=seat.seat in self.agreed,
                )
                for seat in agree
            ]
        )  # fmt: skip
        return box

    def buttons(self) -> StripModel:
        """Keep as is, one less, one more, take back."""
        return self.model.strip

    def _agree(self, seat: SeatId) -> None:
        """A person agrees, or does not after all."""
        self.agreed = self.agreed ^ {seat}
        self.arrange()

    def _forgot(self) -> None:
        """Found late, fixed now: nothing is taken back."""
        self.close()
        if self.forgot is not None:
            self.forgot()

    def _redo(self) -> None:
        """Do again what was taken back last."""
        self.close()
        self.context.post(Redone())

    def big(self) -> None:
        """Take back, once everybody who must has agreed."""
        if not self.model.strip.waits:
            self.close()
            self.context.post(TakenBack(self.actions, tuple(sorted(self.agreed))))

    def plain(self, id: str) -> None:
        """Keep everything, or look one action nearer or further."""
        if id == "keep":
            self.close()
        else:
            self.again(self.actions + (1 if id == "more" else -1))


class CarrySheet(Sheet):
    """Cards to carry back after an undo: ticked one by one by touch or camera, or all at once."""

    def __init__(self, context: Context, look: str, prompts: Sequence[Prompt], **values: Any) -> None:
        """One row for cards that are said alike."""
        super().__init__(context, look, None, "warn", **values)
        self.head = Head(wear=self.wear, icon="hand", tone="warn")
        self.model = carry_model((), self.wear.say)
        self.grid = OptionGrid(self.wear, narrow_mm=70)
        self.grid.bind(on_choice=lambda _g, id: self._carried(self.model.rows[int(id)]))
        self.grid.bind(on_page=lambda _g: self.strip.show(self.buttons()))
        self.add_widget(self.head)
        self.add_widget(self.grid)
        self.refresh(prompts)

    def need_mm(self) -> float:
        """Head and rows."""
        return 30 + 16 * max(1, len(self.model.rows))

    def refresh(self, prompts: Sequence[Prompt]) -> None:
        """Fewer cards are left: what was carried is ticked where it stood."""
        self.model = carry_model(prompts, self.wear.say, self.model.rows)
        self.head.title, self.head.sub = self.model.title, self.wear.tell("ui-carry-how")
        self.grid.show(
            [
                Option(str(at), row.words(self.wear.say), ticked=row.done, done=row.done, off=row.done)
                for at, row in enumerate(self.model.rows)
            ]
        )
        self.strip.show(self.buttons())

    def _carried(self, row: CarryRow) -> None:
        """One card of a line is back where it was."""
        if row.left:
            self.context.post(Carried(row.left[0]))

    def lay(self, box: Box) -> None:
        """Head and rows."""
        head, rest = box.cut_top(self.wear.theme.mm(15), self.wear.theme.mm(2))
        put(self, self.head, head)
        put(self, self.grid, rest)

    def buttons(self) -> StripModel:
        """All are back, or the next page."""
        strip = self.model.strip
        return StripModel(first=strip.first, second=strip.second, plain=self.paged(self.grid))

    def big(self) -> None:
        """All cards are back where they were."""
        self.context.post(Carried(None))
        self.close()

    def plain(self, id: str) -> None:
        """Turn the page."""
        if id == PAGE:
            self.grid.turn_page()
