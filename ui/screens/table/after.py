"""What comes after a game that is over: the next of its campaign, how it went, the cards, the way home."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.views import View
from companion.core.ports.lobby import SavedGame
from ui.context import Context
from ui.widgets.keystrip.strip import PlainSpec, StripModel

HOME = "home"
WORDS = {"away": "ui-menu-away", "recap": "ui-recap", HOME: "ui-menu-home"}  # of the buttons that lead away
TAKE_UP = "take-up"  # the note of the game that home goes on with at once


class AfterGame:
    """Looks up which game follows the one at the table; `again` is called when it was found."""

    def __init__(self, context: Context, again: Callable[[], Any]) -> None:
        """Nothing is over yet."""
        self.context, self._again = context, again
        self.next: SavedGame | None = None

    def look(self) -> None:
        """Ask for it once the game is over, until there is one: what was just played is kept in a moment."""
        view, lobby = self.context.view, self.context.ports.play.lobby
        if view is None or not view.outcome:
            self.next = None
        elif self.next is None and lobby is not None:
            self.context.errands.run(lobby.following, self._found)

    def _found(self, game: SavedGame | None) -> None:
        if game is not None:
            self.next = game
            self._again()

    def strip(self, strip: StripModel, view: View) -> StripModel:
        """The strip of a game that is over: on to the next where there is one, else home; how it went."""
        if not view.outcome:
            return strip
        tell, ports = self.context.wear(view.room).tell, self.context.ports
        there = {"away": ports.owner.stacks, "recap": ports.office.statistics, HOME: self.next}
        plain = tuple(PlainSpec(id, tell(WORDS[id])) for id, port in there.items() if port is not None)
        if self.next is not None:
            strip = replace(strip, first=tell("ui-sequel"), second="")
        return replace(strip, plain=plain) if plain else strip

    def press(self, id: str) -> bool:
        """Go where a plain button leads; False: it is none of these."""
        if id in WORDS:
            self.context.go(id)
        return id in WORDS

    def big(self) -> None:
        """On to the next game, which brings its own table; else home."""
        if self.next is None:
            self.context.go(HOME)
        else:
            go_on(self.context, self.next)


def go_on(context: Context, game: SavedGame) -> None:
    """By way of home, which takes up what is named there: nothing of the game before stays on the glass."""
    context.notes[TAKE_UP] = game.id
    context.go(HOME)
