"""How well what people type fits a name, whatever its case and accents; pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

NOWHERE = 9


def plain(words: str) -> str:
    """Words without case and accents, as people type them."""
    parts = unicodedata.normalize("NFD", words.casefold().replace("’", "'"))
    return " ".join("".join(sign for sign in parts if not unicodedata.combining(sign)).split())


def best(asked: str, names: Iterable[str]) -> int:
    """How well the best of these names fits."""
    return min((rank(asked, plain(name)) for name in names), default=NOWHERE)


def rank(asked: str, name: str) -> int:
    """0 begins so, 1 a word of it begins so, 2 has it somewhere, 9 not at all."""
    if name.startswith(asked):
        return 0
    return 1 if f" {asked}" in name else (2 if asked in name else NOWHERE)
