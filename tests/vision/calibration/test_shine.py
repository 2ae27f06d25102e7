"""A lamp that shines back: found where it hides codes, told from cards and papers, and led off the places."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.vision.calibration.seeing import SIZE, STRAIGHT, solved
from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import to_picture
from tests.vision.simulated.scene import Board, BoardKind, Card, Code, Scene, corner_marks
from tests.vision.simulated.weather import Glare, weather_of
from vision.calibration.shine import Shine, shine_of
from vision.calibration.table_places import TablePlace, rectangle
from vision.marks.finder import find_marks

PLACES = (
    TablePlace("near", rectangle(200.0, 180.0, 70.0, 94.0)),
    TablePlace("beside", rectangle(278.0, 180.0, 70.0, 94.0), "pile"),
    TablePlace("screen", rectangle(500.0, 100.0, 200.0, 200.0), "mask"),
)
PAPER = corner_marks(*SIZE, 40.0)


def lamp(x: float, y: float, bright: float = 240.0, reach: float = 0.02) -> Glare:
    (across, down), *_ = to_picture(STRAIGHT, [(x, y)])
    return Glare(float(across) / STRAIGHT.size[0], float(down) / STRAIGHT.size[1], reach, bright)


def looked(*glares: Glare, board: BoardKind = "felt", cards: tuple[Card, ...] = ()) -> Shine:
    bench = Bench(STRAIGHT, replace(weather_of("typical", 904), glares=glares), seed=2, is_gray=True)
    frames = [bench.shot(Scene(Board(board, seed=3), (*PAPER, *cards)), at / 5).frame.gray for at in range(2)]
    return shine_of(solved().calibration, frames, PLACES)


@pytest.mark.parametrize("board", ["plain", "felt", "wood"])
def test_the_place_is_named_at_which_a_mark_is_lost(board: BoardKind) -> None:
    card = Card(235.0, 227.0, codes=(Code("mark:41", 16.0, (0.0, 0.0)),))
    bench = Bench(STRAIGHT, replace(weather_of("typical", 904), glares=(lamp(235.0, 227.0),)), is_gray=True)
    seen = find_marks(bench.shot(Scene(Board(board, seed=3), (*PAPER, card))).frame.gray)
    assert 41 not in {mark.number for mark in seen}
    assert [one.name for one in looked(lamp(235.0, 227.0), board=board).places] == ["near"]


def test_a_lamp_is_led_off_all_places_by_the_shortest_way() -> None:
    found = looked(lamp(212.0, 227.0))
    assert (found.way, [one.name for one in found.places]) == ("left", ["near"])
    assert 2 <= found.cm <= 4
    assert looked(lamp(313.0, 192.0)).way == "top"


def test_cards_papers_and_what_is_never_looked_at_are_no_lamps() -> None:
    white = Card(235.0, 227.0, side="paper", size_mm=(60.0, 80.0))
    small = Card(313.0, 227.0, 20.0, (), "paper", size_mm=(25.0, 20.0))
    assert looked(cards=(white, small)) == Shine()
    assert looked(lamp(600.0, 200.0)) == Shine()
    assert looked(lamp(235.0, 227.0, bright=40.0)) == Shine(), "codes are read under a weak shine"


def test_without_pictures_or_places_there_is_no_shine() -> None:
    assert shine_of(solved().calibration, [], PLACES) == Shine()
