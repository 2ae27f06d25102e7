"""Abilities that are used when their player likes: Activate, and what an Objective card lets do."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.core.language.cards import Ability
from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.effects.interpret import moments
from companion.engine.feature import Feature, joined
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.state import Ready
from companion.engine.legendary.waiting import ActivationRules, Activations
from companion.games.firefly.abilities import ABILITIES
from companion.games.firefly.flaws import need_free
from companion.games.firefly.lasting import in_effect
from companion.games.firefly.objectives.rules import current
from companion.games.firefly.phases import in_action
from companion.games.firefly.state import FireflyState

STANDING = ("activate", "goal")  # moments of cards that stay in play


def _guard(draft: Draft[FireflyState], seat: SeatId) -> None:
    need_free(draft, seat, over="FFY-ACT-12")


def standing(state: FireflyState) -> Iterator[tuple[SlotId, int]]:
    """Abilities of cards that stay in play: Goals, Upgrades and others, the Objective card (FFY-OBJ-02)."""
    objective = current(state)
    for slot in in_effect(state):
        card = state.table.card(slot)
        if card is None:
            continue
        for on in STANDING:
            for index, ability in moments(card, on, 0, ABILITIES.area_at(state, slot)):
                if _is_offered(state, ability, is_objective=slot == objective):
                    yield slot, index


def _is_offered(state: FireflyState, ability: Ability, *, is_objective: bool) -> bool:
    """Whether it is for players to use: what costs nothing of the Objective card happens by itself."""
    if ability.level and ability.level in state.items:
        return False
    if ability.on == "goal":
        return is_objective and bool(ability.may or ability.price[1])
    return True


def _used(event: AbilityUsed, before: FireflyState, after: FireflyState) -> FireflyState:
    """What was used is remembered for this turn (FFY-ACT-12)."""
    return replace(after, used=(*after.used, Ready(event.slot, event.index, event.play)))


WAITING: Activations[FireflyState] = Activations(
    abilities=ABILITIES, rules=ActivationRules(use="FFY-ACT-11", not_once="FFY-ACT-11", used="FFY-ACT-12"),
    guard=_guard, open=in_action, moments=STANDING, standing=standing, used=lambda state: state.used,
)  # fmt: skip
FEATURE: Feature[FireflyState] = joined(
    "activating", WAITING.feature(), Feature(name="firefly", follows={AbilityUsed: _used})
)
