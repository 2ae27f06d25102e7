"""Firefly in French by fingers alone: an Upgrade is bought, a game won, and its campaign goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.steps import Step
from companion.house.newgame import AFTER
from tests.ui import walking
from tests.ui.fingers import options, words_on
from tests.ui.gallery.evenings import Moment, Plan, play
from tests.ui.gallery.firefly import FIRST_GAME, ROOM
from tests.ui.gallery.moments import is_free
from tests.ui.gallery.played import READ_S, Table, read, sit
from tests.ui.gallery.stage import Glass, Stage
from tests.ui.test_touches_of_a_turn import Player

pytestmark = [pytest.mark.window, pytest.mark.long, pytest.mark.timeout(600)]

SMALL, MOST = (800, 480), 40  # touches that lead from the last turn to the end


def sells(step: Step) -> bool:
    """An Upgrade can be bought."""
    return any(offer.id.startswith("upgrade:") for offer in step.view.offers)


def is_last_turn(step: Step) -> bool:
    """The Inevitable card has come in Episode C: once this turn is over the game is."""
    (goal,) = step.view.objectives or (None,)
    is_late = goal is not None and goal.level == goal.of and goal.place is not None
    return is_late and goal.place.key == "countdown-players" and is_free(step)


@cache
def moments() -> Mapping[str, Moment]:
    """Of the first game of a campaign that somebody plays alone, and wins."""
    plan = Plan(
        {"sells": sells, "last turn": is_last_turn},
        seed=3,
        players=1,
        room=ROOM,
        choices=lambda suggested: FIRST_GAME,
    )
    return play(plan, plan.moments)


class Walker(Player):
    """A finger that takes its time, on a table that was played up to there."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.stage.studio, table.house, table.app)
        self.table = table

    def put(self, widget: Any) -> None:
        """Touch it, once what has just gone is gone."""
        self.table.stage.look_on(READ_S)
        super().put(widget)
        assert walking.cut_words(self.app.stage.front) == []

    def on(self) -> None:
        """Read what lies in front, give its first answer; else lay a card, fight, or end the turn."""
        front, current = self.app.stage.front, self.app.router.current
        if front is not current:
            found = list(options(self.app).values())
            self.put(found[0] if found else front.strip.big)
            return
        view = self.app.context.view
        foe = next((one.target for one in view.offers if one.id.startswith("fight:")), None)
        if current.hand.cards(view) or view.ask is not None:
            self.put(front.strip.big)
        elif foe is not None:
            self.put(current.board.widget(foe))
        else:
            plain = front.strip._plain.get("offer:end")
            self.put(plain if plain is not None and plain.parent is not None else front.strip.big)

    def read(self) -> str:
        """Touch away what is told over the board; what it said."""
        said = ""
        while self.app.stage.front is not self.app.router.current:
            said += words_on(self.app.stage.front)
            self.on()
        return said


@pytest.fixture
def sat(studio: Any, tmp_path: Path) -> Iterator[Any]:
    """Sits down at one of these moments."""
    stages: list[Stage] = []

    def open_at(name: str) -> Walker:
        stages.append(Stage(studio, Glass(SMALL, "fr"), tmp_path))
        table = sit(stages[-1], moments()[name])
        read(table)
        return Walker(table)

    yield open_at
    for stage in stages:
        stage.close()


def state_of(walker: Walker) -> Any:
    assert walker.house.desk is not None
    return walker.house.desk.game.state


@pytest.mark.rule("FFY-INTER-07")
def test_a_finger_buys_an_upgrade_that_lies_on_serenity_then(sat: Any) -> None:
    walker = sat("sells")
    view = walker.app.context.view
    offer = next(one for one in view.offers if one.id.startswith("upgrade:"))
    had, slot = view.meters[0].value, int(offer.target.removeprefix("slot:"))
    walker.put(walker.app.router.current.board.widget(offer.target))
    after = walker.app.context.view
    assert offer.price is not None and after.meters[0].value == had - offer.price.value
    assert state_of(walker).table.slots[slot].zone.startswith("upgrade:")


@pytest.mark.rule("FFY-WIN-01", "FFY-CAMP-03", "FFY-CAMP-18")
def test_a_won_game_leads_by_touches_into_the_second_one_of_its_campaign(sat: Any) -> None:
    walker = sat("last turn")
    first = walker.house.desk.game.id
    while not walker.app.context.view.outcome and walker.touches < MOST:
        walker.on()
    assert walker.app.context.view.ending.how == "won"
    assert "la partie 1 sur 5 est finie" in walker.read()
    strip = walker.app.router.current.strip
    assert strip.big.first == "Jouer la suite"
    walker.put(strip.big)
    walker.read()
    assert walker.house.desk.game.header.options.get(AFTER) == first
    assert state_of(walker).turn.phase == "inter-mission"
    assert walker.app.router.current.strip.big.first == "Commencer la partie suivante"
    walker.put(walker.app.router.current.strip.big)
    walker.read()
    assert (walker.app.context.view.turn.number, state_of(walker).letter) == (1, 1)
    assert walker.app.context.view.big.id == "begin"
