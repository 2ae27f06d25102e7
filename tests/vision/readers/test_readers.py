"""What every reader must do: zbar alone, zxing alone and both."""

import numpy as np
import pytest

from tests.vision.drawing import bars, blurred, crowd, frame_of, pasted, sheet, tag_on_sheet
from vision.readers.base import Reader
from vision.readers.choice import ReaderName, open_reader
from vision.sources.drawn.cards import tag_picture
from vision.tags import Tag

NAMES: tuple[ReaderName, ...] = ("zbar", "zxing", "both")

# Pixels per module at which each reader must read every tag in usual light (measured: 95 % from 2.2 for
# zbar enlarged at busy spots, 2.0 for zxing), with a little room.
LEAST_PX = {"zbar": 3.5, "zxing": 2.2, "both": 2.2}


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> ReaderName:
    chosen: ReaderName = request.param
    return chosen


@pytest.fixture
def reader(name: ReaderName) -> Reader:
    return open_reader(name)


def texts(tags: list[Tag]) -> list[str]:
    return sorted(tag.text for tag in tags)


def test_a_reader_is_called_what_was_asked_for(name: ReaderName, reader: Reader) -> None:
    assert reader.name == name


@pytest.mark.parametrize("angle", [0, 17, 45, 90, 133, 180, 251, 333])
def test_our_tags_are_read_at_any_angle_from_the_smallest_size_on(
    name: ReaderName, reader: Reader, angle: int
) -> None:
    text = f"1C{angle:07d}K"
    for px_per_module in (LEAST_PX[name], 4.5, 8.0):
        picture = blurred(tag_on_sheet(text, px_per_module, angle), seed=angle)
        tags = reader.read(frame_of(picture))
        assert texts(tags) == [text]
        assert tags[0].format == "QR"


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("Table-128 x", "Code128", "Code 128"),
        ("4006381333931", "EAN13", "EAN-13"),
        ("96385074", "EAN8", "EAN-8"),
        ("036000291452", "UPCA", "UPC-A"),
        ("01234565", "UPCE", "UPC-E"),
    ],
)
@pytest.mark.parametrize("angle", [0, 8, 90, 180])
def test_bars_are_read_as_the_digits_printed_under_them(
    reader: Reader, text: str, kind: str, expected: str, angle: int
) -> None:
    picture = blurred(pasted(sheet(700, 500), bars(text, kind), 350, 250, angle), seed=1)
    tags = reader.read(frame_of(picture))
    assert [(tag.text, tag.format) for tag in tags] == [(text, expected)]


def test_an_ean_that_begins_with_zero_is_one_code_for_every_reader(reader: Reader) -> None:
    picture = pasted(sheet(700, 400), bars("0036000291452", "EAN13"), 350, 200)
    assert [(tag.text, tag.format) for tag in reader.read(frame_of(picture))] == [("036000291452", "UPC-A")]


def test_only_the_formats_asked_for_are_read(name: ReaderName) -> None:
    picture = pasted(sheet(900, 400), bars("4006381333931", "EAN13"), 300, 200)
    picture = pasted(picture, tag_picture("1C0000001X", 100), 700, 200)
    assert texts(open_reader(name, ["QR"]).read(frame_of(picture))) == ["1C0000001X"]
    assert texts(open_reader(name, ["EAN-13"]).read(frame_of(picture))) == ["4006381333931"]
    assert texts(open_reader(name).read(frame_of(picture))) == ["1C0000001X", "4006381333931"]


@pytest.mark.parametrize("kind", ["Code39", "ITF", "DataMatrix", "PDF417", "Aztec"])
def test_other_kinds_of_codes_are_never_read(reader: Reader, kind: str) -> None:
    picture = pasted(sheet(900, 500), bars("12345678", kind), 450, 250)
    assert reader.read(frame_of(picture)) == []


def test_light_on_dark_is_read_only_when_asked_for(name: ReaderName) -> None:
    picture = 255 - tag_on_sheet("1C0000007X", 5, 20)
    assert open_reader(name).read(frame_of(picture)) == []
    asked = open_reader(name, reads_inverted=True)
    assert texts(asked.read(frame_of(picture))) == ["1C0000007X"]
    bar_picture = 255 - pasted(sheet(700, 400), bars("4006381333931", "EAN13"), 350, 200)
    assert texts(asked.read(frame_of(bar_picture))) == ["4006381333931"]


