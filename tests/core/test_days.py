"""Days as people say them."""

from __future__ import annotations

import pytest

from companion.core.language.days import day, moment
from companion.ground.house_texts import HouseTexts

NOW = "2024-03-13T09:00:00+01:00"


@pytest.mark.parametrize(
    ("at", "english", "french"),
    [
        ("2024-03-12", "12 March 2024", "12 mars 2024"),
        ("2024-08-01", "1 August 2024", "1er août 2024"),
        ("long ago", "long ago", "long ago"),
    ],
)
def test_a_day_is_said_with_its_month(at: str, english: str, french: str) -> None:
    texts = HouseTexts()
    assert (texts.say(day(at)), texts.say(day(at), "fr")) == (english, french)


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("2024-03-13T08:05:00+01:00", "today 08:05"),
        ("2024-03-12T22:10:00+01:00", "yesterday 22:10"),
        ("2024-03-11T22:10:00+01:00", "11 March 2024"),
        ("", ""),
    ],
)
def test_a_moment_is_said_as_near_as_it_is(at: str, said: str) -> None:
    assert HouseTexts().say(moment(at, NOW)) == said
