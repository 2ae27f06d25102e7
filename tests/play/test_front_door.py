"""People at the front door never show a card for ever that is not taken: they answer what is asked first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import Scanned, Taken
from companion.core.crossing.views import Offer
from companion.core.language.asks import Choice
from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.playing.requests import Play
from companion.engine.players.moves import next_move
from companion.engine.room import Look, Meaning
from companion.engine.ways import Way
from tests.house.kit import Evening
from tests.play.test_scans import until_somebody_can_be_asked


class Eager:
    """Somebody who lays a card wherever one may be laid."""

    def choose(self, ways: Sequence[Way], look: Look, aim: str = "") -> Way:
        return next((way for way in ways if way.hand), ways[0])


def test_while_a_question_is_open_no_card_is_shown_that_would_not_be_taken(evening: Evening) -> None:
    """A loan may interrupt a question by touch; whoever showed it again and again would never go on."""
    evening.do(Scanned(evening.tags([until_somebody_can_be_asked(evening)])))
    assert isinstance(evening.state.ask, Choice)
    seat = next(one for one in evening.state.living if one != evening.state.active)
    lent = Way("lend", Lend(seat, evening.hand(seat)[0]), phrase("offer-done"), hand=True)
    real = evening.room
    evening.room = replace(real, choices=lambda state, seat: (lent, *real.choices(state, seat)))
    evening.people = dict.fromkeys(evening.people, Eager())
    by_touch = next_move(evening.room, evening.state, evening.people, evening.table)
    assert by_touch.command == lent.command
    assert isinstance(evening.next(), Taken)
    number = evening.desk.game.number
    evening.play()
    assert evening.desk.game.number == number + 1


def test_whoever_is_asked_what_a_card_was_laid_for_says_it(evening: Evening) -> None:
    evening.until(lambda state: any(type(offer.command) is Play for offer in offers_of(evening)))
    game, whole = evening.desk.game, evening.desk.game.room

    def doubted(state: Any, copies: tuple[Any, ...], place: str) -> tuple[Meaning, ...]:
        """The app cannot tell who has shown the card."""
        card = state.table.card_of(copies[0])
        own = Play(state.active, copies[0], "camera")
        offers = (
            Offer(f"lend:p9:{card.design}", phrase("offer-done"), Lend(SeatId("p9"), copies[0])),
            Offer(f"play:{card.design}", phrase("offer-done"), own),
        )
        return (Meaning(says=phrase("ask-who-shows", card=card.name), offers=offers),)

    evening.people = dict.fromkeys(evening.people, Eager())
    game.room = replace(whole, meaning=doubted)
    number, shown = game.number, evening.next()
    assert isinstance(shown, Scanned) and evening.do(shown).kind == "question"
    said = evening.next()
    assert isinstance(said, Taken) and said.offer.startswith("play:")
    evening.do(said)
    assert game.number > number
    assert evening.next() != said, "it is said once"


def offers_of(evening: Evening) -> tuple[Offer, ...]:
    """What can be done from a real hand while nothing is asked."""
    state = evening.state
    if state.ask is not None or isinstance(evening.desk.game.history.live[-1].command, Answer):
        return ()
    return evening.table.feasible(state, evening.room.legal(state, state.active))
