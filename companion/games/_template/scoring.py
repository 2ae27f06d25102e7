"""When a game of Night Ferry is decided, who has won, and what looks good to a simulated player."""

from __future__ import annotations

from companion.core.crossing.views import Offer, View
from companion.games._template import zones
from companion.games._template.state import FerryState

SMUGGLER = "smuggler"  # the mark of the role that wins when the ferry fails


def decided(state: FerryState) -> str:
    """Why the game is over: dark, night or across; empty while it goes on (TPL-END-02)."""
    if not state.turn.number:
        return ""
    if state.numbers["lanterns"] == 0:
        return "dark"
    if state.living and all(state.place_of(seat) == zones.FAR for seat in state.living):
        return "across"
    return "night" if state.numbers["candles"] == 0 else ""


def outcome(state: FerryState) -> str:
    """Who has won: everybody, nobody, or the smuggler among them (TPL-END-05)."""
    if state.ending == "across":
        return "won"
    roles = (slot for seat in state.living for slot in state.table.zone(zones.of(seat, "role")))
    cards = (state.table.card(slot) for slot in roles)
    return SMUGGLER if any(card is not None and card.has(SMUGGLER) for card in cards) else "lost"


def worth(offer: Offer, view: View) -> float:
    """How good an offer looks: play first, light what went out, cross with power, end last."""
    power = view.meters[0].value or 0
    order = {"begin": 9, "play": 8, "answer": 5, "cross": 4 if power >= 2 else 2, "light": 3, "confess": 1}
    return float(order.get(offer.id.partition(":")[0], 0))
