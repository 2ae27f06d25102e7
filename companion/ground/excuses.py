"""What to say when something cannot go on: a sentence, and where the details are."""

from __future__ import annotations

import os
import tempfile
import traceback
from pathlib import Path

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.archive import ArchiveError

STORE_TROUBLES = ("full", "read-only", "locked", "faulty", "damaged", "closed", "unreachable")


def why_of(error: ArchiveError) -> str | Phrase:
    """Why the disk took nothing, in every language where we have the sentence `store-...`."""
    key, filled = getattr(error, "key", ""), getattr(error, "filled", {})
    return phrase(key, **filled) if key.removeprefix("store-") in STORE_TROUBLES else str(error)


def excuse(error: Exception) -> str:
    """Say what is wrong; an error without words of its own leaves its details in a file."""
    if os.environ.get("COMPANION_DEBUG"):
        traceback.print_exception(error)
    if isinstance(error, ArchiveError):
        return in_words(error)
    if type(error).__module__.partition(".")[0] in ("companion", "card_db", "vision", "hardware", "ui"):
        return str(error)
    if isinstance(error, PermissionError):
        return f"Not allowed to use {error.filename}. Give this user the right to, or choose another place."
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename or 'the disk'}. Nothing was changed."
    place = keep_details(error)
    return f"Something went wrong inside: {error}. " + (f"Details are in {place}." if place else REPORT)


def in_words(error: ArchiveError) -> str:
    """What an archive says, in the language of this computer where there is a sentence in it."""
    from companion.core.language.languages import FALLBACK, codes
    from companion.ground.spoken import spoken_here
    from companion.ground.texts import FluentTexts

    told, language = getattr(error, "phrase", None), spoken_here(codes())
    return str(error) if told is None or language == FALLBACK else FluentTexts("").say(told, language)


REPORT = "Set COMPANION_DEBUG=1 and try again to see the details."


def keep_details(error: Exception) -> Path | None:
    """Write the traceback where it can be sent from; on a disk that takes nothing there is no such place."""
    try:
        handle, name = tempfile.mkstemp(prefix="table-companion-error-", suffix=".txt", text=True)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write("".join(traceback.format_exception(error)))
    except OSError:
        return None
    return Path(name)
