"""Allies that lie locked up under a Cop: whoever beats it says whose they are (VIL-CARD-04, VIL-SPEC-04)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, seat_options
from companion.engine.feature import Feature
from companion.engine.legendary.market.events import Gained
from companion.games.villains import zones
from companion.games.villains.state import VillainsState


class Freeing(Work, frozen=True, tag="freeing"):
    """Whoever has beaten a Cop says who gains the Ally that lay under it."""

    slot: SlotId


def freed(draft: Draft[VillainsState], zone: ZoneId) -> None:
    """The Ally under a Cop that was just beaten there waits for whoever gains it."""
    is_guarded = False
    for slot in draft.state.table.zone(zone):
        card = draft.state.table.card(slot)
        if card is not None and card.kind == "backup":
            is_guarded = True
        elif is_guarded:
            is_guarded = False
        else:
            return draft.later(Freeing(slot))


def _freeing(draft: Draft[VillainsState], work: Freeing) -> None:
    """The player who fought chooses any player, the own self too."""
    options = seat_options(draft.state, draft.state.living)
    asked = replace(work, seat=draft.state.active)
    chosen = pick(draft, asked, phrase("ask-freed-who"), options)
    if chosen is not None and chosen.seat is not None:
        draft.emit(Gained(chosen.seat, work.slot, zones.of(chosen.seat, "discard")))


FEATURE: Feature[VillainsState] = Feature(name="freeing", work={Freeing: _freeing})
