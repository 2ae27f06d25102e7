"""A single player's game: what the Commander means, and what is left out (VIL-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card
from companion.core.language.ids import DesignId
from companion.core.ports.collection import Box
from companion.engine.room import SetupError
from companion.games.villains import zones
from companion.games.villains.challenges import NAMES, challenges
from companion.games.villains.commander import attack
from companion.games.villains.setup.leading import said
from companion.games.villains.state import VillainsState
from tests.games.villains.box import P1, ability, after, city, clause, count, designs, put
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
    card = state.table.card(slot) if slot is not None else None
    assert card is not None
    none = after(state, *card.abilities[0].do, seat=P1, slot=slot)
    assert designs(none, zones.of(P1, "discard")) == ("vil-bindings",)
    mine = put(state, zones.victory(P1), member("backup-multiple-man"))
    placed = after(mine, *card.abilities[0].do, seat=P1, slot=slot)
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
        assert challenges(opened(2, **{mode: 1}).header) == {**printed, mode: 1}


@pytest.mark.rule("VIL-CAMP-01")
def test_no_campaign_can_be_chosen() -> None:
    with pytest.raises(SetupError) as no:
        opened(2, campaign="first")
    assert no.value.rule == "VIL-STATE-01"


@pytest.mark.rule("VIL-SOLO-02", "VIL-SETUP-23")
def test_alone_three_allies_make_the_deck() -> None:
    state = opened(1)
    cards = [state.table.cards[design] for design in state.table.designs.values()]
    assert len({card.stack for card in cards if card.stack.startswith("ally-")}) == 3
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
