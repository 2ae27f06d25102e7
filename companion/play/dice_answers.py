"""The stage of seen rolls: what is sure answers the running ask, what is not waits on the sheet for a tap."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from companion.core.crossing.intents import DiceSeen
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.crossing.steps import Step
from companion.core.language.asks import Dice
from companion.core.language.commands import Answer
from companion.core.language.phrases import Phrase, phrase
from companion.play.stages import Matter, Quiet, Work
from companion.session.game import Game


class DiceAnswers:
    """Keeps the newest roll that could not be taken, as long as its ask runs."""

    def __init__(self, game: Game) -> None:
        """No roll waits."""
        self._game = game
        self._roll: SeenRoll | None = None

    def take(self, what: Matter) -> Work:
        """Answer the ask that this roll was for, or show what was seen; a late one says nothing."""
        if not isinstance(what, DiceSeen):
            return what
        ask, roll = self._game.state.ask, what.roll
        if not isinstance(ask, Dice) or ask.id != roll.ask or len(roll.faces) != len(ask.dice):
            return None
        self._roll = None if roll.rests and roll.is_sure else roll
        if not roll.rests:
            yield Quiet(phrase("dice-live"))
        else:
            yield Answer(ask.id, roll.faces, "camera") if roll.is_sure else told(roll)
        return None

    def heed(self, step: Step) -> Step:
        """The step with the roll that waits for a tap, while it is still asked for."""
        ask = self._game.state.ask
        if self._roll is None or ask is None or ask.id != self._roll.ask:
            self._roll = None
            return step
        return replace(step, roll=self._roll)


def told(roll: SeenRoll) -> Phrase:
    """What there is to say of a roll that is not sure: a die is missing, too many, or in doubt."""
    if roll.missing:
        return phrase("dice-missing", dice=counted(roll.missing), count=len(roll.missing))
    if roll.extra:
        return phrase("dice-too-many", dice=counted(roll.extra), count=len(roll.extra))
    return phrase("dice-in-doubt", count=len(roll.unsure))


def counted(colours: tuple[str, ...]) -> Phrase:
    """So many dice of each colour, in words, at most three colours one after the other."""
    first, *more = [phrase("dice-of", count=n, colour=colour) for colour, n in Counter(colours).items()]
    said = first
    for other in more:
        said = phrase("dice-and", some=said, others=other)
    return said
