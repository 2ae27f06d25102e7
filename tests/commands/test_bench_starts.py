"""The programs whose start is measured do start: each is a process of its own, so nothing else would tell."""

from __future__ import annotations

import pytest

from companion.commands.bench.command import APP, BARE, timed


@pytest.mark.parametrize("program", [BARE, APP], ids=["bare", "app"])
def test_what_is_timed_draws_its_first_frame_and_ends(program: str) -> None:
    assert timed(program) > 0
