"""An Episode begins: Setup text, then the cards that lie in the 'Verse from the start (FFY-STATE-02)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.market.events import Gained
from companion.engine.turns import clockwise, ring
from companion.games.firefly import zones
from companion.games.firefly.difficulty import burdens, difficulty, gifts, placed
from companion.games.firefly.objectives.rules import say
from companion.games.firefly.objectives.told import ObjectivesTold
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


class SetupSays(Work, frozen=True, tag="setup-says"):
    """The Setup text of the Objective card is carried out."""


def _begins(draft: Draft[FireflyState], work: EpisodeBegins) -> None:
    """What everybody is given, then Setup text, then the cards that are there from the start.

    FFY-SETUP-28, FFY-RUL-13, FFY-RUL-74.
    """
    state = draft.state
    letter = state.letter
    draft.emit(EpisodeBegan(letter))
    _hand_out(draft, zones.TALENTS, gifts(state.header, letter))
    _hand_out(draft, zones.FLAWS, burdens(state.header, letter))
    draft.later(ObjectivesTold(), SetupSays(), *(EpisodeCardDue(),) * placed(state.header, letter))


def _hand_out(draft: Draft[FireflyState], stack: ZoneId, n: int) -> None:
    """Everybody gains so many, to the discard pile, as long as there are any; whoever begins is the first.

    FFY-RUL-83, FFY-RUL-91, FFY-SPEC-22; the defeated too, who only come later to what they are given.
    """
    for seat in ring(draft.state, draft.state.active) * n:
        slot = zones.top(draft.state.table, stack)
        if slot is not None:
            draft.emit(Gained(seat, slot, zones.of(seat, "discard")))


def _setup_says(draft: Draft[FireflyState], work: SetupSays) -> None:
    """Its `you` is the player who begins the Episode (FFY-RUL-91)."""
    say(draft, "setup", draft.state.active)


def _next_turn(draft: Draft[FireflyState], work: NextTurn) -> None:
    """Whoever was noted takes a normal turn (FFY-INTER-22)."""
    begin_turn(draft, first_up(draft.state, draft.state.starter))


def first_up(state: FireflyState, seat: SeatId) -> SeatId:
    """Who is still defeated passes the start on, unless such turns are taken (FFY-RUL-46, FFY-DIFF-15)."""
    is_taken = bool(difficulty(state.header)["unskipped"])
    return seat if is_taken else next(iter(clockwise(state, seat)), seat)


FEATURE: Feature[FireflyState] = Feature(
    name="episodes",
    moments=("setup",),
    work={EpisodeBegins: _begins, SetupSays: _setup_says, NextTurn: _next_turn},
    events={EpisodeBegan: tells},
)
