"""What is told before it is too late: Good is about to win, a deck is about to run out.

Nothing follows from it; what was told is kept, so that it is told once (VIL-OBJ-03 to 05, 10).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.engine.draft import Draft
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import queue_ability
from companion.engine.effects.numbers import amount
from companion.engine.feature import Feature, Settling
from companion.games.villains import zones
from companion.games.villains.abilities import JUDGES
from companion.games.villains.closing import is_low
from companion.games.villains.counting import COUNTERS
from companion.games.villains.ending import DECKS
from companion.games.villains.plot import GOOD_WINS
from companion.games.villains.printed import rules
from companion.games.villains.state import VillainsState

LOW = "adversaries"


class GoodNear(Event, frozen=True):
    """So little is left until Good wins."""

    left: int


class DeckRunsLow(Event, frozen=True):
    """A deck has few cards left; the turn in which the last one goes is the last."""

    left: int
    deck: str = LOW


def good_left(state: VillainsState) -> int | None:
    """How much is left until Good wins, of what the Plot counts; None where nobody can know (VIL-OBJ-03)."""
    slot = zones.top(state.table, zones.PLOT)
    card = state.table.card(slot) if slot is not None else None
    if card is None:
        return None
    found = [
        left for index, ability in enumerate(card.abilities)
        if ability.on == GOOD_WINS and (left := _left(state, ability.when, index)) is not None
    ]  # fmt: skip
    return min(found, default=None)


def _left(state: VillainsState, when: tuple[Clause, ...], index: int) -> int | None:
    """The most that is missing of what has to be so all at once."""
    missing = [max(0, one) for one in _missing(state, when)]
    rest = tuple(clause for clause in when if clause.verb not in ("at-least", "at-most"))
    slot = zones.top(state.table, zones.PLOT)
    card = state.table.card(slot) if slot is not None else None
    if not missing or card is None or slot is None:
        return None
    work = queue_ability(state.active, slot, index, card, "")
    return max(missing) if all_hold(state, rest, work, JUDGES) else None


def _missing(state: VillainsState, when: tuple[Clause, ...]) -> Iterator[int]:
    for clause in when:
        if clause.verb in ("at-least", "at-most"):
            sign = 1 if clause.verb == "at-least" else -1
            yield sign * (int(clause.args["n"]) - amount(state, clause.args["count"], COUNTERS))


def warn(draft: Draft[VillainsState]) -> None:
    """Each is told once for each number, before the last turn and while nobody has won."""
    state = draft.state
    if draft.work or state.winning or not state.turn.number or state.outcome:
        return
    left = good_left(state)
    if left and left <= rules().good_warning and _near(left) not in state.warned:
        draft.emit(GoodNear(left))
    for deck, zone in DECKS:
        cards = len(state.table.zone(zone))
        if cards and is_low(state, deck) and deck not in state.warned:
            draft.emit(DeckRunsLow(cards, deck))


def _near(left: int) -> str:
    return f"good:{left}"


def _warned(state: VillainsState, of: str) -> VillainsState:
    return replace(state, warned=(*state.warned, of))


FEATURE: Feature[VillainsState] = Feature(
    name="omens",
    settle=(Settling(warn, reads=()),),
    events={
        GoodNear: lambda state, event: _warned(state, _near(event.left)),
        DeckRunsLow: lambda state, event: _warned(state, event.deck),
    },
    details={DeckRunsLow: lambda event: event.deck},
)  # fmt: skip
