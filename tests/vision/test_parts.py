"""The small parts: frames, geometry, shop codes."""

import numpy as np
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st

from tests.vision.drawing import bars, pasted, sheet
from vision.frames import Frame
from vision.geometry import clockwise_from, without_doubles
from vision.pixels import gray_of
from vision.readers.assurance import assured
from vision.readers.choice import open_decoders
from vision.readers.retail import as_printed, squeezed
from vision.tags import Tag


def test_a_frame_is_turned_gray_once() -> None:
    frame = Frame(np.full((4, 6, 3), (255, 0, 0), np.uint8), 1.0, "test")
    assert frame.size == (6, 4)
    assert frame.gray.shape == (4, 6)
    assert frame.gray is frame.gray
    assert int(frame.gray[0, 0]) == 29


def test_transparent_parts_are_white_paper() -> None:
    pixels = np.zeros((2, 2, 4), np.uint8)
    pixels[0, 0, 3] = 255
    assert gray_of(pixels).tolist() == [[0, 255], [255, 255]]


@given(st.integers(0, 359), st.permutations(range(4)))
def test_four_corners_are_put_in_order_whatever_their_order(angle: int, order: list[int]) -> None:
    turn = np.deg2rad(angle)
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    square = [-along - across, along - across, along + across, across - along]
    mixed = [(float(square[place][0]), float(square[place][1])) for place in order]
    # A heading told only to the nearest quarter still finds the first corner, short of the very diagonal.
    quarter = round(angle / 90) % 4
    if abs(angle - 90 * round(angle / 90)) < 44:
        heading = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][quarter]
        assert np.allclose(clockwise_from(mixed, heading), square)


def test_doubles_are_told_once_and_the_first_stays() -> None:
    def at(x: float, reader: str, text: str = "A") -> Tag:
        return Tag(text, "QR", ((x, 0), (x + 20, 0), (x + 20, 20), (x, 20)), reader)

    kept = without_doubles([at(0, "zxing"), at(3, "zbar"), at(3, "zbar", "B"), at(100, "zbar")])
    assert [(tag.text, tag.reader) for tag in kept] == [("A", "zxing"), ("B", "zbar"), ("A", "zbar")]


@given(st.integers(0, 999_999))
def test_short_shop_codes_are_told_by_both_libraries_alike(number: int) -> None:
    body = f"0{number:06d}"
    try:
        code = zxingcpp.create_barcode(body, zxingcpp.BarcodeFormat.UPCE)
    except ValueError:
        return
    long = code.text.zfill(13)[1:]
    short = squeezed(long)
    assert len(short) == 8
    assert short[-1] == long[-1]
    # Several short codes may stand for one long one; the squeezed one must stand for the same.
    assert zxingcpp.create_barcode(short, zxingcpp.BarcodeFormat.UPCE).text.zfill(13)[1:] == long


def test_what_has_no_short_form_stays_long() -> None:
    assert squeezed("036000291452") == "036000291452"
    assert as_printed("036000291452", "UPC-A") == ("036000291452", "UPC-A")
    assert as_printed("0036000291452", "EAN-13") == ("036000291452", "UPC-A")
    assert as_printed("4006381333931", "EAN-13") == ("4006381333931", "EAN-13")
    assert as_printed("96385074", "EAN-8") == ("96385074", "EAN-8")


def test_bars_that_nothing_repeats_are_not_believed() -> None:
    decoders = open_decoders("both")
    picture = pasted(sheet(700, 400), bars("4006381333931", "EAN13"), 350, 200, 20)
    (true,) = assured(picture, [Tag("4006381333931", "EAN-13", _where(350, 200), "zxing")], decoders)
    assert true.text == "4006381333931"
    wrong = Tag("4006381333932", "EAN-13", true.corners, "zxing")
    nowhere = Tag("4006381333931", "EAN-13", _where(80, 60), "zxing")
    assert assured(picture, [wrong, nowhere], decoders) == []


def _where(x: float, y: float):
    turn = np.deg2rad(20)
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    middle, wide, high = np.array([x, y]), 142 * along, 75 * across
    return tuple(
        tuple(map(float, middle + spot)) for spot in (-wide - high, wide - high, wide + high, high - wide)
    )
