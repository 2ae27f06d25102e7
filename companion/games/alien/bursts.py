"""Chestbursters that are drawn: they kill their owner at once, and only the hand can tell (ALN-FACE-14)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.answers import know, set_aside
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.hands import may_hold
from companion.engine.ways import Way
from companion.games.alien import zones
from companion.games.alien.deaths import kill_player
from companion.games.alien.modes import ALIENS, has_mode
from companion.games.alien.phases import need_living
from companion.games.alien.state import AlienState

MARK = "chestburster"


class ClaimBurst(Command, frozen=True):
    """Say that a Chestburster was drawn: only its owner's hand knows (ALN-FACE-14)."""

    seat: SeatId


class Rises(Work, frozen=True, tag="alien-rises"):
    """Whom a Chestburster killed comes back as an Alien Player, where that is played."""

    seat: SeatId


class BurstDrawn(Event, frozen=True):
    """A player drew their Chestburster."""

    seat: SeatId
    slot: SlotId | None


def burst(draft: Draft[AlienState], seat: SeatId, slot: SlotId | None = None) -> None:
    """A Chestburster was drawn: it kills its owner at once (ALN-FACE-14)."""
    draft.emit(BurstDrawn(seat, slot))
    kill_player(draft, seat, "chestburster")
    if has_mode(draft.state, ALIENS):  # ALN-ALIEN-01; without the mode they are out (ALN-FACE-15)
        _rise_after(draft, seat)


def _rise_after(draft: Draft[AlienState], seat: SeatId) -> None:
    """They come back at once, save that what still speaks of the dead player is not the alien's."""
    at = max((i + 1 for i, one in enumerate(draft.work) if one.seat == seat), default=0)
    draft.work.insert(at, Rises(seat))


def show_burst(draft: Draft[AlienState], seat: SeatId, copy: CopyId) -> None:
    """A Chestburster was shown from a hand: as good as claiming it."""
    _need_burst(draft, seat)
    slot = next(
        (slot for slot in _hand(draft.state, seat) if ledger.may_hold(draft.state.table, slot, copy)), None
    )
    if slot is not None:
        know(draft, slot, copy, "seen")
    burst(draft, seat, slot)


def claim_burst(draft: Draft[AlienState], command: ClaimBurst) -> None:
    """Only the hand knows: the claim is believed whenever it can be true."""
    _need_burst(draft, command.seat)
    set_aside(draft)
    known = (slot for slot in _hand(draft.state, command.seat) if is_burst(draft.state, slot))
    burst(draft, command.seat, next(known, None))


def _need_burst(draft: Draft[AlienState], seat: SeatId) -> None:
    """A living player whose hand could hold a Chestburster."""
    need_living(draft, seat)
    here = phrase("here-no-chestburster", name=draft.state.player(seat).name)
    draft.require(may_hold_burst(draft.state, seat), "ALN-FACE-14", "target", here=here)


def may_hold_burst(state: AlienState, seat: SeatId) -> bool:
    """Whether a hand could hold a Chestburster, by what everybody knows."""
    return may_hold(state.table, zones.of(seat, "hand"), lambda card: card.has(MARK))


def is_burst(state: AlienState, slot: SlotId) -> bool:
    """Whether a slot is known to hold a Chestburster."""
    card = state.table.card(slot)
    return card is not None and card.has(MARK)


def _hand(state: AlienState, seat: SeatId) -> tuple[SlotId, ...]:
    return state.table.zone(zones.of(seat, "hand"))


def claims(state: AlienState, seats: Collection[SeatId]) -> Iterator[Way]:
    """What only a hand knows: a carrier may have drawn the Chestburster, and is believed (ALN-FACE-14)."""
    for seat in (one for one in state.living if one in seats and state.carries(one)):
        label = phrase("offer-burst", name=state.player(seat).name)
        yield Way(f"burst:{seat}", ClaimBurst(seat), label, f"seat:{seat}", needs=MARK)


FEATURE: Feature[AlienState] = Feature(
    name="bursts",
    commands={ClaimBurst: claim_burst},
    during_ask=(ClaimBurst,),
    events={BurstDrawn: tells},
    interruptions=claims,
)
