"""What the screens need, each thing by the one who owns it, in the groups of `Ports`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion import __version__
from companion.core.ports.cameras import Looking
from companion.core.ports.screens import (
    BoardPorts,
    MachinePorts,
    OfficePorts,
    OwnerPorts,
    PeoplePorts,
    PlayPorts,
    Ports,
)
from companion.ground.sweeps import sweep
from companion.house.amiss import Amiss
from companion.house.house import House
from companion.owner.cards import MyCards

if TYPE_CHECKING:
    from companion.core.crossing.drawings import Drawing
    from companion.house.lobby import HouseLobby
    from companion.office.machine.lights import LightsRoom
    from companion.office.machine.voice import Speaking
    from companion.watch.practice import PracticeTable
    from hardware.board import Board


def ports_of(
    house: House,
    looking: Looking,
    table: tuple[Board, LightsRoom, Speaking],
    practice: PracticeTable,
    lobby: HouseLobby,
    cards: MyCards,
) -> Ports:
    """Everything that a whole table has; `table` are its lights, how they are set, and its sounds."""
    board, _lights, speaking = table
    return Ports(
        texts=house.texts,
        post=house.post,
        clock=house.clock,
        settings=house.store.settings,
        looking=looking,
        play=play_ports(house, lobby, practice),
        people=people_ports(house),
        owner=owner_ports(house, cards),
        office=office_ports(house),
        board=board_ports(house, *table),
        machine=machine_ports(house, board, speaking),
    )


def play_ports(house: House, lobby: HouseLobby, practice: PracticeTable) -> PlayPorts:
    """The running game, and the way to it."""
    from companion.house.custody import DeckKeeper
    from companion.house.seats import SeatDesk
    from companion.owner.workbench import Workbench

    return PlayPorts(
        viewer=house,
        history=house,
        at_table=SeatDesk(house),
        lobby=lobby,
        practice=practice,
        bench=Workbench(house),
        keeping=DeckKeeper(house),
    )


def people_ports(house: House) -> PeoplePorts:
    """Who plays here."""
    from companion.office.machine.pins import StoredPins

    known, settings = house.store.people, house.store.settings
    return PeoplePorts(known=known, pins=StoredPins(settings, known, house.clock, house.now))


def owner_ports(house: House, cards: MyCards) -> OwnerPorts:
    """What belongs to whoever plays here."""
    from companion.house.belongings import Boxes
    from companion.owner.bags import Packer
    from companion.owner.boards import OwnersBoards
    from companion.owner.plans import FilmPlans
    from companion.owner.rolls import RollDesk
    from companion.owner.stacks import StackKeeper

    photos = house.photographer.photos
    return OwnerPorts(
        cards=cards,
        plans=FilmPlans(house),
        photos=photos,
        owning=Boxes(house.store),
        stacks=StackKeeper(house),
        packing=Packer(house),
        boards=OwnersBoards(house.store, lambda _room: renamed(house)),
        rolls=RollDesk(house),
        exchange=house.store.parcels_with(photos, __version__),
    )


def renamed(house: House) -> None:
    """Places of the owner's board have got other names: the running game says them at once."""
    if house.desk is not None:
        house.name_places(house.desk.game.header)


def office_ports(house: House) -> OfficePorts:
    """What the house writes."""
    from companion.office.machine.drop_places import DropPlaces
    from companion.office.printing.desk import PrintRoom
    from companion.office.rulebook import HouseRulebook
    from companion.office.statistics.figures import GameStatistics
    from companion.office.statistics.series import GameSeries

    return OfficePorts(
        printing=PrintRoom(house),
        statistics=GameStatistics(house, DropPlaces()),
        series=GameSeries(house),
        rulebook=HouseRulebook(house),
    )


def board_ports(house: House, board: Board, lights: LightsRoom, speaking: Speaking) -> BoardPorts:
    """Lights and sounds of this table."""
    return BoardPorts(
        lights=board.lights,
        telling=board.teller,
        desk=lights,
        wiring=wires_of(house, board),
        sounding=speaking,
        speaker=speaking,
        volume=speaking.louder,
    )


def wires_of(house: House, board: Board) -> Callable[[str], Drawing]:
    """The picture of this table's wires, in a language."""
    from hardware.wiring_picture import draw

    return lambda language: draw(board.wiring, lambda said: house.texts.say(said, language))


def machine_ports(house: House, board: Board, speaking: Speaking) -> MachinePorts:
    """The computer that all this runs on."""
    from companion.ground.places import find_places
    from companion.office.machine.computer import look_at_clock, machine_of
    from companion.office.machine.doctor import HouseDoctor, looks, looks_of_lights
    from companion.office.machine.drop_places import DropPlaces

    amiss, machine = Amiss(house), machine_of(house, find_places())
    seen = looks(lambda: looks_of_lights(board), speaking.findings)
    return MachinePorts(
        computer=machine,
        doctor=HouseDoctor((*seen, lambda: look_at_clock(machine), amiss.look)),
        drops=DropPlaces(),
        switch_off=machine.switch_off,
        amiss=amiss.count,
        trouble=house.trouble,
        sweep=sweep,
    )
