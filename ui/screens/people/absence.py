"""Of the running game: somebody leaves or is back, and a turn was really another's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.views import SeatView
from companion.core.language.ids import SeatId
from companion.core.ports.pins import TurnLine
from ui.context import Context
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.new_game.name import NamingSheet
from ui.screens.people import model
from ui.widgets.options.layout import Option


class GameFlow:
    """Short chains of lists; what is chosen last is posted, and the table shows it."""

    def __init__(self, context: Context, failed: Callable[[str], None]) -> None:
        """Nothing is open."""
        self.context, self.failed = context, failed
        self.tell, self.say = context.wear("shell").tell, context.wear("shell").say

    def leaves(self) -> None:
        """Who leaves, or is back?"""
        view = self.context.view
        if view is not None:
            self._choose(self.tell("ui-leaves-who"), model.seats(view, self.say), self._leaver)

    def _leaver(self, seat: str) -> None:
        """Who plays on?"""
        view, desk = self.context.view, self.context.ports.play.at_table
        mine = next((one for one in view.seats if one.seat == seat), None) if view is not None else None
        if mine is None:
            return
        can_go = desk.can_take_out if desk is not None else (lambda: False)
        self.context.errands.run(can_go, lambda can: self._ways(mine, can), self.failed)

    def _ways(self, seat: SeatView, can_go: bool) -> None:
        """The ways this seat can go on."""
        view = self.context.view
        if view is not None:
            title = self.tell("ui-leaves-how", name=seat.name)
            rows, sub = model.ways(view, seat, can_go, self.say), self.tell("ui-leaves-next")
            self._choose(title, rows, lambda way: self._left(seat, way), sub)

    def _left(self, seat: SeatView, way: str) -> None:
        """It is said; for somebody else a name is needed first."""
        if way == model.OTHER:
            self._name(lambda name: self._left(seat, f"by:{name}"))
            return
        self.context.post(model.left(seat.seat, way))
        self.context.go("table")

    def _name(self, taken: Callable[[str], None]) -> None:
        """Somebody who is not at the table yet."""
        people, view = self.context.ports.people.known, self.context.view
        here = {seat.name for seat in view.seats} if view is not None else set()

        def show(known: Sequence[str]) -> None:
            if self.context.stage is not None:
                sheet = NamingSheet(self.context, "shell", "", known, taken, big="ui-take-name")
                self.context.stage.open(sheet)

        def look() -> Sequence[str]:
            everybody = people.everybody() if people is not None else ()
            return tuple(person.name for person in everybody if person.name not in here)

        self.context.errands.run(look, show, self.failed)

    def was(self) -> None:
        """Which turn was another's?"""
        desk = self.context.ports.play.at_table
        if desk is not None:
            self.context.errands.run(desk.turns, self._turns, self.failed)

    def _turns(self, lines: Sequence[TurnLine]) -> None:
        """The turns so far."""
        view = self.context.view
        by_number = {str(line.number): line for line in lines}
        if view is not None:
            rows = model.turns(lines, view, self.say)
            self._choose(self.tell("ui-was-which"), rows, lambda id: self._whose(by_number[id]))

    def _whose(self, line: TurnLine) -> None:
        """Whose was it?"""
        view = self.context.view
        if view is None:
            return
        is_now = line.number == view.turn.number and not view.outcome
        sub = self.tell("ui-was-goes-on" if is_now else "ui-was-keeps")

        def chosen(seat: str) -> None:
            for intent in model.credited(view, line.number, SeatId(seat)):
                self.context.post(intent)
            self.context.go("table")

        self._choose(self.tell("ui-was-whose", number=line.number), model.whose(view, line), chosen, sub)

    def _choose(
        self, title: str, rows: Sequence[Option], chosen: Callable[[str], None], sub: str = ""
    ) -> None:
        """A list over the screen."""
        if self.context.stage is not None:
            self.context.stage.open(
                ChoiceSheet(self.context, "shell", title, rows, chosen, sub=sub, back="ui-back", narrow_mm=62)
            )
