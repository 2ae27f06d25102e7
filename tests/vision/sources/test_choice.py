"""Which readers there are, and what happens when a library is missing."""

import subprocess
import sys

import pytest

from tests.vision.drawing import frame_of, tag_on_sheet
from vision.readers.base import ReaderError
from vision.readers.choice import available_readers, open_decoders, open_reader


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch):
    """Make libraries look as if they were not installed."""

    def hide(*libraries: str) -> None:
        for library in libraries:
            module = {"zxingcpp": "vision.readers.zxing", "pyzbar": "vision.readers.zbar"}[library]
            monkeypatch.delitem(sys.modules, module, raising=False)
            monkeypatch.setitem(sys.modules, library, None)

    return hide


def test_here_both_work() -> None:
    assert [(state.name, state.works) for state in available_readers()] == [("zxing", True), ("zbar", True)]


@pytest.mark.parametrize(("hidden", "left"), [("zxingcpp", "zbar"), ("pyzbar", "zxing")])
def test_one_alone_takes_the_others_place_and_says_so(without, hidden: str, left: str) -> None:
    without(hidden)
    for asked in ("both", "zxing", "zbar"):
        troubles: list[str] = []
        reader = open_reader(asked, on_trouble=troubles.append)
        assert reader.name == left
        assert [tag.text for tag in reader.read(frame_of(tag_on_sheet("1C0000001X", 5, 10)))] == [
            "1C0000001X"
        ]
        assert len(troubles) == (asked != left)
        assert all("is not installed. Install it with:" in trouble for trouble in troubles)
    states = {state.name: state for state in available_readers()}
    assert states[left].works
    missing = next(state for state in states.values() if not state.works)
    assert "Install it with:" in missing.sentence


def test_without_any_library_there_is_a_sentence(without) -> None:
    without("zxingcpp", "pyzbar")
    with pytest.raises(ReaderError, match="No code reader works on this machine") as caught:
        open_decoders()
    assert "touch" in caught.value.remedy


def test_a_missing_shared_library_is_a_missing_reader(without, monkeypatch: pytest.MonkeyPatch) -> None:
    without("pyzbar")
    monkeypatch.delitem(sys.modules, "pyzbar")
    for module in [name for name in sys.modules if name.startswith("pyzbar.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
    states = {state.name: state for state in available_readers()}
    assert states["zxing"].works
    assert not states["zbar"].works
    assert "libzbar0" in states["zbar"].sentence


def test_the_light_modules_load_without_any_picture_library() -> None:
    light = (
        "vision, vision.errors, vision.frames, vision.tags, vision.readers.choice, vision.readers.base, "
        "vision.tracking.sightings, vision.tracking.places, vision.tracking.tracker, "
        "vision.worker.pipeline, vision.worker.worker, vision.sources.base"
    )
    heavy = "{'cv2', 'numpy', 'zxingcpp', 'pyzbar', 'segno', 'companion', 'kivy'}"
    script = f"import sys, {light}\nprint(sorted({heavy} & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
