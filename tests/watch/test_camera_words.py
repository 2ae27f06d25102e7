"""Every error of the camera's side is a sentence in every language, and names what it is about."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase
from companion.ground.house_texts import HouseTexts
from companion.ground.texts import FluentTexts
from companion.watch.words import phrase_of, worded
from vision.errors import VisionError
from vision.pictures.files import PictureError, picture_in
from vision.sources.base import SourceError
from vision.sources.choice import open_source
from vision.sources.freeze import frozen
from vision.sources.rpicam.faults import fault_of, no_program
from vision.worker.faults import camera_failed, camera_stuck, picture_failed, sighting_lost

ROOT = Path(__file__).resolve().parents[2]
KEY = re.compile(r"[a-z]+(-[a-z]+)+")
RAISES = re.compile(r"(Error|Fault|NoSuchMark|_refuse)$")
ADDED = dict.fromkeys(("_refuse", "TableFault"), {"file", "line"})


def list_errors() -> Iterator[tuple[str, str, set[str]]]:
    """Give the place, key and filled names of every error that vision makes."""
    for path in sorted((ROOT / "vision").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            first = node.args[0]
            if RAISES.search(name) and isinstance(first, ast.Constant) and KEY.fullmatch(str(first.value)):
                filled = {word.arg for word in node.keywords if word.arg} | ADDED.get(name, set())
                yield f"{path.relative_to(ROOT)}:{node.lineno}", str(first.value), filled


ERRORS = list(list_errors())


def test_the_errors_are_found() -> None:
    assert len(ERRORS) > 50
    assert {"camera-none", "recording-absent", "camera-failed"} <= {key for _, key, _ in ERRORS}


@pytest.mark.parametrize("language", codes())
def test_every_error_of_vision_is_a_sentence_and_names_what_it_is_about(language: str) -> None:
    texts = FluentTexts("alien")
    lacking = [
        f"{place}: {fault}"
        for place, key, filled in ERRORS
        for fault in texts.faults(Phrase(f"vision-{key}", dict.fromkeys(filled, "X")), language)
    ]
    assert lacking == []


def test_no_sentence_is_kept_for_an_error_that_is_gone() -> None:
    kept = {key for key in FluentTexts("alien").keys("en") if key.startswith("vision-")}
    assert kept - {f"vision-{key}" for _, key, _ in ERRORS} == set()


def made(tmp_path: Path) -> Iterator[VisionError]:
    """Errors as they really come."""
    names = ("webcam", "csi:1x1", "/dev/video99", "folder:none", "video:none.mp4", "recorded:none")
    for name in (*names, f"folder:{tmp_path}", f"recorded:{tmp_path}"):
        with pytest.raises(SourceError) as caught:
            open_source(name).open()
        yield caught.value
    for path in (tmp_path, tmp_path / "none.png"):
        with pytest.raises(PictureError) as torn:
            picture_in(path)
        yield torn.value
    fault = ValueError("odd")
    yield from (camera_failed(fault), camera_stuck(fault), picture_failed(fault), sighting_lost(fault))
    yield from (frozen("/dev/video0"), no_program())
    told = (
        "no cameras available",
        "failed to acquire camera",
        "Permission denied",
        "unrecognised option '--mode'",
    )
    yield from (fault_of([f"ERROR: *** {words} ***"], 255) for words in (*told, "failed to allocate", "odd"))


def test_english_says_what_the_error_itself_says(tmp_path: Path) -> None:
    texts = HouseTexts()
    for error in made(tmp_path):
        assert worded(error, texts, "en") == str(error)
        french = worded(error, texts, "fr")
        assert french != str(error)
        assert "{" not in french


def test_an_error_that_nobody_translated_is_said_as_it_came() -> None:
    texts = HouseTexts()
    unknown = VisionError("camera-on-fire", "The camera burns.", "Pour water.")
    assert worded(unknown, texts, "fr") == "The camera burns. Pour water."
    assert phrase_of(unknown).key == "vision-camera-on-fire"
