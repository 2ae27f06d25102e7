"""What one press on the big button means: one thing at once, or opening all that can be chosen.

It never chooses between things that people would want to weigh: it acts alone where only one thing is left,
or where one is urgent by the rules. While cards wait in a hand, laying them is all that it speaks of, but for
what is too late after this turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Choosing, Offer
from companion.core.language.asks import Done
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.states import State
from companion.engine import places
from companion.engine.offers import name_of
from companion.engine.ways import Possible, Way

S = TypeVar("S", bound=State)
COUNTED = 3  # kinds of action that are counted by their own words; the rest is 'more'


class Press(msgspec.Struct, frozen=True):
    """What the big button does, not yet in words; without anything it waits."""

    way: Way | None = None  # done at once
    choices: tuple[Way, ...] = ()  # else these are opened, in the order in which they are shown
    lays: bool = False  # cards of a hand come first, or right after what is done at once

    @property
    def big(self) -> Offer | None:
        """What is done at once, in words."""
        return self.way.offer() if self.way is not None else None


class Pressing(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What the big button of a game speaks of."""

    verbs: tuple[str, ...]  # the kinds of action that are chosen from, in the order in which they are shown
    ends: tuple[str, ...] = ("end",)  # what is left when nothing else is
    lays: Callable[[S], bool] = lambda state: False  # whether cards of the hand come before all else
    urgent: Callable[[S, Way], bool] = lambda state, way: False  # what the rules do not let wait
    last: Callable[[S, Way], bool] = lambda state, way: False  # what not even the hand comes before
    ready: Callable[[S, Way], bool] = lambda state, way: True  # what can be decided with what is known

    def press(self, state: S, legal: Sequence[Way]) -> Press:
        """What a press means among all that is legal."""
        if state.ask is not None:
            return Press(legal[0]) if legal and isinstance(state.ask, Done) else Press()
        if state.outcome:
            return Press()
        open_hands = [way for way in legal if not way.hand and not way.needs]
        found = [way for way in open_hands if way.deed in self.verbs and self.ready(state, way)]
        if self.lays(state):
            last = [way for way in found if self.last(state, way)]
            return Press(last[0] if len(last) == 1 else None, lays=True)
        urgent = [way for way in found if self.urgent(state, way)]
        alone = urgent or found or [way for way in open_hands if way.deed in self.ends]
        if len(alone) == 1:
            return Press(alone[0])
        return Press(choices=tuple(sorted(found, key=lambda way: self.verbs.index(way.deed))))

    def choosing(self, state: S, press: Press, possible: Callable[[], Iterable[Possible]]) -> Choosing | None:
        """What is chosen from, in words, with what is too dear; None where there is nothing to choose."""
        if not press.choices:
            return None
        dear = (self._dear(state, one) for one in possible() if one.way.deed in self.verbs)
        return Choosing(
            counted([way.deed for way in press.choices]), tuple(way.id for way in press.choices),
            tuple(offer for offer in dear if offer is not None),
        )  # fmt: skip

    def _dear(self, state: S, one: Possible) -> Offer | None:
        """What only points are missing for, by its name, with how many."""
        if one.price is None or not one.price.is_short or one.way.barred or one.refusal is None:
            return None
        if one.refusal.kind != "cost":
            return None
        name = _name(state, one.target) or one.offer.label
        return replace(one.offer, label=name, sub=one.refusal.remedy)


def counted(deeds: Iterable[str]) -> Phrase:
    """'4 to recruit, 1 to fight': the most first, and of equals what is shown first."""
    found = [(deed, len(list(those))) for deed, those in groupby(deeds)]
    found.sort(key=lambda one: -one[1])
    said = [phrase(f"count-{deed}", n=n) for deed, n in found[:COUNTED]]
    rest = sum(n for _, n in found[COUNTED:])
    if rest:
        said.append(phrase("count-more", n=rest))
    whole, *others = said
    for one in others:
        whole = phrase("counts", one=whole, other=one)
    return whole


def _name(state: State, target: str) -> Phrase | None:
    """What a card or a place is called; a hidden card is called as where it lies."""
    kind, _, which = target.partition(":")
    if kind == "slot":
        held = state.table.slots[SlotId(int(which))]
        return name_of(state, SlotId(int(which))) if held.face_up else places.place(held.zone)
    return places.place(ZoneId(which)) if kind == "place" else None
