"""A chapter of several parts."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.engine.feature import Feature, TwoParts, joined, tells


class Came(Event, frozen=True):
    """Something came."""


class Went(Event, frozen=True):
    """Something went."""


class Ask(Command, frozen=True):
    """Somebody asked."""


def test_parts_say_together_what_each_of_them_says() -> None:
    first: Feature[Any] = Feature(name="first", events={Came: tells}, silent=(Came,), during_ask=(Ask,))
    second: Feature[Any] = Feature(name="second", events={Went: tells}, silent=(Went,), ways=lambda state: ())
    both = joined("both", first, second)
    assert both.name == "both" and set(both.events) == {Came, Went} and both.silent == (Came, Went)
    assert both.during_ask == (Ask,) and both.ways is second.ways


def test_two_parts_cannot_say_the_same() -> None:
    part: Feature[Any] = Feature(name="part", events={Came: tells})
    with pytest.raises(TwoParts, match="events"):
        joined("both", part, part)
    offering: Feature[Any] = Feature(name="part", ways=lambda state: ())
    with pytest.raises(TwoParts, match="ways"):
        joined("both", offering, offering)
