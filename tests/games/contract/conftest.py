"""Asks every test that takes an `asked` of every room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.contract.games import played
from tests.games.contract.rooms import Case, case, every_room


@pytest.fixture(scope="package", autouse=True)
def played_once() -> Iterator[None]:
    """Every game is played once for all of these tests, and let go with its thousands of States."""
    yield
    played.cache_clear()


@pytest.fixture(params=every_room())
def asked(request: pytest.FixtureRequest) -> Case:
    """A room under the contract."""
    return case(request.param)
