"""Where an owner wants labels: nudged by touch, kept in the settings, and kept on the card."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_db.loader import SHIPPED
from card_db.printing.layout import Layout, read_layout
from card_db.printing.nudges import (
    SETTING,
    SMALLEST_MM,
    free_of,
    keep_place,
    nudged,
    outlines,
    places_of,
    with_places,
)
from card_db.printing.paper import Spot
from card_db.store import Store, open_store
from companion.core.language.phrases import phrase
from companion.core.ports.printing import Nudge

LABEL = (38.1, 21.2)
SIZE = (63.0, 88.0)


@pytest.fixture(scope="module")
def layout() -> Layout:
    return read_layout(SHIPPED / "alien")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path / "store.db")


def test_a_touch_moves_the_free_part_by_a_millimetre() -> None:
    assert nudged((4.0, 13.0, 55.0, 36.0), "down", SIZE) == (4.0, 14.0, 55.0, 36.0)
    assert nudged((4.0, 13.0, 55.0, 36.0), "narrower", SIZE) == (4.0, 13.0, 54.0, 36.0)
    assert nudged((8.0, 13.0, 55.0, 36.0), "wider", SIZE) == (7.0, 13.0, 56.0, 36.0), "it stays on the card"


@given(st.lists(st.sampled_from(get_args(Nudge)), max_size=120))
def test_however_it_is_nudged_it_stays_on_the_card(touches: list[Nudge]) -> None:
    free = (16.0, 13.0, 44.0, 36.0)
    for touch in touches:
        free = nudged(free, touch, SIZE)
        assert Spot(0, 0, *SIZE).holds(Spot(*free)) and min(free[2:]) >= SMALLEST_MM


def test_every_outline_shows_where_its_label_goes(layout: Layout) -> None:
    found = list(outlines(layout, {}, "overhead", LABEL))
    assert len(found) == len(layout.face) and not any(one.is_moved for one in found)
    assert all(one.label is not None and one.label[2:] == LABEL for one in found)
    assert not any(part.is_covered for one in found for part in one.parts)
    assert [one.id for one in outlines(layout, {}, "back", (35.6, 16.9))] == ["back"]


def test_a_label_that_is_too_large_or_covers_something_is_told(layout: Layout) -> None:
    (strike,) = [one for one in outlines(layout, {}, "stand", (66.67, 25.4)) if one.id == "strike"]
    assert strike.label is None
    moved = {"strike": (4.0, 38.0, 55.0, 34.0)}
    (strike,) = [one for one in outlines(layout, moved, "stand", LABEL) if one.id == "strike"]
    assert strike.is_moved and [part.what for part in strike.parts if part.is_covered] == [
        phrase("label-part-numbers")
    ]


def test_what_the_owner_made_of_it_is_kept(store: Store, layout: Layout) -> None:
    keep_place(store.settings, "alien", "strike", (4.0, 20.0, 55.0, 34.0))
    keep_place(store.settings, "alien", "back", (10.0, 24.5, 39.0, 39.0))
    kept = with_places(layout, places_of(store.settings, "alien"))
    assert free_of(kept, "strike") == (4.0, 20.0, 55.0, 34.0)
    assert free_of(kept, "back") == (10.0, 24.5, 39.0, 39.0)
    assert free_of(kept, "enemy") == free_of(layout, "enemy") and free_of(kept, "nothing") is None
    keep_place(store.settings, "alien", "strike", None)
    assert set(places_of(store.settings, "alien")) == {"back"} and places_of(store.settings, "firefly") == {}


@pytest.mark.parametrize(
    "kept", [{"alien": 3}, {"alien": {"strike": [1.0]}}, {"alien": {"strike": [90.0, 1, 9, 9]}}]
)
def test_a_damaged_setting_changes_nothing(store: Store, layout: Layout, kept: object) -> None:
    store.settings.set(SETTING, kept)
    assert with_places(layout, places_of(store.settings, "alien")) == layout
