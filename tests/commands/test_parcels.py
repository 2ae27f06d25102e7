"""Packing here and unpacking there from the command line, for people and for machines."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.cli import main
from companion.commands import parcels
from companion.commands.parcels import Asker, decider, open_household
from companion.core.ports.parcels import Choice, Conflict
from companion.core.ports.people import Person

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home in which the companion was opened once."""
    home = tmp_path_factory.mktemp("homes") / "fresh"
    patch = pytest.MonkeyPatch()
    patch.setenv("COMPANION_HOME", str(home))
    with open_household():
        pass
    yield home
    patch.undo()


@pytest.fixture
def call(
    fresh: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Call the companion in one of two homes, `here` and `there`; gives code, words and complaints."""
    for name in ("here", "there"):
        shutil.copytree(fresh, tmp_path / name)
    monkeypatch.setattr("companion.ground.diary.keep_diary", lambda: None)
    monkeypatch.setenv("COLUMNS", "200")

    def run(home: str, *args: object) -> tuple[int, str, str]:
        monkeypatch.setenv("COMPANION_HOME", str(tmp_path / home))
        monkeypatch.setattr(sys, "argv", ["companion", *map(str, args)])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        return int(ended.value.code or 0), told.out, told.err

    return run


def learn(call: Call, home: str, value: int) -> None:
    """Tell a number at a home."""
    call(home, "export")  # makes this home the one that is open
    with open_household() as store:
        store.remembered.learn("alien", "queen-mother", "attack", value)
        store.people.keep(Person("p-ana", f"Ana of {home}"))


def test_cards_travel_from_home_to_home(call: Call, tmp_path: Path) -> None:
    learn(call, "here", 9)
    path = tmp_path / "ours.zip"
    code, out, _ = call("here", "pack", path)
    assert code == 0 and f"{path} is written: 1663 cards and codes, 1 entry." in out
    assert "Games and people stay here; `--games` and `--people` pack them too." in out
    code, out, _ = call("there", "unpack", path, "--dry-run")
    assert code == 0 and "New in ours.zip: 1 entry. Here already: 1663 cards and codes." in out
    assert "Nothing was changed: this was a look." in out
    code, out, _ = call("there", "unpack", path)
    assert code == 0 and out.endswith("Taken in.\n")
    code, out, _ = call("there", "unpack", path, "--json")
    assert code == 0 and json.loads(out) == {
        "file": "ours.zip",
        "app": "0.1.0",
        "brings": {
            "collection": {"new": 0, "same": 1663, "conflicts": 0},
            "entries": {"new": 0, "same": 1, "conflicts": 0},
        },
        "conflicts": [],
        "remarks": [],
        "dry_run": False,
        "changed": False,
    }


def test_conflicts_are_shown_and_chosen_by_a_word(call: Call, tmp_path: Path) -> None:
    learn(call, "here", 9)
    learn(call, "there", 8)
    path = tmp_path / "ours.zip"
    assert call("here", "pack", path, "--entries", "--people")[0] == 0
    code, out, _ = call("there", "unpack", path)
    assert code == 1 and "Say which side counts with --take mine or --take theirs" in out
    assert "queen-mother, attack" in out and "Ana of here" in out and "Ana of there" in out
    code, out, _ = call("there", "unpack", path, "--json")
    told = json.loads(out)
    assert code == 1 and [one["choice"] for one in told["conflicts"]] == ["", ""] and not told["changed"]
    code, out, _ = call("there", "unpack", path, "--take", "mine")
    assert code == 0 and "Decided: 0 for theirs, 2 for mine." in out and "Nothing was changed" in out
    code, out, _ = call("there", "unpack", path, "--take", "theirs")
    assert code == 0 and "Decided: 2 for theirs, 0 for mine." in out and "Taken in." in out
    with open_household() as store:
        assert store.remembered.number("alien", "queen-mother", "attack") == 9


def test_a_table_for_another_computer(call: Call, tmp_path: Path) -> None:
    code, out, _ = call("here", "pack", tmp_path / "entries.csv", "--entries")
    table = (tmp_path / "entries.csv").read_text("utf-8-sig")
    assert code == 0 and table.count("\n") > 500, "room for everything nobody has told yet"
    row = next(row for row in table.splitlines() if ",scan,," in row)
    (tmp_path / "entries.csv").write_text(
        table.replace(row, row.replace(",scan,,", ",scan,3,")), encoding="utf-8"
    )
    code, out, _ = call("here", "unpack", tmp_path / "entries.csv")
    assert code == 0 and "New in entries.csv: 1 entry." in out
    code, _, err = call("here", "pack", tmp_path / "both.csv")
    assert code == 1 and "Ask for one of the two." in err


def test_wrong_calls_get_a_sentence(call: Call, tmp_path: Path) -> None:
    (tmp_path / "odd.zip").write_bytes(b"PK\3\4 not at all")
    shutil.rmtree(tmp_path / "there")
    assert call("there", "pack", tmp_path / "x.zip") == (
        2,
        "",
        "There is nothing to pack yet: nobody has used the companion here.\n",
    )
    code, _, err = call("here", "unpack", tmp_path / "none.zip")
    assert code == 2 and err == f"There is no file {tmp_path / 'none.zip'}. Check its name.\n"
    code, _, err = call("here", "unpack", tmp_path / "odd.zip", "--take", "everything")
    assert code == 2 and "--take is mine, theirs or ask, not 'everything'." in err
    code, _, err = call("here", "unpack", tmp_path / "odd.zip")
    assert code == 1 and err.startswith("odd.zip was not taken in: it is damaged") and "changed.\n" in err
    code, out, err = call("here", "unpack", tmp_path / "odd.zip", "--json")
    assert code == 1 and json.loads(out)["error"].startswith("odd.zip was not taken in") and err == ""


def conflict(number: int) -> Conflict:
    return Conflict(f"entry {number}", "entries", "Queen, attack", ("9\x1b[2J",), ("8",))


@pytest.mark.parametrize(
    ("answers", "choices"),
    [
        (["m", "t", "m"], ["mine", "theirs", "mine"]),
        (["what?", "", "t", "M"], ["theirs", "mine", "mine"]),
        (["T"], ["theirs", "theirs", "theirs"]),
        (["t", "s"], ["theirs", None]),
        ([], [None]),
    ],
)
def test_people_at_the_terminal_choose(
    answers: list[str], choices: list[Choice | None], capsys: pytest.CaptureFixture[str]
) -> None:
    left = iter(answers)

    def ask(question: str) -> str:
        assert "Keep mine (m), take theirs (t)" in question
        for answer in left:
            return answer
        raise EOFError

    decide = Asker(ask)
    assert [decide(conflict(number)) for number in range(len(choices))] == choices
    assert list(left) == []
    told = capsys.readouterr().out
    assert "Queen, attack" in told and "\x1b" not in told


def test_nobody_is_asked_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert decider("ask", as_json=False)(conflict(1)) is None
    monkeypatch.setattr(parcels.sys.stdin, "isatty", lambda: True, raising=False)
    assert decider("ask", as_json=True)(conflict(1)) is None
    assert decider("ask", as_json=False, ask=lambda _: "t")(conflict(1)) == "theirs"
