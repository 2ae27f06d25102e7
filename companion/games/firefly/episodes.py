"""An Episode begins: Setup text, then the cards that lie in the 'Verse from the start (FFY-STATE-02)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.turns import clockwise
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin
from companion.games.firefly.difficulty import difficulty, placed
from companion.games.firefly.state import FireflyState
from companion.games.firefly.turns import begin as begin_turn
from companion.games.firefly.verse import EpisodeCardDue


class EpisodeBegan(Event, frozen=True):
    """An Episode is played from now on: 1, 2 and 3 are A, B and C."""

    letter: int


class EpisodeBegins(Work, frozen=True, tag="episode-begins"):
    """The Episode whose deck and Objective lie ready begins."""


class NextTurn(Work, frozen=True, tag="next-turn"):
    """Whoever was noted takes the first turn of the new Episode."""


def _begins(draft: Draft[FireflyState], work: EpisodeBegins) -> None:
    """Setup text, then the cards that are there from the start (FFY-SETUP-28, FFY-RUL-13, FFY-RUL-74)."""
    letter = draft.state.letter
    draft.emit(EpisodeBegan(letter))
    draft.later(*(EpisodeCardDue(),) * placed(draft.state.header, letter))
    slot = zones.top(draft.state.table, zones.OBJECTIVE)
    card = draft.state.table.card(slot) if slot is not None else None
    if slot is not None and card is not None:
        begin(draft, card, slot, "setup", draft.state.decider)


def _next_turn(draft: Draft[FireflyState], work: NextTurn) -> None:
    """Who is still defeated passes the start on, unless such turns are taken (FFY-INTER-22, FFY-RUL-46)."""
    state = draft.state
    is_taken = bool(difficulty(state.header).unskipped)
    starter = state.starter if is_taken else next(iter(clockwise(state, state.starter)), state.starter)
    begin_turn(draft, starter)


FEATURE: Feature[FireflyState] = Feature(
    name="episodes", work={EpisodeBegins: _begins, NextTurn: _next_turn}, events={EpisodeBegan: tells}
)
