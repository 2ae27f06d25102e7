"""The touches of a first evening, counted: fingers on the glass, a real house behind it, nothing called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.house import House
from companion.app.table import open_practice
from tests.app.kit import house_at
from tests.ui.doubles import ports_with
from tests.ui.fingers import lift, options, touch
from ui.preferences import Preferences

pytestmark = pytest.mark.window

TURNS = 6


class Player:
    """Knows nothing but what stands on the glass, and touches it."""

    def __init__(self, studio: Any, house: House, app: Any) -> None:
        self.studio, self.house, self.app = studio, house, app
        self.touches = 0

    def put(self, widget: Any) -> None:
        """A finger on the middle of something that is shown."""
        x, y = widget.to_window(*widget.center)
        lift(touch(self.studio, self.app.stage, x, y))
        self.touches += 1
        desk = self.house.desk
        if desk is not None:
            desk.work_off()
        self.app.bridge.deliver()
        self.studio.settle()

    def go_on(self) -> str:
        """The big button of what lies in front, else the first answer; says what kind of touch it was."""
        front, view = self.app.stage.front, self.app.context.view
        strip = front.strip
        is_card = self.app.router.name == "practice" and front is self.app.router.current
        kind = "decision" if view.big is None else str(view.big.cost)
        if is_card and front._next_card() is not None:
            kind = "show"
        if strip.big.waits and not (is_card and kind == "show"):
            answers = options(self.app)
            self.put(next(iter(answers.values())) if answers else strip.big)
            return "decision"
        self.put(strip.big)
        return kind


@pytest.fixture
def player(tmp_path: Path, studio: Any) -> Iterator[Player]:
    house = house_at(tmp_path / "store.db", clock=lambda: 0.0)
    practice, lobby = open_practice(house)
    ports = ports_with(
        texts=house.texts, post=house.post, history=house, viewer=house, lobby=lobby, practice=practice,
    )  # fmt: skip
    app = studio.app((800, 480), ports, Preferences(language="fr"), "home")
    house.bus.join("screen", app.hear)
    yield Player(studio, house, app)
    app.close()
    practice.close()
    house.close()


def test_from_home_to_the_first_turn_and_through_whole_turns_by_touching_what_is_shown(
    player: Player,
) -> None:
    app = player.app
    player.put(app.router.current.fresh)
    player.put(app.router.current.strip.big)
    assert app.router.name == "table"
    player.go_on()
    assert app.context.view.turn.number == 1
    assert player.touches <= 15, "new game, begin, first turn"
    first = player.touches
    player.put(app.router.current.strip.big)
    assert app.router.name == "practice", "where cards are waited for they lie ready"
    counts: Counter[str] = Counter()
    while app.context.view.turn.number <= TURNS and sum(counts.values()) < 40 * TURNS:
        counts[player.go_on()] += 1
    print(f"first turn after {first} touches; {TURNS} turns: {dict(counts)}")
    assert app.context.view.turn.number > TURNS, "the big button alone leads through whole turns"
    assert counts["upkeep"] / TURNS <= 3
