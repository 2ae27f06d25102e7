"""Shorter wordings of names: whatever is left out, cards are still told apart."""

from __future__ import annotations

import pytest

from ui.widgets.ink.fits import abbreviations
from ui.widgets.ink.typesetter import _pieces, _set


@pytest.mark.parametrize(
    ("words", "shorter"),
    [
        (
            "Captain Dallas: Leadership (3 alike)",
            ["Dallas: Leadership (3 alike)", "Dallas (3 alike)", "Dallas ×3"],
        ),
        ("Chief Engineer Parker: Tech (only one)",
         ["Parker: Tech (only one)", "Parker (only one)", "Parker ×1"]),
        ("Captain Dallas\u00a0: Intel (5 identiques)",
         ["Dallas\u00a0: Intel (5 identiques)", "Dallas (5 identiques)", "Dallas ×5"]),
        ("Enemy 2 (4 alike)", ["Enemy 2 (4 alike)", "Enemy 2 (4 alike)", "Enemy 2 ×4"]),
    ],
)  # fmt: skip
def test_a_card_without_a_name_keeps_its_person_and_its_number(words: str, shorter: list[str]) -> None:
    assert abbreviations(words) == shorter


def test_a_name_keeps_its_last_word_and_a_count_is_no_card() -> None:
    assert abbreviations("Ventilation Shafts") == ["Ven. Shafts", "V. Shafts", "V. Shafts"]
    assert abbreviations("More of it (3)")[0] == "More of it (3)"
    assert abbreviations("Airlock") == []
    assert abbreviations("Rôdeur de l’ombre")[-1] == "R. ombre"


def test_french_signs_stay_on_the_line_of_their_word() -> None:
    words = [piece for piece, _ in _pieces("dans le bac : « oui » ; non ? 3 : 4 a-t-il !")]
    assert words == ["dans", "le", "bac :", "« oui » ;", "non ?", "3 :", "4", "a-", "t-", "il !"]


def test_a_typed_apostrophe_is_set_as_one_and_a_quote_stays() -> None:
    assert _set("Maître d'essaim") == "Maître d’essaim"
    assert _set("'led' names 2") == "'led' names 2"
