"""How strictly the table wants its rules kept: a policy of the desk, not of the rooms.

The preset belongs to a game, the switches of single rules to the table: they hold in its later games too.
Neither is part of the State, so no undo turns them back; what they let pass is written in the history.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from companion.core.language.refusals import NEVER_WAIVED, Kind, Refusal
from companion.core.language.states import Preset, State
from companion.core.ports.house import Settings

Policy = Literal["refuse", "warn", "log"]

USUAL = "enforcement"  # the preset of games to come
PRESETS: dict[Preset, dict[Kind, Policy]] = {
    "full": {},
    "assist": {"limit": "warn", "timing": "warn"},
    "log": {"cost": "log", "limit": "log", "timing": "log", "target": "log"},
}


def policy(preset: Preset, switches: Mapping[str, Policy], refusal: Refusal) -> Policy:
    """What to do with a refusal: secrets and impossibilities refuse under every preset."""
    if not refusal.can_be_waived:
        return "refuse"
    return switches.get(refusal.rule) or PRESETS[preset].get(refusal.kind, "refuse")


def usual(preset: Preset) -> frozenset[Policy]:
    """Everything a preset does with what can be let pass; one thing, where the kind makes no difference."""
    kinds: tuple[Kind, ...] = tuple(kind for kind in get_args(Kind) if kind not in NEVER_WAIVED)
    return frozenset(PRESETS[preset].get(kind, "refuse") for kind in kinds)


def differs(preset: Preset, switch: Policy | None) -> bool:
    """Whether a switch makes of its rule anything else than the preset would."""
    return switch is not None and usual(preset) != {switch}


def switches_of(settings: Settings, room: str) -> dict[str, Policy]:
    """The house rulings of a table; a list of rules is that of those it lets pass."""
    kept = settings.get(_switches(room), None)
    if not isinstance(kept, list):
        kept = settings.get(_switches(room), {})  # what is neither is named among the findings
    if isinstance(kept, list):
        return {rule: "log" for rule in kept if isinstance(rule, str)}
    ways: tuple[Policy, ...] = get_args(Policy)
    return {rule: way for rule, one in kept.items() for way in ways if way == one}


def keep_switch(settings: Settings, room: str, rule: str, way: Policy | None) -> None:
    """From now on this rule is kept so at this table; None: as the preset says."""
    switches = {kept: one for kept, one in switches_of(settings, room).items() if kept != rule}
    if way is not None:
        switches[rule] = way
    settings.set(_switches(room), dict(sorted(switches.items())))


def preset_of(state: State) -> Preset:
    """How strictly a game is played: as it was opened, or as was chosen since."""
    return state.strict or state.header.enforcement


def usual_preset(settings: Settings) -> Preset:
    """The preset of games to come."""
    return _preset(settings.get(USUAL, "full"), "full")


def _preset(kept: Any, otherwise: Preset) -> Preset:
    return next((preset for preset in PRESETS if preset == kept), otherwise)


def _switches(room: str) -> str:
    return f"rulings:{room}"
