"""Cards shown to the camera: taken one by one, and held while a question comes in between.

Faces play, answer or are looked at; backs are read into a deck that waits for it, or tell the app alone which
card was just laid face down. Of a back everybody hears the same, whichever card it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import ReadOut, Reread
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.asks import Identity, Order
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId
from companion.core.language.phrases import phrase
from companion.engine import backs
from companion.engine.players.moves import BACK
from companion.engine.room import Meaning
from companion.intake.shown import answer_shown, shown
from companion.play.pile import Pile
from companion.play.scanning import Seen
from companion.session.game import Game


class Showing:
    """Takes shown cards in their order and keeps those that have to wait."""

    def __init__(self, game: Game, do: Callable[[Meaning], Step]) -> None:
        """Nothing waits; `do` carries out what a card means."""
        self._game, self._do = game, do
        self._waiting: tuple[CopyId, ...] = ()
        self._place, self._turn = "", 0
        self._pile = Pile()

    @property
    def _reading(self) -> Order | None:
        """The deck that is being read."""
        ask = self._game.state.ask
        return ask if isinstance(ask, Order) and ask.read else None

    def take(self, seen: Seen, place: str) -> Iterator[Step]:
        """Take shown cards, or let them wait behind those that wait for an answer already."""
        state = self._game.state
        if (reading := self._reading) is not None:
            yield from self._slid(reading, seen)
            return
        yield from map(self._passed, seen.backs)
        copies = seen.faces
        if self._waiting and state.ask is not None and answer_shown(state, copies) is None:
            if copies:
                self._hold(copies, place)
                yield self._game.said(phrase("fan-waits", count=len(self._waiting)))
        elif copies:
            yield from self._one_by_one(copies, place)

    # Backs.

    def _slid(self, ask: Order, seen: Seen) -> Iterator[Step]:
        """The backs of a deck that is being read; a face is never taken for one."""
        if seen.backs:
            found = self._pile.take(self._game.state, ask, seen.backs)
            yield self._do(Meaning(command=found) if isinstance(found, Answer) else Meaning(says=found))
        elif seen.faces:
            yield self._game.said(phrase("pile-turn-over"))

    def _passed(self, copy: CopyId) -> Step:
        """A back that is shown in passing: a click for everybody, and the app alone learns what it can."""
        state = self._game.state
        if copy not in state.table.designs:
            return self._game.said(phrase("no-card-of-this-game"))
        meanings = self._game.room.meaning(state, (copy,), BACK)
        command = next((meant.command for meant in meanings if meant.command is not None), None)
        if command is None or (not backs.unshown(state) and isinstance(state.ask, Identity)):
            return self._game.said(phrase(why_no_back(state)))
        return self._do(Meaning(command=command))

    def again(self, intent: Reread | ReadOut) -> Step:
        """Slide a deck under the camera again from some card on, or say that no card of it is left."""
        ask, state = self._reading, self._game.state
        if ask is None or ask.id != intent.ask:
            return self._game.said(phrase("no-longer-offered"))
        if isinstance(intent, Reread):
            return self._game.said(self._pile.again(ask, intent.card))
        return self._game.said(self._pile.end(state, ask))

    def offers(self) -> tuple[Offer, ...]:
        """What can be done while a deck is being read, besides leaving it unread."""
        return tuple(self._pile.offers(self._reading)) if self._reading is not None else ()

    def dress(self, view: View, state: Any) -> View:
        """A view with how far the reading of a deck has come."""
        ask = state.ask
        if not (isinstance(ask, Order) and ask.read and view.ask is not None):
            return view
        first, *rest = (*self._pile.offers(ask), None)
        options = tuple(one for one in (first, *view.ask.options, *rest) if one is not None)
        done, of = self._pile.done(ask), len(state.table.zone(ask.zone))
        return replace(view, ask=replace(view.ask, options=options, done=done, of=of))

    # Faces.

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


def why_no_back(state: Any) -> str:
    """The key of the sentence for a back that nobody waits for; it depends on what all can see alone."""
    if len(backs.unshown(state)) > 1:
        return "back-several"
    return "tag-back" if isinstance(state.ask, Identity) else "back-nothing"
