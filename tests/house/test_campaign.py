"""A campaign over several evenings: put away, taken up weeks later, its Inter-Missions taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from companion.core.crossing.intents import Carried, Taken, TakenBack
from companion.core.language.events import OrderLost
from companion.core.language.ids import TABLE
from companion.games.firefly import zones
from companion.games.firefly.campaign.record import Campaign, campaign_of
from companion.games.firefly.state import INTERMISSION
from companion.house.house import House
from companion.house.lobby import HouseLobby
from companion.house.newgame import AFTER
from companion.office.statistics.figures import GameStatistics
from tests.house.kit import Evening, Hands, house_at, unwaited_disk

BEGUN = "2026-03-01T20:00:00+01:00"
WEEKS = "2026-03-29T20:00:00+02:00"  # when the second evening begins
EASY = {"defense": "1", "gifts": "2", "credits": "5", "preparations": "2", "placed_b": "-2", "placed_c": "-4"}
FIRST: dict[str, Any] = {"campaign": {"game": 1}, **EASY}
SEEDS = range(1, 12)  # of first evenings; one of them is won


class Places:
    """One folder to drop files at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def places(self) -> Any:
        return ()

    def files(self, suffix: str) -> Any:
        return ()

    def fresh(self, place: str, stem: str, suffix: str) -> str:
        return str(self.folder / f"{stem}{suffix}")


class Kept(msgspec.Struct):
    """A store as it was put away, and what lay on the table."""

    store: bytes
    id: str
    state: Any


