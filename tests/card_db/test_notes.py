"""Where facts come from, how sure they are, other names, what goes together, and titles without a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db import loader
from card_db.cardset import OURS
from companion.core.language.ids import DesignId
from companion.core.language.provenance import Provenance
from companion.core.ports.collection import Preset
from tests.card_db.test_loader import faults, written

OWNED = """
[set]
id = "alien-owned"
room = "alien"
name = { en = "Somebody's box", fr = "La boîte de quelqu'un" }
practice = false
licence = "CC0-1.0"

[sources]
book = "The rulebook"
mod = "A mod"

[boards."room:1"]
title = { en = "Shafts" }
scan = "?"
source = "book"
confidence = "medium"

[[preset]]
id = "film"
title = { en = "Film" }
players = [1, 2]

[preset.choices]
location = ["wreck"]
characters = ["suite"]
roles = ["mara"]

[[stack]]
id = "suite"
kind = "character"
title = { en = "Mara" }
cards = 6
totals = { cost = 21 }
source = ["mod", "book"]
confidence = "medium"

[[card]]
id = "mara-1"
stack = "suite"
kind = "character"
copies = 5
class = "tech"
person = "mara"
numbers = { cost = "?", recruit = 2 }
perhaps = ["class-combo-tech"]

[[card]]
id = "wreck"
stack = "suite"
kind = "location"
titles = { en = "Wreck" }
numbers = { cost = 4 }
source = "book"
confidence = "high"
sure = { cost = "low", class = "medium" }
from = { cost = ["mod"] }
class = "intel"
aliases = ["The Wreck", "Hulk"]
carries = ["event"]

[[loose]]
title = "First Aid"
stacks = ["suite"]
kind = "character"
class = "tech"
numbers = { recruit = 2 }
source = "book"
confidence = "high"
"""


def test_every_fact_knows_its_witnesses(tmp_path: Path) -> None:
    card_set = loader.read_set(written(tmp_path, OWNED))
    mara, wreck = card_set.note("mara-1"), card_set.note("wreck")
    assert mara == Provenance(("mod", "book"), "medium", perhaps=("class-combo-tech",))
    assert wreck == Provenance(
        ("book",), "high", sure={"cost": "low", "klass": "medium"}, origin={"cost": ("mod",)},
        aliases=("The Wreck", "Hulk"), carries=("event",),
    )  # fmt: skip
    assert (wreck.sureness("cost"), wreck.sureness("title"), wreck.told_by("cost")) == (
        "low",
        "high",
        ("mod",),
    )
    assert not mara.is_sure("recruit") and wreck.is_sure("kind")
    assert card_set.witnesses(mara.sources) == ("A mod", "The rulebook")
    assert card_set.note("somebody-else") is OURS


def test_a_set_of_our_own_needs_no_witness(tmp_path: Path) -> None:
    from tests.card_db.test_loader import GOOD

    card_set = loader.read_set(written(tmp_path, GOOD))
    assert card_set.sources == {} and card_set.notes == {}
    assert card_set.note("graze").is_sure("damage")


def test_boards_presets_totals_and_loose_titles_are_kept(tmp_path: Path) -> None:
    card_set = loader.read_set(written(tmp_path, OWNED))
    assert card_set.boards == {"room:1": {"scan": None}}
    spot = card_set.spots["room:1"]
    assert spot.titles == {"en": "Shafts"} and spot.note.confidence == "medium"
    choices = {"location": ("wreck",), "characters": ("suite",), "roles": ("mara",)}
    assert card_set.presets == (Preset("film", {"en": "Film"}, choices, (1, 2)),)
    assert card_set.stacks[0].totals == {"cost": 21}
    (loose,) = card_set.loose
    assert (loose.title, loose.stacks, loose.klass, loose.numbers) == (
        "First Aid", ("suite",), "tech", {"recruit": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('source = ["mod", "book"]\n', "", "card 'mara-1': 'source' is missing, here or on its stack"),
        (
            'source = "book"\nconfidence = "high"\nsure',
            'source = "bok"\nconfidence = "high"\nsure',
            "card 'wreck': 'source' is 'bok', which [sources] does not name; was 'book' meant?",
        ),
        ('source = ["mod", "book"]', 'source = ["mod", "mod"]', "'source' names a source twice"),
        (
            'confidence = "medium"\n\n[[card]]',
            'confidence = "sure"\n\n[[card]]',
            "stack 'suite': 'confidence' must be high, medium, low, not 'sure'",
        ),
        ('cost = "low"', 'cost = "lowest"', "card 'wreck', sure: 'cost' must be high, medium, low"),
        ('sure = { cost = "low"', 'sure = { attack = "low"', "sure: 'attack' is nothing that is known"),
        ("from = { cost", "from = { crew", "'wreck', from: 'crew' is nothing that is known"),
        ('["The Wreck", "Hulk"]', '["Wreck"]', "card 'wreck': the alias 'Wreck' is the title of a card"),
        ('["The Wreck", "Hulk"]', '["Hulk", "Hulk"]', "'aliases' must be a list of short texts, each once"),
        ('perhaps = ["class', 'aliases = ["hulk"]\nperhaps = ["class', "alias 'hulk' is used more than once"),
        ('location = ["wreck"]', 'location = ["wrek"]', "'film': 'location' chooses 'wrek', which is not"),
        ("players = [1, 2]", "players = [1, 20]", "'players' must be a whole number from 1 to 12"),
        ("players = [1, 2]", "players = 2", "preset 'film': 'players' must be a list of whole numbers"),
        ("[preset.choices]", "[preset.chosen]", "preset 'film': 'choices' is missing"),
        ('stacks = ["suite"]', 'stacks = ["suit"]', "loose 'First Aid': unknown stack 'suit'; was"),
        ("totals = { cost = 21 }", "totals = { cost = -1 }", "stack 'suite', totals: 'cost' must be a whole"),
        ('book = "The rulebook"', "book = 3", "sources: 'book' must be a text"),
        ('mod = "A mod"', 'mod = "A mod"\n"A b" = "x"', "the source 'A b' must be lower-case letters"),
        ('title = { en = "Film" }', 'title = { fr = "Film" }', "preset 'film', title: 'en' is missing"),
    ],
)  # fmt: skip
def test_each_mistake_about_witnesses_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in OWNED
    found = faults(tmp_path, OWNED.replace(old, new))
    assert any(fault in one for one in found), found


def test_notes_survive_the_cache(tmp_path: Path) -> None:
    import msgspec

    from card_db.cardset import CardSet

    card_set = loader.read_set(written(tmp_path, OWNED))
    again = msgspec.json.decode(msgspec.json.encode(card_set), type=CardSet)
    assert again == card_set and again.notes[DesignId("wreck")].aliases == ("The Wreck", "Hulk")
