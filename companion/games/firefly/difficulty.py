"""How hard a game is made: switches chosen before anything is laid out, in any combination (FFY-DIFF)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.crossing.setups import SetupChoice
from companion.core.language.states import Header
from companion.engine.choices import stop
from companion.engine.difficulty import Dials
from companion.games.firefly.printed import rules
from companion.games.firefly.state import LETTERS

DIALS = Dials(rules().dials)
NAMES = DIALS.names
PLACED = ("placed_a", "placed_b", "placed_c")  # the dials of what lies in the 'Verse, by letter
difficulty = DIALS.of  # by how much a game was made easier or harder, dial by dial
# The Episodes that the numbers of two dials stand for: any one of them, or any some.
GIFTS: tuple[tuple[int, ...], ...] = ((), (2,), (2, 3), (3,))
BURDENS: tuple[tuple[int, ...], ...] = ((), (3,), (2, 3), (1, 2, 3), (1,), (2,), (1, 2), (1, 3))


def seats(header: Header) -> int:
    """How many players count: one person with two Avatars plays as two (FFY-SETUP-30)."""
    return len(header.players)


def side_jobs(header: Header) -> int:
    """How many Side Jobs are shuffled into each Episode deck (FFY-SETUP-16, FFY-DIFF-01, 09)."""
    return rules().of_players(seats(header)).side_jobs + difficulty(header)["side_jobs"]


def preparations(header: Header) -> int:
    """How many turns everybody takes without an Episode card (FFY-SETUP-25, FFY-DIFF-02, 19)."""
    return rules().of_players(seats(header)).preparations + difficulty(header)["preparations"]


def placed(header: Header, letter: int) -> int:
    """How many Episode cards lie in the 'Verse as an Episode begins.

    FFY-SETUP-24, FFY-INTER-20, FFY-INTER-21, FFY-DIFF-03, 04, 10 to 12.
    """
    return rules().placed[letter - 1] + difficulty(header)[PLACED[letter - 1]]


def gifts(header: Header, letter: int) -> int:
    """How many Talents everybody is given before an Episode: before B, before C, or both (FFY-DIFF-06)."""
    return int(letter in GIFTS[difficulty(header)["gifts"]])


def burdens(header: Header, letter: int) -> int:
    """How many Flaws everybody is given as an Episode begins (FFY-DIFF-14)."""
    return int(letter in BURDENS[difficulty(header)["flaws"]])


def talents(header: Header) -> int:
    """How many Talents are in each starting deck (FFY-SETUP-08, FFY-DIFF-05, 13)."""
    return rules().personal_deck.talents + difficulty(header)["talents"]


def is_hardened(header: Header) -> bool:
    """Whether Defense counts as Health too (FFY-DIFF-08)."""
    return bool(difficulty(header)["defense"])


def spans(players: int) -> dict[str, range]:
    """What is possible of the switches that go both ways, by the number of players.

    FFY-DIFF-17, FFY-RUL-65.
    """
    printed, most = rules().of_players(players).side_jobs, rules().side_jobs // len(LETTERS)
    of_letter = (range(-rules().placed[n], rules().most_placed - rules().placed[n] + 1) for n in range(3))
    return {
        "side_jobs": range(-printed, most - printed + 1),
        **dict(zip(PLACED, of_letter, strict=True)),
        "talents": range(-rules().personal_deck.talents, 2),
    }


def with_difficulty(header: Header, choices: Mapping[str, Any]) -> Header:
    """The header with the switches that were chosen, as far as they are possible (FFY-DIFF-17)."""
    told = DIALS.told(header, choices)
    for name, span in spans(seats(header)).items():
        if told[name] not in span:
            stop("FFY-DIFF-17", f"difficulty-{name}", have=told[name], least=span[0], most=span[-1])
    return DIALS.kept(header, told)


def difficulty_choices(players: int, choices: Mapping[str, Any]) -> tuple[SetupChoice, ...]:
    """What makes the game easier or harder, each with the printed game among its options."""
    return DIALS.choices(choices, spans(players))
