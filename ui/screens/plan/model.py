"""The plan of an evening as rows; pure."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.owners import EveningPlan, PlanLine
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
PLAYERS = (1, 2, 3, 4, 5)


def rows(plan: EveningPlan, say: Say) -> tuple[Option, ...]:
    """One row for each stack, what is worth most for each label first."""
    return tuple(
        Option(line.stack, say(line.title), work(line, say), icon="plus" if line.to_label else "keys")
        for line in plan.lines
    )


def work(line: PlanLine, say: Say) -> str:
    """What a stack takes."""
    labels = phrase("ui-plan-labels", count=line.to_label, minutes=minutes(line.label_min))
    entry = phrase("ui-plan-entry", minutes=minutes(line.entry_min))
    if not line.entry_min:
        return say(labels)
    return say(phrase("ui-plan-both", labels=labels, entry=entry) if line.to_label else entry)


def total(plan: EveningPlan, say: Say) -> str:
    """What everything takes."""
    if not plan.lines:
        return say(phrase("ui-plan-nothing"))
    labels, entries = minutes(plan.label_min), minutes(plan.entry_min)
    return say(phrase("ui-plan-all", labels=labels, entries=entries))


def minutes(value: float) -> str:
    """Minutes as people say them: the next half one, never nothing."""
    halves = max(1, round(value * 2))
    return str(halves // 2) if halves % 2 == 0 else ("½" if halves == 1 else f"{halves // 2} ½")


def first_to_enter(plan: EveningPlan) -> PlanLine | None:
    """The first stack with something to be read from its cards."""
    return next((line for line in plan.lines if line.entry_min), None)
