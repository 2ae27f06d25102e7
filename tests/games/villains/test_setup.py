"""Setting up a game of Villains (VIL-COMP, VIL-SETUP, VIL-FIRST, VIL-CHAL)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Clause
from companion.core.language.ids import DesignId, SeatId, ZoneId
from companion.core.ports.collection import Box
from companion.engine.draft import Draft
from companion.engine.room import SetupError
from companion.games.villains import zones
from companion.games.villains.chapters import villains
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import read, stacks
from companion.games.villains.setup.dealing import lay_out
from companion.games.villains.setup.opening import count_box
from companion.games.villains.state import VillainsState
from tests.games.villains.box import ability, clause, count
from tests.games.villains.wholebox import PLOT, opened, script, whole_box

TWISTS = 8
FIVE = range(1, 6)


def kinds(state: VillainsState, zone: ZoneId) -> Counter[str]:
    """How many cards of each kind lie there."""
    cards = (state.table.card(slot) for slot in state.table.zone(zone))
    return Counter(card.kind for card in cards if card is not None)


def refusal(players: int, **choices: Any) -> str:
    """The rule by which a game cannot be opened."""
    with pytest.raises(SetupError) as no:
        opened(players, **choices)
    return no.value.rule


@pytest.mark.rule("VIL-SETUP-01", "VIL-STATE-01")
def test_one_to_five_play() -> None:
    for players in (0, 6):
        asked = script(5)
        seated = (*asked.header.players, *asked.header.players[:1])[:players]
        with pytest.raises(SetupError) as no:
            read(replace(asked, header=replace(asked.header, players=seated)), whole_box())
        assert no.value.rule == "VIL-SETUP-01"


@pytest.mark.rule("VIL-SETUP-02", "VIL-COMP-17")
@pytest.mark.parametrize("players", FIVE)
def test_everybody_begins_with_eight_operatives_and_four_soldiers(players: int) -> None:
    state = opened(players)
    for player in state.players:
        own = (
            *state.table.zone(zones.of(player.seat, "deck")),
            *state.table.zone(zones.of(player.seat, "hand")),
        )
        groups = {state.table.slots[slot].group for slot in own}
        quota = Counter(dict(state.table.quota[groups.pop()]))  # type: ignore[index]
        assert (len(own), dict(quota)) == (12, {"hydra-operatives": 8, "hydra-soldiers": 4})


@pytest.mark.rule("VIL-SETUP-03", "VIL-RUL-02")
def test_all_of_madame_hydra_lies_open() -> None:
    assert count(opened(2), zones.MADAME_HYDRA) == 15


@pytest.mark.rule("VIL-SETUP-04", "VIL-SETUP-05")
def test_all_new_recruits_and_bindings_lie_open() -> None:
    state = opened(2)
    assert (count(state, zones.NEW_RECRUITS), count(state, zones.BINDINGS)) == (15, 30)


@pytest.mark.rule("VIL-SETUP-06", "VIL-SETUP-19", "VIL-RUL-03")
@pytest.mark.parametrize(("players", "n"), [(1, 1), (2, 2), (3, 8), (4, 8), (5, 12)])
def test_bystanders_are_drawn_unseen_from_all_kinds(players: int, n: int) -> None:
    state = opened(players)
    assert count(state, zones.BYSTANDERS) == 42 - n
    assert kinds(state, zones.ADVERSARIES)["bystander"] == n


@pytest.mark.rule("VIL-SETUP-07", "VIL-SETUP-09")
def test_one_commander_and_one_plot_lie_open() -> None:
    state = opened(3)
    assert (kinds(state, zones.COMMANDER), kinds(state, zones.PLOT)) == ({"commander": 1}, {"plot": 1})
    assert refusal(3, plot=[]) == "VIL-SETUP-09"
    asked = {**script(3).choices, "commander": ["vil-dr-strange", "vil-odin"]}
    with pytest.raises(SetupError) as no:
        read(replace(script(3), choices=asked), whole_box())
    assert no.value.rule == "VIL-SETUP-07"


@pytest.mark.rule("VIL-SETUP-08", "VIL-CMD-08", "VIL-COMP-12")
@pytest.mark.parametrize("commander", ["vil-dr-strange", "vil-nick-fury", "vil-odin", "vil-professor-x"])
def test_the_commanders_own_four_tactics_lie_under_it(commander: str) -> None:
    state = opened(4, commander=commander)
    cards = [state.table.card(slot) for slot in state.table.zone(zones.TACTICS)]
    assert len(cards) == 4
    person = whole_box().cards[commander].person  # type: ignore[index]
    assert {card.person for card in cards if card is not None} == {person}
    assert len({card.number("attack") for card in cards if card is not None}) == 1


@pytest.mark.rule("VIL-SETUP-11", "VIL-SETUP-12", "VIL-COMP-15")
@pytest.mark.parametrize("players", FIVE)
def test_the_plots_twists_and_five_strikes_go_in(players: int) -> None:
    there = kinds(opened(players), zones.ADVERSARIES)
    assert (there["plot-twist"], there["command-strike"]) == (TWISTS, 5)


@pytest.mark.rule("VIL-SETUP-13", "VIL-SETUP-17")
@pytest.mark.parametrize(("players", "groups", "backup"), [(2, 2, 1), (3, 3, 1), (4, 3, 2), (5, 4, 2)])
def test_whole_groups_go_in_by_the_number_of_players(players: int, groups: int, backup: int) -> None:
    state = opened(players)
    there = kinds(state, zones.ADVERSARIES)
    assert (there["adversary"], there["backup"]) == (8 * groups, 10 * backup)
    assert count(state, zones.ADVERSARIES) == {2: 33, 3: 47, 4: 57, 5: 69}[players] + TWISTS


@pytest.mark.rule("VIL-SETUP-14", "VIL-SETUP-15")
def test_the_led_group_fills_one_of_the_places() -> None:
    odin = script(4, commander="vil-odin").choices
    assert "backup-asgardian-warriors" in odin["backup"] and len(odin["backup"]) == 2
    others = [stack for stack in stacks(whole_box(), "backup") if stack != "backup-asgardian-warriors"]
    assert refusal(4, commander="vil-odin", backup=others[:2]) == "VIL-SETUP-14"
    assert refusal(3, adversaries=["adversaries-avengers", "adversaries-uncanny-x-men",
                                   "adversaries-marvel-knights"]) == "VIL-SETUP-14"  # fmt: skip


@pytest.mark.rule("VIL-SETUP-16")
def test_no_group_goes_in_twice() -> None:
    twice = ["adversaries-defenders", "adversaries-defenders"]
    assert refusal(2, adversaries=twice) == "VIL-SETUP-13"


@pytest.mark.rule("VIL-SETUP-21", "VIL-SETUP-22", "VIL-SETUP-23")
@pytest.mark.parametrize(("players", "cards"), [(1, 42), (2, 70), (3, 70), (4, 70), (5, 84)])
def test_the_ally_deck_goes_by_the_number_of_players(players: int, cards: int) -> None:
    state = opened(players)
    assert count(state, zones.ALLIES) + sum(count(state, space) for space in zones.LAIR) == cards


@pytest.mark.rule("VIL-SETUP-25")
def test_five_allies_lie_open_in_the_lair() -> None:
    state = opened(3)
    shown = [state.table.slots[slot].face_up for space in zones.LAIR for slot in state.table.zone(space)]
    assert (shown, count(state, zones.ALLIES)) == ([True] * 5, 65)


@pytest.mark.rule("VIL-SETUP-26")
@pytest.mark.parametrize(("fate", "n"), [(0, 6), (1, 5)])
def test_every_seat_draws_the_first_hand(fate: int, n: int) -> None:
    state = opened(5, hand_of_fate=fate)
    assert [count(state, zones.of(player.seat, "hand")) for player in state.players] == [n] * 5


@pytest.mark.rule("VIL-SETUP-27", "VIL-STATE-03")
def test_the_players_choose_who_begins() -> None:
    state = opened(3, first=SeatId("p2"))
    assert [player.seat for player in state.players] == ["p2", "p3", "p1"]
    assert (state.active, state.turn.phase, state.turn.number) == ("p2", "reveal", 1)
    assert refusal(3, first="p9") == "VIL-SETUP-27"


@pytest.mark.rule("VIL-SOLO-03", "VIL-SOLO-04")
def test_alone_three_cards_of_one_backup_group_and_nobody_leads() -> None:
    state = opened(1, adversaries=["adversaries-avengers"], backup=["backup-cops"])
    there = kinds(state, zones.ADVERSARIES)
    assert there == {"adversary": 8, "backup": 3, "bystander": 1, "command-strike": 5, "plot-twist": 8}
    assert count(state, zones.ADVERSARIES) == 25


@pytest.mark.rule("VIL-COMP-14")
def test_more_twists_than_the_box_has_are_refused() -> None:
    assert kinds(opened(2, twists=3), zones.ADVERSARIES)["plot-twist"] == 11
    box = whole_box()
    dear = replace(box.cards[DesignId(PLOT)], numbers={"twists": 10})  # type: ignore[index]
    asked = script(2, twists=3)
    with pytest.raises(SetupError) as no:
        read(asked, replace(box, cards={**box.cards, dear.design: dear}))
    assert no.value.rule == "VIL-COMP-14"


@pytest.mark.rule("VIL-CHAL-01", "VIL-CHAL-02", "VIL-CHAL-03")
@pytest.mark.parametrize("more", [1, 2, 3])
def test_a_mode_adds_twists(more: int) -> None:
    assert kinds(opened(2, twists=more), zones.ADVERSARIES)["plot-twist"] == TWISTS + more


@pytest.mark.rule("VIL-CHAL-11", "VIL-RUL-26")
def test_a_prison_break_binds_every_seat_before_the_first_turn() -> None:
    state = opened(5, prison_break=6)
    for player in state.players:
        assert count(state, zones.of(player.seat, "discard")) == 6
        assert count(state, zones.of(player.seat, "hand")) == 6
    assert count(state, zones.BINDINGS) == 0
    for wrong in (7, -1):
        assert refusal(2, prison_break=wrong) == "VIL-CHAL-11"


@pytest.mark.rule("VIL-CHAL-21", "VIL-RUL-19")
@pytest.mark.parametrize(
    "might",
    [
        0,
        pytest.param(-1, marks=pytest.mark.rule("VIL-CHAL-04")),
        pytest.param(1, marks=pytest.mark.rule("VIL-CHAL-05")),
        pytest.param(2, marks=pytest.mark.rule("VIL-CHAL-06")),
        pytest.param(3, marks=pytest.mark.rule("VIL-CHAL-07")),
        pytest.param(4, marks=pytest.mark.rule("VIL-CHAL-08")),
        pytest.param(5, marks=pytest.mark.rule("VIL-CHAL-09")),
    ],
)
def test_the_commander_can_be_one_weaker_to_five_stronger(might: int) -> None:
    assert opened(2, might=might).header.options.get("might", 0) == might
    for wrong in (-2, 6):
        assert refusal(2, might=wrong) == "VIL-CHAL-21"


@pytest.mark.rule("VIL-CHAL-21")
def test_modes_of_one_family_take_each_others_place() -> None:
    assert refusal(2, twists=4) == "VIL-CHAL-21"
    assert refusal(2, might=6) == "VIL-CHAL-21"
    state = opened(2, twists=1, might=5, crackdown=1, imprison=1)
    assert (state.header.options["might"], state.header.options["crackdown"]) == (5, 1)


@pytest.mark.rule("VIL-FIRST-01", "VIL-FIRST-02")
@pytest.mark.parametrize("players", FIVE)
def test_the_first_game_is_a_preset(players: int) -> None:
    preset = next(one for one in whole_box().presets if players in one.players)
    chosen = {key: list(value) for key, value in preset.choices.items()}
    commander = chosen.pop("commander")[0]
    state = opened(players, commander=commander, **chosen)
    line = rules().of_players(players)
    assert (commander, chosen["plot"]) == ("vil-dr-strange", ["vil-plot-graduation-at-xaviers-x-academy"])
    assert [len(chosen[key]) for key in ("allies", "adversaries", "backup")] == [
        line.allies, line.groups, line.backup,
    ]  # fmt: skip
    assert chosen["backup"][0] == "backup-cops" and state.turn.number == 1


FIRST_ALLIES = (
    *(("dr-octopus", "kingpin", "mysterio"),),
    *(("dr-octopus", "green-goblin", "kingpin", "mysterio", "venom"),) * 3,
    *(("dr-octopus", "green-goblin", "kingpin", "mysterio", "mystique", "venom"),),
)
FIRST_GROUPS = ("marvel-knights", "defenders", "uncanny-avengers", "x-men-first-class")


@pytest.mark.rule("VIL-FIRST-03", "VIL-FIRST-04")
@pytest.mark.parametrize(("players", "groups"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_the_first_game_has_these_allies_and_groups(players: int, groups: int) -> None:
    preset = next(one for one in whole_box().presets if players in one.players)
    chosen = preset.choices
    assert tuple(sorted(chosen["allies"])) == tuple(f"ally-{name}" for name in FIRST_ALLIES[players - 1])
    assert set(chosen["adversaries"]) == {f"adversaries-{name}" for name in FIRST_GROUPS[:groups]}
    assert set(chosen["backup"]) == {"backup-cops", *(("backup-asgardian-warriors",) if players > 3 else ())}


@pytest.mark.rule("VIL-SETUP-18", "VIL-SETUP-17")
def test_of_every_backup_group_all_ten_cards_go_in() -> None:
    for stack in stacks(whole_box(), "backup"):
        state = opened(3, backup=[stack])
        lying = (state.table.card(slot) for slot in state.table.zone(zones.ADVERSARIES))
        assert sum(card is not None and card.stack == stack for card in lying) == 10


@pytest.mark.rule("VIL-SETUP-24", "VIL-SETUP-06")
def test_both_decks_of_the_game_lie_face_down_and_nobody_knows_their_order() -> None:
    asked = script(3)
    draft: Draft[VillainsState] = Draft(VillainsState(header=asked.header), villains().evolve)
    lay_out(draft, read(asked, whole_box()), whole_box())
    for zone in (zones.ADVERSARIES, zones.BYSTANDERS, zones.ALLIES):
        slots = [draft.state.table.slots[slot] for slot in draft.state.table.zone(zone)]
        assert slots and all(slot.copy is None and not slot.face_up for slot in slots)


@pytest.mark.rule("VIL-FIRST-05")
def test_the_first_game_alone_has_three_cops() -> None:
    assert kinds(opened(1, backup=["backup-cops"]), zones.ADVERSARIES)["backup"] == 3
    assert kinds(opened(2, backup=["backup-cops"]), zones.ADVERSARIES)["backup"] == 10


@pytest.mark.rule("VIL-COMP-02", "VIL-COMP-03", "VIL-COMP-04")
def test_a_whole_box_lacks_nothing_and_what_lacks_is_named() -> None:
    box = whole_box()
    assert count_box(box) == ()
    short = {stack: dict(designs) for stack, designs in box.stacks.items()}
    design = next(iter(short["ally-venom"]))
    short["ally-venom"][design] = short["ally-venom"][design][1:]
    faults = {(one.rule, one.need, one.have) for one in count_box(replace(box, stacks=short))}
    assert faults == {("VIL-COMP-02", 210, 209), ("VIL-COMP-03", 14, 13)}


def with_plot(*clauses: Clause) -> Box:
    """The whole box, whose Plot has this Setup text."""
    box = whole_box()
    plot = box.cards[DesignId(PLOT)]
    said = replace(plot, abilities=(ability("setup", *clauses),))
    return replace(box, cards={**box.cards, plot.design: said})


@pytest.mark.rule("VIL-SETUP-10", "VIL-SETUP-05")
def test_a_plot_says_how_many_bindings_there_are() -> None:
    box = with_plot(clause("bindings-stack", each=5))
    assert [count(opened(n, box=box), zones.BINDINGS) for n in (1, 3, 5)] == [5, 15, 25]


@pytest.mark.rule("VIL-CARD-04")
def test_cops_beside_the_plot_are_no_group_of_the_deck() -> None:
    box = with_plot(clause("beside", stack="backup-cops", each=2))
    state = opened(3, box=box, backup=["backup-multiple-man"])
    assert kinds(state, zones.ADVERSARIES)["backup"] == 10
    assert count(state, zones.BESIDE) == 6
    assert refusal(3, box=box, backup=["backup-cops"]) == "VIL-CARD-04"


@pytest.mark.rule("VIL-CARD-05")
@pytest.mark.parametrize("among", [True, False])
def test_thor_lies_beside_the_plot_whoever_is_in_the_deck(among: bool) -> None:
    box = with_plot(clause("beside", stack="adversaries-avengers", person="thor"))
    groups = ["adversaries-defenders", "adversaries-avengers" if among else "adversaries-uncanny-x-men"]
    state = opened(2, box=box, adversaries=groups)
    (slot,) = state.table.zone(zones.BESIDE)
    card = state.table.card(slot)
    assert card is not None and card.person == "Thor"
    assert kinds(state, zones.ADVERSARIES)["adversary"] == (15 if among else 16)


@pytest.mark.rule("VIL-CARD-17")
def test_alone_all_ten_of_the_group_that_a_plot_needs_go_in() -> None:
    box = with_plot(clause("include", stack="backup-shield-assault-squad"))
    state = opened(1, box=box, backup=["backup-shield-assault-squad"])
    assert count(state, zones.ADVERSARIES) == 24 + TWISTS
    assert refusal(1, box=box, backup=["backup-cops"]) == "VIL-SETUP-20"


@pytest.mark.rule("VIL-CARD-18", "VIL-SETUP-20")
def test_the_plot_takes_the_only_place_from_the_led_group() -> None:
    box = with_plot(clause("include", stack="backup-shield-assault-squad"))
    squad = ["backup-shield-assault-squad"]
    for players in (2, 3):
        state = opened(players, box=box, commander="vil-odin", backup=squad)
        assert kinds(state, zones.ADVERSARIES)["backup"] == 10
    both = [*squad, "backup-asgardian-warriors"]
    assert kinds(opened(4, box=box, commander="vil-odin", backup=both), zones.ADVERSARIES)["backup"] == 20
    assert refusal(4, box=box, commander="vil-odin", backup=[*squad, "backup-cops"]) == "VIL-SETUP-14"


@pytest.mark.rule("VIL-SETUP-10")
def test_bystanders_beside_the_plot_are_drawn_unseen() -> None:
    state = opened(2, box=with_plot(clause("beside", stack="bystanders", n=8)))
    assert (count(state, zones.BESIDE), count(state, zones.BYSTANDERS)) == (8, 42 - 2 - 8)
