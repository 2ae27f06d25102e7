"""Chairs around the table: kept for the same people, swapped, and told clockwise."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.core.crossing.seating import (
    CHAIRS,
    MOST_KEPT,
    SIDES,
    USUAL,
    clockwise,
    known,
    moved,
    suggested,
    with_kept,
)

NAMES = ("Maya", "Ben", "Inès", "Zoé", "Ali")
groups = st.lists(st.sampled_from(NAMES), min_size=1, max_size=5, unique=True)
kepts = st.dictionaries(st.text(max_size=5), st.dictionaries(st.sampled_from(NAMES), st.integers(-3, 20)))


def test_the_usual_chairs_are_those_of_the_edge_light() -> None:
    sides = tuple(tuple(SIDES[chair] for chair in usual) for usual in USUAL)
    assert sides == ((0,), (0, 2), (0, 3, 1), (0, 3, 2, 1), (0, 3, 2, 2, 1))


def test_the_same_people_sit_as_they_did_whoever_is_named_first() -> None:
    kept = with_kept({}, {"Maya": 4, "Ben": 0})
    assert known(kept, ("Ben", "Maya")) == suggested(kept, ("Ben", "Maya")) == {"Maya": 4, "Ben": 0}
    assert known(kept, ("Ben", "Inès")) == {}
    assert suggested(kept, ("Ben", "Maya", "Inès"))["Maya"] == 4, "one more does not move the others"


def test_who_begins_is_first_and_the_rest_follow_clockwise() -> None:
    seating = {"Maya": 1, "Ben": 6, "Inès": 3}
    assert clockwise(seating, "Maya") == ("Maya", "Inès", "Ben")
    assert clockwise(seating, "Ben") == ("Ben", "Maya", "Inès")


@given(kepts, groups)
def test_everybody_gets_a_chair_of_their_own(kept: dict[str, dict[str, int]], names: list[str]) -> None:
    seating = suggested(kept, names)
    assert set(seating) == set(names) and all(0 <= chair < CHAIRS for chair in seating.values())
    assert len(set(seating.values())) == len(names)
    assert set(clockwise(seating, names[0])) == set(seating)


@given(groups, st.data())
def test_moving_swaps_and_loses_nobody(names: list[str], data: st.DataObject) -> None:
    seating = suggested({}, names)
    name, chair = data.draw(st.sampled_from(names)), data.draw(st.integers(0, CHAIRS - 1))
    after = moved(seating, name, chair)
    assert after[name] == chair and len(set(after.values())) == len(names)
    assert moved(after, name, seating[name]) == seating


def test_old_groups_are_forgotten_in_time() -> None:
    kept: dict[str, dict[str, int]] = {}
    for number in range(MOST_KEPT + 5):
        kept = with_kept(kept, {f"guest {number}": 1})
    assert len(kept) == MOST_KEPT and "guest 28" in kept and "guest 0" not in kept
