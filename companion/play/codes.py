"""From the text of a code to the copy it is on, or a sentence for a code that is not ours."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.core.crossing.intents import Scanned
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.tags import LENGTH, VERSION, is_ours
from companion.core.ports.collection import Collection
from companion.engine.zone_table import ZoneTable
from companion.intake.designs import fitting

WEB = ("HTTP://", "HTTPS://", "WWW.", "TEL:", "SMS:", "SMSTO:", "MAILTO:", "MATMSG:", "WIFI:", "GEO:")
PERSON = ("BEGIN:VCARD", "MECARD:")


class Shown(msgspec.Struct, frozen=True):
    """What shown codes are on, in their order, and a sentence for every code that is on no card."""

    texts: tuple[str, ...]
    place: str
    faces: tuple[CopyId, ...] = ()
    backs: tuple[CopyId, ...] = ()
    says: tuple[Phrase, ...] = ()


def sorted_out(collection: Collection, scan: Scanned, zones: ZoneTable, state: Any) -> Shown:
    """The cards that carry these codes, by face or back.

    A code read twice is one card, unless it stands for a whole design: then each reading is a card of it.
    """
    faces: dict[CopyId, None] = {}
    backs: dict[CopyId, None] = {}
    says: dict[str, Phrase] = {}
    for text in scan.texts:
        behind, found = collection.back_of(text), collection.copies_with(text)
        if behind is not None:
            backs[behind] = None
            continue
        if collection.design_of(text) is None:
            copy = found[0] if found else None
        else:
            fresh = (one for one in found if one not in faces)
            copy = fitting(zones, state, found, faces) or next(fresh, None)
        if copy is not None:
            if copy in faces and collection.design_of(text) is None:
                says[text] = twice(state, copy, text)
            faces[copy] = None
        elif not found:
            says[text] = foreign(text, collection.role_of(text))
    return Shown(scan.texts, scan.place, tuple(faces), tuple(backs), tuple(says.values()))


def twice(state: Any, copy: CopyId, text: str) -> Phrase:
    """One label on two cards: which card it belongs to, where that lies open, and what to do."""
    slot = state.table.bound.get(copy)
    if slot is None or not state.table.slots[slot].face_up:
        return phrase("tag-twice", code=text)  # which card it is may be nobody's business yet
    return phrase("tag-twice-card", card=state.table.card_of(copy).name)


def foreign(text: str, role: str = "") -> Phrase:
    """What to say of a code that is on none of the owner's cards."""
    if role == "stack":
        return phrase("tag-divider")
    if is_ours(text):
        return phrase("tag-unbound", code=text)
    if len(text) == LENGTH and text.startswith(VERSION):
        return phrase("tag-damaged")
    if text.upper().startswith(WEB + PERSON) or _is_phone_number(text):
        return phrase("tag-web")
    return phrase("tag-foreign", code=text[:24])


def _is_phone_number(text: str) -> bool:
    """Whether it is nothing but a telephone number as people write it for other countries."""
    return text.startswith("+") and text[1:].replace(" ", "").isdigit()
