"""Where a household begins: a folder that somebody named is there, or it is said before anything is made.

A stick that is not plugged in leaves no folder, or an empty one. What nobody named is made without a word.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.language.languages import FALLBACK, codes
from companion.core.language.phrases import Phrase, phrase
from companion.ground.places import Places
from companion.ground.spoken import spoken_here
from companion.ground.texts import FluentTexts

if TYPE_CHECKING:
    from card_db.errors import AddressError

HOME, STORE = "COMPANION_HOME", "COMPANION_STORE"


def make_ready(places: Places, file: Path) -> None:
    """Make the folder of a store where that is meant; raises AddressError where it seems to be unplugged."""
    if file.is_file():
        return
    name = STORE if places.address else HOME if places.is_named else ""
    folder = file.parent
    # The home itself is made for whoever named it; a folder that a store is to lie in is not.
    base = folder.parent if name == HOME else folder
    if name and not base.is_dir():
        raise fault("store-home-gone", name, base)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise fault("store-home-unmade", name or HOME, folder, error.strerror or "") from error
    if name:
        print(worded(phrase("store-home-new", name=name, folder=str(folder))), file=sys.stderr)


def fault(key: str, name: str, folder: Path, why: str = "") -> AddressError:
    """Why there is no folder for the store, and what to do."""
    from card_db.errors import AddressError

    filled = {"name": name, "folder": str(folder), "fault": why}
    return AddressError(FluentTexts("").say(phrase(key, **filled), FALLBACK), key, **filled)


def worded(said: Phrase) -> str:
    """A sentence in the language of this computer."""
    return FluentTexts("").say(said, spoken_here(codes()))
