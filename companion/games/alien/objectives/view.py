"""That the current Objective can be said to be completed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine.feature import Way
from companion.engine.offers import offer
from companion.engine.touches import Touch
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.state import AlienState


def complete_offer(state: AlienState) -> Offer:
    """Say that the current Objective is done."""
    return offer("complete", phrase("offer-complete"), Complete(state.active), "objective")


def offers(state: AlienState) -> Iterator[Way]:
    """Say that it is done."""
    yield Complete(state.active), partial(complete_offer, state)


def touched(state: AlienState, touch: Touch) -> Command | None:
    """The Objectives are said to be completed."""
    return Complete(state.active) if touch.kind == "objective" else None
