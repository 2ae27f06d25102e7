"""Damaged settings, wirings, sets and saved games, unknown rooms, junk: named, and nothing else breaks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from card_db.errors import StoreError
from card_db.store import open_store
from companion.app.lights import open_lights
from companion.app.troubles import wrong_at_start
from companion.commands import exports
from companion.core.crossing.intents import Corrected, Overruled, Scanned
from companion.core.ports.lobby import NewGame
from companion.ground import rooms
from companion.ground.excuses import STORE_TROUBLES
from companion.ground.house_texts import HouseTexts
from companion.ground.places import find_places
from companion.ground.rooms import UnknownRoom
from companion.ground.texts import FluentTexts
from companion.house.house import House, NoGame
from companion.house.lobby import HouseLobby
from companion.house.newgame import Wishes
from companion.office.machine.doctor import HouseDoctor, in_language, look_at_store, look_at_webcam, told
from tests.house.kit import Evening, house_at
from tests.system.after import corrupt, goes_on, said
from vision.sources.opencv import OpenCVSource

ROOT = Path(__file__).resolve().parents[2]
SPEAKING = ["app", "commands", "ground", "house", "intake", "office", "owner", "play", "session", "watch"]


def test_damaged_settings_fall_back_and_are_named(evening: Evening, tmp_path: Path) -> None:
    settings = evening.house.store.settings
    settings.set("rulings:alien", ["ALN-RECRUIT-01"])
    settings.set("language", "fr")
    corrupt(tmp_path / "store.db", "UPDATE settings SET value = '{\"half' WHERE name LIKE 'rulings%'")
    corrupt(tmp_path / "store.db", "UPDATE settings SET value = '7' WHERE name = 'language'")
    evening.house.store.tidy()  # what others write is known after a pause
    assert evening.desk.rulings() == frozenset()
    assert settings.get("language", "en") == "en"
    found = {finding.says: finding.remedy for finding in settings.findings()}
    assert any("'rulings:alien' cannot be read" in says for says in found)
    assert all("settings" in remedy for remedy in found.values())
    goes_on(evening, evening.state)


@pytest.mark.parametrize(
    "text", ["", "[[device]]\nname = 1", "not toml at all [", "\x00", "[[device]]\npins = [99]"]
)
def test_a_damaged_wiring_leaves_the_drawn_lights_and_the_game(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "wiring.toml").write_text(text, encoding="utf-8")
    board = open_lights(evening.house, lambda name, gesture: None)
    evening.house.bus.join("lights", board.listener)
    before = evening.state
    sentence = " ".join(evening.house.troubles)
    assert "wiring.toml" in sentence
    assert "The lights are drawn on the screen only." in sentence
    goes_on(evening, before)
    board.round()
    board.close()


def test_a_damaged_practice_set_is_named_and_nothing_else_breaks(tmp_path: Path) -> None:
    sets = tmp_path / "sets" / "alien"
    sets.mkdir(parents=True)
    (sets / "practice.toml").write_text("[set]\nid = 'alien-practice'\n[[card", encoding="utf-8")
    house = House(open_store(tmp_path / "store.db", sets=tmp_path / "sets"), HouseTexts(), threaded=False)
    lobby = HouseLobby(house)
    assert {offer.boxes for offer in lobby.offered()} == {()}
    with pytest.raises(ValueError, match="practice.toml: file: is not readable TOML"):
        lobby.begin(NewGame("alien", "", ("Ann", "Bo"), (0, 1)))
    assert house.saved() == ()
    house.close()


def test_an_unknown_room_names_those_there_are(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    with pytest.raises(UnknownRoom, match="There is no game called 'chess'. These can be played: alien"):
        house.begin(Wishes(room="chess"))
    with pytest.raises(ValueError, match="There is no game called 'chess'"):
        HouseLobby(house).begin(NewGame("chess", "", ("Ann",), (0,)))
    assert house.desk is None
    house.close()


@pytest.mark.parametrize(
    ("names", "says"),
    [((), "1 to 5|1 bis 5|players"), (("A", "B", "C", "D", "E", "F"), "players")],
)
def test_a_table_of_a_size_that_cannot_be_gets_a_sentence(
    tmp_path: Path, names: tuple[str, ...], says: str
) -> None:
    house = house_at(tmp_path / "store.db")
    with pytest.raises(ValueError, match=says) as caught:
        HouseLobby(house).begin(NewGame("alien", "", names, tuple(range(len(names)))))
    assert "setup-" not in str(caught.value)
    assert house.saved() == ()
    house.close()


def test_one_saved_game_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    place = tmp_path / "store.db"
    house = house_at(place)
    ids = []
    for seed in range(4):
        evening = Evening(house, seed)
        evening.begin(2)
        evening.play(6)
        ids.append(evening.desk.game.id)
        house.leave()
    corrupt(place, "UPDATE games SET room = 'chess' WHERE id = ?", ids[0])
    corrupt(place, "UPDATE games SET header = '{\"players\": 3}' WHERE id = ?", ids[1])
    corrupt(place, "UPDATE steps SET body = '{\"half' WHERE game = ? AND number = 4", ids[2])
    lobby = HouseLobby(house)
    assert ids[3] in {game.id for game in lobby.saved()}
    told = next(trouble for trouble in house.troubles if ids[0] in trouble)
    assert "There is no game called 'chess'" in told
    with pytest.raises(ValueError, match="There is no game called 'chess'"):
        lobby.resume(ids[0])
    with pytest.raises(ValueError, match="its header cannot be read"):
        lobby.resume(ids[1])
    with pytest.raises(ValueError, match="Step 4 of this game cannot be read"):
        lobby.resume(ids[2])
    with pytest.raises(ValueError, match="There is no saved game called 'nothing'"):
        lobby.resume("nothing")
    assert house.desk is None
    lobby.resume(ids[3])
    assert house.desk is not None
    house.close()


def test_asking_between_games_is_no_failure(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    house.post(Scanned(("X",)))
    assert (house.view(), house.log()) == (None, ())
    with pytest.raises(NoGame, match="No game is running"):
        house.checklist(1)
    house.close()


@pytest.mark.parametrize("junk", [object(), None, 7, "next", Overruled(-1), Corrected({"type": "MoveSlot"})])
def test_junk_at_the_front_door_is_politely_declined(evening: Evening, junk: Any) -> None:
    before = evening.state
    step = evening.do(junk)
    assert step.note is not None
    assert said(evening) != step.note.key
    goes_on(evening, before)


# Every sentence there is.


def keys_in(folder: str) -> Iterator[tuple[str, str]]:
    """The keys that the code of a folder names outright, with where."""
    for path in sorted((ROOT / "companion" / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_call = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "phrase"
            if is_call and node.args and isinstance(node.args[0], ast.Constant):
                yield str(node.args[0].value), path.name


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_desk_and_front_door_say_has_a_sentence(language: str) -> None:
    spoken = FluentTexts("alien").keys(language)
    named = [pair for folder in SPEAKING for pair in keys_in(folder)]
    assert len(named) > 25
    assert [f"{place}: {key}" for key, place in named if key not in spoken] == []
    assert {f"store-{name}" for name in STORE_TROUBLES} <= spoken


def test_every_room_that_is_offered_opens() -> None:
    assert [rooms.open_room(name).name for name in rooms.ROOMS] == list(rooms.ROOMS)


def test_what_is_wrong_at_the_start_is_told_once_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "store.db").write_bytes(b"no store " * 900)
    house = House(open_store(tmp_path / "store.db"), HouseTexts(), threaded=False)
    house.trouble("The wiring is wrong. Mend that line.")
    (says, remedy), wiring = wrong_at_start(house)
    house.close()
    assert "set aside" in says
    assert "damaged-1" in remedy
    assert wiring == ("The wiring is wrong.", "Mend that line.")


def test_the_doctor_names_a_damaged_store_once_and_a_locked_one_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    find_places().store.write_bytes(b"no store " * 900)
    assert sum("set aside" in finding.says for finding in look_at_store()) == 1

    def fails(*_: object, **__: object) -> None:
        raise StoreError("The folder is read-only. Make it writable.")

    monkeypatch.setattr("card_db.store.open_store", fails)
    (found,) = HouseDoctor((look_at_store,)).findings()
    assert (found.what, found.state, found.remedy) == ("store", "broken", "")
    assert found.says == "The folder is read-only. Make it writable."


def test_the_doctor_gives_its_advice_about_the_camera_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = partial(OpenCVSource, listed=list)
    monkeypatch.setattr("vision.sources.opencv.OpenCVSource", bare)
    found = look_at_webcam()
    assert told(found).count("by touch") == 1 and found.state == "absent"
    assert told(in_language(found, HouseTexts(), "fr")).count("Branchez") == 1


def test_a_list_of_no_games_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    open_store(find_places().store).close()
    assert exports.run("", None) == 0
    assert "no saved games yet" in capsys.readouterr().err
