"""Figures of games: read once, from what everybody heard, and never more certain than their number."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from companion.commands.stats import run
from companion.core.crossing.intents import Carried, Corrected, TakenBack
from companion.core.language.commands import SetNumber, SetProgress
from companion.core.ports.statistics import GameFigures
from companion.house.house import House
from companion.office.statistics.cache import FigureFile
from companion.office.statistics.clock import PAUSE_S, gap_s
from companion.office.statistics.figures import FILE, Figures, GameStatistics, NothingToWrite
from companion.office.statistics.rates import rate_of, spread_of
from companion.office.statistics.sums import overview
from tests.house.kit import Evening, at_rest, house_at, unwaited_disk

STEP_S = 6
MOST_MOVES = 1_500  # a game that has not ended by then is a fault of its people or of the rules


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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Three short games; in the first something is taken back, and a night lies in the middle of it."""
    seconds = count(step=STEP_S)

    def now() -> str:
        at = next(seconds)
        day, rest = 1 + at // 80_000, at % 80_000
        return f"2026-03-{day:02}T{rest // 3600:02}:{rest // 60 % 60:02}:{rest % 60:02}+00:00"

    with unwaited_disk():
        house = house_at(tmp_path_factory.mktemp("figures") / "store.db", now=now)
        for seed, players in ((9, 3), (5, 1), (16, 2)):
            evening = Evening(house, seed, random_play=True)
            evening.begin(players)
            evening.play(30)
            if players == 3:
                evening.do(TakenBack(1), Carried())
                for _ in range(1_000):
                    now()
            if players == 2:
                won_by_hand(evening)
            evening.play(MOST_MOVES)
            assert evening.state.outcome
            house.leave()
        yield house
        house.close()


def won_by_hand(evening: Evening) -> None:
    """People who play anyhow never win: the books are told that these have done so."""
    evening.until(at_rest)
    evening.do(Corrected(SetProgress(course={"objective": 3})), Corrected(SetNumber("progress:3", 9)))
    assert evening.state.outcome == "won"


@pytest.fixture(scope="module")
def figures(house: House) -> Figures:
    read = Figures(house.store.archive, house.texts)
    read.read_on(60)
    return read


def first(figures: Figures) -> GameFigures:
    return figures.games()[-1]


def test_every_game_that_has_ended_is_read_and_a_running_one_is_not(figures: Figures) -> None:
    games = figures.games()
    assert [len(game.people) for game in games] == [2, 1, 3], "the newest first"
    assert [(game.outcome, game.won) for game in games] == [("won", True), ("lost", False), ("lost", False)]
    assert all(game.ended is not None for game in games)


def test_what_is_counted_is_what_the_players_heard(house: House, figures: Figures) -> None:
    game = first(figures)
    house.resume(game.id)
    assert house.desk is not None
    heard = [notice for record in house.desk.game.history.live for notice in record.notices]
    house.leave()
    for what, kind in (("kills", "EnemyKilled"), ("recruits", "Recruited"), ("strikes", "StrikeDrawn")):
        for one in game.people:
            told = sum(notice.kind == kind and notice.seat == one.seat for notice in heard)
            assert one.counts.get(what, 0) == told
    damage = sum(notice.amount or 0 for notice in heard if notice.kind == "StrikeTaken")
    assert sum(one.counts.get("damage", 0) for one in game.people) == damage > 0
    assert sum(sum(turn.harm) for turn in game.turns) == damage, "every strike belongs to a turn"


def test_nights_and_what_was_taken_back_take_no_time(figures: Figures) -> None:
    game = first(figures)
    assert game.taken_back >= 1
    steps = game.steps - 1
    assert game.seconds < steps * STEP_S * 2, "the thousand moments in the middle were a night"
    assert sum(turn.seconds for turn in game.turns) <= game.seconds
    assert [turn.number for turn in game.turns] == list(range(1, len(game.turns) + 1))
    assert sum(one.turns for one in game.people) == len(game.turns)


