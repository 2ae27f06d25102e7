"""What follows the Action Phase: strikes, cleanup, deadlines and the next turn (ALN-TURN, ALN-CLEAN)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.copying import is_copied
from companion.engine.legendary.course import (
    CLEANUP,
    CleanUp,
    StrikesBegin,
    TurnCourse,
    TurnEnds,
    left_undone,
    prepared,
)
from companion.engine.legendary.lending import lent_cards
from companion.engine.legendary.pools import pool
from companion.engine.legendary.strikes import EnemiesStrike
from companion.games.alien.aliens.rules import next_to_act, turn_began
from companion.games.alien.difficulty import difficulty
from companion.games.alien.drawing import change_cards
from companion.games.alien.huggers import come_due, due_now, is_open, needs_hatchery, warn
from companion.games.alien.keywords.rules import keep
from companion.games.alien.lending import give_back
from companion.games.alien.phases import need_turn
from companion.games.alien.printed import rules
from companion.games.alien.state import ALIEN, AlienState
from companion.games.alien.strikes import STRIKING


class HivePhaseSkipped(Event, frozen=True):
    """A turn of preparations began: no Hive card is placed in it."""

    seat: SeatId


def _rest(state: AlienState) -> tuple[Work, ...]:
    """The enemies strike, then all cards are changed; in an alien's turn only that (ALN-ALIEN-07)."""
    change = (CleanUp(), TurnEnds())
    is_late = state.turn.phase in (CLEANUP, ALIEN)
    return change if is_late else (StrikesBegin(), EnemiesStrike(), *change)


def _change(draft: Draft[AlienState], seat: SeatId) -> None:
    """Played and unplayed cards are discarded, then six are drawn (ALN-CLEAN-01 to 03)."""
    keep(draft, seat)
    change_cards(draft, seat, rules().hand)


def _waits(draft: Draft[AlienState], work: TurnEnds) -> bool:
    """What was lent goes back, and facehuggers come due; their cards may be asked for (ALN-RULING-20)."""
    give_back(draft)
    if due_now(draft.state) and needs_hatchery(draft, work):
        return True
    come_due(draft)
    return False


def _begins(draft: Draft[AlienState]) -> None:
    """Last chances are told, and a turn of preparations has no Hive Phase (ALN-DIFF-03, ALN-RULING-46)."""
    warn(draft)
    seat = draft.state.active
    done, wanted = draft.state.prepared.get(seat, 0), difficulty(draft.state.header)["preparations"]
    if done < wanted and seat in draft.state.living:
        draft.emit(HivePhaseSkipped(seat))


def _left(state: AlienState) -> Phrase | None:
    """What is left undone is said before it is too late (ALN-ACT-12)."""
    if state.turn.phase == ALIEN:
        return phrase("offer-end-alien")
    lent = sum(not is_copied(state, slot) for slot in lent_cards(state))
    huggers = sum(is_open(state, hugger) for hugger in state.huggers)
    strikes = STRIKING.coming(state)
    return left_undone(state, strikes=strikes, ready=len(state.ready) + lent, huggers=huggers)


def _warned(state: AlienState) -> Phrase | None:
    """The strikes that the end of the turn brings, as the board counts them (ALN-STRIKE-04)."""
    return STRIKING.warned(state) if state.turn.phase != ALIEN else None


def _ends(state: AlienState) -> Phrase | None:
    """Who draws strikes then, and the points that are lost unspent (ALN-STRIKE-04, ALN-CLEAN-10)."""
    strikes = STRIKING.coming(state)
    if not strikes or state.turn.phase == ALIEN:
        return None
    attack, recruit = pool(state, "attack"), pool(state, "recruit")
    name = state.player(state.active).name
    return phrase("does-end", name=name, strikes=strikes, attack=attack, recruit=recruit)


COURSE: TurnCourse[AlienState] = TurnCourse(
    opening="hive", too_early="ALN-TURN-04", guard=need_turn, rest=_rest, change=_change, waits=_waits,
    following=next_to_act, left=_left, warned=_warned, ends=_ends, begins=_begins, afresh=turn_began,
)  # fmt: skip
begin = COURSE.begin

FEATURE: Feature[AlienState] = joined(
    "turns", COURSE.feature(), Feature(name="alien", events={HivePhaseSkipped: prepared})
)
