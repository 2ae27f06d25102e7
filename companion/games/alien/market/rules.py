"""The HQ and the Sergeants: recruiting and refilling (ALN-RECRUIT)."""

from __future__ import annotations

from companion.core.crossing.steps import UndoClass
from companion.core.language.asks import Pending
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import needs_identity, needs_number
from companion.engine.draft import Draft, piece
from companion.engine.feature import Commands, Works
from companion.engine.legendary import market
from companion.engine.legendary.pools import charge, charge_late
from companion.games.alien import zones
from companion.games.alien.grammar.vocabulary import PEOPLE
from companion.games.alien.keywords.rules import gained
from companion.games.alien.market.commands import Recruit, RecruitSergeant
from companion.games.alien.market.events import Gained, HqRefilled, Recruited
from companion.games.alien.market.prices import recruit_cost, sergeant_cost
from companion.games.alien.phases import need_action
from companion.games.alien.points import PointsSpent
from companion.games.alien.state import AlienState
from companion.games.alien.zones import crowded


def recruit(draft: Draft[AlienState], command: Recruit) -> None:
    """Pay a character's cost and put it on the own discard pile (ALN-RECRUIT-01)."""
    slot, seat, table = command.slot, command.seat, draft.state.table
    if slot not in table.slots:
        draft.refuse("ALN-RECRUIT-01", "impossible", here=phrase("here-no-such-card"))
    zone = table.slots[slot].zone
    if zone == zones.SERGEANTS:
        draft.refuse("ALN-RECRUIT-06", "secret", here=phrase("here-top-sergeant"))
    need_action(draft, seat)
    card = table.card(slot)
    if not table.slots[slot].face_up or (card is not None and card.kind not in PEOPLE):
        draft.refuse("ALN-RECRUIT-01", "impossible", here=phrase("here-no-character"))
    if zone not in zones.HQ:
        draft.refuse("ALN-RECRUIT-01", "target", here=phrase("here-not-in-hq"))
    if _cost_unknown(draft, piece("recruit", seat, slot)):
        return
    cost = recruit_cost(draft.state, slot) or 0
    _take(draft, seat, slot, charge(draft, "recruit", cost, "ALN-RECRUIT-01"))


def _cost_unknown(draft: Draft[AlienState], pending: Pending) -> bool:
    slot = pending.slot
    assert slot is not None
    if draft.state.table.slots[slot].copy is None:
        return needs_identity(draft, slot, _which_there(draft, slot), pending)
    return needs_number(draft, slot, "cost", pending)


def _which_there(draft: Draft[AlienState], slot: SlotId) -> Phrase:
    """Asks for the card at one place of the HQ: up to five of them are asked for one after the other."""
    zone = draft.state.table.slots[slot].zone
    return phrase("ask-which-in-hq", place=phrase(f"place-{zone.replace(':', '-')}"))


def _recruit_late(draft: Draft[AlienState], pending: Pending) -> None:
    """The cost was told just now: pay it, or ask what to do when it is too much."""
    slot, seat = pending.slot, pending.seat
    assert slot is not None and seat is not None
    if _cost_unknown(draft, pending):
        return
    cost = recruit_cost(draft.state, slot) or 0
    paid = charge_late(draft, "recruit", cost, "ALN-RECRUIT-01", pending)
    if paid is not None:
        _take(draft, seat, slot, paid)


def _take(draft: Draft[AlienState], seat: SeatId, slot: SlotId, paid: int) -> None:
    """Pay, then the card goes to the discard pile; the HQ is refilled before anything else (ALN-TIME-04)."""
    if paid:
        draft.emit(PointsSpent(recruit=paid))
    draft.emit(Recruited(seat, slot))
    gained(draft, seat, slot)


def recruit_sergeant(draft: Draft[AlienState], command: RecruitSergeant) -> None:
    """Pay for the top Sergeant; its class shows only then (ALN-RECRUIT-05, 06)."""
    seat = command.seat
    need_action(draft, seat)
    slot = zones.top(draft.state.table, zones.SERGEANTS)
    if slot is None:
        draft.refuse("ALN-EMPTY-06", "impossible", here=phrase("here-no-sergeants"))
    assert slot is not None
    cost = sergeant_cost(draft.state)
    paid = charge(draft, "recruit", cost, "ALN-RECRUIT-05")
    if paid:
        draft.emit(PointsSpent(recruit=paid))
    draft.emit(Recruited(seat, slot))
    gained(draft, seat, slot)
    needs_identity(draft, slot, phrase("ask-which-sergeant"), piece("known", seat, slot))


def refill_hq(draft: Draft[AlienState]) -> bool:
    """Fill an empty HQ space from the Barracks at once, and learn which card it is (ALN-RECRUIT-02)."""
    unknown = market.next_unknown(draft.state.table, zones.HQ)
    if unknown is not None:
        return needs_identity(draft, unknown, _which_there(draft, unknown), piece("known", slot=unknown))
    fill = market.next_refill(draft.state.table, zones.HQ, zones.BARRACKS)
    if fill is not None:
        draft.emit(HqRefilled(*fill))
    return fill is not None


def _known_now(draft: Draft[AlienState], pending: Pending) -> None:
    """A card or number only had to be known; nothing else waits for it."""
    if pending.slot is not None:
        needs_identity(draft, pending.slot, phrase("ask-which-gained"), pending)


COMMANDS: Commands[AlienState] = {Recruit: recruit, RecruitSergeant: recruit_sergeant}
WORK: Works[AlienState] = {"recruit": _recruit_late, "known": _known_now}


def undone(before: AlienState, event: Recruited | Gained) -> UndoClass:
    """A Sergeant that was gained shows its class, which is not forgotten (ALN-RECRUIT-06)."""
    return "move" if before.table.slots[event.slot].face_up else "seen"


def overfull(state: AlienState) -> list[str]:
    """One card lies in every space of the HQ (ALN-ZONE-20)."""
    return crowded(state.table, zones.HQ, "ALN-ZONE-20") if state.turn.number else []
