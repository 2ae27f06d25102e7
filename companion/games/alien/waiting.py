"""Abilities that wait for their player: once this turn, or of a goal card (ALN-ACT-10)."""

from __future__ import annotations

from companion.core.language.cards import Ability
from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.waiting import ActivationRules, Activations
from companion.games.alien.abilities import ABILITIES
from companion.games.alien.objectives.rules import pay_goal
from companion.games.alien.phases import need_play, need_player
from companion.games.alien.state import AlienState


def _guard(draft: Draft[AlienState], seat: SeatId) -> None:
    need_play(draft, seat, over="ALN-ACT-10")


def _goal(draft: Draft[AlienState], command: UseAbility, ability: Ability) -> bool:
    """A goal card is paid for by players alone."""
    if ability.on != "goal":
        return False
    need_player(draft)
    pay_goal(draft, command.seat, command.slot, command.index)
    return True


WAITING: Activations[AlienState] = Activations(
    abilities=ABILITIES, rules=ActivationRules(use="ALN-ACT-10", not_once="ALN-ACT-13", used="ALN-ACT-10"),
    guard=_guard, instead=_goal, open=lambda state: state.turn.phase != "hive",
)  # fmt: skip
FEATURE: Feature[AlienState] = WAITING.feature()
