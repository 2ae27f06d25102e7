"""How hard a game is made: switches chosen before anything is laid out, in any combination (FFY-DIFF)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.core.crossing.setups import SetupChoice
from companion.core.language.states import Header
from companion.engine.choices import stop
from companion.engine.difficulty import Dial, Dials
from companion.games.firefly.printed import rules
from companion.games.firefly.state import LETTERS


class Difficulty(msgspec.Struct, frozen=True):
    """What was chosen; all zeros are the game as the rulebook prints it."""

    side_jobs: int = 0  # so many more in each Episode deck, or fewer (FFY-DIFF-01, 09)
    preparations: int = 0  # more Preparation turns of everybody (FFY-DIFF-02)
    placed_a: int = 0  # so many more Episode cards in the 'Verse as Episode A begins (FFY-DIFF-10)
    placed_b: int = 0  # or fewer (FFY-DIFF-03, 11)
    placed_c: int = 0  # FFY-DIFF-04, 12
    talents: int = 0  # one more Talent in each starting deck, or none (FFY-DIFF-05, 13)
    gifts: int = 0  # before B, or B and C: a Talent for everybody (FFY-DIFF-06)
    credits: int = 0  # more Credits in every Inter-Mission (FFY-DIFF-07)
    defense: int = 0  # 1: Defense counts as Health too (FFY-DIFF-08)
    flaws: int = 0  # how many of the Episodes, the last first, begin with a Flaw for everybody (FFY-DIFF-14)
    unskipped: int = 0  # 1: turns of the defeated are not skipped (FFY-DIFF-15)
    mortal: int = 0  # 1: lost as soon as anybody is defeated (FFY-DIFF-16)
    apart: int = 0  # 1: a Ship Strike does not keep an Upgrade out of its slot (FFY-RUL-02)
    smothered: int = 0  # 1: an Upgrade does not work while one lies in its slot


NAMES = Difficulty.__struct_fields__


def _most(name: str) -> int:
    return {"preparations": rules().difficulty.preparations, "gifts": 2, "credits": 5, "flaws": 3}.get(
        name, 1
    )


DIALS = Dials((
    Dial(name="side_jobs", rule="FFY-DIFF-17"),
    Dial(name="preparations", rule="FFY-DIFF-02", most=lambda: _most("preparations")),
    Dial(name="placed_a", rule="FFY-DIFF-17", is_harder=True),
    Dial(name="placed_b", rule="FFY-DIFF-17", is_harder=True),
    Dial(name="placed_c", rule="FFY-DIFF-17", is_harder=True),
    Dial(name="talents", rule="FFY-DIFF-17"),
    Dial(name="gifts", rule="FFY-DIFF-06", most=lambda: _most("gifts")),
    Dial(name="credits", rule="FFY-DIFF-07", most=lambda: _most("credits")),
    Dial(name="defense", rule="FFY-DIFF-08", most=lambda: 1),
    Dial(name="flaws", rule="FFY-DIFF-14", most=lambda: _most("flaws"), is_harder=True),
    Dial(name="unskipped", rule="FFY-DIFF-15", most=lambda: 1, is_harder=True),
    Dial(name="mortal", rule="FFY-DIFF-16", most=lambda: 1, is_harder=True),
    Dial(name="apart", rule="FFY-RUL-02", most=lambda: 1),
    Dial(name="smothered", rule="FFY-RUL-02", most=lambda: 1, is_harder=True),
))  # fmt: skip


def difficulty(header: Header) -> Difficulty:
    """What a game was made easier or harder by; it is kept in its header, and so with its result."""
    return Difficulty(**{name: int(told) for name, told in header.options.items() if name in NAMES})


def seats(header: Header) -> int:
    """How many players count: one person with two Avatars plays as two (FFY-SETUP-30)."""
    return len(header.players)


def side_jobs(header: Header) -> int:
    """How many Side Jobs are shuffled into each Episode deck (FFY-SETUP-16, FFY-DIFF-01, 09)."""
    return rules().of_players(seats(header)).side_jobs + difficulty(header).side_jobs


def preparations(header: Header) -> int:
    """How many turns everybody takes without an Episode card (FFY-SETUP-25, FFY-DIFF-02, 19)."""
    return rules().of_players(seats(header)).preparations + difficulty(header).preparations


def placed(header: Header, letter: int) -> int:
    """How many Episode cards lie in the 'Verse as an Episode begins (FFY-INTER-20, 21, FFY-DIFF-03 to 12)."""
    chosen = difficulty(header)
    return rules().placed[letter - 1] + (chosen.placed_a, chosen.placed_b, chosen.placed_c)[letter - 1]


def gifts(header: Header, letter: int) -> int:
    """How many Talents everybody is given before an Episode: before B, or before B and C (FFY-DIFF-06)."""
    return int(1 < letter <= 1 + difficulty(header).gifts)


def burdens(header: Header, letter: int) -> int:
    """How many Flaws everybody is given as an Episode begins, the last Episodes first (FFY-DIFF-14)."""
    return int(letter > len(LETTERS) - difficulty(header).flaws)


def talents(header: Header) -> int:
    """How many Talents are in each starting deck (FFY-SETUP-08, FFY-DIFF-05, 13)."""
    return rules().personal_deck.talents + difficulty(header).talents


def is_hardened(header: Header) -> bool:
    """Whether Defense counts as Health too (FFY-DIFF-08)."""
    return bool(difficulty(header).defense)


def spans(players: int) -> dict[str, range]:
    """What is possible of the switches that go both ways, by the number of players (FFY-DIFF-17)."""
    printed, most = rules().of_players(players).side_jobs, rules().side_jobs // len(LETTERS)
    of_letter = (
        range(-rules().placed[n], rules().difficulty.placed - rules().placed[n] + 1) for n in range(3)
    )
    return {
        "side_jobs": range(-printed, most - printed + 1),
        **dict(zip(("placed_a", "placed_b", "placed_c"), of_letter, strict=True)),
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
