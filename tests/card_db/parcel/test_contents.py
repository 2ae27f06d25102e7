"""What a parcel holds is checked to the last line; one fault, and the whole of it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db.errors import StoreError
from card_db.exchange import game_bytes
from card_db.journal import Journal
from card_db.opener import open_database
from card_db.parcel.checks import check_told
from card_db.parcel.lines import Told
from card_db.refusals import Refused
from card_db.store import Store
from tests.card_db.conftest import play
from tests.card_db.parcel.kit import BOX, OWN, add_own, described, dump, here, packed, theirs, zip_of

HEAD = b"on,of,code,box\n"
TOLD = b"room,of,field,value,when\nchess,graze,attack,4,\n"
PERSON = b'{"id":"p","name":"Ana","colour":1,"language":"en"}\n'
SET, GAME = "sets/alien/alien-mine.toml", "games/evening.jsonl"
CHESS = OWN.replace('room = "alien"', 'room = "chess"')
KINDS = {"collection.csv": "collection", "entries.csv": "entries", "people.jsonl": "people", GAME: "games"}


def holding(name: str, data: bytes | str, count: int = 1) -> bytes:
    """A parcel of one member with a right manifest."""
    body = data.encode() if isinstance(data, str) else data
    return zip_of(described({name: body}, counts={KINDS.get(name, "sets"): count}))


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        (
            "collection.csv",
            HEAD + b"face,alien-box/none#1,X,\n",
            "a code for 'alien-box/none#1', but the set 'al",
        ),
        ("collection.csv", HEAD + b"stack,alien-box/none,X,\n", "the set 'alien-box' has no such stack here"),
        ("collection.csv", HEAD + b"design,alien-box/none,X,\n", "the set 'alien-box' has no such card here"),
        (
            "collection.csv",
            HEAD + b"face,alien-more/a#1,X,\n",
            "the set 'alien-more', which is not here. Have",
        ),
        (
            "collection.csv",
            HEAD + b"face,alien-box/graze#1,,\nface,nonsense,,\n",
            "line 3: 'nonsense' is no card",
        ),
        (
            "entries.csv",
            TOLD,
            "it holds entries for the game 'chess', which this version does not know. Update",
        ),
        (
            SET,
            OWN.replace('"gain"', '"explode"'),
            "card 'vera': nothing interprets \"explode\"). Correct the set",
        ),
        (SET, b"[set\n", "a set in it is faulty (alien/alien-mine.toml: file: is not readable TOML"),
        (SET, b"\xff", "a set in it is faulty (alien/alien-mine.toml: file: is not readable TOML"),
        (
            SET,
            OWN.replace("cards = 3", "cards = 4"),
            "should have 4 cards, but its cards' copies add up to 3",
        ),
        (
            SET,
            OWN.replace("alien-mine", "alien-else"),
            f"its member '{SET}' is the set 'alien-else'. Pack it anew",
        ),
        (
            SET,
            OWN.replace("scratch", "graze"),
            "its set 'alien-mine' clashes: card 'graze': the id is already used",
        ),
        (
            "sets/alien/alien-box.toml",
            BOX + "\n#",
            "its set 'alien-box' has the id of another set that is here",
        ),
        ("sets/alien/box.toml", OWN, "no set can be called 'box'"),
        ("sets/chess/alien-mine.toml", CHESS, "it holds a set for the game 'chess'"),
        (GAME, b'{"format":"table-companion-game"', f"its game '{GAME}' is not whole: it ends too early"),
        ("people.jsonl", PERSON + PERSON.replace(b'"p"', b'"q"'), "its manifest counts other things"),
        ("people.jsonl", PERSON.replace(b"Ana", b"\\u001b[2J"), "cannot be anybody’s name"),
        ("people.jsonl", PERSON.replace(b"Ana", b"x" * 41), "cannot be anybody’s name"),
        ("people.jsonl", PERSON.replace(b":1,", b":-1,"), "the colour or language of 'Ana' makes no sense"),
        ("people.jsonl", b"{}\n", "line 1 cannot be read"),
    ],
)
def test_it_is_refused_whole(home: Store, tmp_path: Path, name: str, data: bytes | str, reason: str) -> None:
    path = tmp_path / "strange.zip"
    path.write_bytes(holding(name, data))
    before = dump(home)
    with pytest.raises(StoreError, match="^strange.zip was not taken in: .*Nothing was changed.$") as caught:
        home.parcels.take_in(path, theirs)
    assert reason in str(caught.value)
    assert dump(home) == before


def test_nobody_is_in_it_twice(home: Store, tmp_path: Path) -> None:
    (tmp_path / "twins.zip").write_bytes(holding("people.jsonl", PERSON + PERSON, 2))
    with pytest.raises(StoreError, match="somebody is in it twice. Pack it anew without people"):
        home.parcels.look(tmp_path / "twins.zip")


def test_two_sets_that_clash_among_themselves_are_refused(home: Store, tmp_path: Path) -> None:
    members = {
        SET: OWN.encode(),
        "sets/alien/alien-next.toml": OWN.replace("alien-mine", "alien-next").encode(),
    }
    (tmp_path / "two.zip").write_bytes(zip_of(described(members, counts={"sets": 2})))
    with pytest.raises(
        StoreError, match="its set 'alien-next' clashes: card 'scratch': the id is already used"
    ):
        home.parcels.look(tmp_path / "two.zip")


def test_a_faulty_set_of_ones_own_is_never_overwritten(store: Store, other: Store, tmp_path: Path) -> None:
    add_own(store)
    path = packed(store, tmp_path / "ours.zip")
    faulty = add_own(other, "what is this?")
    with pytest.raises(
        StoreError, match=r"alien-mine.toml is in the way of its set 'alien-mine'.*Mend or move"
    ):
        other.parcels.take_in(path, theirs)
    assert faulty.read_text() == "what is this?"


def test_a_game_under_a_wrong_name_is_refused(home: Store, tmp_path: Path) -> None:
    journal = Journal(open_database(tmp_path / "game.db"))
    play(journal)
    members = {"games/another.jsonl": game_bytes(journal, "evening")}
    (tmp_path / "game.zip").write_bytes(zip_of(described(members, counts={"games": 1})))
    with pytest.raises(StoreError, match="its member 'games/another.jsonl' is another game"):
        home.parcels.look(tmp_path / "game.zip")


@pytest.mark.parametrize("said", ["{ on = ", "draw two", '{ on = "play", do = [{ n = 1 }] }'])
def test_an_effect_that_nobody_can_read_is_refused(store: Store, said: str) -> None:
    with pytest.raises(Refused):
        check_told([Told("alien", "graze", "effect", said)], here(store).sets, lambda room, card: ())
    check_told([Told("alien", "graze", "effect", "differs")], here(store).sets, lambda room, card: ())
