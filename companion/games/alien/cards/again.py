"""Events and Hazards that happen once more (ALN-REVEAL-04, 06)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.work import DoClause, moment_of
from companion.games.alien.cards.events import HappenedAgain
from companion.games.alien.hazards import EVENT, HAZARD
from companion.games.alien.printed import rules
from companion.games.alien.state import AlienState


def again(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """What an Event or the last Hazard brought happens once more; no text brings back itself."""
    what, slot = str(clause.args["what"]), pending.slot
    done = draft.state.numbers.get("hazards", 0)
    if slot is None or moment_of(draft.state, pending) == what or (what == "hazard" and not done):
        return
    draft.emit(HappenedAgain(slot, what))
    if what == "event":
        EVENT.text(draft, slot)
    else:
        HAZARD.text(draft, slot, min(done, rules().hazards))


VERBS: Verbs[AlienState] = {"again": again}
