"""What follows the Action Phase: strikes, cleanup, deadlines and the next turn (ALN-TURN, ALN-CLEAN)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Commands, Works
from companion.engine.legendary.points import PoolsEmptied
from companion.engine.legendary.strikes import EnemiesStrike
from companion.engine.work import Course
from companion.games.alien.aliens.rules import next_to_act
from companion.games.alien.deaths import TurnEnds
from companion.games.alien.difficulty import difficulty
from companion.games.alien.drawing import change_cards
from companion.games.alien.huggers.rules import come_due, due_now, needs_hatchery, warn
from companion.games.alien.keywords.rules import keep
from companion.games.alien.lending import give_back
from companion.games.alien.phases import need_turn
from companion.games.alien.printed import rules
from companion.games.alien.state import ALIEN, AlienState
from companion.games.alien.turns.commands import EndAction
from companion.games.alien.turns.events import HivePhaseSkipped, PhaseBegan, TurnBegan


class StrikesBegin(Course, frozen=True, tag="strikes"):
    """The Strike Phase begins."""


class CleanUp(Course, frozen=True, tag="cleanup"):
    """The cards of the turn are changed for new ones."""


def end_action(draft: Draft[AlienState], command: EndAction) -> None:
    """The Action Phase is over: the enemies strike, then all cards are changed for six new ones.

    In an alien's turn there is only the change of cards (ALN-ALIEN-07).
    """
    need_turn(draft, command.seat)
    phase = draft.state.turn.phase
    here = phrase("here-phase", phase=phrase(f"phase-{phase}"))
    draft.require(phase != "hive", "ALN-TURN-04", "timing", here=here)
    rest = (StrikesBegin(), EnemiesStrike(), CleanUp(), TurnEnds())
    draft.later(*(rest[2:] if phase in ("cleanup", ALIEN) else rest))


def _begin_strikes(draft: Draft[AlienState], work: StrikesBegin) -> None:
    """Unspent points are lost and the Strike Phase begins (ALN-CLEAN-10)."""
    draft.emit(PoolsEmptied())
    draft.emit(PhaseBegan("strike"))


def _clean_up(draft: Draft[AlienState], work: CleanUp) -> None:
    """Played and unplayed cards are discarded, then six are drawn (ALN-CLEAN-01 to 03)."""
    seat = draft.state.active
    draft.emit(PhaseBegan("cleanup"))
    keep(draft, seat)
    change_cards(draft, seat, rules().hand)


def _end_turn(draft: Draft[AlienState], work: TurnEnds) -> None:
    """What is due at the end of the turn happens, then the next player's turn begins (ALN-RULING-20)."""
    give_back(draft)
    if due_now(draft.state) and needs_hatchery(draft, work):
        return
    come_due(draft)
    begin(draft, next_to_act(draft.state))


def begin(draft: Draft[AlienState], seat: SeatId) -> None:
    """A turn begins; it waits for the Hive card, so that a drawn Chestburster can be told first."""
    draft.emit(TurnBegan(seat, draft.state.turn.number + 1))
    warn(draft)
    done, wanted = draft.state.prepared.get(seat, 0), difficulty(draft.state.header).preparations
    if done < wanted and seat in draft.state.living:
        draft.emit(HivePhaseSkipped(seat))  # ALN-DIFF-03, ALN-RULING-46


COMMANDS: Commands[AlienState] = {EndAction: end_action}
WORK: Works[AlienState] = {StrikesBegin: _begin_strikes, CleanUp: _clean_up, TurnEnds: _end_turn}
