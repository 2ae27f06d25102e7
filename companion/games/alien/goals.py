"""Goal cards in play: each can be paid for while its Objective is the current one (ALN-OBJ-07)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine.feature import Feature
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.offers import offer, pays
from companion.engine.touches import Touch
from companion.games.alien import zones
from companion.games.alien.fighting import fightable
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState


def goal_offers(state: AlienState) -> Iterator[Offer]:
    """Pay abilities of goal cards in play."""
    for slot in fightable(state, everything=True):
        card = state.table.card(slot)
        for index, ability in enumerate(card.abilities if card else ()):
            if ability.on == "goal" and card is not None:
                yield offer(f"use:{slot}:{index}", phrase("offer-goal", card=card.name),
                             UseAbility(state.active, slot, index), f"slot:{slot}",
                             sub=pays("offer-pay-recruit", ability.pay, state, "recruit"))  # fmt: skip


def offers(state: AlienState) -> Iterator[Offer]:
    """Every goal card that lies open."""
    return goal_offers(state)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """A goal card of the board, or in front of somebody, is paid for."""
    card = state.table.card(touch.slot) if touch.slot in fightable(state, everything=True) else None
    for index, ability in enumerate(card.abilities if card is not None else ()):
        if ability.on == "goal" and touch.slot is not None and touch.zone != zones.OBJECTIVES:
            return UseAbility(state.active, touch.slot, index)
    return None


FEATURE: Feature[AlienState] = Feature(name="goals", offers=in_action(offers), touched=touched)
