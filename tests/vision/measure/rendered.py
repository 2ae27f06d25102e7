"""Rendered photographs of cards and tables: what zxing-cpp, zbar and the readers here find in the same ones.

python -m tests.vision.measure rendered [FOLDER] [--half even or odd] [--each]

The folder holds JPEGs and their `truth.json` as `tests/vision/rendered` makes them; else it is the kept
pictures. A code counts when it is whole in the picture and nothing lies on it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import process_time

import cv2
import msgspec

from tests.vision.measure.pictures import alone
from vision.frames import Frame
from vision.marks.finder import PATIENT, find_marks, marks_seen
from vision.marks.mark import mark_text
from vision.pictures.codes import tags_in
from vision.pictures.files import picture_in
from vision.pixels import Pixels, use_one_core
from vision.readers.choice import open_decoders, open_reader

KEPT = Path(__file__).parents[1] / "rendered" / "kept"
EDGE_PX = 2.0
STEPS = (1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0)
TRIES = 3


class Printed(msgspec.Struct, frozen=True):
    """One code of a picture: its text, pixels a module, where it lies, whether it is whole and clear."""

    text: str
    kind: str
    px: float
    corners: tuple[tuple[float, float], ...]
    is_clear: bool


class Rendered(msgspec.Struct, frozen=True, eq=False):
    """One picture and the codes in it."""

    number: int
    gray: Pixels
    codes: tuple[Printed, ...]


def rendered(folder: Path = KEPT) -> Iterator[Rendered]:
    """Give every picture of a folder with its truth."""
    for truth in json.loads((folder / "truth.json").read_text()):
        wide, high = truth["size"]
        codes = (_printed(code, wide, high) for code in truth["codes"])
        yield Rendered(truth["number"], picture_in(folder / f"{truth['number']}.jpg"), tuple(codes))


def _printed(code: dict[str, object], wide: int, high: int) -> Printed:
    said = msgspec.convert({**code, "is_clear": False}, Printed)
    inside = all(EDGE_PX < x < wide - EDGE_PX and EDGE_PX < y < high - EDGE_PX for x, y in said.corners)
    return msgspec.structs.replace(said, is_clear=inside and float(str(code["clear"])) == 1)


Readers = dict[str, Callable[[Pixels], set[str]]]


def readers() -> Readers:
    """Return everything that reads codes: two libraries alone, and ours for single pictures and frames."""
    decoders, live, zbar = open_decoders(), open_reader(), open_decoders("zbar")[0]
    return {
        "zxing": alone,
        "zbar": lambda gray: {tag.text for tag in zbar.decode(gray)},
        "single": lambda gray: {tag.text for tag in tags_in(gray, decoders)},
        "live": lambda gray: {tag.text for tag in live.read(Frame(gray, 0.0, ""))},
    }


def mark_readers() -> Readers:
    """Return what finds marks: the library alone, and ours for single pictures and frames."""
    every = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_5X5_1000))

    def by_library(gray: Pixels) -> set[str]:
        numbers = every.detectMarkers(gray)[1]
        return set() if numbers is None else {mark_text(int(number)) for number in numbers.ravel()}

    return {
        "opencv": by_library,
        "single": lambda gray: {mark_text(one.number) for one in marks_seen(gray, PATIENT) if one.is_sure},
        "live": lambda gray: {mark_text(one.number) for one in find_marks(gray)},
    }


def compared(pictures: Sequence[Rendered], read: Readers, kinds: frozenset[str], is_each: bool) -> None:
    """Print how many codes of each kind and size each finds, what is lost, what is wrong, and the time."""
    first, found, took = next(iter(read)), Counter[tuple[str, str]](), Counter[str]()
    for picture in pictures:
        of = [code for code in picture.codes if code.kind in kinds]
        clear, every = [code for code in of if code.is_clear], {code.text for code in of}
        found.update(("there", _row(code)) for code in clear)
        its: set[str] = set()
        for name, look in read.items():
            said = look(picture.gray)
            its = said if name == first else its
            found.update((name, _row(code)) for code in clear if code.text in said)
            found[name, "wrong"] += len(said - every)
            found[name, "lost"] += len((its & every) - said)
            took[name] += 1000 * min(_took_s(look, picture.gray) for _ in range(TRIES))
            if is_each and (said - every or (its & every) - said):
                print(f"  {picture.number} {name}: lost {(its & every) - said}, wrong {said - every}")
    _table(found, took, ["there", *read])


def _row(code: Printed) -> str:
    at = sum(code.px >= step for step in STEPS)
    bounds = ("0", *map(str, STEPS), "more")
    return f"{code.kind if code.kind in ('QR', 'mark') else 'bars'} {bounds[at]} to {bounds[at + 1]}"


def _table(found: Counter[tuple[str, str]], took: Counter[str], names: list[str]) -> None:
    rows = sorted({row for _, row in found} - {"wrong", "lost"})
    print(f"{'':22}" + "".join(f"{name:>8}" for name in names))
    for row in rows:
        print(f"{row:22}" + "".join(f"{found[name, row]:8}" for name in names))
    print(f"{'all':22}" + "".join(f"{sum(found[name, row] for row in rows):8}" for name in names))
    for row in ("lost", "wrong"):
        print(f"{row:22}{'':8}" + "".join(f"{found[name, row]:8}" for name in names[1:]))
    first = took[names[1]]
    print(f"{'times as long':22}{'':8}" + "".join(f"{took[name] / first:8.2f}" for name in names[1:]))


def measure(arguments: Sequence[str]) -> None:
    """Print a table for codes and one for marks."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path, default=KEPT)
    parser.add_argument("--half", choices=("even", "odd"))
    parser.add_argument("--each", action="store_true")
    asked = parser.parse_args(arguments)
    use_one_core()
    halves = {None: (0, 1), "even": (0,), "odd": (1,)}[asked.half]
    pictures = [one for one in rendered(asked.folder) if one.number // 10 % 2 in halves]
    print(f"{len(pictures)} pictures")
    compared(
        pictures, readers(), frozenset({"QR", "Code 128", "EAN-13", "EAN-8", "UPC-A", "UPC-E"}), asked.each
    )
    compared(pictures, mark_readers(), frozenset({"mark"}), asked.each)


def _took_s(read: Callable[[Pixels], object], gray: Pixels) -> float:
    begun = process_time()
    read(gray)
    return process_time() - begun
