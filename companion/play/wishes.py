"""The stage of fingers and buttons: what was touched, taken, pressed or dropped, as what is to be done."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.crossing.intents import (
    Announced,
    Beside,
    Corrected,
    Dropped,
    Overruled,
    Pressed,
    Replied,
    Taken,
    Touched,
)
from companion.core.crossing.views import Offer
from companion.intake.translate import translate
from companion.play import drops
from companion.play.deeds import Question
from companion.play.stages import Deed, Doubt, Matter, Work
from companion.session.game import Game

BY_HAND = (Touched, Taken, Replied, Pressed, Corrected)


class OtherWishes:
    """Knows what can be wished for besides what the rules offer."""

    def __init__(self, game: Game, question: Question, beside: Callable[[], tuple[Offer, ...]]) -> None:
        """Serve one game; `beside` are the offers of the open question and of every stage."""
        self._game, self._question, self._beside = game, question, beside

    def take(self, what: Matter) -> Work:
        """Do what finger or button wants; an aside is handed on to the stage whose business it is."""
        if isinstance(what, BY_HAND):
            aside = yield from self._wanted(what)
            if aside is None:
                return None
            what = aside
        if isinstance(what, Overruled):
            yield what
        elif isinstance(what, Dropped):
            yield self._dropped(what)
        elif isinstance(what, Announced):
            yield what.says
        else:
            return what
        return None

    def _wanted(self, intent: Touched | Taken | Replied | Pressed | Corrected) -> Work:
        """What this means now; an aside is taken without closing the open question, unless it answers it."""
        beside, question = self._beside(), self._question
        meaning = translate(self._game.room, self._game.state, intent, beside)
        taken: object = meaning.command
        if isinstance(taken, Beside):
            if any(offer.command == taken for offer in question.offers):
                question.close()
            return taken
        question.close()
        yield meaning
        return None

    def _dropped(self, drop: Dropped) -> Deed:
        """A card that a finger carried: a move is one, refused or not, anything else is asked about first."""
        room, state = self._game.room, self._game.state
        command = drops.legal(room, state, drop) or drops.refused(room, state, drop)
        if command is not None:
            return command
        doubt = drops.doubted(room, state, drop)
        return Doubt(*doubt) if doubt is not None else drops.which(room, state, drop)
