"""The way of everything that comes in at the front door, stage by stage, from the inbox to the bell."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.ports.collection import Collection
from companion.engine import seats
from companion.play.checklist import Carrying
from companion.play.clerk import Clerk
from companion.play.deck_reading import DeckReading
from companion.play.deeds import Question
from companion.play.dice_answers import DiceAnswers
from companion.play.faces import Showing
from companion.play.history import Turning
from companion.play.lookout import Watching
from companion.play.sorter import Sorting, tell_of_strangers
from companion.play.stages import Stage, Work, rest
from companion.play.ticks import Ticking
from companion.play.wishes import OtherWishes
from companion.session.game import Game


def stages_of(game: Game, cards: Collection, clerk: Clerk, question: Question) -> tuple[Stage, ...]:
    """The stages of one game's desk.

    The inbox comes before them (`desk`), the rules and the disk are behind each deed (`deeds`), and the bell
    is rung for each step when every stage has heeded it and the view is dressed (`desk`).
    """
    watching, dice = Watching(game, cards), DiceAnswers(game)
    reading, showing = DeckReading(game), Showing(game)
    ticking = Ticking(game, Carrying(game.room), watching.lain)

    def beside() -> Iterator[Offer]:
        yield from question.offers
        for stage in stages:
            yield from stage.offers()

    wishes = OtherWishes(game, question, lambda: tuple(beside()))

    def watch_on() -> Work:
        return rest() if ticking.is_open else watching.go_on()

    stages = (
        Stage(name="sort", take=Sorting(game, cards).take),
        Stage(name="tick", take=ticking.take, heed=ticking.heed),
        Stage(name="turn", take=Turning(game).take),
        Stage(name="wish", take=wishes.take),
        Stage(name="label", take=clerk.take, heed=clerk.heed, dress=clerk.dress, offers=clerk.offers),
        Stage(name="strangers", take=tell_of_strangers),
        Stage(name="read", take=reading.take, heed=reading.heed, dress=reading.dress, offers=reading.offers),
        Stage(name="answer and play", take=showing.take, go_on=showing.go_on, heed=showing.heed),
        Stage(name="watch", take=watching.take, go_on=watch_on, heed=watching.heed, offers=watching.offers),
        Stage(name="dice", take=dice.take, heed=dice.heed),
        Stage(name="words", dress=lambda view, state: game.room.speak(state, view)),
        Stage(name="seats", dress=seats.dressed),
    )
    return stages
