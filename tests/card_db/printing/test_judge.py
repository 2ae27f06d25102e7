"""Which labels a camera can read is said before anything is printed, by what was measured."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_db.printing.judge import Where, judge
from card_db.printing.labels import KINDS, Kind
from companion.core.language.languages import codes
from companion.core.ports.printing import CameraView
from companion.ground.texts import FluentTexts

HD, WIDE, STILL = (1920, 1080), (2304, 1296), (4608, 2592)
TABLE, SPOT, SMALL, TINY = (900.0, 600.0), (450.0, 300.0), (300.0, 200.0), (150.0, 100.0)


@pytest.mark.parametrize(
    ("kind", "where", "frame", "sees", "can"),
    [
        ("stand", "overhead", HD, TABLE, False),
        ("stand", "overhead", WIDE, TABLE, False),
        ("overhead", "overhead", HD, TABLE, True),
        ("overhead", "overhead", WIDE, TABLE, True),
        ("overhead", "overhead", HD, (1050.0, 700.0), True),
        ("overhead", "overhead", HD, (1200.0, 800.0), False),
        ("overhead", "overhead", (1280, 720), TABLE, False),
        ("stand", "stand", HD, SMALL, True),
        ("stand", "stand", HD, SPOT, False),
        ("stand", "stand", WIDE, SPOT, True),
        ("overhead", "stand", HD, SMALL, True),
        ("back", "stand", HD, SMALL, True),
        ("back", "overhead", HD, TABLE, False),
        ("bars", "stand", HD, SMALL, False),
        ("bars", "stand", HD, TINY, True),
        ("bars", "overhead", STILL, TINY, False),
    ],
)
def test_a_kind_is_refused_where_it_cannot_be_read(
    kind: Kind, where: Where, frame: tuple[int, int], sees: tuple[float, float], can: bool
) -> None:
    assert judge(kind, CameraView(where, frame, sees)).can_be_read is can


def kinds_for(view: CameraView) -> tuple[Kind, ...]:
    """The kinds of labels that can be read here, the smallest first."""
    return tuple(kind for kind in ("stand", "overhead", "bars", "back") if judge(kind, view).can_be_read)


def test_the_kinds_for_a_camera_are_those_it_can_read() -> None:
    assert kinds_for(CameraView("overhead", HD, TABLE)) == ("overhead",)
    assert kinds_for(CameraView("stand", HD, SMALL)) == ("stand", "overhead", "back")
    assert kinds_for(CameraView("stand", HD, TINY)) == ("stand", "overhead", "bars", "back")
    assert kinds_for(CameraView("stand", (640, 480), TABLE)) == ()


@given(
    kind=st.sampled_from(KINDS),
    where=st.sampled_from(["stand", "overhead"]),
    wide=st.floats(100, 2000),
    frame=st.sampled_from([(640, 480), HD, WIDE, STILL]),
)
def test_what_the_sentence_advises_would_be_enough(
    kind: Kind, where: Where, wide: float, frame: tuple[int, int]
) -> None:
    found = judge(kind, CameraView(where, frame, (wide, wide * 2 / 3)))
    if found.need and not found.can_be_read:
        closer = CameraView(where, frame, tuple(0.999 * side for side in found.most_mm))
        assert judge(kind, closer).can_be_read


@pytest.mark.parametrize("language", codes())
def test_every_verdict_is_a_sentence(language: str) -> None:
    texts = FluentTexts("alien")
    for kind in KINDS:
        for view in (CameraView("overhead", HD, TABLE), CameraView("stand", HD, SPOT)):
            says = judge(kind, view).says
            assert texts.faults(says, language) == []
    bars = judge("bars", CameraView("overhead", HD, TABLE))
    assert "stand" in texts.say(bars.says) and "pied" in texts.say(bars.says, "fr")
    square = texts.say(judge("stand", CameraView("stand", HD, SPOT)).says)
    assert square == (
        "This camera cannot read the square label: it has only 87 % of the sharpness that is needed. "
        "Bring it closer, until it sees no more than 39 × 26 cm."
    )
