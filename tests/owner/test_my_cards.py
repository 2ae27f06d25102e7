"""The owner's collection: what is known, what an owner enters, totals, search and labels."""

from __future__ import annotations

import re

import pytest

from companion.core.crossing.intents import Scanned
from companion.core.language.phrases import Phrase
from companion.core.ports.cards import Cards, Entered, Form, Plans, Where
from companion.house.house import House
from companion.owner.cards import MyCards, UnknownCard
from companion.owner.plans import FilmPlans
from companion.owner.search import best, plain

PARKER = "character-chief-engineer-parker"
HIVE = "hive-alien-1"
OWN = Where("alien", "alien")
UNSAID = re.compile(r"(kind|field|class|mark|cards|effect)-\S+")


@pytest.fixture
def cards(house: House) -> MyCards:
    return MyCards(house)


def deck(stack: str) -> Where:
    return Where("alien", "alien", stack)


def filled(form: Form, **read: int) -> Entered:
    """The form as an owner sends it who changes nothing but these numbers."""
    return Entered(
        form.where, form.kind, form.klass, form.copies,
        {blank.field: read[blank.field] for blank in form.numbers if blank.field in read},
    )  # fmt: skip


def test_a_new_house_has_the_practice_box_and_knows_it_whole(cards: MyCards) -> None:
    port: Cards = cards
    ours, theirs = (line for line in port.sets() if line.where.room == "alien")
    assert (ours.practice, ours.owned, ours.known, ours.tagged) == (True, True, ours.cards, ours.cards)
    assert (theirs.where, theirs.owned, theirs.cards, theirs.tagged) == (OWN, False, 600, 0)
    others = {
        line.where.set: line.cards for line in port.sets() if line.practice and line.where.room != "alien"
    }
    assert others == {"villains-guests": 46, "firefly-practice": 500, "villains-practice": 517}
    assert port.known() == ours.cards + sum(others.values())


def test_a_box_is_taken_into_the_collection_once(cards: MyCards) -> None:
    before = cards.known()
    cards.own(OWN)
    cards.own(OWN)
    line = next(line for line in cards.sets() if line.where == OWN)
    assert line.owned and line.tagged == 0
    assert cards.known() == before + line.known


def test_decks_tell_what_is_known(cards: MyCards) -> None:
    lines = {line.where.stack: line for line in cards.decks(OWN)}
    assert (lines[PARKER].cards, lines[PARKER].designs, lines[PARKER].known) == (14, 4, 0)
    assert lines["secrets"].known == 1, "no number is printed there"
    assert sum(line.cards for line in lines.values()) == 600


def test_a_deck_is_entered_card_by_card_until_its_total_cost_comes_out(cards: MyCards) -> None:
    where = deck(PARKER)
    assert [check.state for check in cards.checks(where)] == ["open", "open", "open"]
    costs = {1: 8, 3: 5, 5: 3}  # 8 + 15 + 15 + 15, nine short of the printed 62
    form = cards.form(where)
    seen = []
    while True:
        seen.append(form.where.design)
        kept = cards.keep(filled(form, cost=costs[form.copies], attack=1))
        assert kept.refusal is None and kept.where == form.where
        if not kept.following:
            break
        form = cards.form(Where("alien", "alien", PARKER, kept.following))
    assert len(set(seen)) == 4
    line = next(line for line in cards.decks(OWN) if line.where.stack == PARKER)
    assert (line.known, line.unsure, line.wrong) == (4, 0, 1)
    assert [check.state for check in cards.checks(where)] == ["fine", "fine", "wrong"]
    common = next(one for one in cards.designs(where) if one.copies == 5)
    cards.keep(Entered(common.where, copies=5, numbers={"cost": 4}))
    rare = next(one for one in cards.designs(where) if one.copies == 1)
    cards.keep(Entered(rare.where, copies=1, numbers={"cost": 12}))
    assert [check.state for check in cards.checks(where)] == ["fine", "fine", "fine"]


def test_the_owner_leafs_in_any_order_and_copies_tell_which_card_it_is(cards: MyCards) -> None:
    form = cards.form(deck(PARKER))
    assert form.counts == (1, 3, 5)
    other = 3 if form.copies != 3 else 1
    kept = cards.keep(Entered(form.where, form.kind, "", other, {"cost": 6, "attack": 2}))
    assert kept.where.design != form.where.design
    assert cards.page(kept.where).line.copies == other
    again = cards.keep(Entered(form.where, form.kind, "", other, {"cost": 6}))
    assert again.refusal is not None and again.refusal.key == "cards-no-place", (
        "there is only one with so many"
    )
    assert not cards.page(form.where).line.is_known


