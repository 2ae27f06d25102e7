"""Strikes: who strikes how often, and whom or what (FFY-STRIKE)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.strikes import Striking
from companion.engine.sayings import HandsDo
from companion.games.firefly import zones
from companion.games.firefly.abilities import begin
from companion.games.firefly.defeat import LIFE
from companion.games.firefly.kinds import EPISODE_KINDS
from companion.games.firefly.phases import need_living
from companion.games.firefly.state import FireflyState


def strikes_of(card: Card) -> int:
    """How many strikes a card makes in the Strike Phase (FFY-STRIKE-03, FFY-KEY-18, FFY-INEV-07)."""
    if card.kind not in ("enemy", "inevitable"):
        return 0
    return 2 if card.has("double-strike") else 1


def order(state: FireflyState) -> Iterator[SlotId]:
    """The Combat Zone from the oldest on, then the open ones with Range, V5 to V1 (FFY-STRIKE-01, 02)."""
    yield from reversed(state.table.zone(zones.COMBAT))
    for space in reversed(zones.VERSE):
        slot = zones.top(state.table, space)
        if slot is not None and state.table.slots[slot].face_up:
            card = state.table.card(slot)
            if card is not None and card.has("range"):
                yield slot


def _text(draft: Draft[FireflyState], seat: SeatId, slot: SlotId) -> None:
    """What a striking enemy, or a drawn strike card, says besides (FFY-STRIKE-05, 10)."""
    card = draft.state.table.card(slot)
    if card is not None:
        if card.kind == "crew-strike" and not card.structured:
            draft.later(HandsDo(slot, seat=seat))
        begin(draft, card, slot, "strike", seat)


STRIKING: Striking[FireflyState] = Striking(
    deck=zones.CREW_STRIKES, discard=zones.STRUCK, kinds=EPISODE_KINDS, life=LIFE, guard=need_living,
    order=order, count=strikes_of, text=_text, each=True,
    heeds=lambda state, seat: seat not in state.others,  # FFY-NPC-02
)  # fmt: skip
draw = STRIKING.draw

FEATURE: Feature[FireflyState] = STRIKING.feature()
