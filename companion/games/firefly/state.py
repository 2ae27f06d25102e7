"""The whole of a game of Firefly as one frozen value."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.states import Player
from companion.engine.legendary.state import LegendaryState, Ready
from companion.games.firefly import zones

EPISODE, ACTION, STRIKE, JOBS, CLEANUP = "episode", "action", "strike", "jobs", "cleanup"
INTERMISSION = "inter-mission"
PHASES = ("setup", EPISODE, ACTION, STRIKE, JOBS, CLEANUP, INTERMISSION, "over")
LETTERS = (1, 2, 3)  # the Episodes A, B and C of one game
Item = Literal["done", "failed"]


class InterMission(msgspec.Struct, frozen=True):
    """What a team has done between two Episodes; the Credits that are left are a number of the State."""

    healing: int = 0  # Credits spent on healing: as much damage goes from every Main Character
    healed: dict[SeatId, int] = {}  # how much of that each of them has had
    drawn: int | None = None  # cards bought for everybody; None while no purchase was made


class FireflyState(LegendaryState, frozen=True, kw_only=True):
    """Everything the rules know of the running game.

    `numbers` holds attack, recruit, episode (1 to 3), credits (earned in this Episode and not yet spent) and
    progress:1 and on, how far the items of the running Objective card have come. A player who is defeated is
    not alive until healed back (FFY-DEF-06, 10).
    """

    crew: tuple[Player, ...] = ()  # non-player Main Characters; a defeated one is not alive (FFY-NPC-06)
    felled: tuple[SeatId, ...] = ()  # who was defeated in this turn: no Crew Strike any more (FFY-DEF-02)
    down: tuple[SeatId, ...] = ()  # who was defeated by strikes, until enough of them is healed (FFY-DEF-10)
    items: dict[int, Item] = {}  # the Objectives of the running card that are over, by their number
    results: dict[int, bool] = {}  # of each Episode that is over, whether all its Objectives were completed
    inevitables: tuple[SlotId, ...] = ()  # the bottom cards of the Episode decks, by the order of Episodes
    counted: tuple[SeatId, ...] = ()  # whose turns have had their Strike Phase with it in the Combat Zone
    starter: SeatId = SeatId("")  # who begins the next Episode (FFY-END-04)
    ranging: bool = False  # whether this turn's strikes have come to the 'Verse (FFY-STRIKE-02)
    late: tuple[SlotId, ...] = ()  # cards that came into the Combat Zone since: they do not strike this turn
    rushed: tuple[SlotId, ...] = ()  # what came into the Combat Zone in this turn (FFY-SIDE-03)
    foreign: tuple[SlotId, ...] = ()  # Ship Strikes that came out of an Episode deck (FFY-REV-07)
    mission: InterMission = InterMission()  # what was done in the Inter-Mission that runs
    used: tuple[Ready, ...] = ()  # abilities that were used this turn (FFY-ACT-12)
    fresh: bool = (
        False  # whether the active player has drawn cards since the last one was played (FFY-FLAW-02)
    )
    traded: bool = False  # whether the only player gave up a Coordinate card this turn (FFY-SOLO-02)

    def player(self, seat: SeatId) -> Player:
        """Whoever sits at a seat, or the non-player Main Character of that name."""
        return next(one for one in (*self.players, *self.crew) if one.seat == seat)

    @property
    def others(self) -> tuple[SeatId, ...]:
        """The non-player Main Characters, who have an Avatar and nothing else (FFY-SETUP-09)."""
        return tuple(one.seat for one in self.crew)

    @property
    def everybody(self) -> tuple[SeatId, ...]:
        """All Main Characters, the defeated too: players first, then those without a player."""
        return tuple(one.seat for one in (*self.players, *self.crew))

    @property
    def deciding(self) -> tuple[SeatId, ...]:
        """The players, the defeated ones too: whose turn it is makes its choices (FFY-RUL-90)."""
        return tuple(player.seat for player in self.players)

    @property
    def main(self) -> tuple[SeatId, ...]:
        """The Main Characters: whoever is not defeated, players first (FFY-SETUP-03, 05, FFY-DEF-07)."""
        return tuple(one.seat for one in (*self.players, *self.crew) if one.alive)

    @property
    def letter(self) -> int:
        """Which Episode is played: 1, 2 and 3 are A, B and C."""
        return self.numbers.get("episode", 1)

    @property
    def coming(self) -> int:
        """The Episode after an Inter-Mission: C stays the last, also where it was told as begun already."""
        return min(self.letter + 1, LETTERS[-1])

    @property
    def is_between(self) -> bool:
        """Whether no Episode is played just now: its Objective card has no effect any more (FFY-OBJ-09)."""
        is_over = self.letter in self.results
        return is_over or (self.turn.phase == INTERMISSION and not self.turn.number)

    @property
    def inevitable(self) -> SlotId | None:
        """The Inevitable card once it has left its deck, until the Episode ends (FFY-INEV-01)."""
        there = (*zones.VERSE, zones.COMBAT)
        return next((slot for slot in self.inevitables if self.table.slots[slot].zone in there), None)

    @property
    def cut_off(self) -> tuple[ZoneId, ...]:
        """The spaces that are no part of the game any more, and what lies attached there.

        Those to the right of the Inevitable card; all of them once it has left the 'Verse (FFY-INEV-05,
        FFY-RUL-19, FFY-RUL-20).
        """
        if self.inevitable is None:
            return ()
        zone = self.table.slots[self.inevitable].zone
        at = len(zones.VERSE) if zone == zones.COMBAT else zones.VERSE.index(zone)
        return (*zones.VERSE[:at], *zones.ATTACHED[:at])
