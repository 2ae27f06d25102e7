"""When a game of Night Ferry is decided, who has won, and what looks good to a simulated player."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.language.ids import SeatId
from companion.core.language.sides import TOGETHER, Ending
from companion.engine.room import Look, Sight
from companion.engine.ways import Way
from companion.games._template import zones
from companion.games._template.state import FerryState

MIDDLE = "isle:7"  # the island beside all others
SMUGGLER = "smuggler"  # the mark of the role that wins when the ferry fails


def decided(state: FerryState) -> str:
    """Why the game is over: dark, night or across; empty while it goes on (TPL-END-02)."""
    if not state.turn.number or state.is_race:
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


def worth(ways: Sequence[Way], look: Look) -> list[float]:
    """How good ways look: play first, light what went out, cross with power, end last."""
    sight = look()
    power = sight.meters[0].value or 0
    order = {"begin": 9, "play": 8, "answer": 5, "cross": 4 if power >= 2 else 2, "light": 3, "confess": 1}
    found = []
    for way in ways:
        kind, _, about = way.id.partition(":")
        found.append(2.0 + draw_of(sight, about) if kind == "steer" else float(order.get(kind, 0)))
    return found


def draw_of(sight: Sight, place: str) -> float:
    """What draws a boat to a space: a beacon most, then the middle, from where every island is near."""
    spaces = (space for strip in sight.strips for space in strip.places if space.id == place)
    if any(figure.shape == "points" for space in spaces for figure in space.figures):
        return 5.0
    return 1.0 if place == MIDDLE else 0.0
