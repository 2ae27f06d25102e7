"""Evening packs: small, whole, and of the very cards of their set."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from card_db.boxes import open_box
from card_db.cardset import CardSet
from card_db.errors import SetError
from card_db.evenings import Evening, pack_of, read_evenings
from card_db.loader import SHIPPED, read_set
from card_db.store import open_store
from companion.ground.rooms import ROOMS, open_room
from companion.house.simulate import Plan, simulate

PACKS = [(room, pack) for room in ROOMS for pack in read_evenings(SHIPPED / room)]

SHEETS = {"alien": 17, "firefly": 23, "villains": 21}  # of nine cards: one whole game for up to three


def set_of(room: str, pack: Evening) -> CardSet:
    return next(one for path in (SHIPPED / room).glob("*.toml") if path.stem == "practice"
                and (one := read_set(path)).id == pack.set)  # fmt: skip


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_a_pack(room: str) -> None:
    assert read_evenings(SHIPPED / room), "one film, up to three players"


@pytest.mark.parametrize(("room", "pack"), PACKS, ids=lambda one: getattr(one, "id", one))
def test_a_pack_is_so_many_sheets_of_its_sets_own_cards(room: str, pack: Evening) -> None:
    whole, part = set_of(room, pack), pack_of(set_of(room, pack), pack)
    cards = sum(card.copies for card in part.cards)
    assert (SHEETS[room] - 1) * 9 < cards <= SHEETS[room] * 9
    assert sum(stack.cards for stack in part.stacks) == cards
    known = {
        copy
        for designs in open_box(whole, {}).stacks.values()
        for copies in designs.values()
        for copy in copies
    }
    packed = [
        copy
        for designs in open_box(part, {}).stacks.values()
        for copies in designs.values()
        for copy in copies
    ]
    assert len(packed) == cards and set(packed) <= known


@pytest.mark.parametrize(("room", "pack"), PACKS, ids=lambda one: getattr(one, "id", one))
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_pack_is_a_whole_game(room: str, pack: Evening, players: int) -> None:
    box = open_box(pack_of(set_of(room, pack), pack), {})
    tally = simulate(open_room(room), box, Plan(players=players, games=1, seed=5))
    assert sum(tally.outcomes.values()) == 1 and tally.broken_invariants == 0, tally.first_broken


def test_a_pack_strikes_as_hard_as_the_whole_deck() -> None:
    (pack,) = read_evenings(SHIPPED / "alien")
    whole = set_of("alien", pack)

    def average(one: CardSet) -> float:
        strikes = [card for card in one.cards if card.stack == "strikes"]
        return sum(card.copies * (card.number("damage") or 0) for card in strikes) / sum(
            c.copies for c in strikes
        )

    assert average(pack_of(whole, pack)) == pytest.approx(average(whole), abs=0.05)


def test_a_pack_is_a_box_among_the_others(place: Path) -> None:
    store = open_store(place)
    names = store.catalogue.boxes("alien")
    assert names[0] == "alien-practice" and "alien-practice:halcyon" in names
    box = store.catalogue.box("alien", "alien-practice:halcyon")
    assert box.name == store.catalogue.card_set("alien", box.name).id == "alien-practice:halcyon"
    copy = box.stacks["strikes"]["strike-gash"][0]  # type: ignore[index]
    assert copy == "alien-practice/strike-gash#1" and store.collection.tag_of(copy) is not None
    assert store.catalogue.card_set("alien", "alien-practice:halcyon").titles["fr"].startswith("Pack")
    store.close()


@pytest.mark.parametrize(
    ("stacks", "fault"),
    [({"nowhere": 1}, "there is no stack 'nowhere'"), ({"strikes": {"bite": 1}}, "there is no card 'bite'")],
)
def test_a_pack_of_what_is_not_there_is_refused(stacks: dict[str, int], fault: str) -> None:
    (pack,) = read_evenings(SHIPPED / "alien")
    with pytest.raises(SetError, match=f"alien/evening.toml: evening 'halcyon': {fault}"):
        pack_of(set_of("alien", pack), msgspec.structs.replace(pack, stacks=stacks))


def test_a_damaged_file_of_packs_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "alien"
    folder.mkdir()
    assert read_evenings(folder) == ()
    (folder / "evening.toml").write_text("[[evening]]\nid = 3\n")
    with pytest.raises(SetError, match="alien/evening.toml: file: cannot be used"):
        read_evenings(folder)


def test_a_damaged_file_of_packs_hides_no_box(place: Path, tmp_path: Path) -> None:
    folder = tmp_path / "sets" / "alien"
    folder.mkdir(parents=True)
    (folder / "practice.toml").write_bytes((SHIPPED / "alien" / "practice.toml").read_bytes())
    (folder / "evening.toml").write_text("[[evening]]\nid = 3\n")
    store = open_store(place, sets=tmp_path / "sets")
    assert store.catalogue.boxes("alien") == ("alien-practice",)
    assert any("alien/evening.toml" in finding.says for finding in store.catalogue.findings())
    store.close()
