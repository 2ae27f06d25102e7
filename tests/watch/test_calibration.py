"""Measuring the table in words: every advice has its sentence, and what was found is kept and used."""

from __future__ import annotations

from typing import get_args

import msgspec
import numpy as np
import pytest

from card_db.printing.judge import numbers
from companion.commands.camera.mat import mat_of
from companion.ground.texts import FluentTexts
from companion.watch.calibration import (
    Measuring,
    advice_says,
    open_table,
    uncovered_says,
    view_of,
    wanted_for,
)
from companion.watch.tables import (
    NoTable,
    forget_place,
    keep_place,
    place_says,
    shipped_table,
    table_of,
    watch,
    watched_of,
)
from companion.watch.words import phrase_of
from tests.vision.calibration.seeing import SIZE, STRAIGHT, moved, off_mm, strip, table
from vision.calibration.advice import QUARTERS, Advice, Key
from vision.calibration.calibration import CalibrationError, load
from vision.calibration.coverage import Uncovered
from vision.calibration.table_file import TableFault, read_table
from vision.calibration.table_moves import shifted
from vision.calibration.table_places import TablePlace, rectangle
from vision.calibration.table_view import marks_of
from vision.frames import Frame
from vision.marks.finder import find_marks
from vision.tags import Tag

TEXTS = FluentTexts("alien")
WHOLE = {
    "where": "left", "corner": 3, "one": 1, "other": 2, "cm": 5, "degrees": 10, "way": "right", "have": 1.1,
    "need": 1.3, "width": 2304, "now": 1920, "percent": 40, "side": "width", "seen": 790, "told": 820,
    "mm": 1.4,
}  # fmt: skip


class Kept(dict[str, object]):
    """Settings in memory."""

    def set(self, name: str, value: object) -> None:
        self[name] = msgspec.json.decode(msgspec.json.encode(value))

    def findings(self) -> tuple[()]:
        return ()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", get_args(Key))
def test_every_advice_has_its_sentence(key: Key, language: str) -> None:
    says = advice_says(Advice(key, WHOLE))
    assert TEXTS.faults(says, language) == []
    said = TEXTS.say(says, language)
    assert "{" not in said and "camera-" not in said and said[0].isupper()


def test_sentences_carry_their_numbers() -> None:
    def said(advice: Advice, language: str = "en") -> str:
        return TEXTS.say(advice_says(advice), language)

    assert said(Advice("move-up", {"cm": 5})) == "Move the camera up 5 cm."
    assert said(Advice("turn", {"degrees": 10, "way": "right"})) == "Turn the camera 10 degrees clockwise."
    assert said(Advice("dark", {"where": "left"})) == "Too dark on the left. Bring more light there."
    assert said(Advice("done", {"mm": 1.4})) == "Done, exact to 1.4 mm."
    assert said(Advice("done", {"mm": 1.0}), "fr") == "Terminé, à 1,0 mm près."
    assert said(Advice("slide", {"cm": 6, "where": "top"}), "fr") == (
        "Déplacez la caméra de 6 cm vers le haut de l’image."
    )
    assert "2304 pixels" in said(Advice("too-coarse", WHOLE)), "a picture's width has no separator"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_side_every_cover_and_every_trouble_has_words(language: str) -> None:
    for where in (*QUARTERS, "whole", "left", "right", "top", "bottom"):
        assert TEXTS.faults(advice_says(Advice("out-of-focus", {**WHOLE, "where": where})), language) == []
    for key in ("slide", "tilt"):
        for where in ("left", "right", "top", "bottom"):
            assert TEXTS.faults(advice_says(Advice(key, {**WHOLE, "where": where})), language) == []
    for why in ("outside", "partly", "coarse"):
        assert TEXTS.faults(uncovered_says(Uncovered("combat", why, 40)), language) == []
    places = shipped_table("alien").places
    assert [TEXTS.faults(place_says(one.name), language) for one in places] == [[]] * len(places)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_damaged_file_of_places_is_told_with_its_line(language: str) -> None:
    bad = ("size = [", "size = 3", "size=[820,460]\nplace = 3", "size=[820,460]\nhue = 3",
           *(f"size=[820,460]\n[[place]]\n{row}" for row in (
               "at=[0,0,70,90]", "name='a'\nkind='x'", "name='a'",
               "name='a'\nat=[0,0,70,90]\n[[place]]\nname='a'\nat=[0,0,70,90]",
           )))  # fmt: skip
    keys = set()
    for text in bad:
        with pytest.raises(TableFault) as fault:
            read_table(text, "alien/table.toml")
        keys.add(fault.value.key)
        assert TEXTS.faults(phrase_of(fault.value), language) == []
        assert str(fault.value.line) in TEXTS.say(phrase_of(fault.value), language)
    assert len(keys) == 8
    with pytest.raises(CalibrationError) as damaged:
        load({})
    assert TEXTS.faults(phrase_of(damaged.value), language) == []
    with pytest.raises(NoTable) as missing:
        shipped_table("conquest")
    assert TEXTS.faults(missing.value.phrase, language) == []


