"""The challenge modes: numbers chosen before anything is laid out (VIL-CHAL, VIL-DIFF-04).

Modes of one family take each other's place, different ones add up (VIL-CHAL-21, VIL-RUL-19).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.crossing.setups import SetupChoice
from companion.core.language.states import Header
from companion.engine.choices import stop
from companion.engine.difficulty import Dials
from companion.games.villains.printed import rules

DIALS = Dials(rules().dials)
NAMES = DIALS.names
challenges = DIALS.of  # by how much a game was made harder, challenge by challenge


def spans() -> dict[str, range]:
    """What is possible of the one dial that goes both ways (VIL-CHAL-04 to 09)."""
    return {"might": range(-rules().might.less, rules().might.more + 1)}


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
    return rules().hand_of_fate if challenges(header)["hand_of_fate"] else rules().hand


def is_solo(header: Header) -> bool:
    """Whether one person plays alone: that is always Advanced Solo (VIL-SOLO-01, VIL-RUL-28)."""
    return len(header.players) == 1