class Shelf:
    """A store that houses come and go at, evening after evening."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.house: House | None = None

    def open(self, now: str = WEEKS) -> House:
        """The house of another evening; the one before is closed."""
        self.close()
        self.house = house_at(self.place, now=lambda: now, clock=Hands())  # no disk is slow by this clock
        return self.house

    def close(self) -> None:
        if self.house is not None:
            self.house.close()
            self.house = None

    def kept(self, evening: Evening) -> Kept:
        """Put everything away as it stands."""
        state, id = evening.state, evening.desk.game.id
        self.close()
        return Kept(self.place.read_bytes(), id, state)

    def take_up(self, kept: Kept, *, after: bool = False, now: str = WEEKS) -> Evening:
        """Another evening in another house: the game that was put away, or the one after it."""
        self.close()
        self.place.write_bytes(kept.store)
        evening = Evening(self.open(now), 5, game="firefly")
        lobby = HouseLobby(evening.house)
        (offer,) = lobby.saved()
        assert offer.id == (f"after:{kept.id}" if after else kept.id)
        evening.sit_down(lambda: lobby.resume(offer.id))
        return evening


def to_the_end(evening: Evening) -> str:
    """Play a game out; gives how it ended."""
    while not evening.state.outcome:
        evening.play()
    return str(evening.state.outcome)


def is_between(state: Any) -> bool:
    """Whether an Inter-Mission waits for what the team buys."""
    return state.turn.phase == INTERMISSION and state.ask is None


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Kept, Kept]:
    """The first evening: in the middle of its first Inter-Mission, and won."""
    with unwaited_disk():
        for seed in SEEDS:
            shelf = Shelf(tmp_path_factory.mktemp("first") / "store.db")
            evening = Evening(shelf.open(BEGUN), seed, game="firefly")
            evening.begin(2, choices=FIRST)
            while not (evening.state.outcome or is_between(evening.state)):
                evening.play()
            if evening.state.outcome:
                continue
            between = shelf.kept(evening)
            evening = shelf.take_up(between, now=BEGUN)
            if to_the_end(evening) == "won":
                return between, shelf.kept(evening)
    raise AssertionError("no first evening is won by people who think")


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    found = Shelf(tmp_path / "store.db")
    with unwaited_disk():
        yield found
        found.close()


def record(state: Any) -> Campaign:
    found = campaign_of(state.header)
    assert found is not None
    return found


def on_serenity(state: Any) -> dict[str, Any]:
    """The cards that lie on Serenity, slot by slot."""
    row = (*zones.STRIKE_SLOTS, *zones.UPGRADE_SLOTS)
    return {zone: state.table.slots[slot].copy for zone in row for slot in state.table.zone(zone)}


@pytest.mark.rule("FFY-CAMP-02", "FFY-CAMP-03", "FFY-CAMP-05", "FFY-CAMP-18")
def test_the_second_game_is_begun_weeks_later_with_what_the_first_has_left(
    shelf: Shelf, first: tuple[Kept, Kept]
) -> None:
    won = first[1]
    second = shelf.take_up(won, after=True)
    assert second.state.header.options[AFTER] == won.id
    assert (record(second.state).game, record(second.state).credits) == (2, won.state.numbers["credits"])
    assert on_serenity(second.state) == on_serenity(won.state)
    assert {player.name for player in second.state.players} == {player.name for player in won.state.players}
    assert [one.id for one in HouseLobby(second.house).saved()] == [second.desk.game.id]
    second.until(lambda state: state.turn.phase == "action")
    second.play(60)
    assert second.house.troubles == []


@pytest.mark.rule("FFY-CAMP-04", "FFY-CAMP-18")
def test_an_evening_can_end_in_the_middle_of_the_special_inter_mission(
    shelf: Shelf, first: tuple[Kept, Kept]
) -> None:
    second = shelf.take_up(first[1], after=True)
    second.until(is_between)
    second.play()
    middle = shelf.kept(second)
    again = shelf.take_up(middle, now="2026-05-01T20:00:00+02:00")
    assert again.state == middle.state
    again.until(lambda state: state.turn.phase == "action")
    assert record(again.state).game == 2
    assert again.house.troubles == []


def all_taken_back(evening: Evening) -> set[str]:
    """Do whatever can be done now, one after the other, and take each back; the kinds of what was done."""
    before, done = evening.state, set[str]()
    for offer in evening.room.legal(before, TABLE):
        step = evening.do(Taken(offer.id))
        assert step.refusal is None and evening.state != before, offer.id
        lost = evening.do(TakenBack(1)).events  # what hands have mixed is known no more
        assert all(isinstance(event, OrderLost) for event in lost)
        before = evening.room.fold(before, lost)
        assert evening.do(Carried()).state == evening.state == before, offer.id
        done.add(offer.id.partition(":")[0])
    return done


@pytest.mark.rule("FFY-INTER-04", "FFY-CAMP-03", "FFY-CAMP-04")
@pytest.mark.parametrize(("which", "cards"), [(0, True), (1, False)], ids=["between-episodes", "special"])
def test_every_step_of_an_inter_mission_is_taken_back_to_the_state_before(
    shelf: Shelf, first: tuple[Kept, Kept], which: int, cards: bool
) -> None:
    evening = shelf.take_up(first[which], after=which == 1)
    evening.until(is_between)
    done = all_taken_back(evening)
    while is_between(evening.state):  # what was bought changes what can be
        evening.play()
        if is_between(evening.state):
            done |= all_taken_back(evening)
    assert {"upgrade", "next-episode"} <= done and ("cards" in done) is cards
    evening.do(TakenBack(3), Carried())
    evening.until(lambda state: state.turn.phase == "action")
    assert evening.house.troubles == []


@pytest.mark.rule("FFY-CAMP-02", "FFY-SETUP-30")
def test_one_person_with_two_avatars_goes_on_with_both(shelf: Shelf) -> None:
    one = Evening(shelf.open(BEGUN), 4, game="firefly")
    one.begin(1, choices={"campaign": {"game": 1}, "second": "Sorrel"})
    assert len(one.people) == 2
    to_the_end(one)
    second = shelf.take_up(shelf.kept(one), after=True)
    assert {player.seat for player in second.state.players} == {"p1", "p2"}
    second.play(40)
    assert second.house.troubles == []


def test_the_history_of_a_campaign_game_is_drawn_and_written(
    shelf: Shelf, first: tuple[Kept, Kept], tmp_path: Path
) -> None:
    second = shelf.take_up(first[1], after=True)
    port = GameStatistics(second.house, Places(tmp_path))
    port.read_on(60)
    (game,) = port.games()
    heard = [notice for record in rebuilt(second.house, game.id) for notice in record.notices]
    for what, kind in (("kills", "EnemyDefeated"), ("strikes", "StrikeDrawn"), ("jobs", "JobDone")):
        for one in game.people:
            told = sum(notice.kind == kind and notice.seat == one.seat for notice in heard)
            assert one.counts.get(what, 0) == told
    assert (game.won, [one.kind for one in game.turnings].count("Won")) == (True, 1)
    assert [turn.number for turn in game.turns] == list(range(1, len(game.turns) + 1))
    assert any(trait.kind.key == "trait-campaign" for trait in game.traits)
    assert max(turn.crowd for turn in game.turns) > 0
    for language in ("en", "fr"):
        for one in game.turnings:
            assert second.house.texts.say(one.says, language) not in ("", one.says.key)
        with Image.open(port.write("here", "png", language, game.id)) as picture:
            assert (picture.width, picture.height > 800) == (1400, True)
        assert Path(port.write("here", "log", language, game.id)).stat().st_size > 1_000


def rebuilt(house: House, id: str) -> Sequence[Any]:
    """Everything that is told of a game that has ended."""
    house.resume(id)
    assert house.desk is not None
    return house.desk.game.history.live