def test_the_dead_have_no_damage_any_more(figures: Figures) -> None:
    for game in figures.games():
        for at, one in enumerate(game.people):
            lives = [turn.life[at] for turn in game.turns]
            gone = [life is None for life in lives]
            assert gone == sorted(gone), "once dead, for ever"
            assert one.alive or lives[-1] is None or lives[-2] is not None


def test_the_end_is_a_turning_point_and_all_of_them_come_in_order(house: House, figures: Figures) -> None:
    for game in figures.games():
        kinds = [one.kind for one in game.turnings]
        assert kinds.count("Won") + kinds.count("Lost") == 1
        assert [one.turn for one in game.turnings] == sorted(one.turn for one in game.turnings)
        for one in game.turnings:
            for language in ("en", "fr"):
                said = house.texts.say(one.says, language)
                assert said and said != one.says.key
    harms = [one for game in figures.games() for one in game.turnings if one.kind == "harm"]
    assert harms, "somebody was hit hard in one of three games"


def test_a_game_is_read_once_and_again_when_it_has_changed(house: House, tmp_path: Path) -> None:
    file = tmp_path / FILE
    assert Figures(house.store.archive, house.texts, file).read_on(60).done == 3
    told: list[str] = []
    again = Figures(Unread(house.store.archive), house.texts, file, told.append)
    assert (again.read_on(60).done, len(again.games()), told) == (3, 3, [])
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], "{damaged", lines[2].replace('"version":1', '"version":0')]) + "\n")
    with file.open("ab") as torn:
        torn.write(b'{"version":"\xff"}\n')  # not even letters any more
    assert len(FigureFile(file).all()) == 1
    mended = Figures(house.store.archive, house.texts, file)
    assert len(mended.games()) == 1
    assert mended.read_on(60).done == 3 and len(mended.games()) == 3


class Unread:
    """An archive whose entries nobody may ask for."""

    def __init__(self, archive: Any) -> None:
        self.games = archive.games

    def entries(self, game: str, after: int = 0) -> Any:
        raise AssertionError(f"{game} was read before")


def test_reading_stops_when_its_time_is_over(house: House) -> None:
    hours = count(step=3600.0)
    slow = Figures(house.store.archive, house.texts, clock=lambda: next(hours))
    assert [slow.read_on(1.0).done for _ in range(4)] == [1, 2, 3, 3]


def test_a_damaged_game_is_told_once_and_hides_no_other(house: House) -> None:
    class Torn(Unread):
        def entries(self, game: str, after: int = 0) -> Any:
            found = house.store.archive.entries(game, after)
            return (*found[:5], msgspec.structs.replace(found[5], events=({"type": "Gone"},)))

    told: list[str] = []
    torn = Figures(Torn(house.store.archive), house.texts, trouble=told.append)
    assert torn.read_on(60).done == 3 == torn.read_on(60).done
    assert len(told) == 3 and torn.games() == ()


def test_what_games_have_in_common_is_compared_with_its_numbers(house: House, figures: Figures) -> None:
    found = overview(figures.games(), house.texts.say)
    assert found.rate.games == 3
    by_people = next(one for one in found.sections if one.kind.key == "statistics-people")
    assert [one.name.args["count"] for one in by_people.groups] == [1, 2, 3]
    location = next(one for one in found.sections if one.kind.key == "trait-location")
    assert [one.rate.games for one in location.groups] == [3]
    assert [(one.name, one.rate.games) for one in found.people] == [("Maya", 3), ("Ben", 2), ("Inès", 1)]
    maya = found.people[0]
    told = [
        one.counts.get("kills", 0) for game in figures.games() for one in game.people if one.name == "Maya"
    ]
    assert maya.per_game["kills"] == pytest.approx(sum(told) / 3)
    assert maya.turn_s is not None and maya.turn_s.low <= maya.turn_s.middle <= maya.turn_s.high
    assert sum(one.games for one in found.evenings) == 3


@given(st.integers(0, 200), st.integers(0, 200))
def test_an_interval_holds_its_share_and_narrows_with_the_games(won: int, lost: int) -> None:
    games = won + lost
    one = rate_of(won, games)
    assert 0.0 <= one.low <= (won / games if games else 0.5) <= one.high <= 1.0
    more = rate_of(won * 10, games * 10)
    assert more.high - more.low <= one.high - one.low


