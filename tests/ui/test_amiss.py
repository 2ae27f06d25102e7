"""The badge of what is out of order: beside the news, quiet, one touch from the page that says what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.ui import samples

Open = Callable[..., Any]


def badges(app: Any) -> list[Any]:
    return [each for each in app.router.current.asides.children if getattr(each, "target", "") == "system"]


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_what_is_out_of_order_is_counted_beside_the_news_and_leads_to_its_page(
    open_app: Open, size: tuple[int, int]
) -> None:
    count = [0]
    app = open_app(size, samples.step(), amiss=lambda: count[0])
    assert badges(app) == []
    count[0] = 2
    app.hear(samples.step())
    app.bridge.deliver()
    (badge,) = badges(app)
    assert badge.text == "2 notes about the computer"
    badge.tap()
    assert app.router.name == "system"
    app.router.current.press("next")
    assert app.router.name == "table", "and back to the game"
