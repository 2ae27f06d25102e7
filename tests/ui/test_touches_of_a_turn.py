"""The touches of a first evening, counted: fingers on the glass, a real house behind it, nothing called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.app.practice import open_practice
from companion.core.ports.people import Person
from companion.core.ports.screens import PeoplePorts
from companion.house.house import House
from tests.house.kit import house_at
from tests.ui import folk
from tests.ui.doubles import ports_with
from tests.ui.fingers import lift, options, touch
from ui.preferences import Preferences
from ui.screens.lists.sheet import ChoiceSheet

pytestmark = pytest.mark.window

TURNS = 6
KNOWN = tuple(Person(f"p-{name.lower()}", name) for name in ("Ana", "Ben", "Léo"))


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
        """The big button of what lies in front, else the first it opens; says what kind of touch it was."""
        front, view = self.app.stage.front, self.app.context.view
        strip = front.strip
        kind = "decision" if view.big is None else str(view.big.cost)
        if front is self.app.router.current and front.hand.cards(view):
            kind = "show"
        if front is self.app.router.current and front.choice.chooser.is_open:
            self.put(front.choice.chooser.cells[0])
            return "decision"
        if strip.big.waits or isinstance(front, ChoiceSheet):
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
    assert player.touches == 3, "new game, begin, first turn"
    first = player.touches
    player.put(app.router.current.strip.big)
    assert app.router.current.hand.fan.is_up, "where cards are waited for they lie ready"
    counts: Counter[str] = Counter()
    while app.context.view.turn.number <= TURNS and sum(counts.values()) < 40 * TURNS:
        counts[player.go_on()] += 1
    print(f"first turn after {first} touches; {TURNS} turns: {dict(counts)}")
    assert app.context.view.turn.number > TURNS, "the big button leads on"
    assert counts["upkeep"] / TURNS <= 3


def named_by_fingers(player: Player, names: tuple[str, ...]) -> None:
    """Three names on the docked keyboard, one after the other."""
    app = player.app
    row = next(one for one in app.router.current.people.walk() if getattr(one, "text", "") == "Joueur 1")
    player.put(row)
    for at, name in enumerate(names):
        for letter in name.lower():
            player.put(next(button for key, button in app.stage.front.keys.keys if key == letter))
        is_last = at == len(names) - 1
        player.put(app.stage.front.strip._plain["last"] if is_last else app.stage.front.strip.big)


def test_three_names_are_typed_and_the_first_turn_begun_in_fifteen_touches(player: Player) -> None:
    app = player.app
    player.put(app.router.current.fresh)
    named_by_fingers(player, ("Ana", "Ben", "Léo"))
    assert [seat.name for seat in app.context.view.seats] == ["Ana", "Ben", "Léo"]
    player.go_on()
    assert (app.router.name, app.context.view.turn.number) == ("table", 1)
    assert player.touches <= 15, "new game, first row, nine letters, next, next, begin, first turn"


def test_who_has_played_before_is_one_touch_each(player: Player) -> None:
    app = player.app
    app.context.ports = replace(app.context.ports, people=PeoplePorts(known=folk.Folk(*KNOWN)))
    player.put(app.router.current.fresh)
    row = next(one for one in app.router.current.people.walk() if getattr(one, "text", "") == "Joueur 1")
    player.put(row)
    for _ in range(3):
        player.put(next(iter(options(app).values())))
    assert app.stage.sheets == [], "everybody has a name"
    assert [one.name for one in app.router.current.draft.people] == [one.name for one in KNOWN]
    assert player.touches == 5, "new game, the first row, and one touch each"


def next_touch(player: Player) -> str:
    """One touch without a camera and without drawn cards: the first of a list, else the big button."""
    app, front = player.app, player.app.stage.front
    answers, big = options(app), app.context.view.big
    if front is app.router.current and front.choice.chooser.is_open:
        player.put(front.choice.chooser.cells[0])
        return "list"
    if app.stage.sheets and answers and (front.strip.big.waits or isinstance(front, ChoiceSheet)):
        player.put(next(iter(answers.values())))
        return "list"
    opens = front.strip.big.waits
    player.put(front.strip.big)
    return "open" if opens else "decision" if big is None else str(big.cost)


@pytest.mark.long
def test_a_whole_game_is_played_by_touching_lists(player: Player) -> None:
    app = player.app
    play = replace(app.context.ports.play, practice=None)
    app.context.ports = replace(app.context.ports, play=play)
    player.put(app.router.current.fresh)
    player.put(app.router.current.strip.big)
    counts: Counter[str] = Counter()
    while not app.context.view.outcome and sum(counts.values()) < 2_000:
        counts[next_touch(player)] += 1
    turns = app.context.view.turn.number
    print(f"{turns} turns by lists: {dict(counts)}")
    assert app.context.view.outcome
    assert counts["upkeep"] / turns <= 3
