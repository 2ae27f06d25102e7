"""Objectives: in any order, with rewards, mandatory or not; the last of them ends the Episode (FFY-OBJ)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.core.language.asks import Work
from companion.core.language.cards import Ability, Card
from companion.core.language.ids import DesignId, SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import clause_of, queue_ability
from companion.engine.effects.work import BeginAbility, CardText, ability_of, moment_of
from companion.engine.legendary.course import CleanUp
from companion.engine.legendary.ending import Lost, Won
from companion.engine.sayings import HandsDo
from companion.engine.work import Course
from companion.games.firefly import zones
from companion.games.firefly.abilities import JUDGES, begin
from companion.games.firefly.objectives.events import ObjectiveCompleted, ObjectiveFailed
from companion.games.firefly.objectives.told import told_items
from companion.games.firefly.state import LETTERS, FireflyState

Origin = tuple[SlotId | None, int | None, DesignId | None]  # the ability in which something happens
NOWHERE: Origin = (None, None, None)
REWARDS = ("objective", "mandatory")  # the moments by which an Objective card names its Objectives
FAILURE = ("fail",)  # the moment of one that has failed
SUCCESS = "success"  # the moment of a Side Job that is completed


class EpisodeOver(Course, frozen=True, tag="episode-over"):
    """The Episode has ended, and its last player has changed the cards: now the board is cleared."""

    last: SeatId  # whose turn was the last, if only to be skipped


class LastDue(Work, frozen=True, tag="last-due"):
    """The last open Objective is completed in one moment with a text, which may come before it."""

    level: int
    slot: SlotId | None = None  # the text in which it is completed
    index: int | None = None
    design: DesignId | None = None
    is_after: bool = False  # the other text came first, and is done


class LossDue(Work, frozen=True, tag="loss-due"):
    """Nobody is left, and in the same moment the last Objective of Episode C is completed."""


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


def is_unread(state: FireflyState) -> bool:
    """Whether only the players can read the running Objective card."""
    card = card_of(state)
    return card is not None and not card.structured


def items_of(state: FireflyState) -> dict[int, bool]:
    """The Objectives of the running card, as it says itself or as the players have told it."""
    card = card_of(state)
    return told_items(card, state.boards) if card is not None and not card.structured else items(card)


def open_items(state: FireflyState) -> tuple[int, ...]:
    """Those that are neither completed nor failed (FFY-OBJ-01)."""
    return tuple(level for level in items_of(state) if level not in state.items)


def complete(draft: Draft[FireflyState], level: int, text: CardText | None = None) -> None:
    """An Objective is completed, once; the last one may wait for a text of the same moment (FFY-RUL-55).

    `text` is what it happens in, which is carried out to its end. The "Defeated:" text of the same moment
    waits for the active player to say which comes first.
    """
    still = open_items(draft.state)
    if level not in still or is_weighed(draft):
        return
    origin = (text.slot, text.index, text.design) if text is not None else NOWHERE
    if still == (level,) and last_words(draft, origin):
        draft.later(LastDue(level, *origin, seat=draft.state.decider))
    else:
        finish(draft, level, origin)


def finish(draft: Draft[FireflyState], level: int, origin: Origin = NOWHERE) -> None:
    """Its reward comes at once, and the last of them ends the Episode (FFY-OBJ-03, FFY-OBJ-06)."""
    draft.emit(ObjectiveCompleted(level))
    if not open_items(draft.state):
        close(draft, origin)
    _speak(draft, REWARDS, level)


def is_weighed(draft: Draft[FireflyState]) -> bool:
    """Whether the last completion waits for what comes before it."""
    return any(isinstance(work, LastDue | LossDue) for work in draft.work)


def last_words(draft: Draft[FireflyState], origin: Origin) -> tuple[BeginAbility, ...]:
    """The "Defeated:" texts that wait to begin, but for the one that completes the Objective itself."""
    return tuple(
        work
        for work in draft.work
        if isinstance(work, BeginAbility)
        and not _is_same(work, origin)
        and ability_of(draft.state, work)[1].on == "defeated"
    )


def fail(draft: Draft[FireflyState], level: int, text: CardText | None = None) -> None:
    """An Objective fails, and its card may say something of that (FFY-OBJ-08)."""
    if level not in open_items(draft.state) or _is_lost_by(draft, level):
        return
    if not open_items(draft.state):
        origin = (text.slot, text.index, text.design) if text is not None else NOWHERE
        close(draft, origin)
    _speak(draft, FAILURE, level)


def _is_lost_by(draft: Draft[FireflyState], level: int) -> bool:
    """Whether what fails now was Mandatory: the game is lost at once (FFY-OBJ-07, FFY-WIN-05, FFY-RUL-54)."""
    mandatory = items_of(draft.state)[level]
    draft.emit(ObjectiveFailed(level, mandatory))
    if mandatory:
        draft.work.clear()
        draft.emit(Lost("objective"))
    return mandatory


def _speak(draft: Draft[FireflyState], moments: tuple[str, ...], level: int) -> None:
    """What the Objective card says of one of its Objectives; once the game is over it says nothing."""
    slot, card = current(draft.state), card_of(draft.state)
    if slot is None or card is None or draft.state.outcome:
        return
    if not card.structured:
        return say(draft, moments[0], draft.state.decider)
    for on in moments:
        begin(draft, card, slot, on, draft.state.decider, level)


def say(draft: Draft[FireflyState], on: str, seat: SeatId) -> None:
    """What the running Objective card says at a moment; where the app cannot read it, hands do it first."""
    slot, card = current(draft.state), card_of(draft.state)
    if slot is not None and card is not None:
        say_of(draft, card, slot, on, seat)


def say_of(draft: Draft[FireflyState], card: Card, slot: SlotId, on: str, seat: SeatId) -> None:
    """The same of any Objective card."""
    if not card.structured:
        draft.later(HandsDo(slot, seat=seat))
    begin(draft, card, slot, on, seat)


def time_up(draft: Draft[FireflyState], *, is_changed: bool = False) -> None:
    """The Inevitable card has had its turns: open Objectives fail, and the Episode ends (FFY-INEV-12).

    `is_changed` says that the cards of the last turn are changed already (FFY-RUL-25).
    """
    draft.work.clear()
    failing = open_items(draft.state)
    if any(_is_lost_by(draft, level) for level in failing):
        return
    _end(draft, () if is_changed else (CleanUp(),))
    for level in reversed(failing):
        _speak(draft, FAILURE, level)


def close(draft: Draft[FireflyState], origin: Origin) -> None:
    """The Episode ends before anything else begins: only what has begun is carried out (FFY-RUL-55)."""
    rest = [one for one in draft.work if _is_same(one, origin) or _is_owed(draft.state, one)]
    draft.work.clear()
    if draft.state.letter < LETTERS[-1]:
        draft.work.extend(rest)
    _end(draft, (CleanUp(),))


def _is_same(work: Work, origin: Origin) -> bool:
    """Whether this is more of the text that is being carried out."""
    if origin == NOWHERE or not isinstance(work, CardText):
        return False
    return (work.slot, work.index, work.design) == origin


def _is_owed(state: FireflyState, work: Work) -> bool:
    """Whether this is what the Objective card says of Objectives that are over, or a Side Job that is done.

    FFY-OBJ-03, FFY-SIDE-01: a Side Job that was completed in the same moment has its success.
    """
    if isinstance(work, HandsDo):
        return work.slot == current(state)
    return isinstance(work, CardText) and moment_of(state, work) in (*REWARDS, *FAILURE, SUCCESS)


def _end(draft: Draft[FireflyState], cleanup: tuple[Work, ...]) -> None:
    """After A and B the active player changes cards; after C the game is won, whatever came of A and B.

    FFY-END-01 to 03, FFY-WIN-01, FFY-WIN-02, FFY-INTER-01.

    Where a turn was skipped that came last, the next Episode begins after it (FFY-RUL-25).
    """
    if draft.state.letter == LETTERS[-1]:
        draft.emit(Won())
    else:
        last = draft.state.active if cleanup else draft.state.counted[-1]
        draft.finally_(*cleanup, EpisodeOver(last))


def settle(draft: Draft[FireflyState]) -> None:
    """What the Objective card itself watches for happens at once where its conditions hold (FFY-OBJ-02)."""
    if not draft.state.turn.number or draft.state.outcome:
        return
    if is_weighed(draft):
        return
    for work, ability in reached(draft.state):
        for clause in ability.do:
            if clause.verb in FINISHES:
                FINISHES[clause.verb](draft, int(clause.args.get("level", ability.level)))
            elif not draft.state.outcome:
                draft.later(clause_of(work, clause))
        return


def reached(state: FireflyState) -> Iterator[tuple[BeginAbility, Ability]]:
    """What the Objective card watches for and what is so just now, of Objectives that are open."""
    slot, card, still = current(state), card_of(state), open_items(state)
    if slot is None or card is None:
        return
    for index, ability in enumerate(card.abilities):
        if ability.on != "goal" or ability.level not in still or ability.may or ability.price[1]:
            continue
        work = queue_ability(state.active, slot, index, card, "")
        if all_hold(state, ability.when, work, JUDGES):
            yield work, ability


FINISHES: Mapping[str, Callable[[Draft[FireflyState], int], None]] = {"complete": complete, "fail": fail}
