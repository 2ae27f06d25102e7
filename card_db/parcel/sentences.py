"""Sentences about parcels as data, and the same in English for the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.language.phrases import TITLE, Phrase

FIELD = "field-"
ENGLISH: Mapping[str, str] = {
    "parcel-of-field": "{card}, {field}",
    "parcel-of-set": "the set {title} ({id})",
    "parcel-value": "{value}",
    "parcel-value-told": "{value} (told {day})",
    "parcel-withdrawn": "not known",
    "parcel-withdrawn-told": "not known (told {day})",
    "parcel-code-face": "code {code} on the face of {what}",
    "parcel-code-back": "code {code} on the back of {what}",
    "parcel-code-mark": "table mark {code} on {what}",
    "parcel-code-design": "code {code} on every {what}",
    "parcel-code-stack": "code {code} on the divider of {what}",
    "parcel-set-in-numbers": "{designs} designs, {cards} cards, version {version}",
    "parcel-set-own": "{designs} designs, {cards} cards, version {version}; its own: {own}",
    "parcel-set-own-more": "{designs} designs, {cards} cards, version {version}; "
    "its own: {own} and {more} more",
    "parcel-person": "{name}, colour {colour}, {language}",
    "parcel-stack-state": "{state}, {day}",
    "parcel-picture": "a picture of {size} KB",
    "parcel-other-version": "The set {id} is another version here than where the file was packed.",
    "parcel-left-codes": "codes and cards of sets that are not here any more ({count})",
    "parcel-left-entries": "entries without a game, a name or a usable value ({count})",
    "parcel-left-pictures": "pictures beyond what one file holds ({count})",
}


def english(said: Phrase) -> str:
    """A sentence for the terminal."""
    if said.key == TITLE:
        return str(next(iter(said.args.values()), ""))
    if said.key.startswith(FIELD):
        return said.key.removeprefix(FIELD)
    filled = {
        name: english(part) if isinstance(part, Phrase) else str(part) for name, part in said.args.items()
    }
    return ENGLISH[said.key].format(**filled)
