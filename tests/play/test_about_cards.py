"""Any open card can be labelled and pictured from its page, which says who does what the card says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.crossing.intents import Scanned
from companion.core.crossing.views import Tile
from companion.core.language.ids import SlotId
from companion.owner.workbench import Workbench
from companion.play.photos import PhotoFolder
from tests.house.kit import house_at
from tests.house.owners import OwnersEvening

JPEG = b"\xff\xd8 a card"


@pytest.fixture
def owner(tmp_path: Path) -> Iterator[OwnersEvening]:
    """A first evening whose HQ is named; a camera with nothing under it."""
    house = house_at(tmp_path / "store.db", photos=PhotoFolder(tmp_path / "photos"))
    house.photographer.snap = lambda: b""
    evening = OwnersEvening(house, 2, {})
    evening.begin()
    while evening.state.turn.phase != "action":
        evening.one_touch()
    yield evening
    house.close()


def market(owner: OwnersEvening) -> list[SlotId]:
    """The named cards of the HQ."""
    slots = owner.state.table.slots
    return [slot for slot, held in slots.items() if held.zone.startswith("hq:") and held.copy is not None]


def test_every_open_card_can_have_a_label_not_only_the_one_named_last(owner: OwnersEvening) -> None:
    bench, slots = Workbench(owner.house), market(owner)
    assert len(slots) == 5
    for slot, tag in zip(slots, owner.house.store.labels.fresh(5), strict=True):
        about = bench.about(slot)
        assert about is not None
        label = next(offer for offer in about.offers if offer.id.startswith("label:"))
        waits = owner.do(label.command)
        assert [offer.id for offer in waits.asides if offer.id.startswith("label")] == ["label-none"]
        owner.do(Scanned((tag,)))
        assert owner.house.store.collection.copy_of(tag) == owner.state.table.slots[slot].copy
        about = bench.about(slot)
        assert about is not None
        off = next(offer for offer in about.offers if offer.id.startswith("unlabel:"))
        assert off.command.tag == tag


def test_a_hidden_card_has_no_page(owner: OwnersEvening) -> None:
    hidden = [slot for slot, held in owner.state.table.slots.items() if not held.face_up]
    bench = Workbench(owner.house)
    assert [bench.about(slot) for slot in hidden] == [None] * len(hidden)


def test_the_page_says_that_the_players_do_what_an_unwritten_card_says(owner: OwnersEvening) -> None:
    about = Workbench(owner.house).about(market(owner)[0])
    assert about is not None
    assert about.doing == "by-hand"
    says = [owner.house.texts.say(effect, language) for effect in about.effects for language in ("en", "fr")]
    assert all(says)
    assert not [one for one in says if one.startswith("effect-")]


def test_a_card_without_a_title_is_shown_by_its_picture_everywhere(owner: OwnersEvening) -> None:
    slot = market(owner)[0]
    design = owner.state.table.card(slot).design
    owner.house.photographer.snap = lambda: JPEG
    about = Workbench(owner.house).about(slot)
    assert about is not None
    owner.do(next(offer.command for offer in about.offers if offer.id.startswith("picture:")))
    tiles: list[Tile] = [
        tile for strip in owner.desk.view().strips for place in strip.places for tile in place.tiles
    ]
    assert {tile.slot for tile in tiles if tile.photo == design} >= {slot}
    assert not [tile for tile in tiles if tile.hidden and tile.photo]
    movable = {card.id: card.photo for card in Workbench(owner.house).movable()}
    assert movable[f"slot:{slot}"] == design
    about = Workbench(owner.house).about(slot)
    assert about is not None
    assert (about.photo, [offer.label.key for offer in about.offers if offer.id.startswith("picture")]) == (
        design, ["offer-picture-new"],
    )  # fmt: skip
