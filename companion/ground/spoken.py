"""The language of this computer, for what is said before anybody could choose one."""

from __future__ import annotations

import os
from collections.abc import Sequence


def spoken_here(languages: Sequence[str]) -> str:
    """The language that the system speaks, when it is one of these; else the first of them."""
    said = next((said for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (said := os.environ.get(name))), "")
    return said[:2].lower() if said[:2].lower() in languages else languages[0]
