"""Goal cards in play: each can be paid for while its Objective is the current one (ALN-OBJ-07)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.phrases import phrase
from companion.engine.feature import Feature
from companion.engine.offers import offer, pays
from companion.games.alien.fighting.view import fightable
from companion.games.alien.phases import in_action
from companion.games.alien.playing.commands import UseAbility
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


FEATURE: Feature[AlienState] = Feature(name="goals", offers=in_action(offers))
