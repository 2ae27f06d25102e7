"""How high the books say that the cards lie: by their count, and by how thick a card is at this table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.house.house import House
from companion.watch.pile_heights import SLEEVED_MM, heights_of, keep_thickness, thickness_of
from tests.house.kit import Evening, house_at


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db")
    yield house
    house.close()


def test_every_place_is_as_high_as_its_cards(house: House) -> None:
    evening = Evening(house)
    evening.begin(2)
    table = evening.state.table
    heights = heights_of(evening.room, evening.state, 0.5)
    assert heights["hive"] == pytest.approx(0.5 * len(table.zones["hive"])) and heights["hive"] > 10
    assert heights["hq:1"] == pytest.approx(0.5)
    assert "combat" not in heights, "nothing lies there yet"
    assert sum(heights.values()) == pytest.approx(0.5 * sum(len(zone) for zone in table.zones.values()))


def test_a_card_is_as_thick_as_its_owner_told(house: House) -> None:
    settings = house.store.settings
    assert thickness_of(settings) == SLEEVED_MM == 0.6
    keep_thickness(settings, 0.32)
    assert thickness_of(settings) == 0.32
    keep_thickness(settings, 12.0)
    assert thickness_of(settings) == 0.32, "no card is that thick"
    settings.set("card_mm", 40.0)
    assert thickness_of(settings) == SLEEVED_MM
