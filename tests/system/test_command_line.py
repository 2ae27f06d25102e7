"""Every command of the command line: wrong calls get a sentence and 2, machines get the lines they expect."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.cli import main

ROOT = Path(__file__).resolve().parents[2]
Said = tuple[int, str, str]
Call = Callable[..., Said]


@pytest.fixture
def call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Call]:
    """Call the companion in this process, in a home of its own; gives code, words and complaints."""
    monkeypatch.setattr(logging, "raiseExceptions", True)
    before = list(logging.getLogger().handlers)
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*args: object) -> Said:
        monkeypatch.setattr(sys, "argv", ["companion", *map(str, args)])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        code = ended.value.code
        return code if isinstance(code, int) else 0, told.out, told.err

    yield run
    for handler in set(logging.getLogger().handlers) - set(before):
        logging.getLogger().removeHandler(handler)
        handler.close()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["sing"], "No such command 'sing'"),
        (
            ["simulate", "--room", "chess"],
            "There is no game called 'chess'. These can be played: alien, firefly, villains.",
        ),
        (["simulate", "--room", ""], "There is no game called ''"),
        (["simulate", "--players", "9"], "alien is for 1 to 5 players"),
        (["simulate", "--players", "0"], "alien is for 1 to 5 players"),
        (["simulate", "--players", "many"], "--players"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--custody", "pocket"], "custody is one of face, back, read, app"),
        (["simulate", "--strategy", "lucky"], "strategy is greedy or random"),
        (["simulate", "--loud"], "No such option"),
        (["replay"], "Missing argument"),
        (["replay", "no-such-game"], "There is no file and no saved game called 'no-such-game'"),
        (["replay", "/"], "There is no file and no saved game called '/'"),
        (["export", "no-such-game"], "There are no saved games yet."),
        (["read"], "Missing argument"),
        (["read", "x.png", "--reader", "laser"], "There is no reader called 'laser'"),
        (["demo", "--players", "7"], "--players"),
        (["demo", "--custody", "pocket"], "Custody is app"),
        (["table", "--size", "huge"], "'huge' is no window size"),
        (["doctor", "--now"], "No such option"),
        (["check-data", "everything"], "unexpected extra argument"),
        (["bench", "--fast"], "No such option"),
    ],
)
def test_a_wrong_call_gets_a_sentence_and_2(call: Call, args: list[str], says: str) -> None:
    code, out, err = call(*args)
    assert code == 2
    assert says in " ".join(err.replace("│", " ").split())
    assert out == ""
    assert "Traceback" not in err


def test_help_is_quick_and_loads_nothing_heavy() -> None:
    watch = "import sys; from companion.cli import main\ntry:\n    main()\nexcept SystemExit:\n    pass\n"
    watch += "print('LOADED', *sorted(set(m.partition('.')[0] for m in sys.modules)))"
    ran = subprocess.run(
        [sys.executable, "-c", watch, "--help"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = ran.stdout.rpartition("LOADED")[2].split()
    heavy = {
        "kivy",
        "cv2",
        "numpy",
        "sqlalchemy",
        "sqlmodel",
        "zxingcpp",
        "pyzbar",
        "gpiozero",
        "fluent",
        "alembic",
    }
    assert not heavy & set(loaded)
    for command in ("demo", "simulate", "replay", "doctor", "read", "check-data", "bench", "table", "export"):
        assert command in ran.stdout


@pytest.mark.parametrize(("wished", "cores"), [(None, "1"), ("3", "3")])
def test_numbers_are_reckoned_with_on_one_core_or_as_many_as_wished(
    call: Call, monkeypatch: pytest.MonkeyPatch, wished: str | None, cores: str
) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", wished or "1")
    if wished is None:
        monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    assert call("sing")[0] == 2
    assert os.environ["OPENBLAS_NUM_THREADS"] == cores


def test_simulate_ends_with_the_line_that_machines_expect(call: Call) -> None:
    code, out, _ = call("simulate", "--players", 2, "--games", 2, "--seed", 4, "--json")
    assert code == 0
    line = json.loads(out.splitlines()[-1])
    assert {
        "room", "players", "games", "outcomes", "commands_per_s", "games_per_s", "broken_invariants",
    } <= set(line)  # fmt: skip
    assert (line["room"], line["players"], line["games"]) == ("alien", 2, 2)
    assert sum(line["outcomes"].values()) == 2
    assert line["broken_invariants"] == 0
    again = json.loads(call("simulate", "--players", 2, "--games", 2, "--seed", 4, "--json")[1])
    timed = ("commands_per_s", "games_per_s")
    assert {k: v for k, v in line.items() if k not in timed} == {
        k: v for k, v in again.items() if k not in timed
    }


def test_simulate_is_told_in_words(call: Call) -> None:
    code, out, _ = call("simulate", "--games", 1, "--players", 1, "--strategy", "random", "--custody", "face")
    assert code == 0
    assert "1 game of alien with 1 player (random, face custody)" in out
    assert "broken invariants 0" in out


def test_simulate_lays_the_four_custodies_side_by_side(call: Call) -> None:
    code, out, _ = call("simulate", "--games", 1, "--players", 1, "--custody", "each")
    rows = {line.split()[0]: line.split()[1:6] for line in out.splitlines()[2:6]}
    assert code == 0 and list(rows) == ["face", "back", "read", "app"]
    decisions, hands, faces, backs, upkeep = zip(*rows.values(), strict=True)
    assert len(set(decisions)) == len(set(hands)) == len(set(upkeep)) == 1, "the same game in all of them"
    assert float(faces[0]) > float(faces[1]) > float(faces[2]) == float(faces[3])
    assert float(backs[1]) > 0 == float(backs[0]) == float(backs[2])


def test_read_tells_each_picture_in_its_own_line(call: Call, tmp_path: Path) -> None:
    import segno

    from companion.core.language.tags import tag_text

    ours = tag_text(12345)
    segno.make_qr(ours, error="h", version=1).save(tmp_path / "card.png", scale=8, border=4)
    segno.make_qr("https://example.org").save(tmp_path / "web.png", scale=8, border=4)
    (tmp_path / "broken.png").write_bytes(b"no picture")
    names = [tmp_path / name for name in ("card.png", "web.png", "broken.png", "missing.png")]
    code, out, err = call("read", *names, "--json")
    assert code == 1  # two of them could not be read
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["image"] for line in lines] == [str(name) for name in names]
    card, web = lines[0], lines[1]
    assert set(card) == {"image", "tags", "ms"}
    (tag,) = card["tags"]
    assert set(tag) == {"text", "format", "corners", "reader", "ours"}
    assert (tag["text"], tag["ours"]) == (ours, True)
    assert len(tag["corners"]) == 4
    assert all(len(corner) == 2 for corner in tag["corners"])
    assert [(one["text"], one["ours"]) for one in web["tags"]] == [("https://example.org", False)]
    assert all("error" in line and line["error"] for line in lines[2:])
    assert "Traceback" not in err
    assert call("read", names[0])[0] == 0


def test_whatever_goes_wrong_inside_is_a_sentence(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.commands.simulation import command as simulating

    def fails(*_: object) -> None:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(simulating, "simulate", fails)
    code, out, err = call("simulate", "--games", 1)
    assert code == 1
    assert out == ""
    assert err.startswith("Something went wrong inside: a wheel came off. Details are in ")
    place = Path(err.strip().rpartition("Details are in ")[2].rstrip("."))
    assert "RuntimeError: a wheel came off" in place.read_text(encoding="utf-8")
    place.unlink()


def test_even_where_no_details_can_be_kept(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import tempfile

    from companion.commands.simulation import command as simulating

    def fails(*_: object) -> None:
        raise RuntimeError("a wheel came off")

    monkeypatch.setattr(simulating, "simulate", fails)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    code, _, err = call("simulate", "--games", 1)
    assert code == 1
    assert err.startswith("Something went wrong inside: a wheel came off.")
    assert "Traceback" not in err


def test_what_is_logged_goes_to_the_diary_and_not_to_the_screen(call: Call, tmp_path: Path) -> None:
    call("simulate", "--games", 1, "--players", 1)
    logging.getLogger("companion.test").warning("a lamp fell off")
    assert "a lamp fell off" in (tmp_path / "home" / "companion.log").read_text(encoding="utf-8")


def test_a_stop_from_the_keyboard_is_no_failure(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from companion.commands.simulation import command as simulating

    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "simulate", stopped)
    code, _, err = call("simulate", "--games", 1)
    assert code == 130
    assert "Traceback" not in err
