"""Places of a table: read from a file, moved by hand, drawn in the picture, found under a spot."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.calibration.seeing import STRAIGHT, moved, solved
from tests.vision.simulated.pinhole import to_picture
from vision.calibration.drawing import places_drawn
from vision.calibration.table_file import TableFault, read_table
from vision.calibration.table_moves import rows_of, shifted, stretched, turned, with_moved
from vision.calibration.table_places import TablePlace, area_of, place_at, rectangle

ROOMS = Path(__file__).parents[3] / "companion" / "games"
ALIEN = read_table((ROOMS / "alien" / "table.toml").read_text("utf-8"), "table.toml")
TOP = "size = [820, 460]\n"


def test_the_mat_of_alien_has_its_zones_in_their_order() -> None:
    def left(name: str) -> float:
        place = ALIEN.place(name)
        assert place is not None, name
        return place.outline_mm[0][0]

    line = ["room:5", "room:4", "room:3", "room:2", "room:1", "hive"]
    assert [left(name) for name in line] == sorted(left(name) for name in line)
    shop = [f"hq:{number}" for number in range(1, 6)]
    assert [left(name) for name in shop] == sorted(left(name) for name in shop)
    kinds = {one.name: one.kind for one in ALIEN.places}
    assert (kinds["combat"], kinds["hive"], kinds["tray"], kinds["screen"]) == ("row", "pile", "tray", "mask")


@pytest.mark.parametrize("room", ["alien", "_template"])
def test_shipped_places_lie_apart_within_the_table_and_hold_a_card(room: str) -> None:
    table = read_table((ROOMS / room / "table.toml").read_text("utf-8"))
    boxes = {one.name: (*one.outline_mm[0], *one.outline_mm[2]) for one in table.places}
    for name, (left, top, right, foot) in boxes.items():
        assert left >= 20 and top >= 20 and right <= table.size_mm[0] - 20 and foot <= table.size_mm[1]
        assert right - left >= 66 and foot - top >= 91, f"a card of 63 x 88 mm has no room in {name}"
        for other, (x, y, across, down) in boxes.items():
            apart = right <= x or across <= left or foot <= y or down <= top
            assert other == name or apart, f"{name} and {other} lie on each other"


@pytest.mark.parametrize(("text", "line", "says"), [
    ("size = [820, 460", 1, "not TOML"),
    (TOP + "\n[[place]\n", 3, "not TOML"),
    ("", 1, "'size' must be"),
    ("size = [820]", 1, "'size' must be"),
    ("size = [820, true]", 1, "'size' must be"),
    ("size = [820, 5]", 1, "'size' must be"),
    (TOP + "colour = 3", 2, "'colour' means nothing"),
    (TOP + "place = 3", 2, "are no list"),
    (TOP + "[[place]]\nat = [0, 0, 70, 94]", 2, "needs a name"),
    (TOP + "[[place]]\nname = 'Hive!'\nat = [0, 0, 70, 94]", 3, "needs a name"),
    (TOP + "[[place]]\nname = 'hive'\nat = [0, 0, 70]", 4, "'hive' has no area"),
    (TOP + "[[place]]\nname = 'hive'\nat = [0, 0, 70, -94]", 4, "'hive' has no area"),
    (TOP + "[[place]]\nname = 'hive'\nat = [0, 0, 70, nan]", 4, "'hive' has no area"),
    (TOP + "[[place]]\nname = 'hive'\nat = [0, 0, 9000, 94]", 4, "'hive' has no area"),
    (TOP + "[[place]]\nname = 'hive'", 2, "'hive' has no area"),
    (TOP + "[[place]]\nname = 'hive'\noutline = [[0, 0], [9, 9]]", 4, "'hive' has no area"),
    (TOP + "[[place]]\nname = 'hive'\noutline = [[0, 0], [90, 90], [180, 180]]", 4, "'hive' has no area"),
    (TOP + 2 * "[[place]]\nname = 'a'\nat = [0, 0, 70, 94]\n\n", 7, "twice"),
    (TOP + "[[place]]\nname = 'a'\nat = [0, 0, 70, 94]\nkind = 'heap'", 5, "no kind 'heap'"),
    (TOP + "[[place]]\nname = 'a'\nat = [0, 0, 70, 94]\nsize = 3", 5, "'size' means nothing"),
])  # fmt: skip
def test_a_fault_names_its_line_and_what_to_do(text: str, line: int, says: str) -> None:
    with pytest.raises(TableFault) as fault:
        read_table(text, "table.toml")
    assert fault.value.line == line
    assert says in fault.value.sentence and fault.value.sentence.startswith(f"table.toml, line {line}: ")
    assert fault.value.remedy.endswith(".")


@given(st.text(max_size=80))
def test_whatever_stands_in_a_file_there_is_a_table_or_a_sentence(text: str) -> None:
    try:
        assert read_table(text).size_mm[0] >= 100
    except TableFault as fault:
        assert fault.line >= 1


def test_a_moved_outline_is_kept_as_rows_over_the_shipped_one() -> None:
    hive = ALIEN.place("hive")
    assert hive is not None
    by_hand = turned(shifted(hive, 30.0, -4.0), 5.0)
    screen = TablePlace("tablet", rectangle(900, 0, 200, 120), "mask")
    rows = json.loads(json.dumps(rows_of([by_hand, screen])))
    places = with_moved(ALIEN.places, rows)
    now = {one.name: one for one in places}
    assert now["hive"] == by_hand and now["tablet"] == screen
    assert [one.name for one in places[:-1]] == [one.name for one in ALIEN.places]
    assert now["room:5"] == ALIEN.place("room:5")


@pytest.mark.parametrize("row", [
    None, 3, {}, {"kind": "pile"}, {"kind": "heap", "outline": [[0, 0], [70, 0], [70, 94]]},
    {"kind": "pile", "outline": [[0, 0], [1, 0], [1, 1]]}, {"kind": "pile", "outline": "hive"},
])  # fmt: skip
def test_a_damaged_row_leaves_the_shipped_place(row: object) -> None:
    assert with_moved(ALIEN.places, {"hive": row}) == ALIEN.places


def test_a_place_moved_by_hand_keeps_its_size_and_never_gets_too_small() -> None:
    place = TablePlace("hive", rectangle(10, 10, 70, 94))
    for changed in (shifted(place, 5, 5), turned(place, 33.0)):
        assert area_of(changed.outline_mm) == pytest.approx(70 * 94)
    assert turned(place, 90.0).outline_mm[0] == pytest.approx((92.0, 22.0))
    assert area_of(stretched(place, 2.0, 1.0).outline_mm) == pytest.approx(2 * 70 * 94)
    assert stretched(place, 0.01, 0.01) is place


def test_a_spot_belongs_to_the_place_under_it_or_to_the_nearest() -> None:
    def name(x: float, y: float) -> str | None:
        found = place_at((x, y), ALIEN.places)
        return found.name if found is not None else None

    assert name(50, 60) == "room:5" and name(430, 60) == "hive" and name(660, 350) == "tray"
    assert name(107.5, 60) == "room:5" and name(109, 60) == "room:4", "between two the nearer one"
    assert name(450, 20) == "hive", "laid a little beside it"
    assert name(780, 300) is None
    over = (*ALIEN.places, TablePlace("strip", rectangle(40, 40, 450, 100), "strip"))
    assert place_at((50.0, 60.0), over[:-1]) != place_at((50.0, 60.0), over), "the strip lies on top"
    masked = (*over, TablePlace("phone", rectangle(30, 30, 100, 100), "mask"))
    assert place_at((50.0, 60.0), masked) == masked[-1], "what is masked is never looked at"


def test_places_are_drawn_where_the_camera_sees_them() -> None:
    pinhole = moved(STRAIGHT, tilt_deg=7.0, k1=-0.06, height_mm=800.0)
    view = solved(pinhole).calibration
    for drawn in places_drawn(view, ALIEN.places):
        place = ALIEN.place(drawn.name)
        assert place is not None and drawn.is_whole
        true = to_picture(pinhole, place.outline_mm)
        near = [min(np.hypot(x - px, y - py) for px, py in drawn.points) for x, y in true]
        assert max(near) < 3, "within three pixels, bent lens or not"


def test_what_is_half_outside_is_drawn_and_said_not_to_be_whole() -> None:
    view = solved(moved(STRAIGHT, spot_mm=(560.0, 230.0))).calibration
    whole = {one.name: one.is_whole for one in places_drawn(view, ALIEN.places)}
    assert not whole["room:5"] and whole["strikes"]
