"""`companion camera table`: the guided measurement of a table in words, and what of it the camera covers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from companion.core.language.phrases import Phrase, phrase
from companion.ground.rooms import ROOMS, USUAL_ROOM
from companion.ground.verdicts import FINE, PROBLEMS, WRONG_CALL, verdict_of
from companion.watch.bare_tables import keep_seen
from companion.watch.calibration import Guided, Measuring, wanted_for
from companion.watch.camera import source_of
from companion.watch.cameras import over_table_first
from companion.watch.pile_heights import LEAST_MM, MOST_MM, is_thickness, keep_thickness
from companion.watch.status import tenths
from companion.watch.tables import NoTable
from companion.watch.words import worded

if TYPE_CHECKING:
    from companion.house.house import House
    from vision.calibration.calibration import Calibration
    from vision.frames import Frame
    from vision.sources.base import Source


class TableWish(msgspec.Struct, frozen=True):
    """Which table is measured by which camera, what is known of it, and for how long at most."""

    room: str = USUAL_ROOM
    camera: str = ""
    width_mm: float = 0.0
    height_mm: float = 0.0
    as_printed: bool = False
    module: str = "any"
    seconds: float = 120.0
    language: str = ""
    card_mm: float = 0.0


def run(wish: TableWish) -> int:
    """Measure; 0 done, 1 something stood in the way, 2 a wrong call."""
    from companion.house.house import open_house

    house = open_house(threaded=False)
    try:
        return _measured(house, wish)
    finally:
        house.close()


def _measured(house: House, wish: TableWish) -> int:
    from companion.commands.camera.record import language_of
    from vision.errors import VisionError
    from vision.sources.base import SourceError

    language = wish.language or language_of(house)

    def say(what: Phrase) -> None:
        print(house.texts.say(what, language), flush=True)

    if (fault := fault_of(wish)) is not None:
        say(fault)
        return WRONG_CALL
    house.texts.seat(wish.room)
    settings = house.store.settings
    size = (wish.width_mm, wish.height_mm) if wish.width_mm > 0 else None
    camera = wish.camera or over_table_first(settings)
    keep_thickness(settings, wish.card_mm)
    try:
        wanted = wanted_for(
            settings, wish.room, module=wish.module, size_mm=size, is_as_printed=wish.as_printed
        )
        source = source_of(camera, settings)
    except NoTable as error:
        say(error.phrase)
        return WRONG_CALL
    except SourceError as error:
        print(worded(error, house.texts, language), file=sys.stderr)
        return WRONG_CALL
    solved = partial(keep_seen, settings, wish.room, camera)
    try:
        with closing(source):
            source.open()
            last = watch(source, Measuring(settings, wish.room, wanted), wish.seconds, say, solved)
    except VisionError as error:
        print(worded(error, house.texts, language), file=sys.stderr)
        return verdict_of(error)
    return told(last, say)


def fault_of(wish: TableWish) -> Phrase | None:
    """What is wrong with a call; None when nothing is."""
    if wish.room not in ROOMS or (wish.width_mm > 0) != (wish.height_mm > 0):
        return phrase("camera-table-wrong", rooms=", ".join(ROOMS))
    if wish.card_mm and not is_thickness(wish.card_mm):
        return phrase("camera-card-wrong", **tenths(least=LEAST_MM, most=MOST_MM))
    return None


def told(last: Guided | None, say: Callable[[Phrase], None]) -> int:
    """Say what the camera does not cover of a table that was measured."""
    if last is None or last.solved is None:
        return PROBLEMS
    for lacking in last.lacking:
        say(lacking)
    return FINE


def watch(
    source: Source,
    measuring: Measuring,
    seconds: float,
    say: Callable[[Phrase], None],
    solved: Callable[[Calibration, Frame], None] = lambda _view, _frame: None,
) -> Guided | None:
    """Look at picture after picture and say every new advice once, until it is done or its time is over."""
    from vision.marks.finder import find_marks

    said: Phrase | None = None
    last, begun = None, None
    while (frame := source.read()) is not None:
        begun = frame.time_s if begun is None else begun
        last = measuring.look(frame, find_marks(frame.gray))
        if said is None or last.says.key != said.key:
            say(last.says)
            said = last.says
        if last.solved is not None:
            solved(last.solved.calibration, frame)
        if last.solved is not None or frame.time_s - begun > seconds:
            break
    return last
