"""`companion read` says everything in the language asked for, and does with what reader there is."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.commands.reading.command import run
from companion.core.language.tags import tag_text
from tests.vision.drawing import tag_on_sheet

TEXT = tag_text(1)
MODULES = {"zxingcpp": "vision.readers.zxing", "pyzbar": "vision.readers.zbar"}


@pytest.fixture
def tag(tmp_path: Path) -> Path:
    path = tmp_path / "tag.png"
    cv2.imwrite(str(path), tag_on_sheet(TEXT, 5, 10))
    return path


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def hide(*libraries: str) -> None:
        for library in libraries:
            monkeypatch.delitem(sys.modules, MODULES[library], raising=False)
            monkeypatch.setitem(sys.modules, library, None)

    return hide


@pytest.mark.parametrize("hidden", ["zxingcpp", "pyzbar"])
@pytest.mark.parametrize(("language", "says"), [("en", "is not installed"), ("fr", "n’est pas installé")])
def test_one_reader_alone_reads_on_and_the_other_is_missed_in_words(
    hidden: str, language: str, says: str, tag: Path, without: Callable[..., None],
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    without(hidden)
    assert run([tag], True, "both", language=language) == 0
    out, err = capsys.readouterr()
    assert [one["text"] for one in json.loads(out)["tags"]] == [TEXT]
    assert says in err and err.count("\n") == 1
    other = {"zxingcpp": "zbar", "pyzbar": "zxing"}[hidden]
    assert run([tag], True, other, language=language) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("language", "says"), [("en", "No code reader works"), ("fr", "Aucun lecteur de codes")]
)
def test_without_any_reader_there_is_one_sentence(
    language: str, says: str, tag: Path, without: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    without("zxingcpp", "pyzbar")
    assert run([tag], True, "both", language=language) == 1
    out, err = capsys.readouterr()
    assert out == "" and says in err


def test_what_is_read_is_told_in_french(
    tag: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "vide.png"
    cv2.imwrite(str(empty), np.full((200, 300), 200, np.uint8))
    asked = [tag, empty, tmp_path / "absent.png"]
    assert run(asked, False, "both", marks=True, dice=True, language="fr") == 1
    first, second, third = capsys.readouterr().out.splitlines()
    assert f"{TEXT} (QR, à nous)" in first
    assert "aucun code trouvé; aucune marque de table; aucun dé" in second
    assert "Il n’y a pas de fichier" in third
    assert run(asked, False, "laser", language="fr") == 2
    assert "Il n’y a pas de lecteur appelé « laser »" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("shape", "gray", "english", "french"),
    [
        ((720, 1280), 0, "It is too dark. Bring more light", "Il fait trop sombre."),
        ((720, 1280), 255, "100 % of the picture is all white.", "100 % de l’image"),
        ((2, 3000), 120, "only 3000 × 2 pixels", "que 3000 × 2 pixels"),
    ],
)
def test_a_picture_that_can_hold_no_code_says_why(
    shape: tuple[int, int],
    gray: int,
    english: str,
    french: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "bad.png"
    cv2.imwrite(str(path), np.full(shape, gray, np.uint8))
    for language, says in (("en", english), ("fr", french)):
        assert run([path], False, "both", marks=True, language=language) == 0
        assert says in capsys.readouterr().out


def test_a_torn_file_is_one_sentence_and_no_word_of_a_library(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = tmp_path / "whole.png"
    cv2.imwrite(str(whole), np.random.default_rng(1).integers(0, 255, (300, 300), np.uint8))
    torn = tmp_path / "torn.png"
    torn.write_bytes(whole.read_bytes()[:20_000])
    assert run([torn], False, "both") == 1
    out, err = capfd.readouterr()
    assert "is damaged" in out and err == ""
