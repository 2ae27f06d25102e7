"""Pictures in the collection: which cards have one, and another one taken from the page of a card."""

from __future__ import annotations

from pathlib import Path

from companion.core.language.ids import DesignId
from companion.core.ports.cards import Where
from companion.house.belongings import Boxes
from companion.owner.cards import MyCards
from companion.play.photos import PhotoFolder
from tests.house.kit import house_at

JPEG, OTHER = b"\xff\xd8 a card", b"\xff\xd8 better"


def test_cards_with_a_picture_are_listed_and_another_can_be_taken(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db", photos=PhotoFolder(tmp_path / "photos"))
    Boxes(house.store).own("alien")
    cards = MyCards(house)
    assert cards.pictured() == ()
    stack = cards.decks(Where("alien", "alien"))[0].where
    first, second = cards.designs(stack)[:2]
    folder = house.photographer.photos
    assert folder is not None
    folder.keep(second.where.design, JPEG)
    assert [line.where for line in cards.pictured()] == [second.where]
    assert [line.photo for line in cards.designs(stack)[:2]] == ["", second.where.design]

    refusal = cards.picture(first.where)
    assert refusal is not None
    assert refusal.key == "picture-no-camera"
    house.photographer.snap = lambda: b""
    refusal = cards.picture(first.where)
    assert refusal is not None
    assert refusal.key == "picture-nothing"
    for language in house.texts.languages:
        assert house.texts.say(refusal, language) != refusal.key
    house.photographer.snap = lambda: OTHER
    assert cards.picture(second.where) is None
    assert folder.of(DesignId(second.where.design)) == OTHER
    assert cards.page(second.where).picture == OTHER
    house.close()
