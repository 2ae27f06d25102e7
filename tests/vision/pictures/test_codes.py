"""Single pictures: every code with its full text, and a sentence for every file that is no picture."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.vision.drawing import bars, blurred, crowd, pasted, sheet, tag_on_sheet
from vision.pictures.codes import read_image, tags_in
from vision.pixels import Pixels
from vision.readers.choice import open_decoders
from vision.sources.drawn.cards import tag_picture


def saved(path: Path, pixels: Pixels) -> Path:
    assert cv2.imwrite(str(path), pixels)
    return path


def test_the_line_of_a_picture_is_exactly_what_is_promised(tmp_path: Path) -> None:
    picture = pasted(sheet(900, 400), tag_picture("1C0000001X", 120), 200, 200)
    picture = pasted(picture, bars("4006381333931", "EAN13"), 600, 300)
    path = saved(tmp_path / "two.png", picture)
    ticks = iter([1.0, 1.0255])
    line = read_image(
        path, open_decoders(), plausible=lambda text: text.startswith("1C"), stopwatch=lambda: next(ticks)
    )
    assert json.loads(json.dumps(line)) == line
    assert list(line) == ["image", "tags", "ms"]
    assert (line["image"], line["ms"]) == (str(path), 25.5)
    tags = line["tags"]
    assert isinstance(tags, list)
    assert [list(tag) for tag in tags] == [["text", "format", "corners", "reader", "ours"]] * 2
    assert [(tag["text"], tag["format"], tag["ours"]) for tag in tags] == [
        ("1C0000001X", "QR", True),
        ("4006381333931", "EAN-13", False),
    ]
    assert all(np.array(tag["corners"]).shape == (4, 2) for tag in tags)


def test_files_that_are_no_pictures_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "empty.png").touch()
    (tmp_path / "text.png").write_text("hello")
    (tmp_path / "torn.jpg").write_bytes(b"\xff\xd8\xff\xe0 torn")
    (tmp_path / "folder.png").mkdir()
    head = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (90_000).to_bytes(4, "big") * 2 + b"\x08\x00\x00\x00\x00"
    (tmp_path / "bomb.png").write_bytes(head)
    for name, words in {
        "absent.png": "There is no file",
        "empty.png": "is an empty file",
        "text.png": "is not a picture that can be read",
        "torn.jpg": "is not a picture that can be read",
        "folder.png": "is a folder",
        "bomb.png": "bomb.png",
        "nul\0.png": "cannot be read",
    }.items():
        line = read_image(tmp_path / name, open_decoders())
        assert list(line) == ["image", "error"]
        assert line["image"] == str(tmp_path / name)
        assert words in str(line["error"])


@pytest.mark.parametrize("suffix", [".png", ".jpg", ".bmp", ".webp", ".tif"])
def test_usual_kinds_of_picture_files_are_read(tmp_path: Path, suffix: str) -> None:
    path = saved(tmp_path / f"Karte ü{suffix}", tag_on_sheet("1C0000001X", 5, 10))
    tags = read_image(path, open_decoders())["tags"]
    assert isinstance(tags, list)
    assert [tag["text"] for tag in tags] == ["1C0000001X"]


def test_transparent_and_sixteen_bit_pictures_are_read(tmp_path: Path) -> None:
    gray = tag_on_sheet("1C0000001X", 5, 0)
    clear = np.zeros((*gray.shape, 4), np.uint8)
    clear[..., 3] = 255 - gray  # black ink on nothing at all
    deep = (gray.astype(np.uint16) * 257)[..., None].repeat(4, 2)
    deep[..., 3] = 65535
    for name, picture in (
        ("clear.png", clear),
        ("clear.tif", clear),
        ("clear.webp", clear),
        ("deep.png", gray.astype(np.uint16) * 257),
        ("both.png", deep),
    ):
        tags = read_image(saved(tmp_path / name, picture), open_decoders())["tags"]
        assert isinstance(tags, list)
        assert [tag["text"] for tag in tags] == ["1C0000001X"], name


@pytest.mark.parametrize("suffix", [".png", ".jpg", ".bmp", ".webp", ".tif"])
def test_a_file_that_breaks_off_gets_one_sentence_and_no_word_of_the_library(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], suffix: str
) -> None:
    whole = saved(tmp_path / f"whole{suffix}", tag_on_sheet("1C0000001X", 5, 10)).read_bytes()
    (tmp_path / f"torn{suffix}").write_bytes(whole[: len(whole) // 2])
    line = read_image(tmp_path / f"torn{suffix}", open_decoders())
    assert "is not a picture that can be read" in str(line["error"])
    assert capfd.readouterr() == ("", "")


def texts_in(picture: Pixels, name: str = "both") -> list[str]:
    return sorted(tag.text for tag in tags_in(picture, open_decoders(name)))


@pytest.mark.parametrize("name", ["zbar", "zxing", "both"])
def test_hard_pictures_are_looked_at_in_other_ways(name: str) -> None:
    small = blurred(tag_on_sheet("1C0000001X", 2.7, 33, (640, 480)), 3)
    dark = (blurred(tag_on_sheet("1C0000002X", 4, 70, (640, 480)), 4) * 0.25).astype(np.uint8)
    light_on_dark = 255 - blurred(tag_on_sheet("1C0000003X", 4, 5, (640, 480)), 5)
    slanted = blurred(pasted(sheet(640, 480), bars("4006381333931", "EAN13", 2), 320, 240, 47), 6)
    slope = np.linspace(0.15, 1, 640)[None, :]
    shaded = (tag_on_sheet("1C0000004X", 5, 20, (640, 480)) * slope).astype(np.uint8)
    assert texts_in(small, name) == ["1C0000001X"]
    assert texts_in(dark, name) == ["1C0000002X"]
    assert texts_in(light_on_dark, name) == ["1C0000003X"]
    assert texts_in(slanted, name) == ["4006381333931"]
    assert texts_in(shaded, name) == ["1C0000004X"]


def test_other_alphabets_come_whole() -> None:
    text = "Größe 5 – naïve 漢字 ｶﾞﾝﾀﾞﾑ"
    assert texts_in(pasted(sheet(900, 900), tag_picture(text, 600), 450, 450)) == [text]


def test_forty_tags_are_all_read() -> None:
    wanted = [f"1C{number:07d}A" for number in range(40)]
    assert texts_in(blurred(crowd(wanted), 1)) == wanted


def test_every_kind_on_one_sheet_is_read_and_told_from_top_to_bottom() -> None:
    picture = sheet(1400, 1100)
    kinds = [("4006381333931", "EAN13"), ("96385074", "EAN8"), ("036000291452", "UPCA"), ("01234565", "UPCE")]
    for row, (text, kind) in enumerate(kinds):
        pasted(picture, bars(text, kind), 300, 150 + 250 * row)
    pasted(picture, bars("Code 128!", "Code128"), 1000, 200)
    pasted(picture, tag_picture("1C0000001X", 100), 1000, 600, 25)
    pasted(picture, 255 - tag_picture("1C0000002X", 100), 1000, 900)
    tags = tags_in(blurred(picture, 2), open_decoders())
    assert sorted(tag.text for tag in tags) == sorted(
        [*(text for text, _ in kinds), "Code 128!", "1C0000001X", "1C0000002X"]
    )
    tops = [tag.corners[0][1] for tag in tags]
    assert tops == sorted(tops)


@pytest.mark.parametrize("name", ["zbar", "zxing", "both"])
def test_bars_that_reach_the_edge_of_the_picture_are_read(name: str) -> None:
    code = bars("Table-128", "Code128", 2)
    inked = np.flatnonzero((code < 128).any(axis=0))
    assert texts_in(np.ascontiguousarray(code[:, inked[0] : inked[-1] + 1]), name) == ["Table-128"]


def test_a_huge_picture_is_read_with_its_corners_in_its_own_size() -> None:
    picture = pasted(sheet(6400, 4800), tag_picture("1C0000001X", 500), 5000, 4000)
    (tag,) = tags_in(picture, open_decoders())
    assert tag.text == "1C0000001X"
    assert tag.corners[0] == pytest.approx((4750, 3750), abs=12)
    assert tag.corners[2] == pytest.approx((5250, 4250), abs=12)


def test_pictures_without_codes_give_none() -> None:
    chance = np.random.default_rng(1)
    noise = chance.integers(0, 255, (300, 400), dtype=np.uint8)
    for picture in (sheet(gray=0), sheet(3, 3), sheet(1, 500), noise, cv2.resize(noise, (1600, 1200))):
        assert texts_in(picture) == []
