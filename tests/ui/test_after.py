"""After a game of a campaign: the next one is one touch away, from the table and from the recap."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.house.newgame import AFTER
from tests.ui.gallery.evenings import moment
from tests.ui.gallery.played import READ_S, Table, read, sit
from tests.ui.gallery.stage import Glass, Stage
from tests.ui.gallery.table import press

pytestmark = pytest.mark.window


@pytest.fixture
def table(studio: Any, tmp_path: Path) -> Iterator[Table]:
    """The end of the first game of a campaign, its big moments read."""
    stage = Stage(studio, Glass(), tmp_path)
    made = sit(stage, moment("firefly campaign"))
    read(made)
    stage.look_on(READ_S)
    yield made
    stage.close()


def is_next(table: Table, first: str) -> bool:
    """Whether the next game of that campaign is on the table."""
    assert table.house.desk is not None
    header = table.house.desk.game.header
    return table.app.router.name == "table" and header.options.get(AFTER) == first


@pytest.mark.rule("FFY-CAMP-18")
def test_the_table_of_an_ended_game_goes_on_with_the_campaign(table: Table) -> None:
    assert table.house.desk is not None
    first, strip = table.house.desk.game.id, table.screen.strip
    assert strip.big.first == "Go on with the campaign"
    assert {"recap", "home"} <= set(strip._plain), "home is still one touch away"
    press(table)
    table.settle()
    assert is_next(table, first)
    assert not table.view.outcome
    assert table.screen.strip.big.first != "Go on with the campaign"


@pytest.mark.rule("FFY-CAMP-18")
def test_the_recap_goes_on_with_the_campaign_and_leads_back(table: Table) -> None:
    assert table.house.desk is not None
    first = table.house.desk.game.id
    table.app.router.go("recap")
    table.settle()
    screen = table.screen
    assert screen.strip.big.first == "Go on with the campaign"
    screen.plain("back")
    table.settle()
    assert table.app.router.name == "table"
    table.app.router.go("recap")
    table.settle()
    table.stage.look_on(READ_S)
    press(table)
    table.settle()
    assert is_next(table, first)


def test_a_game_of_its_own_leads_home(studio: Any, tmp_path: Path) -> None:
    stage = Stage(studio, Glass(), tmp_path)
    alone = sit(stage, moment("victory"))
    read(alone)
    assert alone.screen.strip.big.first == "To the home screen" and "home" not in alone.screen.strip._plain
    stage.close()
