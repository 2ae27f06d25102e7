"""How often printed labels are read, by kind, camera and view: the figures behind the judgement (`-s`)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from card_db.printing.furniture import Notes
from card_db.printing.judge import judge
from card_db.printing.labels import Kind, PrintedLabel, label_sheets
from card_db.printing.stocks import stocks
from companion.core.ports.printing import CameraView
from tests.card_db.printing.proof import (
    FINE,
    POOR,
    TYPICAL,
    codes_in,
    cut_out,
    labels,
    laid,
    marks_in,
    on_table,
    pages,
    style,
)
from vision.pixels import Pixels
from vision.sources.drawn.light import Optics, Weather

FRAMES = {"1080p": (1920, 1080), "2304x1296": (2304, 1296)}
SPOTS = ((150, 100), (200, 133), (300, 200), (360, 240), (450, 300))
TABLE = (900, 600)
SHEETS: dict[Kind, tuple[str, float]] = {  # on which sheet, and how far cards lie turned
    "stand": ("a4-36x17", 180.0),
    "bars": ("a4-46x17", 10.0),
    "overhead": ("a4-38x21", 180.0),
    "back": ("a4-36x17", 180.0),
}
MANY = 40


class Rate(msgspec.Struct, frozen=True):
    """How many of the labels in view were read."""

    of: int
    codes: int
    marks: int
    wrong: int = 0

    def __str__(self) -> str:
        marks = f", marks {self.marks / self.of:4.0%}" if self.marks else ""
        return f"codes {self.codes / self.of:4.0%}{marks} of {self.of}"


def cuts_of(kind: Kind) -> tuple[list[PrintedLabel], list[Pixels]]:
    """Labels of a kind, cut out of a printed page."""
    stock, many = stocks()[SHEETS[kind][0]], labels(MANY, seed=7)
    (page,) = pages(label_sheets(many, kind, stock, 1, style(), Notes("", "")), FINE)
    return many, cut_out(page, [stock.spot(number) for number in range(MANY)])


def measured(
    kind: Kind, frame: tuple[int, int], sees: tuple[int, int], weather: Weather, frames: int = 3
) -> Rate:
    """Lay labels about, look, and count."""
    many, cuts = cuts_of(kind)
    px_per_mm = min(frame[0] / sees[0], frame[1] / sees[1])
    total = Rate(0, 0, 0)
    for seed in range(frames):
        order = random.Random(seed).sample(range(MANY), MANY)[: laid(MANY, cuts, frame, px_per_mm)]
        optics = Optics(frame, weather, seed)
        drawn = on_table([cuts[at] for at in order], frame, px_per_mm, SHEETS[kind][1], seed)
        picture = optics.taken(optics.lit(drawn))
        total = added(total, counted([many[at] for at in order], picture, kind))
    return total


def counted(shown: Sequence[PrintedLabel], picture: Pixels, kind: Kind) -> Rate:
    codes, marks = codes_in(picture), marks_in(picture) if kind == "overhead" else []
    ours = {label.code for label in shown}
    wrong = len(set(codes) - ours) + len(set(marks) - {label.mark for label in shown})
    return Rate(len(shown), len(ours & set(codes)), len(set(marks)), wrong)


def added(one: Rate, other: Rate) -> Rate:
    return Rate(one.of + other.of, one.codes + other.codes, one.marks + other.marks, one.wrong + other.wrong)


def views(kind: Kind) -> Iterator[tuple[str, tuple[int, int], Weather, str]]:
    for frame in FRAMES:
        for sees in (*SPOTS, *((TABLE,) if kind == "overhead" else ())):
            yield frame, sees, TYPICAL, "typical light"
            yield frame, sees, POOR, "poor light"


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", SHEETS)
def test_what_is_judged_readable_is_read(kind: Kind) -> None:
    for name, sees, weather, light in views(kind):
        where = "overhead" if sees == TABLE else "stand"
        rate = measured(kind, FRAMES[name], sees, weather)
        verdict = judge(kind, CameraView(where, FRAMES[name], (float(sees[0]), float(sees[1]))))  # type: ignore[arg-type]
        told = "can be read" if verdict.can_be_read else "refused"
        print(f"{kind:8} {name:10} {sees[0] / 10:.0f} x {sees[1] / 10:.0f} cm, {light:13} {rate} ({told})")
        assert rate.wrong == 0, "a label was taken for another"
        if verdict.can_be_read and weather is TYPICAL:
            found = rate.marks if where == "overhead" else rate.codes
            assert found >= (0.9 if kind == "bars" else 0.97) * rate.of


def test_labels_lying_about_at_a_stand_and_on_a_table_are_read() -> None:
    """The two usual cameras, one frame each."""
    stand = measured("stand", FRAMES["1080p"], (300, 200), TYPICAL, frames=1)
    assert stand.codes == stand.of >= 30 and stand.wrong == 0
    table = measured("overhead", FRAMES["1080p"], TABLE, TYPICAL, frames=1)
    assert table.marks >= 0.97 * table.of and table.wrong == 0
    assert table.codes == 0, "over a whole table its small squares are too fine"
