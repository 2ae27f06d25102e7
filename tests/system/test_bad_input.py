"""Whatever is bad, broken or gone: a sentence that says what to do, and the game goes on as it was."""

from __future__ import annotations

import ast
import os
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from card_db.store import open_store
from companion.app import rooms
from companion.app.camera import open_camera
from companion.app.excuses import STORE_TROUBLES
from companion.app.house import House, NoGame
from companion.app.house_texts import HouseTexts
from companion.app.lobby import Lobby
from companion.app.newgame import Wishes
from companion.app.rooms import UnknownRoom
from companion.app.table import open_lights
from companion.app.texts import FluentTexts
from companion.core.asks import Choice, Identity
from companion.core.commands import SetNumber
from companion.core.intents import Corrected, Overruled, Scanned, Taken
from companion.core.ports import ArchiveError
from companion.core.tags import tag_text
from tests.app.kit import Evening, at_rest, house_at
from ui.ports import NewGame

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin()
    evening.until(at_rest)
    yield evening
    evening.house.close()


def said(evening: Evening, language: str = "en") -> str:
    """What the newest step says."""
    step = evening.step
    assert step.note is not None
    assert FluentTexts("alien").faults(step.note, language) == []
    return evening.house.texts.say(step.note, language)


def goes_on(evening: Evening, before: Any) -> None:
    """The game is as it was, and can be played."""
    assert evening.state == before
    number = evening.desk.game.number
    evening.play(3)
    assert evening.desk.game.number > number


# Codes.

DAMAGED = tag_text(4711)[:-2] + ("0" if tag_text(4711)[-2] != "0" else "1") + tag_text(4711)[-1]


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        (DAMAGED, "tag-damaged", "Show it again"),
        (tag_text(4711), "tag-unbound", "Bind it in My cards"),
        ("4006381333931", "tag-foreign", "show the card's own code"),
        ("https://example.org/menu", "tag-web", "Show the code on the sleeve"),
        ("HTTP://X", "tag-web", "web link"),
        ("WIFI:S:guests;;", "tag-web", "web link"),
        ("", "tag-foreign", "My cards"),
        ("T", "tag-foreign", "My cards"),
        ("\x00\x1f{ $code }", "tag-foreign", "My cards"),
        ("ß🂡" * 4000, "tag-foreign", "My cards"),
        ("' OR 1=1 --", "tag-foreign", "My cards"),
    ],
)
def test_a_code_that_is_none_of_ours(evening: Evening, text: str, key: str, says: str) -> None:
    before = evening.state
    step = evening.do(Scanned((text,)))
    assert step.note is not None
    assert step.note.key == key
    assert says in said(evening)
    assert said(evening, "fr") != said(evening)
    assert len(said(evening)) < 200
    goes_on(evening, before)


def test_a_card_that_is_not_in_this_game(evening: Evening) -> None:
    in_game = evening.state.table.designs
    with evening.house.store.database.read() as connection:
        rows = connection.exec_driver_sql("SELECT id FROM copies").scalars().all()
    stranger = next(copy for copy in rows if copy not in in_game)
    before = evening.state
    evening.do(Scanned(evening.tags([stranger])))
    assert "does not belong to this game" in said(evening)
    goes_on(evening, before)


def test_a_card_that_cannot_be_played_is_refused_with_its_rule(evening: Evening) -> None:
    drone = evening.state.table.slots[evening.state.table.zone("hive")[0]].copy
    before = evening.state
    step = evening.do(Scanned(evening.tags([drone])))
    assert step.refusal is not None
    assert step.refusal.kind == "impossible"
    texts = evening.house.texts
    assert texts.rule(step.refusal.rule) != step.refusal.rule
    goes_on(evening, before)


def test_the_same_card_in_two_places_is_a_question_of_the_rules(evening: Evening) -> None:
    """The books have a card in a discard pile; somebody lays it down from the hand."""
    evening.until(lambda state: at_rest(state) and bool(discarded(evening)))
    copy, before = discarded(evening)[0], evening.state
    evening.do(Scanned(evening.tags([copy])))
    ask = evening.state.ask
    assert isinstance(ask, Choice)
    assert evening.house.texts.say(ask.why) != ask.why.key
    evening.do(Taken(f"answer:{ask.id}:not-meant"))
    assert evening.state.ask is None
    assert evening.state.table == before.table
    evening.do(Scanned(evening.tags([copy])))
    evening.do(Taken(f"answer:{evening.state.ask.id}:in-hand"))
    assert evening.room.hard_faults(evening.state) == []
    slot = evening.state.table.bound[copy]
    assert evening.state.table.slots[slot].zone == f"played:{evening.state.turn.seat}"


