"""The shipped sets, their cache, and the owner's entries over them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import text

from card_db import catalogue as module
from card_db.catalogue import SetFiles
from card_db.collection import Copies
from card_db.database import Database
from card_db.errors import SetError, StoreError
from card_db.opener import open_database
from card_db.seeds import own, seed
from card_db.shelf import Shelf
from card_db.taught import Taught
from companion.core import ports
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.tags import is_ours
from tests.card_db.test_loader import GOOD


@pytest.fixture
def root(tmp_path: Path) -> Path:
    root = tmp_path / "sets"
    (root / "alien").mkdir(parents=True)
    write(root, "practice", GOOD)
    return root


def write(root: Path, name: str, body: str) -> None:
    (root / "alien" / f"{name}.toml").write_text(body, encoding="utf-8")


def owned(body: str = GOOD) -> str:
    """The same box as one that people own."""
    body = body.replace('"alien-test"', '"alien-box"').replace("practice = true", "practice = false")
    return (
        body.replace('id = "graze"', 'id = "scratch"')
        .replace('id = "mara"', 'id = "vera"')
        .replace("= 2", '= "?"', 1)
    )


def files(database: Database, root: Path, **more: object) -> SetFiles:
    return SetFiles(Shelf(database), Taught(database), root, **more)  # type: ignore[arg-type]


def test_our_own_guests_are_no_box_to_play_with(database: Database) -> None:
    shipped = SetFiles(Shelf(database), Taught(database))
    assert {"villains-practice", "villains-guests"} <= {one.id for one in shipped.sets("villains")}
    assert list(shipped.boxes("villains"))[:2] == ["villains-practice", "marvel-core"]
    assert "villains-guests" not in shipped.boxes("villains")


def test_a_box_has_cards_copies_and_boards(database: Database, root: Path) -> None:
    write(root, "owned", owned())
    catalogue: ports.Catalogue = files(database, root)
    assert list(catalogue.boxes("alien")) == ["alien-test", "alien-box"]
    assert list(catalogue.boxes("firefly")) == []
    box = catalogue.box("alien", "alien-test")
    assert box.practice and box.name == "alien-test"
    assert list(box.cards) == ["graze", "mara"]
    assert box.stacks == {
        "strikes": {"graze": ("alien-test/graze#1", "alien-test/graze#2"), "mara": ("alien-test/mara#1",)}
    }
    assert box.boards == {"room-1": {"scan": 2}}
    assert catalogue.box("alien", "alien-box").boards == {"room-1": {}}


def test_the_owners_entries_lie_over_the_box(database: Database, root: Path) -> None:
    write(root, "owned", owned())
    catalogue, taught = files(database, root), Taught(database)
    taught.learn("alien", "scratch", "attack", 4)
    taught.name("alien", "vera", "en", "Vera")
    taught.learn("alien", "room-1", "scan", 5)
    taught.learn("firefly", "scratch", "attack", 9)
    box = catalogue.box("alien", "alien-box")
    assert box.cards[DesignId("scratch")].numbers == {"damage": 1, "attack": 4}
    assert box.cards[DesignId("vera")].titles == {"en": "Vera", "fr": "Mara"}
    assert box.boards == {"room-1": {"scan": 5}}
    practice = catalogue.box("alien", "alien-test")
    assert practice.boards == {"room-1": {"scan": 2}}, "the practice board stays as it is"


def test_a_box_nobody_has_is_answered_with_those_there_are(database: Database, root: Path) -> None:
    with pytest.raises(StoreError, match="no box 'gold' for alien. Choose one of: alien-test"):
        files(database, root).box("alien", "gold")


def test_the_cache_saves_reading_until_the_file_changes(
    database: Database, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = files(database, root).card_set("alien", "alien-test")
    reads = []
    parse = module.parse_set
    monkeypatch.setattr(module, "parse_set", lambda *args: reads.append(1) or parse(*args))
    again = files(database, root)
    assert again.card_set("alien", "alien-test") == first and reads == []
    write(root, "practice", GOOD.replace("Graze", "Scratch"))
    assert again.box("alien", "alien-test").cards[DesignId("graze")].titles["en"] == "Scratch"
    assert reads == [1]
    with database.write() as connection:
        connection.execute(text("UPDATE shipped SET body = '{'"))
    assert files(database, root).card_set("alien", "alien-test").cards[0].titles["en"] == "Scratch"
    assert reads == [1, 1]
    files(database, root, vocabulary="new verbs").sets()
    assert reads == [1, 1, 1]


def test_a_store_that_takes_nothing_still_has_a_catalogue(database: Database, root: Path) -> None:
    database.excuse = StoreError("The disk is full.")
    assert list(files(database, root).boxes("alien")) == ["alien-test"]


def test_a_faulty_set_is_left_out_and_reported(database: Database, root: Path) -> None:
    write(root, "broken", GOOD.replace("cards = 3", "cards = 4"))
    catalogue = files(database, root)
    assert list(catalogue.boxes("alien")) == ["alien-test"]
    (finding,) = catalogue.findings()
    assert finding.state == "broken" and "alien/broken.toml: stack 'strikes'" in finding.says
    with pytest.raises(SetError, match="alien/broken.toml"):
        catalogue.box("alien", "broken")


def test_two_sets_of_a_room_may_not_share_names(database: Database, root: Path) -> None:
    write(root, "twin", GOOD)
    says = [finding.says for finding in files(database, root).findings()]
    assert says == [
        "alien/twin.toml: set: the id 'alien-test' is already used in alien",
        "alien/twin.toml: card 'graze': the id is already used in the set 'alien-test'",
        "alien/twin.toml: card 'mara': the id is already used in the set 'alien-test'",
    ]


def test_meaning_is_checked_by_whoever_knows_it(database: Database, root: Path) -> None:
    def check(room: str, card: Card) -> list[str]:
        return ["nobody knows this class"] if card.klass else []

    catalogue = files(database, root, check_card=check)
    assert list(catalogue.boxes("alien")) == []
    assert [one.says for one in catalogue.findings()] == [
        "alien/practice.toml: card 'mara': nobody knows this class"
    ]


def test_a_copy_is_named_by_its_card(database: Database, root: Path) -> None:
    catalogue = files(database, root)
    assert catalogue.name_of(CopyId("alien-test/mara#1")) == "Mara (alien-test/mara#1)"
    assert catalogue.name_of(CopyId("elsewhere")) == "elsewhere"


def test_practice_cards_are_tagged_from_the_start_and_owned_ones_are_not(
    database: Database, root: Path
) -> None:
    write(root, "owned", owned())
    catalogue, copies = files(database, root), Copies(database)
    assert seed(database, catalogue) == 3
    tags = copies.codes()
    assert len(tags) == 3 and all(is_ours(tag) for tag in tags)
    assert seed(database, catalogue) == 0
    assert copies.codes() == tags
    mine = own(copies, catalogue.card_set("alien", "alien-box"))
    assert len(mine) == 3 and copies.tags_of(mine) == {}
    copies.bind("ROLL-1", mine[0])
    assert seed(database, catalogue) == 0


def test_new_copies_of_a_set_are_tagged_at_the_next_start(database: Database, root: Path) -> None:
    seed(database, files(database, root))
    before = Copies(database).codes()
    write(root, "practice", GOOD.replace("copies = 2", "copies = 5").replace("cards = 3", "cards = 6"))
    assert seed(database, files(database, root)) == 3
    assert before < Copies(database).codes()


def test_two_stores_have_different_tags(database: Database, root: Path, tmp_path: Path) -> None:
    other = open_database(tmp_path / "other.db")
    for store in (database, other):
        seed(store, files(store, root))
    assert not Copies(database).codes() & Copies(other).codes()
    other.close()


def big_set() -> str:
    """A box of 600 cards in 300 designs."""
    head, _, _ = GOOD.partition("[[stack]]")
    cards = (
        f'[[card]]\nid = "card-{n}"\nstack = "all"\nkind = "enemy"\ncopies = 2\n'
        f"numbers = {{ attack = {n % 9} }}\n"
        f'titles = {{ en = "Card {n}", fr = "Carte {n}" }}\n'
        '[[card.ability]]\non = "reveal"\ndo = [{ verb = "gain", attack = 1 }]\n'
        for n in range(300)
    )
    stack = '[[stack]]\nid = "all"\nkind = "hive"\ntitle = { en = "All", fr = "Tout" }\ncards = 600\n'
    return head + stack + "".join(cards)


def test_six_hundred_cards_are_seeded_quickly(database: Database, root: Path) -> None:
    write(root, "practice", big_set())
    catalogue = files(database, root)
    catalogue.sets()
    begun = time.perf_counter()
    assert seed(database, catalogue) == 600
    taken = time.perf_counter() - begun
    begun = time.perf_counter()
    assert len(files(database, root).box("alien", "alien-test").cards) == 300
    opened = time.perf_counter() - begun
    assert taken < 0.3 and opened < 0.3
