"""Taking back as players think of it: what goes, what cannot be unseen, who agrees, what to carry; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from companion.core.ids import SeatId
from companion.core.phrases import Phrase, phrase
from companion.core.ports import Checklist, LogLine
from companion.core.prompts import Prompt
from companion.core.views import SeatView
from ui.widgets.keystrip.strip import PlainSpec, StripModel

Say = Callable[[Phrase], str]
SHOWN = 6


class UndoLine(msgspec.Struct, frozen=True):
    """One entry of the list: taken back, or the ones before it."""

    words: str
    gone: bool
    seat: SeatView | None = None


class UndoModel(msgspec.Struct, frozen=True):
    """What the undo sheet says."""

    actions: int
    title: str
    lines: tuple[UndoLine, ...]
    kind: str
    warnings: tuple[str, ...]
    moves: tuple[str, ...]
    agree: tuple[SeatView, ...]
    strip: StripModel


def undo_model(
    plan: Checklist,
    log: Sequence[LogLine],
    actions: int,
    seats: Sequence[SeatView],
    agreed: frozenset[SeatId],
    say: Say,
) -> UndoModel:
    """The plan of taking back so many actions."""
    by_id = {seat.seat: seat for seat in seats}
    gone = {line.number for line in plan.actions}
    before = [line for line in log if line.number not in gone and not line.undone][-SHOWN:]
    lines = [_line(line, True, by_id, say) for line in reversed(plan.actions)]
    lines += [_line(line, False, by_id, say) for line in reversed(before)]
    agree = tuple(by_id[seat] for seat in plan.agree if seat in by_id)
    missing = [seat for seat in plan.agree if seat not in agreed]
    first = say(phrase("ui-take-back", count=actions))
    moves = say(phrase("ui-cards-to-move", count=len(plan.moves)))
    waiting = say(phrase("ui-all-agree")) if missing else moves
    plain = [PlainSpec("keep", say(phrase("ui-keep")))]
    if actions > 1:
        plain.append(PlainSpec("less", say(phrase("ui-one-less"))))
    if before:
        plain.append(PlainSpec("more", say(phrase("ui-one-more"))))
    return UndoModel(
        actions,
        say(phrase("ui-take-back-title", count=actions)),
        tuple(lines[:SHOWN]),
        plan.kind,
        tuple(say(words) for words in plan.warnings),
        tuple(say(words) for words in plan.moves),
        agree,
        StripModel(first=first, second=waiting, waits=bool(missing), plain=tuple(plain)),
    )


def _line(line: LogLine, gone: bool, seats: dict[SeatId, SeatView], say: Say) -> UndoLine:
    """An entry in words."""
    return UndoLine(say(line.label), gone, seats.get(line.seat) if line.seat is not None else None)


def is_plain(plan: Checklist) -> bool:
    """Whether taking back needs no word: nothing was seen, nothing moved, nobody has to agree."""
    return plan.kind == "free" and not plan.moves and not plan.agree and not plan.warnings


def actions_back_to(number: int, checklist: Callable[[int], Checklist], most: int = 500) -> int:
    """How many actions have to be taken back so that the entry of that number is the last to go."""
    reached = -1
    for actions in range(1, most):
        plan = checklist(actions)
        if not plan.actions or plan.actions[0].number == reached:
            return actions - 1
        reached = plan.actions[0].number
        if reached <= number:
            return actions
    return most


class CarryModel(msgspec.Struct, frozen=True):
    """The cards that still have to be carried back."""

    title: str
    rows: tuple[tuple[int | None, str], ...]
    strip: StripModel


def carry_model(prompts: Sequence[Prompt], say: Say) -> CarryModel:
    """The open checklist after an undo."""
    rows = tuple((prompt.slot, say(prompt.text)) for prompt in prompts)
    first = say(phrase("ui-all-carried"))
    second = say(phrase("ui-cards-to-move", count=len(rows)))
    return CarryModel(say(phrase("ui-carry-title")), rows, StripModel(first=first, second=second))
