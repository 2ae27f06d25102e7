"""A Plot Twist and a Command Strike say what they bring, as it is just now."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.phrases import Phrase
from companion.games.villains.announcements import strike_came, twist_came
from companion.games.villains.plot import StrikePlayed, TwistPlayed
from tests.games.villains.box import TWIST, ability, card, clause, find, game, put, with_numbers

EARLY = ability("twist", clause("draw", n=1), when=(clause("at-most", count="twists", n=6),))
LATE = ability("twist", clause("gain-bindings", n=2), when=(clause("at-least", count="twists", n=7),))


def told(twists: int) -> Phrase | None:
    """What is said of a Twist after so many."""
    state = put(game(plot=card("plot", "plot", EARLY, LATE, twists=8)), "ko", TWIST)
    state = with_numbers(state, twists=twists)
    return twist_came(TwistPlayed(find(state, "twist"), twists), state, None)


@pytest.mark.rule("VIL-TWIST-03")
def test_a_twist_says_only_the_text_of_its_number() -> None:
    early, late = str(told(3)), str(told(7))
    assert "effect-draw" in early and "effect-gain-bindings" not in early
    assert "effect-gain-bindings" in late and "effect-draw" not in late


def test_a_speaker_without_a_text_says_so_and_one_that_only_players_read_says_nothing() -> None:
    state = put(game(), "ko", TWIST)
    slot = find(state, "twist")
    silent = strike_came(StrikePlayed(slot, 1), state, None)
    assert silent is not None and silent.key == "event-speaker-silent"
    riddle = put(game(plot=replace(card("plot", "plot"), structured=False)), "ko", TWIST)
    assert twist_came(TwistPlayed(slot, 1), riddle, None) is None
