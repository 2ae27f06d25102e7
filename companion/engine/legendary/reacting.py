"""Who could react with what, by what everybody may know of the hands (FFY-TIME-05, FFY-RUL-93)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import CopyId, DesignId, SeatId
from companion.engine import ledger, zones
from companion.engine.legendary.state import LegendaryState

REACTION = "reaction"  # the mark of such cards, and the moment of their text


def has_reaction(card: Card) -> bool:
    """Whether a card is used in another player's turn, also where only the players can read how."""
    return card.has(REACTION) or any(card.does(REACTION))


def cards_of(state: LegendaryState, seat: SeatId) -> tuple[CopyId, ...]:
    """One copy for each design with a Reaction that a hand could hold, without those used in this turn.

    Of a design that was used only cards that are known to be others are named: who holds one shows it.
    """
    table, found = state.table, dict[DesignId, CopyId]()
    used = {card.design for slot in state.reacted if (card := table.card(slot)) is not None}
    for slot in table.zone(zones.of(seat, "hand")):
        known = table.slots[slot].copy is not None
        for copy in ledger.candidates(table, slot) if slot not in state.reacted else ():
            if has_reaction(table.card_of(copy)) and (known or table.designs[copy] not in used):
                found.setdefault(table.designs[copy], copy)
    return tuple(found.values())


def wards(state: LegendaryState, way: str, whose: SeatId, what: str) -> Iterator[tuple[SeatId, CopyId]]:
    """The cards with which another player could avoid, or cancel, the strike that somebody draws now."""
    for seat in state.living:
        for copy in cards_of(state, seat) if seat != state.active else ():
            if ward_of(state.table.card_of(copy), seat, way, whose, what) is not None:
                yield seat, copy


def ward_of(card: Card, seat: SeatId, way: str, whose: SeatId, what: str) -> Clause | None:
    """What a Reaction of this player says against a strike of this kind that somebody draws (FFY-RUL-92)."""
    for ability in card.does(REACTION):
        for clause in ability.do if not ability.when else ():
            is_meant = _is_for(str(clause.args.get("who", "you")), seat, whose)
            if clause.verb == way and is_meant and clause.args.get("what", "any") in (what, "any"):
                return clause
    return None


def _is_for(who: str, seat: SeatId, whose: SeatId) -> bool:
    """Whether somebody's card can be for whoever draws: for anybody, for the others, or for oneself."""
    return who in ("any", "each") or (whose == seat if who == "you" else whose != seat)
