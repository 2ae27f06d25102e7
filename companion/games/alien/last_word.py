"""The last death and the last Objective at once: the active player chooses the order (ALN-RULING-50)."""

from __future__ import annotations

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling
from companion.games.alien.deaths import LIFE, kill_player
from companion.games.alien.objectives.rules import LAST, complete, need_of, progress
from companion.games.alien.state import AlienState

OBJECTIVE_FIRST, DEATH_FIRST = "objective", "death"


class LastWord(Work, frozen=True, tag="last-word"):
    """What waits for the choice between the last death and the last Objective."""


def last_word(draft: Draft[AlienState]) -> None:
    """The last death and the third Objective at once: the active player chooses the order (ALN-RULING-50)."""
    if not is_last_done(draft.state):
        return
    dying = LIFE.doomed(draft.state)
    if not dying or set(dying) != set(draft.state.living):
        return
    options = tuple(Option(key, phrase(f"option-{key}-first")) for key in (OBJECTIVE_FIRST, DEATH_FIRST))
    seat = draft.state.active
    ask = Choice(id=draft.next_ask, why=phrase("ask-last-word"), seat=seat, options=options)
    draft.ask(ask, LastWord(seat=seat))


def is_last_done(state: AlienState) -> bool:
    """Whether the third Objective is current and has all it needs."""
    need = need_of(state) if state.objective == LAST else None
    return bool(need) and progress(state, LAST) >= (need or 0)


def _after_last_word(draft: Draft[AlienState], work: LastWord) -> None:
    """Carry out first what was chosen; it ends the game."""
    if work.answer == OBJECTIVE_FIRST:
        return complete(draft, LAST)
    if work.answer != DEATH_FIRST:
        return  # it was set aside: where it still stands so, it is asked again
    for seat in LIFE.doomed(draft.state):
        kill_player(draft, seat, "strikes")


FEATURE: Feature[AlienState] = Feature(
    name="last_word",
    work={LastWord: _after_last_word},
    at_once=(LastWord,),
    settle=(Settling(last_word, reads=("numbers", "table", "players", "turn", "header")),),
)
