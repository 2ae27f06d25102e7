"""The line of words: the urgent first, the same not again, cut off only for what is graver."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hardware.voice.line import (
    AGAIN_S,
    MOST_WAITING,
    REMEMBERED,
    Line,
    Words,
    begun,
    following,
    is_overtaken,
    offer,
)


def words(text: str, priority: int = 50, until_s: float = 100.0) -> Words:
    return Words(text, "en", priority, until_s)


def test_one_speaks_and_the_rest_waits_by_urgency() -> None:
    line = following(offer(Line(), words("first", 30), 0.0), 0.0)
    for text, priority in (("low", 40), ("high", 45), ("mid", 42)):
        line = offer(line, words(text, priority), 0.1)
    assert line.now is not None and line.now.text == "first"
    assert [each.text for each in line.waiting] == ["high", "mid", "low"]
    assert not is_overtaken(offer(line, words("a little graver", 39), 0.1)) or line.waiting[0].priority >= 40


def test_only_much_graver_words_cut_off() -> None:
    line = following(offer(Line(), words("turn", 30), 0.0), 0.0)
    assert not is_overtaken(offer(line, words("a card", 39), 0.1))
    assert is_overtaken(offer(line, words("facehugger", 80), 0.1))


def test_the_same_words_are_not_said_again_soon() -> None:
    line = following(offer(Line(), words("strike"), 0.0), 0.0)
    line = begun(line, 1.0, 0.1)
    assert offer(line, words("strike"), 0.5).waiting == ()
    line = following(line, 2.0)
    assert line.now is None and offer(line, words("strike"), AGAIN_S - 1).waiting == ()
    assert offer(line, words("strike"), AGAIN_S + 1).waiting != ()


def test_what_waited_too_long_is_no_news() -> None:
    line = following(offer(Line(), words("first"), 0.0), 0.0)
    line = begun(offer(line, words("late", until_s=2.0), 0.0), 3.0, 0.0)
    assert following(line, 1.0).now == line.now
    assert following(line, 3.3).now is None


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 100), st.floats(0, 3)), max_size=200))
def test_the_line_never_grows(offers: list[tuple[int, int, float]]) -> None:
    line, now = Line(), 0.0
    for text, priority, pause in offers:
        now += pause
        line = following(offer(line, words(str(text), priority, now + 4), now), now)
        line = begun(line, 0.5, now)
        assert len(line.waiting) <= MOST_WAITING and len(line.said) <= REMEMBERED
