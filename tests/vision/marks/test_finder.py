"""Table marks in real light: small, tilted, faint, many; and nothing where there is none."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.drawing import blurred, pasted, sheet
from tests.vision.measure.tag_free import KINDS, tag_free
from vision.frames import Frame
from vision.marks.finder import PATIENT, find_marks, marks_seen
from vision.marks.gate import Gate, MarkGate
from vision.marks.mark import Mark, mark_bits, mark_number, mark_text
from vision.marks.reader import MarkReader
from vision.pixels import Pixels, scaled


def mark(number: int, px: float) -> Pixels:
    """One mark with its light paper, each module so many pixels wide."""
    dark = np.pad(np.array(mark_bits(number)), 1)
    large = np.kron(np.where(dark, 20, 240).astype(np.uint8), np.ones((24, 24), np.uint8))
    return scaled(large, px / 24)


def table_of(px: float, turn_deg: float = 0.0, size: tuple[int, int] = (640, 480)) -> Pixels:
    """Twelve marks, 100 to 111, on a dark table, each turned a little more."""
    picture = sheet(*size, 90)
    for at in range(12):
        x, y = 80 + 150 * (at % 4), 80 + 150 * (at // 4)
        pasted(picture, mark(100 + at, px), x, y, turn_deg + 30 * at)
    return picture


def numbers(marks: tuple[Mark, ...]) -> list[int]:
    return [one.number for one in marks]


EVERY = list(range(100, 112))


@pytest.mark.parametrize("px", [2.2, 2.6, 3.6, 8.0])
def test_marks_of_two_pixels_a_module_are_read_however_they_lie(px: float) -> None:
    assert numbers(marks_seen(blurred(table_of(px, 11.0), seed=4))) == EVERY


def test_a_patient_look_reads_still_smaller_and_very_large_marks() -> None:
    assert numbers(marks_seen(blurred(table_of(1.9), seed=5, blur_px=0.6), PATIENT)) == EVERY
    huge = blurred(pasted(sheet(1600, 1200, 90), mark(641, 90), 800, 600, 20), seed=1)
    assert numbers(marks_seen(huge, PATIENT)) == [641]


def test_a_mark_seen_from_the_side_is_read() -> None:
    picture = table_of(6.0, size=(640, 480))
    here = np.array([(0, 0), (640, 0), (640, 480), (0, 480)], np.float32)
    there = np.array([(120, 60), (520, 60), (640, 330), (0, 330)], np.float32)
    seen = cv2.warpPerspective(picture, cv2.getPerspectiveTransform(here, there), (640, 480))
    assert numbers(find_marks(blurred(np.asarray(seen, np.uint8), seed=2))) == EVERY


def test_corners_are_told_to_a_part_of_a_pixel() -> None:
    picture = pasted(sheet(400, 300, 90), mark(7, 5), 200, 150)
    (found,) = find_marks(blurred(picture, seed=3))
    assert np.allclose(found.corners, [(182, 132), (217, 132), (217, 167), (182, 167)], atol=0.8)


def test_no_bit_is_ever_corrected() -> None:
    bits = np.pad(np.array(mark_bits(77)), 1)
    bits[4, 4] = not bits[4, 4]
    large = np.kron(np.where(bits, 20, 240).astype(np.uint8), np.ones((5, 5), np.uint8))
    assert marks_seen(blurred(pasted(sheet(300, 300, 90), large, 150, 150, 8), seed=2), PATIENT) == ()


@pytest.mark.parametrize("turn", [0, 8, 37])
def test_a_shine_along_the_edge_hides_no_mark(turn: int) -> None:
    large = mark(143, 6)
    large[8:50, 8:12] = 130  # halfway to the paper, on the whole of one side
    picture = pasted(sheet(300, 300, 90), large, 150, 150, turn)
    assert numbers(find_marks(blurred(picture, seed=2))) == [143]


def test_light_and_shadow_do_not_matter_but_no_light_does() -> None:
    picture = blurred(table_of(3.0), seed=6).astype(np.float32)
    uneven = picture * np.linspace(1.0, 0.35, 640)[None]
    assert numbers(find_marks(uneven.astype(np.uint8))) == EVERY
    assert find_marks((picture * 0.01).astype(np.uint8)) == ()


def test_a_mark_covered_by_a_third_is_not_guessed() -> None:
    picture = table_of(5.0)
    picture[:, 68:92] = 128
    assert not {100, 104, 108} & set(numbers(find_marks(blurred(picture, seed=8))))


@pytest.mark.parametrize("seed", range(2 * len(KINDS)))
def test_pictures_without_marks_give_none(seed: int) -> None:
    _, picture = tag_free(500_000 + seed)
    assert marks_seen(picture) == ()


def faint(number: int, x: float = 50.0) -> Mark:
    return Mark(number, ((x, 50), (x + 20, 50), (x + 20, 70), (x, 70)), 0.92, 0.1, is_sure=False)


def test_a_faint_mark_counts_when_two_of_three_frames_show_it_at_one_spot() -> None:
    gate = MarkGate()
    assert gate.believed([faint(3)]) == ()
    assert gate.believed([]) == ()
    assert gate.believed([faint(3)]) == (faint(3),)
    assert gate.believed([faint(3, 200.0)]) == (), "elsewhere it is another one"


def test_a_sure_mark_counts_at_once_and_a_faint_corner_never() -> None:
    gate = MarkGate(Gate(needs=3, of=3))
    sure = Mark(3, faint(3).corners)
    assert gate.believed([sure]) == (sure,)
    assert [gate.believed([faint(980)]) for _ in range(5)] == [()] * 5


def test_marks_that_are_not_in_play_are_no_marks_but_the_tables_own_always_are() -> None:
    gate = MarkGate(in_play=lambda number: number == 3)
    both = [Mark(number, faint(number).corners) for number in (3, 4, 980)]
    assert numbers(gate.believed(both)) == [3, 980]


def test_what_is_known_is_followed_and_what_is_new_is_found_where_it_changed() -> None:
    reader = MarkReader()
    without = table_of(3.0)
    added = pasted(without.copy(), mark(500, 3.0), 155, 155)
    shifted = np.roll(added, 3, axis=1)
    told = [
        numbers(reader.marks(Frame(blurred(picture, seed), 0.1 * seed, "test")))
        for seed, picture in enumerate([without, without, added, shifted, without])
    ]
    assert told == [EVERY, EVERY, [*EVERY, 500], [*EVERY, 500], EVERY]


def test_a_reader_stands_torn_frames_and_other_sizes() -> None:
    reader = MarkReader()
    for shape in ((480, 640), (0, 0), (2, 900), (900, 2), (300, 300)):
        assert reader.read(Frame(np.zeros(shape, np.uint8), 0.0, "test")) == []
    (tag,) = reader.read(Frame(pasted(sheet(300, 300, 90), mark(41, 4), 150, 150), 1.0, "test"))
    assert (tag.text, tag.format) == ("mark:41", "mark")


@pytest.mark.parametrize(
    ("text", "number"), [("mark:0", 0), ("mark:999", 999), ("mark:", None), ("1C00", None)]
)
def test_the_text_of_a_mark_tells_its_number(text: str, number: int | None) -> None:
    assert mark_number(text) == number
    assert number is None or mark_text(number) == text
