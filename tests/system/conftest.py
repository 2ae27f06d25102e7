"""An evening at a table in a house of its own, in the middle of somebody's turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.kit import Evening, at_rest, house_at


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin()
    evening.until(at_rest)
    yield evening
    evening.house.close()
