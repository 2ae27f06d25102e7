"""What keywords and copies offer, and what of them lies in front of people."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.feature import Lying
from companion.engine.legendary.copying import text_of, used_card
from companion.engine.offers import name_of
from companion.engine.ways import Way
from companion.games.alien import zones
from companion.games.alien.keywords.commands import GiveUp, Sacrifice
from companion.games.alien.keywords.rules import in_play, is_shield, says
from companion.games.alien.state import AlienState


def sacrifices(state: AlienState, seats: Collection[SeatId]) -> Iterator[Way]:
    """Cards in play and copies that can be sacrificed by whoever's turn it is (ALN-KEY-17)."""
    seat = state.active
    if seat not in seats:
        return
    copies = [(one.slot, one.play) for one in state.played if one.play]
    for slot, play in (*((slot, 0) for slot in in_play(state, seat)), *copies):
        if says(used_card(state, slot, play), "sacrifice"):
            label = phrase("offer-sacrifice", card=name_of(state, slot))
            yield Way(f"sacrifice:{slot}:{play}", Sacrifice(seat, slot, play), label, f"slot:{slot}")


def given_up(state: AlienState) -> Iterator[Way]:
    """Cards in play that can be discarded for their effect; the rules refuse those that wait for a strike."""
    seat = state.active
    for slot in in_play(state, seat):
        card = text_of(state, slot)
        if says(card, "discard"):
            label = phrase("offer-give-up", card=name_of(state, slot))
            yield Way(f"give-up:{slot}", GiveUp(seat, slot), label, f"slot:{slot}", barred=is_shield(card))


def front(state: AlienState, seat: SeatId) -> Iterator[Lying]:
    """Kept cards."""
    for slot in state.table.zone(zones.of(seat, "vigilant")):
        yield Lying(slot, phrase("note-kept"), is_own=True)
