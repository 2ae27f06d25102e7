"""How many words have room on a glass."""

from __future__ import annotations

from collections.abc import Callable

from ui.theme.theme import Theme

LARGE_TYPE, MANY = 1.3, 5


def wide_words(theme: Theme, buttons: int) -> Callable[[str], str]:
    """Words beside or below an icon, left out where so many buttons have no room for both."""
    is_tight = is_large(theme) or (theme.glass.is_small and buttons >= MANY)
    return lambda words: "" if is_tight else words


def is_large(theme: Theme) -> bool:
    """Whether type is so large that a button has room for few words only."""
    return theme.glass.text_scale >= LARGE_TYPE
