"""Set files are taken whole, or refused with everything that is wrong in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db import loader
from card_db.cardset import stacks_of
from card_db.errors import SetError
from companion.core.language.cards import Ability, Card, Clause

GOOD = """
[set]
id = "alien-test"
room = "alien"
name = { en = "Test box", fr = "Boîte d'essai" }
practice = true
licence = "CC0-1.0"

[boards.room-1]
scan = 2

[[stack]]
id = "strikes"
kind = "strikes"
title = { en = "Strikes", fr = "Blessures" }
cards = 3

[[card]]
id = "graze"
stack = "strikes"
kind = "strike"
titles = { en = "Graze", fr = "Éraflure" }
copies = 2
numbers = { damage = 1, attack = "?" }

[[card]]
id = "mara"
stack = "strikes"
kind = "character"
titles = { en = "Mara", fr = "Mara" }
class = "tech"
crew = "wardens"
person = "Mara Voss"
marks = ["coordinate"]
structured = false

[[card.ability]]
on = "play"
class = "tech"
may = true
when = [{ verb = "played", count = 2 }]
do = [{ verb = "gain", attack = 2 }, { verb = "choose", of = [{ verb = "draw", cards = 1 }] }]
"""


def written(tmp_path: Path, text: str, room: str = "alien") -> Path:
    path = tmp_path / room / "test.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def faults(tmp_path: Path, text: str) -> list[str]:
    with pytest.raises(SetError) as caught:
        loader.read_set(written(tmp_path, text))
    return [str(fault) for fault in caught.value.faults]


def test_a_good_file_becomes_frozen_cards(tmp_path: Path) -> None:
    card_set = loader.read_set(written(tmp_path, GOOD))
    graze, mara = card_set.cards
    assert graze.numbers == {"damage": 1, "attack": None}
    assert graze.number("attack") is None and graze.number("cost") == 0
    assert mara == Card(
        design=mara.design,
        kind="character",
        titles={"en": "Mara", "fr": "Mara"},
        stack="strikes",
        klass="tech",
        crew="wardens",
        person="Mara Voss",
        marks=("coordinate",),
        structured=False,
        abilities=(
            Ability(
                on="play",
                needs_class="tech",
                may=True,
                when=(Clause("played", {"count": 2}),),
                do=(
                    Clause("gain", {"attack": 2}),
                    Clause("choose", {"of": [{"verb": "draw", "cards": 1}]}),
                ),
            ),
        ),
    )
    assert card_set.boards == {"room-1": {"scan": 2}}
    assert stacks_of(card_set)["strikes"] == {
        "graze": ("alien-test/graze#1", "alien-test/graze#2"),
        "mara": ("alien-test/mara#1",),
    }


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "mara"', 'id = "graze"', "card 'graze': the id is used 2 times, it must be unique"),
        ("cards = 3", "cards = 4", "stack 'strikes': should have 4 cards, but its cards' copies add up to 3"),
        (
            "structured = false",
            "structurd = false",
            "card 'mara': unknown key 'structurd'; was 'structured' meant?",
        ),
        ("{ damage = 1,", "{ damge = 1,", "unknown number 'damge'; was 'damage' meant?"),
        (
            "{ damage = 1,",
            "{ damage = -1,",
            "card 'graze', numbers: 'damage' must be a whole number from 0 to 999",
        ),
        ("{ damage = 1,", "{ damage = true,", "'damage' must be a whole number from 0 to 999, or \"?\""),
        ("copies = 2", "copies = 0", "card 'graze': 'copies' must be a whole number from 1 to 99, not 0"),
        ('{ en = "Graze", fr = "Éraflure" }', '{ en = "Graze" }', "card 'graze', titles: 'fr' is missing"),
        (
            'titles = { en = "Mara", fr = "Mara" }',
            "",
            "card 'mara': 'titles' is missing: give { en = ..., fr = ... }",
        ),
        (
            'titles = { en = "Mara", fr = "Mara" }',
            'titles = "Mara"',
            "card 'mara', titles: must be a table, not 'Mara'",
        ),
        ('id = "mara"', 'id = "Mara Voss"', "'id' must be lower-case letters, digits and single dashes"),
        ('id = "mara"', "", "card number 2 (it has no id): 'id' is missing"),
        ('kind = "character"', "", "card 'mara': 'kind' is missing"),
        ('kind = "character"', 'kind = "unknown"', "card 'mara': its kind must be known"),
        ('marks = ["coordinate"]', 'marks = ["coordinate", "coordinate"]', "names coordinate more than once"),
        ('marks = ["coordinate"]', 'marks = "coordinate"', "'marks' must be a list of lower-case names"),
        ('class = "tech"', 'class = "tech+"', "'class' must be lower-case names with a plus between them"),
        ('on = "play"', "", "card 'mara', ability 1: 'on' is missing"),
        ("may = true", 'may = "yes"', "ability 1: 'may' must be true or false, not 'yes'"),
        ('{ verb = "gain", attack = 2 }', "{ attack = 2 }", "'do' number 1 needs a verb"),
        ('{ verb = "gain", attack = 2 }', '{ verb = "gain", attack = 2.5 }', "2.5 cannot be an argument"),
        ('{ verb = "gain", attack = 2 }', '{ verb = "gain", day = 1979-05-27 }', "cannot be an argument"),
        (
            'room = "alien"',
            'room = "firefly"',
            "'room' is 'firefly', but the file lies in the folder 'alien'",
        ),
        ("practice = true", "", "set: 'practice' is missing"),
        ("[boards.room-1]", '[boards."Room 1"]', "boards.Room 1: a place is named with lower-case"),
        ("scan = 2", "scan = 2.0", "boards.room-1: 'scan' must be a whole number"),
        ("[set]", "[sett]", "file: unknown key 'sett'; was 'set' meant?"),
        ("[set]", "[set", "file: is not readable TOML"),
    ],
)
def test_each_mistake_is_named_with_its_entry(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in GOOD
    found = faults(tmp_path, GOOD.replace(old, new))
    assert any(fault in one for one in found), found
    assert all(one.startswith("alien/test.toml: ") for one in found)


@pytest.mark.rule("VIL-SUPER-08")
def test_a_card_and_an_ability_can_have_two_icons(tmp_path: Path) -> None:
    text = GOOD.replace('class = "tech"', 'class = "tech+tech"')
    (_, mara) = loader.read_set(written(tmp_path, text)).cards
    assert mara.klass == mara.abilities[0].needs_class == "tech+tech"


def test_a_card_of_an_unknown_stack_gets_a_hint(tmp_path: Path) -> None:
    text = GOOD.replace('stack = "strikes"\nkind = "character"', 'stack = "strike"\nkind = "character"')
    assert faults(tmp_path, text) == [
        "alien/test.toml: card 'mara': unknown stack 'strike'; was 'strikes' meant?",
        "alien/test.toml: stack 'strikes': should have 3 cards, but its cards' copies add up to 2",
    ]


def test_all_faults_are_said_at_once(tmp_path: Path) -> None:
    text = (
        GOOD.replace("copies = 2", "copies = 0").replace('on = "play"', "").replace("cards = 3", "cards = 9")
    )
    assert len(faults(tmp_path, text)) == 3


def test_a_box_that_people_own_may_leave_names_and_numbers_open(tmp_path: Path) -> None:
    text = GOOD.replace("practice = true", "practice = false").replace("scan = 2", 'scan = "?"')
    text = text.replace('titles = { en = "Mara", fr = "Mara" }', "")
    card_set = loader.read_set(written(tmp_path, text))
    assert card_set.cards[1].titles == {}
    assert card_set.boards == {"room-1": {"scan": None}}


def test_a_set_may_name_further_numbers(tmp_path: Path) -> None:
    text = GOOD.replace("practice = true", 'practice = true\nnumbers = ["fight"]').replace(
        "damage = 1", "fight = 4"
    )
    assert loader.read_set(written(tmp_path, text)).cards[0].numbers["fight"] == 4


def test_meaning_is_asked_of_whoever_knows_the_rules(tmp_path: Path) -> None:
    def check(card: Card) -> list[str]:
        verbs = [clause.verb for ability in card.abilities for clause in ability.do]
        return [f"unknown verb '{verb}'" for verb in verbs if verb != "gain"]

    with pytest.raises(SetError, match="alien/test.toml: card 'mara': unknown verb 'choose'"):
        loader.read_set(written(tmp_path, GOOD), check)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"a = " + b"[" * 5000, b'a = "\x00"', b""])
def test_rubbish_is_refused_with_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = written(tmp_path, "")
    path.write_bytes(data)
    with pytest.raises(SetError, match=r"alien/test.toml: \w+"):
        loader.read_set(path)


def test_a_missing_and_a_huge_file_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SetError, match="cannot be read: No such file"):
        loader.read_set(tmp_path / "alien" / "nothing.toml")
    monkeypatch.setattr(loader, "LARGEST", 10)
    with pytest.raises(SetError, match="larger than 10 bytes"):
        loader.read_set(written(tmp_path, GOOD))


def test_every_shipped_set_has_the_right_shape_and_unique_names() -> None:
    sets = [loader.read_set(path) for path in loader.set_files()]
    assert len({one.id for one in sets}) == len(sets)
    designs = [(one.room, card.design) for one in sets for card in one.cards]
    assert len(set(designs)) == len(designs)


def test_the_command_line_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = str(written(tmp_path, GOOD))
    assert loader.main([good]) == 0
    assert "alien/test.toml: fine, 2 designs, 3 cards" in capsys.readouterr().out
    written(tmp_path, GOOD.replace("cards = 3", "cards = 4"))
    assert loader.main([good]) == 1
    assert "should have 4 cards" in capsys.readouterr().out
