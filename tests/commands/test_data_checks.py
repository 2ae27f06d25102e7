"""What lies beside the sets is read strictly: every fault with its file, its entry and the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from card_db.boards import read_boards
from card_db.errors import SetError
from card_db.forms import read_forms
from card_db.loader import SHIPPED, read_set, set_files
from companion.commands import check_data
from companion.commands.data_checks import drawn_boards, entries, questions, unspoken
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import DesignId
from companion.engine.zone_file import ZoneFault
from companion.engine.zone_table import Zone, ZoneTable
from companion.ground.rooms import ROOMS, open_room

BOARD = SHIPPED / "conquest" / "board.toml"
ENTERING = SHIPPED / "firefly" / "entering.toml"


def broken(folder: Path, source: Path, old: str, new: str) -> Path:
    """A shipped file with one thing changed by hand."""
    room = folder / source.parent.name
    room.mkdir(exist_ok=True)
    text = source.read_text(encoding="utf-8")
    assert old in text
    (room / source.name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return room


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('ask = "which"', 'ask = "guess"', "board 'standard', page 1: 'ask' must be one of names"),
        ('picture = "track"', 'picture = "trak"', "unknown picture 'trak'"),
        ('field = "red"\n', "", "board 'standard', page 1: 'field' is missing"),
        ('of = ["1", "2"', 'of = ["11", "2"', "'of' names '11', which the picture has not"),
        ("at = [0, 0, 18, 26]", "at = [0, 0, 180, 26]", "picture 'track', shape 1: 'at' must lie inside"),
        ('shape = "level"', 'shape = "blob"', "'shape' must be one of scan"),
        ('id = "track"', 'id = "track"\ncolour = "red"', "picture 'track': unknown key 'colour'"),
        ("[[board]]", "[[board]", "file: is not readable TOML"),
    ],
)
def test_a_broken_board_is_refused_with_file_entry_and_reason(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    with pytest.raises(SetError) as error:
        read_boards(broken(tmp_path, BOARD, old, new))
    assert str(error.value).startswith("conquest/board.toml: ")
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'kinds = ["enemy", ',
            'kinds = ["enemy", "one-more", ',
            "names 7 kinds; more than 6 chips do not fit",
        ),
        ('classes = ["intel", ', 'classes = ["Intel!", ', "stack.character: 'classes' must be a list"),
        ('numbers = ["repair"]', "", "kind.ship-strike: 'numbers' is missing"),
        ("[stack.episode]", "[stack.episode]\nsecret = 1", "stack.episode: unknown key 'secret'"),
    ],
)
def test_broken_questions_are_refused_with_file_entry_and_reason(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    with pytest.raises(SetError) as error:
        read_forms(broken(tmp_path, ENTERING, old, new))
    assert str(error.value).startswith("firefly/entering.toml: ")
    assert fault in str(error.value)


def test_a_word_that_nobody_has_written_is_named(tmp_path: Path) -> None:
    broken(tmp_path, ENTERING, '"stationary"', '"invisible"')
    (found,) = questions(tmp_path)
    assert found.faults == ("mark-invisible has no words in en", "mark-invisible has no words in fr")


def test_a_board_of_a_box_that_is_not_there_is_named(tmp_path: Path) -> None:
    broken(tmp_path, BOARD, 'sets = ["conquest"]', 'sets = ["conquset"]')
    sets = [read_set(path) for path in set_files()]
    (found,) = drawn_boards(tmp_path, sets)
    assert found.faults == ("conquest/board.toml: board 'standard': there is no set 'conquset'",)


def test_what_is_shipped_is_whole_and_counted_by_game(tmp_path: Path) -> None:
    sets = [read_set(path) for path in set_files()]
    shutil.copytree(SHIPPED, tmp_path / "sets")
    assert not [one for one in (*questions(SHIPPED), *drawn_boards(SHIPPED, sets)) if one.faults]
    told = {one.what.partition(":")[0]: one.what for one in entries(sets)}
    assert list(told) == [f"entries of {room}" for room in ("alien", "conquest", "firefly", "villains")]
    assert "600 cards of 255 designs" in told["entries of alien"]
    assert told["entries of villains"].endswith("3 unknown (99 % known)")


def test_a_game_whose_zones_cannot_be_read_is_told_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(room: str) -> ZoneTable:
        raise ZoneFault(f"{room}/table.toml", "zone 'hive'", "it is there twice. Keep one of them.")

    monkeypatch.setattr(check_data, "shipped_zones", refuse)
    monkeypatch.setattr(check_data, "ROOMS", ("alien",))
    (told,) = check_data.checks()
    assert told.what == "zones of alien"
    assert told.faults == ("alien/table.toml, zone 'hive': it is there twice. Keep one of them.",)


def test_a_zone_without_a_name_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (Zone(name="attic", kind="pile"), Zone(name="hive", kind="pile"))
    monkeypatch.setattr(check_data, "shipped_zones", lambda room: ZoneTable.of(rows))
    faults = check_data.zones("alien").faults
    assert faults == ("place-attic is missing in en", "place-attic is missing in fr")


def test_a_card_that_says_nothing_is_named_as_unspoken() -> None:
    good = Card(DesignId("a"), "character", abilities=(Ability("play", (Clause("draw", {"n": 1}),)),))
    odd = Card(DesignId("b"), "character", abilities=(Ability("play", (Clause("sing", {"n": 1}),)),))
    assert unspoken("alien", [good]).faults == ()
    faults = unspoken("alien", [good, odd]).faults
    assert faults and all(fault.startswith("unspoken: b in ") for fault in faults)


@pytest.mark.parametrize("name", sorted(ROOMS))
def test_a_card_whose_word_no_rule_hears_is_a_named_fault(name: str) -> None:
    room = open_room(name)
    assert check_data.heard_cards(room).faults == ()
    handled = room.handled
    assert handled is not None
    deaf = replace(room, handled=replace(handled, verbs=[verb for verb in handled.verbs if verb != "draw"]))
    faults = check_data.heard_cards(deaf).faults
    assert any(fault.startswith("hollow: ") and 'nothing carries out "draw"' in fault for fault in faults)
