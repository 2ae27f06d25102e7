"""What cannot be done is said in the reader's language: files that are refused, stores, sheets of labels."""

from __future__ import annotations

import os
import re
import shutil
from functools import cache
from pathlib import Path

import pytest

from card_db.errors import SetError, StoreError
from card_db.parcel.parcels import Parcels
from card_db.refusals import ENGLISH, Refused, not_taken
from card_db.store import open_store
from companion.app.troubles import worded
from companion.core.language.phrases import Phrase, phrase
from companion.ground.house_texts import HouseTexts
from tests.house.kit import house_at

GAP = re.compile(r"\{(\w+)\}")
SAMPLE = {"most": 3, "at": 7, "number": 8, "wanted": 4, "steps": 2}


@cache
def texts() -> HouseTexts:
    return HouseTexts()


@pytest.mark.parametrize("key", ENGLISH)
def test_every_reason_is_said_alike_in_english_and_whole_in_french(key: str) -> None:
    filled = {name: SAMPLE.get(name, f"<{name}>") for name in GAP.findall(ENGLISH[key])}
    why = Refused(key, **filled)
    assert texts().say(why.phrase) == str(why)
    french = texts().say(why.phrase, "fr")
    assert french not in (str(why), key)
    assert all(str(value) in french for value in filled.values())


def test_a_refusal_names_file_and_reason_and_what_was_changed(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    parcel = tmp_path / "cards.parcel"
    parcel.write_bytes(b"PK\x03\x04 and nothing else")
    with pytest.raises(StoreError) as error:
        house.store.parcels.look(parcel)
    house.close()
    assert error.value.phrase is not None
    assert texts().say(error.value.phrase) == f"The file {error.value}"
    french = texts().say(error.value.phrase, "fr")
    assert french.startswith("Le fichier cards.parcel n’a pas été pris : il est abîmé")
    assert french.endswith("Rien n’a changé.")


def test_a_reason_inside_a_reason_is_worded_too() -> None:
    inner = Refused("parcel-game-short")
    whole = not_taken(Path("box.parcel"), Refused("parcel-game-broken", name="'g'", reason=inner))
    assert whole.phrase is not None
    assert "cherchez-le de nouveau" in texts().say(whole.phrase, "fr")


def test_a_parcel_that_finds_no_room_is_said_in_french(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    parcels: Parcels = house.store.parcels
    with pytest.raises(StoreError) as error:
        parcels.pack(tmp_path / "gone" / "cards.parcel", ("entries",), "1")
    house.close()
    assert error.value.phrase is not None
    assert "n’a pas pu être écrit" in texts().say(error.value.phrase, "fr")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="everybody may write here")
def test_a_store_that_may_only_be_read_says_so_in_french_at_the_start(tmp_path: Path) -> None:
    house_at(tmp_path / "store.db").close()
    (tmp_path / "store.db").chmod(0o444)
    store = open_store(tmp_path / "store.db")
    notice = store.notices()[-1]
    store.close()
    assert [texts().say(one, "fr")[:13] for one in notice.phrases] == ["Impossible d’", "On peut regar"]


def test_a_store_that_was_set_aside_says_so_in_french(tmp_path: Path) -> None:
    house_at(tmp_path / "good.db").close()
    place = tmp_path / "store.db"
    shutil.copyfile(tmp_path / "good.db", place)
    with place.open("r+b") as file:
        file.seek(0)
        file.write(b"\0" * 4096)
    house = house_at(place)
    notice = next(one for one in house.store.notices() if one.state == "broken")
    says, remedy = worded(house, notice, "fr")
    assert says.startswith("La base était abîmée") and remedy.startswith("Gardez ")
    assert worded(house, notice, "en") == (notice.says, notice.remedy)
    house.close()


def test_lines_for_whoever_edits_a_set_file_stay_as_they_are() -> None:
    assert SetError([]).phrase is None
    assert StoreError("Something else.").phrase is None
    assert StoreError("Taken.", "store-tag-taken", tag="T1", holder="x").phrase == Phrase(
        "store-tag-taken", {"tag": "T1", "holder": "x"}
    )


@pytest.mark.parametrize(
    "said",
    [
        phrase("print-no-start", all=24, start=30),
        phrase("print-no-room", label="37.0 x 21.0", free="20 x 15"),
        phrase("wiring-faulty", fault="table.toml: lamp 3: pin 40."),
        phrase("store-tags-later"),
    ],
)
def test_printing_and_wiring_have_their_words(said: Phrase) -> None:
    english, french = texts().say(said), texts().say(said, "fr")
    assert english != said.key and french not in (said.key, english)
