"""Two tables that differ only in who has which Agenda are the same to everybody until one is turned up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.core.language.asks import Identity
from companion.core.language.commands import BindSlot, MoveSlot
from companion.core.language.states import Custody
from companion.engine.legendary.scanning import Scan
from companion.engine.players.moves import next_move
from companion.engine.players.play import PlayedGame
from companion.engine.players.random import RandomPlayer
from companion.engine.players.table import SimTable
from companion.games.alien import zones
from companion.games.alien.agendas.events import AgendaTurnedUp
from companion.games.alien.agendas.rules import is_secret
from companion.games.alien.room import room
from companion.intake.shown import shown
from tests.games.alien.agenda_table import agenda_table, killed, revealed
from tests.games.alien.box import DRONE, P1, P2, P3, do, hide, with_numbers
from tests.games.contract.rooms import case, make_script

SEATS = (P1, P2, P3)
MOVES = 160
EVERY = 6  # of so many rests one is looked at by everybody


class Ears:
    """Everything that anybody sees and hears of a game, moment by moment."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.turned_up: int | None = None  # what was heard before the first Agenda was turned up
        self._rests = 0

    def saw(self, before: Any, event: Any, after: Any) -> None:
        if isinstance(event, AgendaTurnedUp) and self.turned_up is None:
            self.turned_up = len(self.heard)
        told = room().notice(before, event, after), tuple(room().prompts(before, event, after))
        self.heard.append((told, room().undo(before, event, after)))

    def rested(self, state: Any) -> None:
        self.heard.append((state.ask, state.queue))
        self._rests += 1
        if self._rests % EVERY:
            return
        for audience in ("table", "spectator", *SEATS):
            self.heard.append((room().view(state, audience), room().legal(state, audience)))
        self.heard.append(tuple(room().forgotten(state)))


def played(seed: int, custody: Custody, exchange: int, mode: str) -> tuple[Ears, Any, SimTable]:
    """A game in which the dealt Agendas really are so many places further round, the box among them."""
    asked, ears = case("alien"), Ears()
    table = SimTable(seed, asked.room.zone_table, facts=asked.facts)
    script = make_script(asked, 3, custody, seed, mode)
    game = PlayedGame(asked.room, table, ears)
    game.open(script, asked.box)
    hidden = [slot for slot, held in game.state.table.slots.items() if held.group == "agendas"]
    assert len(hidden) == 4
    copies = [table.truth[slot] for slot in hidden]
    table.truth.update(zip(hidden, copies[exchange:] + copies[:exchange], strict=True))
    crowd = {seat: RandomPlayer(Random(f"{seed}/{seat}")) for seat in SEATS}
    while not game.state.outcome and len(game.played) < MOVES:
        game.take(next_move(asked.room, game.state, crowd, table))
    return ears, game.state, table


@pytest.mark.rule("ALN-AGENDA-06", "ALN-AGENDA-03", "ALN-INFO-03")
@pytest.mark.parametrize(
    ("custody", "mode"),
    [("app", "agendas"), ("face", "delayed"), ("read", "agendas+aliens"), ("back", "agendas")],
)
def test_nothing_tells_who_has_which_agenda_before_it_is_turned_up(custody: Custody, mode: str) -> None:
    one, state, _ = played(3, custody, 0, mode)
    until = one.turned_up if one.turned_up is not None else len(one.heard)
    for exchange in (1, 3):
        other, _, _ = played(3, custody, exchange, mode)
        assert other.turned_up == one.turned_up
        assert one.heard[:until] == other.heard[:until]
    assert until > 300
    assert one.turned_up is None or any(agenda.side for agenda in state.agendas.values())


def test_what_is_turned_up_does_make_a_difference() -> None:
    found = set()
    for exchange in range(4):
        ears, state, _ = played(3, "app", exchange, "agendas")
        assert ears.turned_up is not None
        found.add(tuple(agenda.side for agenda in state.agendas.values()))
    assert len(found) > 1


@pytest.mark.rule("ALN-AGENDA-06", "ALN-ZONE-39")
def test_the_game_itself_holds_nothing_that_could_be_told() -> None:
    state = agenda_table()
    copies = [copy for copy in state.table.designs if state.table.card_of(copy).kind == "agenda"]
    assert all(is_secret(state, copy) and copy not in state.table.bound for copy in copies)
    assert all(agenda.copy is None and agenda.side == "" for agenda in state.agendas.values())
    state = revealed(state, P2, "good")
    assert sum(not is_secret(state, copy) for copy in copies) == 1


@pytest.mark.rule("ALN-AGENDA-05")
@pytest.mark.parametrize("busy", [False, True])
def test_a_hidden_agenda_under_the_camera_is_not_named_whatever_is_asked(busy: bool) -> None:
    state = agenda_table()
    if busy:  # some card of the board is asked for
        state = do(hide(with_numbers(state, attack=9), "room:1", DRONE), Scan(P1, zones.ROOMS[0]))
        assert isinstance(state.ask, Identity)
    for copy in (copy for copy in state.table.designs if state.table.card_of(copy).kind == "agenda"):
        (meant,) = shown(room(), state, (copy,), "stand")
        assert meant.command is None and meant.says is not None and meant.says.key == "card-stays-secret"


def test_a_revealed_agenda_under_the_camera_is_a_card_like_any_other() -> None:
    state = revealed(agenda_table(), P1, "good")
    copy = state.agendas[P1].copy
    assert copy is not None
    (meant,) = shown(room(), state, (copy,), "stand")
    assert meant.command is not None or (meant.says is not None and meant.says.key != "card-stays-secret")


def test_labels_of_tools_name_no_hidden_agenda() -> None:
    state = agenda_table()
    for seat in SEATS:
        slot = state.agendas[seat].slot
        for copy in ("agenda-good-1", "agenda-evil-1"):
            known = next(one for one, design in state.table.designs.items() if design == copy)
            for command in (BindSlot(slot, known), MoveSlot(slot, zones.of(seat, "agenda"))):
                assert copy not in repr(room().label(state, command))


@pytest.mark.rule("ALN-AGENDA-13")
def test_danger_and_alarms_do_not_hang_on_a_side() -> None:
    for seat in SEATS:
        good, evil = (room().view(revealed(agenda_table(), seat, side), "table") for side in ("good", "evil"))
        assert (good.danger, good.alarms, good.meters) == (evil.danger, evil.alarms, evil.meters)


@pytest.mark.rule("ALN-AGENDA-16")
def test_a_death_shows_one_agenda_and_not_the_others() -> None:
    state = killed(agenda_table(), P2, "evil")
    left = [seat for seat in (P1, P3) if state.agendas[seat].copy is None]
    assert left == [P1, P3]
    text = repr([room().view(state, audience) for audience in ("table", *SEATS)])
    assert "agenda-good" not in text
