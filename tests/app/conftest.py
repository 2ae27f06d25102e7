"""One evening in a house of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.kit import Disk, Evening, house_at


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
