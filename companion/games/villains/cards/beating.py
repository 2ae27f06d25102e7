"""Cards that beat somebody without a fight, and Adversaries that become something else (VIL-CARD-26)."""

from __future__ import annotations

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.numbers import amount
from companion.engine.effects.selectors import pick, slot_options
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import Kill
from companion.games.villains import commander, zones
from companion.games.villains.bystanders import bystanders_of
from companion.games.villains.counting import COUNTERS
from companion.games.villains.fighting import may_beat, price
from companion.games.villains.plot import play_twist
from companion.games.villains.revealing import AdversaryCardShown
from companion.games.villains.state import VillainsState


def defeat(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """An Adversary of the city is defeated for nothing, or the Commander where the text says so too.

    VIL-FIGHT-13, VIL-CARD-26; after Betrayal or Healing nobody is (VIL-BIND-09). Whoever cannot be defeated
    without somebody cannot be so either (VIL-SPEC-01).
    """
    if draft.state.is_peaceful:
        return
    seat = work.seat or draft.state.active
    options = _beatable(draft.state, seat, clause)
    chosen = pick(draft, work, phrase("ask-defeat-which"), options) if options else None
    if chosen is None or chosen.slot is None:
        return
    if chosen.slot in draft.state.table.zone(zones.COMMANDER):
        commander.win(draft, seat, 0, free=True)
    else:
        draft.later(Kill(seat=seat, slot=chosen.slot))


def _beatable(state: VillainsState, seat: SeatId, clause: Clause) -> tuple[Option, ...]:
    """Those in the city, and the Commander, who guard somebody or are weak enough, as the text asks."""
    city = [slot for slot in zones.in_city(state.table) if may_beat(state, seat, slot)]
    found = [slot for slot in city if _is_meant(state, clause, slot, price(state, slot) or 0)]
    top = zones.top(state.table, zones.COMMANDER)
    is_left = state.defeats < commander.needed(state)
    if clause.args.get("commander") and top is not None and is_left:
        found += [top] if _is_meant(state, clause, top, commander.attack(state) or 0) else []
    return slot_options(state, found)


def _is_meant(state: VillainsState, clause: Clause, slot: SlotId, attack: int) -> bool:
    below = clause.args.get("below")
    if below is not None and attack >= amount(state, below, COUNTERS):
        return False
    under = state.table.zone(_under(state, slot))
    return not clause.args.get("guarding") or bool(bystanders_of(state, under))


def _under(state: VillainsState, slot: SlotId) -> ZoneId:
    zone = state.table.slots[slot].zone
    return zones.guarded_at(zone) if zones.is_city(zone) else zones.COMMANDER_GUARDED


def twist(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This card becomes a Plot Twist that is played at once, and counts as one (VIL-TWIST-04)."""
    if work.slot is not None:
        draft.emit(AdversaryCardShown(work.slot))
        play_twist(draft, work.slot)


PART: Feature[VillainsState] = Feature(name="verbs-of-beating", verbs={"defeat": defeat, "twist": twist})
