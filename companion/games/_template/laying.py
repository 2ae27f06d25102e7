"""What the decks wait for before the first turn."""

from __future__ import annotations

from companion.core.language.asks import Work
from companion.core.language.ids import ZoneId
from companion.engine import decks
from companion.engine.feature import Feature
from companion.games._template.state import FerryState, Writing


class KnowOrder(Work, frozen=True, tag="know-order"):
    """The order of a fresh deck is asked for, where somebody keeps it."""

    zone: ZoneId


def know_order(draft: Writing, work: KnowOrder) -> None:
    """The order of a fresh deck is asked where the app or the camera keeps it."""
    zone = work.zone
    if decks.custody(draft.state, zone) in ("app", "read"):
        decks.ask_order(draft, zone, zone)


FEATURE: Feature[FerryState] = Feature(name="laying", work={KnowOrder: know_order})
