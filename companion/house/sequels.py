"""Games that follow ended ones, such as the next of a campaign: offered until somebody begins them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from companion.core.ports.archive import GameInfo
from companion.ground.rooms import open_room
from companion.house.house import House, NoGame, read_header
from companion.house.newgame import AFTER, Wishes, sampler

PREFIX = "after:"  # before the id of the game that is followed
MOST = 20  # so many ended games are looked into, the newest first


def followed(house: House) -> Iterator[GameInfo]:
    """Ended games that another one follows which nobody has begun yet, the newest first."""
    games = house.saved()
    begun = {str(read_header(info).options.get(AFTER, "")) for info in games}
    ended = [info for info in games if info.outcome and info.id not in begun]
    for info in [one for one in ended if open_room(one.room).sequel is not None][:MOST]:
        if wishes_after(house, info) is not None:
            yield info


def wishes_after(house: House, info: GameInfo) -> Wishes | None:
    """What the game after an ended one is opened with: the same people, box and decks; None without one."""
    room, state = house.last_known(info)
    header = read_header(info)
    box = house.store.catalogue.box(room.name, str(header.options.get("box", "")))
    chance = random.Random(info.id)  # asked again it gives the same game
    choices = room.sequel(state, box, sampler(chance)) if room.sequel is not None else None
    if choices is None:
        return None
    players = sorted(header.players, key=lambda player: player.seat)
    return Wishes(
        room=room.name, box=box.name, names=tuple(player.name for player in players),
        colours=tuple(player.colour for player in players), enforcement=header.enforcement,
        mode=str(header.options.get("mode", "")), choices=choices, decks=dict(header.custody), after=info.id,
    )  # fmt: skip


def begun_after(house: House, id: str) -> Wishes:
    """The same by the id under which it is offered; raises NoGame with a sentence."""
    info = next((one for one in house.saved() if PREFIX + one.id == id), None)
    wishes = wishes_after(house, info) if info is not None else None
    if wishes is None:
        raise NoGame("There is no game to go on with. Begin a new one.")
    return wishes
