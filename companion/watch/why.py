"""`companion read --why X,Y`, and the same for a frozen picture: why a code at a spot was not read."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.language.phrases import Phrase, phrase
from companion.core.language.tags import LENGTH, VERSION, is_ours
from companion.ground.verdicts import FINE, WRONG_CALL, verdict_of
from companion.watch.status import needs, tenths

if TYPE_CHECKING:
    from vision.pixels import Pixels
    from vision.readers.base import Decoder
    from vision.tags import Tag
    from vision.why.reasons import Whose, Why

MEASURED = ("have", "need", "blur")  # with one figure behind the point
SHOWN = 40  # signs of a foreign text that are told


def run(images: Sequence[Path], spot: str, as_json: bool, language: str) -> int:
    """Explain one spot of one picture; 0 explained, 1 it cannot be seen, 2 a wrong call or no picture."""
    from companion.ground.house_texts import HouseTexts
    from companion.watch.words import worded
    from vision.pictures.files import PictureError, picture_in
    from vision.readers.choice import open_decoders

    texts, point = HouseTexts(), parse_spot(spot)
    if point is None or len(images) != 1:
        print(texts.say(phrase("why-wrong-call"), language), file=sys.stderr)
        return WRONG_CALL
    try:
        gray = picture_in(images[0])
    except PictureError as error:
        print(worded(error, texts, language), file=sys.stderr)
        return verdict_of(error)
    found = explained(gray, point, open_decoders())
    says, remedy = (texts.say(one, language) for one in (says_of(found), remedy_of(found)))
    print(json.dumps(row_of(images[0], point, found, says, remedy), ensure_ascii=False) if as_json
          else f"{images[0]}: {says} {remedy}".strip())  # fmt: skip
    return FINE


def parse_spot(said: str) -> tuple[float, float] | None:
    """A spot as `X,Y` in pixels; None when it is none."""
    parts = said.split(",")
    try:
        x, y = (float(part) for part in parts)
    except ValueError:
        return None
    return (x, y) if abs(x) < 1e6 and abs(y) < 1e6 else None


def explained(
    gray: Pixels,
    point: tuple[float, float],
    decoders: Sequence[Decoder],
    known: Sequence[Tag] = (),
    reach_px: float = 0.0,
) -> Why:
    """Why nothing of ours was read at a spot, by the numbers that labels are judged by."""
    from vision.why.reasons import Need, why

    need = needs()
    return why(
        gray, point, decoders, whose=whose, known=known, need=Need(need.qr, need.mark), reach_px=reach_px
    )


def whose(text: str) -> Whose:
    """Whose a code is: a table mark or a tag of ours, one of ours with a wrong sign, or anything else."""
    from vision.marks.mark import mark_number

    if is_ours(text) or mark_number(text) is not None:
        return "ours"
    return "damaged" if len(text) == LENGTH and text[:1] == VERSION else "foreign"


def says_of(found: Why) -> Phrase:
    """The reason as a sentence."""
    return phrase(f"why-{found.reason}", **_filled(found.numbers), text=found.text[:SHOWN])


def remedy_of(found: Why) -> Phrase:
    """What to do about it."""
    return phrase(f"why-{found.reason}-do", **_filled(found.numbers))


def _filled(numbers: Mapping[str, float]) -> dict[str, int]:
    rounded = {name: round(value) for name, value in numbers.items() if name not in MEASURED}
    return {**rounded, **tenths(**{name: numbers[name] for name in MEASURED if name in numbers})}


def row_of(image: Path, point: tuple[float, float], found: Why, says: str, remedy: str) -> dict[str, Any]:
    """One explanation for machines."""
    corners = [[round(x, 1), round(y, 1)] for x, y in found.outline] if found.outline is not None else None
    return {
        "image": str(image), "spot": list(point), "why": found.reason, "corners": corners, "text": found.text,
        "numbers": dict(found.numbers), "says": says, "do": remedy,
    }  # fmt: skip
