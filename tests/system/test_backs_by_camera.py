"""Backs through the real reader: a deck slid under a drawn camera, and printed backs from their pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from card_db.printing.cards import insert_pages
from card_db.printing.furniture import Notes
from companion.core.crossing.intents import Pressed, Scanned
from companion.house.house import House
from companion.watch.drawn import DrawnCamera, open_drawn_camera
from tests.card_db.printing.proof import at_scale, codes_in, style
from tests.house.backing import label_backs, said, slid
from tests.house.kit import Evening, house_at

STAND = 5.4  # pixels a millimetre


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=6)
    yield house
    house.close()


@pytest.fixture
def camera() -> Iterator[DrawnCamera]:
    camera = open_drawn_camera(3)
    yield camera
    camera.close()


def test_a_deck_is_slid_under_the_drawn_camera(house: House, camera: DrawnCamera) -> None:
    backs = label_backs(house, ["strikes"])
    evening = Evening(house, 6)
    evening.begin(1, "face", decks={"strikes": "read"})
    tags = slid(evening, backs)
    for at in range(8):
        evening.do(Scanned(camera.show((tags[at],))))
        assert said(evening)[1]["count"] == at + 1
    evening.do(Scanned(camera.show(tags[8:10])))  # two lay side by side: left to right
    assert said(evening)[1]["count"] == 10
    evening.do(Scanned(camera.show((tags[9],))))
    assert said(evening)[1]["count"] == 10, "shown again, it is still the same card"
    for tag in tags[10:]:
        evening.do(Scanned((tag,)))
    table = evening.state.table
    order = tuple(backs[table.slots[slot].copy] for slot in table.zone("strikes"))  # type: ignore[index]
    assert order == tags


def test_a_card_laid_face_down_shows_its_back_to_the_drawn_camera(house: House, camera: DrawnCamera) -> None:
    backs = label_backs(house)
    evening = Evening(house, 6)
    evening.begin(2, "back")
    evening.until(lambda state: state.turn.phase == "hive" and state.ask is None)
    evening.do(Pressed("next"))
    (slot,) = evening.state.laid
    true = evening.table.truth[slot]
    evening.do(Scanned(camera.show((backs[true],))))
    assert evening.state.table.slots[slot].copy == true


def test_printed_backs_are_read_from_their_pages_in_the_order_of_the_deck(house: House) -> None:
    backs = label_backs(house, ["sergeants"])
    evening = Evening(house, 7)
    evening.begin(1, "face", decks={"sergeants": "read"})
    tags = slid(evening, backs)
    notes = Notes("This line must measure exactly 100 mm.", "Backs")
    for page, first in zip(
        at_scale(insert_pages(list(tags), "A4", style(), notes), STAND), range(0, 99, 9), strict=False
    ):
        seen = set(codes_in(page))
        here = tags[first : first + 9]
        assert seen == set(here), "every printed back is read"
        evening.do(*(Scanned((tag,)) for tag in here))
    table = evening.state.table
    assert all(table.slots[slot].known == "app" for slot in table.zone("sergeants"))
