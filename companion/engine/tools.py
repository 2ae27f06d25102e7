"""The five manual tools, the same in every room: the table is right, the books follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Any, TypeVar

import msgspec

from companion.core.language.cards import AS_PRINTED, DIFFERS, EFFECT, Card
from companion.core.language.commands import AnyTool, BindSlot, CorrectFact, MoveSlot, SetNumber, SetProgress
from companion.core.language.events import (
    FactLearned,
    Moved,
    NumberSet,
    OrderLost,
    ProgressSet,
    Tolerated,
    Unbound,
)
from companion.core.language.ids import DesignId
from companion.core.language.phrases import phrase
from companion.core.language.states import State
from companion.engine import ledger
from companion.engine.answers import can_be, know
from companion.engine.draft import Draft
from companion.engine.waivers import Refused, refusal
from companion.engine.zone_table import ZoneTable

S = TypeVar("S", bound=State)

WORDS = ("klass", "crew", "person", "kind", "marks", "title")  # printed facts of a card that are no numbers


class Vocabulary(msgspec.Struct, frozen=True):
    """What the tools may touch in a room, in its own words: its zones, numbers and phases."""

    zones: ZoneTable
    phases: tuple[str, ...]
    rule_faults: Callable[[Any], list[str]] = lambda state: []
    max_number: int = 99
    course: Mapping[str, tuple[int, int]] = {}  # numbers that say how far a game has come, with their ends
    kinds: tuple[str, ...] = ()  # what a card can be


def use(draft: Draft[S], tool: AnyTool, words: Vocabulary) -> None:
    """Carry out a tool; what it breaks among the rule invariants is tolerated from now on."""
    _use(tool, draft, words)
    note_tolerated(draft, words)


def note_tolerated(draft: Draft[S], words: Vocabulary) -> None:
    """Write down which rule invariants the players' word has broken."""
    broken = tuple(words.rule_faults(draft.state))
    if broken != draft.state.tolerated:
        draft.emit(Tolerated(broken))


def _no(here: str) -> Refused:
    return Refused(refusal("TABLE-TOOL-01", "impossible", here=phrase(here)))


@singledispatch
def _use(tool: AnyTool, draft: Draft[Any], words: Vocabulary) -> None:
    raise _no("here-no-such-tool")


@_use.register
def _move(tool: MoveSlot, draft: Draft[Any], words: Vocabulary) -> None:
    if tool.slot not in draft.state.table.slots or tool.to not in words.zones.of_game(draft.state):
        raise _no("here-no-such-place")
    if not -1 <= tool.at <= len(draft.state.table.slots):
        raise _no("here-no-such-place")
    draft.emit(Moved((tool.slot,), tool.to, tool.at, tool.face_up))


@_use.register
def _number(tool: SetNumber, draft: Draft[Any], words: Vocabulary) -> None:
    if tool.name not in draft.state.numbers or not 0 <= tool.value <= words.max_number:
        raise _no("here-no-such-number")
    draft.emit(NumberSet(tool.name, tool.value))


@_use.register
def _progress(tool: SetProgress, draft: Draft[Any], words: Vocabulary) -> None:
    seats = {player.seat for player in draft.state.players}
    alive = {player.seat: player.alive for player in draft.state.players} | tool.alive
    acting = {player.seat: player.seat in draft.state.acting for player in draft.state.players} | tool.alive
    if tool.seat not in (None, *seats) or not set(tool.alive) <= seats or not any(alive.values()):
        raise _no("here-no-such-seat")
    seat = draft.state.turn.seat if tool.seat is None else tool.seat
    if not acting.get(seat, False):
        raise _no("here-turn-of-the-dead")
    if tool.phase not in (None, *words.phases):
        raise _no("here-no-such-phase")
    for name, value in tool.course.items():
        low, high = words.course.get(name, (1, 0))
        if not low <= value <= high:
            raise _no("here-no-such-number")
    if draft.state.ask is not None:
        raise Refused(refusal("TABLE-ASK-03", "impossible", here=phrase("here-question-open")))
    if draft.state.outcome:
        raise _no("here-game-over")
    draft.emit(ProgressSet(tool.seat, tool.phase, tool.course, tool.alive))


@_use.register
def _bind(tool: BindSlot, draft: Draft[Any], words: Vocabulary) -> None:
    table = draft.state.table
    if tool.slot not in table.slots:
        raise _no("here-no-such-place")
    held = table.slots[tool.slot]
    if tool.copy is None:
        if held.copy is not None:
            draft.emit(Unbound(tool.slot))
        return
    if tool.copy not in table.designs:
        raise _no("here-no-such-card")
    if held.copy is None and can_be(table, tool.slot, tool.copy):
        know(draft, tool.slot, tool.copy, "told")
    elif held.copy != tool.copy:
        _trade(draft, tool)
    elif held.known == "app":  # a right guess at a hidden card looks like any other word of the table
        draft.emit(OrderLost((tool.slot,)))
        know(draft, tool.slot, tool.copy, "told")


def _trade(draft: Draft[Any], tool: BindSlot) -> None:
    """The card is booked elsewhere: both places are forgotten together, then this one is known."""
    table = draft.state.table
    assert tool.copy is not None
    other = table.bound.get(tool.copy)
    if other is None:
        other = next((s for s in table.slots if ledger.may_hold(table, s, tool.copy)), None)
    if other is None or other == tool.slot:
        raise _no("here-card-cannot-be-there")
    draft.emit(OrderLost((tool.slot, other)))
    know(draft, tool.slot, tool.copy, "told")


@_use.register
def _fact(tool: CorrectFact, draft: Draft[Any], words: Vocabulary) -> None:
    cards = draft.state.table.cards
    card = cards.get(DesignId(tool.of))
    if card is None and tool.of not in draft.state.boards:
        raise _no("here-no-such-card")
    value = list(tool.value) if isinstance(tool.value, tuple) else tool.value  # as it will be written
    if not _is_fact(card, tool.field, value, words):
        raise _no("here-no-such-number")
    draft.emit(FactLearned(tool.of, tool.field, value, "override"))


def _is_fact(card: Card | None, field: str, value: Any, words: Vocabulary) -> bool:
    """Whether the value can stand in that field of a card, or of a board place when there is no card."""
    if card is not None and field == EFFECT:
        return value in (AS_PRINTED, DIFFERS)
    if card is None or field not in WORDS:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return whole and 0 <= value <= words.max_number
    if field == "marks":
        return isinstance(value, list) and all(isinstance(mark, str) for mark in value)
    return isinstance(value, str) and (field != "kind" or value in words.kinds)
