"""Settings and people outlive a game; damage falls back and is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from card_db.database import Database
from card_db.errors import StoreError
from card_db.opener import open_database
from card_db.people import StoredPeople
from card_db.settings import StoredSettings
from companion.core import ports
from companion.core.ports.people import Person


@pytest.mark.parametrize(
    ("value", "default"),
    [
        ("fr", "en"),
        (True, False),
        (7, 5),
        (1.5, 1.0),
        (2, 1.0),
        ({"a": [1]}, {}),
        (["p1"], []),
        (None, None),
        ("x", None),
    ],
)
def test_a_setting_is_kept(database: Database, place: Path, value: Any, default: Any) -> None:
    settings: ports.Settings = StoredSettings(database)
    assert settings.get("choice", default) == default
    settings.set("choice", value)
    settings.set("choice", value)
    again = open_database(place)
    assert StoredSettings(again).get("choice", default) == value
    assert StoredSettings(again).findings() == ()
    again.close()


def test_a_list_comes_back_as_the_tuple_its_default_is(database: Database) -> None:
    settings = StoredSettings(database)
    settings.set("order", ("a", "b"))
    assert settings.get("order", ()) == ("a", "b")


@pytest.mark.parametrize(
    ("stored", "default", "why"),
    [
        ("{broken", 5, "cannot be read"),
        ('"loud"', 5, "is 'loud', which it cannot be"),
        ("true", 5, "is True, which it cannot be"),
        ("1", True, "is 1, which it cannot be"),
        ("null", "en", "is None, which it cannot be"),
        ("[" * 5000, "en", "cannot be read"),
    ],
)
def test_a_damaged_setting_falls_back_and_is_told(
    database: Database, stored: str, default: Any, why: str
) -> None:
    settings = StoredSettings(database)
    settings.set("volume", 3)
    with database.write() as connection:
        connection.execute(text("UPDATE settings SET value = :stored"), {"stored": stored})
    assert settings.get("volume", default) == default
    (finding,) = settings.findings()
    assert finding.state == "broken"
    assert finding.says == f"The setting 'volume' {why}; {default!r} is used instead."
    settings.set("volume", default)
    assert settings.findings() == () and settings.get("volume", default) == default


def test_people_are_kept_changed_and_forgotten(database: Database, place: Path) -> None:
    people: ports.People = StoredPeople(database)
    people.keep(Person("a", "Zoé", 2, "fr"))
    people.keep(Person("b", "amir", 1))
    people.keep(Person("a", "Zoé", 4, "fr"))
    again = open_database(place)
    assert list(StoredPeople(again).everybody()) == [
        Person("b", "amir", 1, "en"),
        Person("a", "Zoé", 4, "fr"),
    ]
    StoredPeople(again).forget("b")
    assert [person.id for person in people.everybody()] == ["a"]
    again.close()


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_name_that_is_none_is_refused(database: Database, name: str) -> None:
    with pytest.raises(StoreError, match="A name has 1 to 40 characters"):
        StoredPeople(database).keep(Person("a", name))