def test_a_mixed_deck_asks_for_the_kind_and_only_for_numbers_of_that_kind(cards: MyCards) -> None:
    form = cards.form(deck(HIVE))
    assert form.kind == "" and form.kinds[0].id == "enemy" and len(form.kinds) <= 6
    kept = cards.keep(Entered(form.where, "goal", "", form.copies, {"attack": 4}))
    page = cards.page(kept.where)
    assert page.line.is_known and not page.line.figures, "no Attack is printed on such a card"
    enemy = cards.form(Where("alien", "alien", HIVE, kept.following))
    cards.keep(Entered(enemy.where, "enemy", "", enemy.copies, {"attack": 4}))
    assert [figure.value for figure in cards.page(enemy.where).line.figures] == [4]
    hazards, events = (check for check in cards.checks(deck(HIVE)) if check.text.key == "cards-check-kind")
    assert (hazards.state, events.state) == ("fine", "fine")


def test_one_hazard_and_two_events_are_all_a_deck_has(cards: MyCards) -> None:
    form = cards.form(deck(HIVE))
    cards.keep(Entered(form.where, "event", "", form.copies))
    wrong = [check for check in cards.checks(deck(HIVE)) if check.state == "wrong"]
    assert [check.text.args["count"] for check in wrong] == [2]


def test_a_page_says_who_told_what_and_who_does_what_the_card_says(house: House, cards: MyCards) -> None:
    form = cards.form(deck(PARKER))
    page = cards.page(form.where)
    cost = next(fact for fact in page.facts if fact.field == "cost")
    assert (cost.value, page.doing, len(page.copies)) == (None, "by-hand", form.copies)
    kind = next(fact for fact in page.facts if fact.field == "kind")
    assert kind.sources and not kind.told
    cards.keep(filled(form, cost=7, attack=3))
    cost = next(fact for fact in cards.page(form.where).facts if fact.field == "cost")
    assert (house.texts.say(cost.value or Phrase("")), cost.told, cost.confidence) == ("7", True, "high")
    grunt = next(one for one in cards.designs(deck("grunts")))
    assert cards.page(grunt.where).doing == "asked"
    ours = next(one for one in cards.designs(Where("alien", "alien-practice", "grunts")))
    assert cards.page(ours.where).doing == "automated"


def test_what_only_others_told_is_confirmed_by_keeping_it(cards: MyCards) -> None:
    every = [line for each in cards.decks(OWN) for line in cards.designs(each.where)]
    form = cards.form(next(line.where for line in every if line.is_known and not line.is_sure))
    values = {blank.field: blank.figure.value for blank in form.numbers if blank.figure.value is not None}
    cards.keep(Entered(form.where, form.kind, form.klass, form.copies, values))
    assert cards.page(form.where).line.is_sure


def test_titles_are_found_without_case_and_accents(cards: MyCards) -> None:
    form = cards.form(deck(PARKER))
    cards.keep(Entered(form.where, form.kind, form.klass, form.copies, name="Clé à molette", language="fr"))
    assert cards.find("CLE")[0].where.design == form.where.design
    assert cards.find("molet")[0].where == form.where
    assert {line.where.design for line in cards.find("parker")} >= {form.where.design}
    assert cards.find("  ") == () and cards.find("zzzz") == ()
    assert plain("Été  d’Inès") == "ete d'ines"
    assert [best("la", [name]) for name in ("Lampe", "A lamp", "Palace", "Roc")] == [0, 1, 2, 9]


def test_known_titles_are_suggested_until_a_card_has_them(cards: MyCards) -> None:
    where = deck(PARKER)
    assert "Find It And Kill It" in cards.names(where, "find")
    form = cards.form(where)
    cards.keep(Entered(form.where, form.kind, form.klass, form.copies, name="Find It And Kill It"))
    assert "Find It And Kill It" not in cards.names(where, "")


def test_a_label_is_bound_found_and_taken_off(house: House, cards: MyCards) -> None:
    form = cards.form(deck(PARKER))
    copy, tag = cards.page(form.where).copies[0].copy, house.store.labels.fresh(1)[0]
    assert cards.shown(tag) is None
    assert cards.bind(tag, copy) is None
    found = cards.shown(tag)
    assert found is not None and (found.where, found.tagged) == (form.where, 1)
    other = cards.page(cards.designs(deck("grunts"))[0].where).copies[0].copy
    refused = cards.bind(tag, other)
    assert refused is not None and refused.key == "cards-tag-taken"
    cards.unbind(tag)
    assert cards.shown(tag) is None


