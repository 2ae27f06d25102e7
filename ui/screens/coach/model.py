"""Which tip fits the moment, what it speaks of, and when its time is over; pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.phrases import Phrase
from ui.rooms.tips import Tip

BIG = "big"  # the target of a tip about the big button
MOST_RINGS = 2


class Shown(msgspec.Struct, frozen=True):
    """A tip with what it speaks of: targets on the board, or the big button."""

    tip: Tip
    targets: tuple[str, ...] = ()
    act: Phrase | None = None  # what can be done there, in the words of the glass
    about: tuple[Any, ...] = ()  # these things as they were when the tip came, or the turn


def next_tip(tips: Sequence[Tip], step: Step, seen: Collection[str]) -> Shown | None:
    """The first tip that nobody has read yet and that fits."""
    if step.refusal is not None or step.view.outcome:
        return None
    fresh = (tip for tip in tips if tip.id not in seen)
    return next((shown for tip in fresh if (shown := shown_now(tip, step)) is not None), None)


def is_over(shown: Shown, step: Step) -> bool:
    """Whether a tip no longer fits, or something it speaks of has gone or changed."""
    now = shown_now(shown.tip, step)
    return now is None or step.view.outcome != "" or _about(step.view, shown.targets) != shown.about


def shown_now(tip: Tip, step: Step) -> Shown | None:
    """The tip with what it speaks of now; None: it does not fit."""
    view = step.view
    found = _found(tip, view) if _fits(tip, step) else None
    if found is None:
        return None
    targets, act = found
    rings = tuple(dict.fromkeys((tip.at,) if tip.at else targets))[:MOST_RINGS]
    return Shown(tip, rings, act, _about(view, rings))


def _fits(tip: Tip, step: Step) -> bool:
    """Whether it is late enough, and what it waits for is asked, told and held."""
    view = step.view
    if view.turn.number < tip.turn or (tip.hand and not any(offer.hand for offer in view.offers)):
        return False
    if tip.press is not None and (view.press != tip.press or view.ask is not None):
        return False
    if tip.ask is not None and (view.ask is None or view.ask.kind != tip.ask or view.ask.secret):
        return False
    return not tip.notice or any(notice.kind == tip.notice for notice in step.notices)


def _found(tip: Tip, view: View) -> tuple[tuple[str, ...], Phrase | None] | None:
    """Where what it speaks of stands, and what can be done there; None where it is not so."""
    if tip.offer:
        offer = _offered(view, tip.offer)
        return None if offer is None else (_places(offer, view), offer.label)
    for wanted, find in ((tip.alarm, _alarmed), (tip.state, _standing), (tip.lies, _lying)):
        if wanted:
            target = find(view, wanted)
            return None if target is None else ((target,), None)
    return (), None


def _places(offer: Offer, view: View) -> tuple[str, ...]:
    """Where an offer can be taken: on the board, by the big button, or by a plain one."""
    is_big = view.big is not None and view.big.id == offer.id
    place = "" if offer.target == BIG else offer.target
    return (place or (BIG if is_big else f"offer:{offer.id}"), *((BIG,) if is_big else ()))


def _offered(view: View, start: str) -> Offer | None:
    """The first such offer that is legal on the board."""
    legal = {tile.target for tile in _tiles(view) if _may(tile.states)}
    legal |= {place.target for strip in view.strips for place in strip.places if _may(place.states)}
    offers = (*((view.big,) if view.big is not None else ()), *view.offers)
    fitting = (offer for offer in offers if offer.id.startswith(start))
    return next((one for one in fitting if (one.target or BIG) in (legal | {BIG, "objective"})), None)


def _tiles(view: View) -> tuple[Any, ...]:
    """Everything that lies on the board."""
    return tuple(tile for strip in view.strips for place in strip.places for tile in place.tiles)


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


def _lying(view: View, kind: str) -> str | None:
    """The first open card of that kind."""
    return next((tile.target for tile in _tiles(view) if tile.kind == kind and not tile.hidden), None)


def _about(view: View, targets: Sequence[str]) -> tuple[Any, ...]:
    """What makes a tip stale when it changes: the things it speaks of, else the turn in which it came."""
    things = _things(view, targets)
    return things if any(thing is not None for thing in things) else (view.turn.number,)


def _things(view: View, targets: Sequence[str]) -> tuple[Any, ...]:
    """What stands at these targets, as far as a change of it makes a tip about it wrong."""
    tiles = {tile.target: (tile.title, tile.states, tile.figures) for tile in _tiles(view)}
    big = (view.big.id, view.big.label) if view.big is not None else None
    return tuple(big if target == BIG else tiles.get(target) for target in targets)
