"""Fighting Adversaries: their whole Attack is paid, and they go to a Victory Pile (VIL-FIGHT)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.core.language.cards import Card
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.fighting import Fighting, Fought, Kill
from companion.engine.legendary.hands import may_hold
from companion.engine.legendary.market.events import Gained
from companion.games.villains import zones
from companion.games.villains.abilities import begin
from companion.games.villains.aiming import aimed, turn_recruit, used
from companion.games.villains.bindings import need_no_betrayal
from companion.games.villains.boards import called
from companion.games.villains.bribery import help_of, key
from companion.games.villains.bystanders import bystanders_of, effects, kidnap
from companion.games.villains.challenges import challenges
from companion.games.villains.counting import XTREME
from companion.games.villains.demands import need_able
from companion.games.villains.disguises import disguise, more_attack
from companion.games.villains.freeing import freed
from companion.games.villains.gaining import pile_of
from companion.games.villains.kinds import ADVERSARIES, ALLIES, DECK_KINDS
from companion.games.villains.lasting import LASTING, ONLY_WITH, changed, grown
from companion.games.villains.meaning import is_meant
from companion.games.villains.phases import in_action, need_action
from companion.games.villains.promises import DEFEAT, keep
from companion.games.villains.state import VillainsState


class AdversaryDefeated(Event, frozen=True):
    """A player defeated an Adversary."""

    seat: SeatId
    slot: SlotId


def guard(draft: Draft[VillainsState], seat: SeatId, slot: SlotId) -> None:
    """Adversaries of the city, in the own turn, unless Betrayal was used (VIL-FIGHT-12, 14, VIL-STATE-25)."""
    need_action(draft, seat)
    need_no_betrayal(draft, seat)
    held, card = draft.state.table.slots[slot], draft.state.table.card(slot)
    is_caging = slot in zones.caging(draft.state.table)
    if card is None or not (zones.is_city(held.zone) or is_caging):
        draft.refuse("VIL-FIGHT-14", "target", here=phrase("here-not-in-city"))
    elif card.kind not in ADVERSARIES and disguise(draft.state, slot) is None:
        draft.refuse("VIL-FIGHT-14", "target", here=phrase("here-no-enemy", card=card.name))
    elif not may_beat(draft.state, seat, slot):
        draft.refuse("VIL-SPEC-01", "target", here=phrase("here-only-with", card=card.name))
    elif is_elusive(draft.state, card):
        need, have = card.number("elusive") or 0, draft.state.numbers.get("turn:made", 0)
        here = phrase("here-elusive", card=card.name, need=need, have=have)
        draft.refuse("VIL-KW-12", "limit", here=here)
    else:
        need_able(draft, seat, card)
    turn_recruit(draft, FIGHTING.due(draft.state, slot) or 0)


def may_beat(state: VillainsState, seat: SeatId, slot: SlotId) -> bool:
    """Whether the player has, or could have unseen, what an Adversary asks for (VIL-SPEC-05)."""
    asked = (clause for clause, speaker in LASTING.told(state, ONLY_WITH, seat) if speaker == slot)
    return all(could_show(state, seat, str(clause.args["match"])) for clause in asked)


def could_show(state: VillainsState, seat: SeatId, match: str) -> bool:
    """Whether one of a player's Allies is, or could be, one that is meant (VIL-SPEC-05, VIL-SPEC-07)."""

    def means(card: Card | None) -> bool:
        return card is not None and is_meant(card, match)

    table = state.table
    laid = (table.card(slot) for slot in table.zone(zones.of(seat, "played")))
    return any(means(card) for card in laid) or may_hold(table, zones.of(seat, "hand"), means)


def is_elusive(state: VillainsState, card: Card) -> bool:
    """Whether too few Recruit Points were made in this turn, spent or not, to fight it (VIL-KW-12 to 15)."""
    return (card.number("elusive") or 0) > state.numbers.get("turn:made", 0)


