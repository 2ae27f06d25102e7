"""`companion read --marks`: clear marks from one picture, faint ones from the second at the same spot."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.app.reading import run
from tests.vision.drawing import blurred, pasted, sheet
from vision.marks import mark_bits
from vision.prepare import Pixels, scaled

STAIN = 240
"""Light where the mark is dark: one bit of it has to be corrected."""


def picture(number: int, px: float, seed: int, stain: int | None = None) -> Pixels:
    """A mark on a table; a stain makes one of its squares this gray."""
    drawn = np.where(np.pad(np.array(mark_bits(number)), 1), 20, 240).astype(np.uint8)
    if stain is not None:
        drawn[4, 4] = stain
    large = np.kron(drawn, np.ones((24, 24), np.uint8))
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
        cv2.imwrite(str(path), picture(77, 4.0, seed, STAIN))
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
