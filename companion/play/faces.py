"""The stage of faces: they answer, play or are looked at one by one, and wait for a question in between."""

from __future__ import annotations

from companion.core.crossing.steps import Step
from companion.core.language.ids import CopyId
from companion.core.language.phrases import phrase
from companion.intake.shown import answer_shown, shown
from companion.play.codes import Shown
from companion.play.stages import Matter, Work
from companion.session.game import Game


class Showing:
    """Takes shown cards in their order and keeps those that have to wait."""

    def __init__(self, game: Game) -> None:
        """Nothing waits."""
        self._game = game
        self._waiting: tuple[CopyId, ...] = ()
        self._place, self._turn = "", 0

    def take(self, what: Matter) -> Work:
        """Take shown cards, or let them wait behind those that wait for an answer already."""
        if not isinstance(what, Shown):
            return what
        state, copies = self._game.state, what.faces
        if self._waiting and state.ask is not None and answer_shown(state, copies) is None:
            if copies:
                self._hold(copies, what.place)
                yield phrase("fan-waits", count=len(self._waiting))
        elif copies:
            yield from self._one_by_one(copies, what.place)
        return None

    def _one_by_one(self, copies: tuple[CopyId, ...], place: str) -> Work:
        meanings = shown(self._game.room, self._game.state, copies, place)
        for index, meaning in enumerate(meanings):
            yield meaning
            if self._game.state.ask is not None:
                rest = (later.copy for later in meanings[index + 1 :])
                self._hold(tuple(copy for copy in rest if copy is not None), place)
                break
        return None

    def _hold(self, copies: tuple[CopyId, ...], place: str) -> None:
        """Let these wait; a card that is seen again is still the same card."""
        self._waiting = tuple(dict.fromkeys((*self._waiting, *copies)))
        self._place, self._turn = place, self._game.state.turn.number

    def go_on(self) -> Work:
        """Take what waited once nothing is asked any more; cards of a turn that is over are not meant."""
        if self._game.state.ask is None and self._waiting:
            copies, is_meant = self._waiting, self._turn == self._game.state.turn.number
            self._waiting = ()
            if is_meant:
                yield from self._one_by_one(copies, self._place)
        return None

    def heed(self, step: Step) -> Step:
        """After an undo nothing waits any longer."""
        if step.kind in ("undo", "redo"):
            self._waiting = ()
        return step
