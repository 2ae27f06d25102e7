"""The numbers that the rulebook prints, read strictly and once."""

from __future__ import annotations

from functools import cache

from companion.engine.difficulty import Dial
from companion.engine.printed import Component, Printed, Seats, read


class PersonalDeck(Printed, frozen=True):
    """What each player's deck begins with."""

    specialists: int
    grunts: int
    roles: int


class Drones(Printed, frozen=True):
    """How many Drones go into each mini-deck."""

    per_player: int


class Strikes(Printed, frozen=True):
    """How many strike cards one strike of an enemy draws, by its keyword."""

    usual: int
    double_strike: int
    triple_strike: int


class AgendaRules(Printed, frozen=True):
    """Hidden Agendas: how many can play, and what is drawn for each player and for all."""

    fewest: int
    good_per_player: int
    evil: int
    secrets_per_player: int


class AgendaScores(Printed, frozen=True):
    """Points beside the number of survivors, and what a traitor scores for every dead Good player."""

    no_traitor: int
    traitor: int
    each_dead: int


class FirstGame(Printed, frozen=True):
    """What the first game is suggested to be."""

    roles: tuple[str, ...]


class Rules(Printed, frozen=True):
    """Everything in the rules file."""

    hand: int
    hq: int
    characters: int
    suite: int
    sergeant_cost: int
    hazards: int
    hive_warning: int
    mini_decks: tuple[int, int, int]
    players: Seats
    personal_deck: PersonalDeck
    drones: Drones
    strikes: Strikes
    agendas: AgendaRules
    agenda_scores: AgendaScores
    dials: tuple[Dial, ...]
    first_game: FirstGame
    components: tuple[Component, ...]


@cache
def rules() -> Rules:
    """The printed numbers of Alien."""
    return read("alien", Rules)
