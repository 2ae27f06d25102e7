"""What cards do for Objectives: complete one, fail one, come closer to one (FFY-OBJ-02)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.work import DoClause
from companion.games.firefly.objectives import rules
from companion.games.firefly.objectives.events import ObjectiveProgressed
from companion.games.firefly.reading import READING
from companion.games.firefly.side_jobs import done, is_open
from companion.games.firefly.state import FireflyState


def complete(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """An Objective of this Episode is completed; without a number its own, or the Side Job that says so."""
    level = int(clause.args.get("level", 0)) or _own_level(draft.state, pending)
    if level:
        rules.complete(draft, level, pending)
    elif pending.slot is not None and is_open(draft.state, pending.slot):
        done(draft, pending.slot)


def _own_level(state: FireflyState, pending: DoClause) -> int:
    """Which Objective the ability belongs to that speaks; 0 for what belongs to none."""
    if pending.design is None or pending.index is None:
        return 0
    return state.table.cards[pending.design].abilities[pending.index].level


def fail(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """An Objective of this Episode fails (FFY-OBJ-08)."""
    rules.fail(draft, int(clause.args["level"]), pending)


def progress(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """The players come closer to an Objective that is still open."""
    level = int(clause.args["level"])
    if level in rules.open_items(draft.state):
        draft.emit(ObjectiveProgressed(level, READING.number(draft.state, clause, "n", 1)))


VERBS: Verbs[FireflyState] = {"complete": complete, "fail": fail, "progress": progress}
