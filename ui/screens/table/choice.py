"""The choice at the table: opened by the big button, closed by what is chosen, or by going back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.intents import Touched
from companion.core.crossing.views import Offer, View
from ui.bridge import Button
from ui.context import Context
from ui.screens.table import choice_model, model
from ui.screens.table.sheets import Sheets
from ui.widgets.board.parts import Parts
from ui.widgets.chooser.chooser import Chooser
from ui.widgets.drawn.wear import Wear
from ui.widgets.options.layout import Option


class OpenChoice:
    """Shows what can be chosen before the market, and asks once about what must not be overlooked."""

    def __init__(self, context: Context, wear: Wear, sheets: Sheets, changed: Callable[[], None]) -> None:
        """Nobody has opened it; `changed` draws anew."""
        self.context, self.wear, self.sheets = context, wear, sheets
        self.chooser = Chooser(wear)
        self.is_wanted = False
        self._changed = changed
        self.chooser.bind(on_choice=lambda _c, id: self._choose(id), on_read=lambda _c, id: self._read(id))

    def is_open(self, view: View) -> bool:
        """Whether it lies on the board."""
        return self.is_wanted and view.choosing is not None and view.ask is None

    def show(self, view: View, parts: Parts) -> Parts:
        """In its place, and the board without it."""
        place = next((part.box for part in parts if part.kind == "chooser"), None)
        if place is None:
            self.chooser.hide()
        else:
            self.chooser.show(choice_model.cells(view, self.wear.say), place)
        return tuple(part for part in parts if part.kind != "chooser")

    def turn(self, view: View, is_late: bool) -> None:
        """Open it, or go back; where a board has no place for it, it is a sheet.

        `is_late`: the rows of the board wait for a finger, and it comes with them.
        """
        self.is_wanted = not self.is_wanted
        self._changed()
        if self.is_wanted and not self.chooser.is_open and not is_late:
            self.close()
            self.sheets.choose(model.choices(view), "ui-choose-title")

    def close(self) -> None:
        """The board as it was."""
        self.is_wanted = False
        self._changed()

    def press(self, button: Button) -> None:
        """By buttons beside the glass: on to the next cell, take the one that is marked, or go back."""
        marked = self.chooser.marked
        if button == "next":
            self.chooser.mark_next()
        elif button == "confirm" and marked is not None:
            marked.tap()
        else:
            self.close()

    def take(self, view: View, id: str) -> None:
        """What a plain button brings is said before it is done, where nobody may overlook it."""
        offer = view.offer(id)
        if offer is None or offer.warns is None:
            self.sheets.take(id)
            return
        does = self.wear.say(offer.effect) if offer.effect is not None else ""
        row = Option(id, self.wear.say(offer.label), does, foot=True)
        self.sheets.pick(self.wear.say(offer.warns), (row,), self.sheets.take)

    def _choose(self, id: str) -> None:
        """A cell was touched: it is taken, or what is too dear is explained."""
        view = self.context.view
        if view is None or view.choosing is None:
            return
        self.close()
        if id == choice_model.DEAR:
            self._explain(view.choosing.dear)
        else:
            self.sheets.take(id)

    def _explain(self, dear: Sequence[Offer]) -> None:
        """The rules say why not, and what is missing; of several it is asked which."""
        if len(dear) == 1:
            self._ask_rules(dear[0].target)
            return
        rows = tuple(choice_model.dear_row(one, self.wear.say) for one in dear)
        self.sheets.pick(self.wear.tell("ui-too-dear"), rows, self._ask_rules)

    def _ask_rules(self, target: str) -> None:
        self.context.post(Touched(target))

    def _read(self, id: str) -> None:
        """A cell was held: its card is read."""
        view = self.context.view
        offer = view.offer(id) if view is not None else None
        if view is not None and offer is not None and offer.target:
            self.sheets.about(view, offer.target)
