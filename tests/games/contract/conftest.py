"""Asks every test that takes an `asked` of every room."""

from __future__ import annotations

import pytest

from tests.games.contract.rooms import Case, case, every_room


@pytest.fixture(params=every_room())
def asked(request: pytest.FixtureRequest) -> Case:
    """A room under the contract."""
    return case(request.param)
