"""How many words have room on a glass."""

from __future__ import annotations

from ui.theme.theme import Theme

LARGE_TYPE = 1.3


def is_large(theme: Theme) -> bool:
    """Whether type is so large that a button has room for few words only."""
    return theme.glass.text_scale >= LARGE_TYPE
