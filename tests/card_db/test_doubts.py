"""What others have told is confirmed by the owner, whose word then counts; a wrong match loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db.boxes import doubts, with_entries
from card_db.catalogue import SetFiles
from card_db.database import Database
from card_db.effects import effect_fault
from card_db.loader import read_set
from card_db.shelf import Shelf
from card_db.taught import Taught
from companion.core import ports
from companion.core.language.cards import Ability, Clause
from companion.core.language.ids import DesignId
from tests.card_db.test_loader import written
from tests.card_db.test_notes import OWNED

MARA, WRECK = DesignId("mara-1"), DesignId("wreck")


@pytest.fixture
def catalogue(database: Database, tmp_path: Path) -> SetFiles:
    (tmp_path / "sets" / "alien").mkdir(parents=True)
    (tmp_path / "sets" / "alien" / "owned.toml").write_text(OWNED, encoding="utf-8")
    return SetFiles(Shelf(database), Taught(database), tmp_path / "sets")


def test_what_only_others_told_is_not_sure(catalogue: SetFiles) -> None:
    cards = catalogue.box("alien", "alien-owned").cards
    assert cards[MARA].unsure == ("kind", "klass", "recruit") and cards[MARA].number("recruit") == 2
    assert not cards[MARA].is_told("recruit") and not cards[MARA].is_told("cost")
    assert cards[MARA].is_told("attack"), "a number that a card does not have needs nobody's word"
    assert cards[WRECK].unsure == ("klass", "cost")


def test_the_owners_entry_is_a_confirmation(catalogue: SetFiles, database: Database) -> None:
    port: ports.Catalogue = catalogue
    assert set(port.doubtful("alien", "mara-1")) == {"kind", "klass", "person", "copies", "recruit"}
    assert set(port.doubtful("alien", "wreck")) == {"klass", "cost"}
    taught = Taught(database)
    taught.learn("alien", "mara-1", "recruit", 2)
    taught.learn("alien", "mara-1", "copies", 5)
    taught.learn_word("alien", "mara-1", "klass", "survival")
    taught.name("alien", "mara-1", "en", "Torch")
    card = catalogue.box("alien", "alien-owned").cards[MARA]
    assert card.unsure == ("kind",) and card.is_told("recruit")
    assert (card.klass, card.copies, "copies" in card.numbers) == ("survival", 5, False)
    assert set(port.doubtful("alien", "mara-1")) == {"kind", "person"}
    assert list(port.doubtful("alien", "nobody")) == []


def test_provenance_is_told_in_words(catalogue: SetFiles) -> None:
    found = catalogue.provenance("alien", "wreck")
    assert found.sources == ("The rulebook",) and found.told_by("cost") == ("A mod",)
    assert catalogue.provenance("alien", "nobody").confidence == "high"
    assert catalogue.box("alien", "alien-owned").presets[0].id == "film"


def test_words_are_remembered_beside_numbers(catalogue: SetFiles, database: Database) -> None:
    taught: ports.Remembered = Taught(database)
    assert taught.word("alien", "mara-1", "kind") is None
    taught.learn_word("alien", "mara-1", "kind", "enemy")
    taught.learn_word("alien", "mara-1", "marks", "double-strike final-enemy")
    assert taught.word("alien", "mara-1", "kind") == "enemy"
    assert taught.number("alien", "mara-1", "kind") is None
    card = catalogue.box("alien", "alien-owned").cards[MARA]
    assert card.kind == "enemy" and card.marks == ("double-strike", "final-enemy")


def test_a_wrong_match_is_moved_and_comes_back_whole(database: Database) -> None:
    taught = Taught(database)
    taught.learn("alien", "slot-1", "attack", 4)
    taught.learn_word("alien", "slot-1", "kind", "enemy")
    taught.name("alien", "slot-1", "fr", "Rôdeur")
    taught.learn("alien", "slot-2", "attack", 7)
    before = taught.everything("alien")
    assert taught.move("alien", "slot-1", "slot-2") == 3
    assert taught.everything("alien") == {"slot-1": before["slot-2"], "slot-2": before["slot-1"]}
    assert taught.number("alien", "slot-2", "attack") == 4
    assert taught.word("alien", "slot-1", "kind") is None
    assert taught.move("alien", "slot-2", "slot-1") == 3
    assert taught.everything("alien") == before
    assert taught.move("alien", "slot-1", "slot-1") == 0 and taught.move("alien", "slot-8", "slot-9") == 0
    assert taught.move("firefly", "slot-1", "slot-2") == 0, "another game is left alone"
    assert taught.move("alien", "slot-1", "slot-9") == 3
    taught.learn("alien", "slot-1", "attack", 2)
    assert taught.everything("alien")["slot-1"] == {"attack": 2}
    assert taught.everything("alien")["slot-9"] == before["slot-1"]


def test_an_effect_that_others_told_is_not_sure_until_its_owner_says_so(tmp_path: Path) -> None:
    says = 'carries = ["event"]\nsure = { effect = "medium" }\n\n[[card.ability]]\non = "reveal"\n'
    says += 'do = [{ verb = "draw" }]\n'
    plain = OWNED.replace('sure = { cost = "low", class = "medium" }\n', "")
    path = written(tmp_path, plain.replace('carries = ["event"]\n', says))
    found = read_set(path)
    wreck = next(card for card in found.cards if card.design == WRECK)
    assert not found.note(WRECK).is_sure("effect") and found.note(WRECK).is_sure("cost")
    assert "effect" in doubts(wreck, {}, found.note(WRECK))
    assert "effect" not in doubts(wreck, {"effect": "as-printed"}, found.note(WRECK))
    told = with_entries(wreck, {}, found.note(WRECK))
    assert told.is_hearsay and told.structured and told.abilities == wreck.abilities, "no rule waits for it"
    assert (
        not wreck.is_hearsay
        and not with_entries(wreck, {"effect": "as-printed"}, found.note(WRECK)).is_hearsay
    )


def test_an_effect_that_differs_is_done_by_hand_until_its_owner_writes_it_down(tmp_path: Path) -> None:
    says = 'sure = { effect = "medium" }\n\n[[card.ability]]\non = "reveal"\ndo = [{ verb = "draw" }]\n'
    plain = OWNED.replace('sure = { cost = "low", class = "medium" }\n', "")
    found = read_set(written(tmp_path, plain.replace('carries = ["event"]\n', says)))
    wreck, note = next(card for card in found.cards if card.design == WRECK), found.note(WRECK)
    differs = with_entries(wreck, {"effect": "differs"}, note)
    assert (differs.structured, differs.abilities, differs.unsure) == (False, (), ())
    own = with_entries(
        wreck, {"effect": '{ on = "reveal", do = [{ verb = "discard", n = 2 }], may = true }'}, note
    )
    assert own.structured and not own.is_hearsay
    assert own.abilities == (Ability("reveal", (Clause("discard", {"n": 2}),), may=True),)
    damaged = with_entries(wreck, {"effect": "{ on = "}, note)
    assert (damaged.structured, damaged.abilities) == (False, ())


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("as-printed", ""),
        ("differs", ""),
        ('{ on = "play", do = [{ verb = "draw", n = 1 }] }, { on = "death", do = [{ verb = "draw" }] }', ""),
        ("", "it says nothing"),
        ("draw two", "Invalid value"),
        ('{ on = "play" }', "'do' is missing"),
        ('{ on = "play", do = [{ n = 1 }] }', "needs a verb"),
        ('{ on = "play", do = [{ verb = "draw" }], of = 3 }', "of"),
    ],
)
def test_words_that_are_no_effect_are_told_with_their_fault(said: str, fault: str) -> None:
    found = effect_fault(said)
    assert fault in found and bool(found) == bool(fault)
