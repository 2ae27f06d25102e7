"""How a fight goes that takes more than Attack: what is demanded first, then points of both kinds."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import ATTACK, Fight, FightAwaited
from companion.engine.legendary.pools import charge
from companion.engine.work import Own
from companion.games.villains.aiming import aimed
from companion.games.villains.bribery import SharePaid, help_of, key
from companion.games.villains.demands import TO_FIGHT, demanded
from companion.games.villains.fighting import FIGHTING, guard
from companion.games.villains.several import shows
from companion.games.villains.state import VillainsState


class Demanded(Own, frozen=True, tag="demanded"):
    """What an Adversary demands of whoever fights it, from the so manieth on."""

    slot: SlotId
    at: int = 0


def fight(draft: Draft[VillainsState], command: Fight) -> None:
    """An Adversary that wants no more than its price is fought as usual (VIL-FIGHT-03, 14)."""
    slot, seat = command.slot, command.seat
    card = draft.state.table.card(slot) if slot in draft.state.table.slots else None
    if card is None or not (demanded(card) or help_of(draft.state, key(slot))):
        return FIGHTING.fight(draft, command)
    guard(draft, seat, slot)
    charge(draft, ATTACK, FIGHTING.due(draft.state, slot) or 0, FIGHTING.short)
    draft.later(Demanded(seat=seat, slot=slot))


def _demanded(draft: Draft[VillainsState], work: Demanded) -> None:
    """One after the other; who does not show what has to be shown does not fight."""
    card, seat = draft.state.table.card(work.slot), work.seat or draft.state.active
    left = demanded(card)[work.at :] if card is not None else ()
    if not left:
        return _pay(draft, seat, work.slot)
    rest = replace(work, at=work.at + 1, answer=None)
    if left[0].verb != "show-set":
        draft.later(DoClause(left[0], seat=seat, slot=work.slot), rest)
    elif shows(draft, work, left[0], seat):
        draft.later(rest)


def _pay(draft: Draft[VillainsState], seat: SeatId, slot: SlotId) -> None:
    """Where Recruit Points help, first how many of them are paid."""
    fought = FightAwaited(seat=seat, slot=slot)
    whom, at = key(slot), str(draft.state.table.slots[slot].zone)
    need = max(0, (FIGHTING.price(draft.state, slot) or 0) - aimed(draft.state, at))
    is_bribed = bool(help_of(draft.state, whom))
    draft.later(*((SharePaid(whom, at, need, seat=seat),) if is_bribed else ()), fought)


FEATURE: Feature[VillainsState] = Feature(
    name="duels", moments=(TO_FIGHT,), commands={Fight: fight}, work={Demanded: _demanded}
)
