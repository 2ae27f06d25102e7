"""All cards of a carrier are in the hand: the Chestburster is there, and its owner is asked (ALN-FACE-14)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Choice, Option, Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Settling
from companion.games.alien import zones
from companion.games.alien.bursts import burst, may_hold_burst
from companion.games.alien.state import AlienState

THERE, NOT_THERE = "burst-there", "no"


class BurstSought(Work, frozen=True, tag="burst-surely"):
    """What waits for what its owner finds."""

    seat: SeatId


class BurstMissing(Event, frozen=True):
    """All cards of a player are in the hand, and there is no Chestburster among them: the table is right."""

    seat: SeatId


def _missing(state: AlienState, event: BurstMissing) -> AlienState:
    return replace(state, carriers={seat: n for seat, n in state.carriers.items() if seat != event.seat})


def settle(draft: Draft[AlienState]) -> None:
    """A carrier whose deck and discard pile are drawn out holds it; only the hand can tell (ALN-FACE-14)."""
    state = draft.state
    seat = next((one for one in state.carriers if is_surely_held(state, one)), None)
    if seat is None:
        return
    options = (
        Option(THERE, phrase("option-burst-there")),
        Option(NOT_THERE, phrase("option-burst-not-there")),
    )
    why = phrase("ask-burst-surely", name=state.player(seat).name)
    draft.ask(Choice(id=draft.next_ask, why=why, seat=seat, options=options), BurstSought(seat))


def is_surely_held(state: AlienState, seat: SeatId) -> bool:
    """Whether the Chestburster of a living carrier can be nowhere but in the hand."""
    drawn_out = not any(state.table.zone(zones.of(seat, part)) for part in ("deck", "discard"))
    return drawn_out and state.carries(seat) and seat in state.living and may_hold_burst(state, seat)


def _found(draft: Draft[AlienState], work: BurstSought) -> None:
    """It kills at once; set aside, it is asked again where it still stands so."""
    seat = work.seat
    if seat not in draft.state.living:
        return
    if work.answer == THERE:
        burst(draft, seat)
    elif work.answer == NOT_THERE:
        draft.emit(BurstMissing(seat))


FEATURE: Feature[AlienState] = Feature(
    name="surely",
    work={BurstSought: _found},
    at_once=(BurstSought,),
    settle=(Settling(settle, reads=("carriers", "table", "players")),),
    events={BurstMissing: _missing},
)
