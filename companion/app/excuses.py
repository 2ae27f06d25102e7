"""The last words of a command that cannot go on: a sentence, and where the details are."""

from __future__ import annotations

import logging
import os
import tempfile
import traceback
from pathlib import Path

log = logging.getLogger(__name__)


def excuse(error: Exception) -> str:
    """Say what is wrong; an error without words of its own leaves its details in a file."""
    if os.environ.get("COMPANION_DEBUG"):
        traceback.print_exception(error)
    if type(error).__module__.partition(".")[0] in ("companion", "card_db", "vision", "hardware", "ui"):
        return str(error)
    if isinstance(error, PermissionError):
        return f"Not allowed to use {error.filename}. Give this user the right to, or set COMPANION_HOME."
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename or 'the disk'}. Nothing was changed."
    return f"Something went wrong inside: {error}. Details are in {keep_details(error)}."


def keep_details(error: Exception) -> Path:
    """Write the traceback where it can be sent from."""
    place = Path(tempfile.gettempdir()) / "table-companion-error.txt"
    place.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    return place
