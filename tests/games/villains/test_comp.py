"""What the box holds, kind by kind (VIL-COMP), and what the facts of its cards say (VIL-RUL)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from card_db.boards import read_boards
from card_db.loader import SHIPPED
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.games.villains import zones
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import stacks
from companion.games.villains.setup.opening import count_box
from tests.games.villains.box import count
from tests.games.villains.wholebox import opened, whole_box


def without_one_of(stack: str, lost: int = 1) -> Box:
    """The box from which the first cards of a stack are lost."""
    box = whole_box()
    own = dict(box.stacks[stack])
    design = next(design for design, copies in own.items() if copies)
    own[design] = own[design][lost:]
    return replace(box, stacks={**box.stacks, stack: own})


def of_stack(stack: str) -> Counter[str]:
    """How many copies of each card a stack has."""
    return Counter({design: len(copies) for design, copies in whole_box().stacks[stack].items()})


@pytest.mark.rule("VIL-COMP-02", "VIL-COMP-03", "VIL-RUL-31")
def test_fifteen_allies_have_two_commons_five_times_one_uncommon_three_times_and_a_rare() -> None:
    allies = stacks(whole_box(), "ally")
    assert len(allies) == 15 and len(copies_of(whole_box(), *allies)) == 210
    for stack in allies:
        rarity = {
            mark: n
            for design, n in of_stack(stack).items()
            for mark in whole_box().cards[design].marks  # type: ignore[index]
            if mark in ("rare", "uncommon")
        }
        assert sorted(of_stack(stack).values()) == [1, 3, 5, 5]
        assert rarity == {"rare": 1, "uncommon": 3}
    assert [one.rule for one in count_box(without_one_of(allies[0]))] == ["VIL-COMP-02", "VIL-COMP-03"]


@pytest.mark.rule("VIL-COMP-04", "VIL-COMP-05")
def test_seven_groups_have_eight_cards_and_four_backup_groups_ten_like_ones() -> None:
    groups, backup = stacks(whole_box(), "adversaries"), stacks(whole_box(), "backup")
    assert [sum(of_stack(stack).values()) for stack in groups] == [8] * 7
    assert [list(of_stack(stack).values()) for stack in backup] == [[10]] * 4
    faults = [(one.rule, one.need, one.have) for one in count_box(without_one_of(backup[0]))]
    assert faults == [("VIL-COMP-05", 40, 39), ("VIL-COMP-05", 10, 9)]


@pytest.mark.parametrize(
    ("stack", "n", "rule"),
    [
        pytest.param("hydra-operatives", 40, "VIL-COMP-06", marks=pytest.mark.rule("VIL-COMP-06")),
        pytest.param("hydra-soldiers", 20, "VIL-COMP-07", marks=pytest.mark.rule("VIL-COMP-07")),
        pytest.param("madame-hydra", 15, "VIL-COMP-08", marks=pytest.mark.rule("VIL-COMP-08")),
        pytest.param("new-recruits", 15, "VIL-COMP-09", marks=pytest.mark.rule("VIL-COMP-09")),
        pytest.param("bystanders", 42, "VIL-COMP-10", marks=pytest.mark.rule("VIL-COMP-10")),
        pytest.param("bindings", 30, "VIL-COMP-11", marks=pytest.mark.rule("VIL-COMP-11")),
        pytest.param("plots", 8, "VIL-COMP-13", marks=pytest.mark.rule("VIL-COMP-13")),
        pytest.param("plot-twists", 12, "VIL-COMP-14", marks=pytest.mark.rule("VIL-COMP-14")),
        pytest.param("command-strikes", 9, "VIL-COMP-15", marks=pytest.mark.rule("VIL-COMP-15")),
    ],
)
def test_each_stack_is_counted_and_a_lost_card_named_with_its_rule(stack: str, n: int, rule: str) -> None:
    assert sum(of_stack(stack).values()) == n
    lost = 2 if stack == "bystanders" else 1  # 41 are as good as 42 (VIL-RUL-03)
    found = count_box(without_one_of(stack, lost))
    assert [(one.rule, one.need, one.have) for one in found] == [(rule, n, n - lost)]


@pytest.mark.rule("VIL-RUL-02", "VIL-RUL-03")
@pytest.mark.parametrize(("stack", "other"), [("madame-hydra", 12), ("bystanders", 41)])
def test_both_numbers_that_the_book_prints_are_a_whole_box(stack: str, other: int) -> None:
    have = len(copies_of(whole_box(), stack))
    assert count_box(without_one_of(stack, have - other)) == ()
    assert [one.stack for one in count_box(without_one_of(stack, have - other + 1))] == [stack]


@pytest.mark.rule("VIL-COMP-10")
def test_thirty_plain_bystanders_and_three_of_each_special_one() -> None:
    names = {
        whole_box().cards[design].titles["en"]: n  # type: ignore[index]
        for design, n in of_stack("bystanders").items()
    }
    assert sorted(names.values()) == [3, 3, 3, 3, 30]
    assert {name.rstrip("s") for name in names} == {
        "Bystander", "Engineer", "Computer Hacker", "Public Speaker", "Rock Star",
    }  # fmt: skip


@pytest.mark.rule("VIL-COMP-12")
def test_four_commanders_have_four_tactics_each_of_one_attack() -> None:
    found = stacks(whole_box(), "commander")
    assert len(found) == 4
    for stack in found:
        cards = [whole_box().cards[design] for design in whole_box().stacks[stack]]
        assert Counter(card.kind for card in cards) == {"commander": 1, "tactic": 4}
    assert [one.rule for one in count_box(without_one_of(found[0]))] == ["VIL-COMP-12", "VIL-COMP-12"]


@pytest.mark.rule("VIL-COMP-13", "VIL-COMP-15")
def test_eight_different_plots_and_nine_strikes_of_which_five_play() -> None:
    assert list(of_stack("plots").values()) == [1] * 8
    assert (sum(of_stack("command-strikes").values()), rules().strikes) == (9, 5)


@pytest.mark.rule("VIL-COMP-01", "VIL-RUL-01")
def test_the_box_adds_up_to_what_its_kinds_do_and_500_is_asked_nowhere() -> None:
    assert sum(one.cards for one in rules().components) == 517
    assert sum(sum(of_stack(stack).values()) for stack in whole_box().stacks) == 517
    assert count_box(whole_box()) == ()


@pytest.mark.rule("VIL-COMP-16")
def test_dividers_are_no_cards() -> None:
    kinds = {card.kind for card in whole_box().cards.values()}
    assert "divider" not in kinds and not any("divider" in stack for stack in whole_box().stacks)


@pytest.mark.rule("VIL-FIRST-06")
@pytest.mark.parametrize(
    ("players", "groups", "total"), [(1, 11, 25), (2, 26, 41), (3, 34, 55), (4, 44, 65), (5, 52, 77)]
)
def test_everything_else_of_a_first_game_is_set_up_as_usual(players: int, groups: int, total: int) -> None:
    preset = next(one for one in whole_box().presets if players in one.players)
    chosen: dict[str, Any] = {key: list(value) for key, value in preset.choices.items()}
    state = opened(players, commander=chosen.pop("commander")[0], **chosen)
    aside = count(state, zones.BESIDE)  # the Plot lays Bystanders beside itself
    line = rules().of_players(players)
    assert count(state, zones.ADVERSARIES) == groups + line.bystanders + 5 + 8 == total
    assert count(state, zones.BYSTANDERS) == 42 - line.bystanders - aside
    assert [count(state, zone) for zone in (zones.MADAME_HYDRA, zones.NEW_RECRUITS, zones.BINDINGS)] == [
        15,
        15,
        30,
    ]
    assert [count(state, zones.of(player.seat, "hand")) for player in state.players] == [6] * players


@pytest.mark.rule("VIL-RUL-04")
def test_the_middle_spaces_are_numbers_that_the_owner_names() -> None:
    assert [str(space) for space in zones.CITY] == [f"city:{n}" for n in range(1, 6)]
    shapes = {
        shape.id: shape.words
        for one in read_boards(SHIPPED / "villains").pictures.values()
        for shape in one.shapes
    }
    assert [shapes[f"city:{n}"].get("en", "") for n in range(1, 6)] == ["Bridge", "", "", "", "Sewers"]


@pytest.mark.rule("VIL-RUL-11", "VIL-BASIC-06")
def test_madame_hydras_two_is_recruit_and_can_be_read_otherwise_off_the_card() -> None:
    (design,) = whole_box().stacks["madame-hydra"]
    card = whole_box().cards[design]
    assert card.number("recruit") == 2 and "attack" not in card.numbers
    assert "recruit" in card.unsure


@pytest.mark.rule("VIL-BASIC-01", "VIL-BASIC-02", "VIL-BASIC-04")
def test_all_four_basic_kinds_are_grey_allies_and_only_new_recruits_are_not_of_hydra() -> None:
    found = {}
    for stack in ("hydra-operatives", "hydra-soldiers", "madame-hydra", "new-recruits"):
        (design,) = whole_box().stacks[stack]
        card = whole_box().cards[design]
        found[stack] = (card.kind, card.klass, card.crew)
    assert found.pop("new-recruits") == ("ally", "grey", "")
    assert list(found.values()) == [("ally", "grey", "hydra")] * 3
