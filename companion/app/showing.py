"""Cards shown to the camera: taken one by one, and held while a question comes in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.app.pile import Pile
from companion.core.asks import Order
from companion.core.commands import Answer
from companion.core.ids import CopyId
from companion.core.phrases import phrase
from companion.core.steps import Step
from companion.engine.room import Meaning
from companion.intake.shown import answer_shown, shown
from companion.session.game import Game


class Showing:
    """Takes shown cards in their order and keeps those that have to wait."""

    def __init__(self, game: Game, do: Callable[[Meaning], Step]) -> None:
        """Nothing waits; `do` carries out what a card means."""
        self._game, self._do = game, do
        self._waiting: tuple[CopyId, ...] = ()
        self._place, self._turn = "", 0
        self._pile = Pile()

    def take(self, copies: tuple[CopyId, ...], place: str) -> Iterator[Step]:
        """Take shown cards, or let them wait behind those that wait for an answer already."""
        state = self._game.state
        if isinstance(state.ask, Order) and state.ask.read:
            yield from self._slid(state.ask, copies)
        elif self._waiting and state.ask is not None and answer_shown(state, copies) is None:
            self._hold(copies, place)
            yield self._game.said(phrase("fan-waits", count=len(self._waiting)))
        elif copies:
            yield from self._one_by_one(copies, place)

    def _slid(self, ask: Order, copies: tuple[CopyId, ...]) -> Iterator[Step]:
        """The backs of a deck that is being read."""
        if copies:
            found = self._pile.take(self._game.state, ask, copies)
            yield self._do(Meaning(command=found) if isinstance(found, Answer) else Meaning(says=found))

    def _one_by_one(self, copies: tuple[CopyId, ...], place: str) -> Iterator[Step]:
        meanings = shown(self._game.room, self._game.state, copies, place)
        for index, meaning in enumerate(meanings):
            yield self._do(meaning)
            if self._game.state.ask is not None:
                rest = (later.copy for later in meanings[index + 1 :])
                return self._hold(tuple(copy for copy in rest if copy is not None), place)

    def _hold(self, copies: tuple[CopyId, ...], place: str) -> None:
        """Let these wait; a card that is seen again is still the same card."""
        self._waiting = tuple(dict.fromkeys((*self._waiting, *copies)))
        self._place, self._turn = place, self._game.state.turn.number

    def go_on(self) -> Iterator[Step]:
        """Take what waited once nothing is asked any more; cards of a turn that is over are not meant."""
        if self._game.state.ask is not None or not self._waiting:
            return
        copies, is_meant = self._waiting, self._turn == self._game.state.turn.number
        self._waiting = ()
        if is_meant:
            yield from self._one_by_one(copies, self._place)

    def forget(self) -> None:
        """Nothing waits any longer, and a deck is read again from its top."""
        self._waiting = ()
        self._pile.forget()
