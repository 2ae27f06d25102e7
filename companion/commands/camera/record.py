"""`companion camera record`: what the camera sees for a while, kept in a folder that replays exactly."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from companion.commands.camera.mat import mat_of
from companion.core.language.phrases import phrase
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL, verdict_of
from companion.watch.camera import source_of
from companion.watch.cameras import over_table_first
from companion.watch.words import worded

if TYPE_CHECKING:
    from companion.house.house import House
    from vision.recording.crop import Crop
    from vision.recording.writer import Recorder
    from vision.sources.base import Source

CONSENT = "camera_record_consent"
"""Whether somebody agreed that pictures of this table may be kept."""
YES = ("y", "yes", "o", "oui", "j", "ja")


class RecordWish(msgspec.Struct, frozen=True):
    """What is to be recorded: where to, by which camera, how long, which part, and whether to ask first."""

    folder: Path | None = None
    camera: str = ""
    seconds: float = 10.0
    whole: bool = False
    crop: str = ""
    yes: bool = False


class Recorded(msgspec.Struct, frozen=True):
    """What came of a recording: frames, seconds, and the complaint that ended it early."""

    frames: int
    seconds: float
    trouble: str = ""


def run(wish: RecordWish, ask: Callable[[str], str] = input) -> int:
    """Record; 0 fine, 1 something was in the way, 2 a wrong call."""
    from companion.house.house import open_house

    house = open_house(threaded=False)
    try:
        return _recorded(house, wish, ask)
    finally:
        house.close()


def _recorded(house: House, wish: RecordWish, ask: Callable[[str], str]) -> int:
    from vision.errors import VisionError
    from vision.sources.base import SourceError

    crop = parse_crop(wish.crop)
    if wish.crop and crop is None:
        return _say(house, "record-wrong-part", WRONG_CALL, part=wish.crop)
    try:
        source = source_of(wish.camera or over_table_first(house.store.settings), house.store.settings)
    except SourceError as error:
        print(worded(error, house.texts, language_of(house)), file=sys.stderr)
        return WRONG_CALL
    if not agreed(house, wish.yes, ask):
        return _say(house, "record-not-agreed", PROBLEMS)
    folder = wish.folder or next_folder(house)
    try:
        with closing(source):
            source.open()
            return _told(house, folder, _through(house, source, folder, wish, crop))
    except VisionError as error:
        print(worded(error, house.texts, language_of(house)), file=sys.stderr)
        return verdict_of(error)


def _through(house: House, source: Source, folder: Path, wish: RecordWish, crop: Crop | None) -> Recorded:
    """Open the recording by the first frame, which tells the picture's size, and let the rest follow."""
    from vision.recording.writer import Recorder

    frame = source.read()
    if frame is None:
        return Recorded(0, 0.0)
    part = None if wish.whole else crop or mat_of(house.store.settings, frame.size)
    if part is None and not wish.whole:
        _say(house, "record-whole", FINE)
    recorder = Recorder(folder, frame.source, part)
    try:
        recorder.take(frame)
        return follow(source, recorder, frame.time_s, wish.seconds, lambda error: _complaint(house, error))
    finally:
        recorder.close()


def follow(
    source: Source, recorder: Recorder, begun_s: float, seconds: float, said: Callable[[Exception], str]
) -> Recorded:
    """Take frames until their time is over, the source ends, fails, or somebody interrupts."""
    from vision.errors import VisionError
    from vision.sources.base import SourceError

    now_s, trouble = begun_s, ""
    try:
        while now_s - begun_s < seconds:
            try:
                frame = source.read()
            except SourceError as error:
                if error.is_lost:
                    raise
                print(said(error), file=sys.stderr)
                continue
            if frame is None:
                break
            now_s = frame.time_s
            recorder.take(frame)
    except KeyboardInterrupt:
        pass  # what was recorded until now is whole
    except VisionError as error:
        trouble = said(error)
    return Recorded(recorder.frames, now_s - begun_s, trouble)


def agreed(house: House, yes: bool, ask: Callable[[str], str]) -> bool:
    """Whether pictures may be kept: asked once, for people may be on them, and remembered."""
    settings = house.store.settings
    if settings.get(CONSENT, False):
        return True
    if not yes:
        try:
            answer = ask(house.texts.say(phrase("record-consent"), language_of(house)) + " ")
        except EOFError:
            return False
        if answer.strip().lower() not in YES:
            return False
    settings.set(CONSENT, True)
    return True


def parse_crop(said: str) -> Crop | None:
    """A part of the picture as `left,top,width,height`; None when it is none."""
    parts = [part.strip() for part in said.split(",")]
    if len(parts) != 4 or not all(part.isdigit() and len(part) < 6 for part in parts):
        return None
    left, top, wide, high = (int(part) for part in parts)
    return (left, top, wide, high) if min(wide, high) >= 2 else None


def next_folder(house: House) -> Path:
    """A new folder of the household for this moment."""
    from companion.ground.places import find_places

    stamp = house.now()[:19].replace(":", "").replace("T", "-")
    return find_places().home / "recordings" / stamp


def language_of(house: House) -> str:
    """What is spoken in this household."""
    from companion.house.preferences import preferences_of

    return preferences_of(house).language


def _complaint(house: House, error: Exception) -> str:
    from vision.errors import VisionError

    return worded(error, house.texts, language_of(house)) if isinstance(error, VisionError) else str(error)


def _told(house: House, folder: Path, done: Recorded) -> int:
    if done.trouble:
        print(done.trouble, file=sys.stderr)
    if not done.frames:
        return _say(house, "record-nothing", PROBLEMS)
    said = phrase("record-done", count=done.frames, seconds=f"{done.seconds:.1f}", folder=str(folder))
    print(house.texts.say(said, language_of(house)))
    return PROBLEMS if done.trouble else FINE


def _say(house: House, key: str, code: int, **args: str) -> int:
    print(house.texts.say(phrase(key, **args), language_of(house)), file=sys.stderr)
    return code
