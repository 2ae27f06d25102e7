"""Whole games, kept when they were right, are decided in the same way today."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.ground.rooms import open_room
from tests.games.goldens.games import GAMES, box_of
from tests.games.goldens.keeping import ENDING, FOLDER, RENEW, Golden, differences, read, write
from tests.games.goldens.renew import main

MOST = 700_000  # bytes of all goldens together


def golden(name: str) -> Golden:
    return read(FOLDER / f"{name}{ENDING}")


def told(name: str, kept: Golden) -> list[str]:
    return list(differences(open_room(kept.room), kept, box_of(kept.room, kept.box)))


def at(kept: Golden, number: int, **otherwise: object) -> Golden:
    """A golden with one step kept otherwise."""
    steps = [replace(one, **otherwise) if n == number else one for n, one in enumerate(kept.steps)]
    return replace(kept, steps=steps)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_decided_as_it_was(name: str) -> None:
    found = told(name, golden(name))
    assert not found, "\n".join([*found, f"If this is meant: {RENEW} {name}"])


def test_every_kept_game_is_one_that_is_asked_for_and_all_are_small() -> None:
    files = {path.name.removesuffix(ENDING): path.stat().st_size for path in FOLDER.iterdir()}
    assert set(files) == set(GAMES)
    assert sum(files.values()) < MOST


@pytest.mark.parametrize("room", ["alien", "firefly", "villains"])
def test_games_of_every_number_of_players_are_won_and_lost(room: str) -> None:
    kept = [golden(name) for name, game in GAMES.items() if game.room == room]
    ends = {one.end["outcome_text"]["key"] for one in kept}
    assert {"outcome-won", "outcome-lost"} <= ends
    assert {len(one.header["players"]) for one in kept} == {1, 2, 3, 4, 5}
    assert {custody for one in kept for custody in one.header["custody"].values()} >= {"app", "face", "back"}


def test_the_games_that_are_special_have_in_them_what_they_are_kept_for() -> None:
    assert "AlienRose" in golden("aliens").kinds
    assert {"SpecialMissionBegan", "CampaignResumed", "StacksReset"} <= set(golden("firefly-campaign").kinds)
    assert len({step.do.get("seat") for step in golden("firefly-second").steps} - {None}) == 2


def test_the_first_step_that_differs_is_named_with_what_differs() -> None:
    kept = golden("aliens")
    number = next(n for n, step in enumerate(kept.steps) if n > 5 and "numbers" in step.now)
    wrong = at(kept, number, now={**kept.steps[number].now, "numbers": "none"})
    first, *rest = told("aliens", wrong)
    assert first.startswith(f"step {number}, ") and str(kept.steps[number].do) in first
    assert [line.split()[0] for line in rest] == ["numbers"]


def test_other_events_refused_commands_and_another_end_are_named() -> None:
    kept = golden("aliens")
    name = kept.kinds[int(kept.steps[3].happened.split()[0])]
    events = told("aliens", at(kept, 3, events="none"))
    assert events[0].startswith("step 3, ") and any(f"event today:  {name}(" in line for line in events)
    stranger = {"type": "EndAction", "seat": "p9"}
    assert "refused" in told("aliens", at(kept, 3, do=stranger))[1]
    other = replace(kept, end={**kept.end, "outcome_text": None})
    assert told("aliens", other)[0].startswith("at the end outcome_text was None")


def test_a_golden_is_the_same_when_it_is_written_and_read_again(tmp_path: Path) -> None:
    kept = golden("aliens")
    write(tmp_path / "one", kept)
    write(tmp_path / "two", read(tmp_path / "one"))
    assert read(tmp_path / "two") == kept
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_there_is_no_renewing_of_a_game_that_nobody_keeps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dragons"]) == 2
    assert "dragons" in capsys.readouterr().err
