"""Rectangles: parts cover the whole, never each other."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from ui.theme.boxes import Box, around

sides = st.integers(60, 2000)
gaps = st.integers(0, 8)


@given(sides, sides, st.lists(st.floats(0.2, 9), min_size=1, max_size=7), gaps)
def test_columns_and_rows_fill_the_box_on_whole_pixels(w: int, h: int, shares: list[float], gap: int) -> None:
    box = Box(7, 11, w, h)
    for parts in (box.columns(shares, gap), box.rows(shares, gap)):
        assert around(parts) == box
        assert all(value == int(value) for part in parts for value in part)
        assert not any(one.meets(other) for one, other in combinations(parts, 2))


@given(sides, sides, st.integers(1, 59), gaps)
def test_cutting_leaves_the_rest(w: int, h: int, part: int, gap: int) -> None:
    box = Box(0, 0, w, h)
    for cut in (box.cut_left, box.cut_right, box.cut_top, box.cut_bottom):
        piece, rest = cut(part, gap)
        assert box.holds(piece)
        assert not piece.meets(rest)


def test_a_grid_runs_from_the_top_left_row_by_row() -> None:
    cells = Box(0, 0, 30, 20).grid(3, 2)
    assert [(cell.x, cell.y) for cell in cells] == [(0, 10), (10, 10), (20, 10), (0, 0), (10, 0), (20, 0)]


def test_a_box_in_the_middle_and_its_margins() -> None:
    box = Box(0, 0, 100, 50)
    assert box.centred(20, 10) == Box(40, 20, 20, 10)
    assert box.trimmed(left=1, top=2, right=3, bottom=4) == Box(1, 4, 96, 44)
    assert box.inset(10, 5) == Box(10, 5, 80, 40)
    assert box.inset(60).w == 0
