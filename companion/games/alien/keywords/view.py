"""What keywords and copies offer, and what of them lies in front of people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.feature import Lying
from companion.engine.legendary.copying import text_of, used_card
from companion.engine.legendary.playing.finding import hand_designs
from companion.engine.offers import name_of
from companion.engine.touches import Touch
from companion.games.alien import zones
from companion.games.alien.keywords.commands import GiveUp, Lend, PlayLent, Sacrifice
from companion.games.alien.keywords.lending import OPEN, is_copied, is_lent, lent_cards
from companion.games.alien.keywords.rules import in_play, is_shield, says
from companion.games.alien.state import AlienState


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
                yield Offer(f"lend:{seat}:{card.design}", label, Lend(seat, copy), seat=seat, hand=True,
                            target=f"design:{card.design}", cost="show")  # fmt: skip


def lent_offers(state: AlienState) -> Iterator[Offer]:
    """A copy of each lent card can be played (ALN-KEY-04)."""
    for slot in lent_cards(state):
        if not is_copied(state, slot):
            label = phrase("offer-play-copy", card=name_of(state, slot))
            command = PlayLent(state.active, slot)
            yield Offer(f"lent:{slot}", label, command, target=f"slot:{slot}", seat=state.active)


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


def offers(state: AlienState) -> Iterator[Offer]:
    """Copies of lent cards, and cards that are given up."""
    yield from lent_offers(state)
    yield from give_up_offers(state)


def interruptions(state: AlienState) -> Iterator[Offer]:
    """Loans and sacrifices, which can come at any time."""
    yield from lend_offers(state)
    yield from sacrifice_offers(state)


def front(state: AlienState, seat: SeatId) -> Iterator[Lying]:
    """Kept cards and a lent one."""
    for part, note in (("vigilant", "note-kept"), ("lent", "note-lent")):
        for slot in state.table.zone(zones.of(seat, part)):
            yield Lying(slot, phrase(note), is_own=True)


def badges(state: AlienState, seat: SeatId) -> Iterator[Phrase]:
    """That somebody has lent a card, and which strikes will be avoided."""
    if seat in state.lenders:
        yield phrase("badge-lent")
    if shields := state.shields.get(seat, 0):
        yield phrase("badge-shield", count=shields)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """A lent card is played; an own one in play is given up, or sacrificed, by what it says."""
    if touch.slot is None:
        return None
    if is_lent(state, touch.slot):
        return PlayLent(state.active, touch.slot)
    card = text_of(state, touch.slot) if touch.slot in in_play(state, state.active) else None
    if says(card, "discard"):
        return GiveUp(state.active, touch.slot)
    return Sacrifice(state.active, touch.slot) if says(card, "sacrifice") else None
