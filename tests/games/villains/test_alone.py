"""A single player's game: what the Commander means, and what is left out (VIL-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.playing.requests import Play
from companion.engine.room import SetupError
from companion.games.villains import zones
from companion.games.villains.challenges import NAMES, challenges
from companion.games.villains.commander import FightCommander, attack
from companion.games.villains.setup.leading import said
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    P1,
    STRIKE,
    THUG,
    TWIST,
    ability,
    after,
    card,
    city,
    clause,
    copy_in,
    count,
    designs,
    do,
    find,
    game,
    in_hand,
    put,
    settled,
    with_numbers,
)
from tests.games.villains.wholebox import opened, whole_box

ODIN, STRANGE = DesignId("vil-odin"), DesignId("vil-dr-strange")
GROWS = ability("ongoing", clause("modify", what="attack", of="this", by="loose:asgardian-warriors"))
ELSE = {"from": "victory", "else": [{"verb": "gain-bindings"}]}
CALLS = ability("command-strike", clause("enter", what="asgardian-warriors", to="empty", who="each", **ELSE))


def saying(design: DesignId, *said_by: Ability) -> Box:
    """The box whose Commander says this."""
    box = whole_box()
    return replace(box, cards={**box.cards, design: replace(box.cards[design], abilities=said_by)})


def table(design: DesignId, *said_by: Ability, players: int = 1, **choices: Any) -> VillainsState:
    """A new game with that Commander."""
    return opened(players, commander=str(design), box=saying(design, *said_by), **choices)


def member(stack: str) -> Card:
    """A card of a group."""
    return whole_box().cards[next(iter(whole_box().stacks[stack]))]


@pytest.mark.rule("VIL-SOLO-11")
def test_alone_odin_speaks_of_the_backup_group_in_play() -> None:
    state = table(ODIN, GROWS, backup=["backup-cops"])
    assert attack(state) == 10
    state = put(state, zones.CITY[1], member("backup-cops"))
    assert attack(put(state, zones.OVERRUN, member("backup-cops"))) == 12
    assert attack(put(state, zones.CITY[2], member("backup-asgardian-warriors"))) == 11


@pytest.mark.rule("VIL-SOLO-11")
def test_alone_his_strike_places_a_card_of_that_group() -> None:
    state = table(ODIN, CALLS, backup=["backup-multiple-man"])
    slot = zones.top(state.table, zones.COMMANDER)
    odin = state.table.card(slot) if slot is not None else None
    assert odin is not None
    none = after(state, *odin.abilities[0].do, seat=P1, slot=slot)
    assert designs(none, zones.of(P1, "discard")) == ("vil-bindings",)
    mine = put(state, zones.victory(P1), member("backup-multiple-man"))
    placed = after(mine, *odin.abilities[0].do, seat=P1, slot=slot)
    assert placed.ask is not None and placed.ask.why.key == "ask-which-space"


@pytest.mark.rule("VIL-SOLO-11")
def test_an_adversary_group_stands_for_an_adversary_group() -> None:
    grows = ability("ongoing", clause("modify", what="attack", of="this", by="city:defenders"))
    state = table(STRANGE, grows, adversaries=["adversaries-avengers"])
    usual = attack(state)
    assert usual is not None
    assert attack(put(state, zones.CITY[0], member("adversaries-avengers"))) == usual + 1
    led = table(STRANGE, grows, adversaries=["adversaries-defenders"])
    assert attack(put(led, zones.CITY[0], member("adversaries-avengers"))) == usual
    assert attack(put(led, zones.CITY[0], member("adversaries-defenders"))) == usual + 1


@pytest.mark.rule("VIL-SOLO-11")
def test_with_more_players_a_commander_means_its_own_group_alone() -> None:
    state = table(ODIN, GROWS, players=2)
    state = put(
        put(state, zones.CITY[0], member("backup-cops")), zones.CITY[1], member("backup-asgardian-warriors")
    )
    assert attack(state) == 11


@pytest.mark.rule("VIL-SOLO-12")
def test_a_leader_of_another_box_speaks_of_the_group_in_play_too() -> None:
    horsemen = ability(
        "ongoing", clause("modify", what="attack", of="four-horsemen", by=2),
        when=(clause("at-least", count="overrun:four-horsemen", n=1),),
    )  # fmt: skip
    nested = ability(
        "fight", clause("whether", count="city:four-horsemen", do=[{"verb": "ko", "what": "four-horsemen"}])
    )
    leader = Card(DesignId("apocalypse"), "commander", abilities=(horsemen, nested))
    told = said(leader, {"four-horsemen": "cops"})
    (modify,), (whether,) = told.abilities[0].do, told.abilities[1].do
    assert (modify.args["of"], told.abilities[0].when[0].args["count"]) == ("cops", "overrun:cops")
    assert whether.args == {"count": "city:cops", "do": [{"verb": "ko", "what": "cops"}]}


@pytest.mark.rule("VIL-DIFF-04")
def test_a_harder_game_is_one_with_challenge_modes() -> None:
    printed = challenges(opened(2).header)
    assert set(printed.values()) == {0}
    for mode in NAMES:
        harder: dict[str, Any] = {mode: 1}
        assert challenges(opened(2, **harder).header) == {**printed, mode: 1}


@pytest.mark.rule("VIL-CAMP-01")
def test_no_campaign_can_be_chosen() -> None:
    with pytest.raises(SetupError) as no:
        opened(2, campaign="first")
    assert no.value.rule == "VIL-STATE-01"


@pytest.mark.rule("VIL-SOLO-02", "VIL-SETUP-23")
def test_alone_three_allies_make_the_deck() -> None:
    state = opened(1)
    cards = [state.table.cards[design] for design in state.table.designs.values()]
    assert len({one.stack for one in cards if one.stack.startswith("ally-")}) == 3
    assert count(state, zones.ALLIES) == 42 - 5 and city(state) == ("",) * 5


@pytest.mark.rule("VIL-SOLO-12")
def test_a_leader_whose_group_is_not_even_in_the_box_means_the_one_in_play() -> None:
    box = saying(
        STRANGE, ability("ongoing", clause("modify", what="attack", of="this", by="city:four-horsemen"))
    )
    rider = replace(box.cards[STRANGE], marks=("leads-four-horsemen",))
    state = opened(1, commander=str(STRANGE), box=replace(box, cards={**box.cards, STRANGE: rider}),
                   adversaries=["adversaries-avengers"])  # fmt: skip
    usual = attack(state)
    assert usual is not None
    assert attack(put(state, zones.CITY[0], member("adversaries-avengers"))) == usual + 1
    assert attack(put(state, zones.CITY[0], member("adversaries-defenders"))) == usual


OTHERS = clause("gain-bindings", who="others")


@pytest.mark.rule("VIL-RUL-15", "VIL-SOLO-09")
@pytest.mark.parametrize(("players", "bound"), [(1, [1]), (3, [0, 1, 1])])
def test_alone_what_plots_and_strikes_want_of_the_others_is_done_by_the_player(
    players: int, bound: list[int]
) -> None:
    plot = card("plot", "plot", ability("twist", OTHERS), twists=8)
    leader = card("commander", "commander", ability("command-strike", OTHERS), attack=8)
    for shown in (TWIST, STRIKE):
        before = game(players, phase="reveal", deck=(shown, THUG, THUG, THUG), plot=plot, commander=leader)
        state, _ = settled(before, BeginTurn(P1))
        assert [count(state, zones.of(one.seat, "discard")) for one in state.players] == bound


@pytest.mark.rule("VIL-SOLO-09", "VIL-SOLO-10")
@pytest.mark.parametrize(("players", "enemy", "mine"), [(1, [1], [0]), (2, [0, 1], [0, 1])])
def test_alone_adversaries_and_tactics_hit_the_player_and_allies_nobody(
    players: int, enemy: list[int], mine: list[int]
) -> None:
    def bound(state: VillainsState) -> list[int]:
        piles = (designs(state, zones.of(one.seat, "discard")) for one in state.players)
        return [pile.count("bindings") for pile in piles]

    tactic = card("tactic", "tactic", ability("fight", OTHERS), attack=8)
    foe = card("foe", "adversary", ability("fight", OTHERS), attack=1)
    before = with_numbers(put(game(players, tactics=(tactic,) * 4), zones.CITY[0], foe), attack=20)
    assert bound(do(before, Fight(P1, find(before, "foe")))) == enemy
    assert bound(do(before, FightCommander(P1))) == enemy
    held = in_hand(before, card("rogue", "ally", ability("play", OTHERS), cost=2))
    assert bound(do(held, Play(P1, copy_in(held, P1, "rogue")))) == mine
