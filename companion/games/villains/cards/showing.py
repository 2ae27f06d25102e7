"""What cards ask players to show: several different Allies at once (VIL-SPEC-07, VIL-SPEC-08)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.verbs.choosing import inner
from companion.games.villains.reading import READING
from companion.games.villains.several import shows
from companion.games.villains.state import VillainsState


def show_set(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A player shows so many different Allies, or else something happens to them (VIL-SPEC-07, 08)."""
    seat = READING.player(draft, work)
    if seat is None:
        return
    work = replace(work, seat=seat)
    shown = shows(draft, work, clause, seat)
    if shown is False:
        inner(draft, work, clause.args.get("else", ()))


PART: Feature[VillainsState] = Feature(name="verbs-of-showing", verbs={"show-set": show_set})
