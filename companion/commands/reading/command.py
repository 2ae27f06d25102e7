"""`companion read`: every code in pictures, as JSON lines or in words."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from companion.commands.reading import dice as reading_dice
from companion.commands.reading.marks import MarksInPictures, in_words
from companion.commands.reading.nothing import why_nothing
from companion.core.language.phrases import Phrase, phrase
from companion.core.language.tags import is_ours
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL

if TYPE_CHECKING:
    from vision.readers.base import Decoder

READERS = ("both", "zxing", "zbar")
Say: TypeAlias = Callable[[Phrase], str]


def run(
    images: Sequence[Path],
    as_json: bool,
    reader: str,
    *,
    marks: bool = False,
    dice: bool = False,
    language: str = "en",
) -> int:
    """Read pictures; 0 fine, 1 one of them could not be read, 2 a wrong call or none of them is there."""
    from companion.ground.house_texts import HouseTexts
    from companion.watch.words import wording
    from vision.errors import VisionError
    from vision.pixels import use_one_core

    texts = HouseTexts()
    worded = wording(texts, lambda: language)

    def say(asked: Phrase) -> str:
        return texts.say(asked, language)

    if reader not in READERS:
        print(say(phrase("read-no-such-reader", name=reader, names=", ".join(READERS))), file=sys.stderr)
        return WRONG_CALL
    use_one_core()
    try:
        decoders = _opened(reader, say)
    except VisionError as error:
        print(worded(error), file=sys.stderr)
        return PROBLEMS
    lines = []
    for line in _lines(images, decoders, marks, dice, worded):
        print(json.dumps(line, ensure_ascii=False) if as_json else told(line, say), flush=True)
        lines.append(line)
    if not any("error" in line for line in lines):
        return FINE
    return PROBLEMS if any(image.exists() for image in images) else WRONG_CALL


def _opened(reader: str, say: Say) -> list[Decoder]:
    """Open the code libraries asked for, and say which of them are not installed."""
    from vision.readers.choice import ORDER, open_decoders

    decoders = open_decoders(reader)  # type: ignore[arg-type]
    works = {decoder.name for decoder in decoders}
    for name in ORDER:
        if reader in {name, "both"} and name not in works:
            print(say(phrase(f"{name}-reader-missing")), file=sys.stderr)
    return decoders


def _lines(
    images: Sequence[Path], decoders: Sequence[Decoder], marks: bool, dice: bool, worded: Callable[..., str]
) -> Iterator[dict[str, Any]]:
    """Read one picture after the other, and what else is asked for in those that can be opened."""
    from vision.pictures.codes import read_image

    looked_for = MarksInPictures() if marks else None
    for image in images:
        line = read_image(image, decoders, plausible=is_ours, worded=worded)
        if looked_for is not None and "error" not in line:
            line["marks"] = looked_for.rows(image)
        if dice and "error" not in line:
            line["dice"] = reading_dice.rows(image)
        yield line


def told(line: dict[str, Any], say: Say) -> str:
    """One picture in words."""
    if "error" in line:
        is_named = line["image"] in line["error"]
        says = line["error"]
        return says if is_named else say(phrase("read-line", image=line["image"], says=says))
    codes = ", ".join(_code(tag, say) for tag in line["tags"]) or say(phrase("read-no-code"))
    marks = [in_words(line["marks"], say)] if "marks" in line else []
    dice = [reading_dice.in_words(line["dice"], say)] if "dice" in line else []
    says = f"{'; '.join((codes, *marks, *dice))} ({line['ms']} ms)"
    why = why_nothing(Path(line["image"])) if not line["tags"] and not line.get("marks") else None
    return say(phrase("read-line", image=line["image"], says=f"{says}. {say(why)}" if why else says))


def _code(tag: dict[str, Any], say: Say) -> str:
    ours = f", {say(phrase('read-ours'))}" if tag["ours"] else ""
    return f"{tag['text']} ({tag['format']}{ours})"
