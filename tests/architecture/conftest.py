"""What these tests read of the tree is let go again: it is a million objects."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.architecture.tree import parse


@pytest.fixture(scope="package", autouse=True)
def read_once() -> Iterator[None]:
    """Every file is read once for all of these tests, and for none of the others."""
    yield
    parse.cache_clear()