def test_a_measured_table_is_kept_drawn_and_used_the_next_evening() -> None:
    settings, pinhole = Kept(), moved(STRAIGHT, tilt_deg=5.0, height_mm=800.0)
    bench, scene = table(pinhole, "typical", 5, more=(strip(),))
    wanted = wanted_for(settings, "alien", module="module-3", is_as_printed=True)
    assert wanted.told.width_mm == 820.0 and wanted.px_per_mm == numbers().need["mark"] * 7 / 16
    assert open_table(settings, "alien", (1920, 1080)) is None
    measuring = Measuring(settings, "alien", wanted)
    for at in range(15):
        frame = bench.shot(scene, time_s=at / 5).frame
        guided = measuring.look(frame, find_marks(frame.gray))
        assert set(guided.corners) == {1, 2, 3, 4} and guided.drawn, "the live picture shows what is seen"
        if guided.solved is not None:
            break
    assert (
        guided.is_good and guided.progress == 1.0 and len(guided.drawn) == len(shipped_table("alien").places)
    )
    assert guided.lacking == ()
    assert table_of(settings, "alien").size_mm == pytest.approx(SIZE, abs=1.5)

    view = view_of(settings, "alien")
    assert view is not None and off_mm(view, pinhole) < 1.5
    assert mat_of(settings, frame.size) is not None, "a recording knows its part of the picture"
    with pytest.raises(CalibrationError):
        view_of(settings, "alien", (640, 480))
    playing = open_table(settings, "alien", frame.size)
    assert playing is not None
    now = playing.update(frame, find_marks(frame.gray))
    assert now.is_new and now.advice is None and not now.needs_light
    at_once = next(one for one in now.places if one.kind == "strip")
    assert at_once.middle == pytest.approx((400.0, 380.0), abs=3.0)
    assert now.is_strip_seen
    assert not playing.update(frame, find_marks(frame.gray)).is_new
    assert not playing.update(frame, ()).is_strip_seen, "then it may be moved by hand"
    night = [Frame((frame.gray // 12).astype(np.uint8), 10.0 + at, "test") for at in range(4)]
    assert [playing.update(one, (), is_expected=True).needs_light for one in night][-1]


def test_what_a_measured_camera_does_not_cover_is_said_by_name() -> None:
    settings = Kept()
    keep_place(settings, "alien", TablePlace("hive", rectangle(900.0, 30.0, 200.0, 94.0), "pile"))
    bench, scene = table(moved(STRAIGHT, height_mm=800.0))
    measuring = Measuring(settings, "alien", wanted_for(settings, "alien", is_as_printed=True))
    for at in range(15):
        frame = bench.shot(scene, time_s=at / 5).frame
        guided = measuring.look(frame, find_marks(frame.gray))
    (lacking,) = guided.lacking
    assert TEXTS.say(lacking).startswith("Hive: only ") and TEXTS.faults(lacking, "fr") == []


def test_places_are_moved_forgotten_and_watched_by_choice() -> None:
    settings = Kept()
    hive = shipped_table("alien").place("hive")
    assert hive is not None
    keep_place(settings, "alien", shifted(hive, 12.0, 0.0))
    assert table_of(settings, "alien").place("hive") == shifted(hive, 12.0, 0.0)
    assert table_of(settings, "_template").place("hive") is None
    forget_place(settings, "alien", "hive")
    assert table_of(settings, "alien").place("hive") == hive
    assert watched_of(settings, "alien") is None
    watch(settings, "alien", ("hive", "combat"))
    assert watched_of(settings, "alien") == ("hive", "combat")
    watch(settings, "alien", None)
    assert watched_of(settings, "alien") is None


@pytest.mark.parametrize("damage", [3, "x", [], {"alien": 5}, {"alien": {"hive": []}}, {"alien": ["a", 2]}])
def test_damaged_settings_leave_the_shipped_table(damage: object) -> None:
    settings = Kept({"table_moved": damage, "table_sizes": damage, "table_watched": damage})
    assert table_of(settings, "alien") == shipped_table("alien")
    assert watched_of(settings, "alien") is None


def test_the_owners_name_of_a_place_comes_first() -> None:
    assert TEXTS.say(place_says("room:3", {"place-room-3": "Armoury"}), "fr") == "Armoury"
    assert TEXTS.say(place_says("screen"), "fr") == "Cet écran"


def test_marks_are_taken_out_of_tags() -> None:
    four = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    tags = [Tag("mark:981", "mark", four, "marks"), Tag("1C0000001K", "QR", four, "zxing")]
    assert [mark.number for mark in marks_of(tags)] == [981]
