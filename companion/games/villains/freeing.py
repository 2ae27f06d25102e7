"""Allies that lie locked up under a Cop: whoever beats it says whose they are (VIL-CARD-04, VIL-SPEC-04)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.asks import Work
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, seat_options
from companion.engine.feature import Feature, Lying
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


def front(state: VillainsState, seat: SeatId) -> Iterator[Lying]:
    """Who is locked up in front of a player, and the Cop on top."""
    for slot in state.table.zone(zones.of(seat, zones.CAGED)):
        is_guard = slot in zones.caging(state.table)
        yield Lying(slot, phrase("note-caging" if is_guard else "note-caged"))


FEATURE: Feature[VillainsState] = Feature(name="freeing", work={Freeing: _freeing}, front=front)