@pytest.mark.parametrize(("count", "least"), [(5, {"zbar": 5, "zxing": 5}), (40, {"zbar": 38, "zxing": 40})])
def test_many_tags_in_one_frame_are_all_read(
    name: ReaderName, reader: Reader, count: int, least: dict[str, int]
) -> None:
    wanted = [f"1C{number:07d}A" for number in range(count)]
    found = texts(reader.read(frame_of(blurred(crowd(wanted, seed=count), seed=2))))
    assert set(found) <= set(wanted), "no tag may be read as another"
    assert len(found) == len(set(found)), "no tag may be told twice"
    assert len(found) >= least.get(name, count)


def test_two_cards_with_one_text_are_two_tags(reader: Reader) -> None:
    picture = pasted(sheet(700, 400), tag_picture("1C0000001X", 110), 180, 200)
    picture = pasted(picture, tag_picture("1C0000001X", 110), 520, 200, 30)
    assert texts(reader.read(frame_of(picture))) == ["1C0000001X", "1C0000001X"]


@pytest.mark.parametrize(
    ("angle", "order"), [(0, (0, 1, 2, 3)), (90, (3, 0, 1, 2)), (180, (2, 3, 0, 1)), (270, (1, 2, 3, 0))]
)
def test_corners_begin_at_the_tags_own_top_left(reader: Reader, angle: int, order: tuple[int, ...]) -> None:
    (tag,) = reader.read(frame_of(tag_on_sheet("1C0000001X", 5, angle)))
    half = 21 * 5 / 2
    square = [
        (200 - half, 150 - half),
        (200 + half, 150 - half),
        (200 + half, 150 + half),
        (200 - half, 150 + half),
    ]
    wanted = [square[order.index(place)] for place in range(4)]
    assert np.abs(np.array(tag.corners) - np.array(wanted)).max() < 4


def test_bars_have_corners_around_them(reader: Reader) -> None:
    code = bars("4006381333931", "EAN13")
    (tag,) = reader.read(frame_of(pasted(sheet(700, 400), code, 350, 200)))
    xs, ys = zip(*tag.corners, strict=True)
    assert 350 - code.shape[1] / 2 <= min(xs) < 260 and 440 < max(xs) <= 350 + code.shape[1] / 2
    assert 200 - code.shape[0] / 2 - 2 <= min(ys) <= 200 <= max(ys) <= 200 + code.shape[0] / 2 + 2


def test_black_on_red_is_read_from_a_colour_frame(reader: Reader) -> None:
    gray = tag_on_sheet("1C0000001X", 5, 0)
    colour = np.zeros((*gray.shape, 3), np.uint8)
    colour[..., 2] = gray  # red paper: its blue channel is as black as the ink
    assert texts(reader.read(frame_of(colour))) == ["1C0000001X"]


@pytest.mark.parametrize(
    "text",
    ["https://example.org/a?b=c", "tel:+43123456", "WIFI:S:x;P:y;;", "a" * 200, "Größe 5", "ｶﾞﾝﾀﾞﾑ", "é"],
)
def test_foreign_texts_are_read_whole_or_not_at_all(name: ReaderName, reader: Reader, text: str) -> None:
    picture = pasted(sheet(900, 900), tag_picture(text, 600), 450, 450)
    found = texts(reader.read(frame_of(picture)))
    assert found in ([text], [])
    if text.isascii() or name != "zbar":
        assert found == [text]


def _pictures_without_codes() -> dict[str, np.ndarray]:
    chance = np.random.default_rng(4)
    stripes = np.tile(np.array([0, 255], np.uint8).repeat(4), (480, 80))
    torn = tag_on_sheet("1C0000001X", 6, 0)
    torn[:, 205:] = chance.integers(0, 255, torn[:, 205:].shape, dtype=np.uint8)
    return {
        "none": np.zeros((0, 0), np.uint8),
        "no height": np.zeros((0, 640), np.uint8),
        "no width": np.zeros((480, 0, 3), np.uint8),
        "one pixel": np.zeros((1, 1), np.uint8),
        "a line": np.full((1, 2000), 255, np.uint8),
        "a column": np.full((900, 2), 90, np.uint8),
        "black": sheet(gray=0),
        "white": sheet(gray=255),
        "noise": chance.integers(0, 255, (720, 1280), dtype=np.uint8),
        "stripes": stripes,
        "torn": torn,
        "huge": sheet(6000, 4000, 128),
        "five channels": np.zeros((20, 20, 5), np.uint8),
        "numbers": np.zeros((20, 20), np.float64),
    }


@pytest.mark.parametrize("kind", list(_pictures_without_codes()))
def test_pictures_without_a_code_give_nothing(reader: Reader, kind: str) -> None:
    assert reader.read(frame_of(_pictures_without_codes()[kind])) == []
