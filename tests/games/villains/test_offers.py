"""What can be chosen for a new game: whole games, each part, challenges, help for somebody, and counts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice
from companion.core.language.ids import DesignId, SeatId
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.room import Script, SetupError
from companion.games.villains import zones
from companion.games.villains.printed import rules
from companion.games.villains.room import room
from companion.games.villains.setup.choices import read
from companion.games.villains.setup.dealing import TableLaid
from companion.games.villains.setup.offers import setup_choices
from companion.games.villains.setup.prompts import sentences
from companion.games.villains.setup.suggest import suggest
from companion.games.villains.state import VillainsState
from tests.games.villains.box import P1, P2, P3, count
from tests.games.villains.wholebox import opened, script, whole_box

MANY = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])


def offers(
    players: int, choices: dict[str, Any] | None = None, box: Box | None = None
) -> dict[str, SetupChoice]:
    """Every choice by its name."""
    asked = script(players)
    chosen = suggested(players) if choices is None else choices
    return {one.id: one for one in setup_choices(box or whole_box(), asked.header.players, chosen)}


def suggested(players: int, seed: int = 1) -> dict[str, Any]:
    return suggest(whole_box(), players, sampler(seed))


def sampler(seed: int) -> Any:
    chance = Random(seed)
    return lambda many, n: chance.sample(list(many), n)


def tried(players: int, choices: dict[str, Any], box: Box | None = None) -> Any:
    """The choices as they are read."""
    return read(Script(script(players).header, choices), box or whole_box())


@pytest.mark.rule("VIL-FIRST-01", "VIL-FIRST-02", "VIL-FIRST-03")
@MANY
def test_the_first_game_is_one_touch_and_suggested(players: int) -> None:
    plan, offer = suggested(players), offers(players)["game"]
    assert (plan["commander"], plan["plot"]) == ("vil-dr-strange", "vil-plot-graduation-at-xaviers-x-academy")
    first = ["ally-dr-octopus", "ally-kingpin", "ally-mysterio"]
    assert plan["allies"][:3] == first and len(plan["allies"]) == rules().of_players(players).allies
    assert [option.id for option in offer.chosen] == [f"first-game-{players}"]
    assert tried(players, plan).plot == plan["plot"]


@pytest.mark.rule("VIL-SETUP-29", "VIL-SETUP-07", "VIL-SETUP-09")
@MANY
def test_a_game_by_lot_is_always_a_possible_one(players: int) -> None:
    commanders, plots = set(), set()
    for seed in range(40):
        drawn = suggested(players, seed)["other"]["surprise"]
        found = tried(players, drawn)
        commanders.add(found.commander)
        plots.add(found.plot)
    assert len(commanders) == 4 and len(plots) == 8, "any of them comes"


@pytest.mark.rule("VIL-SETUP-29")
def test_every_part_of_it_can_be_chosen_otherwise() -> None:
    shown, parts = offers(3), ("commander", "plot", "allies", "adversaries", "backup", "first")
    for part in parts:
        assert len(shown[part].options) > 1 and shown[part].chosen, part


@pytest.mark.rule("VIL-SETUP-14", "VIL-SETUP-20", "VIL-CARD-18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_commander_and_plot_come_the_groups_that_they_ask_for(players: int) -> None:
    chosen = suggested(players)
    for part in ("commander", "plot"):
        for option in offers(players)[part].options:
            found = tried(players, {**chosen, **option.then})
            assert len(found.adversaries) == rules().of_players(players).groups, option.id


@pytest.mark.rule("VIL-DIFF-01", "VIL-DIFF-02", "VIL-DIFF-03")
def test_madame_hydra_takes_the_place_of_operatives_for_some_alone() -> None:
    state = opened(3, handicap={"p1": 3, "p3": 1})
    assert count(state, zones.MADAME_HYDRA) == 15 - 4
    for seat, helped in ((P1, 3), (P2, 0), (P3, 1)):
        own = [*state.table.zone(zones.of(seat, "deck")), *state.table.zone(zones.of(seat, "hand"))]
        assert len(own) == 12
        group = state.table.quota[state.table.slots[own[0]].group or ""]  # type: ignore[index]
        assert [n for pool, n in group.items() if pool.startswith("role:")] == [helped] * bool(helped)
        assert group["hydra-operatives"] == 8 - helped and group["hydra-soldiers"] == 4  # type: ignore[index]


@pytest.mark.rule("VIL-DIFF-01", "VIL-DIFF-03")
def test_the_help_is_offered_to_everybody_and_told_to_hands() -> None:
    shown = offers(2)
    for seat in ("p1", "p2"):
        helped = shown[f"handicap-{seat}"].options[2]
        assert helped.then == {"handicap": {seat: 2}}
    told = [says for says in said(2, handicap={"p2": 2}) if says.key == "prompt-setup-handicap"]
    assert [(says.args["name"], says.args["count"]) for says in told] == [("Player 2", 2)]


@pytest.mark.rule("VIL-DIFF-02", "VIL-RUL-20")
@pytest.mark.parametrize(
    ("handicap", "rule"),
    [({"p1": 9}, "VIL-DIFF-02"), ({"p9": 1}, "VIL-DIFF-02"), ({"p1": "many"}, "VIL-DIFF-02"),
     ({"p1": 8, "p2": 8}, "VIL-RUL-20")],
)  # fmt: skip
def test_nobody_has_more_than_eight_and_the_stack_not_more_than_it_holds(
    handicap: dict[str, Any], rule: str
) -> None:
    with pytest.raises(SetupError) as no:
        tried(2, {**script(2).choices, "handicap": handicap})
    assert no.value.rule == rule


@pytest.mark.rule("VIL-RUL-02", "VIL-RUL-03")
def test_whoever_has_another_number_of_them_says_so() -> None:
    told: dict[str, Any] = {"madame-hydra": 12, "bystanders": 41}
    state = opened(2, **told)
    assert count(state, zones.MADAME_HYDRA) == 12
    assert count(state, zones.BYSTANDERS) == 41 - rules().of_players(2).bystanders
    assert [one.id for one in offers(2)["size-madame-hydra"].options] == [
        "madame-hydra:15",
        "madame-hydra:12",
    ]
    for wrong in (99, "some"):
        with pytest.raises(SetupError) as no:
            tried(2, {**script(2).choices, "bystanders": wrong})
        assert no.value.rule == "VIL-RUL-03"


def said(players: int, **choices: Any) -> list[Any]:
    """What hands are told to lay out."""
    asked = script(players, **choices)
    state = VillainsState(header=asked.header)
    for event in room().open(asked, whole_box()):
        state = room().evolve(state, event)
        if isinstance(event, TableLaid):
            return list(sentences(event, state))
    raise AssertionError("nothing was laid out")


@pytest.mark.rule("VIL-SETUP-28", "VIL-SETUP-12", "VIL-SETUP-13")
@pytest.mark.parametrize(
    ("players", "groups", "backup", "bystanders"),
    [(1, 8, 3, 1), (2, 16, 10, 2), (3, 24, 10, 8), (4, 24, 20, 8), (5, 32, 20, 12)],
)
def test_hands_are_told_of_what_the_adversary_deck_is_made(
    players: int, groups: int, backup: int, bystanders: int
) -> None:
    (deck,) = (says for says in said(players) if says.key == "prompt-setup-adversary-deck")
    wanted = {"twists": 8, "strikes": 5, "groups": groups, "backup": backup, "bystanders": bystanders}
    assert deck.args == wanted


@pytest.mark.rule("VIL-SETUP-28", "VIL-SETUP-11")
def test_a_number_of_twists_that_nobody_has_told_is_asked() -> None:
    box = without_twists()
    chosen = suggest(box, 2, sampler(1))
    assert chosen["plot-twists"] == 8
    asked = offers(2, chosen, box)["plot-twists"]
    assert [option.id for option in asked.chosen] == ["plot-twists:8"] and len(asked.options) == 12
    assert tried(2, {**chosen, "plot-twists": 6}, box).twists == 6
    with pytest.raises(SetupError) as no:
        tried(2, {name: value for name, value in chosen.items() if name != "plot-twists"}, box)
    assert no.value.rule == "VIL-SETUP-28"


def without_twists() -> Box:
    """The box of an owner who has not told how many Twists each Plot asks for."""
    plots = whole_box().stacks["plots"]
    blank = {design: replace(whole_box().cards[design], numbers={"twists": None}) for design in plots}
    return replace(whole_box(), cards={**whole_box().cards, **blank})


@pytest.mark.rule("VIL-VP-04", "VIL-VP-01")
@MANY
def test_hands_leave_room_for_victory_piles_that_lie_sideways(players: int) -> None:
    assert "prompt-setup-victory" in {says.key for says in said(players)}
    state = opened(players)
    for player in state.players:
        assert zones.table().find(zones.victory(player.seat)) is not None


@pytest.mark.rule("VIL-CHAL-11")
def test_hands_put_out_the_bindings_of_a_prison_break() -> None:
    (told,) = (says for says in said(3, prison_break=2) if says.key == "prompt-setup-prison-break")
    assert told.args["count"] == 2


def test_a_whole_box_has_no_choice_without_an_answer() -> None:
    for players in (1, 5):
        for choice in offers(players).values():
            assert choice.chosen or choice.many, choice.id
    assert len(copies_of(whole_box(), "plot-twists")) == 12
    assert DesignId("vil-dr-strange") in whole_box().cards and SeatId("p1") == P1
