"""How sentences stand on the glass."""

from __future__ import annotations

import re

SENTENCE = re.compile(r"(?:^|(?<=[.!?] ))\w")  # the first letter of each sentence


def capital(words: str) -> str:
    """Words whose every sentence begins with a capital letter."""
    return SENTENCE.sub(lambda found: found[0].upper(), words)
