"""What a simulated traitor plays for, and what looks good to one: the others dead, and no Objective done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.views import Figure, SeatView
from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.engine.room import Look, Sight
from companion.engine.ways import Way, worded
from companion.games.alien.agendas.events import side_of
from companion.games.alien.ending import EVIL
from companion.games.alien.modes import DELAYED, has_mode
from companion.games.alien.scoring.worth import NEVER, price_of, tile_of, weighed, worth
from companion.games.alien.state import AlienState

NOTHING = Figure("harm", None)
TIGHT = 4  # so much damage from death a traitor looks to the own skin first


def aim(state: AlienState, seat: SeatId, peek: Callable[[SlotId], Card]) -> str:
    """What somebody plays for: evil for a traitor who knows of it (ALN-AGENDA-04, 09, ALN-RULING-65).

    In the delayed game nobody has looked, so a traitor plays like everybody until it is turned up
    (ALN-AGENDA-29).
    """
    agenda = state.agendas.get(seat)
    if agenda is None or seat in state.aliens:
        return ""
    if agenda.side or has_mode(state, DELAYED):
        return EVIL if agenda.side == EVIL else ""
    return EVIL if side_of(peek(agenda.slot)) == EVIL else ""


def traitor_worth(ways: Sequence[Way], look: Look) -> list[float]:
    """How good ways look to a traitor; with nobody else left the Objectives are the traitor's own."""
    if is_last(look()):
        return worth(ways, look)
    return [WEIGHED.get(way.id.partition(":")[0], weighed)(way, look) for way in ways]


def own_seat(sight: Sight) -> SeatView | None:
    """The seat of whoever looks."""
    return sight.seat(sight.audience)


def is_last(sight: Sight) -> bool:
    """Whether of all players only the one who looks is left; Alien Players count as dead."""
    return not any(seat.alive and seat.guise is None for seat in sight.seats if seat.seat != sight.audience)


def is_tight(sight: Sight) -> bool:
    """Whether the own death is near."""
    seat = own_seat(sight)
    if seat is None or seat.life is None or seat.life.of is None:
        return False
    return seat.life.of - (seat.life.value or 0) <= TIGHT


def fight_worth(way: Way, look: Look) -> float:
    """The own facehugger dies, those of others live; strikers only where they could kill the traitor."""
    seat, found = own_seat(look()), tile_of(way, look)
    if found is None:
        return NEVER
    if found[0] == "hugger":
        is_own = seat is not None and any(tile.target == way.target for tile in seat.tiles)
        return 95.0 if is_own else NEVER
    if found[0] != "combat":
        return NEVER
    return 85.0 if is_tight(look()) else 30.0 - price_of(way) / 10


def duel_worth(way: Way, look: Look) -> float:
    """Everybody has to die, whoever is nearest to it first; Alien Players hurt anybody (ALN-AGENDA-23)."""
    rival = look().seat(way.target.removeprefix("seat:"))
    if rival is None or rival.guise is not None:
        return weighed(way, look)
    life = rival.life or NOTHING
    left = (life.of or 0) - (life.value or 0)
    return 75.0 - left - price_of(way) / 10


def use_worth(way: Way, look: Look) -> float:
    """Waiting abilities are used, those of Objectives are left."""
    label = worded(way.label)
    return NEVER if label is not None and label.key == "offer-goal" else weighed(way, look)


def answer_worth(way: Way, look: Look) -> float:
    """Of several people anybody but oneself; else as everybody chooses."""
    return 0.5 if way.target == f"seat:{look().audience}" else weighed(way, look)


def _never(way: Way, look: Look) -> float:
    """Nothing that helps the others."""
    return NEVER


WEIGHED: dict[str, Callable[[Way, Look], float]] = {
    "fight": fight_worth, "duel": duel_worth, "use": use_worth, "answer": answer_worth,
    "lend": _never, "complete": _never, "scan": _never,
}  # fmt: skip
WORTH_BY_AIM = {EVIL: traitor_worth}
