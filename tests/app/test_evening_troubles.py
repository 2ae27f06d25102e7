"""What goes wrong beside a game is found on the page that says what works."""

from __future__ import annotations

from companion.app.amiss import troubles_of
from tests.app.kit import Evening


def test_a_trouble_of_this_evening_is_a_finding(evening: Evening) -> None:
    assert troubles_of(evening.house) == ()
    evening.house.trouble("The camera was unplugged. Plug it in again.")
    (found,) = troubles_of(evening.house)
    assert (found.state, found.says) == ("broken", "The camera was unplugged. Plug it in again.")
