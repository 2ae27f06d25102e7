"""Games against each other: secret choices of several, windows for reactions, and whose answer it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.core.language.asks import Ballot, Choice, Option
from companion.core.language.commands import Answer
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.engine.sides import rivals_of
from tests.games.contract.games import played
from tests.games.contract.requests import audiences
from tests.games.contract.rooms import Case
from tests.games.contract.words import missing_words

MOST = 30  # questions of a kind that are looked at


def rests(asked: Case) -> Iterator[Any]:
    """The States at rest of a game in every way of playing."""
    for seed, mode in enumerate(asked.room.modes, 61):
        seats = asked.seats_in(mode)
        yield from played(asked.name, seed, seats[len(seats) // 2], "app", mode=mode).rests


def ballots(asked: Case) -> list[Any]:
    found = [state for state in rests(asked) if isinstance(state.ask, Ballot)]
    return found[:: max(1, len(found) // MOST)]


def windows(asked: Case) -> list[Any]:
    found = [state for state in rests(asked) if isinstance(state.ask, Choice) and state.ask.otherwise]
    return found[:: max(1, len(found) // MOST)]


def test_the_rooms_that_say_so_are_played_against_each_other(asked: Case) -> None:
    """What follows is not asked of nobody: Night Ferry has all of it."""
    if asked.game == "_template":
        assert len(ballots(asked)) > 5 and len(windows(asked)) > 5
        assert any(rivals_of(state, state.turn.seat) for state in rests(asked))


def test_what_was_chosen_in_secret_is_shown_to_nobody_before_all_have_chosen(asked: Case) -> None:
    for state in ballots(asked):
        ask = state.ask
        other = {seat: another(ask, seat) for seat in ask.given}
        changed = replace(state, ask=replace(ask, given=other))
        for audience in audiences(state):
            assert asked.room.view(changed, audience) == asked.room.view(state, audience)
            assert asked.room.legal(changed, audience) == asked.room.legal(state, audience)


def another(ask: Ballot, seat: SeatId) -> str:
    """Something else that somebody could have chosen."""
    return next(option.key for option in ask.options[seat] if option.key != ask.given[seat])


def test_what_somebody_can_choose_in_secret_is_theirs_to_see(asked: Case) -> None:
    for state in ballots(asked):
        for seat in state.ask.options:
            own = tuple(Option(option.key, phrase("x")) for option in state.ask.options[seat])
            options = {**state.ask.options, seat: own}
            changed = replace(state, ask=replace(state.ask, options=options))
            for audience in audiences(state):
                same = asked.room.view(changed, audience) == asked.room.view(state, audience)
                assert same == (audience != seat)


def test_everybody_sees_who_still_has_to_choose_and_who_may_answers_for_themselves(asked: Case) -> None:
    for state in ballots(asked):
        ask = state.ask
        for audience in audiences(state):
            view = asked.room.view(state, audience)
            assert view.ask is not None and view.ask.seats == ask.open == view.turn.acting
            assert view.ask.secret == (audience not in ask.options)
            answers = [offer.command for offer in asked.room.legal(state, audience)]
            wanted = {option.key for option in ask.options.get(audience, ())}
            assert {one.value for one in answers} == wanted
            assert all(isinstance(one, Answer) and one.seat == audience for one in answers)
            assert missing_words(asked, view.ask.why) == []
        seat, key = ask.open[0], ask.options[ask.open[0]][0].key
        for stranger in (None, "p9"):
            decision = asked.room.decide(state, Answer(ask.id, key, seat=stranger), frozenset())  # type: ignore[arg-type]
            assert isinstance(decision, Refusal) and decision.rule == "TABLE-ASK-04"
        decision = asked.room.decide(state, Answer(ask.id, key, seat=seat), frozenset())
        assert not isinstance(decision, Refusal)


def test_nothing_is_turned_up_before_the_last_has_chosen_and_then_all_of_it(asked: Case) -> None:
    for before in ballots(asked):
        state, waiting = before, len(before.ask.open)
        while waiting:
            ask, seat = state.ask, state.ask.open[0]
            decision = asked.room.decide(
                state, Answer(ask.id, ask.options[seat][-1].key, seat=seat), frozenset()
            )
            assert not isinstance(decision, Refusal)
            told = [asked.room.notice(*one) for one in decision.course(state)]
            state, waiting = decision.after(state), waiting - 1
            assert any(told) == (not waiting), "what everybody hears comes with the last choice"


def test_a_reaction_window_closes_when_nobody_reacts(asked: Case) -> None:
    for before in windows(asked):
        state, opened, around = before, before.ask.id, 0
        while isinstance(state.ask, Choice) and state.ask.otherwise:
            assert state.ask.otherwise in {option.key for option in state.ask.options}
            decision = asked.room.decide(state, Answer(state.ask.id, state.ask.otherwise), frozenset())
            assert not isinstance(decision, Refusal)
            state, around = decision.after(state), around + 1
            assert around <= 2 * len(state.players), f"the window of question {opened} stays open"


def test_nobody_chooses_for_a_rival(asked: Case) -> None:
    for state in windows(asked):
        for rival in rivals_of(state, state.ask.seat or state.turn.seat):
            key = state.ask.options[0].key
            decision = asked.room.decide(state, Answer(state.ask.id, key, seat=rival), frozenset())
            assert isinstance(decision, Refusal) and decision.rule == "TABLE-ASK-04"
