"""What cards do to a fight of this turn: points of both kinds pay for it."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.aiming import COMMANDER
from companion.games.villains.bribery import Bribed, key
from companion.games.villains.state import VillainsState


def bribe(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """An Adversary that is chosen, or the Commander, can be fought with points of both kinds in this turn."""
    if clause.args["what"] == COMMANDER:
        return draft.emit(Bribed(COMMANDER))
    options = slot_options(draft.state, zones.in_city(draft.state.table))
    chosen = pick(draft, work, phrase("ask-bribe-which"), options) if options else None
    if chosen is not None and chosen.slot is not None:
        draft.emit(Bribed(key(chosen.slot)))


PART: Feature[VillainsState] = Feature(name="verbs-of-bouts", verbs={"bribe": bribe})
