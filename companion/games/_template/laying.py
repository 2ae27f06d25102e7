"""What the decks wait for before the first turn."""

from __future__ import annotations

from companion.core.language.asks import Pending
from companion.engine import decks
from companion.engine.feature import Feature
from companion.games._template.state import FerryState, Writing


def know_order(draft: Writing, pending: Pending) -> None:
    """The order of a fresh deck is asked where the app or the camera keeps it."""
    zone = pending.zone
    if zone is not None and decks.custody(draft.state, zone) in ("app", "read"):
        decks.ask_order(draft, zone, zone)


FEATURE: Feature[FerryState] = Feature(name="laying", work={"know-order": know_order})
