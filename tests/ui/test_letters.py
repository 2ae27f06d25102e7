"""Letters are as high on the glass as they must be, and figures no smaller in large type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import samples
from tests.ui.letters import ASKED, GLASSES, heights

pytestmark = pytest.mark.window
Open = Callable[..., Any]
NEARLY = 0.1  # mm: whole pixels
LEAST = 4.4  # mm: read at a metre and a half


@pytest.mark.parametrize("size", GLASSES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_figure_that_decides_is_smaller_in_large_type(
    open_app: Open, size: tuple[int, int], language: str
) -> None:
    usual = heights(open_app(size, samples.step(), language=language))
    large = heights(open_app(size, samples.step(), language=language, scale=1.6))
    assert {"turn", "pools"} <= set(large)
    shrunk = {kind: (usual[kind], mm) for kind, mm in large.items() if mm < usual[kind] - NEARLY}
    assert shrunk == {}


@pytest.mark.parametrize("size", GLASSES)
def test_what_decides_is_read_from_across_the_table(open_app: Open, size: tuple[int, int]) -> None:
    found = heights(open_app(size, samples.step()))
    assert set(found) == set(ASKED)
    assert {kind: mm for kind, mm in found.items() if mm < LEAST} == {}
