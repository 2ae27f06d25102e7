"""The household's camera: opened by its name, its lens kept, and recorded with consent."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import cv2
import numpy as np
import pytest

from companion.app.table import open_table, wrong_camera
from companion.commands.camera.mat import mat_of
from companion.commands.camera.record import CONSENT, RecordWish, agreed, follow, parse_crop, run
from companion.core.crossing.intents import Intent, Scanned
from companion.house.house import House, open_house
from companion.office.machine.doctor import look_at_cameras
from companion.watch.available import Found, sized, told
from companion.watch.calibration import ALONE, LAST, VIEWS, view_of
from companion.watch.camera import LENS, is_any_camera, open_camera, opening_of, refocus_of, source_of
from tests.vision.sources.ribbon import Ribbon, notes
from vision.calibration.calibration import Calibration, KnownMark, save
from vision.calibration.lens import Lens
from vision.frames import Frame
from vision.recording.index import entries_of
from vision.recording.writer import Recorder
from vision.sources.base import SourceError
from vision.sources.drawn.table import DrawnTable
from vision.sources.replay import RecordedSource
from vision.sources.rpicam.source import RpicamSource

WITHIN_S = 20.0
LISTING = """Available cameras
0 : imx708 [4608x2592 10-bit RGGB] (/base/soc/i2c0mux/i2c@1/imx708@1a)
    Modes: 'SRGGB10_CSI2P' : 2304x1296 [56.03 fps - (0, 0)/4608x2592 crop]
                             4608x2592 [14.35 fps - (0, 0)/4608x2592 crop]
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "home"


@pytest.fixture
def house(home: Path) -> Iterator[House]:
    house = open_house(threaded=False)
    yield house
    house.close()


def pictures(folder: Path, count: int = 5) -> Path:
    folder.mkdir()
    for number in range(count):
        cv2.imwrite(str(folder / f"{number}_t{number}.png"), np.full((90, 160), 40 + number, np.uint8))
    return folder


# -- by its name -------------------------------------------------------------------------------


def test_a_recording_is_a_camera_of_the_running_game(tmp_path: Path) -> None:
    table, recorder = DrawnTable(), Recorder(tmp_path / "kept", "drawn", least_free=0)
    table.show("a", "1C0000001X")
    for number in range(6):
        recorder.take(table.frame(number * 0.05))
    recorder.close()
    posted: list[Intent] = []
    heard = Event()
    camera = open_camera(f"recorded:{tmp_path / 'kept'}", posted.append, heard.set, lambda _trouble: None)
    camera.start()
    assert heard.wait(WITHIN_S)
    assert camera.join(WITHIN_S)
    assert [intent.texts for intent in posted if isinstance(intent, Scanned)] == [("1C0000001X",)]
    assert refocus_of(camera) is None


