"""Goal cards in play: each can be paid for while its Objective is the current one (ALN-OBJ-07)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.language.cards import Ability
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.feature import Feature
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.offers import name_of
from companion.engine.ways import Way, price
from companion.games.alien import zones
from companion.games.alien.fighting import in_reach
from companion.games.alien.objectives.rules import need_of, progress
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState


def ways(state: AlienState) -> Iterator[Way]:
    """Every pay ability of a goal card that lies open."""
    table = state.table
    objectives = (slot for slot in reversed(table.zone(zones.OBJECTIVES)) if table.slots[slot].face_up)
    for slot in (*in_reach(state), *objectives):
        card = table.card(slot)
        for index, ability in enumerate(card.abilities if card is not None else ()):
            if ability.on == "goal":
                command = UseAbility(state.active, slot, index)
                yield Way(
                    f"use:{slot}:{index}", command, partial(_label, state, slot), f"slot:{slot}",
                    price=price(state, "recruit", ability.pay), does=partial(_does, state, ability),
                    barred=ability.level != state.objective,
                )  # fmt: skip


def _label(state: AlienState, slot: SlotId) -> Phrase:
    return phrase("offer-goal", card=name_of(state, slot))


def _does(state: AlienState, ability: Ability) -> Phrase | None:
    """How far the Objective is then, where paying moves it on and how much it needs is known (ALN-OBJ-07)."""
    level, need = state.objective, need_of(state)
    steps = sum(
        clause.args.get("n", 1)
        for clause in ability.do
        if clause.verb == "progress" and clause.args.get("level", level) == level
    )
    if not steps or not need:
        return None
    return phrase("does-goal", done=min(need, progress(state, level) + steps), need=need)


FEATURE: Feature[AlienState] = Feature(name="goals", moments=("goal",), ways=ways, open=in_action)
