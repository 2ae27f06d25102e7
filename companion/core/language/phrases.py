"""Sentences as data: a key and its arguments, worded later in the reader's language."""

from __future__ import annotations

import msgspec

from companion.core.language.languages import FALLBACK


class Phrase(msgspec.Struct, frozen=True, gc=False):  # holds no circle: never swept
    """One sentence or word to be said: `key` names it in the texts, `args` fill it."""

    key: str
    args: dict[str, str | int | Phrase] = {}


TITLE = "="  # the key of a phrase that is a printed name: its args are the name by language


def phrase(key: str, **args: str | int | Phrase) -> Phrase:
    """Make a phrase without writing the dict."""
    return Phrase(key, args)


def title(names: dict[str, str]) -> Phrase:
    """Make a phrase of a card's printed name, which is data and not in the texts."""
    return Phrase(TITLE, dict(names))


def named(name: str) -> Phrase:
    """Make a phrase of a name that is the same in every language."""
    return Phrase(TITLE, {FALLBACK: name})
