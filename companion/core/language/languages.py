"""The languages the house speaks: a line each, and a folder of texts beside those that are there."""

from __future__ import annotations

import msgspec

FALLBACK = "en"  # every sentence is written in it


class Language(msgspec.Struct, frozen=True):
    """What differs between languages besides their words."""

    code: str
    name: str  # in English, for pages that compare
    voice: str  # as a speech program calls it
    keys: tuple[str, str, str]  # the three rows of letters of its keyboard
    on_cards: bool = False  # all our own cards have a name in it: one that is missing is a fault
    elides: bool = False  # little words lose their vowel before another
    decimal: str = "."  # between whole and part of a number
    tied: str = ""  # signs that stand apart from their word, and stay on its line


LANGUAGES = (
    Language("en", "English", "en-gb", ("qwertyuiop", "asdfghjkl'", "zxcvbnm-."), on_cards=True),
    Language(
        "fr",
        "French",
        "fr-fr",
        ("azertyuiop", "qsdfghjklm", "wxcvbn'-."),
        on_cards=True,
        elides=True,
        decimal=",",
        tied="?!:;",
    ),
)


def codes() -> tuple[str, ...]:
    """The codes of all languages, the one that everything is written in first."""
    return tuple(one.code for one in LANGUAGES)


def language_of(code: str) -> Language:
    """The language of that code, the fallback for one that nobody speaks here."""
    return next((one for one in LANGUAGES if one.code == code), LANGUAGES[0])


def listed() -> str:
    """The codes in words, for whoever may name one."""
    return " or ".join(codes())
