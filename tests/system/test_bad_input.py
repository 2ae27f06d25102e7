"""Whatever is bad, broken or gone: a sentence that says what to do, and the game goes on as it was."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Corrected, Scanned, Taken
from companion.core.language.asks import Choice, Identity
from companion.core.language.commands import SetNumber
from companion.core.language.tags import tag_text
from companion.core.ports.archive import ArchiveError
from companion.core.ports.lobby import NewGame
from companion.house.lobby import HouseLobby
from companion.house.newgame import Wishes
from companion.watch.camera import open_camera
from tests.house.kit import Evening, at_rest, house_at
from tests.system.after import goes_on, said

ROOT = Path(__file__).resolve().parents[2]


# Codes.

DAMAGED = tag_text(4711)[:-2] + ("0" if tag_text(4711)[-2] != "0" else "1") + tag_text(4711)[-1]


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        (DAMAGED, "tag-damaged", "Show it again"),
        (tag_text(4711), "tag-unbound", "Bind it in My cards"),
        ("4006381333931", "tag-foreign", "show the card’s own code"),
        ("https://example.org/menu", "tag-web", "Show the code on the sleeve"),
        ("HTTP://X", "tag-web", "web link"),
        ("WIFI:S:guests;;", "tag-web", "web link"),
        ("tel:+43123456", "tag-web", "phone number"),
        ("+43 660 1234567", "tag-web", "phone number"),
        ("BEGIN:VCARD", "tag-web", "web link"),
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


def test_one_tag_on_two_cards_in_view_is_said_and_counts_once(evening: Evening) -> None:
    drone = evening.state.table.slots[evening.state.table.zone("hive")[0]].copy
    (text,) = evening.tags([drone])
    evening.steps.clear()
    evening.do(Scanned((text, text)))
    notes = [step.note for step in evening.steps if step.note is not None]
    assert [note.key for note in notes].count("tag-twice") == 1
    for language in ("en", "fr"):
        assert text in evening.house.texts.say(notes[0], language)


def test_one_tag_on_two_open_cards_names_the_card_and_what_to_do(evening: Evening) -> None:
    table = evening.state.table
    open_card = next(
        copy for copy, slot in table.bound.items() if table.slots[slot].face_up and copy in table.designs
    )
    (text,) = evening.tags([open_card])
    evening.steps.clear()
    evening.do(Scanned((text, text)))
    (note,) = [step.note for step in evening.steps if step.note is not None and "twice" in step.note.key]
    name = table.card_of(open_card).name
    for language, what in (("en", "print a new label"), ("fr", "imprimez-lui une nouvelle étiquette")):
        said = evening.house.texts.say(note, language)
        assert what in said and evening.house.texts.say(name, language) in said


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
    assert "should lie in HQ" in said(evening)
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
    from vision.readers.choice import open_reader
    from vision.sources.base import SourceError
    from vision.sources.drawn.table import DrawnTable
    from vision.tracking.tracker import Tracker
    from vision.worker.pipeline import Pipeline
    from vision.worker.worker import Timing, Worker

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
            return None if scanned.is_set() else table.frame(self.frames * 0.2)

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
        HouseLobby(house).begin(NewGame("alien", "", ("Ann", "Bo"), (0, 1)))
    assert again.desk.game.id == game  # the game that was on the table is still there
    house.close()