def test_three_of_five_says_little() -> None:
    one = rate_of(3, 5)
    assert (round(one.low, 2), round(one.high, 2)) == (0.23, 0.88)  # as tables of Wilson's interval have it
    assert spread_of(()) is None
    two = spread_of((10.0, 20.0))
    assert two is not None and two.middle == 15


@pytest.mark.parametrize(("after", "gap"), [
    ("2026-03-01T20:00:07", 7.0), ("2026-03-01T20:05:00", PAUSE_S), ("2026-03-01T20:05:01", 0.0),
    ("2026-03-01T19:59:59", 0.0), ("2026-03-02T09:00:00", 0.0), ("soon", 0.0),
    ("2026-03-01T20:00:07+01:00", 0.0),
])  # fmt: skip
def test_a_pause_and_a_clock_that_was_set_count_nothing(after: str, gap: float) -> None:
    assert gap_s("2026-03-01T20:00:00", after) == gap


def test_the_log_of_a_game_is_a_table_of_what_everybody_heard(house: House, tmp_path: Path) -> None:
    port = GameStatistics(house, Places(tmp_path))
    port.read_on(60)
    game = first(port)
    path = Path(port.write("here", "log", "fr", game.id))
    assert path.name == f"{game.id}-log.csv"
    with path.open(encoding="utf-8-sig", newline="") as file:
        head, *rows = list(csv.reader(file))
    assert head[:4] == ["step", "at", "turn", "person"]
    assert len(rows) == game.steps - game.taken_back - 1, "neither what was taken back nor the taking back"
    told = " ".join(row[6] for row in rows)
    kills = sum(one.counts.get("kills", 0) for one in game.people)
    assert told.count(" a été tué.") == kills > 0
    with pytest.raises(NothingToWrite):
        port.write("here", "log", "fr", "nobody")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_statistics_and_recap_are_written_as_files(house: House, tmp_path: Path, language: str) -> None:
    port = GameStatistics(house, Places(tmp_path))
    port.read_on(60)
    game = port.games()[0].id
    for name in ("", game):
        with Path(port.write("here", "csv", language, name)).open(encoding="utf-8-sig", newline="") as file:
            head, *rows = list(csv.reader(file))
        assert len(set(head)) == len(head) and {len(row) for row in rows} == {len(head)}
        assert len(rows) == (6 if not name else len(port.games()[0].turns))
        with Image.open(port.write("here", "png", language, name)) as picture:
            assert picture.width == 1400 and picture.height > 800
            assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 50


def test_the_game_at_the_table_has_a_recap_once_it_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = house_at(tmp_path / "companion.db", seed=9)
    port = GameStatistics(house, Places(tmp_path))
    evening = Evening(house, 5, random_play=True)
    evening.begin(1)
    assert port.recap() is None
    with pytest.raises(NothingToWrite):
        port.write("here", "csv", "en")
    with unwaited_disk():
        evening.play(MOST_MOVES)
    game = port.recap()
    assert game is not None and game.outcome == evening.state.outcome
    house.leave()
    assert port.recap(game.id) == game and port.recap("nobody") is None
    house.close()
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    told_by_command(game, tmp_path, capsys)


def told_by_command(game: GameFigures, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`companion stats` tells and writes the same."""
    assert run((None, None, None), True, "", "en") == 0
    told = capsys.readouterr().out.splitlines()
    assert [msgspec.json.decode(line, type=GameFigures) for line in told] == [game]
    assert run((None, None, None), False, "", "fr") == 0
    assert "Parties gagnées" in capsys.readouterr().out
    files = folder / "a.csv", folder / "a.png", folder / "log.csv"
    assert run(files, False, game.id, "en") == 0 and all(file.stat().st_size for file in files)
    assert run((None, None, files[2]), False, "", "en") == 2, "which game's log?"
    assert run((None, None, None), False, "nobody", "en") == 2
    assert run((None, None, None), False, "", "de") == 2
    assert run((folder / "none" / "a.csv", None, None), False, "", "en") == 1
    assert "Choose another place" in capsys.readouterr().err