def discarded(evening: Evening) -> list[Any]:
    """Known characters in a discard pile of somebody else."""
    table, found = evening.state.table, []
    for player in evening.state.players:
        if player.seat != evening.state.turn.seat:
            slots = [slot for slot in table.zone(f"discard:{player.seat}") if table.slots[slot].copy]
            found += [table.slots[slot].copy for slot in slots if table.card(slot).kind == "character"]
    return found


def test_a_card_that_is_asked_for_and_lies_elsewhere_is_a_question_of_the_desk(tmp_path: Path) -> None:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin(3, "face")
    evening.play(3)
    ask = evening.state.ask
    assert isinstance(ask, Identity)
    table = evening.state.table
    other = next(slot for n in range(1, 6) for slot in table.zone(f"hq:{n}") if table.slots[slot].copy)
    copy, before = table.slots[other].copy, evening.state
    step = evening.do(Scanned(evening.tags([copy])))
    assert step.kind == "question"
    assert evening.state == before
    assert "should lie elsewhere: HQ" in said(evening)
    assert [evening.house.texts.say(offer.label) for offer in step.offers][0].startswith("Yes, it is ")
    evening.do(Taken(step.offers[0].id))  # the table is right
    assert evening.state.table.slots[ask.slot].copy == copy
    assert evening.state.ask is None or evening.state.ask.id != ask.id
    assert evening.room.hard_faults(evening.state) == []
    evening.house.close()


# The camera.


def test_no_camera_and_an_unplugged_one_leave_a_sentence_and_the_game(evening: Evening) -> None:
    told = threading.Event()

    def trouble(sentence: str) -> None:
        evening.house.trouble(sentence)
        told.set()

    camera = open_camera("/dev/video-none", evening.house.post, lambda: None, trouble)
    camera.start()
    assert told.wait(30)
    camera.stop()
    (sentence,) = evening.house.troubles
    assert "camera" in sentence.lower()
    assert "Traceback" not in sentence
    assert any(word in sentence for word in ("Plug", "plug", "Choose", "cable", "Connect"))
    goes_on(evening, evening.state)


def test_a_camera_that_is_pulled_out_and_put_back_goes_on_reading(evening: Evening) -> None:
    from vision.pipeline import Pipeline
    from vision.readers.choice import open_reader
    from vision.sources.base import SourceError
    from vision.sources.drawn import DrawnTable
    from vision.tracker import Tracker
    from vision.worker import Timing, Worker

    (tag,) = evening.tags(evening.hand()[:1])
    table = DrawnTable()
    table.show("0", tag)

    class Cable:
        """A drawn camera whose cable comes out after the second frame."""

        name = "cable"

        def __init__(self) -> None:
            self.frames = 0

        def open(self) -> None:
            return None

        def read(self) -> Any:
            self.frames += 1
            if self.frames == 2:
                raise SourceError("gone", "The camera is gone.", "Look at its cable.")
            return table.frame(self.frames * 0.2) if self.frames < 14 else None

        def close(self) -> None:
            return None

    seen: list[str] = []
    scanned = threading.Event()

    def sighted(sightings: Any) -> None:
        seen.extend(one.text for one in sightings if one.kind == "appeared")
        scanned.set()

    timing = Timing(wait=lambda stopping, seconds: stopping.wait(0))
    pipeline = Pipeline(open_reader(), Tracker())
    worker = Worker(Cable(), pipeline, on_sightings=sighted, on_trouble=evening.house.trouble, timing=timing)  # type: ignore[arg-type]
    before = evening.state
    worker.start()
    assert scanned.wait(60)
    worker.join(30)
    worker.stop()
    assert evening.house.troubles == ["The camera is gone. Look at its cable."]
    assert evening.state == before
    evening.do(Scanned(tuple(seen)))
    assert evening.state != before


