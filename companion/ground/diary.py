"""Where the details of troubles go: a file beside the store, or the journal; never the table's screen."""

from __future__ import annotations

import logging
import os
from logging.handlers import RotatingFileHandler

from companion.ground.places import find_places

LARGEST = 1024 * 1024  # bytes; then the file is begun anew and the one before kept
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def keep_diary() -> None:
    """Send what is logged to the household's file; a system service leaves it to the journal."""
    if os.environ.get("JOURNAL_STREAM") or os.environ.get("COMPANION_DEBUG"):
        return
    places = find_places()
    if places.is_named and not places.home.parent.is_dir():
        return  # on a stick that is not plugged in nothing is kept, not even this
    logging.raiseExceptions = False  # on a disk that takes nothing the diary stays silent
    handler = DiaryFile(places.home / "companion.log", maxBytes=LARGEST, backupCount=1, delay=True)
    handler.setFormatter(logging.Formatter(FORM))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)


class DiaryFile(RotatingFileHandler):
    """A log file whose folder is made when the first line is written."""

    def _open(self):  # type: ignore[no-untyped-def]  # the library's own stream type
        os.makedirs(os.path.dirname(self.baseFilename), exist_ok=True)
        return super()._open()
