"""Bars turned any way are found by their lines and read level; short codes must repeat themselves."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from tests.vision.drawing import bars, blurred, frame_of, pasted, sheet, tag_on_sheet
from tests.vision.measure.identities import one_of_bars
from tests.vision.measure.slanted import slanted
from tests.vision.measure.tag_free import KINDS
from vision.pictures.codes import tags_in
from vision.pixels import Pixels
from vision.readers.choice import ReaderName, open_decoders, open_reader
from vision.readers.spots import contrast_of
from vision.readers.stripes import Stripes, stripes_in

EAN = "4006381333931"
UPC = "410165037634"


def fields_of(gray: np.ndarray) -> list[Stripes]:
    contrast = contrast_of(gray, has_slants=True)
    assert contrast is not None
    return stripes_in(gray, contrast)


@pytest.mark.parametrize("turn", range(0, 180, 15))
def test_a_code_is_one_field_whichever_way_it_is_turned(turn: int) -> None:
    drawn = bars(EAN, "EAN13", 2)
    picture = blurred(pasted(sheet(640, 480), drawn, 320, 240, turn), turn)
    field = fields_of(picture)[0]
    assert field.middle == pytest.approx((320, 240), abs=12)
    assert (field.angle - turn + 90) % 180 - 90 == pytest.approx(0, abs=5)
    assert field.length == pytest.approx(95 * 2, rel=0.15)


@pytest.mark.parametrize("turn", [25, 40, 70, 115, 140])
def test_bars_turned_askew_are_read(turn: int) -> None:
    picture = blurred(pasted(sheet(640, 480), bars(EAN, "EAN13", 2), 320, 240, turn), turn)
    assert [tag.text for tag in tags_in(picture, open_decoders())] == [EAN]


def labelled_card(turn: int) -> Pixels:
    """A dark card with frames of print that touch the label with its bars."""
    row = bars(UPC, "UPCA", 2)
    label = np.pad(np.repeat(row[row.shape[0] // 2][None], 80, 0), ((8, 24), (0, 0)), constant_values=235)
    cv2.putText(label, UPC, (12, 104), 0, 0.6, (20,), 2)
    card = np.full((420, 300), 60, np.uint8)
    for left in range(20, 300, 55):
        cv2.rectangle(card, (left, 140), (left + 40, 300), (130,), 3)
    card[6 : 6 + label.shape[0], 6 : 6 + label.shape[1]] = label
    return blurred(pasted(sheet(640, 480, 140), card, 320, 250, turn), 5, 0.8, 3)


@pytest.mark.parametrize("turn", range(0, 360, 25))
def test_bars_are_told_from_the_rim_of_their_label_and_the_print_beside_it(turn: int) -> None:
    assert [tag.text for tag in tags_in(labelled_card(turn), open_decoders())] == [UPC]


@pytest.mark.parametrize("turn", [0, 33, 140])
def test_bars_beside_a_square_code_are_read(turn: int) -> None:
    picture = pasted(tag_on_sheet("1C0000001X", 5, 10, (640, 480)), bars(EAN, "EAN13", 1), 540, 120, turn)
    assert {tag.text for tag in tags_in(blurred(picture, 1, 0.4, 2.0), open_decoders())} == {
        "1C0000001X",
        EAN,
    }


@pytest.mark.parametrize("kind", ["text", "art", "dice", "noise"])
def test_print_without_bars_has_few_fields(kind: str) -> None:
    fields = [len(fields_of(KINDS[kind](np.random.default_rng(seed), 640, 480))) for seed in range(4)]
    assert sum(fields) <= 12


def test_an_empty_or_tiny_picture_has_none() -> None:
    assert fields_of(sheet(200, 100)) == []
    assert tags_in(np.zeros((10, 10), np.uint8), open_decoders()) == []


@pytest.mark.parametrize("seed", [2886, 3257, 3617, 21191, 21199])
def test_a_short_code_within_a_slanted_long_one_is_not_believed(seed: int) -> None:
    gray, text = slanted(seed)
    assert {tag.text for tag in tags_in(gray, open_decoders())} <= {text}


@pytest.mark.parametrize("seed", [6_030_668, 6_047_710])
def test_bars_that_nobody_reads_twice_are_not_believed(seed: int) -> None:
    gray, texts = one_of_bars(seed)
    assert {tag.text for tag in tags_in(gray, open_decoders())} <= texts


@pytest.mark.parametrize("seed", [60_000_376, 60_005_518, 63_053_305])
def test_digits_that_blur_makes_others_again_and_again_are_not_believed(seed: int) -> None:
    gray, texts = one_of_bars(seed)
    assert {tag.text for tag in tags_in(gray, open_decoders())} <= texts
    assert {tag.text for tag in open_reader().read(frame_of(gray))} <= texts


@pytest.mark.parametrize("name", ["zbar", "both"])
def test_half_a_code_at_the_edge_of_the_picture_is_not_believed(name: ReaderName) -> None:
    gray, texts = one_of_bars(21_015_348)
    assert {tag.text for tag in open_reader(name).read(frame_of(gray))} <= texts


@pytest.mark.parametrize("seed", [8_000_560, 8_002_288])
def test_bars_that_noise_hides_are_read_twice_along_their_lines(seed: int) -> None:
    gray, texts = one_of_bars(seed)
    assert [tag.text for tag in tags_in(gray, open_decoders())] == list(texts)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_no_slanted_bars_are_read_as_others() -> None:
    decoders = open_decoders()
    for seed in range(700_000, 720_000):
        gray, text = slanted(seed)
        assert {tag.text for tag in tags_in(gray, decoders)} <= {text}
