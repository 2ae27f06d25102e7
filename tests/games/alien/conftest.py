"""What the rule tests of Alien share."""

from __future__ import annotations

import pytest

from companion.games.alien.state import AlienState
from tests.games.alien import box


@pytest.fixture
def table() -> AlienState:
    """Three players in mid-game, the first in the action phase of turn 1."""
    return box.game()
