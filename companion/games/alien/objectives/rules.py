"""Objectives: progress, completion in order, goal cards that are paid for, and the win (ALN-OBJ)."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.cards import Ability, Card
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.interpret import queue_clauses
from companion.engine.feature import Commands, Works
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.ending import Won
from companion.engine.legendary.market.requests import ToKnow
from companion.games.alien import zones
from companion.games.alien.abilities import ABILITIES, area_of, begin
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.objectives.events import ObjectiveBegan, ObjectiveDone
from companion.games.alien.state import LEVELS, AlienState

LAST = LEVELS[-1]


class Begins(Work, frozen=True, tag="objective-begins"):
    """The next Objective becomes the current one."""


class Begun(Work, frozen=True, tag="objective-begun"):
    """While it waits in the queue the Setup text of an Objective is being carried out."""


def settle(draft: Draft[AlienState]) -> None:
    """Complete the current objective as soon as its progress suffices and somebody lives (ALN-OBJ-06).

    Its own Setup text comes first, also when it is done already as it becomes the current one (ALN-OBJ-04).
    """
    state = draft.state
    level = state.objective
    done = progress(state, level)
    if not done or not state.living:
        return
    slot = current(state)
    if slot is None or needs_number(draft, slot, "need", ToKnow(slot, seat=state.active)):
        return
    need = need_of(state)
    if need and done >= need:
        complete(draft, level)


def current(state: AlienState) -> SlotId | None:
    """The current objective's card: the top of its stack, or what marks a blocked room (ALN-OBJ-01)."""
    return zones.objective(state.table, state.objective)


def progress(state: AlienState, level: int) -> int:
    """How far the players have come with an objective."""
    return state.numbers.get(f"progress:{level}", 0)


def need_of(state: AlienState) -> int | None:
    """How much progress completes the current objective; None or 0 when only the players can tell."""
    slot = current(state)
    card = state.table.card(slot) if slot is not None else None
    return card.number("need") if card is not None else None


def complete(draft: Draft[AlienState], level: int) -> None:
    """The current objective goes under the others; after the last the game is won (ALN-OBJ-03, 05)."""
    draft.emit(ObjectiveDone(level))
    if level == LAST:
        draft.work.clear()
        if not draft.state.agendas:  # with Hidden Agendas it hangs on who lives (ALN-AGENDA-22)
            draft.emit(Won())
    else:  # where whoever completed it died of it, the next player carries out its Setup text
        draft.later(Begins())


def _begins(draft: Draft[AlienState], work: Begins) -> None:
    began(draft, draft.state.decider)


def _begun(draft: Draft[AlienState], work: Begun) -> None:
    """All that the Setup text says is done."""


def began(draft: Draft[AlienState], seat: SeatId) -> None:
    """An objective is the current one from now on: its Setup text is carried out (ALN-OBJ-04)."""
    draft.emit(ObjectiveBegan(draft.state.objective))
    draft.later(Begun())
    slot = current(draft.state)
    card = draft.state.table.card(slot) if slot is not None else None
    if slot is not None and card is not None:
        begin(draft, card, slot, "setup", seat)


def claim(draft: Draft[AlienState], command: Complete) -> None:
    """The players say that the current objective is completed, where only they can tell (ALN-OBJ-06)."""
    state, level = draft.state, command.level or draft.state.objective
    if state.objective > LAST:
        draft.refuse("ALN-END-08", "impossible", here=phrase("here-objective", level=state.objective))
    if command.seat not in state.living:
        draft.refuse("ALN-DEATH-05", "impossible", here=phrase("here-dead"))
    if level != state.objective:
        here, remedy = (
            phrase("here-objective", level=state.objective),
            phrase("remedy-objective", level=level),
        )
        draft.refuse("ALN-OBJ-02", "impossible", here=here, remedy=remedy)
    need, done = need_of(state) or 0, progress(state, level)
    if done < need:
        here = phrase("here-progress", level=level, need=need, have=done)
        draft.refuse("ALN-OBJ-06", "limit", here=here)
    complete(draft, level)


def pay_goal(draft: Draft[AlienState], seat: SeatId, slot: SlotId, index: int) -> None:
    """Pay for a goal card in play, while its level is the current objective (ALN-OBJ-07, ALN-TEXT-09)."""
    card = draft.state.table.card(slot)
    assert card is not None  # the ability was found on it
    ability = card.abilities[index]
    _need_in_play(draft, card, slot, ability)
    here = phrase("here-objective", level=draft.state.objective)
    remedy, is_now = phrase("remedy-objective", level=ability.level), ability.level == draft.state.objective
    draft.require(is_now, "ALN-OBJ-07", "timing", here=here, remedy=remedy)
    ABILITIES.pay(draft, ability)
    draft.emit(AbilityUsed(slot, index))
    queue_clauses(draft, ABILITIES.as_work(draft.state, seat, slot, index, card))


def _need_in_play(draft: Draft[AlienState], card: Card, slot: SlotId, ability: Ability) -> None:
    """A goal card lies on the board, or is the current objective itself."""
    held = draft.state.table.slots[slot]
    board = (*zones.ROOMS, zones.COMBAT, zones.OPERATIONS, *zones.ATTACHED)
    in_play = held.zone in board or slot == current(draft.state)
    here = phrase("here-not-in-play", card=card.name)
    draft.require(in_play, "ALN-OBJ-07", "target", here=here)
    area = area_of(held.zone)
    draft.require(ability.area in ("", area), "ALN-TEXT-06", "timing", here=here)


COMMANDS: Commands[AlienState] = {Complete: claim}
WORK: Works[AlienState] = {Begins: _begins, Begun: _begun}


def misplaced(state: AlienState) -> list[str]:
    """There are three Objectives, and the current one lies on top (ALN-OBJ-01)."""
    stack = (*state.table.zone(zones.OBJECTIVES), *state.table.zone(zones.MARKER))
    wrong = len(stack) != len(LEVELS) or not is_current_on_top(state)
    return [f"ALN-OBJ-01 {zones.OBJECTIVES}"] if wrong and state.turn.number else []


def is_current_on_top(state: AlienState) -> bool:
    """Whether the Objective that counts as the current one lies on top, as far as its level is known."""
    if state.objective == LAST + 1:
        return True  # all are done: nothing is current while Agendas are turned up (ALN-RULING-66)
    slot = current(state)
    card = state.table.card(slot) if slot is not None else None
    return card is None or card.number("level") in (None, state.objective)