def test_whoever_watches_hears_the_codes_instead_of_the_game(cards: MyCards) -> None:
    heard: list[str] = []
    stop = cards.watch(heard.append)
    cards.post(Scanned(("one", "two")))
    stop()
    stop()
    cards.post(Scanned(("three",)))
    assert heard == ["one", "two"]


def test_a_card_that_is_not_there_is_said_so(cards: MyCards) -> None:
    with pytest.raises(UnknownCard, match="no card 'nobody'"):
        cards.page(Where("alien", "alien", "", "nobody"))


def test_every_sentence_of_the_collection_is_worded_in_both_languages(house: House, cards: MyCards) -> None:
    missing = set()
    for line in cards.sets():
        for one in cards.decks(line.where):
            phrases = [check.text for check in cards.checks(one.where)]
            for card in cards.designs(one.where)[:2]:
                page, form = cards.page(card.where), cards.form(card.where)
                phrases += [card.title, card.kind, card.deck, *page.effects]
                phrases += [fact.title for fact in page.facts] + [
                    fact.value for fact in page.facts if fact.value
                ]
                phrases += [chip.title for chip in (*form.kinds, *form.classes, *form.keywords)]
            words = [house.texts.say(each, language) for each in phrases for language in ("en", "fr")]
            missing |= {
                word for word in words if re.fullmatch(r"(kind|field|class|mark|cards|effect)-\S+", word)
            }
    assert missing == set()


def test_cards_in_open_play_are_found_on_the_table(house: House, cards: MyCards) -> None:
    from tests.house.kit import Evening

    evening = Evening(house)
    evening.begin()
    evening.play(12)
    table = evening.state.table
    copy = next(slot.copy for slot in table.slots.values() if slot.face_up and slot.copy is not None)
    design = table.designs[copy]
    page = cards.page(Where("alien", "alien-practice", "", design))
    assert next(one for one in page.copies if one.copy == copy).place is not None
    hidden = {one for one, slot in table.bound.items() if not table.slots[slot].face_up}
    pages = [cards.page(Where("alien", "alien-practice", "", table.designs[one])) for one in list(hidden)[:5]]
    assert not [
        line for one in pages for line in one.copies if line.copy in hidden and line.place is not None
    ]


def test_what_was_told_of_the_wrong_card_moves_with_its_label(house: House, cards: MyCards) -> None:
    form = cards.form(deck(PARKER))
    cards.keep(filled(form, cost=7, attack=3))
    tag = house.store.labels.fresh(1)[0]
    cards.bind(tag, cards.page(form.where).copies[0].copy)
    other = next(line for line in cards.designs(deck(PARKER)) if line.copies not in (form.copies, 5))
    kept = cards.keep(Entered(form.where, form.kind, "", other.copies, {"cost": 7, "attack": 3}))
    assert kept.where == other.where
    assert not cards.page(form.where).line.is_known
    found = cards.shown(tag)
    assert found is not None and found.where == other.where and found.is_known


def test_an_evening_is_planned_by_its_film(house: House) -> None:
    plans: Plans = FilmPlans(house)
    films = plans.films(OWN)
    assert len(films) == 4
    first, last = (plans.plan(OWN, film.id, 2) for film in (films[0], films[-1]))
    stacks = [{line.stack for line in plan.lines} for plan in (first, last)]
    assert PARKER in stacks[0] and PARKER not in stacks[1]
    assert "drones" in stacks[0] & stacks[1]
    with pytest.raises(ValueError, match="player"):
        plans.plan(OWN, films[0].id, 9)


DRAWS = '{ on = "play", do = [{ verb = "draw", n = 1 }] }'


def test_what_an_owner_says_of_an_effect_is_kept_and_words_of_no_rule_are_not(
    house: House, cards: MyCards
) -> None:
    where = next(one for one in cards.designs(Where("alien", "alien", "grunts"))).where
    told = house.store.remembered
    assert cards.effect(where, DRAWS) is None and told.word("alien", where.design, "effect") == DRAWS
    page = cards.page(where)
    assert page.doing != "by-hand" and not page.is_hearsay
    assert [house.texts.say(line) for line in page.effects] == ["Draw a card."]
    assert cards.effect(where, "differs") is None
    assert cards.page(where).doing == "by-hand"
    for said in ("draw two", DRAWS.replace("draw", "dance"), DRAWS.replace("play", "never"), "{ on = 3 }"):
        refusal = cards.effect(where, said)
        assert refusal is not None and house.texts.say(refusal).startswith("This is no effect of a card")
        assert told.word("alien", where.design, "effect") == "differs", "what was told before stays"