# The disk.


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of a few megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    call = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(call, capture_output=True, check=False).returncode != 0:
        pytest.skip("a file system can only be mounted by root")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_disk_that_really_runs_full_while_people_play(small_disk: Path) -> None:
    house = house_at(small_disk / "store.db")
    evening = Evening(house)
    evening.begin()
    evening.play(20)
    evening.until(at_rest)
    filler = small_disk / "film"
    filler.write_bytes(b"x" * (os.statvfs(small_disk).f_bavail * os.statvfs(small_disk).f_frsize))
    before, number = evening.state, evening.desk.game.number
    while evening.step.note is None:  # what room is left in the log is still taken
        before, number = evening.state, evening.desk.game.number
        evening.play()
    assert evening.step.note.key == "disk-refused"
    assert "The disk is full. Free some space" in said(evening)
    assert "Le disque est plein. Libérez de la place" in said(evening, "fr")
    assert (evening.state, evening.desk.game.number) == (before, number)
    filler.unlink()
    goes_on(evening, before)
    entries = house.store.archive.entries(evening.desk.game.id)
    assert [entry.number for entry in entries] == list(range(1, evening.desk.game.number + 1))
    house.close()


def test_a_disk_that_is_read_only_shows_the_game_and_says_why_nothing_is_written(small_disk: Path) -> None:
    house = house_at(small_disk / "store.db")
    evening = Evening(house)
    evening.begin()
    evening.play(12)
    game, state = evening.desk.game.id, evening.state
    house.close()
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    house = house_at(small_disk / "store.db")
    assert [info.id for info in house.saved()] == [game]
    again = Evening(house)
    step = house.resume(game)
    assert step.state == state
    house.bus.join("evening", again.steps.append)
    again.do(Corrected(SetNumber("attack", 3)))
    assert "is read-only. Make it writable" in said(again)
    assert again.state == state
    with pytest.raises(ArchiveError, match="is read-only"):
        house.begin(Wishes())
    with pytest.raises(ValueError, match="is read-only"):
        Lobby(house).begin(NewGame("alien", "", ("Ann", "Bo"), (0, 1)))
    assert again.desk.game.id == game  # the game that was on the table is still there
    house.close()


# Settings, wiring, sets, saved games.


def corrupt(place: Path, statement: str, *args: Any) -> None:
    connection = sqlite3.connect(place)
    connection.execute(statement, args)
    connection.commit()
    connection.close()


def test_damaged_settings_fall_back_and_are_named(evening: Evening, tmp_path: Path) -> None:
    settings = evening.house.store.settings
    settings.set("rulings:alien", ["ALN-RECRUIT-01"])
    settings.set("language", "fr")
    corrupt(tmp_path / "store.db", "UPDATE settings SET value = '{\"half' WHERE name LIKE 'rulings%'")
    corrupt(tmp_path / "store.db", "UPDATE settings SET value = '7' WHERE name = 'language'")
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
    lobby = Lobby(house)
    assert [offer.boxes for offer in lobby.offered()] == [()]
    with pytest.raises(ValueError, match="practice.toml: file: is not readable TOML"):
        lobby.begin(NewGame("alien", "", ("Ann", "Bo"), (0, 1)))
    assert house.saved() == ()
    house.close()


def test_an_unknown_room_names_those_there_are(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    with pytest.raises(UnknownRoom, match="There is no game called 'chess'. These can be played: alien"):
        house.begin(Wishes(room="chess"))
    with pytest.raises(ValueError, match="There is no game called 'chess'"):
        Lobby(house).begin(NewGame("chess", "", ("Ann",), (0,)))
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
        Lobby(house).begin(NewGame("alien", "", names, tuple(range(len(names)))))
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
    lobby = Lobby(house)
    assert [game.id for game in lobby.saved()][:1] == [ids[3]]
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
    named = [pair for folder in ("app", "session", "intake") for pair in keys_in(folder)]
    assert len(named) > 25
    assert [f"{place}: {key}" for key, place in named if key not in spoken] == []
    assert {f"store-{name}" for name in STORE_TROUBLES} <= spoken


def test_every_room_that_is_offered_opens() -> None:
    assert [rooms.open_room(name).name for name in rooms.ROOMS] == list(rooms.ROOMS)
