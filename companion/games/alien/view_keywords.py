"""What keywords and copies offer, and what of them lies in front of people."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.crossing.views import Offer, Tile
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.games.alien import commands as c
from companion.games.alien import zones
from companion.games.alien.decide_acting import used_card
from companion.games.alien.decide_keywords import in_play, is_shield, says
from companion.games.alien.decide_lending import OPEN, is_copied, lent_cards
from companion.games.alien.evolve_keywords import text_of
from companion.games.alien.state import AlienState
from companion.games.alien.view_board import tile
from companion.games.alien.view_hands import hand_designs


def lend_offers(state: AlienState) -> Iterator[Offer]:
    """A card with Coordinate that another player's hand could hold can be lent (ALN-KEY-01)."""
    if state.turn.phase not in OPEN:
        return
    for seat in state.living:
        if seat == state.active or seat in state.lenders:
            continue
        name = state.player(seat).name
        for copy in hand_designs(state, seat):
            card = state.table.card_of(copy)
            if card.has("coordinate"):
                label = phrase("offer-lend", name=name, card=card.name)
                yield Offer(f"lend:{seat}:{card.design}", label, c.Lend(seat, copy), seat=seat, hand=True,
                            target=f"design:{card.design}", cost="show")  # fmt: skip


def lent_offers(state: AlienState) -> Iterator[Offer]:
    """A copy of each lent card can be played (ALN-KEY-04)."""
    for slot in lent_cards(state):
        if not is_copied(state, slot):
            label = phrase("offer-play-copy", card=name_of(state, slot))
            command = c.PlayLent(state.active, slot)
            yield Offer(f"lent:{slot}", label, command, target=f"slot:{slot}", seat=state.active)


def sacrifice_offers(state: AlienState) -> Iterator[Offer]:
    """Cards in play and copies that can be sacrificed by whoever's turn it is (ALN-KEY-17)."""
    seat = state.active
    copies = [(one.slot, one.play) for one in state.played if one.play and not one.spent]
    for slot, play in (*((slot, 0) for slot in in_play(state, seat)), *copies):
        facts = used_card(state, slot, play)
        if says(facts, "sacrifice"):
            label = phrase("offer-sacrifice", card=name_of(state, slot))
            command = c.Sacrifice(seat, slot, play)
            yield Offer(f"sacrifice:{slot}:{play}", label, command, target=f"slot:{slot}", seat=seat)


def give_up_offers(state: AlienState) -> Iterator[Offer]:
    """Cards in play that can be discarded for their effect, but for those that wait for a strike."""
    seat = state.active
    for slot in in_play(state, seat):
        card = text_of(state, slot)
        if says(card, "discard") and not is_shield(card):
            label = phrase("offer-give-up", card=name_of(state, slot))
            command = c.GiveUp(seat, slot)
            yield Offer(f"give-up:{slot}", label, command, target=f"slot:{slot}", seat=seat)


def name_of(state: AlienState, slot: SlotId) -> Phrase:
    """An open card by its name."""
    card = state.table.card(slot)
    return card.name if card is not None else phrase("a-card")


def front(state: AlienState, seat: SeatId) -> tuple[Tile, ...]:
    """What lies in front of a player besides facehuggers: kept cards and a lent one."""
    kept = state.table.zone(zones.of(seat, "vigilant"))
    lent = state.table.zone(zones.of(seat, "lent"))
    noted = ((kept, "note-kept"), (lent, "note-lent"))
    return tuple(
        replace(tile(state, slot), note=phrase(note), owner=seat) for slots, note in noted for slot in slots
    )


def badges(state: AlienState, seat: SeatId) -> tuple[Phrase, ...]:
    """What is said of a player: abilities that wait, a lent card, strikes that will be avoided."""
    found = []
    if seat == state.active and state.ready:
        found.append(phrase("badge-ready", count=len(state.ready)))
    if seat in state.lenders:
        found.append(phrase("badge-lent"))
    if shields := state.shields.get(seat, 0):
        found.append(phrase("badge-shield", count=shields))
    return tuple(found)
