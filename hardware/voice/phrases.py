"""What is spoken of a step: a few words from the cue sheet, filled with what everybody may know."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.core.crossing.steps import Notice, Step
from companion.core.crossing.views import View
from companion.core.language.phrases import Phrase, phrase
from hardware.cues.manner import Level, in_quiet
from hardware.cues.sheet import Cue, Sheets

MOST_OF_A_STEP = 2


class Utterance(msgspec.Struct, frozen=True):
    """Something that shall be said."""

    says: Phrase
    priority: int
    patience_s: float = 4.0
    again: bool = False  # that it was just said is no reason not to say it


def spoken(step: Step, sheets: Sheets, level: Level = "normal") -> tuple[Utterance, ...]:
    """The words for one step, gravest first; what was taken back or refused is not spoken of."""
    if step.refusal is not None or step.kind in ("undo", "redo", "quiet"):
        return ()
    found: list[Utterance] = []
    for one in sorted(_said(step, sheets, level), key=lambda one: -one.priority):
        if one.says not in [each.says for each in found]:
            found.append(one)
    return tuple(found[:MOST_OF_A_STEP])


def _said(step: Step, sheets: Sheets, level: Level) -> Iterator[Utterance]:
    for notice in step.notices:
        cue = sheets.cue(step.view.room, notice.kind, notice.detail, notice.amount)
        if cue is not None and cue.say and _may(cue, level):
            words = Phrase(cue.say, told(notice, step.view))
            is_always_news = cue.again_after_ms == 0  # each of them is lit, so each is said
            yield Utterance(words, cue.priority, max(cue.patience_ms / 1000, 1.0), is_always_news)


def told(notice: Notice, view: View) -> dict[str, str | int | Phrase]:
    """What may fill a sentence: a person, the number, the turns that are left, an open card, a place."""
    seat = next((one for one in view.seats if one.seat == notice.seat), None)
    left = next(
        (one.turns_left for one in view.alarms if one.seat == notice.seat and one.turns_left is not None),
        None,
    )
    place = notice.text.args.get("place")
    return {
        "name": seat.name if seat is not None else "",
        "count": notice.amount if notice.amount is not None else 0,
        "turns": left if left is not None else 0,
        "card": notice.title if notice.title is not None else phrase("a-card"),
        "place": place if isinstance(place, Phrase) else "",
    }


def _may(cue: Cue, level: Level) -> bool:
    return level != "quiet" or in_quiet(cue) == "all"
