"""How a game is lost, and what happens when it is won and lost at once (ALN-END)."""

from __future__ import annotations

from companion.core.language.asks import Choice, Option, Pending
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft, piece
from companion.games.alien import events as e
from companion.games.alien.decide_deaths import doomed, kill_player
from companion.games.alien.decide_objectives import LAST, complete, need_of
from companion.games.alien.state import AlienState

LAST_WORD = "last-word"  # the piece that waits for the choice between the last death and the last Objective
OBJECTIVE_FIRST, DEATH_FIRST = "objective", "death"


def settle(draft: Draft[AlienState]) -> bool:
    """The game is lost the moment nobody is left (ALN-END-02)."""
    if draft.state.outcome or not draft.state.turn.number:
        return False
    if draft.state.living:
        return False
    draft.emit(e.Lost(_cause(draft)))
    return True


def _cause(draft: Draft[AlienState]) -> str:
    """What the last death came from, as far as this action tells."""
    deaths = (event.cause for event in reversed(draft.events) if isinstance(event, e.PlayerDied))
    return next(deaths, "deaths")


def last_word(draft: Draft[AlienState]) -> bool:
    """The last death and the third Objective at once: the active player chooses the order (ALN-RULING-50)."""
    if not is_last_done(draft.state):
        return False
    dying = doomed(draft.state)
    if not dying or set(dying) != set(draft.state.living):
        return False
    options = tuple(Option(key, phrase(f"option-{key}-first")) for key in (OBJECTIVE_FIRST, DEATH_FIRST))
    seat = draft.state.active
    ask = Choice(id=draft.next_ask, why=phrase("ask-last-word"), seat=seat, options=options)
    draft.ask(ask, piece(LAST_WORD, seat))
    return True


def is_last_done(state: AlienState) -> bool:
    """Whether the third Objective is current and has all it needs."""
    need = need_of(state)
    if state.objective != LAST or not need:
        return False
    return state.numbers.get(f"progress:{LAST}", 0) >= need


def _after_last_word(draft: Draft[AlienState], pending: Pending) -> None:
    """Carry out first what was chosen; it ends the game."""
    if pending.answer == OBJECTIVE_FIRST:
        return complete(draft, LAST)
    if pending.answer != DEATH_FIRST:
        return  # it was set aside: where it still stands so, it is asked again
    for seat in doomed(draft.state):
        kill_player(draft, seat, "strikes")


PIECES = {LAST_WORD: _after_last_word}
