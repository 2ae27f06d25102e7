"""What keywords and copies offer, and what of them lies in front of people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.feature import Lying
from companion.engine.legendary.copying import text_of, used_card
from companion.engine.offers import name_of
from companion.engine.touches import Touch
from companion.games.alien import zones
from companion.games.alien.keywords.commands import GiveUp, Sacrifice
from companion.games.alien.keywords.rules import in_play, is_shield, says
from companion.games.alien.state import AlienState


def sacrifice_offers(state: AlienState) -> Iterator[Offer]:
    """Cards in play and copies that can be sacrificed by whoever's turn it is (ALN-KEY-17)."""
    seat = state.active
    copies = [(one.slot, one.play) for one in state.played if one.play and not one.spent]
    for slot, play in (*((slot, 0) for slot in in_play(state, seat)), *copies):
        facts = used_card(state, slot, play)
        if says(facts, "sacrifice"):
            label = phrase("offer-sacrifice", card=name_of(state, slot))
            command = Sacrifice(seat, slot, play)
            yield Offer(f"sacrifice:{slot}:{play}", label, command, target=f"slot:{slot}", seat=seat)


def give_up_offers(state: AlienState) -> Iterator[Offer]:
    """Cards in play that can be discarded for their effect, but for those that wait for a strike."""
    seat = state.active
    for slot in in_play(state, seat):
        card = text_of(state, slot)
        if says(card, "discard") and not is_shield(card):
            label = phrase("offer-give-up", card=name_of(state, slot))
            command = GiveUp(seat, slot)
            yield Offer(f"give-up:{slot}", label, command, target=f"slot:{slot}", seat=seat)


def front(state: AlienState, seat: SeatId) -> Iterator[Lying]:
    """Kept cards."""
    for slot in state.table.zone(zones.of(seat, "vigilant")):
        yield Lying(slot, phrase("note-kept"), is_own=True)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """An own card in play is given up, or sacrificed, by what it says."""
    if touch.slot is None:
        return None
    card = text_of(state, touch.slot) if touch.slot in in_play(state, state.active) else None
    if says(card, "discard"):
        return GiveUp(state.active, touch.slot)
    return Sacrifice(state.active, touch.slot) if says(card, "sacrifice") else None
