"""The challenge modes: numbers chosen before anything is laid out (VIL-CHAL, VIL-DIFF-04).

Modes of one family take each other's place, different ones add up (VIL-CHAL-21, VIL-RUL-19).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from companion.core.crossing.setups import SetupChoice
from companion.core.language.states import Header
from companion.engine.choices import stop
from companion.engine.difficulty import Dial, Dials
from companion.games.villains.printed import rules


class Challenges(msgspec.Struct, frozen=True):
    """What was chosen; all zeros are the game as the rulebook prints it."""

    twists: int = 0  # 1 Fiend, 2 Arch-Villain, 3 Legendary: so many Plot Twists more (VIL-CHAL-01 to 03)
    might: int = (
        0  # of the Commander: -1 Distracted to 5 All-Powerful: so much Attack more (VIL-CHAL-04 to 09)
    )
    hand_of_fate: int = 0  # 1: hands of five (VIL-CHAL-10)
    prison_break: int = 0  # so many Bindings for everybody before the first turn (VIL-CHAL-11)
    growing_threat: int = 0  # 1: every defeat makes the Commander stronger (VIL-CHAL-12)
    army_of_glory: int = 0  # so much Attack more for every Adversary (VIL-CHAL-13)
    endless_spite: int = 0  # 1: a Plot Twist brings the Command Strike ability too (VIL-CHAL-14)
    imprison: int = 0  # 1: whoever's Ally is KO'd gains a Bindings (VIL-CHAL-15)
    final_blow: int = 0  # 1: a fifth fight after the four Tactics (VIL-CHAL-16)
    plots: int = 0  # 1: after a Plot Twist one more card is played (VIL-CHAL-17)
    pain: int = 0  # 1: after a Command Strike one more card is played (VIL-CHAL-18)
    crackdown: int = 0  # 1: two cards of the Adversary Deck in every turn (VIL-CHAL-19)


NAMES = Challenges.__struct_fields__


def _switch(name: str, rule: str) -> Dial:
    return _dial(name, rule, lambda: 1)


def _dial(name: str, rule: str, most: Callable[[], int] | None = None) -> Dial:
    return Dial(name=name, rule=rule, most=most, is_harder=True)


DIALS = Dials((
    _dial("twists", "VIL-CHAL-21", lambda: rules().challenges.twists),
    _dial("might", "VIL-CHAL-21"),
    _switch("hand_of_fate", "VIL-CHAL-10"),
    _dial("prison_break", "VIL-CHAL-11", lambda: rules().challenges.prison_break),
    _switch("growing_threat", "VIL-CHAL-12"),
    _dial("army_of_glory", "VIL-CHAL-13", lambda: rules().challenges.army_of_glory),
    _switch("endless_spite", "VIL-CHAL-14"),
    _switch("imprison", "VIL-CHAL-15"),
    _switch("final_blow", "VIL-CHAL-16"),
    _switch("plots", "VIL-CHAL-17"),
    _switch("pain", "VIL-CHAL-18"),
    _switch("crackdown", "VIL-CHAL-19"),
))  # fmt: skip


def challenges(header: Header) -> Challenges:
    """What makes this game harder; it is kept in its header, and so with its result."""
    return Challenges(**{name: int(told) for name, told in header.options.items() if name in NAMES})


def spans() -> dict[str, range]:
    """What is possible of the one dial that goes both ways (VIL-CHAL-04 to 09)."""
    limits = rules().challenges
    return {"might": range(-limits.commander_less, limits.commander_more + 1)}


def with_challenges(header: Header, choices: Mapping[str, Any]) -> Header:
    """The header with the modes that were chosen, as far as they are possible (VIL-CHAL-21)."""
    told = DIALS.told(header, choices)
    for name, span in spans().items():
        if told[name] not in span:
            stop("VIL-CHAL-21", f"difficulty-{name}", have=told[name], least=span[0], most=span[-1])
    return DIALS.kept(header, told)


def challenge_choices(choices: Mapping[str, Any]) -> tuple[SetupChoice, ...]:
    """The modes, each with the printed game among its options."""
    return DIALS.choices(choices, spans())


def hand_size(header: Header) -> int:
    """How many cards make a hand (VIL-END-03, VIL-CHAL-10)."""
    return rules().hand_of_fate if challenges(header).hand_of_fate else rules().hand


def is_solo(header: Header) -> bool:
    """Whether one person plays alone: that is always Advanced Solo (VIL-RUL-28)."""
    return len(header.players) == 1
