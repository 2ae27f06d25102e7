"""What cards are called where room is short: written in the set, and refused where it would mislead."""

from __future__ import annotations

import pytest

from card_db.loader import SHIPPED, read_set
from card_db.shorts import Shorts, read_short
from card_db.strict import Faults, Table
from companion.core.language.cards import Card
from companion.core.language.ids import DesignId
from companion.core.language.phrases import named, phrase, title
from companion.ground.house_texts import HouseTexts
from companion.ground.texts import FluentTexts

PRACTICE = SHIPPED / "alien" / "practice.toml"
STALKER = {"en": "Pale Stalker", "fr": "Traqueur d'acide"}


def read(into: Shorts, titles: dict[str, str], **short: str) -> list[str]:
    """The faults of one card."""
    faults = Faults("set.toml")
    read_short(Table({"short": short} if short else {}, "card", faults), titles, into)
    return [fault.reason for fault in faults.found]


def test_a_short_name_stands_in_the_languages_that_need_one() -> None:
    shorts: Shorts = {}
    assert read(shorts, STALKER, fr="Traqueur") == []
    assert read(shorts, STALKER) == [], "equal titles need it once"
    assert read(shorts, STALKER, fr="Traqueur") == []
    assert shorts == {"fr": {STALKER["fr"]: "Traqueur"}}


@pytest.mark.parametrize(
    ("titles", "short", "says"),
    [
        ({"en": "Drone"}, "Drones", "no shorter"),
        ({"en": "Pale Stalker"}, "Pale", "on another card"),
        ({"en": "Grown Stalker"}, "Stalker", "of another title"),
    ],
)
def test_a_short_name_that_would_mislead_is_a_fault(titles: dict[str, str], short: str, says: str) -> None:
    shorts: Shorts = {"en": {"Pale Stalker": "Stalker"}}
    assert [says in reason for reason in read(shorts, titles, en=short)] == [True]
    assert shorts == {"en": {"Pale Stalker": "Stalker"}}


def test_a_language_nobody_speaks_is_a_fault() -> None:
    assert len(read({}, STALKER, xx="Stalker")) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_practice_box_has_short_names_without_a_dot_and_each_only_once(language: str) -> None:
    shorts = read_set(PRACTICE).shorts[language]
    assert len(set(shorts.values())) == len(shorts) > 20
    assert [short for short in shorts.values() if "." in short] == []
    titles = {card.titles[language] for card in read_set(PRACTICE).cards}
    assert set(shorts) <= titles
    assert not set(shorts.values()) & titles, "the short name of one card is the name of no other"


def test_the_texts_say_a_name_in_short_and_in_full_where_there_is_none() -> None:
    texts = FluentTexts("alien", shorts={"fr": {"Traqueur d'acide": "L'acide"}})
    assert texts.short(title(STALKER), "fr") == "L’acide"
    assert texts.short(title(STALKER), "en") == "Pale Stalker"
    assert texts.short(named("Otto"), "fr") == "Otto"
    assert texts.short(phrase("place-room-1"), "fr") == "Ventilation"
    assert texts.short(phrase("place-hive"), "fr") == "Ruche"
    assert texts.short(phrase("no-such-key"), "fr") == "no-such-key"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_that_has_no_name_yet_is_said_in_short_by_whose_it_is(language: str) -> None:
    texts = FluentTexts("alien", shorts=read_set(SHIPPED / "alien" / "alien.toml").shorts)
    dallas = Card(design=DesignId("x-1"), kind="character", klass="intel", person="Captain Dallas", copies=5)
    colon = {"en": ":", "fr": " :"}[language]
    assert texts.short(dallas.name, language) == f"Dallas{colon} Intel ×5"
    assert len(texts.short(dallas.name, language)) < len(texts.say(dallas.name, language)) - 12
    enemy = Card(design=DesignId("hive-2"), kind="enemy", copies=3)
    assert texts.short(enemy.name, language).endswith(" 2"), "its number is enough to tell it by"


def test_a_place_of_the_owners_board_has_no_short_name_of_ours() -> None:
    texts = FluentTexts("alien").naming({"place-room-1": "Air Shafts"})
    assert texts.short(phrase("place-room-1")) == "Air Shafts"


def test_the_house_says_short_names_of_the_box_that_is_played() -> None:
    house = HouseTexts()
    house.seat("alien")
    assert house.short(title(STALKER), "fr") == "Traqueur d’acide"
    house.name_places("alien", {}, {"fr": {STALKER["fr"]: "Traqueur"}})
    assert house.short(title(STALKER), "fr") == "Traqueur"
    assert house.short(phrase("place-room-1")) == "Ventilation"
    house.name_places("alien", {})
    assert house.short(title(STALKER), "fr") == "Traqueur d’acide", "another box, another name"
