"""The tag text: every single error and every swap of neighbours shows."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from companion.core.language.tags import (
    CHECKS,
    ID_LENGTH,
    LENGTH,
    SAFE,
    VERSION,
    check_character,
    is_ours,
    tag_text,
)

QR_ALPHANUMERIC = set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
NUMBERS = st.integers(0, len(SAFE) ** ID_LENGTH - 1)


@given(NUMBERS)
def test_a_tag_is_ten_characters_of_the_small_code(number: int) -> None:
    text = tag_text(number)
    assert len(text) == LENGTH == 10
    assert set(text) <= QR_ALPHANUMERIC
    assert text[0] == VERSION
    assert is_ours(text)


@given(NUMBERS, NUMBERS)
def test_two_numbers_have_two_tags(one: int, other: int) -> None:
    assert (tag_text(one) == tag_text(other)) == (one == other)


@given(NUMBERS, st.integers(0, LENGTH - 1), st.sampled_from(sorted(QR_ALPHANUMERIC)))
def test_every_single_error_shows(number: int, place: int, sign: str) -> None:
    text = tag_text(number)
    wrong = text[:place] + sign + text[place + 1 :]
    assume(wrong != text)
    assert not is_ours(wrong)


@given(NUMBERS, st.integers(0, LENGTH - 1), st.integers(0, LENGTH - 1))
def test_every_swap_of_two_places_shows(number: int, one: int, other: int) -> None:
    signs = list(tag_text(number))
    signs[one], signs[other] = signs[other], signs[one]
    wrong = "".join(signs)
    assume(wrong != tag_text(number))
    assert not is_ours(wrong)


@given(st.text(max_size=14))
def test_foreign_texts_never_raise(text: str) -> None:
    assert is_ours(text) == (
        len(text) == LENGTH
        and text[0] == VERSION
        and all(sign in SAFE for sign in text[1:-1])
        and text[-1] in CHECKS
        and check_character(text[:-1]) == text[-1]
    )


@pytest.mark.parametrize("text", ["", "T", "t00000000T", "T0000I0003", "T0000O0003", "9780201379624"])
def test_foreign_codes_are_not_ours(text: str) -> None:
    assert not is_ours(text)


@pytest.mark.parametrize("number", [-1, len(SAFE) ** ID_LENGTH])
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        tag_text(number)
