"""French names after de and que: d’Inès, but de Maya; only what fills a sentence is looked at."""

from __future__ import annotations

import pytest

from companion.core.language.phrases import named, phrase
from companion.ground.elision import elided
from companion.ground.texts import FluentTexts


@pytest.mark.parametrize(
    ("said", "fillings", "wanted"),
    [
        ("C’est le tour de Inès.", ("Inès",), "C’est le tour d’Inès."),
        ("C’est le tour de Maya.", ("Maya",), "C’est le tour de Maya."),
        ("De Élise, de Otto et de Maya", ("Élise", "Otto", "Maya"), "D’Élise, d’Otto et de Maya"),
        ("Il ne reste que Inès.", ("Inès",), "Il ne reste qu’Inès."),
        ("Il n’a plus de une carte", ("une carte",), "Il n’a plus d’une carte"),
        ("le code de Al est de Alain", ("Al",), "le code d’Al est de Alain"),
        ("de 11 cartes", (11,), "de 11 cartes"),
        ("de Hans", ("Hans",), "de Hans"),
        ("rien de A", ("",), "rien de A"),
    ],
)
def test_the_e_goes_before_a_vowel(said: str, fillings: tuple[object, ...], wanted: str) -> None:
    assert elided(said, fillings) == wanted


def test_sentences_are_said_so_in_french_alone() -> None:
    words = FluentTexts("alien")
    turn = phrase("offer-begin", name=named("Inès"))
    assert words.say(turn, "fr") == "Au tour d’Inès"
    assert words.say(turn, "en") == "Begin Inès’s turn"
