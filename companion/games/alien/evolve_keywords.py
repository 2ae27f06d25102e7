"""What keywords and copies do to a State of Alien."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import SlotId
from companion.engine import zones as piles
from companion.games.alien import events_keywords as k
from companion.games.alien import evolve_rooms, zones
from companion.games.alien.state import AlienState, Played

IN_PLAY = ("played:", "vigilant:")  # where a clone keeps what it took


def played_as(slot: SlotId, card: Card | None, play: int = 0) -> Played:
    """A card as later class and crew abilities see it."""
    if card is None:
        return Played(slot, play=play)
    people = (card.person,) if card.person else ()
    return Played(slot, card.klass, card.crew, play, card.design, people)


def tidied(state: AlienState) -> AlienState:
    """A clone is itself again as soon as it leaves play (ALN-RULING-70)."""
    slots = state.table.slots
    left = {slot: of for slot, of in state.clones.items() if slots[slot].zone.startswith(IN_PLAY)}
    return state if len(left) == len(state.clones) else replace(state, clones=left)


def card_lent(state: AlienState, event: k.CardLent) -> AlienState:
    """The card lies open in front of its lender, out of play."""
    table = piles.move(state.table, (event.slot,), zones.of(event.seat, "lent"), 0, True)
    return replace(state, table=table, lenders=(*state.lenders, event.seat))


def lent_returned(state: AlienState, event: k.LentReturned) -> AlienState:
    """The card is one of its lender's cards again."""
    return replace(state, table=piles.move(state.table, (event.slot,), event.to, 0, True))


def copy_played(state: AlienState, event: k.CopyPlayed) -> AlienState:
    """A copy counts as played, and lies nowhere (ALN-ZONE-37, ALN-COPY-05)."""
    card = text_of(state, event.slot)
    return replace(state, played=(*state.played, played_as(event.slot, card, event.play)))


def card_cloned(state: AlienState, event: k.CardCloned) -> AlienState:
    """The clone has the class, crew and text of the other, and still counts as its own person too."""
    own, card = state.table.card(event.slot), state.table.cards[event.design]
    people = tuple(dict.fromkeys(name for name in (card.person, own.person if own else "") if name))
    cloned = replace(played_as(event.slot, card), people=people)
    played = tuple(
        cloned if one.slot == event.slot and not one.play else one for one in state.played
    )  # fmt: skip
    return replace(state, played=played, clones={**state.clones, event.slot: event.design})


def cards_kept(state: AlienState, event: k.CardsKept) -> AlienState:
    """Kept cards lie in front of their owner."""
    to = zones.of(event.seat, "vigilant")
    return replace(state, table=piles.move(state.table, event.slots, to, piles.FAR_END, True))


def given_up(state: AlienState, event: k.GivenUp) -> AlienState:
    """The card goes to its owner's discard pile."""
    table = piles.move(state.table, (event.slot,), zones.of(event.seat, "discard"), 0, True)
    return replace(state, table=table)


def sacrificed(state: AlienState, event: k.Sacrificed) -> AlienState:
    """The card goes to Dead Characters; a copy only is used up (ALN-RULING-13)."""
    if not event.play:
        table = piles.move(state.table, (event.slot,), zones.DEAD_CHARACTERS, 0, True)
        return replace(state, table=table)
    played = tuple(replace(one, spent=one.spent or one.play == event.play) for one in state.played)
    return replace(state, played=played)


def shielded(state: AlienState, event: k.Shielded) -> AlienState:
    """More strikes will be avoided."""
    n = state.shields.get(event.seat, 0) + event.n
    return replace(state, shields={**state.shields, event.seat: n})


def strike_avoided(state: AlienState, event: k.StrikeAvoided) -> AlienState:
    """One strike less will be avoided."""
    n = max(0, state.shields.get(event.seat, 0) - 1)
    return replace(state, shields={**state.shields, event.seat: n})


def calmed(state: AlienState, event: k.Calmed) -> AlienState:
    """The enemy is passed over this turn."""
    return replace(state, calmed=(*state.calmed, event.slot))


def text_of(state: AlienState, slot: SlotId) -> Card | None:
    """The card whose facts count in a slot: what a clone has taken, else the card itself (ALN-COPY-07)."""
    taken = state.clones.get(slot)
    return state.table.cards[taken] if taken is not None else state.table.card(slot)


AFTER: dict[type, Callable[[AlienState, Any], AlienState]] = {
    k.CardLent: card_lent, k.LentReturned: lent_returned, k.CopyPlayed: copy_played,
    k.CardCloned: card_cloned, k.CardsKept: cards_kept, k.GivenUp: given_up, k.Sacrificed: sacrificed,
    k.Shielded: shielded, k.StrikeAvoided: strike_avoided, k.Calmed: calmed,
    **evolve_rooms.AFTER,
}  # fmt: skip
