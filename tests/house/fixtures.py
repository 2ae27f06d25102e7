"""One evening in a house of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from card_db.seeds import own
from companion.house.house import House
from tests.house.kit import Disk, Evening, house_at


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db")
    yield house
    house.close()


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def evening(tmp_path: Path, disk: Disk) -> Iterator[Evening]:
    house = house_at(tmp_path / "store.db", disk=disk, clock=disk.clock)
    evening = Evening(house)
    evening.begin()
    yield evening
    house.close()


@pytest.fixture
def labelled(house: House) -> Evening:
    """A first game with the owner's box, every card of it labelled: nobody picks anything from a list."""
    copies = house.store.collection
    copies.tag_all(own(copies, house.store.catalogue.card_set("alien", "alien")))
    evening = Evening(house, seed=4)
    evening.begin(custody="face", box="alien")
    return evening
