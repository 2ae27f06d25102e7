"""The stage of backs: they are read into a deck that waits for it, or tell the app alone what was laid down.

Of a back everybody hears the same, whichever card it is.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import ReadOut, Reread
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.asks import Identity, Order
from companion.core.language.commands import Answer
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import backs
from companion.engine.players.moves import BACK
from companion.engine.room import Meaning
from companion.engine.zone_table import ZoneTable
from companion.play.codes import Shown
from companion.play.pile import Pile
from companion.play.stages import Deed, Matter, Work
from companion.session.game import Game


class DeckReading:
    """Keeps how far a deck has been slid under the camera."""

    def __init__(self, game: Game) -> None:
        """No deck is being read."""
        self._game, self._pile = game, Pile()

    @property
    def _reading(self) -> Order | None:
        """The deck that is being read."""
        ask = self._game.state.ask
        return ask if isinstance(ask, Order) and ask.read else None

    def take(self, what: Matter) -> Work:
        """Take backs, and hand on the faces that were shown with them."""
        if isinstance(what, Reread | ReadOut):
            yield self._again(what)
            return None
        if not isinstance(what, Shown):
            return what
        if (reading := self._reading) is not None:
            yield from self._slid(reading, what)
            return None
        for copy in what.backs:
            yield self._passed(copy)
        return replace(what, backs=())

    def _slid(self, ask: Order, shown: Shown) -> Work:
        """The backs of a deck that is being read; a face is never taken for one."""
        if shown.backs:
            found = self._pile.take(self._game.state, ask, shown.backs)
            yield Meaning(command=found) if isinstance(found, Answer) else Meaning(says=found)
        elif shown.faces:
            yield phrase("pile-turn-over")
        return None

    def _passed(self, copy: CopyId) -> Deed:
        """A back that is shown in passing: a click for everybody, and the app alone learns what it can."""
        state = self._game.state
        if copy not in state.table.designs:
            return phrase("no-card-of-this-game")
        zones, meanings = self._game.room.zone_table, self._game.room.meaning(state, (copy,), BACK)
        command = next((meant.command for meant in meanings if meant.command is not None), None)
        if command is None or (not backs.unshown(state, zones) and isinstance(state.ask, Identity)):
            return phrase(why_no_back(state, zones))
        return command

    def _again(self, intent: Reread | ReadOut) -> Phrase:
        """Slide a deck under the camera again from some card on, or say that no card of it is left."""
        ask, state = self._reading, self._game.state
        if ask is None or ask.id != intent.ask:
            return phrase("no-longer-offered")
        if isinstance(intent, Reread):
            return self._pile.again(ask, intent.card)
        return self._pile.end(state, ask)

    def heed(self, step: Step) -> Step:
        """After an undo a deck is read again from its top."""
        if step.kind in ("undo", "redo"):
            self._pile.forget()
        return step

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


def why_no_back(state: Any, zones: ZoneTable) -> str:
    """The key of the sentence for a back that nobody waits for; it depends on what all can see alone."""
    if len(backs.unshown(state, zones)) > 1:
        return "back-several"
    return "tag-back" if isinstance(state.ask, Identity) else "back-nothing"
