"""A new game of every size, mode and custody stands on its feet; what cannot be opened is said."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.ids import TABLE
from companion.core.language.states import Header
from companion.engine.players.table import SimTable
from companion.engine.room import SetupError
from tests.games.contract.games import Recorder, go_on
from tests.games.contract.rooms import CUSTODIES, Case, make_script, owners_box
from tests.games.contract.words import missing_words


def test_every_size_mode_and_custody_opens_validly(asked: Case) -> None:
    room = asked.room
    for players in asked.seats:
        for mode in (mode for mode in room.modes if players in asked.seats_in(mode)):
            for custody in CUSTODIES:
                script = make_script(asked, players, custody, seed=players, mode=mode)
                table, watch = SimTable(players, asked.room.zone_table, facts=asked.facts), Recorder(asked)
                state = room.blank(script.header)
                for event in room.open(script, asked.box):
                    before, state = state, room.evolve(state, event)
                    table.follow(before, event, state)
                    watch.saw(before, event, state)
                watch.rested(state)
                assert watch.faults.found == []
                assert same_game(state.header, script.header)
                assert len(state.players) == players
                assert len(table.truth) == len(state.table.slots)
                assert room.view(state, TABLE).room == room.name
                assert go_on(asked, state, table, players, 12).turn.number >= 1


def same_game(one: Header, other: Header) -> bool:
    """Whether nothing was changed but who leads."""
    leads = replace(one, players=tuple(sorted(one.players, key=lambda player: player.seat)))
    return leads == other


def test_an_owners_blank_box_opens_as_well(asked: Case) -> None:
    box = owners_box(asked.box)
    script = make_script(asked, asked.seats[-1], "face", box=box)
    state = asked.room.fold(asked.room.blank(script.header), asked.room.open(script, box))
    assert asked.room.hard_faults(state) == []


def test_a_mode_for_other_numbers_of_players_is_refused_with_a_sentence(asked: Case) -> None:
    for mode in asked.room.mode_seats:
        for players in set(asked.seats) - set(asked.seats_in(mode)):
            with pytest.raises(SetupError) as no:
                asked.room.open(make_script(asked, players, mode=mode), asked.box)
            assert missing_words(asked, no.value.says, no.value.rule) == []


@pytest.mark.parametrize("beyond", [-1, 1])
def test_too_few_and_too_many_players_are_refused_with_a_sentence(asked: Case, beyond: int) -> None:
    players = asked.seats[0] - 1 if beyond < 0 else asked.seats[-1] + 1
    with pytest.raises(SetupError) as no:
        asked.room.open(make_script(asked, players), asked.box)
    assert no.value.rule
    assert missing_words(asked, no.value.says, no.value.rule) == []


def test_a_box_without_cards_is_refused_with_a_sentence(asked: Case) -> None:
    for stack in asked.box.stacks:
        stacks = {name: many for name, many in asked.box.stacks.items() if name != stack}
        box = type(asked.box)(asked.box.cards, stacks, asked.box.boards)
        try:
            asked.room.open(make_script(asked, asked.seats[0]), box)
        except SetupError as no:
            assert missing_words(asked, no.says, no.rule) == []


def test_an_unknown_mode_is_refused_with_a_sentence(asked: Case) -> None:
    if len(asked.room.modes) == 1:
        pytest.skip("there is one way of playing, and nothing to choose")
    with pytest.raises(SetupError) as no:
        asked.room.open(make_script(asked, asked.seats[0], mode="backwards"), asked.box)
    assert missing_words(asked, no.value.says, no.value.rule) == []