def in_reach(state: VillainsState) -> Iterator[SlotId]:
    """Every space of the city alike (VIL-FIGHT-02)."""
    yield from (*zones.in_city(state.table), *zones.caging(state.table))


def xtreme(state: VillainsState, slot: SlotId) -> int:
    """One more for every other of them that stands in the city now (VIL-KW-16, 17)."""
    there = zones.in_city(state.table)
    fierce = [one for one in there if (card := state.table.card(one)) is not None and card.has(XTREME)]
    return len(fierce) - 1 if slot in fierce else 0


def modified(state: VillainsState, slot: SlotId) -> int:
    """What is added to the printed Attack just now (VIL-KW-16, VIL-CHAL-13)."""
    all_of_them = challenges(state.header)["army_of_glory"] - state.numbers.get("turn:weaker:adversaries", 0)
    here = called(state.header, state.table.slots[slot].zone)
    local = state.numbers.get(f"turn:weaker:{here}", 0)
    lasts = changed(state, "attack", slot) + grown(state, slot) + more_attack(state, slot)
    return xtreme(state, slot) + all_of_them + lasts - local


def _buried(work: Kill, card: Card) -> Event:
    """To the Victory Pile of whoever defeated it (VIL-FIGHT-06)."""
    assert work.seat is not None  # somebody fights, or an effect is somebody's
    return AdversaryDefeated(work.seat, work.slot)


def _dies(draft: Draft[VillainsState], work: Kill, card: Card, zone: ZoneId) -> None:
    """Its Bystanders are kidnapped, then its Fight effect, then theirs (VIL-FIGHT-06 to 09, 13)."""
    seat = work.seat or draft.state.active
    held = draft.state.table.zone(zones.guarded_at(zone)) if zones.is_city(zone) else ()
    guarded = bystanders_of(draft.state, held)
    kidnap(draft, seat, guarded)
    draft.later(*effects(seat, guarded))
    for ally in (one for one in held if one not in guarded):
        draft.emit(Gained(seat, ally, pile_of(draft.state, seat, ally)))
    if zone.startswith(zones.CAGED):
        freed(draft, zone)
    keep(draft, DEFEAT)
    begin(draft, card, work.slot, "fight", seat, area=called(draft.state.header, zone))


def _defeated(state: VillainsState, event: AdversaryDefeated) -> VillainsState:
    """No Betrayal any more in this turn; an Ally in disguise is gained (VIL-FIGHT-15, VIL-VP-02)."""
    card = state.table.card(event.slot)
    is_ally = card is not None and card.kind in ALLIES
    to = zones.of(event.seat, "discard") if is_ally else zones.victory(event.seat)
    return counted(carried(state, (event.slot,), to), turn__defeated=1)


BEATEN = (*ADVERSARIES, *ALLIES, "bystander")  # the last two in disguise alone
FIGHTING: Fighting[VillainsState] = Fighting(
    guard=guard, unknown="VIL-FIGHT-14", short="VIL-FIGHT-03", reach=in_reach, kinds=DECK_KINDS,
    enemies=BEATEN, buried=_buried, dies=_dies, open=in_action, modified=modified,
    helped=lambda state, slot: (
        aimed(state, str(state.table.slots[slot].zone)) + help_of(state, key(slot))
    ),
)  # fmt: skip
price = FIGHTING.price


def _fought(event: Fought, before: VillainsState, after: VillainsState) -> VillainsState:
    """Points that count in that space alone are used first."""
    return used(after, str(before.table.slots[event.slot].zone), price(before, event.slot) or 0)


FEATURE: Feature[VillainsState] = joined(
    "fighting",
    msgspec.structs.replace(FIGHTING.feature(), commands={}),  # a fight can want more: see duels
    Feature(
        name="villains",
        moments=("fight",),
        events={AdversaryDefeated: _defeated},
        carries=(AdversaryDefeated,),
        follows={Fought: _fought},
    ),
)
