"""The camera over the table beside a real game: trays, fresh labels, and tables that nobody has measured."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import DiceSeen, Intent, Scanned, Surveyed
from companion.core.language.asks import Dice
from companion.core.language.events import Answered
from companion.core.language.tags import is_ours, tag_text
from companion.watch.bare_tables import bare_kept
from companion.watch.calibration import keep_view
from companion.watch.camera import stand_pipeline
from companion.watch.cameras import Cameras
from companion.watch.over_table import OverTable, box_of, turn_deg
from companion.watch.tables import keep_place
from tests.house.ferry import Ferry
from tests.vision.calibration.seeing import SIZE, STRAIGHT, solved
from tests.vision.simulated.bench import Bench
from tests.vision.simulated.pinhole import above
from tests.vision.simulated.scene import Board, Card, Code, Die, Scene, Tray, corner_marks
from tests.vision.simulated.weather import weather_of
from tests.watch.filmed import Quiet
from vision.calibration.calibration import Calibration
from vision.calibration.table_places import TablePlace, rectangle
from vision.errors import VisionError
from vision.frames import Frame
from vision.overhead.eye import TableEye
from vision.readers.choice import open_reader
from vision.tracking.tracker import Tracker
from vision.worker.pipeline import Pipeline

PAPER = corner_marks(*SIZE, 40.0)
TRAY = Tray(650.0, 310.0, colour=(70, 110, 60))


class Above:
    """A drawn camera over the table of a game of Night Ferry, and what it posted."""

    def __init__(self, ferry: Ferry, *, is_measured: bool = True, camera: str = "usb") -> None:
        self.ferry, self.posted, self.troubles = ferry, [], []  # type: ignore[var-annotated]
        if is_measured:
            keep_view(ferry.store.settings, "_template", solved())
            tray = TablePlace("tray", rectangle(570.0, 250.0, 160.0, 120.0), "tray")
            keep_place(ferry.store.settings, "_template", tray)
        self.eye = TableEye(Pipeline(open_reader(), Tracker(plausible=is_ours)))
        house: Any = SimpleNamespace(store=ferry.store, desk=ferry.desk, trouble=self.troubles.append)
        self.lamps = Quiet()
        self.over = OverTable(
            house,
            self.eye,
            self.posted.append,
            self.lamps,
            lambda what: what.key,
            camera=camera,
            stopwatch=lambda: 0.0,
        )
        self.over.aim()
        self._bench = Bench(STRAIGHT, weather_of("typical", 5), seed=5)
        self._now_s = 0.0

    def film(self, scene: Scene, seconds: float = 1.5) -> None:
        """Look on for a while."""
        for _ in range(round(seconds / 0.25)):
            self._now_s += 0.25
            self.over.told(self.eye.pump(self._bench.shot(scene, time_s=self._now_s).frame))

    def of(self, kind: type[Intent]) -> list[Any]:
        """What was posted of one kind."""
        return [intent for intent in self.posted if isinstance(intent, kind)]


@pytest.fixture
def ferry(tmp_path: Path) -> Ferry:
    return Ferry(tmp_path / "store.db", players=2)


def test_dice_are_read_where_they_fall_and_answer_once(ferry: Ferry) -> None:
    while not isinstance(ferry.state.ask, Dice):
        ferry.play()
    over = Above(ferry)
    dice = (Die(5, 625.0, 300.0, 20.0, "white"), Die(2, 670.0, 325.0, 50.0, "black"))
    over.film(Scene(board=Board("felt", (60, 80, 60)), cards=PAPER, tray=TRAY, dice=dice), 2.5)
    live, seen = over.of(DiceSeen)
    assert (live.roll.faces, live.roll.rests) == ((5, 2), False), "the page shows it before it counts"
    assert ferry.do(live).roll == live.roll
    assert (seen.roll.faces, seen.roll.is_sure) == ((5, 2), True)
    step = ferry.do(seen)
    assert any(isinstance(event, Answered) and event.source == "camera" for event in step.events)


def test_dice_that_are_thrown_under_the_stand_are_read_as_well(ferry: Ferry) -> None:
    while not isinstance(ferry.state.ask, Dice):
        ferry.play()
    bench = Bench(above(0.0, 0.0, 200.0, 112.0, (1280, 720)), weather_of("good", 4), seed=4)
    dice = (Die(4, 70.0, 50.0, 10.0, "white"), Die(6, 130.0, 60.0, 40.0, "red"))
    posted: list[Any] = []
    house: Any = SimpleNamespace(store=ferry.store, desk=ferry.desk, trouble=posted.append, bus=ferry.bus)
    cameras = Cameras(house, posted.append, Quiet(), str, str)
    pipeline = stand_pipeline(cameras.look_for_dice)
    for at in (0.0, 10.0, 20.0):
        shot = bench.shot(Scene(board=Board("felt", (70, 110, 60)), dice=dice), time_s=at)
        assert pipeline.pump(shot.frame) == []
    (_, seen) = posted
    assert isinstance(seen, DiceSeen) and seen.roll.faces == (4, 0)
    assert (seen.roll.missing, seen.roll.extra) == (("black",), ("red",)), "a red die is no black one"


def test_a_fresh_label_that_is_laid_on_the_table_is_shown(ferry: Ferry) -> None:
    over = Above(ferry)
    label = tag_text(7)
    fresh = Card(300.0, 320.0, codes=(Code(label, 25.0),))
    over.film(Scene(board=Board("felt", (60, 80, 60)), cards=(*PAPER, fresh)), 2.5)
    assert [scan.texts for scan in over.of(Scanned)] == [(label,)]
    lying = over.of(Surveyed)[-1].lying
    assert [(seen.text, seen.place) for seen in lying] == [(label, "strip")] and over.lamps.clicks == 1


def test_a_card_that_lay_there_when_the_game_began_leaves_a_table_that_was_measured(ferry: Ferry) -> None:
    over = Above(ferry)
    label = tag_text(7)
    board, there = Board("playmat", seed=4), Card(300.0, 320.0, codes=(Code(label, 25.0),))
    bench = Bench(STRAIGHT, weather_of("typical", 5), seed=5)
    bare, lain = Scene(board=board, cards=PAPER), Scene(board=board, cards=(*PAPER, there))
    over.over.measured("_template", solved().calibration, bench.shot(bare).frame, [])
    over.over.aim()
    over.film(lain, 2.0)
    assert [seen.text for seen in over.of(Surveyed)[-1].lying] == [label]
    over.film(bare, 5.0)
    assert over.of(Surveyed)[-1].lying == ()


@pytest.mark.parametrize(
    ("camera", "is_measured_anew", "lies"),
    [("usb:1920x1080", False, False), ("/dev/video7", False, True), ("usb", True, True)],
)
def test_the_bare_table_of_an_earlier_evening_serves_the_same_camera_and_view_only(
    ferry: Ferry, camera: str, is_measured_anew: bool, lies: bool
) -> None:
    board, there = Board("playmat", seed=4), Card(300.0, 320.0, codes=(Code(tag_text(7), 25.0),))
    bench = Bench(STRAIGHT, weather_of("typical", 5), seed=5)
    bare, lain = Scene(board=board, cards=PAPER), Scene(board=board, cards=(*PAPER, there))
    first = Above(ferry)
    first.over.measured("_template", solved().calibration, bench.shot(bare).frame, [])
    first.over.aim()
    first.film(lain, 1.0)
    first.over.close()
    if is_measured_anew:
        keep_view(ferry.store.settings, "_template", replace(solved(), calibration=_moved()))
    second = Above(ferry, is_measured=False, camera=camera)
    second.film(lain, 4.0)
    assert [seen.text for seen in second.of(Surveyed)[-1].lying] == [tag_text(7)]
    second.film(bare, 5.0)
    assert bool(second.of(Surveyed)[-1].lying) is lies


def _moved() -> Calibration:
    """The same view, measured once more."""
    calibration: Calibration = solved().calibration
    return replace(calibration, error_mm=calibration.error_mm + 0.1)


def test_what_is_kept_of_a_bare_table_is_no_picture_anybody_can_read_in(ferry: Ferry) -> None:
    over = Above(ferry)
    frame = Bench(STRAIGHT, weather_of("typical", 5), seed=5).shot(Scene(cards=PAPER)).frame
    over.over.measured("_template", solved().calibration, frame, [])
    kept = ferry.store.settings.get("table_bare", {})
    assert len(kept["_template"]["picture"]) < 20_000
    ferry.store.settings.set("table_bare", {"_template": {"picture": 3}})
    assert bare_kept(ferry.store.settings, "_template", "usb") == b""


def test_a_camera_that_was_knocked_away_does_not_go_on_telling_what_lay_there(ferry: Ferry) -> None:
    over = Above(ferry)
    over.film(Scene(board=Board("felt"), cards=PAPER), 4.0)
    before = len(over.of(Surveyed))
    corners = [replace(one, x_mm=one.x_mm * 0.8 + at % 3 * 40) for at, one in enumerate(PAPER)]
    over.film(Scene(board=Board("felt"), cards=tuple(corners)), 8.0)
    assert len(over.of(Surveyed)) == before


def test_a_mark_that_is_stuck_on_in_the_middle_of_a_game_is_believed_from_the_next_turn(
    ferry: Ferry, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt: set[int] = set()
    monkeypatch.setattr("companion.watch.over_table.marks_in", lambda _store, _copies: frozenset(dealt))
    over = Above(ferry)
    dealt.add(7)
    card = Card(300.0, 320.0, codes=(Code("mark:7", 24.0),))
    scene = Scene(board=Board("felt"), cards=(*PAPER, card))
    over.film(scene, 2.5)
    assert not any(survey.lying for survey in over.of(Surveyed))
    turn = ferry.state.turn.number
    while ferry.state.turn.number == turn:
        ferry.play()
    over.over.hear(SimpleNamespace(kind="done"))  # type: ignore[arg-type]
    over.film(scene, 2.5)
    assert [seen.text for seen in over.of(Surveyed)[-1].lying] == ["mark:7"]


def test_a_picture_that_was_turned_on_its_side_is_refused_and_moves_nothing(ferry: Ferry) -> None:
    over, label = Above(ferry), tag_text(7)
    scene = Scene(board=Board("felt"), cards=(*PAPER, Card(300.0, 320.0, codes=(Code(label, 25.0),))))
    over.film(scene, 2.5)
    lying = over.of(Surveyed)[-1].lying
    upright = Bench(STRAIGHT, weather_of("typical", 5), seed=5).shot(scene).frame.gray
    for quarter in range(1, 4):
        turned = Frame(np.ascontiguousarray(np.rot90(upright, quarter)), 2.5 + quarter / 10, "turned")
        if quarter % 2:
            with pytest.raises(VisionError, match="have another shape. Measure the table again"):
                over.eye.pump(turned)
        else:
            over.over.told(over.eye.pump(turned))
    over.film(scene, 2.5)
    assert over.of(Surveyed)[-1].lying == lying and [seen.text for seen in lying] == [label]


def test_over_a_table_that_nobody_measured_the_camera_serves_as_a_stand(ferry: Ferry) -> None:
    over = Above(ferry, is_measured=False)
    label = tag_text(7)
    over.film(Scene(board=Board("felt"), cards=(Card(410.0, 230.0, codes=(Code(label, 30.0),)),)))
    assert [(scan.texts, scan.place) for scan in over.posted] == [((label,), "stand")]


def test_a_damaged_view_is_told_and_the_camera_serves_as_a_stand(ferry: Ferry) -> None:
    ferry.store.settings.set("table_views", {"_template": {"size": "large"}})
    over = Above(ferry, is_measured=False)
    assert over.eye.table is None and over.troubles == ["vision-calibration-damaged"]


def test_a_strip_is_turned_as_its_upper_edge_and_a_part_of_a_picture_stays_within_it() -> None:
    assert turn_deg(((0.0, 0.0), (10.0, 0.0), (10.0, 5.0), (0.0, 5.0))) == pytest.approx(0.0)
    assert turn_deg(((0.0, 0.0), (0.0, 10.0), (-5.0, 10.0), (-5.0, 0.0))) == pytest.approx(90.0)
    assert box_of(((-5.0, 3.2), (20.0, 9.7)), (16, 12)) == (0, 3, 16, 10)
    assert box_of(((20.0, 3.0), (30.0, 9.0)), (16, 12)) is None
