"""From the text of a code to the copy it is on, or a sentence for a code that is not ours."""

from __future__ import annotations

from companion.core.ids import CopyId
from companion.core.phrases import Phrase, phrase
from companion.core.ports import Collection
from companion.core.tags import LENGTH, VERSION, is_ours

WEB = ("HTTP://", "HTTPS://", "WWW.", "TEL:", "MAILTO:", "WIFI:")


def copies_of(
    collection: Collection, texts: tuple[str, ...]
) -> tuple[tuple[CopyId, ...], tuple[Phrase, ...]]:
    """The copies that carry these codes, in order, and a sentence for every code that carries none."""
    copies, says = [], []
    for text in dict.fromkeys(texts):
        copy = collection.copy_of(text)
        if copy is not None:
            copies.append(copy)
        else:
            says.append(foreign(text))
    return tuple(copies), tuple(says)


def foreign(text: str) -> Phrase:
    """What to say of a code that is on none of the owner's cards."""
    if is_ours(text):
        return phrase("tag-unbound", code=text)
    if len(text) == LENGTH and text.startswith(VERSION):
        return phrase("tag-damaged")
    if text.upper().startswith(WEB):
        return phrase("tag-web")
    return phrase("tag-foreign", code=text[:24])
