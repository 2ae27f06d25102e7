"""The numbers that the rulebook prints, read strictly and once."""

from __future__ import annotations

from functools import cache

from companion.engine.difficulty import Dial
from companion.engine.printed import Component, Printed, Seats, read


class PersonalDeck(Printed, frozen=True):
    """What each player's deck begins with (VIL-SETUP-02)."""

    hydra_operatives: int
    hydra_soldiers: int


class ByPlayers(Printed, frozen=True):
    """One line of the table of what the two decks hold, by number of players (VIL-SETUP-13, 21 to 23)."""

    players: int
    groups: int
    backup: int
    bystanders: int
    allies: int


class SoloScore(Printed, frozen=True):
    """What a single player loses points for (VIL-SCORE-05)."""

    bystander: int
    twist: int
    overran: int


class Might(Printed, frozen=True):
    """How much weaker or stronger the Commander can be made (VIL-CHAL-04 to 09)."""

    less: int
    more: int


class Rules(Printed, frozen=True):
    """Everything in the rules file."""

    hand: int
    hand_of_fate: int
    lair: int
    strikes: int
    tactics: int
    good_warning: int
    overrun_cost: int
    solo_backup: int
    ally_cards: int
    group_cards: int
    backup_cards: int
    madame_hydra_cost: int
    new_recruit_cost: int
    usual_twists: int
    shield_officer_cost: int
    players: Seats
    personal_deck: PersonalDeck
    by_players: tuple[ByPlayers, ...]
    solo_score: SoloScore
    dials: tuple[Dial, ...]
    might: Might
    components: tuple[Component, ...]

    def of_players(self, players: int) -> ByPlayers:
        """The line of a number of players (VIL-SETUP-13, VIL-SOLO-02)."""
        return next(line for line in self.by_players if line.players == players)


@cache
def rules() -> Rules:
    """The printed numbers of Villains."""
    return read("villains", Rules)
