"""What the stages want done is done here: said, decided under the table's policy, written, taken back."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.core.crossing.intents import Overruled, Redone, TakenBack
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.phrases import Phrase, phrase
from companion.engine.room import Meaning
from companion.play.referee import Referee
from companion.play.stages import Deed, Doubt, Quiet
from companion.session.game import Game


class Question:
    """The ways to answer a question that is not an ask of the rules, as long as it is open."""

    def __init__(self) -> None:
        """Nothing is asked."""
        self.offers: tuple[Offer, ...] = ()

    def open(self, offers: tuple[Offer, ...]) -> None:
        """Ask this; without offers what was asked before stays open."""
        self.offers = offers or self.offers

    def close(self) -> None:
        """Nothing is asked any more."""
        self.offers = ()

    def still(self, step: Step) -> Step:
        """A step with the ways to answer, so that the question stays open beside it."""
        return replace(step, offers=step.offers or self.offers)


class Deeds:
    """The one hand that changes a game."""

    def __init__(self, game: Game, referee: Referee, question: Question) -> None:
        """Serve one game."""
        self._game, self._referee, self._question = game, referee, question

    def do(self, deed: Deed) -> Step:
        """Do one thing to its end; its events are on the disk when this returns."""
        match deed:
            case Phrase():
                return self._game.said(deed)
            case Quiet():
                return replace(self._game.said(deed.label), kind="quiet", note=None)
            case Meaning():
                return self._meant(deed)
            case Doubt():
                return self._referee.doubt(deed.command, deed.refusal)
            case Overruled():
                return self._referee.overrule(deed)
            case TakenBack():
                return self._turned(lambda: self._game.undo(deed.actions))
            case Redone():
                return self._turned(self._game.redo)
            case _:
                return self._referee.do(deed)

    def _meant(self, meaning: Meaning) -> Step:
        """Do what an intent was taken for, or ask, or say why not."""
        if meaning.command is not None:
            return self._referee.do(meaning.command)
        self._question.open(meaning.offers)
        step = self._game.said(meaning.says or phrase("no-such-intent"))
        kind = "question" if meaning.offers else step.kind
        return replace(step, kind=kind, offers=self._question.offers)

    def _turned(self, turn: Callable[[], Step]) -> Step:
        """Go back or forth in the history; what was asked in between belongs to a game that is no more."""
        before = self._game.state
        step = turn()
        if self._game.state is not before:
            self._question.close()
            self._referee.forget()
        return step
