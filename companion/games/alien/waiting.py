"""Abilities that wait for their player: once this turn, or of a goal card (ALN-ACT-10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.draft import Draft
from companion.engine.effects.conditions import all_hold
from companion.engine.effects.interpret import queue_ability, queue_clauses
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.copying import used_card
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge
from companion.engine.legendary.state import Ready
from companion.engine.offers import name_of
from companion.engine.ways import Way
from companion.games.alien.abilities import JUDGES, area_of
from companion.games.alien.objectives.rules import pay_goal
from companion.games.alien.phases import need_play, need_player
from companion.games.alien.state import AlienState


def use_ability(draft: Draft[AlienState], command: UseAbility) -> None:
    """Use an ability that waits for its player: once this turn, or one of a goal card (ALN-ACT-10)."""
    slot, seat, index, table = command.slot, command.seat, command.index, draft.state.table
    is_open = slot in table.slots and table.slots[slot].face_up  # what lies hidden has nothing to use
    card = used_card(draft.state, slot, command.play) if is_open else None
    waits = card is not None and 0 <= index < len(card.abilities)
    draft.require(waits, "ALN-ACT-10", "impossible", here=phrase("here-no-such-ability"))
    need_play(draft, seat, over="ALN-ACT-10")
    assert card is not None
    ability = card.abilities[index]
    if ability.on == "goal":
        need_player(draft)
        return pay_goal(draft, seat, slot, index)
    draft.require(ability.once, "ALN-ACT-13", "impossible", here=phrase("here-not-once", card=card.name))
    used = phrase("here-already-used", card=card.name)
    waiting = Ready(slot, index, command.play) in draft.state.ready
    draft.require(waiting, "ALN-ACT-10", "limit", here=used)
    work = queue_ability(seat, slot, index, card, area_of(table.slots[slot].zone))
    holds = all_hold(draft.state, ability.when, work, JUDGES)
    draft.require(holds, "ALN-ACT-10", "timing", here=phrase("here-condition", card=card.name))
    paid = charge(draft, "recruit", ability.pay, "ALN-TEXT-09")
    if paid:
        draft.emit(PointsSpent(recruit=paid))
    draft.emit(AbilityUsed(slot, index, command.play))
    queue_clauses(draft, work)


def ways(state: AlienState) -> Iterator[Way]:
    """Every ability that waits; an alien's too."""
    for slot, index, play in ((one.slot, one.index, one.play) for one in state.ready):
        id = f"use:{slot}:{index}" + f":{play}" * bool(play)
        command, label = UseAbility(state.active, slot, index, play), partial(_label, state, slot)
        yield Way(id, command, label, f"slot:{slot}")


def _label(state: AlienState, slot: SlotId) -> Phrase:
    return phrase("offer-use", card=name_of(state, slot))


def badges(state: AlienState, seat: SeatId) -> Iterator[Phrase]:
    """That abilities wait for their player."""
    if seat == state.active and state.ready:
        yield phrase("badge-ready", count=len(state.ready))


FEATURE: Feature[AlienState] = Feature(
    name="waiting",
    commands={UseAbility: use_ability},
    ways=ways,
    open=lambda state: state.turn.phase != "hive",
    badges=badges,
)
