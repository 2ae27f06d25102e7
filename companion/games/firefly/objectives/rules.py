"""Objectives: in any order, with rewards, mandatory or not; the last of them ends the Episode (FFY-OBJ)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.language.asks import Work
from companion.core.language.cards import Card
from companion.core.language.ids import SlotId
from companion.engine.draft import Draft
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import clause_of, queue_ability
from companion.engine.effects.work import CardText
from companion.engine.legendary.course import CleanUp
from companion.engine.work import Course
from companion.games.firefly import zones
from companion.games.firefly.abilities import JUDGES, begin
from companion.games.firefly.ending import Lost, Won
from companion.games.firefly.objectives.events import ObjectiveCompleted, ObjectiveFailed
from companion.games.firefly.state import LETTERS, FireflyState

REWARDS = ("objective", "mandatory")  # the moments by which an Objective card names its Objectives


class EpisodeOver(Course, frozen=True, tag="episode-over"):
    """The Episode has ended, and its last player has changed the cards: now the board is cleared."""


def current(state: FireflyState) -> SlotId | None:
    """The Objective card of the running Episode."""
    return zones.top(state.table, zones.OBJECTIVE)


def card_of(state: FireflyState) -> Card | None:
    """What is known of it."""
    slot = current(state)
    return state.table.card(slot) if slot is not None else None


def items(card: Card | None) -> dict[int, bool]:
    """The Objectives of a card by their numbers, and whether they are Mandatory (FFY-CAT-09)."""
    named = [ability for ability in card.abilities if ability.on in REWARDS] if card is not None else []
    return {ability.level: ability.on == "mandatory" for ability in named}


def open_items(state: FireflyState) -> tuple[int, ...]:
    """Those that are neither completed nor failed (FFY-OBJ-01)."""
    return tuple(level for level in items(card_of(state)) if level not in state.items)


def complete(draft: Draft[FireflyState], level: int, text: CardText | None = None) -> None:
    """An Objective is completed: its reward comes at once, and the last one ends the Episode.

    FFY-OBJ-03, FFY-OBJ-06, FFY-RUL-55; `text` is what it happens in, which is carried out to its end.
    """
    if level not in open_items(draft.state):
        return
    draft.emit(ObjectiveCompleted(level))
    if not open_items(draft.state):
        close(draft, text)
    _speak(draft, REWARDS, level)


def fail(draft: Draft[FireflyState], level: int, text: CardText | None = None) -> None:
    """An Objective fails: a Mandatory one loses the game at once (FFY-OBJ-07, FFY-OBJ-08, FFY-RUL-54)."""
    if level not in open_items(draft.state):
        return
    mandatory = items(card_of(draft.state))[level]
    draft.emit(ObjectiveFailed(level, mandatory))
    if mandatory:
        draft.work.clear()
        draft.emit(Lost("objective"))
        return
    if not open_items(draft.state):
        close(draft, text)
    _speak(draft, ("fail",), level)


def _speak(draft: Draft[FireflyState], moments: tuple[str, ...], level: int) -> None:
    """What the Objective card says of one of its Objectives; once the game is over it says nothing."""
    slot, card = current(draft.state), card_of(draft.state)
    if slot is None or card is None or draft.state.outcome:
        return
    for on in moments:
        begin(draft, card, slot, on, draft.state.decider, level)


def time_up(draft: Draft[FireflyState], *, is_changed: bool = False) -> None:
    """The Inevitable card has had its turns: open Objectives fail, and the Episode ends (FFY-INEV-12).

    `is_changed` says that the cards of the last turn are changed already (FFY-RUL-25).
    """
    draft.work.clear()
    for level in open_items(draft.state):
        fail(draft, level)
        if draft.state.outcome:
            return
    draft.work.clear()
    _end(draft, () if is_changed else (CleanUp(),))


def close(draft: Draft[FireflyState], text: CardText | None) -> None:
    """The Episode ends before anything else begins: only what has begun is carried out (FFY-RUL-55)."""
    rest = [one for one in draft.work if _is_same(one, text)]
    draft.work.clear()
    if draft.state.letter < LETTERS[-1]:
        draft.work.extend(rest)
    _end(draft, (CleanUp(),))


def _is_same(work: Work, text: CardText | None) -> bool:
    """Whether this is more of the text that is being carried out."""
    if text is None or not isinstance(work, CardText):
        return False
    return (work.slot, work.index, work.design) == (text.slot, text.index, text.design)


def _end(draft: Draft[FireflyState], cleanup: tuple[Work, ...]) -> None:
    """After A and B the active player changes cards; after C the game is over (FFY-END-01, 02, 03)."""
    if draft.state.letter == LETTERS[-1]:
        draft.emit(Won())
    else:
        draft.finally_(*cleanup, EpisodeOver())


def settle(draft: Draft[FireflyState]) -> None:
    """What the Objective card itself watches for happens at once where its conditions hold (FFY-OBJ-02)."""
    slot, card = current(draft.state), card_of(draft.state)
    if slot is None or card is None or not draft.state.turn.number or draft.state.outcome:
        return
    still = open_items(draft.state)
    for index, ability in enumerate(card.abilities):
        if ability.on != "goal" or ability.level not in still or ability.may or ability.price[1]:
            continue
        work = queue_ability(draft.state.active, slot, index, card, "")
        if all_hold(draft.state, ability.when, work, JUDGES):
            for clause in ability.do:
                if clause.verb in FINISHES:
                    FINISHES[clause.verb](draft, int(clause.args.get("level", ability.level)))
                elif not draft.state.outcome:
                    draft.later(clause_of(work, clause))
            return


FINISHES: Mapping[str, Callable[[Draft[FireflyState], int], None]] = {"complete": complete, "fail": fail}
