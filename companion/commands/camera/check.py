"""`companion camera check`: how well a camera sees, measured for some seconds and told with advice."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import closing
from statistics import median
from typing import TYPE_CHECKING, Any

import msgspec

from companion.commands.camera.shine import shine_advice, shine_lines, shine_seen
from companion.core.language.phrases import Phrase, phrase
from companion.ground.rooms import ROOMS, USUAL_ROOM
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL, verdict_of
from companion.watch.camera import missing_readers, source_of
from companion.watch.cameras import over_table_first
from companion.watch.status import PlaceFineness, advice_of, fineness_of, percent_sharp, tenths
from companion.watch.tables import NoTable, place_says, table_of
from companion.watch.words import phrase_of, worded

if TYPE_CHECKING:
    from companion.house.house import House
    from vision.calibration.shine import Shine
    from vision.frames import Frame
    from vision.health import Health
    from vision.sources.base import Source
    from vision.tags import Tag

MOST_MEASURED = 12  # pictures in which codes are looked for


class CheckWish(msgspec.Struct, frozen=True):
    """Which camera is looked through, over which table, for how long."""

    camera: str = ""
    room: str = USUAL_ROOM
    seconds: float = 5.0
    as_json: bool = False
    language: str = ""


class CameraChecked(msgspec.Struct, frozen=True):
    """What was measured: pictures, their rate, their health, each place, what to do, and what shines."""

    frames: int
    rate: float
    health: Health
    places: tuple[PlaceFineness, ...]
    advice: tuple[Phrase, ...]
    shine: Shine


def run(wish: CheckWish) -> int:
    """Check; 0 all is well, 1 something could be better or went wrong, 2 a wrong call."""
    from companion.house.house import open_house

    house = open_house(threaded=False)
    try:
        return _checked(house, wish)
    finally:
        house.close()


def _checked(house: House, wish: CheckWish) -> int:
    from companion.commands.camera.record import language_of
    from vision.errors import VisionError
    from vision.sources.base import SourceError

    language, settings = wish.language or language_of(house), house.store.settings
    if wish.room not in ROOMS:
        print(house.texts.say(phrase("check-wrong-game", rooms=", ".join(ROOMS)), language), file=sys.stderr)
        return WRONG_CALL
    house.texts.seat(wish.room)
    try:
        source = source_of(wish.camera or over_table_first(settings), settings)
    except SourceError as error:
        print(worded(error, house.texts, language), file=sys.stderr)
        return WRONG_CALL
    try:
        with closing(source):
            source.open()
            frames, last, rate = watched(source, wish.seconds)
    except VisionError as error:
        print(worded(error, house.texts, language), file=sys.stderr)
        return verdict_of(error)
    if last is None:
        print(house.texts.say(phrase("check-nothing"), language), file=sys.stderr)
        return PROBLEMS
    for missing in missing_readers():
        print(house.texts.say(missing, language), file=sys.stderr)
    checked = measured(house, wish.room, frames, last, rate)
    _print(house, wish, checked, language)
    return PROBLEMS if checked.advice else FINE


def watched(source: Source, seconds: float) -> tuple[int, list[Frame] | None, float]:
    """Look for some seconds: how many pictures came, some of them spread over the time, and their rate."""
    kept: list[Frame] = []
    count, step, begun, last = 0, 1, 0.0, 0.0
    while (frame := source.read()) is not None:
        begun = frame.time_s if count == 0 else begun
        last = frame.time_s
        if count % step == 0:
            kept.append(frame)
            if len(kept) > MOST_MEASURED:
                kept, step = kept[::2], 2 * step
        count += 1
        if last - begun >= seconds:
            break
    rate = (count - 1) / (last - begun) if last > begun else 0.0
    return count, kept or None, rate


def measured(house: House, room: str, frames: int, kept: Sequence[Frame], rate: float) -> CameraChecked:
    """The middle of what the pictures say, and how fine each place of a measured table is seen."""
    from vision.readers.choice import open_reader

    reader = open_reader()
    health = middle_of([_health(frame, reader.read(frame)) for frame in kept])
    places, trouble = places_seen(house, room, health.size)
    found = advice_of(health, rate if frames > 1 else 0.0, places)
    shine = shine_seen(house.store.settings, room, kept)
    return CameraChecked(frames, rate, health, places, (*trouble, *found, *shine_advice(shine)), shine)


def _health(frame: Frame, tags: list[Tag]) -> Health:
    from vision.health import health_of
    from vision.marks.finder import find_marks

    return health_of(frame.gray, [*tags, *(mark.tag for mark in find_marks(frame.gray))])


def middle_of(several: Sequence[Health]) -> Health:
    """One for many: of every number the one in the middle, of every code its coarsest."""
    from vision.health import Health

    soft = [one.blur_px for one in several if one.blur_px is not None]
    modules: dict[str, float] = {}
    for one in several:
        for text, px in one.modules.items():
            modules[text] = min(px, modules.get(text, px))
    light = {name: median(one.light[name] for one in several) for name in several[0].light}
    blown = median(one.blown for one in several)
    lightest, is_paper = median(one.lightest for one in several), all(one.is_paper for one in several)
    blur = median(soft) if soft else None
    return Health(several[-1].size, light, lightest, blown, blur, modules, is_paper)


def places_seen(
    house: House, room: str, size: tuple[int, int]
) -> tuple[tuple[PlaceFineness, ...], tuple[Phrase, ...]]:
    """How fine each place of a measured table is seen; what stands in the way is a sentence."""
    from companion.watch.calibration import view_of
    from vision.errors import VisionError

    try:
        view = view_of(house.store.settings, room, size)
        places = table_of(house.store.settings, room).places
    except VisionError as error:
        return (), (phrase_of(error),)
    except NoTable:
        return (), ()
    return (fineness_of(view, places), ()) if view is not None else ((), ())


def _print(house: House, wish: CheckWish, checked: CameraChecked, language: str) -> None:
    def say(what: Phrase) -> str:
        return house.texts.say(what, language)

    if wish.as_json:
        print(json.dumps(row_of(checked, say), ensure_ascii=False))
        return
    for line in lines_of(checked):
        print(say(line))


def lines_of(checked: CameraChecked) -> list[Phrase]:
    """What was measured, in sentences, and then what to do."""
    health = checked.health
    wide, high = health.size
    lines = [
        phrase("check-pictures", count=checked.frames, size=f"{wide}x{high}", **tenths(rate=checked.rate))
    ]
    light = {name.replace("-", ""): round(value) for name, value in health.light.items()}
    lines.append(phrase("check-light", **light))
    if health.blur_px is not None:
        sharp = percent_sharp(health.blur_px)
        lines.append(phrase("check-sharp", percent=sharp, **tenths(blur=health.blur_px)))
    codes = [code_says(text, px) for text, px in sorted(health.modules.items())]
    lines += codes or [phrase("check-no-code")]
    for one in checked.places:
        key = "check-place" if one.is_covered else "check-place-outside"
        lines.append(phrase(key, place=place_says(one.name), **tenths(mark=one.mark, qr=one.qr)))
    lines += shine_lines(checked.shine)
    return [*lines, *(checked.advice or (phrase("check-fine"),))]


def code_says(text: str, px: float) -> Phrase:
    """How large the squares of a code are seen."""
    from vision.marks.mark import mark_number

    number = mark_number(text)
    if number is not None:
        return phrase("check-mark", number=str(number), **tenths(have=px))
    return phrase("check-tag", text=text, **tenths(have=px))


def row_of(checked: CameraChecked, say: Any) -> dict[str, Any]:
    """The same for machines."""
    health = checked.health
    return {
        "frames": checked.frames,
        "frames_per_s": round(checked.rate, 2),
        "size": list(health.size),
        "light": {name: round(value, 1) for name, value in health.light.items()},
        "blown": round(health.blown, 3),
        "blur_px": None if health.blur_px is None else round(health.blur_px, 2),
        "sharp_percent": None if health.blur_px is None else percent_sharp(health.blur_px),
        "px_per_module": {text: round(px, 2) for text, px in sorted(health.modules.items())},
        "places": [msgspec.to_builtins(one) for one in checked.places],
        "shine": [msgspec.to_builtins(one) for one in checked.shine.places],
        "advice": [say(one) for one in checked.advice],
    }
