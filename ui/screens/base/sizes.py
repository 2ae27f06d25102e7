"""Sizes of files and disks as people write them."""

from __future__ import annotations

from companion.core.phrases import Phrase, phrase

UNITS = ("kb", "mb", "gb", "tb")


def size(count: int) -> Phrase:
    """So many bytes, in the unit that people know: 3.2 MB, 32 GB."""
    value, unit = count / 1000, UNITS[0]
    for following in UNITS[1:]:
        if value < 1000:
            break
        value, unit = value / 1000, following
    whole, tenth = divmod(round(value * 10), 10)
    if whole >= 10 or unit == UNITS[0] or not tenth:
        return phrase(f"ui-size-{unit}", count=round(value))
    return phrase(f"ui-size-{unit}", count=phrase("ui-decimal", whole=whole, tenth=tenth))
