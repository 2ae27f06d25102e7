"""Evenings with an owner's box, the touches for cards counted: with labels stuck while playing, and without.

A touch is whatever a finger does: a name picked, a number told, an offer beside the game taken, a label's
'now' pressed. A show is a card or label held under the camera.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from companion.core.crossing.intents import Scanned, Taken
from companion.core.crossing.views import Offer
from companion.core.language.asks import Identity
from companion.core.language.events import Bound
from companion.core.language.ids import DesignId
from companion.house.house import House
from tests.house.owners import OwnersEvening

TURNS = 9  # three for each of three people


class Labeller(OwnersEvening):
    """Sticks a label on every card as soon as it is offered, and answers nothing else beside the game."""

    def __init__(self, house: House, seed: int, called: dict[DesignId, DesignId]) -> None:
        super().__init__(house, seed, called, show=lambda texts: texts)
        self.labels = iter(house.store.labels.fresh(400))

    def offer(self, start: str) -> Offer | None:
        return next((one for one in self.step.asides if one.id.startswith(start)), None)

    def next_touch(self) -> Any:
        """A card is shown only where the labelled one itself is in the hand."""
        sort, intent = super().next_touch()
        if sort == "shown" and not isinstance(self.state.ask, Identity):
            copy = self.house.store.collection.copy_of(intent.texts[0])
            hand = self.state.table.zone(f"hand:{self.state.active}")
            if copy not in {self.table.truth[slot] for slot in hand}:
                show, self._show = self._show, None
                sort, intent = super().next_touch()
                self._show = show
        return sort, intent

    def one_touch(self) -> Any:
        step = super().one_touch()
        wanted = self.offer("label:")
        if wanted is not None:
            self.do(Taken(wanted.id))
            self.touches["label touched"] += 1
            step = self.do(Scanned((next(self.labels),)))
            self.touches["label shown"] += 1
        return step


def played(evening: OwnersEvening) -> Counter[str]:
    """The touches of the first turns of an evening, laying out the HQ among them."""
    evening.begin()
    while evening.state.turn.number <= TURNS and not evening.state.outcome:
        evening.one_touch()
    bound = (event for step in evening.steps for event in step.events if isinstance(event, Bound))
    evening.touches["cards"] = len(list(bound))
    return evening.touches


def for_cards(touches: Counter[str]) -> float:
    """Touches for each card that turned up or was played: its name, what was told of it, its label."""
    fingers = touches["named"] + touches["told"] + touches["label touched"]
    return round(fingers / touches["cards"], 2)


def test_labels_stuck_while_playing_save_touches_on_the_next_evening(house: House) -> None:
    house.photographer.snap = lambda: b""
    called: dict[DesignId, DesignId] = {}
    first = Labeller(house, 2, called)
    once = played(first)
    labels = once["label touched"]
    assert labels == once["label shown"] >= 30
    assert labels <= once["named"], "one touch a card, and never for a card that was shown"

    second = Labeller(house, 2, first.called)
    second.prints = first.table._prints
    again = played(second)
    assert for_cards(again) < for_cards(once) / 2
    assert again["told"] < once["told"]
    assert again["shown"] > again["named"]
    print(f"with labels: {for_cards(once)}, then {for_cards(again)} touches a card ({labels} labels)")


def test_without_labels_each_card_is_one_touch_and_its_numbers_are_told_once(house: House) -> None:
    called: dict[DesignId, DesignId] = {}
    first = OwnersEvening(house, 2, called)
    once = played(first)
    second = OwnersEvening(house, 2, first.called)
    again = played(second)
    assert again["told"] < once["told"] / 2
    assert for_cards(again) < for_cards(once)
    print(f"without: {for_cards(once)}, then {for_cards(again)} touches a card")
