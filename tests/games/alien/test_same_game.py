"""The same true decks, kept in four ways: one public game, and no card shown that nobody needs to see."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Identity, Order
from companion.core.language.events import Asked, BackShown, Bound
from companion.engine.legendary.market.events import HqRefilled, Recruited
from companion.engine.legendary.revealing import TurnedUp
from companion.engine.legendary.strikes import StrikeDrawn
from companion.engine.players.mistakes import Mistakes
from companion.engine.players.moves import next_move
from companion.engine.players.play import PlayedGame
from companion.engine.players.table import SimTable
from companion.games.alien.choices import DECKS
from tests.games.contract.games import Record, Recorder, people, played, played_and_forgotten
from tests.games.contract.rooms import case, make_script
from tests.games.contract.test_custodies import decisions, told

CUSTODIES: tuple[Any, ...] = ("face", "back", "read", "app")
TURNED_UP = (TurnedUp, StrikeDrawn, HqRefilled)
FORGETFUL = Mistakes(forgotten=0.5)
CLUMSY = Mistakes(wrong=0.3, forgotten=0.3, twice=0.2, late=0.2)


def game(players: int, seed: int, custody: Any, *, limit: int = 150) -> Record:
    """One game whose decks are kept in one way."""
    return played("alien", seed, players, custody, limit=limit)


def mixed_game(players: int, seed: int, mistakes: Mistakes | None = None, limit: int = 150) -> Record:
    """One game with another custody for every deck, its people as careless as is said."""
    asked, chance = case("alien"), Random(f"{players}/{seed}")
    script = make_script(asked, players, "face", seed)
    kept = {deck: chance.choice(CUSTODIES) for deck in DECKS}
    script = replace(script, header=replace(script.header, custody=kept))
    table = SimTable(
        seed, asked.room.zone_table, facts=asked.facts, **({"mistakes": mistakes} if mistakes else {})
    )
    game = PlayedGame(asked.room, table, recorder := Recorder(asked))
    game.open(script, asked.box)
    crowd = people(asked, [player.seat for player in script.header.players], seed, "mixed")
    while not game.state.outcome and len(game.played) + len(game.refused) < limit:
        game.take(next_move(asked.room, game.state, crowd, table))
    return Record(asked, game.result(), recorder, table)


def assert_same(one: Record, other: Record) -> None:
    """Everybody has heard and seen the same, however long each of them took for it."""
    heard, also = told(one), told(other)
    shared = min(len(heard), len(also))
    assert heard[:shared] == also[:shared]
    for seen, too in zip(decisions(one), decisions(other), strict=False):
        assert seen == too
    if one.result.ended == other.result.ended == "outcome":
        assert one.result.outcome == other.result.outcome and len(heard) == len(also)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("custody", ["face", "back", "read"])
def test_four_custodies_one_public_game(players: int, custody: Any) -> None:
    seed = 60 + players
    assert_same(game(players, seed, "app"), game(players, seed, custody))


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_deck_in_its_own_way_is_the_same_game_too(players: int) -> None:
    seed = 60 + players
    assert_same(game(players, seed, "app"), mixed_game(players, seed))


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(200, 220))
def test_many_nights_of_the_same_games(players: int, seed: int) -> None:
    kept = played_and_forgotten("alien", seed, players, "app")
    for custody in ("face", "back", "read"):
        assert_same(kept, played_and_forgotten("alien", seed, players, custody))
    assert_same(kept, mixed_game(players, seed, limit=5_000))


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("mistakes", [FORGETFUL, CLUMSY])
def test_whatever_people_forget_or_mix_up_the_books_hold(players: int, mistakes: Mistakes) -> None:
    record = mixed_game(players, 80 + players, mistakes)
    assert [fault for fault in record.faults if "at rest" not in fault] == []
    assert len(record.result.played) > 50


@pytest.mark.parametrize("players", [1, 3, 5])
def test_faces_are_asked_for_exactly_when_it_matters_which_card_it_is(players: int) -> None:
    """Every card that turns up is asked for once, and nothing that lies hidden ever is."""
    record = game(players, 60 + players, "face")
    turned, asked = Counter[Any](), Counter[Any]()
    for before, event, after in record.steps:
        if isinstance(event, TURNED_UP) and before.table.slots[event.slot].copy is None:
            turned[event.slot] += 1
        if isinstance(event, Recruited) and before.table.slots[event.slot].zone == "sergeants":
            turned[event.slot] += 1
        if isinstance(event, Asked) and isinstance(event.ask, Identity):
            held = after.table.slots[event.ask.slot]
            assert held.copy is None
            asked[event.ask.slot] += 1
            assert held.face_up or held.zone.partition(":")[0] in ("hand", "deck"), held
    shared = {slot: count for slot, count in asked.items() if slot in turned}
    answered = {slot for _, event, _ in record.steps if isinstance(event, Bound) for slot in [event.slot]}
    waits = {slot for slot in turned if slot not in shared}
    assert all(count == 1 for count in shared.values())
    assert all(slot in answered for slot in waits), (
        "shown before it was asked for, or asked for and never shown"
    )


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("custody", ["read", "app"])
def test_a_deck_that_is_known_is_never_shown(players: int, custody: Any) -> None:
    record = game(players, 60 + players, custody)
    for _before, event, after in record.steps:
        if isinstance(event, Asked) and isinstance(event.ask, Identity):
            assert after.table.slots[event.ask.slot].zone.partition(":")[0] not in DECKS
            assert after.table.slots[event.ask.slot].zone.partition(":")[0] in (
                "hand",
                "deck",
                "discard",
                "played",
            )


@pytest.mark.parametrize("players", [1, 3, 5])
def test_a_back_spares_the_show_of_every_card_that_was_laid_face_down(players: int) -> None:
    record = game(players, 60 + players, "back")
    backs = {event.slot for _, event, _ in record.steps if isinstance(event, BackShown)}
    asked = {
        event.ask.slot for _, event, _ in record.steps
        if isinstance(event, Asked) and isinstance(event.ask, Identity)
    }  # fmt: skip
    assert backs and not backs & asked
    plain = game(players, 60 + players, "face").result.counts
    assert record.result.counts.shows < plain.shows or players == 1


def test_only_decks_that_are_read_or_kept_by_the_app_ask_for_an_order() -> None:
    for custody in CUSTODIES:
        orders = {
            event.ask.zone for _, event, _ in game(3, 63, custody).steps
            if isinstance(event, Asked) and isinstance(event.ask, Order)
        }  # fmt: skip
        assert orders == (set(DECKS) if custody in ("read", "app") else set())