def test_a_lens_that_was_focused_is_kept_for_the_next_evening(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = house.store.settings
    Ribbon(tmp_path / "bin", monkeypatch).does(notes=notes({"AfState": 2, "LensPosition": 2.125}))
    source = source_of("csi:1:256x144", settings)
    assert isinstance(source, RpicamSource)
    with source:
        assert source.read().size == (256, 144)
    assert settings.get(LENS.format(name=1), None) == 2.125
    again = source_of("csi:1:1280x720", settings)
    assert isinstance(again, RpicamSource)
    assert again.setting.lens == 2.125
    settings.set(LENS.format(name=1), "far")
    assert opening_of("csi:1", settings, lambda _notice: None, None).lens is None
    camera = open_camera("csi", lambda _intent: None, lambda: None, lambda _trouble: None)
    assert refocus_of(camera) is not None


def test_a_name_that_is_no_camera_does_not_open_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert open_table("", False, "webcam") == 2
    assert "There is no camera called 'webcam'. Choose one of: csi," in capsys.readouterr().err
    assert wrong_camera("csi:4608x2592") is None
    assert is_any_camera("drawn")


def test_troubles_come_in_the_readers_language(house: House) -> None:
    from companion.watch.words import wording

    troubles: list[str] = []
    troubled = Event()

    def trouble(sentence: str) -> None:
        troubles.append(sentence)
        troubled.set()

    say = wording(house.texts, lambda: "fr")
    camera = open_camera("/dev/video-none", lambda _intent: None, lambda: None, trouble, wording=say)
    camera.start()
    assert troubled.wait(WITHIN_S)
    camera.stop()
    assert troubles[0].startswith("Il n’y a pas de caméra à /dev/video-none. Branchez-la")


def test_the_doctor_finds_a_camera_on_the_ribbon_cable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vision.sources.opencv.cameras", list)
    Ribbon(tmp_path / "bin", monkeypatch).does(list=LISTING)
    (found,) = [finding for finding in look_at_cameras() if finding.state != "broken"][:1]
    assert (found.state, found.says) == ("fine", "imx708 answers on the ribbon cable; call it csi:0.")


# -- recording ---------------------------------------------------------------------------------


def wish(home: Path, **more: object) -> RecordWish:
    return RecordWish(**{"folder": home.parent / "kept", "yes": True, "seconds": 60.0} | more)


def nobody(question: str) -> str:
    raise AssertionError(f"nobody should be asked: {question}")


def test_what_is_recorded_is_what_was_seen(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = pictures(home.parent / "pictures")
    assert run(wish(home, camera=f"folder:{source}"), nobody) == 0
    said = capsys.readouterr()
    assert "5 pictures of 4.0 seconds" in said.out
    assert "The table is not measured yet" in said.err
    with RecordedSource(home.parent / "kept") as recorded:
        frames = list(iter(recorded.read, None))
    assert [(frame.time_s, int(frame.pixels[0, 0])) for frame in frames] == [
        (float(number), 40 + number) for number in range(5)
    ]


def test_a_recording_ends_in_time_and_keeps_only_the_part_asked_for(home: Path) -> None:
    source = pictures(home.parent / "pictures")
    asked = wish(home, camera=f"folder:{source}", seconds=2.0, crop="10,20,100,50")
    assert run(asked, nobody) == 0
    heading, entries = entries_of(home.parent / "kept")
    assert heading.crop == (10, 20, 100, 50)
    assert [(entry.time_s, entry.width, entry.height) for entry in entries] == [
        (0.0, 100, 50),
        (1.0, 100, 50),
        (2.0, 100, 50),
    ]


def measured(size: tuple[int, int]) -> Calibration:
    """A camera straight over a table of 120 x 60 mm, a pixel a millimetre, its middle in the picture's."""
    lens = Lens(1000.0, (size[0] / 2, size[1] / 2), 0.0, 0.0)
    corner = ((-60.0, -30.0), (60.0, -30.0), (60.0, 30.0), (-60.0, 30.0))
    to_mm = (1.0, 0.0, -size[0] / 2, 0.0, 1.0, -size[1] / 2, 0.0, 0.0, 1.0)
    return Calibration(size, lens, to_mm, 0.5, (KnownMark(980, corner),))


def test_only_the_mat_is_kept_once_the_table_is_measured(home: Path) -> None:
    house = open_house(threaded=False)
    view = measured((160, 90))
    crop = mat_of(house.store.settings, (160, 90))
    assert crop is None
    house.store.settings.set(VIEWS, {"alien": save(view)})
    expected = mat_of(house.store.settings, (160, 90))
    assert mat_of(house.store.settings, (640, 480)) is None, "measured in pictures of another shape"
    house.store.settings.set(VIEWS, {"alien": {"damaged": True}})
    assert mat_of(house.store.settings, (160, 90)) is None
    house.store.settings.set(VIEWS, {"alien": save(view)})
    house.close()
    assert expected is not None
    left, top, wide, high = expected
    assert (left, top) < (20, 15)
    assert 120 <= wide < 140
    assert 60 <= high < 80
    source = pictures(home.parent / "pictures", 1)
    assert run(wish(home, camera=f"folder:{source}"), nobody) == 0
    assert entries_of(home.parent / "kept")[0].crop == expected
    assert run(wish(home, camera=f"folder:{source}", whole=True, folder=home.parent / "whole"), nobody) == 0
    assert entries_of(home.parent / "whole")[0].crop is None


@pytest.mark.parametrize("views", [{}, {"firefly": "the last"}, {"alien": "another", "firefly": "the last"}])
def test_a_view_that_an_earlier_version_kept_twice_is_taken_over_once(
    house: House, views: dict[str, str]
) -> None:
    settings, last, other = house.store.settings, measured((160, 90)), measured((320, 180))
    kept = {room: save(last if which == "the last" else other) for room, which in views.items()}
    settings.set(VIEWS, kept)
    settings.set(ALONE, save(last))
    room = "firefly" if views else "alien"
    assert mat_of(settings, (160, 90)) is not None
    assert view_of(settings, room) == last and settings.get(LAST, "") == room
    assert set(settings.get(VIEWS, {})) == {*kept, room} and settings.get(ALONE, None) is None
    assert all(view_of(settings, one) == other for one in kept.keys() - {room})


def test_people_are_asked_once(house: House) -> None:
    asked: list[str] = []

    def answer(said: str) -> Callable[[str], str]:
        def reply(question: str) -> str:
            asked.append(question)
            return said

        return reply

    def gone(_question: str) -> str:
        raise EOFError

    assert not agreed(house, False, answer("n"))
    assert not agreed(house, False, answer(""))
    assert not agreed(house, False, gone)
    house.store.settings.set("language", "fr")
    assert agreed(house, False, answer(" Oui "))
    assert agreed(house, False, nobody)
    assert len(asked) == 3
    assert "Hands and people may be on them" in asked[0]
    assert "Tout le monde" in asked[2]
    assert house.store.settings.get(CONSENT, False) is True


def test_nobody_agreed_nothing_recorded(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = pictures(home.parent / "pictures")
    assert run(wish(home, camera=f"folder:{source}", yes=False), lambda _question: "no") == 1
    assert "Nothing was recorded" in capsys.readouterr().err
    assert not (home.parent / "kept").exists()


@pytest.mark.parametrize(
    ("more", "code", "says"),
    [
        ({"camera": "webcam"}, 2, "There is no camera called 'webcam'"),
        ({"camera": "drawn", "crop": "1,2,3"}, 2, "1,2,3 is no part of a picture"),
        ({"camera": "folder:none"}, 2, "There is no folder none"),
        ({"camera": "recorded:none"}, 2, "There is no recording none"),
    ],
)
def test_what_cannot_be_recorded_is_a_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], more: dict[str, str], code: int, says: str
) -> None:
    assert run(wish(home, **more), nobody) == code
    assert says in capsys.readouterr().err


def test_a_recording_that_is_interrupted_is_whole(tmp_path: Path) -> None:
    class Interrupted:
        name = "a"

        def __init__(self) -> None:
            self.steps: list[Frame | BaseException] = [
                Frame(np.full((20, 30), 1, np.uint8), 1.0, "a"),
                SourceError("x", "No picture.", "It is left out.", is_lost=False),
                Frame(np.full((20, 30), 2, np.uint8), 1.5, "a"),
                KeyboardInterrupt(),
            ]

        def open(self) -> None:
            pass

        def read(self) -> Frame:
            step = self.steps.pop(0)
            if isinstance(step, BaseException):
                raise step
            return step

        def close(self) -> None:
            pass

    recorder = Recorder(tmp_path / "kept", "a", least_free=0)
    done = follow(Interrupted(), recorder, 1.0, 60.0, str)
    recorder.close()
    assert (done.frames, done.seconds, done.trouble) == (2, 0.5, "")
    assert [entry.time_s for entry in entries_of(tmp_path / "kept")[1]] == [1.0, 1.5]


def test_a_camera_that_fails_leaves_what_was_recorded(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Ribbon(home.parent / "bin", monkeypatch).does(
        dies_after=3, fails="", last_words=["frontend has timed out"]
    )
    assert run(wish(home, camera="csi:256x144@20"), nobody) == 1
    _, entries = entries_of(home.parent / "kept")
    assert len(entries) == 3
    assert {entry.stored for entry in entries} == {"planes"}


@pytest.mark.parametrize(
    "said", ["", "1,2,3", "a,b,c,d", "1,2,3,0", "-1,0,5,5", "1,2,3,4,5", "9999999,0,5,5"]
)
def test_parts_of_a_picture_that_are_none(said: str) -> None:
    assert parse_crop(said) is None


# -- which there are ---------------------------------------------------------------------------


def test_a_camera_is_told_with_its_best_rates() -> None:
    offers = sized([(640, 480, 15.0), (1920, 1080, 5.0), (1920, 1080, 30.0), (640, 480, 10.0)])
    assert offers == ("1920x1080@30", "640x480@15")
    assert told(Found("/dev/video0", "C920", offers)) == "/dev/video0  (C920)\n    1920x1080@30 640x480@15"


def companion(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "companion", *words]
    return subprocess.run(
        call, env={**os.environ, **environ}, capture_output=True, text=True, check=False, timeout=60
    )


def test_cameras_are_listed_from_the_command_line(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Ribbon(tmp_path / "bin", monkeypatch).does(list=LISTING)
    done = companion("camera", "list", "--json")
    assert done.returncode == 0
    first = json.loads(done.stdout.splitlines()[0])
    assert first == {"name": "csi:0", "what": "imx708", "offers": ["4608x2592@14.35", "2304x1296@56.03"]}


def test_a_recording_from_the_command_line(home: Path, tmp_path: Path) -> None:
    source, kept = pictures(tmp_path / "pictures"), tmp_path / "kept"
    done = companion("camera", "record", str(kept), "--camera", f"folder:{source}", "--yes")
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)
    assert f"--camera recorded:{kept}" in done.stdout
    assert len(entries_of(kept)[1]) == 5


def test_ctrl_c_leaves_a_recording_that_replays(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Ribbon(tmp_path / "bin", monkeypatch).does()
    kept = tmp_path / "kept"
    words = ["camera", "record", str(kept), "--camera", "csi:256x144", "--seconds", "600", "--yes"]
    # Whoever runs tests in the background has them ignore Ctrl+C, and a program inherits that.
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)
    recording = subprocess.Popen(
        [sys.executable, "-m", "companion", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    signal.signal(signal.SIGINT, ours)
    index, pause = kept / "frames.jsonl", Event()
    for _ in range(400):
        if index.is_file() and index.read_bytes().count(b"\n") > 4:
            break
        pause.wait(0.05)
    recording.send_signal(signal.SIGINT)
    told, complained = recording.communicate(timeout=30)
    assert recording.returncode == 0, complained
    assert f"--camera recorded:{kept}" in told
    assert "Traceback" not in complained
    with RecordedSource(kept) as source:
        frames = list(iter(source.read, None))
    assert len(frames) >= 4
    assert {frame.size for frame in frames} == {(256, 144)}
