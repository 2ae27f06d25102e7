"""The stage of the history: taking back and doing again."""

from __future__ import annotations

from companion.core.crossing.intents import Pressed, Redone, TakenBack
from companion.core.language.phrases import phrase
from companion.play.stages import Matter, Work
from companion.session.game import Game
from companion.session.undo import checklist


class Turning:
    """Has player actions taken back, when everybody agrees who has to."""

    def __init__(self, game: Game) -> None:
        """Serve one game."""
        self._game = game

    def take(self, what: Matter) -> Work:
        """Go back or forth."""
        if isinstance(what, Redone):
            yield what
            return None
        if isinstance(what, Pressed) and what.button == "undo":
            what = TakenBack(1)
        if not isinstance(what, TakenBack):
            return what
        plan = checklist(self._game.room, self._game.history, what.actions)
        yield what if set(plan.agree) <= set(what.agreed) else phrase("undo-needs-agreement")
        return None
