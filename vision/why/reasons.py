"""Why a code at a spot of one picture was not read: told by measuring, never by guessing what it says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import atan2, degrees, dist
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from vision.geometry import centre_of, length_of, moved_by, reach_of
from vision.marks.finder import find_marks
from vision.marks.mark import SIDE
from vision.pictures.codes import tags_in
from vision.pixels import inverted
from vision.readers.layers import LayeredReader
from vision.tracking.places import holds
from vision.why.bars import LEVEL_DEG, Bars, bars_at, off_axis
from vision.why.finders import QR_SIDE, CodeShape
from vision.why.measures import Measures, measures_of
from vision.why.specks import tiny_at
from vision.why.spot import LEAST_SQUARE, thing_at, window_at

if TYPE_CHECKING:
    from vision.pixels import Pixels
    from vision.readers.base import Decoder
    from vision.tags import Corners, Point, Tag

Reason: TypeAlias = Literal[
    "outside", "read", "foreign", "damaged", "inverted", "nothing", "dark", "glare", "faint", "cut",
    "covered", "small", "blurred", "moved", "no-edge", "puzzling", "thin", "askew", "bars",
]  # fmt: skip
"""Each has a sentence `why-<reason>` in every language, and what to do about it."""

Whose: TypeAlias = Literal["ours", "damaged", "foreign"]
"""Whose a text is: a tag of ours, one of ours of which a sign is wrong, or anything else."""

DARK, GLARE_DARK, GLARE_LIGHT, LEAST_CONTRAST = 62.0, 135.0, 236.0, 42.0
GRAY_PX = 1.4  # a module: the ink of smaller ones is gray without any shine
LEAST_GLARE, LEAST_GLARE_BESIDE = 0.05, 0.22  # of a code that shines; of one whose box is only guessed
LIGHT_RIM = 0.12  # of the rim around a code that may be dark
BLUR, LEAST_BLUR_PX, MOST_BLUR_PX = 0.52, 1.15, 1.6  # of a module; what any lens does; what nothing survives
SURELY_BLURRED_PX, SURELY_BLURRED = 2.4, 0.4  # so soft that squares can hardly be measured
MOVED, MOVED_SOFT = 2.9, 2.2  # times softer one way than the other
TOUCHED_PX, MET_PX = 2.0, 4.0
SMEARED_PX = 1.25  # so soft is what moved even where print around it is taken for a part of it


class Need(msgspec.Struct, frozen=True):
    """How many pixels the smallest square or bar of each kind of code must have."""

    qr: float = 2.0
    mark: float = 2.4
    bars: float = 2.0


class Why(msgspec.Struct, frozen=True):
    """The gravest reason, around what, what was read after all, and the numbers that were measured."""

    reason: Reason
    outline: Corners | None = None
    text: str = ""
    numbers: Mapping[str, float] = {}


def why(
    gray: Pixels,
    spot: Point,
    decoders: Sequence[Decoder],
    *,
    whose: Callable[[str], Whose] = lambda _text: "ours",
    known: Sequence[Tag] = (),
    need: Need | None = None,
    reach_px: float = 0.0,
) -> Why:
    """Explain a spot of a picture; `known` was read there in passing, a finger is `reach_px` wide."""
    if gray.size == 0 or not (0 <= spot[0] < gray.shape[1] and 0 <= spot[1] < gray.shape[0]):
        return Why("outside")
    read = _pointed_at(known, spot, reach_px / 2)
    if read is not None and whose(read.text) == "ours":
        return Why("read", read.corners, read.text)
    window = window_at(gray, spot, reach_px)
    cut = window.of(gray)
    here = spot[0] - window.left, spot[1] - window.top
    found = _read_closely(cut, here, decoders, whose, need or Need())
    return found if found.outline is None else _at_home(found, window.left, window.top, gray)


def _read_closely(
    cut: Pixels, here: Point, decoders: Sequence[Decoder], whose: Callable[[str], Whose], need: Need
) -> Why:
    """What is read with all patience tells most; what is not is measured."""
    slack, reader = 0.12 * max(cut.shape), LayeredReader(decoders)
    tag = _pointed_at([*reader.tags_in(cut, reader.effort), *_marks(cut)], here, slack)
    if tag is not None:
        return Why(_REASON_OF[whose(tag.text)], tag.corners, tag.text)
    tag = _pointed_at(reader.tags_in(inverted(cut), reader.effort), here, slack)
    if tag is not None:
        reason = _REASON_OF[whose(tag.text)]
        return Why("inverted" if reason == "read" else reason, tag.corners, tag.text)
    tag = _pointed_at(tags_in(cut, decoders), here, slack)
    if tag is not None and whose(tag.text) != "ours":
        return Why(_REASON_OF[whose(tag.text)], tag.corners, tag.text)
    if tag is not None and _is_bars(tag) and off_axis(_angle(tag)) > LEVEL_DEG:
        return Why("askew", tag.corners, tag.text)
    bars = bars_at(cut, here) if tag is None else None
    if bars is not None:
        return _of_bars(cut, here, bars, need)
    thing = thing_at(cut, here) if tag is None else CodeShape(tag.corners, "bars" if _is_bars(tag) else "qr")
    found = _measured(cut, here, thing, need)
    return msgspec.structs.replace(found, text=tag.text) if tag is not None else found


_REASON_OF: Mapping[Whose, Reason] = {"ours": "read", "damaged": "damaged", "foreign": "foreign"}


def _is_bars(tag: Tag) -> bool:
    return tag.format not in ("QR", "mark")


def _angle(tag: Tag) -> float:
    (x, y), (far_x, far_y), *_ = tag.corners
    return degrees(atan2(far_y - y, far_x - x))


def _of_bars(cut: Pixels, here: Point, bars: Bars, need: Need) -> Why:
    """What is wrong with bars that nobody could read: their light, their size, how they stand."""
    seen = measures_of(cut, here, CodeShape(bars.corners, "bars"))
    numbers = {
        "have": round(bars.module_px, 1), "need": round(need.bars, 1), "light": round(seen.light),
        "contrast": round(seen.contrast), "glare": round(100 * seen.glare),
    }  # fmt: skip
    in_order: tuple[tuple[Reason, bool], ...] = (
        ("glare", seen.glare > LEAST_GLARE_BESIDE),
        ("dark", seen.light < DARK),
        ("thin", bars.module_px < 0.85 * need.bars),
        ("faint", seen.contrast < LEAST_CONTRAST),
        ("askew", bars.is_askew),
    )
    reason: Reason = next((reason for reason, is_so in in_order if is_so), "bars")
    return Why(reason, bars.corners, "", numbers)


def _marks(cut: Pixels) -> list[Tag]:
    return [mark.tag for mark in find_marks(cut)] if min(cut.shape) >= 12 else []


def _pointed_at(tags: Sequence[Tag], spot: Point, slack: float) -> Tag | None:
    """The tag that a finger means: the one under it, else the nearest within its width."""
    under = next((tag for tag in tags if holds(tag.corners, spot)), None)
    if under is not None:
        return under
    near = [(_apart(tag, spot), at) for at, tag in enumerate(tags)]
    off, at = min(near, default=(slack + 1, 0))
    return tags[at] if off <= slack else None


def _apart(tag: Tag, spot: Point) -> float:
    x, y = centre_of(tag.corners)
    return max(0.0, dist((x, y), spot) - reach_of(tag.corners) * 0.8)


def _measured(cut: Pixels, here: Point, thing: CodeShape | None, need: Need) -> Why:
    """Measure the thing, and tell the gravest of what is wrong with it; where it is none, of a tiny one."""
    told = _told(cut, here, thing, need)
    tiny = tiny_at(cut, here) if told.reason == "nothing" else None
    return told if tiny is None else _told(cut, here, tiny, need)


def _told(cut: Pixels, here: Point, thing: CodeShape | None, need: Need) -> Why:
    seen = measures_of(cut, here, thing)
    if thing is None:
        return _nothing(seen)
    module, wanted = _module(thing), float(getattr(need, thing.kind))
    numbers = {
        "have": round(module, 1), "need": round(wanted, 1), "blur": round(seen.blur_px, 1),
        "light": round(seen.light), "contrast": round(seen.contrast), "glare": round(100 * seen.glare),
    }  # fmt: skip
    reason = _gravest(seen, thing, module, wanted)
    if reason == "moved" and seen.blur_px < SMEARED_PX and _edges_met(cut, thing.corners) >= 2:
        reason = "nothing"  # it goes on all around: a picture whose lines run one way
    return Why(reason, None if reason == "nothing" else thing.corners, "", numbers)


def _edges_met(cut: Pixels, corners: Corners) -> int:
    """How many sides of a piece a thing reaches."""
    high, wide = cut.shape
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    sides = min(xs), min(ys), wide - 1 - max(xs), high - 1 - max(ys)
    return sum(side < MET_PX for side in sides)


def _nothing(seen: Measures) -> Why:
    """There is no code to be seen: because of the light, or because there is none."""
    numbers = {"light": round(seen.light), "contrast": round(seen.contrast)}
    if seen.is_blown:
        return Why("glare", None, "", numbers)
    return Why("dark" if seen.light < DARK else "nothing", None, "", numbers)


def _module(thing: CodeShape) -> float:
    """How many pixels one square has: by its corner squares where they are seen, else by its size."""
    if thing.module_px > 0:
        return thing.module_px
    side = length_of(thing.corners)
    return side / (SIDE if thing.kind == "mark" else QR_SIDE)


def _gravest(seen: Measures, thing: CodeShape, module: float, need: float) -> Reason:
    """One reason, in the order in which they can be put right."""
    softness = _softness(seen, module, need)
    least_glare = LEAST_GLARE_BESIDE if thing.is_partly else LEAST_GLARE
    is_pale = seen.dark > GLARE_DARK and seen.light >= GLARE_LIGHT
    is_lopsided = thing.kind != "bars" and seen.squareness < LEAST_SQUARE
    in_order: tuple[tuple[Reason, bool], ...] = (
        ("glare", seen.glare > least_glare or (is_pale and module > GRAY_PX)),
        ("dark", seen.light < DARK),
        ("moved", softness == "moved" and thing.kind != "bars"),
        ("faint", seen.contrast < LEAST_CONTRAST),
        ("blurred", softness == "blurred"),
        ("small", softness == "small" and thing.is_partly),
        ("covered", thing.is_partly or is_lopsided),
        ("small", softness == "small"),
        ("no-edge", seen.rim_dark > 0.5),
        ("small", module < need),
        ("covered", thing.is_whole),
    )
    found: Reason = next((reason for reason, is_so in in_order if is_so), "puzzling")
    return found if _is_code(seen, thing, found) else "nothing"


def _is_code(seen: Measures, thing: CodeShape, found: Reason) -> bool:
    """Whether there is a code beyond doubt, for reasons that are none where something else is printed."""
    if thing.kind == "bars" and thing.is_guess:
        return found != "puzzling" and seen.rim_dark < 0.5
    if thing.kind != "qr" or thing.is_partly or thing.is_whole or found in ("dark", "faint"):
        return True
    if thing.is_guess:
        is_on_paper = seen.rim_dark < LIGHT_RIM and seen.squareness > LEAST_SQUARE
        return is_on_paper or (found == "blurred" and seen.blur_px > MOST_BLUR_PX)
    if found in ("moved", "blurred", "small"):
        return True
    return seen.rim_dark < LIGHT_RIM or thing.hearts >= (2 if seen.rim_dark > 0.5 else 1)


def _softness(seen: Measures, module: float, need: float) -> Reason | None:
    """Whether it is too soft or too small: what stays too soft from nearby is blurred."""
    share = BLUR if seen.blur_px < SURELY_BLURRED_PX else SURELY_BLURRED
    is_soft = seen.blur_px > max(LEAST_BLUR_PX, share * module)
    most = MOVED_SOFT if is_soft or seen.blur_px > MOST_BLUR_PX else MOVED
    if seen.one_way > most and seen.blur_px > 0.9:
        return "moved"
    if is_soft and (module >= 0.85 * need or seen.blur_px > MOST_BLUR_PX):
        return "blurred"
    return "small" if module < 0.85 * need else None


def _at_home(found: Why, left: int, top: int, gray: Pixels) -> Why:
    """The same with its outline where it is in the whole picture; what ends at its edge is cut off."""
    assert found.outline is not None
    outline = moved_by(found.outline, left, top)
    if found.reason in ("covered", "puzzling", "no-edge", "small"):
        high, wide = gray.shape[:2]
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        touches = min(xs) < TOUCHED_PX or min(ys) < TOUCHED_PX or max(xs) > wide - 1 - TOUCHED_PX
        if touches or max(ys) > high - 1 - TOUCHED_PX:
            return msgspec.structs.replace(found, reason="cut", outline=outline)
    return msgspec.structs.replace(found, outline=outline)
