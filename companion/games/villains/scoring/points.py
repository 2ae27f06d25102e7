"""What cards are worth besides their printed points, by what else their player has (VIL-VP-04)."""

from __future__ import annotations

from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId
from companion.games.villains import zones
from companion.games.villains.counting import cards
from companion.games.villains.kinds import ALLIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.state import VillainsState


def worth(state: VillainsState, seat: SeatId, card: Card) -> int:
    """What a card of a Victory Pile is worth besides its printed points, for its player."""
    clauses = (clause for ability in card.does("score") for clause in ability.do)
    return sum(_worth(state, seat, clause) for clause in clauses)


def _worth(state: VillainsState, seat: SeatId, clause: Clause) -> int:
    match, n = str(clause.args["match"]), int(clause.args.get("n", 1))
    if clause.args["among"] == "victory":  # the others there
        return n * (sum(is_meant(card, match) for card in cards(state, zones.victory(seat))) - 1)
    return n * owned(state, seat, match)


def owned(state: VillainsState, seat: SeatId, match: str) -> int:
    """How many of all of a player's cards are meant, as far as the books tell: every pool counts its own."""
    table = state.table
    slots = [
        slot for part in ("deck", "hand", "played", "discard") for slot in table.zone(zones.of(seat, part))
    ]
    known = (table.card(slot) for slot in slots)
    total = sum(card is not None and is_meant(card, match) for card in known)
    groups = {table.slots[slot].group for slot in slots if table.slots[slot].copy is None}
    for group in groups:
        for pool, n in table.quota.get(group, {}).items() if group else ():
            members = [table.card_of(copy) for copy, own in table.pools.items() if own == pool]
            total += min(n, sum(card.kind in ALLIES and is_meant(card, match) for card in members))
    return total
