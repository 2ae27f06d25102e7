"""A deck slid fast under the camera, backs up: two cards a second, each on the one before, as hands do it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from companion.core.crossing.intents import Scanned, Taken
from companion.core.language.ids import CopyId
from companion.core.language.tags import is_ours
from companion.house.house import House
from tests.house.backing import label_backs, said, slid
from tests.house.kit import Evening, house_at
from vision.readers.choice import open_reader
from vision.sources.drawn.table import DrawnCard, DrawnTable, View
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline

FRAME_S, EACH_S = 0.1, 0.5
DECK = "strikes"


class Slide:
    """Hands that slide a deck card by card over the one before, and a camera that looks on all the time."""

    def __init__(self, evening: Evening, seed: int) -> None:
        self.evening, self.chance = evening, random.Random(seed)
        self.table = DrawnTable(View(px_per_mm=4.0, size=(640, 480)), seed=seed)
        self.pipeline = Pipeline(open_reader(), Tracker(plausible=is_ours))
        self.now_s, self.laid = 0.0, 0

    def deck(self, tags: Sequence[str]) -> None:
        """These cards, two each second."""
        for tag in tags:
            x_mm, y_mm = self.table.view.middle
            off = [self.chance.uniform(-4, 4) for _ in range(2)]
            turn = self.chance.uniform(-12, 12)
            self.laid += 1
            self.table.put(str(self.laid), DrawnCard(tag, x_mm + off[0], y_mm + off[1], turn))
            self.look(round(EACH_S / FRAME_S))
        self.look(8)

    def look(self, frames: int) -> None:
        """The camera looks; what it is told of goes in at the front door."""
        for _ in range(frames):
            self.now_s += FRAME_S
            seen = self.pipeline.pump(self.table.frame(self.now_s))
            texts = tuple(one.text for one in seen if one.kind == "appeared")
            if texts:
                self.evening.do(Scanned(texts))


Backs = Mapping[CopyId, str]
Begin = Callable[[int], tuple[Evening, Slide, list[str]]]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=6)
    yield house
    house.close()


@pytest.fixture
def backs(house: House) -> Backs:
    return label_backs(house, [DECK])


@pytest.fixture
def begun(house: House, backs: Backs) -> Begin:
    def begin(seed: int) -> tuple[Evening, Slide, list[str]]:
        evening = Evening(house, seed)
        evening.begin(1, "face", decks={DECK: "read"})
        return evening, Slide(evening, seed), list(slid(evening, backs))

    return begin


def order(evening: Evening, backs: Backs) -> list[str]:
    table = evening.state.table
    copies = [table.slots[slot].copy for slot in table.zone(DECK)]
    return [backs[copy] for copy in copies if copy is not None]


def test_a_deck_slid_two_cards_a_second_is_read_in_its_order(begun: Begin, backs: Backs) -> None:
    evening, hands, tags = begun(6)
    hands.deck(tags)
    assert order(evening, backs) == tags


def test_a_skipped_card_is_found_by_the_count_and_read_again(begun: Begin, backs: Backs) -> None:
    evening, hands, tags = begun(7)
    hands.deck([*tags[:9], *tags[10:]])
    assert evening.state.ask is not None, "one is missing, so the deck is not taken"
    assert said(evening) == ("pile-read", {"count": len(tags) - 1, "total": len(tags)})
    offers = {offer.id for offer in evening.step.view.ask.options}
    assert "reread:1" in offers
    evening.do(Taken("read-out"))
    assert said(evening) == ("pile-short", {"count": 1, "total": len(tags)})
    evening.do(Taken("reread:1"))
    hands.table.clear()
    hands.look(10)
    hands.deck(tags)
    assert order(evening, backs) == tags


def test_a_card_that_passes_twice_counts_once(begun: Begin, backs: Backs) -> None:
    evening, hands, tags = begun(8)
    hands.deck([*tags[:6], tags[4], tags[5], *tags[6:]])
    assert order(evening, backs) == tags
