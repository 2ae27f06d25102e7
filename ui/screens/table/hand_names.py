"""Cards of a hand that are named on the screen, one after the other, where no camera sees them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.intents import Taken
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from ui.context import Context
from ui.screens.question.asides import beside
from ui.screens.table import lists
from ui.screens.table.model import Say, in_hand
from ui.widgets.options.layout import Option

Choose = Callable[[str, Sequence[Option], Callable[[str], None], str], None]


class Naming:
    """The list of what a hand could play; it comes again by itself until something else is to be done."""

    def __init__(self, context: Context, say: Say, tell: Callable[..., str], choose: Choose) -> None:
        """Nothing is listed; `choose` shows a list and calls back with what was chosen."""
        self._context, self._say, self._tell, self._choose = context, say, tell, choose
        self._was: tuple[Offer, ...] | None = None  # what could be done beside the game when a card was named

    def open(self, view: View) -> None:
        """List what could be played."""
        options = lists.options(view, in_hand(view), self._say)
        self._choose(self._tell("ui-play-title"), options, self._chosen, lists.so_far(view, self._say))

    def _chosen(self, id: str) -> None:
        """A card by its name."""
        step = self._context.step
        self._was = beside(step) if step is not None else ()
        self._context.post(Taken(id))

    def follow(self, step: Step, is_free: bool) -> None:
        """After a card: list the rest of the hand, unless the card asks for something on the board."""
        was, self._was = self._was, None
        if is_free and was == beside(step) and step.kind == "play" and in_hand(step.view):
            self.open(step.view)
