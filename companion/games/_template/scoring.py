"""When a game of Night Ferry is decided, who has won, and what looks good to a simulated player."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.crossing.views import Offer
from companion.core.language.ids import SeatId
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.room import Look
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
    if state.cause == "across":
        return "won"
    return SMUGGLER if smugglers(state) else "lost"


def smugglers(state: FerryState) -> tuple[SeatId, ...]:
    """Everybody whose role wins when the ferry fails, as far as the roles are known."""
    return tuple(seat for seat in state.living if _is_smuggler(state, seat))


def _is_smuggler(state: FerryState, seat: SeatId) -> bool:
    cards = (state.table.card(slot) for slot in state.table.zone(zones.of(seat, "role")))
    return any(card is not None and card.has(SMUGGLER) for card in cards)


def ending(state: FerryState, how: str) -> Ending:
    """The end with its winners: all together, the smuggler alone, or nobody (TPL-END-05)."""
    if how == SMUGGLER:
        return Ending(how, (SMUGGLER,), smugglers(state))
    return Ending(how, (TOGETHER,), state.living) if how == "won" else Ending(how)


def worth(offers: Sequence[Offer], look: Look) -> list[float]:
    """How good offers look: play first, light what went out, cross with power, end last."""
    power = look().meters[0].value or 0
    order = {"begin": 9, "play": 8, "answer": 5, "cross": 4 if power >= 2 else 2, "light": 3, "confess": 1}
    return [float(order.get(offer.id.partition(":")[0], 0)) for offer in offers]
