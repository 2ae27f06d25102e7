"""Two households."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from card_db.store import Store
from tests.card_db.parcel.kit import MARA, household


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = household(tmp_path / "here")
    yield opened
    opened.close()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    opened = household(tmp_path / "there")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, kept_on: str) -> Iterator[Store]:
    """A household that nothing may change, with something in it."""
    opened = household(tmp_path_factory.mktemp("home"))
    opened.collection.bind("MINE", MARA)
    opened.remembered.learn("alien", "graze", "attack", 5)
    yield opened
    opened.close()
