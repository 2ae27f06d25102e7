"""A refusal in the reader's words: the rule, how it stands here, what would help; pure."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from companion.core.crossing.steps import Step
from companion.core.crossing.views import Figure, Shape
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.refusals import Refusal
from ui.widgets.keystrip.strip import PlainSpec, StripModel

Say = Callable[[Phrase], str]


class RefusalModel(msgspec.Struct, frozen=True):
    """What the refusal sheet says and offers."""

    step: int
    title: str
    place: str  # where it would have been
    rule_id: str
    rule: str
    here: str
    remedy: str
    pool: Figure | None
    needed: Figure | None
    strip: StripModel


def refusal_model(step: Step, say: Say, rule: Callable[[str], str]) -> RefusalModel:
    """The sheet of a refused step."""
    refusal = step.refusal
    if refusal is None:
        raise ValueError("only a refused step has a refusal sheet")
    pool, needed = prices(refusal, step)
    return RefusalModel(
        step=step.number,
        title=say(phrase("ui-not-done", what=step.label)),
        place=place_of(step, say),
        rule_id=refusal.rule,
        rule=rule(refusal.rule),
        here=say(refusal.here) if refusal.here is not None else "",
        remedy=say(refusal.remedy) if refusal.remedy is not None else "",
        pool=pool,
        needed=needed,
        strip=strip_of(step, refusal, say),
    )


def place_of(step: Step, say: Say) -> str:
    """The place of the card that it was about, where it lies in one."""
    target = f"slot:{getattr(step.command, 'slot', '')}"
    places = (place for strip in step.view.strips for place in strip.places)
    found = next((place for place in places if any(tile.target == target for tile in place.tiles)), None)
    return say(found.title) if found is not None else ""


def prices(refusal: Refusal, step: Step) -> tuple[Figure | None, Figure | None]:
    """Pool and need as shapes, where a number is what is missing."""
    if refusal.kind != "cost" or refusal.need is None or refusal.have is None:
        return None, None
    shape = price_shape(refusal, step)
    return Figure(shape, refusal.have), Figure(shape, refusal.need, filled=False)


def price_shape(refusal: Refusal, step: Step) -> Shape:
    """The shape of the pool that is short, as the key strip shows it."""
    meters = step.view.meters
    short = (
        meter for meter in meters if meter.label is not None and meter.label.key == f"field-{refusal.pool}"
    )
    return next((meter.shape for meter in (*short, *meters)), "fight")


def what_stays(refusal: Refusal, say: Say) -> str:
    """What the careful answer leaves as it is: the points that were not spent, where there are any."""
    if refusal.kind == "cost" and refusal.have and refusal.pool:
        return say(phrase("ui-points-stay", count=refusal.have, pool=phrase(f"field-{refusal.pool}")))
    return say(phrase("ui-nothing-changes"))


def strip_of(step: Step, refusal: Refusal, say: Say) -> StripModel:
    """The careful answer is big; doing it anyway stands beside it with the open hand."""
    leave = say(phrase("ui-leave-it")), what_stays(refusal, say)
    if refusal.kind == "impossible":
        tools = PlainSpec("tools", say(phrase("ui-tools")), "tools", "tolerated")
        return StripModel(first=leave[0], second=leave[1], plain=(tools,))
    if not refusal.can_be_waived:
        return StripModel(first=leave[0], second=leave[1])
    anyway = PlainSpec("anyway", say(phrase("ui-anyway")), "anyway", "tolerated")
    always = PlainSpec("always", say(phrase("ui-always")), "anyway", "tolerated")
    if step.soft:
        first = say(phrase("ui-go-on-anyway"))
        return StripModel(first=first, second=say(step.label), plain=(PlainSpec("leave", leave[0]), always))
    return StripModel(first=leave[0], second=leave[1], plain=(anyway, always))
