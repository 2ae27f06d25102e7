"""Which tip fits the moment; pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from ui.rooms.tips import Tip

BIG = "big"  # the target of a tip about the big button


class Shown(msgspec.Struct, frozen=True):
    """A tip with what it is about: the target of something on the board, or the big button."""

    tip: Tip
    target: str


def next_tip(tips: Sequence[Tip], step: Step, seen: Collection[str]) -> Shown | None:
    """The first tip that nobody has read yet and that fits."""
    if step.refusal is not None or step.view.outcome:
        return None
    fresh = (tip for tip in tips if tip.id not in seen)
    found = ((tip, target_of(tip, step)) for tip in fresh)
    return next((Shown(tip, target) for tip, target in found if target is not None), None)


def target_of(tip: Tip, step: Step) -> str | None:
    """What the tip is about now; None: it does not fit."""
    view, target = step.view, BIG
    if view.turn.number < tip.turn or (tip.hand and not any(offer.hand for offer in view.offers)):
        return None
    if tip.ask is not None and (view.ask is None or view.ask.kind != tip.ask or view.ask.secret):
        return None
    if tip.notice and not any(notice.kind == tip.notice for notice in step.notices):
        return None
    for wanted, find in ((tip.offer, _offered), (tip.alarm, _alarmed), (tip.state, _standing)):
        if wanted:
            found = find(view, wanted)
            if found is None:
                return None
            target = found
    return target


def _offered(view: View, start: str) -> str | None:
    """The target of the first such offer that is legal on the board."""
    legal = {
        tile.target
        for strip in view.strips
        for place in strip.places
        for tile in place.tiles
        if _may(tile.states)
    }
    legal |= {place.target for strip in view.strips for place in strip.places if _may(place.states)}
    offers = (*((view.big,) if view.big is not None else ()), *view.offers)
    fitting = [offer.target or BIG for offer in offers if offer.id.startswith(start)]
    return next((target for target in fitting if target in legal or target == BIG), None)


def _may(states: Sequence[str]) -> bool:
    """Whether a touch does something now."""
    return "legal" in states or "big" in states


def _alarmed(view: View, kind: str) -> str | None:
    """The seat of a danger."""
    alarm = next((alarm for alarm in view.alarms if alarm.kind == kind), None)
    return None if alarm is None else f"seat:{alarm.seat}" if alarm.seat is not None else BIG


def _standing(view: View, state: str) -> str | None:
    """The first place that is so."""
    places = (place for strip in view.strips for place in strip.places)
    return next((place.target for place in places if state in place.states), None)
