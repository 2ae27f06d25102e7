"""The past of a card: entered, taken back, labelled, laid out for games."""

from __future__ import annotations

from datetime import date

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.cards import Where
from companion.house.house import House
from companion.owner.cards import MyCards
from tests.house.kit import Evening

PARKER = Where("alien", "alien", "character-chief-engineer-parker")
TODAY = date.today().isoformat()


def words(house: House, found: Phrase, language: str = "en") -> str:
    return house.texts.say(found, language)


def test_a_card_that_nobody_has_touched_has_no_past(house: House) -> None:
    cards = MyCards(house)
    assert cards.page(cards.designs(PARKER)[0].where).history == ()


def test_entries_and_labels_are_dated_and_taken_back_ones_are_said(house: House) -> None:
    cards = MyCards(house)
    cards.own(PARKER)
    line = cards.designs(PARKER)[0]
    design = line.where.design
    house.store.remembered.learn("alien", design, "cost", 8)
    house.store.remembered.learn("alien", design, "attack", 3)
    house.store.remembered.withdraw("alien", design, "attack")
    copies = cards.page(line.where).copies
    assert cards.bind("4006381333931", copies[0].copy) is None
    said = [(one.day, words(house, one.text)) for one in cards.page(line.where).history]
    assert sorted(said) == [
        (TODAY, "entered: cost, Attack"),
        (TODAY, "first label stuck on"),
        (TODAY, "taken back: Attack"),
    ]
    assert "saisi : coût, Attaque" in [words(house, one.text, "fr") for one in cards.page(line.where).history]


def test_only_the_first_label_is_remembered(house: House) -> None:
    cards = MyCards(house)
    cards.own(PARKER)
    line = cards.designs(PARKER)[-1]
    for number, copy in enumerate(cards.page(line.where).copies[:2]):
        cards.bind(f"400638133393{number}", copy.copy)
    labels = [one for one in cards.page(line.where).history if one.text == phrase("card-labelled")]
    assert len(labels) == 1


def test_games_that_laid_the_card_out_are_told_and_others_are_not(house: House) -> None:
    cards = MyCards(house)
    evening = Evening(house)
    evening.begin(players=2)
    used = {copy.partition("/")[2].partition("#")[0] for copy in evening.state.table.bound}
    practice = next(one for one in cards.sets() if one.practice and one.where.room == "alien")
    lines = [line for deck in cards.decks(practice.where) for line in cards.designs(deck.where)]
    played = {line.where.design for line in lines if cards.page(line.where).history}
    assert played and played != {line.where.design for line in lines}
    assert used <= played
