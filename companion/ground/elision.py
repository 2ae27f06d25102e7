"""French words that lose their e before what fills a sentence: the turn of Inès is le tour d’Inès."""

from __future__ import annotations

import re
from collections.abc import Iterable

VOWELS = "aàâäeéèêëiîïoôöuùûüœæ"  # not h: Hélène wants it gone, Hans does not, and nobody can tell by looking
SHORTENED = r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e "


def elided(said: str, fillings: Iterable[object]) -> str:
    """The sentence with an apostrophe where such a word stands before a filling that begins with a vowel."""
    for words in {one for one in fillings if isinstance(one, str) and one[:1].lower() in set(VOWELS)}:
        said = re.sub(rf"{SHORTENED}(?={re.escape(words)}(?!\w))", r"\1’", said)
    return said
