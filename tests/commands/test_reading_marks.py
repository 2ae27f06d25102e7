"""`companion read --marks`: clear marks from one picture, faint ones from the second at the same spot."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.commands.reading.command import run
from tests.vision.drawing import blurred, pasted, sheet
from vision.marks.mark import mark_bits
from vision.pixels import Pixels, scaled


def picture(number: int, px: float, seed: int, *, is_faded: bool = False) -> Pixels:
    """A mark on a table; in a faded one every other module is a quarter of the way to the other side."""
    drawn = np.where(np.pad(np.array(mark_bits(number)), 1), 20, 240)
    if is_faded:
        other = np.indices(drawn.shape).sum(axis=0) % 2
        drawn = np.where(
            (drawn == 20) & (other == 0), 80, np.where((drawn == 240) & (other == 1), 180, drawn)
        )
    large = np.kron(drawn.astype(np.uint8), np.ones((24, 24), np.uint8))
    laid = pasted(sheet(320, 240, 90), scaled(large, px / 24), 160, 120, 17)
    return blurred(laid, seed)


def told(capsys: pytest.CaptureFixture[str], *paths: Path) -> list[dict[str, object]]:
    assert run(paths, True, "both", marks=True) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_clear_mark_is_told_from_one_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), picture(980, 5.0, 1))
    (line,) = told(capsys, tmp_path / "a.png")
    (mark,) = line["marks"]  # type: ignore[misc]
    assert mark["id"] == 980 and len(mark["corners"]) == 4
    assert set(line) == {"image", "tags", "ms", "marks"}


def test_a_faint_mark_is_told_from_the_second_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [tmp_path / f"{seed}.png" for seed in range(3)]
    for seed, path in enumerate(paths):
        cv2.imwrite(str(path), picture(77, 4.0, seed, is_faded=True))
    seen = [[mark["id"] for mark in line["marks"]] for line in told(capsys, *paths)]  # type: ignore[attr-defined]
    assert seen == [[], [77], [77]]


def test_without_the_option_nothing_is_said_of_marks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), picture(980, 5.0, 1))
    assert run([tmp_path / "a.png"], True, "both") == 0
    assert "marks" not in json.loads(capsys.readouterr().out)


def test_people_are_told_in_words_and_a_broken_picture_has_no_marks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), picture(41, 5.0, 1))
    (tmp_path / "b.png").write_bytes(b"no picture")
    assert run([tmp_path / "a.png"], False, "zxing", marks=True) == 0
    assert "table marks: 41" in capsys.readouterr().out
    assert run([tmp_path / "b.png"], True, "zxing", marks=True) == 1
    assert "marks" not in json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("size", [(1, 1), (1, 900), (900, 3), (7, 7), (30, 30)])
def test_pictures_too_small_for_a_mark_have_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], size: tuple[int, int]
) -> None:
    path = tmp_path / "small.png"
    cv2.imwrite(str(path), np.full(size, 120, np.uint8))
    assert run([path], as_json=True, reader="both", marks=True) == 0
    assert json.loads(capsys.readouterr().out)["marks"] == []


def test_a_mark_in_a_picture_of_fifty_million_pixels_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, large = tmp_path / "huge.png", np.full((5800, 8700), 90, np.uint8)
    large[2000:2240, 5000:5320] = picture(41, 12, 1)
    cv2.imwrite(str(path), large, [cv2.IMWRITE_PNG_COMPRESSION, 1])
    assert run([path], as_json=True, reader="both", marks=True) == 0
    (mark,) = json.loads(capsys.readouterr().out)["marks"]
    middle = np.mean(mark["corners"], axis=0)
    assert mark["id"] == 41 and np.abs(middle - (5160, 2120)).max() < 3
