"""A step in acts: what the glass tells one after the other is lit, heard and spoken so, too; pure."""

from __future__ import annotations

from collections.abc import Collection
from sys import maxsize

import msgspec
from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View

Mark = tuple[int, int]  # a step by its number, and a notice by its place in it
WHOLE = maxsize  # the place after all notices of a step
TOLD_AT_LARGE = ("play", "tool")  # kinds of steps that the glass tells in big moments


class Act(msgspec.Struct, frozen=True):
    """A part of a step that is told at once."""

    step: Step
    until: Mark
    is_moment: bool = False  # it ends with something that takes the whole glass


def acts_of(step: Step, before: View | None, moments: Collection[str]) -> tuple[Act, ...]:
    """Up to the first big moment, up to the next ..., then what follows the last of them."""
    at_large = [at for at, notice in enumerate(step.notices) if notice.kind in moments]
    whole = Act(step, (step.number, WHOLE))
    if not at_large or step.refusal is not None or step.kind not in TOLD_AT_LARGE:
        return (whole,)
    meanwhile = seen_meanwhile(before, step.view)
    starts = (0, *(at + 1 for at in at_large))
    acts = [
        Act(replace(step, notices=step.notices[start : at + 1], view=meanwhile), (step.number, at), True)
        for start, at in zip(starts, at_large, strict=False)
    ]
    rest = replace(step, kind="play", notices=step.notices[starts[-1] :])  # that it was a tool is told
    return (*acts, replace(whole, step=rest))


def seen_meanwhile(before: View | None, now: View) -> View:
    """The table as it lay, until everything is told; but nobody's danger waits for that."""
    if before is None or (before.room, len(before.seats)) != (now.room, len(now.seats)):
        return now
    return replace(before, alarms=now.alarms)
