"""Games mixed of villainous and heroic sets: words, set-up, boards and starting decks (VIL-MIX)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from card_db.catalogue import SetFiles
from card_db.opener import open_database
from card_db.shelf import Shelf
from card_db.taught import Taught
from companion.core.crossing.setups import SetupChoice
from companion.core.language.cards import Card
from companion.engine.legendary.guests.mixing import WITH
from companion.engine.legendary.heroic import as_villainous, is_heroic
from companion.engine.room import SetupError
from companion.games.villains import zones
from companion.games.villains.boards import board
from companion.games.villains.chapters import villains
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.mixing import names_spaces, need_matching, with_sets
from companion.games.villains.room import room
from companion.games.villains.setup.offers import setup_choices
from companion.games.villains.setup.opening import open_game
from companion.games.villains.setup.suggest import suggest
from companion.games.villains.state import VillainsState
from companion.house.guests import practice_guests
from tests.games.villains.box import (
    P1,
    ability,
    card,
    clause,
    count,
    designs,
    do,
    in_phase,
    refused,
    with_numbers,
)
from tests.games.villains.mixbox import CORE, all_of_it, mix, mixed_box, read_card
from tests.games.villains.wholebox import opened, script, whole_box

PAIRS = {
    "hero": "ally", "villain": "adversary", "henchman": "backup", "mastermind": "commander",
    "scheme": "plot", "scheme-twist": "plot-twist", "master-strike": "command-strike", "tactic": "tactic",
}  # fmt: skip


def no(**choices: object) -> SetupError:
    """Why a mixed game cannot be opened this way."""
    with pytest.raises(SetupError) as error:
        mix(2, **choices)  # type: ignore[arg-type]
    return error.value


class TestWords:
    """The rows of the table of equivalent words."""

    @pytest.mark.rule("VIL-MIX-02")
    @pytest.mark.parametrize(("heroic", "ours"), PAIRS.items())
    def test_kinds_of_one_row_are_one(self, heroic: str, ours: str) -> None:
        assert as_villainous(card("x", heroic)).kind == ours

    @pytest.mark.rule("VIL-MIX-02", "VIL-MIX-21")
    def test_so_are_moments_verbs_and_zones(self) -> None:
        said = clause("gain-card", **{"from": "hq"})
        inner = clause("repeat", n=1, do=[{"verb": "rescue", "n": 2}])
        read = as_villainous(card("x", "villain", ability("escape", said, inner), ability("evil-wins", said)))
        assert [one.on for one in read.abilities] == ["overrun", "good-wins"]
        assert read.abilities[0].do[0].args["from"] == "lair"
        assert read.abilities[0].do[1].args["do"] == [{"verb": "kidnap", "n": 2}]

    @pytest.mark.rule("VIL-RUL-22", "VIL-MIX-21")
    @pytest.mark.parametrize(
        ("heroic", "here"),
        [
            ("hq", "lair"),
            ("hero-deck", "allies"),
            ("villain-deck", "adversaries"),
            ("escaped", "overrun"),
            ("ko", "ko"),
            ("victory", "victory"),
        ],
    )
    def test_places_of_both_boards_are_pairs_and_the_shared_ones_stay(self, heroic: str, here: str) -> None:
        said = clause("ko", what="any", **{"from": heroic})
        read = as_villainous(card("x", "villain", ability("fight", said)))
        assert read.abilities[0].do[0].args == {"what": "any", "from": here}

    @pytest.mark.rule("VIL-MIX-15", "VIL-MIX-19", "VIL-MIX-20")
    def test_wounds_officers_and_teams_are_in_no_row(self) -> None:
        wound, officer = (read_card(f"core-{name}") for name in ("wound", "shield-officer"))
        assert (wound.kind, officer.kind, officer.crew) == ("wound", "ally", "shield")
        assert read_card("core-brotherhood-blob").crew == "brotherhood"
        assert read_card("core-cyclops-optic-blast").crew == "x-men"


class TestSetUp:
    """What is laid out of several sets."""

    @pytest.mark.rule("VIL-MIX-01")
    def test_a_set_that_is_not_there_cannot_be_mixed_in(self) -> None:
        assert no(**{"with": ["marvel-none"]}).rule == "VIL-MIX-01"

    @pytest.mark.rule("VIL-MIX-03", "VIL-MIX-05", "VIL-MIX-11")
    def test_twists_strikes_and_bystanders_of_all_sets_are_one_stack_each(self) -> None:
        stacks = all_of_it().stacks
        for stack, kind, n in (("plot-twists", "plot-twist", 23), ("command-strikes", "command-strike", 14),
                               ("bystanders", "bystander", 72)):  # fmt: skip
            copies = [copy for own in stacks[stack].values() for copy in own]
            assert len(copies) == n
            assert {all_of_it().cards[design].kind for design in stacks[stack]} == {kind}
        state = mix(2)
        assert count(state, zones.BYSTANDERS) == 72 - 2

    @pytest.mark.rule("VIL-MIX-09", "VIL-MIX-10")
    def test_officers_and_wounds_lie_beside_madame_hydra_and_bindings(self) -> None:
        state = mix(2, plot="vil-plot-resurrect-heroes-with-norn-stones")
        lying = [count(state, zone) for zone in (
            zones.OFFICERS, zones.MADAME_HYDRA, zones.NEW_RECRUITS, zones.WOUNDS, zones.BINDINGS,
        )]  # fmt: skip
        assert lying == [30, 15, 15, 30, 30]
        plain = opened(2)
        assert [count(plain, zone) for zone in (zones.OFFICERS, zones.WOUNDS)] == [0, 0]

    @pytest.mark.rule("VIL-MIX-09")
    @pytest.mark.parametrize(("stack", "design"), [
        ("shield-officers", "core-shield-officer"), ("madame-hydra", "vil-madame-hydra"),
        ("new-recruits", "vil-new-recruit"),
    ])  # fmt: skip
    def test_players_recruit_from_each_of_the_three(self, stack: str, design: str) -> None:
        state = in_phase(with_numbers(mix(2), recruit=9), "action")
        state = do(state, RecruitFromStack(P1, stack))
        assert designs(state, zones.of(P1, "discard")) == (design,)
        plain = in_phase(with_numbers(opened(2), recruit=9), "action")
        if stack == "shield-officers":
            assert refused(plain, RecruitFromStack(P1, stack)).kind == "impossible"

    @pytest.mark.rule("VIL-MIX-12", "VIL-RUL-21")
    @pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
    def test_everybody_begins_with_a_deck_of_one_kind(self, players: int) -> None:
        state = mix(players, start="shield")
        for player in state.players:
            own = (*state.table.zone(zones.of(player.seat, "deck")),
                   *state.table.zone(zones.of(player.seat, "hand")))  # fmt: skip
            groups = {state.table.slots[slot].group for slot in own}
            pools = {pool: n for group in groups if group for pool, n in state.table.quota[group].items()}
            assert pools == {"shield-agents": 8, "shield-troopers": 4}
        assert no(start="avengers").rule == "VIL-MIX-12"

    @pytest.mark.rule("VIL-MIX-13", "VIL-MIX-14")
    @pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
    def test_allies_and_groups_of_both_halves_fill_the_numbers_of_the_table(self, players: int) -> None:
        state = mix(players)
        heroes = [
            one for one in state.table.cards.values() if one.kind == "ally" and "basic" not in one.marks
        ]
        need = {1: 3, 2: 5, 3: 5, 4: 5, 5: 6}[players]
        assert len({one.stack for one in heroes}) == need
        assert {is_heroic(one) for one in heroes} == {True, False}
        assert count(state, zones.ALLIES) == 14 * need - 5

    @pytest.mark.rule("VIL-MIX-04")
    def test_the_commander_may_have_to_be_of_the_half_of_the_plot(self) -> None:
        assert mix(2, alignment="match").header.options["alignment"] == "match"
        assert mix(2, commander="vil-odin").turn.number == 1
        assert no(commander="vil-odin", alignment="match").rule == "VIL-MIX-04"

    @pytest.mark.rule("VIL-MIX-06", "VIL-MIX-07", "VIL-MIX-08")
    def test_a_plot_that_names_spaces_asks_for_its_own_board(self) -> None:
        bank = card("bank", "plot", ability("twist", clause("guard", at="bank")), marks=("heroic",), twists=8)
        head = mix(2).header
        with pytest.raises(SetupError) as error:
            need_matching(head, all_of_it(), read_card("core-loki"), bank)
        assert error.value.rule == "VIL-MIX-08"
        need_matching(mix(2, board="heroic").header, all_of_it(), read_card("core-loki"), bank)
        assert board(mix(2).header) == "villainous"
        assert board(mix(2, board="heroic").header) == "heroic"
        assert no(board="round").rule == "VIL-MIX-06"

    @pytest.mark.rule("VIL-MIX-06", "VIL-MIX-12", "VIL-MIX-04")
    def test_what_was_chosen_for_another_game_does_not_last(self) -> None:
        head = mix(2, board="heroic", start="shield", alignment="match").header
        later = with_sets(replace(head, options={**head.options, "drawn": 1}), {}, mixed_box())
        assert later.options == {"drawn": 1}

    @pytest.mark.rule("VIL-MIX-12")
    def test_without_agents_and_troopers_nobody_begins_with_them(self) -> None:
        with pytest.raises(SetupError) as error:
            need_matching(replace(mix(2).header, options={"start": "shield"}), whole_box(),
                          read_card("core-loki"), read_card("core-scheme-the-legacy-virus"))  # fmt: skip
        assert error.value.rule == "VIL-MIX-12"

    @pytest.mark.rule("VIL-MIX-08")
    def test_one_word_of_a_space_in_a_plot_is_enough(self) -> None:
        held = clause("so-many", count="koed", do=[{"verb": "guard", "at": "bank"}])
        for said in (held, clause("vault"), clause("grow", at=3)):
            assert names_spaces(
                card("x", "plot", ability("setup", clause("nothing")), ability("twist", said))
            )
        assert not names_spaces(card("x", "plot", ability("twist", clause("draw", n=3))))

    @pytest.mark.rule("VIL-MIX-18")
    def test_effects_on_one_team_leave_the_other_alone(self) -> None:
        agent, operative = read_card("core-shield-agent"), read_card("vil-hydra-operative")
        assert (agent.crew, operative.crew) == ("shield", "hydra")
        assert agent.number("recruit") == operative.number("recruit") == 1


def test_the_box_itself_is_left_as_it_is() -> None:
    assert mixed_box().stacks.keys() & {"hero-thor", "schemes", "wounds"} == set()
    assert isinstance(read_card("core-thor-odinson"), Card)
    assert CORE in {guest.name for guest in mixed_box().guests}


def chosen(choices: dict[str, Any], name: str) -> SetupChoice | None:
    """A choice that is offered with these choices."""
    seated = script(2).header.players
    return next((one for one in setup_choices(mixed_box(), seated, choices) if one.id == name), None)


class TestOffers:
    """What can be chosen for a mixed game, and what comes with it."""

    @pytest.mark.rule("VIL-MIX-01", "VIL-MIX-12", "VIL-MIX-06")
    def test_a_set_is_a_touch_away_and_brings_board_and_decks_into_the_choice(self) -> None:
        plain = suggest(mixed_box(), 2, sample)
        assert [chosen(plain, name) for name in ("board", "start", "alignment")] == [None] * 3
        offered = chosen(plain, WITH)
        assert offered is not None
        (core,) = offered.options
        mixed = {**plain, **core.then}
        for name, keys in (("board", {"villainous", "heroic"}), ("start", {"hydra", "shield"}),
                           ("alignment", {"any", "match"})):  # fmt: skip
            found = chosen(mixed, name)
            assert found is not None and {option.id.split(":")[-1] for option in found.options} == keys
        opened_with(mixed)

    @pytest.mark.rule("VIL-MIX-08", "VIL-SETUP-14")
    def test_a_plot_brings_its_board_and_its_numbers_and_a_commander_its_group(self) -> None:
        mixed = {**suggest(mixed_box(), 2, sample), WITH: [CORE]}
        plots, commanders = chosen(mixed, "plot"), chosen(mixed, "commander")
        assert plots is not None and commanders is not None
        for option in plots.options:
            opened_with({**mixed, **option.then})
        for option in commanders.options:
            opened_with({**mixed, **option.then})

    @pytest.mark.rule("VIL-MIX-01")
    def test_a_set_that_goes_takes_its_cards_along(self) -> None:
        mixed = {
            **suggest(all_of_it(), 2, lambda known, n: list(known)[-n:])["other"]["surprise"],
            WITH: [CORE],
        }
        offered = chosen(mixed, WITH)
        assert offered is not None and offered.options[0].chosen
        left = {**mixed, **offered.options[0].then}
        assert left[WITH] == []
        opened_with(left)

    @pytest.mark.rule("VIL-MIX-03", "VIL-MIX-04", "VIL-MIX-13")
    def test_by_lot_all_is_drawn_of_both_halves(self) -> None:
        halves: dict[str, set[bool]] = {"commander": set(), "plot": set(), "allies": set()}
        joint, chance = room().mixed(mixed_box(), {WITH: [CORE]}), Random(7)
        for _ in range(30):
            drawn = suggest(joint, 2, lambda known, n: chance.sample(list(known), n))["other"]["surprise"]
            opened_with({**drawn, WITH: [CORE]})
            for key in ("commander", "plot"):
                halves[key].add(is_heroic(joint.cards[drawn[key]]))
            halves["allies"] |= {stack.startswith("hero-") for stack in drawn["allies"]}
        assert all(found == {True, False} for found in halves.values())


def sample(known: Sequence[Any], n: int) -> list[Any]:
    return list(known)[:n]


def opened_with(choices: dict[str, Any]) -> VillainsState:
    """The game that opens with these choices, up to its first turn."""
    made = {key: value for key, value in choices.items() if key != "other"}
    asked = replace(script(2), choices=made)
    state = VillainsState(header=asked.header)
    for event in open_game(villains(), asked, mixed_box()):
        state = villains().evolve(state, event)
    return state


@pytest.mark.rule("VIL-MIX-01")
def test_sets_that_join_others_are_guests_of_every_box_of_the_game_and_none_alone(tmp_path: object) -> None:
    database = open_database(f"{tmp_path}/table.db")
    files = SetFiles(Shelf(database), Taught(database))
    for box in ("villains", "villains-practice"):
        came = {guest.name for guest in files.box("villains", box).guests}
        assert came == {CORE, "villains-guests", "alien", "alien-practice"}
    own = {guest.name for guest in files.guests("villains", CORE) if guest.room == "villains"}
    assert own == {"villains-guests"}
    assert {guest.name for guest in files.box("alien", "alien-practice").guests} == {
        "villains", CORE, "villains-guests",
    }  # fmt: skip
    came = {guest.name for guest in practice_guests("villains")}
    assert came == {"villains-guests", "alien-practice"}
