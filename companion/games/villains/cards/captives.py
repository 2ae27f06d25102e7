"""Allies that Adversaries hold: taken from the stacks beside the Lair, and carried off together."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.bystanders import bystanders_of
from companion.games.villains.cards.lairs import PutUnder
from companion.games.villains.cards.plots import PutIntoOverrun
from companion.games.villains.state import VillainsState


def hold_recruits(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Every Adversary of the city takes a New Recruit, or where there is none left a Madame HYDRA."""
    for slot in zones.in_city(draft.state.table):
        tops = (zones.top(draft.state.table, stack) for stack in (zones.NEW_RECRUITS, zones.MADAME_HYDRA))
        taken = next((top for top in tops if top is not None), None)
        if taken is not None:
            draft.emit(PutUnder(taken, zones.guarded_at(draft.state.table.slots[slot].zone)))


def held_away(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """All Allies that somebody in the city holds go to the Overrun pile; nobody overruns by that."""
    for zone in zones.GUARDED:
        held = draft.state.table.zone(zone)
        guarded = bystanders_of(draft.state, held)
        for slot in (one for one in held if one not in guarded):
            draft.emit(PutIntoOverrun(slot))


PART: Feature[VillainsState] = Feature(
    name="verbs-of-captives", verbs={"hold-recruits": hold_recruits, "held-away": held_away}
)
