"""Numbers and sizes as people of each language write them."""

from __future__ import annotations

from companion.core.language.phrases import Phrase, named, phrase

UNITS = ("kb", "mb", "gb", "tb")


def decimal(value: float) -> Phrase:
    """A number with one digit after the point; a whole one without."""
    whole, tenth = divmod(round(value * 10), 10)
    return phrase("ui-decimal", whole=whole, tenth=tenth) if tenth else named(str(whole))


def size(count: int) -> Phrase:
    """So many bytes, in the unit that people know: 3.2 MB, 32 GB."""
    value, unit = count / 1000, UNITS[0]
    for following in UNITS[1:]:
        if value < 1000:
            break
        value, unit = value / 1000, following
    is_rough = round(value, 1) >= 10 or unit == UNITS[0]
    return phrase(f"ui-size-{unit}", count=round(value) if is_rough else decimal(value))
