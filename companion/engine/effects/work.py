"""What cards say as work: an ability whose turn comes, and the clauses it leads to."""

from __future__ import annotations

from typing import Any

from companion.core.language.asks import Work
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId, SeatId, SlotId
from companion.core.language.states import State


class CardText(Work, frozen=True, kw_only=True):
    """Something that a card says; without a design it is what hands do in its place."""

    slot: SlotId | None = None
    index: int | None = None  # of the ability on its card
    design: DesignId | None = None  # of the card, which may have left its slot meanwhile
    area: str | None = None  # where the card was when it began to speak
    play: int | None = None  # which copy of the card speaks, and the cards it was copied by
    via: tuple[SlotId, ...] | None = None


class BeginAbility(CardText, frozen=True, kw_only=True, tag="ability"):
    """The turn of one ability: its conditions are judged and its offer is made."""

    slot: SlotId
    index: int
    design: DesignId
    area: str


class DoClause(CardText, frozen=True, tag="clause"):
    """The turn of one clause, with what its verb has found out so far."""

    clause: Clause
    picked: SlotId | None = None  # the card it is about, before something about that card is asked
    moved: SlotId | None = None  # the card that is carried, before it is asked where to
    target: SeatId | None = None  # the player it is about, while another one chooses
    prey: SeatId | None = None  # the player who is fought by it
    told: bool = False  # hands were told, and have done it
    at: int | None = None  # how far down in a deck, how many cards are left to see, and which were seen
    left: int | None = None
    seen: tuple[SlotId, ...] = ()


def going_on(work: DoClause) -> dict[str, Any]:
    """What a clause knows, for a piece of work of its own that goes on with it; its answer was taken."""
    return {**{name: getattr(work, name) for name in DoClause.__struct_fields__}, "answer": None}


def ability_of(state: State, work: BeginAbility) -> tuple[Card, Ability]:
    """The card and ability a piece of work is about; the card may have left its slot meanwhile."""
    card = state.table.cards[work.design]
    return card, card.abilities[work.index]


def moment_of(state: State, work: CardText) -> str:
    """The moment of the ability that speaks; none for what hands do in its place."""
    if work.design is None or work.index is None:
        return ""
    return state.table.cards[work.design].abilities[work.index].on
