"""Simulated games shared by processes and machines: the same games and ends however they are split."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from companion.commands.bench.command import side_by_side
from companion.commands.simulation import command, jobs
from companion.commands.simulation.command import SimulationWish, plan_of, practice_box, run
from companion.commands.simulation.shards import ShardError, read_shards
from companion.games.alien.room import room
from companion.house.simulate import Plan, games, seeds, simulate
from companion.house.tallies import Tally

GAMES = 5
PLAN = plan_of((1, GAMES, 11, "app", False, "greedy", ""), ())
SPEED = ("commands_per_s", "games_per_s")

Told = Callable[..., tuple[int, str, str]]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """What a wish ends with and says; nothing of it is a traceback."""

    def call(**wish: Any) -> tuple[int, str, str]:
        code = run(SimulationWish(**{"room": "alien", "plan": PLAN, **wish}))
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, " ".join(err.split())

    return call


@pytest.fixture
def parts(told: Told, tmp_path: Path) -> Callable[..., Path]:
    """A file with a part of the plan, or of another one."""

    def made(shard: str, **plan: Any) -> Path:
        code, out, _ = told(shard=shard, plan=replace(PLAN, **plan))
        assert code == 0
        path = tmp_path / f"{shard.replace('/', '-of-')}.jsonl"
        path.write_text(out, encoding="utf-8")
        return path

    return made


def told_alike(one: str, other: str) -> bool:
    """Whether two tallies say the same of everything but speed."""
    first, second = json.loads(one), json.loads(other)
    return all(first[name] == second[name] for name in first if name not in SPEED) and len(first) > len(SPEED)


def test_another_set_than_the_practice_box_is_named(told: Told) -> None:
    code, out, err = told(plan=replace(PLAN, box="hive"))
    assert (code, out) == (2, "") and err == "alien has no set hive; sets are alien, alien-practice."
    code, same, _ = told(plan=replace(PLAN, games=1, box="alien-practice"), as_json=True)
    _, usual, _ = told(plan=replace(PLAN, games=1), as_json=True)
    assert code == 0 and told_alike(same, usual)


def test_the_parts_of_a_plan_are_its_games_each_once() -> None:
    for shards in (1, 2, 3, 7):
        dealt = [seeds(replace(PLAN, shard=shard, shards=shards)) for shard in range(1, shards + 1)]
        assert sorted(seed for part in dealt for seed in part) == list(range(11, 11 + GAMES))
        assert max(map(len, dealt)) - min(map(len, dealt)) <= 1


def test_parts_that_are_merged_say_what_one_run_says(told: Told, parts: Callable[..., Path]) -> None:
    _, whole, _ = told(as_json=True)
    for shards in (1, 3):
        files = tuple(parts(f"{number}/{shards}") for number in range(shards, 0, -1))
        code, merged, _ = told(merge=True, files=files, as_json=True)
        assert code == 0 and told_alike(merged, whole)
    _, words, _ = told(merge=True, files=files)
    assert words.startswith(f"{GAMES} games of alien with 1 player (greedy, app custody)")


def test_parts_one_after_the_other_in_one_file_are_as_good(
    told: Told, parts: Callable[..., Path], tmp_path: Path
) -> None:
    together = tmp_path / "all.jsonl"
    together.write_text("".join(parts(f"{number}/2").read_text() for number in (1, 2)))
    _, whole, _ = told(as_json=True)
    assert told_alike(told(merge=True, files=(together,), as_json=True)[1], whole)


def test_every_game_of_a_part_is_the_game_of_its_seed(parts: Callable[..., Path]) -> None:
    path = parts("2/2")
    (part,) = read_shards("part", path.read_text())
    played = [game for game, _ in games(room(), practice_box("alien"), replace(PLAN, shard=2, shards=2))]
    assert list(part.games) == played
    assert len({game.digest for game in played}) == len(played), "no game is another"


def test_several_processes_play_the_same_games(told: Told) -> None:
    _, whole, _ = told(as_json=True)
    code, shared, err = told(jobs=3, as_json=True)
    assert (code, err) == (0, "") and told_alike(shared, whole)
    small = replace(PLAN, games=1)
    assert told_alike(told(jobs=4, plan=small, as_json=True)[1], told(plan=small, as_json=True)[1])


def test_a_process_is_asked_for_the_very_plan() -> None:
    plan = plan_of((4, 9, 7, "face", True, "random", "aliens"), ("drones=-1",), "surprise", "alien")
    assert set(jobs.asked("alien", plan, "1/2")[4:]) == {
        "--room=alien", "--players=4", "--games=9", "--seed=7", "--custody=face", "--mistakes",
        "--strategy=random", "--mode=aliens", "--choose=drones=-1", "--shard=1/2", "--game=surprise",
        "--set=alien",
    }  # fmt: skip


def test_what_broke_is_counted_wherever_it_was_played(
    told: Told, parts: Callable[..., Path], tmp_path: Path
) -> None:
    lines = parts("1/1").read_text().splitlines()
    broken = json.loads(lines[2]) | {"broken": ["seed 12: turn 3, Moved: a card lies twice"]}
    path = tmp_path / "broken.jsonl"
    path.write_text("\n".join([*lines[:2], json.dumps(broken), *lines[3:]]))
    code, out, _ = told(merge=True, files=(path,), as_json=True)
    assert (code, json.loads(out)["broken_invariants"]) == (1, 1)
    assert json.loads(out)["first_broken"].startswith("seed 12: turn 3")


WRONG = [
    ({"jobs": 0}, "--jobs is 0; it is how many processes share the games: 1 or more."),
    ({"jobs": -3}, "--jobs is -3"),
    ({"shard": "0/2"}, "--shard is 0/2; it is which part of how many, such as 1/4."),
    ({"shard": "3/2"}, "--shard is 3/2"),
    ({"shard": "half"}, "--shard is half"),
    ({"shard": "1/2", "jobs": 2}, "take one of them"),
    ({"shard": "1/2", "each": True}, "A shard is of one custody"),
    ({"merge": True}, "--merge and the files of the parts belong together"),
    ({"files": (Path("a"),)}, "--merge and the files of the parts belong together"),
    ({"room": "moon"}, "There is no game called 'moon'"),
    ({"room": "moon", "jobs": 2}, "There is no game called 'moon'"),
    ({"merge": True, "files": (Path("nowhere.jsonl"),)}, "nowhere.jsonl cannot be read: No such file"),
    ({"plan": replace(PLAN, mode="+")}, "has no mode +; modes are"),
    ({"plan": replace(PLAN, mode="aliens+aliens")}, "has no mode aliens+aliens"),
    ({"plan": replace(PLAN, choices={"drones": "999"}), "jobs": 2}, "Drones"),
    ({"plan": replace(PLAN, game="nine")}, "There is no game nine in this box. There are surprise, "),
    ({"plan": replace(PLAN, game="nine"), "jobs": 2}, "There is no game nine in this box."),
]  # fmt: skip


@pytest.mark.parametrize(("wish", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_a_wrong_call_gets_its_sentence(told: Told, wish: dict[str, Any], sentence: str) -> None:
    code, out, err = told(**wish)
    assert (code, out) == (2, "")
    assert sentence in err


def test_parts_that_do_not_fit_together_get_their_sentence(
    told: Told, parts: Callable[..., Path], tmp_path: Path
) -> None:
    def why(*files: Path, wanted: int = 2) -> str:
        code, out, err = told(merge=True, files=files)
        assert (code, out) == (wanted, "")
        return err

    one, two = parts("1/2"), parts("2/2")
    assert "Part 2/2 is missing" in why(one)
    assert "Part 1/2 is there more than once" in why(one, two, one)
    other = tmp_path / "other.jsonl"
    other.write_text(two.read_text().replace('"seed":11', '"seed":12', 1))
    assert "is torn" in why(one, other, wanted=1), "the games of another plan are not those that are there"
    elsewhere = parts("2/2", seed=12)
    assert "seed is 12 here and 11 there. Merge parts of one plan." in why(one, elsewhere)
    assert "rules is 2 here and 1 there" in why(one, changed(parts("2/2"), '"rules":1', '"rules":2'))


def changed(path: Path, old: str, new: str) -> Path:
    """The same file with something else in its first line."""
    path.write_text(path.read_text().replace(old, new, 1))
    return path


def test_a_file_that_is_torn_gets_its_sentence_wherever_it_is_torn(parts: Callable[..., Path]) -> None:
    text = parts("1/1").read_text()
    assert len(list(read_shards("part", text))) == 1
    for at in range(0, len(text) - 1, 97):
        with pytest.raises(ShardError, match="Play that part again"):
            list(read_shards("part", text[:at]))
    lines = text.splitlines(keepends=True)
    for nth in range(1, len(lines)):
        with pytest.raises(ShardError, match="Play that part again"):
            list(read_shards("part", "".join(lines[:nth] + lines[nth + 1 :])))
    with pytest.raises(ShardError, match="begins with no plan"):
        list(read_shards("part", "".join(lines[1:])))


def test_what_is_no_text_gets_its_sentence(told: Told, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "picture.png cannot be read: it is no text." in told(merge=True, files=(path, path))[2]


def test_a_process_that_ends_too_early_is_said_and_nothing_is_counted(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "asked", lambda room, plan, shard: ["/bin/sh", "-c", "kill -9 $$"])
    code, out, err = told(jobs=2)
    assert (code, out) == (2, "")
    assert "job 1 of 2 did not play to its end: it was stopped from outside (-9)" in err


def test_no_process_outlives_who_stops_listening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "asked", lambda room, plan, shard: ["/bin/sh", "-c", "read forever"])
    with pytest.raises(KeyboardInterrupt), jobs.started("alien", PLAN, 2) as running:
        raise KeyboardInterrupt
    assert all(job.process.returncode is not None for job in running)


def test_a_terminal_sees_how_far_it_is_and_how_long_it_takes_and_nobody_else_does(told: Told) -> None:
    assert told(plan=replace(PLAN, games=1))[2] == ""
    glass = StringIO()
    with command.progress(Console(file=glass, force_terminal=True, width=80), 4) as tell:
        tell()
        tell()
    assert "2/4" in glass.getvalue() and re.search(r"[-\d]:[-\d]{2}", glass.getvalue())


def test_the_tally_of_one_run_is_that_of_its_games() -> None:
    tally = simulate(room(), practice_box("alien"), Plan(players=1, games=2, seed=11))
    assert isinstance(tally, Tally)
    assert (tally.games, sum(tally.outcomes.values()), tally.seed, tally.players) == (2, 2, 11, 1)


def test_the_bench_says_how_much_quicker_two_processes_are() -> None:
    (measure,) = side_by_side(replace(PLAN, games=2))
    assert (measure.unit, measure.against) == ("games/s", "games/s of one process")
    assert measure.value > 0 and measure.ratio is not None and measure.ratio > 0
