"""`companion read`: every code in pictures, as JSON lines or in words."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.app import reading_dice
from companion.app.reading_marks import MarksInPictures, in_words
from companion.core.tags import is_ours

READERS = ("both", "zxing", "zbar")


def run(
    images: Sequence[Path], as_json: bool, reader: str, *, marks: bool = False, dice: bool = False
) -> int:
    """Read pictures; 0 fine, 1 a picture could not be read, 2 a wrong call."""
    if reader not in READERS:
        print(f"There is no reader called {reader!r}; there are {', '.join(READERS)}.", file=sys.stderr)
        return 2
    from vision.prepare import use_one_core
    from vision.read_image import read_image
    from vision.readers.choice import open_decoders

    def trouble(sentence: str) -> None:
        print(sentence, file=sys.stderr)

    use_one_core()
    decoders = open_decoders(reader, on_trouble=trouble)  # type: ignore[arg-type]
    looked_for = MarksInPictures() if marks else None
    lines = []
    for image in images:
        line = read_image(image, decoders, plausible=is_ours)
        if looked_for is not None and "error" not in line:
            line["marks"] = looked_for.rows(image)
        if dice and "error" not in line:
            line["dice"] = reading_dice.rows(image)
        print(json.dumps(line, ensure_ascii=False) if as_json else told(line), flush=True)
        lines.append(line)
    return 1 if any("error" in line for line in lines) else 0


def told(line: dict[str, Any]) -> str:
    """One picture in words."""
    if "error" in line:
        return f"{line['image']}: {line['error']}"
    tags = line["tags"]
    marks = in_words(line["marks"]) if "marks" in line else ""
    dice = reading_dice.in_words(line["dice"]) if "dice" in line else ""
    if not tags:
        return f"{line['image']}: no code found{marks}{dice} ({line['ms']} ms)"
    words = ", ".join(f"{tag['text']} ({tag['format']}{', ours' if tag['ours'] else ''})" for tag in tags)
    return f"{line['image']}: {words}{marks}{dice} ({line['ms']} ms)"
