"""The practice box of Firefly: our own cards in the counts of the box, saying all that cards can say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from card_db.cardset import CardSet
from card_db.evenings import pack_of, read_evenings
from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Ability, Card, Clause
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.numbers import split_count
from companion.games.firefly.grammar import COUNTS, KINDS, MARKS, TRIGGERS, VERBS, check
from companion.games.firefly.kinds import EPISODE_KINDS
from companion.games.firefly.objectives.rules import REWARDS
from companion.games.firefly.printed import rules
from companion.games.firefly.setup.choices import mini_deck

FOLDER = SHIPPED / "firefly"
LETTERS = rules().letters


@pytest.fixture(scope="module")
def box() -> CardSet:
    return read_set(FOLDER / "practice.toml")


def of(box: CardSet, stack: str) -> list[Card]:
    return [card for card in box.cards if card.stack == stack]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


def every(clauses: tuple[Clause, ...]) -> Iterator[Clause]:
    """These clauses and those within them."""
    for clause in clauses:
        yield clause
        for value in clause.args.values():
            yield from every(clauses_in(value))


def said(box: CardSet) -> list[tuple[Card, Ability, Clause]]:
    """Every clause of every card."""
    return [
        (card, ability, clause)
        for card in box.cards
        for ability in card.abilities
        for clause in every((*ability.when, *ability.do))
    ]


def level(ability: Ability) -> list[int]:
    """The Objectives that an ability completes or brings closer."""
    return [
        clause.args["level"]
        for clause in every(ability.do)
        if clause.verb in ("complete", "progress", "fail") and "level" in clause.args
    ]


@pytest.mark.rule("FFY-COMP-01")
def test_it_has_the_cards_of_the_box_stack_by_stack(box: CardSet) -> None:
    owned = read_set(FOLDER / "firefly.toml")
    counts = {stack.id: stack.cards for stack in box.stacks if not stack.id.startswith("character-")}
    assert counts == {stack.id: stack.cards for stack in owned.stacks if stack.id in counts}
    assert copies(list(box.cards)) == 500
    assert box.practice


@pytest.mark.rule("FFY-COMP-06")
@pytest.mark.rule("FFY-CAT-01")
def test_each_of_nine_has_an_avatar_with_talent_and_flaw_and_fourteen_cards(box: CardSet) -> None:
    avatars = of(box, "avatars")
    assert sorted(card.numbers["rank"] for card in avatars if card.numbers["rank"]) == list(range(1, 10))
    for avatar in avatars:
        assert avatar.numbers["health"] and avatar.numbers["defense"]
        assert [ability.on for ability in avatar.abilities][-2:] == ["activate-talent", "flaw"]
        said = [clause.verb for ability in avatar.does("talent") for clause in ability.do]
        assert "draw" not in said, "every Talent draws a card by the rules (FFY-TALENT-02)"
        cards = of(box, f"character-{avatar.person.lower()}")
        assert sorted(card.copies for card in cards) == [1, 3, 5, 5]
        assert {card.person for card in cards} == {avatar.person}
        assert all(card.klass and card.numbers["cost"] for card in cards)


@pytest.mark.rule("FFY-REC-06")
def test_the_five_of_the_side_stack_differ_in_their_class_alone(box: CardSet) -> None:
    cards = of(box, "browncoats")
    assert len({card.klass for card in cards}) == 5
    assert {(card.numbers["cost"], card.numbers["recruit"], card.marks) for card in cards} == {
        (3, 2, ("coordinate",))
    }


@pytest.mark.rule("FFY-COMP-02")
@pytest.mark.rule("FFY-COMP-03")
def test_every_objective_has_its_own_mini_deck_of_the_size_of_its_letter(box: CardSet) -> None:
    objectives = of(box, "objectives")
    stacks = [mini_deck(card) for card in objectives]
    assert sorted(stacks) == sorted(stack.id for stack in box.stacks if stack.id.startswith("episode-"))
    for card in objectives:
        assert copies(of(box, mini_deck(card))) == LETTERS[(card.number("level") or 0) - 1]
        assert {one.kind for one in of(box, mini_deck(card))} <= set(EPISODE_KINDS)
    assert Counter(card.number("level") for card in objectives) == {1: 5, 2: 5, 3: 5}


@pytest.mark.rule("FFY-COMP-05")
@pytest.mark.rule("FFY-RUL-11")
def test_six_labelled_ship_strikes_are_in_episode_decks_and_none_elsewhere(box: CardSet) -> None:
    labelled = [card for card in box.cards if card.has("labelled")]
    assert copies(labelled) == 6
    assert {card.kind for card in labelled} == {"ship-strike"}
    assert all(card.stack.startswith("episode-") for card in labelled)
    assert copies(of(box, "ship-strikes")) == 20


@pytest.mark.rule("FFY-CAT-09")
@pytest.mark.rule("FFY-OBJ-02")
def test_every_objective_can_be_completed_by_its_own_cards(box: CardSet) -> None:
    """Only what lies in its deck or on its card is there in that Episode for sure."""
    for card in of(box, "objectives"):
        items = [ability.level for ability in card.abilities if ability.on in REWARDS]
        assert sorted(items) == list(range(1, len(items) + 1)), card.design
        there = [card, *of(box, mini_deck(card))]
        reached = [n for one in there for ability in one.abilities for n in level(ability)]
        completes = {
            clause.args.get("level")
            for one in there
            for ability in one.abilities
            for clause in every(ability.do)
            if clause.verb == "complete"
        }
        assert completes == set(items) and set(reached) <= set(items), card.design
        is_last = card.number("level") == 3
        mandatory = [ability for ability in card.abilities if ability.on == "mandatory"]
        assert len(mandatory) <= 1 and (mandatory or not is_last), "an Episode C can be lost"


@pytest.mark.rule("FFY-CAT-05")
def test_a_side_job_says_how_it_is_done_and_what_comes_of_it(box: CardSet) -> None:
    jobs = of(box, "side-jobs")
    assert copies(jobs) == rules().side_jobs == len(jobs)
    for job in jobs:
        assert [ability.on for ability in job.abilities] == ["mission", "success", "failure"]
        mission = job.abilities[0]
        assert mission.when or mission.may or mission.price[1]
        assert mission.do[-1] == Clause("complete")


@pytest.mark.rule("FFY-CARD-18")
def test_one_card_alone_moves_the_inevitable_card(box: CardSet) -> None:
    (found,) = [(card, ability) for card, ability, clause in said(box) if clause.verb == "restart"]
    card, ability = found
    assert card.copies == 1
    assert ability.do[-1] == Clause("put-this", {"to": "dead"}), "once in a game, or it would never end"


def test_every_word_that_cards_can_say_is_on_one_of_them(box: CardSet) -> None:
    clauses = [clause for _, _, clause in said(box)]
    counted = {
        split_count(value)[0]
        for clause in clauses
        for value in clause.args.values()
        if isinstance(value, str) and split_count(value)[0] in COUNTS
    }
    assert {clause.verb for clause in clauses} == set(VERBS)
    assert {ability.on for card in box.cards for ability in card.abilities} == set(TRIGGERS)
    assert {mark for card in box.cards for mark in card.marks} == set(MARKS)
    assert {card.kind for card in box.cards} == set(KINDS) - {"browncoats"}, "these are characters"
    assert counted == set(COUNTS)
    assert [card.design for card in box.cards if check(card)] == []


@pytest.mark.parametrize("mark", ["activate", "reaction", "ongoing"])
def test_a_keyword_stands_on_the_cards_that_have_such_an_ability(box: CardSet, mark: str) -> None:
    moments = {"activate": "play", "reaction": "reaction", "ongoing": "ongoing"}
    kinds = ("ship-strike", "crew-strike") if mark == "ongoing" else ("character",)
    for card in box.cards:
        if card.kind in kinds:
            found = [one for one in card.does(moments[mark]) if one.once or mark != "activate"]
            assert card.has(mark) == bool(found), card.design


@pytest.mark.rule("FFY-ACT-05")
@pytest.mark.parametrize("points", ["recruit", "attack"])
def test_a_plus_stands_where_an_ability_can_give_more(box: CardSet, points: str) -> None:
    for card in box.cards:
        more = [
            clause
            for ability in card.does("play")
            for clause in ability.do
            if clause.verb == "gain" and points in clause.args
        ]
        assert card.has(f"{points}-plus") == bool(more), card.design


def test_the_five_games_name_three_letters_five_main_characters_and_the_other_four(box: CardSet) -> None:
    objectives = {card.design: card.number("level") for card in of(box, "objectives")}
    people = {card.design: card.person.lower() for card in of(box, "avatars")}
    assert len(box.presets) == 5
    played: list[str] = []
    for preset in box.presets:
        chosen = preset.choices["objectives"]
        assert [objectives[one] for one in chosen] == [1, 2, 3]
        mine = {people[one] for one in preset.choices["main-characters"]}
        others = {stack.removeprefix("character-") for stack in preset.choices["characters"]}
        assert len(mine) == 5 and mine | others == set(people.values()) and len(others) == 4
        played += chosen
    assert sorted(played) == sorted(objectives)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_long_titles_have_short_names_and_no_name_means_two_cards(box: CardSet, language: str) -> None:
    shorts = box.shorts[language]
    titles = {card.titles[language] for card in box.cards}
    assert [title for title in titles if len(title) > 18 and title not in shorts] == []
    assert not set(shorts.values()) & titles
    assert max(len(short) for short in shorts.values()) <= 14


def test_costs_and_enemies_rise_as_in_the_other_practice_box(box: CardSet) -> None:
    """What later balance begins from: points for a cost, and the strength of the three letters."""
    for card in box.cards:
        if card.stack.startswith("character-") and card.copies > 1:
            cost = card.number("cost") or 0
            given = (card.number("recruit") or 0) + (card.number("attack") or 0)
            assert cost - 3 <= given <= cost, card.design
    means = []
    for letter in (1, 2, 3):
        stacks = [mini_deck(one) for one in of(box, "objectives") if one.number("level") == letter]
        enemies = [card for stack in stacks for card in of(box, stack) if card.kind == "enemy"]
        means.append(sum((card.number("attack") or 0) * card.copies for card in enemies) / copies(enemies))
    assert means == sorted(means)
    assert 3.5 < means[0] < 4.5 and 4.5 < means[1] < 6 and 7 < means[2] < 8


def test_an_evening_pack_is_a_whole_game_for_three(box: CardSet) -> None:
    (evening,) = read_evenings(FOLDER)
    pack = pack_of(box, evening)
    have = {stack.id: stack.cards for stack in pack.stacks}
    deck, line, letters = rules().personal_deck, rules().of_players(evening.players), len(LETTERS)
    assert have["shiny"] == deck.shiny * evening.players
    assert have["misbehave"] == deck.misbehave * evening.players
    assert have["avatars"] == rules().main_characters
    assert have["side-jobs"] == line.side_jobs * letters
    assert have["inevitable"] == letters
    assert have["upgrades"] == rules().upgrades_shown * (letters - 1)
    assert tuple(copies(of(pack, mini_deck(card))) for card in of(pack, "objectives")) == LETTERS
    assert have["talents"] >= deck.talents * evening.players * letters, "one each, and two rewards"
    assert have["ship-strikes"] > box.boards["serenity"]["slots"]
    suites = {stack for stack in have if stack.startswith("character-")}
    assert suites == set(box.presets[0].choices["characters"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pack_hurts_as_much_to_a_card_as_the_box(box: CardSet, language: str) -> None:
    (evening,) = read_evenings(FOLDER)
    assert evening.title[language]

    def harm(card_set: CardSet) -> float:
        strikes = of(card_set, "crew-strikes")
        return sum((card.number("damage") or 0) * card.copies for card in strikes) / copies(strikes)

    assert abs(harm(pack_of(box, evening)) - harm(box)) < 0.15
