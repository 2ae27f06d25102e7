"""The plan of an evening: what is unknown, what to label first, and how many minutes it takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from card_db.boxes import open_box
from card_db.loader import SHIPPED, read_set
from companion.commands.shelf import line_of, run_own, run_plan, told
from companion.core.language.ids import CopyId, DesignId
from companion.core.ports.collection import Box
from companion.ground.texts import FluentTexts
from companion.house.belongings import Boxes
from companion.house.house import House
from companion.owner.plan import LABEL_S, Planner, blanks_of, entry_s, first_labels, plan_evening
from companion.owner.shares import TakenStack

TAKES = (
    TakenStack("strikes", "whole", 40),
    TakenStack("grunts", "lot", 15),
    TakenStack("avatars", "some", 1, (DesignId("aln-avatar-gunner"),)),
)
SHOWS = {"strikes": 20.0, "grunts": 60.0}
TITLES = {"strikes": {"en": "Strikes"}}


@pytest.fixture(scope="module")
def box() -> Box:
    return open_box(read_set(SHIPPED / "alien" / "alien.toml"), {})


@pytest.fixture
def house(house: House) -> House:
    Boxes(house.store).own("alien")
    return house


def test_what_spares_most_touches_for_a_label_comes_first(box: Box) -> None:
    plan = plan_evening(box, TAKES, (), SHOWS, TITLES)
    assert [(line.stack, line.to_label, line.per_label) for line in plan.lines] == [
        ("grunts", 15, 4.0), ("strikes", 40, 0.5), ("avatars", 1, 0.0),
    ]  # fmt: skip
    assert plan.touches == 80
    assert plan.label_min == round(56 * LABEL_S / 60, 1)


def test_what_nobody_has_told_is_counted_card_by_card(box: Box) -> None:
    plan = plan_evening(box, TAKES, (), SHOWS, TITLES)
    strikes = next(line for line in plan.lines if line.stack == "strikes")
    assert len(strikes.designs) == 15
    assert {one.is_named for one in strikes.designs} == {False}
    assert {one.blanks for one in strikes.designs} == {("damage",)}
    assert strikes.entry_min == pytest.approx(15 * entry_s(1) / 60)
    (avatar,) = plan.lines[-1].designs
    assert (avatar.is_named, avatar.blanks, avatar.unlabelled) == (True, ("health", "defense"), 1)
    assert blanks_of(box.cards[DesignId("aln-hive-aliens-1-1")]) == ("kind", "attack")
    assert entry_s(0) == 0.0


def test_what_is_labelled_and_told_needs_no_minute(box: Box) -> None:
    grunts = [copy for copies in box.stacks["grunts"].values() for copy in copies]
    plan = plan_evening(box, TAKES, frozenset(grunts[:15]), SHOWS, TITLES)
    line = next(line for line in plan.lines if line.stack == "grunts")
    assert (line.to_label, line.label_min) == (0, 0)
    assert line.entry_min > 0
    assert plan.touches == 20
    sergeants = (TakenStack("sergeants", "whole", 10),)
    every = frozenset(copy for copies in box.stacks["sergeants"].values() for copy in copies)
    assert plan_evening(box, sergeants, every, SHOWS, TITLES).lines == ()


def test_the_first_labels_go_where_they_spare_most(box: Box) -> None:
    plan = plan_evening(box, TAKES, (), SHOWS, TITLES)
    labels = first_labels(plan, box, 20)
    assert len(set(labels)) == 20
    assert [copy.startswith("alien/aln-grunt#") for copy in labels] == [True] * 15 + [False] * 5
    assert len(first_labels(plan, box, 1_000)) == 56


def test_an_evening_is_planned_from_simulated_ones(house: House) -> None:
    planner = Planner(house)
    plan = planner.plan("alien", "alien", 3, {})
    stacks = [line.stack for line in plan.lines]
    assert set(stacks[:4]) == {"specialists", "grunts", "roles", "sergeants"}
    assert 150 < plan.touches < 600
    assert 25 < plan.label_min < 40
    assert plan.board_blanks == 5, "what scanning each of the five rooms costs"
    assert plan == planner.plan("alien", "alien", 3, {}), "the same plan every time"
    house.store.collection.tag_all([CopyId(f"alien/aln-grunt#{number}") for number in range(1, 26)])
    house.store.remembered.learn("alien", "aln-grunt", "attack", 1)
    house.store.remembered.learn("alien", "room:1", "scan", 2)
    after = planner.plan("alien", "alien", 3, {})
    assert "grunts" not in [line.stack for line in after.lines]
    assert after.touches < plan.touches - 40
    assert after.board_blanks == 4


def test_an_evening_with_guests_is_planned_with_their_cards(house: House) -> None:
    """Heroes are shown as often as the characters whose place they take, villains as Drones."""
    Boxes(house.store).own("villains")
    box = house.store.catalogue.box("alien", "alien")
    (guest,) = (one for one in box.guests if one.name == "villains")
    hero = next(stack for stack, cards in guest.stacks.items() if sum(map(len, cards.values())) == 14)
    usual = Planner(house).plan("alien", "alien", 3, {})
    characters = [line.stack for line in usual.lines if line.stack.startswith("character-")]
    choices = {"with": ["villains"], "characters": [hero, *characters[1:]]}
    plan = Planner(house).plan("alien", "alien", 3, choices)
    lines = {line.stack: line for line in plan.lines}
    assert (lines[hero].cards, lines[hero].to_label) == (14, 14)
    assert lines[hero].shows == pytest.approx(lines[characters[1]].shows)
    assert lines[hero].title.args["en"]
    assert characters[0] not in lines


def test_an_evening_that_cannot_be_is_said(house: House) -> None:
    with pytest.raises(ValueError, match=r"\w+"):
        Planner(house).plan("alien", "alien", 9, {})


def test_a_plan_is_told_in_every_language(house: House) -> None:
    plan, words = Planner(house).plan("alien", "alien", 2, {}), FluentTexts("alien")
    for language in house.texts.languages:
        assert not any(words.faults(line_of(line), language) for line in plan.lines)
    said = told(house, plan, "fr")
    assert "plan-" not in said
    assert len(said.splitlines()) == len(plan.lines) + 2


def test_the_command_line_owns_and_plans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    assert run_own("", listing=False, back=False) == 2
    assert run_own("alein", listing=False, back=False) == 2
    assert "no card set called 'alein'" in capsys.readouterr().err
    assert run_plan("alien", 3, "aliens", as_json=False) == 0
    out, err = capsys.readouterr()
    assert "Corporal Hicks" in out
    assert "companion own alien" in err
    assert run_own("alien", listing=False, back=False) == 0
    assert "owned  alien " in capsys.readouterr().out
    assert run_plan("alien", 3, "", as_json=True) == 0
    out, err = capsys.readouterr()
    assert out.startswith('{"lines":')
    assert err == ""
    assert run_plan("alien", 3, "jaws", as_json=False) == 2
    assert "alien3" in capsys.readouterr().err
    assert run_own("alien", listing=True, back=True) == 0
    assert "owned" not in capsys.readouterr().out
