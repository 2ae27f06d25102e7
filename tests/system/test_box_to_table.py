"""From the box to the table and back: a real store, a real game, the real screens, every touch counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Intent, Scanned
from companion.core.language.asks import Identity
from companion.house.belongings import Boxes
from companion.house.house import House
from companion.house.lobby import HouseLobby
from companion.owner.bags import Packer
from companion.owner.cards import MyCards
from companion.owner.stacks import StackKeeper
from tests.house.kit import Evening, at_rest, house_at
from ui.app import prepare_kivy

pytestmark = pytest.mark.window
prepare_kivy((320, 240), frames=0)

MOST = 15  # touches from 'new game' to the first turn


@pytest.fixture(scope="module")
def studio() -> Iterator[Any]:
    from ui.snapshot import Studio

    with Studio() as opened:
        yield opened


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db")
    Boxes(made.store).own("alien")
    yield made
    made.close()


class Table:
    """The screens over a house; every touch is counted."""

    def __init__(self, studio: Any, house: House) -> None:
        from companion.core.ports.screens import OwnerPorts, PeoplePorts, PlayPorts, Ports

        self.house, self.studio, self.touches, self.now_s = house, studio, 0, 0.0
        self.cards = MyCards(house)
        self.app = studio.app(
            (800, 480),
            Ports(
                texts=house.texts, post=self.post, clock=self.clock, settings=house.store.settings,
                play=PlayPorts(viewer=house, history=house, lobby=HouseLobby(house)),
                people=PeoplePorts(known=house.store.people),
                owner=OwnerPorts(
                    cards=self.cards, stacks=StackKeeper(house, lambda: "2024-03-12"),
                    packing=Packer(house), owning=Boxes(house.store), photos=house.photographer.photos,
                ),
            ),
            None,
            "home",
        )  # fmt: skip
        house.bus.join("screen", self.app.hear)

    def clock(self) -> float:
        """Everybody takes a second for each look."""
        self.now_s += 1
        return self.now_s

    def post(self, intent: Intent) -> None:
        """The front door of a house without a thread."""
        self.house.post(intent)
        if self.house.desk is not None:
            self.house.desk.work_off()

    def settle(self) -> None:
        self.studio.settle()
        self.app.bridge.deliver()
        self.studio.settle()

    @property
    def front(self) -> Any:
        return self.app.stage.front

    @property
    def options(self) -> dict[str, Any]:
        from tests.ui.fingers import options

        return options(self.app)

    def touch(self, widget: Any) -> None:
        """One finger on one thing."""
        self.touches += 1
        widget.tap()
        self.settle()

    def big(self) -> None:
        self.touch(self.front.strip.big)

    def plain(self, id: str) -> None:
        self.touch(self.front.strip._plain[id])

    @property
    def state(self) -> Any:
        assert self.house.desk is not None
        return self.house.desk.game.state


@pytest.fixture
def table(studio: Any, house: House) -> Iterator[Table]:
    made = Table(studio, house)
    yield made
    made.app.close()


def to_first_turn(table: Table) -> None:
    """Name what turns up by the first name of the list, and press what the big button says."""
    while not at_rest(table.state):
        assert table.touches <= MOST, table.state.ask
        if table.options and isinstance(table.state.ask, Identity):
            table.touch(next(iter(table.options.values())))
        else:
            table.big()


def test_from_new_game_to_the_first_turn(table: Table, record_property: Callable[..., None]) -> None:
    """Three players, the first film, an owner's box with nothing entered, no camera."""
    table.touch(table.front.fresh)
    table.big()
    assert table.app.router.name == "laying"
    assert len(table.front.lines) == 17
    table.plain("all")
    table.big()
    assert table.app.router.name == "table"
    assert table.touches == 4, "the rest are the five cards of the HQ and one upkeep"
    to_first_turn(table)
    record_property("touches", table.touches)
    assert table.touches <= MOST
    assert len(table.state.players) == 3


def test_dividers_take_the_place_of_touches(table: Table) -> None:
    """With a camera every stack is shown by its divider; no single card is."""
    stacks = [line.stack for line in StackKeeper(table.house).for_game("alien", "alien", 3, {})]
    codes = table.house.store.labels.of_stacks("alien", stacks)
    table.touch(table.front.fresh)
    table.big()
    for code in codes.values():
        table.cards.post(Scanned((code,)))
        table.settle()
    assert (table.front.progress.done, table.front.progress.of) == (17, 17)
    table.big()
    assert (table.app.router.name, table.touches) == ("table", 3)


def test_a_surprise_of_five_is_laid_out(table: Table) -> None:
    table.touch(table.front.fresh)
    for _ in range(2):
        table.touch(next(w for w in table.front.people.walk() if getattr(w, "icon", "") == "plus"))
    table.plain("lot")
    table.plain("lot")
    table.plain("other")
    assert table.app.router.name == "table"
    assert len(table.state.players) == 5


def test_the_game_is_put_away_and_the_box_knows(table: Table) -> None:
    collection = table.house.store.collection
    collection.bind("LABEL 1", "alien/aln-drone-1#1")  # type: ignore[arg-type]
    table.touch(table.front.fresh)
    table.plain("other")
    table.app.router.go("away")
    table.settle()
    table.cards.post(Scanned(("LABEL 1",)))
    table.settle()
    assert table.front.banner.first == "Drones"
    assert "1 of 9 are back" in table.front.banner.second
    table.plain("all")
    lies = {line.stack: line for line in StackKeeper(table.house).of_box("alien", "alien")}
    assert (lies["drones"].state, lies["drones"].missing) == ("put-away", None)
    assert lies["hive-aliens-1"].state == "never", "that one was not out"
    table.big()
    assert table.app.router.name == "home"


@pytest.fixture
def evening(table: Table) -> Evening:
    """A game in its middle, on the screen."""
    evening = Evening(table.house, 3)
    evening.begin(3, "face")
    evening.until(lambda state: state.turn.number > 4 and at_rest(state))
    table.settle()
    while table.front is not table.app.router.current:  # big moments that nobody has looked at yet
        table.front.close()
        table.settle()
    return evening


def pack(table: Table) -> None:
    """From the table's menu into bags."""
    table.front.sheets.menu()
    table.settle()
    for id in ("home", "bags"):
        table.touch(table.options[id])
    table.plain("all")
    table.big()


def test_a_packed_game_goes_on_as_it_lay(table: Table, evening: Evening) -> None:
    before, game = evening.state, evening.desk.game.id
    pack(table)
    assert table.app.router.name == "home"
    assert (table.house.desk, Packer(table.house).is_packed(game)) == (None, True)
    table.touch(table.front.button)
    assert table.app.router.name == "bags"
    assert evening.state == before
    table.plain("all")
    table.big()
    assert (table.app.router.name, Packer(table.house).is_packed(game)) == ("table", False)
    assert evening.state == before


def test_a_pile_that_was_shaken_is_shuffled_again(table: Table, evening: Evening) -> None:
    pack(table)
    table.touch(table.front.button)
    number = next(bag.number for bag in table.front.tour.bags if bag.zone == "hive")
    groups = {evening.state.table.slots[slot].group for slot in evening.state.table.zone("hive")}
    screen = table.front
    screen.choose(str(number))
    screen.choose(str(number))
    table.plain("all")
    table.big()
    evening.desk.work_off()
    after = {evening.state.table.slots[slot].group for slot in evening.state.table.zone("hive")}
    assert len(groups) > 1 and len(after) == 1, "its levels are one pile now"
