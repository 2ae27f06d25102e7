"""The numbers that the rulebook prints, read strictly and once."""

from __future__ import annotations

from functools import cache

from companion.engine.difficulty import Dial
from companion.engine.printed import Component, Printed, Seats, read


class PersonalDeck(Printed, frozen=True):
    """What each player's deck begins with (FFY-SETUP-08)."""

    shiny: int
    misbehave: int
    talents: int


class ByPlayers(Printed, frozen=True):
    """One line of the table of Side Jobs and Preparation turns, by the number of players."""

    players: int
    side_jobs: int
    preparations: int


class Points(Printed, frozen=True):
    """What a game and a campaign are worth (FFY-SCORE, FFY-CAMP-12)."""

    first: int
    second: int
    won: int
    campaign: tuple[int, ...]
    all_won: int
    ranks: tuple[int, ...]


class Rules(Printed, frozen=True):
    """Everything in the rules file."""

    hand: int
    bridge: int
    main_characters: int
    suite: int
    browncoats_cost: int
    side_jobs: int
    upgrades_shown: int
    draw_cost: int
    letters: tuple[int, int, int]
    placed: tuple[int, int, int]
    most_placed: int
    players: Seats
    personal_deck: PersonalDeck
    by_players: tuple[ByPlayers, ...]
    dials: tuple[Dial, ...]
    points: Points
    components: tuple[Component, ...]

    def of_players(self, players: int) -> ByPlayers:
        """The line of a number of players: alone no Side Jobs and no Preparation (FFY-SOLO-01)."""
        return next(line for line in self.by_players if line.players == players)


@cache
def rules() -> Rules:
    """The printed numbers of Firefly."""
    return read("firefly", Rules)
