"""What players can ask of the rules of Alien."""

from __future__ import annotations

from companion.core.language.asks import Source
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId


class BeginTurn(Command, frozen=True):
    """Begin the turn: the top Hive card goes into the Complex."""

    seat: SeatId


class Play(Command, frozen=True):
    """Play a card from the hand; `copy` is what was shown, or any copy of the design that was named."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class UseAbility(Command, frozen=True):
    """Use a waiting ability: once this turn, or one that costs points; `play` is which copy has it."""

    seat: SeatId
    slot: SlotId
    index: int
    play: int = 0


class Recruit(Command, frozen=True):
    """Recruit a character from the HQ."""

    seat: SeatId
    slot: SlotId


class RecruitSergeant(Command, frozen=True):
    """Recruit the top card of the Sergeant stack."""

    seat: SeatId


class Scan(Command, frozen=True):
    """Pay a room's Scan Cost and turn its hidden card up."""

    seat: SeatId
    zone: ZoneId


class Fight(Command, frozen=True):
    """Pay an enemy's Attack and kill it."""

    seat: SeatId
    slot: SlotId


class EndAction(Command, frozen=True):
    """End the action phase: strikes, cleanup, and the next player's turn."""

    seat: SeatId


class ClaimBurst(Command, frozen=True):
    """Say that a Chestburster was drawn: only its owner's hand knows (ALN-FACE-14)."""

    seat: SeatId


class Complete(Command, frozen=True):
    """Say that the current objective is completed, when only the players can tell (ALN-OBJ-06).

    `level` is the objective they mean, 0 the current one.
    """

    seat: SeatId
    level: int = 0


class ShowBack(Command, frozen=True):
    """The back of the card just laid face down was shown in passing: the app knows it, and tells nobody."""

    slot: SlotId
    copy: CopyId


class Lend(Command, frozen=True):
    """Lend a card with Coordinate from the own hand to whoever's turn it is (ALN-KEY-01)."""

    seat: SeatId
    copy: CopyId
    source: Source = "finger"


class PlayLent(Command, frozen=True):
    """Play a copy of a lent card (ALN-KEY-04)."""

    seat: SeatId
    slot: SlotId


class Sacrifice(Command, frozen=True):
    """Sacrifice a card in play for its effect; `play` is which copy of it (ALN-KEY-17)."""

    seat: SeatId
    slot: SlotId
    play: int = 0


class GiveUp(Command, frozen=True):
    """Discard an own card in play for its effect (ALN-KEY-14)."""

    seat: SeatId
    slot: SlotId


class FightPlayer(Command, frozen=True):
    """Pay another person's Defense: they draw a strike (ALN-PVP-01, ALN-ALIEN-09)."""

    seat: SeatId
    target: SeatId


class ClaimFeat(Command, frozen=True):
    """Say that a hand earns an achievement; only its owner sees it, and is believed (ALN-ACH-01, 03)."""

    seat: SeatId
    feat: str


class AsSaid(Command, frozen=True):
    """Do one thing that a card says which only the players can read; its target is chosen next."""

    what: str


class AllSaid(Command, frozen=True):
    """Everything that such cards say is done."""


class ShuffleIn(Command, frozen=True):
    """Shuffle a discard pile into its deck early: hands have done it already (ALN-CLEAN-05)."""

    seat: SeatId


class ForgotStrike(Command, frozen=True):
    """A strike was forgotten: it is drawn now, and nothing that came after is undone."""

    seat: SeatId


COMMANDS = (
    BeginTurn, Play, UseAbility, Recruit, RecruitSergeant, Scan, Fight, EndAction, ClaimBurst, Complete,
    ForgotStrike, ShowBack, Lend, PlayLent, Sacrifice, GiveUp,
    FightPlayer, ClaimFeat, ShuffleIn, AsSaid, AllSaid,
)  # fmt: skip
