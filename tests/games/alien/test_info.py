"""What is never public before the rules turn it up (ALN-INFO, ALN-ZONE-39)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from companion.core.language.asks import Identity, Number
from companion.core.language.cards import Card
from companion.core.language.commands import BindSlot
from companion.core.language.ids import TABLE
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import UseAbility
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import actor, emptied, in_hand, person, playing
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    HIT_1,
    HIT_2,
    P1,
    P2,
    SERGEANT,
    ability,
    card,
    clause,
    copy_in,
    designs,
    do,
    game,
    put,
    refused,
    top,
    with_numbers,
)

STACKS: tuple[tuple[str, Sequence[Card]], ...] = (
    ("hive", (DRONE, BRUTE)),
    ("room:2", (DRONE, BRUTE)),
    ("strikes", (HIT_1, HIT_2)),
    ("barracks", (person("one", cost=1), person("two", cost=2))),
    ("sergeants", (SERGEANT, person("sergeant-intel", klass="intel", cost=3))),
)


def known(zone: str, cards: Sequence[Card]) -> AlienState:
    """A table on which the app alone knows that these cards lie in a zone, in this order."""
    state = emptied(game(), zone)
    return with_numbers(put(state, zone, *cards, face_up=False), attack=9, recruit=9)


@pytest.mark.rule("ALN-INFO-03", "ALN-ZONE-39")
@pytest.mark.parametrize(("zone", "cards"), STACKS)
def test_nobody_sees_the_order_of_a_stack_or_a_hidden_card(zone: str, cards: Sequence[Card]) -> None:
    one, other = known(zone, cards), known(zone, tuple(reversed(cards)))
    for audience in (TABLE, P1, P2, "spectator"):
        assert room().view(one, audience) == room().view(other, audience)
        assert room().legal(one, audience) == room().legal(other, audience)


@pytest.mark.rule("ALN-INFO-03")
def test_what_a_sergeant_costs_tells_nothing_of_the_top_one() -> None:
    strange = person("sergeant-intel", klass="intel", cost=None)
    for cards in ((SERGEANT, strange), (strange, SERGEANT)):
        state = do(known("sergeants", cards), RecruitSergeant(P1))
        assert not isinstance(state.ask, Number) and state.numbers["recruit"] == 6


@pytest.mark.rule("ALN-INFO-03")
def test_a_refusal_is_the_same_whatever_lies_hidden() -> None:
    goal = card("goal", "goal", ability("goal", clause("progress", level=1), level=1, pay=1))
    told = []
    for one in (DRONE, person("stowaway"), goal):
        state = put(game(), "room:2", one, face_up=False)
        slot = top(state, "room:2")
        commands = (Fight(P1, slot), Recruit(P1, slot), UseAbility(P1, slot, 0))
        told.append([refused(state, command) for command in commands])
    assert told[0] == told[1] == told[2]


def test_a_choice_among_hidden_cards_names_their_rooms_alone() -> None:
    state = put(put(game(), "room:1", DRONE, face_up=False), "room:3", BRUTE, face_up=False)
    state = in_hand(state, actor(clause("scan")))
    asked = do(state, playing(state)).ask
    assert asked is not None and not isinstance(asked, Identity)
    labels = [option.label for option in getattr(asked, "options", ())]
    assert {label.key for label in labels} == {"option-card-in"}
    assert "drone" not in str(labels) and designs(state, "room:1") == ("drone",)


@pytest.mark.rule("ALN-INFO-01")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_players_are_told_that_they_may_say_anything(language: str) -> None:
    words = FluentTexts("alien")
    said = words.rule("ALN-INFO-01", language)
    english, french = ("may", "say anything", "show your hands"), ("pouvez", "tout dire", "montrer vos mains")
    assert not [part for part in (english if language == "en" else french) if part not in said]
    assert not re.search(r"(?i)\b(not|no|never|ne|pas|jamais)\b", said), "nothing is forbidden by it"


@pytest.mark.rule("ALN-INFO-01")
def test_a_hand_may_be_shown_at_any_time_and_stays_a_hand() -> None:
    """What the others are told of a hand is neither played nor discarded, and no rule speaks against it."""
    state = game()
    slot = top(state, "hand:p2")
    told = do(state, BindSlot(slot, copy_in(state, P2, "grunt")))
    assert slot in told.table.zone("hand:p2") and len(told.table.zone("hand:p2")) == 6
    assert told.table.card(slot) is not None and told.turn == state.turn
