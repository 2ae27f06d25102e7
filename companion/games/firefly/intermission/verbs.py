"""What cards do with Credits (FFY-OBJ-03 to 05, FFY-SIDE-02)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.work import DoClause
from companion.games.firefly import zones
from companion.games.firefly.intermission.events import CreditsEarned, MarkerKept
from companion.games.firefly.reading import READING
from companion.games.firefly.state import FireflyState


def earn(draft: Draft[FireflyState], pending: DoClause, clause: Clause) -> None:
    """Credits are earned; the card that says so may lie there to tell of them, but no Objective card.

    FFY-OBJ-04.
    """
    draft.emit(CreditsEarned(READING.number(draft.state, clause, "n", 1)))
    slot = pending.slot
    if clause.args.get("keep") and slot is not None and draft.state.table.slots[slot].zone != zones.OBJECTIVE:
        draft.emit(MarkerKept(slot))


VERBS: Verbs[FireflyState] = {"credits": earn}
