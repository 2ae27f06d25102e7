"""A game proves itself again from its file; a damaged one is refused with a sentence, and nothing changes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.commands import replays
from companion.core.crossing.intents import Carried, Corrected, Overruled, Redone, TakenBack, Touched
from companion.core.language.asks import Choice
from companion.core.language.commands import MoveSlot, SetNumber
from companion.core.language.ids import ZoneId
from companion.core.language.refusals import Refusal
from companion.engine.decisions import Decided
from companion.engine.legendary.strikes import ForgotStrike
from companion.ground import rooms
from companion.house.house import House
from companion.session.replay import rebuild
from tests.house.kit import Evening, at_rest, house_at


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("replays") / "store.db", seed=3)
    yield house
    house.close()


@pytest.fixture(scope="module")
def exported(house: House, tmp_path_factory: pytest.TempPathFactory) -> Callable[[Any], Path]:
    """A game with everything in it: undo, redo, tools, waivers, and the end."""
    folder, made = tmp_path_factory.mktemp("files"), {}  # type: ignore[var-annotated]

    def export(custody: Any) -> Path:
        if custody not in made:
            evening = Evening(house, 5)
            evening.begin(3, custody)
            eventful(evening)
            made[custody] = folder / f"{custody}.jsonl"
            house.store.export_game(evening.desk.game.id, made[custody])
        return made[custody]

    return export


def eventful(evening: Evening) -> None:
    evening.until(lambda state: at_rest(state) and state.turn.number > 2)
    evening.do(TakenBack(3), Carried(), Redone(), Carried())
    evening.do(Corrected(SetNumber("attack", 6)), Corrected(SetNumber("recruit", 0)))
    dear = evening.state.table.zone("hq:1")[0]
    step = evening.do(Touched(f"slot:{dear}"))
    evening.do(Overruled(step.number))
    evening.until(at_rest)
    evening.do(Corrected(MoveSlot(evening.state.table.zone("hq:3")[0], ZoneId("hq:2"))))
    evening.until(lambda state: isinstance(state.ask, Choice))
    evening.do(Corrected(ForgotStrike(evening.state.turn.seat), late=True))
    while not evening.state.outcome:
        evening.play()


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def written(path: Path, changed: list[dict[str, Any]]) -> Path:
    """The file with changed lines and a checksum that fits: whoever wrote it meant it."""
    body = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in changed[:-1]).encode()
    foot = json.dumps({"sha256": hashlib.sha256(body).hexdigest()}, separators=(",", ":"))
    path.write_bytes(body + foot.encode() + b"\n")
    return path


@pytest.mark.parametrize("custody", ["app", "face"])
def test_an_exported_game_holds_and_would_be_decided_alike_today(
    exported: Callable[[Any], Path], capsys: pytest.CaptureFixture[str], custody: Any
) -> None:
    path = exported(custody)
    before = path.read_bytes()
    assert replays.run(str(path), decide=True, as_json=True) == 0
    (line,) = capsys.readouterr().out.splitlines()
    proof = json.loads(line)
    assert set(proof) == {"game", "room", "entries", "live", "turn", "outcome", "broken", "differences"}
    assert (proof["room"], proof["broken"], proof["differences"]) == ("alien", [], [])
    assert proof["outcome"] in ("won", "lost")
    assert 0 < proof["live"] <= proof["entries"] == len(lines(path)) - 2
    assert path.read_bytes() == before


def test_it_is_told_in_words_as_well(
    exported: Callable[[Any], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert replays.run(str(exported("app")), decide=False, as_json=False) == 0
    said = capsys.readouterr().out
    assert "entries fold; turn" in said
    assert said.count("\n") == 1


def test_rules_that_decide_otherwise_today_are_told_and_change_nothing(
    exported: Callable[[Any], Path], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, whole = exported("app"), rooms.open_room("alien")

    def stricter(state: Any, command: Any, waived: frozenset[str]) -> Any:
        decision = whole.decide(state, command, waived)
        if type(command).__name__ == "EndAction" and not isinstance(decision, Refusal):
            return Decided(decision.events[:-1], decision.states[:-1])
        if type(command).__name__ == "SetNumber":
            raise RuntimeError("this tool is broken today")
        return decision

    monkeypatch.setattr(replays, "open_room", lambda name: replace(whole, decide=stricter))
    assert replays.run(str(path), decide=True, as_json=True) == 1
    proof = json.loads(capsys.readouterr().out)
    ends = [line for line in lines(path)[1:-1] if (line["command"] or {}).get("type") == "EndAction"]
    found = {difference["number"]: difference for difference in proof["differences"]}
    assert {line["number"] for line in ends} <= set(found)
    tools = [difference for difference in found.values() if difference["command"] == "SetNumber"]
    assert all(difference["decided"] == [] for difference in tools)
    assert proof["broken"] == []
    assert replays.run(str(path), decide=False, as_json=True) == 0  # the past is what it was


def test_what_is_in_the_store_is_replayed_by_its_name(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    assert replays.run("nothing", decide=False, as_json=False) == 2
    assert "There is no file and no saved game called 'nothing'" in capsys.readouterr().err
    own = house_at(tmp_path / "companion.db")
    evening = Evening(own, 2)
    evening.begin()
    evening.play(20)
    id = evening.desk.game.id
    own.close()
    assert replays.run(id, decide=True, as_json=False) == 0
    assert id in capsys.readouterr().out
    assert replays.run("nothing", decide=False, as_json=False) == 2
    assert f"Saved games: {id}." in capsys.readouterr().err


Change = Callable[[list[dict[str, Any]]], Any]


def adding(event: dict[str, Any]) -> Change:
    """One more event in the sixth line."""
    return lambda all: all[5]["events"].append({"v": 1, **event})


BOUND = {"type": "Bound", "slot": 1, "copy": "x#1"}
TAKEN = {"kind": "undo", "undoes": 500, "command": None, "events": []}
DAMAGES: dict[str, tuple[Change, str]] = {
    "an event nobody knows": (adding({"type": "Flew"}), "'Flew' is not known"),
    "an event of the future": (lambda all: all[5]["events"][0].update(v=99), "newer version"),
    "an event without its parts": (adding({"type": "TurnBegan"}), "TurnBegan"),
    "a card that cannot be there": (adding(BOUND), "cannot be"),
    "more taken back than was done": (lambda all: all[5].update(TAKEN), "cannot be taken back"),
    "a command nobody knows": (lambda all: all[5].update(command={"v": 1, "type": "Sing"}), "'Sing'"),
    "entries that are missing": (lambda all: all.__setitem__(slice(3, -40), []), "cannot be replayed"),
    "another game": (lambda all: all[0].update(room="chess"), "There is no game called 'chess'"),
    "a header without sense": (lambda all: all[0].update(header={"players": "x"}), "header cannot be read"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_file_that_was_changed_with_care_is_refused_with_a_sentence(
    exported: Callable[[Any], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    change, says = DAMAGES[damage]
    every = lines(exported("app"))
    change(every)
    every[0]["steps"] = len(every) - 2
    path = written(tmp_path / "changed.jsonl", every)
    assert replays.run(str(path), decide=True, as_json=True) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize("cut", [0, 1, 40, 1000, -1, -200])
def test_a_file_that_was_cut_or_flipped_is_refused(
    exported: Callable[[Any], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], cut: int
) -> None:
    whole = exported("app").read_bytes()
    flipped = whole[:cut] + bytes([whole[cut] ^ 1]) + whole[cut + 1 :] if cut >= 0 else whole[:cut]
    for data in (whole[:cut], flipped):
        path = tmp_path / "damaged.jsonl"
        path.write_bytes(data)
        assert replays.run(str(path), decide=False, as_json=False) == 1
        said = capsys.readouterr().err
        assert "damaged.jsonl was not taken in" in said
        assert "Nothing was changed." in said


def test_every_entry_is_named_when_it_cannot_be_replayed(house: House) -> None:
    evening = Evening(house, 6)
    evening.begin()
    evening.play(10)
    game = evening.desk.game
    entries = list(house.store.archive.entries(game.id))
    entries[6] = replace(entries[6], events=({"v": 1, "type": "Flew"},))
    with pytest.raises(Exception, match=f"Step {entries[6].number} of this game cannot be replayed"):
        rebuild(game.room, game.header, entries)
