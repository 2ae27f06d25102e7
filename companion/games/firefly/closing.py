"""When the last Objective falls in one moment with a text or a loss, the active player picks (FFY-RUL-55)."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.feature import Feature
from companion.engine.legendary.ending import Lost
from companion.games.firefly.ending import is_lost
from companion.games.firefly.objectives import rules
from companion.games.firefly.objectives.rules import LastDue, LossDue
from companion.games.firefly.state import LETTERS, FireflyState

OBJECTIVE, OTHER = "objective", "other"


def weigh(draft: Draft[FireflyState], work: LastDue) -> None:
    """The Objective first, and the "Defeated:" text is not carried out; or the text, then the Objective.

    Which of the two, the active player picks (FFY-TIME-04, FFY-RUL-55).
    """
    if work.level not in rules.open_items(draft.state):
        return
    origin = (work.slot, work.index, work.design)
    texts = rules.last_words(draft, origin)
    if texts and not work.is_after:
        why = phrase("ask-last-objective", level=work.level)
        chosen = pick(draft, work, why, _options("option-text-first"))
        if chosen is None:
            return
        if chosen.key == OTHER:
            rest = deque(one for one in draft.work if one not in texts)
            draft.work = deque((*texts, replace(work, is_after=True, answer=None), *rest))
            return
    rules.finish(draft, work.level, origin)


def _options(other: str) -> tuple[Option, Option]:
    return Option(OBJECTIVE, phrase("option-objective-first")), Option(OTHER, phrase(other))


def settle(draft: Draft[FireflyState]) -> None:
    """Everybody is down: the game is lost, unless the last Objective comes first (FFY-STATE-15).

    FFY-RUL-55: then the active player picks.
    """
    state = draft.state
    if not is_lost(state) or any(isinstance(work, LossDue) for work in draft.work):
        return
    if state.letter == LETTERS[-1] and _wins(state) and not rules.is_weighed(draft):
        decide(draft, LossDue(seat=state.active))
    else:
        draft.emit(Lost("defeated"))


def _wins(state: FireflyState) -> bool:
    """Whether all that is still open is reached just now."""
    still = set(rules.open_items(state))
    finished = {
        int(clause.args.get("level", ability.level))
        for _, ability in rules.reached(state)
        for clause in ability.do
        if clause.verb == "complete"
    }
    return bool(still) and still <= finished


def decide(draft: Draft[FireflyState], work: LossDue) -> None:
    """In Episode C the completion ends the game as won, in A and B nobody would be left to go on."""
    chosen = pick(draft, work, phrase("ask-last-or-loss"), _options("option-loss-first"))
    if chosen is None:
        return
    if chosen.key == OTHER:
        return draft.emit(Lost("defeated"))
    for level in rules.open_items(draft.state):
        rules.finish(draft, level)


FEATURE: Feature[FireflyState] = Feature(
    name="closing", work={LastDue: weigh, LossDue: decide}, settle=(settle,)
)
