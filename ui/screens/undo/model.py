"""Taking back as players think of it: what goes, what cannot be unseen, who agrees, what to carry; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import SeatView
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.play import Checklist, LogLine
from ui.widgets.keystrip.strip import PlainSpec, StripModel

Say = Callable[[Phrase], str]
MOST_STEPS = 3  # of an action that are named before the rest is counted


class Action(msgspec.Struct, frozen=True, gc=False):
    """One player action: what it began with, and the steps it was carried out in."""

    lines: tuple[LogLine, ...]

    @property
    def first(self) -> LogLine:
        """What the player did."""
        return self.lines[0]

    @property
    def numbers(self) -> tuple[int, int]:
        """The entries it reaches over."""
        return self.lines[0].number, self.lines[-1].number


def actions_of(log: Sequence[LogLine]) -> tuple[Action, ...]:
    """The actions that stand, the oldest first; the opening of the game is none."""
    found: list[list[LogLine]] = []
    for line in log:
        if line.undone:
            continue
        if line.opens:
            found.append([line])
        elif found:
            found[-1].append(line)
    return tuple(Action(tuple(lines)) for lines in found)


def actions_back_to(number: int, actions: Sequence[Action]) -> int:
    """How many actions have to be taken back so that the one with that entry is the last to go."""
    return sum(action.numbers[1] >= number for action in actions)


class UndoRow(msgspec.Struct, frozen=True):
    """One action of the list: taken back, or standing; a touch takes back to here."""

    actions: int  # so many go when this one is the last to go
    words: str
    gone: bool
    steps: tuple[str, ...] = ()
    seat: SeatView | None = None


class UndoModel(msgspec.Struct, frozen=True):
    """What the undo sheet says."""

    actions: int
    of: int
    title: str
    brief: str  # the same in few words
    kind: str
    warnings: tuple[str, ...]
    moves: tuple[str, ...]
    agree: tuple[SeatView, ...]
    strip: StripModel


def undo_model(
    plan: Checklist,
    of: int,
    actions: int,
    seats: Sequence[SeatView],
    agreed: frozenset[SeatId],
    say: Say,
) -> UndoModel:
    """The plan of taking back so many actions of all there are."""
    by_id = {seat.seat: seat for seat in seats}
    agree = tuple(by_id[seat] for seat in plan.agree if seat in by_id)
    missing = [seat for seat in plan.agree if seat not in agreed]
    first = say(phrase("ui-take-back", count=actions))
    moves = say(phrase("ui-cards-to-move", count=len(plan.moves)))
    waiting = say(phrase("ui-all-agree")) if missing else moves
    plain = [PlainSpec("keep", say(phrase("ui-keep")))]
    if actions > 1:
        plain.append(PlainSpec("less", say(phrase("ui-one-less"))))
    if actions < of:
        plain.append(PlainSpec("more", say(phrase("ui-one-more"))))
    return UndoModel(
        actions,
        of,
        say(phrase("ui-take-back-title", count=actions)),
        first,
        plan.kind,
        tuple(say(words) for words in plan.warnings),
        alike([say(words) for words in plan.moves], say),
        agree,
        StripModel(first=first, second=waiting, waits=bool(missing), plain=tuple(plain)),
    )


def alike(moves: Sequence[str], say: Say) -> tuple[str, ...]:
    """Hand movements that are said alike are said once, with their number."""
    counts: dict[str, int] = {}
    for words in moves:
        counts[words] = counts.get(words, 0) + 1
    return tuple(
        words if count == 1 else say(phrase("ui-times", count=count, what=words))
        for words, count in counts.items()
    )


def undo_row(log: Sequence[Action], back: int, gone: int, seats: Sequence[SeatView], say: Say) -> UndoRow:
    """The action that is `back` from the end, of which so many go; its steps are shown, but are no stop."""
    action = log[len(log) - back]
    seat = next((one for one in seats if one.seat == action.first.seat), None)
    steps = [say(line.label) for line in action.lines[1:]] if back <= gone else []
    if len(steps) > MOST_STEPS:
        rest = len(steps) - MOST_STEPS + 1
        steps = [*steps[: MOST_STEPS - 1], say(phrase("ui-and-more", count=rest))]
    return UndoRow(back, say(action.first.label), back <= gone, tuple(steps), seat)


def is_plain(plan: Checklist) -> bool:
    """Whether taking back needs no word: nothing was seen, nothing moved, nobody has to agree."""
    return plan.kind == "free" and not plan.moves and not plan.agree and not plan.warnings


class CarryRow(msgspec.Struct, frozen=True):
    """Cards of the open checklist that are said alike: those still to carry, of so many."""

    what: str
    left: tuple[SlotId | None, ...]
    of: int

    @property
    def done(self) -> bool:
        """Whether all of them were carried."""
        return not self.left

    def words(self, say: Say) -> str:
        """The words once, with how many are left; when all are done, with how many they were."""
        count = len(self.left) or self.of
        return self.what if count == 1 else say(phrase("ui-times", count=count, what=self.what))


class CarryModel(msgspec.Struct, frozen=True):
    """The cards that still have to be carried back, and those that were since the list was opened."""

    title: str
    rows: tuple[CarryRow, ...]
    strip: StripModel


def carry_model(prompts: Sequence[Prompt], say: Say, before: Sequence[CarryRow] = ()) -> CarryModel:
    """The open checklist after an undo; what was on it before and is no more is ticked, where it stood."""
    left: dict[str, list[SlotId | None]] = {row.what: [] for row in before}
    for prompt in prompts:
        left.setdefault(say(prompt.text), []).append(prompt.slot)
    were = {row.what: row.of for row in before}
    rows = [CarryRow(what, tuple(slots), max(were.get(what, 0), len(slots))) for what, slots in left.items()]
    first = say(phrase("ui-all-carried"))
    second = say(phrase("ui-cards-to-move", count=len(prompts)))
    title = say(phrase("ui-carry-title"))
    return CarryModel(title, tuple(rows), StripModel(first=first, second=second))
