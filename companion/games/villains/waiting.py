"""Abilities that wait for their player: once, at any time of the second step (VIL-SPEC-01)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.waiting import ActivationRules, Activations
from companion.games.villains.abilities import ABILITIES
from companion.games.villains.phases import in_action, need_action
from companion.games.villains.state import VillainsState

FEATURE: Feature[VillainsState] = Activations(
    abilities=ABILITIES,
    rules=ActivationRules(use="VIL-SPEC-01", not_once="VIL-PLAY-02", used="VIL-SPEC-01"),
    guard=need_action,
    open=in_action,
).feature()
