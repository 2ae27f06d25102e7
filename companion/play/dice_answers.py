"""A seen roll at the desk: what is sure answers the running ask, what is not waits on the sheet for a tap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from companion.core.crossing.intents import DiceSeen
from companion.core.crossing.seen_rolls import SeenRoll
from companion.core.crossing.steps import Step
from companion.core.language.asks import Dice
from companion.core.language.commands import Answer, Command
from companion.core.language.phrases import Phrase, phrase
from companion.session.game import Game


class DiceAnswers:
    """Keeps the newest roll that could not be taken, as long as its ask runs."""

    def __init__(self, game: Game, do: Callable[[Command], Step]) -> None:
        """`do` carries out an answer."""
        self._game, self._do = game, do
        self._roll: SeenRoll | None = None

    def take(self, intent: DiceSeen) -> Iterator[Step]:
        """Answer the ask that this roll was for, or show what was seen; a late one says nothing."""
        ask = self._game.state.ask
        if not isinstance(ask, Dice) or ask.id != intent.roll.ask or len(intent.roll.faces) != len(ask.dice):
            return
        if not intent.roll.rests:
            self._roll = intent.roll
            yield replace(self._game.said(phrase("dice-live")), kind="quiet", note=None)
            return
        if intent.roll.is_sure:
            self._roll = None
            yield self._do(Answer(ask.id, intent.roll.faces, "camera"))
            return
        self._roll = intent.roll
        yield self._game.said(told(intent.roll))

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
