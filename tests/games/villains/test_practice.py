"""The practice box of Villains: our own cards in the counts of the box, saying all that cards can say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from card_db.boxes import open_box
from card_db.cardset import CardSet
from card_db.evenings import pack_of, read_evenings
from card_db.loader import SHIPPED, read_set
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.languages import codes
from companion.engine.effects.grammar import clauses_in
from companion.engine.effects.numbers import split_count
from companion.engine.effects.sentences import say_effects
from companion.games.villains.grammar import COUNTS, TRIGGERS, VERBS, WORDING, check
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import led, read
from companion.games.villains.setup.plots import bindings, included
from companion.ground.texts import FluentTexts
from tests.engine.effects.test_sentences import OPEN
from tests.games.villains.wholebox import script

FOLDER = SHIPPED / "villains"
BASICS = ("hydra-operatives", "hydra-soldiers", "madame-hydra", "new-recruits")
PLUS = ("recruit", "attack")
# What none of our cards says: of Wounds, of how games of the heroic box are set up and lost, and what three
# Plots of the box alone bring.
OTHERS = {
    "copy-turned",
    "turn-ally",
    "void",
    "cage",
    "held-away",
    "hold-recruits",
    "spies",
    "uncaged",
    "gain-wound",
    "wound",
    "wounds",
    "wounds-stack",
    "more-backup",
    "allies-in",
    "overran",
    "overrun-allies",
    "overran-bystanders",
    "allies-among",
    "count-as",
    "lair-enters",
    "ran-out:",
}


@pytest.fixture(scope="module")
def box() -> CardSet:
    return read_set(FOLDER / "practice.toml")


def of(box: CardSet, stack: str) -> list[Card]:
    return [card for card in box.cards if card.stack == stack]


def of_kind(box: CardSet, kind: str) -> list[Card]:
    return [card for card in box.cards if card.kind == kind]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


def stacks(box: CardSet, kind: str) -> list[str]:
    return [stack.id for stack in box.stacks if stack.id.startswith(f"{kind}-")]


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


@pytest.mark.rule("VIL-COMP-01")
def test_it_has_the_cards_of_the_box_kind_by_kind(box: CardSet) -> None:
    owned = read_set(FOLDER / "villains.toml")
    for kind in ("ally", "adversaries", "backup", "commander"):
        assert len(stacks(box, kind)) == len(stacks(owned, kind))
    same = [
        stack for stack in owned.stacks if stack.kind not in ("ally", "adversaries", "backup", "commander")
    ]
    mine = {stack.id: (stack.kind, stack.cards) for stack in box.stacks}
    assert {stack.id: mine[stack.id] for stack in same} == {s.id: (s.kind, s.cards) for s in same}
    assert copies(list(box.cards)) == copies(list(owned.cards)) == 517
    assert box.practice and box.licence == "CC0-1.0"


@pytest.mark.rule("VIL-COMP-02", "VIL-COMP-03")
def test_each_of_fifteen_allies_has_four_designs_of_one_person(box: CardSet) -> None:
    for stack in stacks(box, "ally"):
        cards = of(box, stack)
        assert sorted(card.copies for card in cards) == [1, 3, 5, 5]
        assert len({(card.person, card.crew) for card in cards}) == 1
        assert all(
            card.klass and card.numbers["cost"] and card.abilities or card.has("dodge") for card in cards
        )
        rare, uncommon, *commons = (
            c.number("cost") or 0 for c in sorted(cards, key=lambda card: card.copies)
        )
        assert rare > uncommon > max(commons)
    assert {card.klass for card in of_kind(box, "ally")} == {
        "strength",
        "instinct",
        "covert",
        "tech",
        "ranged",
        "grey",
    }


@pytest.mark.rule("VIL-BASIC-01", "VIL-BASIC-02", "VIL-BASIC-04")
def test_the_basic_allies_are_grey_and_all_but_beginners_of_one_team(box: CardSet) -> None:
    for stack in BASICS:
        (card,) = of(box, stack)
        assert (card.kind, card.klass, card.has("basic")) == ("ally", "grey", True)
        assert bool(card.crew) == (stack != "new-recruits")


@pytest.mark.rule("VIL-COMP-04", "VIL-COMP-05")
def test_groups_are_of_their_own_team_and_backup_is_one_design(box: CardSet) -> None:
    for stack in (*stacks(box, "adversaries"), *stacks(box, "backup")):
        cards = of(box, stack)
        assert {card.crew for card in cards} == {stack.partition("-")[2]}
        assert all(card.number("attack") is not None and card.numbers["vp"] for card in cards)
    assert [len(of(box, stack)) for stack in stacks(box, "backup")] == [1] * 4


@pytest.mark.rule("VIL-COMP-12", "VIL-SETUP-08", "VIL-SETUP-14")
def test_a_commander_leads_a_group_of_the_box_and_has_four_tactics_of_its_attack(box: CardSet) -> None:
    for stack in stacks(box, "commander"):
        commander, *tactics = of(box, stack)
        assert commander.kind == "commander" and [card.kind for card in tactics] == ["tactic"] * 4
        assert {card.numbers["attack"] for card in tactics} == {commander.numbers["attack"]}
        assert {f"adversaries-{led(commander)}", f"backup-{led(commander)}"} & {s.id for s in box.stacks}
        assert commander.does("command-strike") and all(card.does("fight") for card in tactics)


@pytest.mark.rule("VIL-COMP-13", "VIL-SETUP-11")
def test_a_plot_says_how_many_twists_there_are_what_they_do_and_when_good_wins(box: CardSet) -> None:
    plots = of_kind(box, "plot")
    for plot in plots:
        assert plot.numbers["twists"] and plot.does("twist") and plot.does("good-wins")
        assert all(ability.when for ability in plot.does("good-wins"))
        assert (plot.number("twists") or 0) + 3 <= copies(of(box, "plot-twists")), (
            "the hardest challenge has its cards"
        )
    assert {bindings(plot, 2, 30) < 30 for plot in plots} == {True, False}
    assert [included(plot) for plot in plots if included(plot)] == ["backup-candela"]


@pytest.mark.rule("VIL-FIRST-03", "VIL-FIRST-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_first_game_is_possible_and_grows_with_its_players(box: CardSet, players: int) -> None:
    (preset,) = (one for one in box.presets if one.players == (players,))
    asked = replace(script(players), choices=dict(preset.choices))
    chosen = read(asked, open_box(box, {}))
    line = rules().of_players(players)
    assert (len(chosen.allies), len(chosen.adversaries), len(chosen.backup)) == (
        line.allies,
        line.groups,
        line.backup,
    )
    more = next((one for one in box.presets if one.players == (players + 1,)), preset)
    for key, named in preset.choices.items():
        assert more.choices[key][: len(named)] == named


def words(card_set: CardSet) -> set[str]:
    """The moments, verbs, conditions and counts that the cards of a set say."""
    clauses = [clause for _, _, clause in said(card_set)]
    values = (value for clause in clauses for value in clause.args.values() if isinstance(value, str))
    moments = {ability.on for card in card_set.cards for ability in card.abilities}
    return moments | {clause.verb for clause in clauses} | {split_count(value)[0] for value in values}


def test_every_word_that_cards_can_say_is_on_one_of_them(box: CardSet) -> None:
    assert {*VERBS, *COUNTS, *TRIGGERS} - words(box) <= OTHERS
    assert [card.design for card in box.cards if check(card)] == []


@pytest.mark.rule("VIL-KW-06", "VIL-KW-12", "VIL-KW-16")
def test_every_keyword_and_every_kind_of_superpower_is_on_a_card(box: CardSet) -> None:
    assert {"dodge", "elusive", "x-treme-attack"} <= {mark for card in box.cards for mark in card.marks}
    assert all(card.has("elusive") == ("elusive" in card.numbers) for card in box.cards)
    assert any(clause.verb == "demolish" for _, _, clause in said(box))
    powers = [ability for card in box.cards for ability in card.does("play")]
    assert {"class", "crew", "critical"} == {
        "crew" if one.needs_crew else "critical" if "+" in one.needs_class else "class"
        for one in powers if one.needs_class or one.needs_crew
    }  # fmt: skip


@pytest.mark.rule("VIL-PLAY-03")
@pytest.mark.parametrize("points", PLUS)
def test_a_plus_stands_where_an_ability_can_give_more(box: CardSet, points: str) -> None:
    for card in of_kind(box, "ally"):
        clauses = [clause for ability in card.does("play") for clause in ability.do]
        more = [clause for clause in clauses if clause.verb == "gain" and points in clause.args]
        assert card.has(f"{points}-plus") == bool(more), card.design


@pytest.mark.parametrize("language", codes())
def test_every_card_speaks_in_whole_sentences(box: CardSet, language: str) -> None:
    texts = FluentTexts("villains")
    for card in box.cards:
        told = say_effects(card, WORDING, texts, language)
        assert len(told) == len(card.abilities)
        for line in told:
            assert line[0].isupper() and line.endswith(".") and not OPEN.search(line), (card.design, line)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_are_short_and_no_name_means_two_cards(box: CardSet, language: str) -> None:
    titles = [card.titles[language] for card in box.cards]
    assert max(len(title) for title in titles) <= 18 and len(set(titles)) == len(titles)


def test_points_rise_with_what_an_ally_costs(box: CardSet) -> None:
    """What balance begins from: points for a cost, and victory for Attack."""
    for card in of_kind(box, "ally"):
        if card.copies == 5:
            given = (card.number("recruit") or 0) + (card.number("attack") or 0)
            assert 1 <= given <= (card.number("cost") or 0), card.design
    groups = [card for card in of_kind(box, "adversary") if "elusive" not in card.numbers]
    assert all((card.number("vp") or 0) <= 6 for card in groups)
    means = [
        sum((card.number("attack") or 0) * card.copies for card in of(box, stack)) / 8
        for stack in stacks(box, "adversaries")
    ]
    assert min(means) >= 3.5 and max(means) <= 6


def test_an_evening_pack_is_a_whole_game_for_three(box: CardSet) -> None:
    (evening,) = read_evenings(FOLDER)
    pack = pack_of(box, evening)
    have = {stack.id: stack.cards for stack in pack.stacks}
    deck, line = rules().personal_deck, rules().of_players(evening.players)
    assert have["hydra-operatives"] == deck.hydra_operatives * evening.players
    assert have["hydra-soldiers"] == deck.hydra_soldiers * evening.players
    assert [len(stacks(pack, kind)) for kind in ("ally", "adversaries", "backup")] == [
        line.allies, line.groups, line.backup,
    ]  # fmt: skip
    (plot,) = of_kind(pack, "plot")
    (commander,) = of_kind(pack, "commander")
    assert have["plot-twists"] == plot.number("twists") and have["command-strikes"] == rules().strikes
    assert f"adversaries-{led(commander)}" in have
    assert all(have[stack] == 8 for stack in stacks(pack, "adversaries"))
    beside = sum(int(clause.args["n"]) for _, _, clause in said(pack) if "stack" in clause.args)
    assert have["bystanders"] >= line.bystanders + beside + 6
