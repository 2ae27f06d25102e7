"""The small mishaps every evening has, so that a told one has them too."""

from __future__ import annotations

from collections.abc import Callable

from companion.commands.evening.evening import Evening
from companion.core.crossing.intents import Carried, Redone, Scanned, TakenBack, Touched
from companion.core.language.ids import TABLE
from companion.core.language.refusals import Refusal

Mishap = Callable[[Evening], bool]  # True once it has happened


def mishaps() -> list[Mishap]:
    """What goes wrong, in the order in which it may."""
    return [too_dear, foreign_code, second_thoughts]


def too_dear(evening: Evening) -> bool:
    """Somebody touches a card that costs more than there is: refused, with the rule."""
    state, room = evening.state, evening.room
    if state.ask is not None or state.turn.number < 2:
        return False
    places = (place for strip in room.view(state, TABLE).strips for place in strip.places)
    dear = next(
        (tile.target for place in places for tile in place.tiles if is_dear(evening, tile.target)), None
    )
    if dear is None:
        return False
    evening.do(Touched(dear))
    return True


def is_dear(evening: Evening, target: str) -> bool:
    """Whether only the points are missing for what a touch would do."""
    command = evening.room.attempt(evening.state, target, None)
    if command is None:
        return False
    decision = evening.room.decide(evening.state, command, frozenset())
    return isinstance(decision, Refusal) and decision.kind == "cost"


def foreign_code(evening: Evening) -> bool:
    """A bottle's barcode comes under the camera."""
    if evening.state.turn.number < 3 or evening.state.ask is not None:
        return False
    evening.do(Scanned(("4006381333931",)))
    return True


def second_thoughts(evening: Evening) -> bool:
    """Somebody takes an action back and then does it after all."""
    state = evening.state
    if state.turn.number < 4 or state.turn.phase != "action" or state.ask is not None:
        return False
    for intent in (TakenBack(1), Carried(), Redone(), Carried()):
        evening.do(intent)
    return True
