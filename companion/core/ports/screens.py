"""Everything the screens need from outside, in groups; for what is None no screen is offered."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from companion.core.crossing.drawings import Drawing
from companion.core.crossing.intents import Intent
from companion.core.crossing.series import Series
from companion.core.ports.bench import Bench
from companion.core.ports.boards import Boards
from companion.core.ports.cameras import Looking
from companion.core.ports.cards import Cards, Plans
from companion.core.ports.doctor import Doctor
from companion.core.ports.drops import Drops
from companion.core.ports.house import Clock, Settings, Texts
from companion.core.ports.keeps import Keeping
from companion.core.ports.lights import GlassFollower, Lights, LightsDesk
from companion.core.ports.lobby import Lobby
from companion.core.ports.machine import Machine, Sweep
from companion.core.ports.owners import Owning, Packing, Photos, Stacks
from companion.core.ports.parcels import Exchange
from companion.core.ports.people import People
from companion.core.ports.pins import AtTable, Pins
from companion.core.ports.play import History, Viewer
from companion.core.ports.practice import Practice
from companion.core.ports.printing import PrintDesk
from companion.core.ports.rolls import Rolls
from companion.core.ports.rules import Rulebook
from companion.core.ports.sounds import Sounding, Speaker
from companion.core.ports.statistics import Statistics


class PlayPorts(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """The running game, and the way to it."""

    viewer: Viewer | None = None
    history: History | None = None
    at_table: AtTable | None = None
    lobby: Lobby | None = None
    practice: Practice | None = None
    bench: Bench | None = None
    keeping: Keeping | None = None


class PeoplePorts(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """Who plays here, and what keeps one from looking into the other's cards."""

    known: People | None = None
    pins: Pins | None = None


class OwnerPorts(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """What belongs to whoever plays here."""

    cards: Cards | None = None
    plans: Plans | None = None
    photos: Photos | None = None
    owning: Owning | None = None
    stacks: Stacks | None = None
    packing: Packing | None = None
    boards: Boards | None = None
    rolls: Rolls | None = None
    exchange: Exchange | None = None


class OfficePorts(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """What the house writes: papers, figures and the rules."""

    printing: PrintDesk | None = None
    statistics: Statistics | None = None
    series: Series | None = None
    rulebook: Rulebook | None = None


class BoardPorts(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """Lights and sounds of this table."""

    lights: Lights | None = None
    telling: GlassFollower | None = None
    desk: LightsDesk | None = None
    wiring: Callable[[str], Drawing] | None = None  # the picture of the wires, in a language
    sounding: Sounding | None = None
    speaker: Speaker | None = None
    volume: Callable[[int], None] | None = None  # louder or softer by so many steps


class MachinePorts(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """The computer that all this runs on."""

    computer: Machine | None = None
    doctor: Doctor | None = None
    drops: Drops | None = None
    switch_off: Callable[[], None] | None = None
    amiss: Callable[[], int] | None = None  # how many troubles nobody has read yet
    trouble: Callable[[str], None] | None = None  # notes what went wrong, for the page that says what works
    sweep: Sweep | None = None  # memory, while nobody touches anything


class Ports(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """Everything by constructor."""

    texts: Texts
    post: Callable[[Intent], None]
    clock: Clock
    settings: Settings | None = None
    looking: Looking | None = None  # through the cameras
    play: PlayPorts = PlayPorts()
    people: PeoplePorts = PeoplePorts()
    owner: OwnerPorts = OwnerPorts()
    office: OfficePorts = OfficePorts()
    board: BoardPorts = BoardPorts()
    machine: MachinePorts = MachinePorts()
