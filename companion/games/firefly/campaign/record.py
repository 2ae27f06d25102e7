"""What a campaign remembers between its games, kept in the header of the one that runs (FFY-CAMP-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.ids import CopyId, SeatId, ZoneId
from companion.core.language.states import Header
from companion.engine.choices import stop
from companion.games.firefly.printed import rules

KEY = "campaign"


class Played(msgspec.Struct, frozen=True):
    """A game of the campaign that is over; three points alone do not tell whether it was won (FFY-RUL-09)."""

    points: int
    won: bool
    objectives: tuple[str, ...] = ()


class Kept(msgspec.Struct, frozen=True):
    """What lies on Serenity, slot by slot, and on whose Avatar (FFY-CAMP-05, 06)."""

    upgrades: dict[ZoneId, CopyId] = {}
    ship_strikes: dict[ZoneId, CopyId] = {}
    crew_strikes: dict[SeatId, tuple[CopyId, ...]] = {}

    @property
    def copies(self) -> tuple[CopyId, ...]:
        """All of it."""
        on_crew = (copy for copies in self.crew_strikes.values() for copy in copies)
        return (*self.upgrades.values(), *self.ship_strikes.values(), *on_crew)


class Campaign(msgspec.Struct, frozen=True):
    """How far a campaign has come as one of its games begins."""

    game: int = 1
    mixed: bool = False  # Objectives by lot, not in the order of the series (FFY-CAMP-17)
    objectives: tuple[str, ...] = ()  # of this game
    played: tuple[Played, ...] = ()
    kept: Kept = Kept()  # after a won game
    credits: int = 0  # of its Episode C, to be spent before the next game (FFY-CAMP-03)
    text: str = ""  # the Objective card whose End-of-Episode text is still to be followed (FFY-CAMP-10)
    roles: dict[SeatId, str] = {}  # who plays whom (FFY-CAMP-02)
    crew: tuple[str, ...] = ()  # the other Main Characters
    difficulty: dict[str, int] = {}  # the switches of all five games (FFY-DIFF-18)

    @property
    def was_won(self) -> bool:
        """Whether the game before this one was won: only then something stays (FFY-CAMP-07, 08)."""
        return bool(self.played) and self.played[-1].won


def games() -> int:
    """How many games a campaign has (FFY-CAMP-01)."""
    return len(rules().points.campaign)


def campaign_of(header: Header) -> Campaign | None:
    """The campaign that a game belongs to; None of a game of its own."""
    told = header.options.get(KEY)
    return msgspec.convert(told, Campaign) if told else None


def read(told: Any) -> Campaign | None:
    """The same out of the choices for a new game, checked (FFY-RUL-09)."""
    if not told:
        return None
    try:
        found = msgspec.convert(told, Campaign)
    except msgspec.ValidationError:
        stop("FFY-CAMP-18", "campaign-unreadable")
    if not 1 <= found.game <= games() or len(found.played) != found.game - 1:
        stop("FFY-CAMP-01", "campaign-games", most=games())
    for one in found.played:
        if not is_possible(one):
            stop("FFY-RUL-09", "campaign-points", points=one.points)
    return found


def is_possible(one: Played) -> bool:
    """A won game scores 3 to 6, a lost one 0 to 3 (FFY-RUL-09)."""
    printed = rules().points
    least = printed.won if one.won else 0
    return least <= one.points <= least + printed.first + printed.second


def kept_in(header: Header, campaign: Campaign) -> Header:
    """The header of a game that belongs to a campaign, the same as when it is taken up again from a store."""
    plain = msgspec.json.decode(msgspec.json.encode(campaign))
    return replace(header, options={**header.options, KEY: plain})


# The score of a campaign.


def final_score(played: Sequence[Played]) -> int:
    """All points, the bonus of each game that was won, and that of five wins (FFY-CAMP-12 to 15)."""
    printed = rules().points
    total = sum(one.points for one in played)
    bonus = sum(more for one, more in zip(played, printed.campaign, strict=False) if one.won)
    is_all = len(played) == games() and all(one.won for one in played)
    return total + bonus + (printed.all_won if is_all else 0)


def rank(score: int) -> int:
    """Which of the ranks a final score is, 1 the highest (FFY-CAMP-16)."""
    return next(n for n, least in enumerate(rules().points.ranks, 1) if score >= least)
