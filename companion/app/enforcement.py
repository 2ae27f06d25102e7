"""How strictly the table wants its rules kept: a policy of the desk, not of the rooms."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from companion.core.refusals import Kind, Refusal
from companion.core.states import Preset

Policy = Literal["refuse", "warn", "log"]

PRESETS: dict[Preset, dict[Kind, Policy]] = {
    "full": {},
    "assist": {"limit": "warn", "timing": "warn"},
    "log": {"cost": "log", "limit": "log", "timing": "log", "target": "log"},
}


def policy(preset: Preset, rulings: Collection[str], refusal: Refusal) -> Policy:
    """What to do with a refusal: secrets and impossibilities refuse under every preset."""
    if not refusal.can_be_waived:
        return "refuse"
    if refusal.rule in rulings:
        return "log"
    return PRESETS[preset].get(refusal.kind, "refuse")
