"""What is to be said of a camera's picture: how it is, and what would make it better, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from companion.core.language.phrases import Phrase, phrase

if TYPE_CHECKING:
    from vision.calibration.calibration import Calibration
    from vision.calibration.table_places import TablePlace
    from vision.health import Health

DARK, BLOWN = 75.0, 0.25  # gray of the lightest things; of the picture
UNEVEN_PAPER, UNEVEN = 0.6, 0.35  # the darkest quarter by the lightest: by its paper, by whatever lies there
SHARP_PX, SOFT_PX = 1.2, 1.6  # how soft edges may be; and how soft they are when much is lost
ANY_FINENESS = 1e-6  # pixels a millimetre: only whether a place is in the picture is asked
LEAST_RATE = 3.0  # pictures a second, below which everything comes late


class PlaceFineness(msgspec.Struct, frozen=True):
    """How many pixels one square of a table mark and of a square code has at a place."""

    name: str
    mark: float
    qr: float
    is_covered: bool = True


class Needs(msgspec.Struct, frozen=True):
    """How many pixels one square must have."""

    qr: float
    mark: float


def needs() -> Needs:
    """As it was measured."""
    from card_db.printing.judge import numbers

    need = numbers().need
    return Needs(need["qr"], need["mark"])


def fineness_of(view: Calibration, places: Iterable[TablePlace]) -> tuple[PlaceFineness, ...]:
    """How fine each place is seen where it is coarsest; what is never looked at is left out."""
    from card_db.printing.judge import FINEST
    from vision.calibration.coverage import coverage

    watched = tuple(one for one in places if one.kind != "mask")
    outside = {one.name for one in coverage(view, watched, ANY_FINENESS)}
    found = []
    for place in watched:
        scale = min(view.px_per_mm(spot) for spot in place.outline_mm)
        sides = round(scale * FINEST["mark"], 2), round(scale * FINEST["qr"], 2)
        found.append(PlaceFineness(place.name, *sides, place.name not in outside))
    return tuple(found)


def percent_sharp(blur_px: float) -> int:
    """How sharp a picture is, of what is needed."""
    return min(100, round(100 * SHARP_PX / max(blur_px, 0.1)))


def advice_of(health: Health, rate: float, finest: Sequence[PlaceFineness] = ()) -> tuple[Phrase, ...]:
    """What would make the picture better, the gravest first; nothing when it is fine."""
    found = [*_light(health), *_sharpness(health)]
    if 0 < rate < LEAST_RATE:
        found.append(phrase("check-slow", **tenths(rate=rate)))
    found += _fineness(health, finest)
    return tuple(found)


def _light(health: Health) -> list[Phrase]:
    quarters = health.light
    where = min(quarters, key=lambda name: quarters[name], default="top-left")
    if health.lightest < DARK:
        return [phrase("check-dark")]
    found = []
    least = UNEVEN_PAPER if health.is_paper else UNEVEN
    if quarters[where] < least * max(quarters.values()):
        found.append(phrase("check-uneven", where=phrase(f"camera-where-{where}")))
    if health.blown > BLOWN:
        found.append(phrase("check-blown", percent=round(100 * health.blown)))
    return found


def _sharpness(health: Health) -> list[Phrase]:
    if health.blur_px is None or health.blur_px <= SOFT_PX:
        return []
    return [phrase("check-soft", percent=percent_sharp(health.blur_px))]


def _fineness(health: Health, finest: Sequence[PlaceFineness]) -> list[Phrase]:
    from vision.marks.mark import mark_number

    need = needs()
    coarse = [one for one in finest if one.is_covered and one.mark < need.mark]
    if coarse:
        worst = min(coarse, key=lambda one: one.mark)
        have = tenths(have=worst.mark, need=need.mark)
        return [phrase("check-coarse-places", count=len(coarse), **have)]
    if finest:
        return []
    small = [
        (module, limit)
        for text, module in health.modules.items()
        if module < (limit := need.qr if mark_number(text) is None else need.mark)
    ]
    if not small:
        return []
    least, limit = min(small)
    return [phrase("check-coarse-tags", count=len(small), **tenths(have=least, need=limit))]


def tenths(**numbers: float) -> dict[str, int]:
    """Numbers with one figure behind the point, for languages that write it otherwise."""
    found: dict[str, int] = {}
    for name, value in numbers.items():
        found[name], found[f"{name}-tenth"] = divmod(round(10 * value), 10)
    return found
