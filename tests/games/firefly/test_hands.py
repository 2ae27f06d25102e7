"""What hands are told: where a card goes under a deck, and what to do between two Episodes."""

from __future__ import annotations

import pytest

from companion.core.language.commands import Answer, Command
from companion.engine.legendary.playing.requests import Play
from companion.games.firefly import zones
from companion.games.firefly.chapters import firefly
from companion.games.firefly.intermission.commands import NextEpisode
from companion.games.firefly.repairs import RepairShip
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    HULL,
    P1,
    THUG,
    ability,
    card,
    clause,
    copy_in,
    decision,
    do,
    game,
    in_hand,
    keep_orders,
    put,
    top,
    with_card,
    with_numbers,
)

GOAL_OF_A = card("objective-1", "objective", ability("objective", clause("nothing"), level=1), level=1)
OF_THE_END = ("prompt-episode-ended", "prompt-board-cleared", "prompt-upgrades-shown-app")


def said_to_hands(state: FireflyState, command: Command) -> list[str]:
    """What hands are told of a command that is accepted, in the order in which they do it."""
    before, found = state, []
    decided = decision(state, command)
    for event, after in zip(decided.events, decided.states, strict=True):
        found += [one.text.key for one in firefly().prompts(before, event, after)]
        before = after
    return found


@pytest.mark.rule("FFY-END-04", "FFY-END-05", "FFY-INTER-02", "FFY-INTER-10", "FFY-INTER-19")
def test_hands_are_told_what_to_do_as_an_episode_ends_and_the_next_is_laid_out() -> None:
    state = put(with_card(game(2), GOAL_OF_A), zones.COMBAT, THUG)
    state = in_hand(state, card("feat", "character", ability("play", clause("complete", level=1))))
    play = Play(P1, copy_in(state, P1, "feat"))
    told = [key for key in said_to_hands(state, play) if key in OF_THE_END]
    assert told == ["prompt-episode-ended", "prompt-board-cleared", "prompt-upgrades-shown-app"]
    mission = keep_orders(do(state, play))
    mission = put(mission, zones.EPISODE_B, *(THUG,) * 4, face_up=False)
    told = said_to_hands(mission, NextEpisode(P1))
    assert [told.count(key) for key in ("prompt-under-upgrades", "prompt-episode-laid-app")] == [3, 1]


@pytest.mark.rule("FFY-SHIP-07", "FFY-RUL-32", "FFY-INTER-13")
def test_a_repaired_or_cancelled_ship_strike_goes_under_its_deck_in_words_too() -> None:
    state = with_numbers(put(game(), "serenity:1", HULL), recruit=2)
    assert said_to_hands(state, RepairShip(P1, top(state, "serenity:1"))) == ["prompt-under-ship-strikes"]
    ward = card("ward", "character", ability("play", clause("cancel", n=1), clause("ship-strike", n=1)))
    state = in_hand(game(), ward)
    asked = do(state, Play(P1, copy_in(state, P1, "ward")))
    assert asked.ask is not None
    assert said_to_hands(asked, Answer(asked.ask.id, "any")) == ["prompt-under-ship-strikes"]
