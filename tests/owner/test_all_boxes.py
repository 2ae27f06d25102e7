"""Every box there are facts for can be entered and labelled, whether its game can be played yet or not."""

from __future__ import annotations

import re

import pytest

from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Entered, Form, Where
from companion.ground.house_texts import HouseTexts
from companion.house.belongings import Boxes
from companion.house.house import House
from companion.owner.cards import MyCards

UNSAID = re.compile(r"\b(kind|field|class|mark|cards)-[a-z]")
BOXES = {
    "alien": ("alien", 600), "firefly": ("firefly", 500), "villains": ("villains", 517),
    "marvel-core": ("villains", 452), "conquest": ("conquest", 185),
}  # fmt: skip


@pytest.fixture
def cards(house: House) -> MyCards:
    return MyCards(house)


def words(found: Phrase, language: str, texts: HouseTexts) -> str:
    said = texts.say(found, language)
    assert said and not UNSAID.search(said), f"{found} is {said!r} in {language}"
    return said


def read(form: Form, copies: int = 1, name: str = "", **numbers: int) -> Entered:
    """What an owner reads off a card; numbers that are not said are 1."""
    values = {blank.field: numbers.get(blank.field, 1) for blank in form.numbers}
    kind = form.kind or (form.kinds[0].id if form.kinds else "")
    return Entered(form.where, kind, form.klass, copies, values, name=name)


def test_every_box_is_listed_and_says_whether_its_game_is_here(cards: MyCards) -> None:
    found = {line.where.set: line for line in cards.sets() if not line.practice}
    assert {name: (line.where.room, line.cards) for name, line in found.items()} == BOXES
    assert [name for name, line in found.items() if line.is_playable][:1] == ["alien"]


@pytest.mark.parametrize("name", BOXES)
def test_every_card_of_every_box_has_words_in_both_languages(name: str, cards: MyCards) -> None:
    texts = HouseTexts()
    room = BOXES[name][0]
    for deck in cards.decks(Where(room, name)):
        for line in cards.designs(deck.where):
            page, form = cards.page(line.where), cards.form(line.where)
            said = [line.title, line.short, line.kind, *(fact.title for fact in page.facts)]
            said += [fact.value for fact in page.facts if fact.value is not None]
            said += [chip.title for chip in (*form.kinds, *form.classes, *form.keywords)]
            said += [blank.title for blank in form.numbers]
            for language in ("en", "fr"):
                assert all(words(one, language, texts) for one in said)
        for check in cards.checks(deck.where):
            assert words(check.text, "fr", texts)


def test_a_box_is_put_away_and_comes_back_with_all_that_was_told(house: House, cards: MyCards) -> None:
    where = Where("firefly", "firefly")
    cards.own(where)
    form = cards.form(Where("firefly", "firefly", "episode-2"))
    assert cards.keep(read(form, form.copies, "Border Patrol", attack=5)).refusal is None
    Boxes(house.store).disown("firefly")
    line = next(one for one in cards.sets() if one.where == where)
    assert not line.owned
    cards.own(where)
    assert next(one for one in cards.sets() if one.where == where).owned
    assert cards.find("border patrol")[0].where.design == form.where.design


def test_an_episode_card_is_entered_by_its_kind_and_has_only_the_numbers_of_that_kind(cards: MyCards) -> None:
    where = Where("firefly", "firefly", "episode-3")
    form = cards.form(where)
    assert [chip.id for chip in form.kinds] == [
        "enemy", "event", "goal", "special", "ship-strike", "character",
    ]  # fmt: skip
    kept = cards.keep(Entered(form.where, "event", "", form.copies, {}, ("ship",)))
    assert kept.refusal is None
    line = next(one for one in cards.designs(where) if one.where.design == kept.where.design)
    assert line.is_known and line.kind == Phrase("kind-event"), "an event has no Attack to wait for"


def test_cards_that_each_have_a_line_fill_as_many_lines_as_are_alike(cards: MyCards) -> None:
    where = Where("conquest", "conquest", "events")
    form = cards.form(where)
    assert form.counts == (1, 2, 3, 4, 5, 6)
    bare = Where("conquest", "conquest", "events", untitled(cards, where)[0])
    kept = cards.keep(read(cards.form(bare), 3, "Human Panic", ap=2, red=1))
    assert kept.refusal is None
    alike = [one for one in cards.designs(where) if one.title.args.get("en") == "Human Panic"]
    assert len(alike) == 3 and all(one.is_known and one.copies == 1 for one in alike)
    assert cards.checks(where)[0].state == "open", "70 cards in all, most of them not seen yet"


def test_more_alike_than_there_are_lines_left_is_refused_and_nothing_is_kept(cards: MyCards) -> None:
    where = Where("conquest", "conquest", "space-stuff")
    for at in range(24):
        kept = cards.keep(read(cards.form(where), 1, f"Thing {at}"))
        assert kept.refusal is None
    last = cards.form(where)
    assert cards.keep(read(last, 2, "Gizmo of Zorb")).refusal is not None
    assert not cards.find("gizmo of zorb")


def untitled(cards: MyCards, where: Where) -> list[str]:
    """The cards of a stack that nobody has named."""
    return [one.where.design for one in cards.designs(where) if one.title.key == "nameless-numbered" or (
        "en" not in one.title.args)]  # fmt: skip


@pytest.mark.parametrize(
    ("room", "box", "stack", "total"),
    [
        ("firefly", "firefly", "character-mal", "1 + 3 + 5 + 5"),
        ("alien", "alien", "character-call", "1 + 3 + 5 + 5"),
    ],
)
def test_a_character_comes_to_fourteen_cards_in_its_four_kinds(
    cards: MyCards, room: str, box: str, stack: str, total: str
) -> None:
    found = cards.checks(Where(room, box, stack))
    assert found[0].text.args["count"] == 14
    assert any(check.text.args.get("copies") == total for check in found)


def test_an_alien_mini_deck_has_one_hazard_and_two_events(cards: MyCards) -> None:
    found = [one for one in cards.checks(Where("alien", "alien", "hive-alien-1")) if "kind" in one.text.args]
    counts = {str(getattr(one.text.args["kind"], "key", "")): one.text.args["count"] for one in found}
    assert counts == {"kind-event": 2, "kind-hazard": 1}
