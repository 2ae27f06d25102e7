"""From the text of a code to the copy it is on, or a sentence for a code that is not ours."""

from __future__ import annotations

from typing import Any

from companion.core.ids import CopyId
from companion.core.phrases import Phrase, phrase
from companion.core.ports import Collection
from companion.core.tags import LENGTH, VERSION, is_ours
from companion.intake.designs import fitting

WEB = ("HTTP://", "HTTPS://", "WWW.", "TEL:", "MAILTO:", "WIFI:")
SAID_OF = {"back": "tag-back", "stack": "tag-divider"}  # codes that are no card's face


def copies_of(
    collection: Collection, texts: tuple[str, ...], state: Any
) -> tuple[tuple[CopyId, ...], tuple[Phrase, ...]]:
    """The copies that carry these codes, in order, and a sentence for every code that carries none.

    A code read twice is one card, unless it stands for a whole design: then each reading is a card of it.
    """
    copies: dict[CopyId, None] = {}
    says: dict[str, Phrase] = {}
    for text in texts:
        found = collection.copies_with(text)
        if collection.design_of(text) is None:
            copy = found[0] if found else None
        else:
            copy = fitting(state, found, copies) or next((one for one in found if one not in copies), None)
        if copy is not None:
            copies[copy] = None
        elif not found:
            says[text] = foreign(text, collection.role_of(text))
    return tuple(copies), tuple(says.values())


def foreign(text: str, role: str = "") -> Phrase:
    """What to say of a code that is on none of the owner's cards, or not on a face."""
    if role in SAID_OF:
        return phrase(SAID_OF[role])
    if is_ours(text):
        return phrase("tag-unbound", code=text)
    if len(text) == LENGTH and text.startswith(VERSION):
        return phrase("tag-damaged")
    if text.upper().startswith(WEB):
        return phrase("tag-web")
    return phrase("tag-foreign", code=text[:24])
