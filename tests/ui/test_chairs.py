"""Lights by chairs: several people at one side share it, and the first clockwise has the first lamp."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.crossing.seating import SIDES, with_kept
from companion.core.crossing.steps import Step
from companion.house.seats import by_chairs as heard_by_chairs
from tests.ui import samples
from tests.ui.doubles import Memory
from ui.seats import by_chairs, sides_of
from ui.theme.boxes import Box
from ui.theme.glass import glass_for
from ui.theme.looks import look_of
from ui.theme.theme import Theme
from ui.theme.tokens import load_tokens
from ui.widgets.edge.edge import seats_of
from ui.widgets.edge.sides import burning

THEME = Theme(load_tokens(), look_of(load_tokens(), "alien"), glass_for(800, 480))
GLASS = Box(0, 0, 800, 480)
NAMES = samples.NAMES


@given(st.permutations(range(8)))
def test_nobodys_light_lies_on_anothers(chairs: list[int]) -> None:
    view = samples.view(5)
    kept = with_kept({}, dict(zip(NAMES, chairs, strict=False)))
    seats, sides = by_chairs(seats_of(view), view, kept), sides_of(view, kept)
    strips = burning((), seats, sides, THEME, GLASS)
    assert len(strips) == 5
    for one, other in combinations(strips, 2):
        across, up = THEME.space("edge_light"), THEME.space("edge_light")
        overlap_x = min(one.box.right, other.box.right) - max(one.box.x, other.box.x)
        overlap_y = min(one.box.top, other.box.top) - max(one.box.y, other.box.y)
        corner = overlap_x <= across and overlap_y <= up
        assert overlap_x <= 0 or overlap_y <= 0 or corner, (one.box, other.box)


@pytest.mark.parametrize("chairs", [(5, 3, 0), (0, 1, 2), (7, 6, 5)])
def test_lamps_on_wires_and_on_the_glass_go_round_alike(chairs: tuple[int, ...]) -> None:
    view, settings = samples.view(3), Memory()
    kept = with_kept({}, dict(zip(NAMES, chairs, strict=False)))
    settings.set("seating", kept)
    told: list[Step] = []
    heard_by_chairs(told.append, settings)(samples.step(view))
    on_wires = [seat.seat for seat in told[0].view.seats]
    on_glass = [seat for seat, _, _ in by_chairs(seats_of(view), view, kept)]
    order = [samples.seat(at, 0, 1).seat for _, at in sorted(zip(chairs, range(3), strict=True))]
    assert on_wires == on_glass == order
    assert told[0].view.turn == view.turn, "whose turn it is stays as it was"


@pytest.mark.parametrize("damaged", ["x", {"a": 1}, {"Maya\nBen\nInès": {"Maya": "left"}}])
def test_what_cannot_be_read_leaves_everybody_where_the_game_has_them(damaged: object) -> None:
    settings, told = Memory(), list[Step]()
    settings.set("seating", damaged)
    step = samples.step()
    heard_by_chairs(told.append, settings)(step)
    assert told[0].view == step.view


def test_a_sheet_for_a_seat_that_is_played_on_turns_to_whoever_plays_it() -> None:
    view = samples.view(3)
    kept = with_kept({}, dict(zip(NAMES, (1, 3, 5), strict=False)))
    first, *others = view.seats
    away = replace(view, seats=(replace(first, by="Inès"), *others))
    assert sides_of(view, kept)[first.seat] == SIDES[1] and sides_of(away, kept)[first.seat] == SIDES[5]
    guest = replace(view, seats=(replace(first, by="Zoé"), *others))
    assert sides_of(guest, kept)[first.seat] == SIDES[1], "a guest takes the empty chair"
