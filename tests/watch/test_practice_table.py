"""The drawn table draws the cards of a practice box; which card of an owner lies where it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.app.practice import open_practice
from companion.core.crossing.intents import Carried, Corrected, Pressed, Taken, TakenBack
from companion.core.language.asks import Identity
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import TABLE, CopyId, ZoneId
from companion.core.ports.lobby import NewGame
from companion.house.belongings import Boxes
from companion.house.house import House
from companion.house.newgame import Wishes
from tests.house.kit import house_at

PRACTICE, OWN = "alien-practice", "alien"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_at(tmp_path / "store.db", clock=lambda: 0.0)  # no step is slow on a busy machine
    yield made
    made.close()


def game_of(box: str) -> NewGame:
    return NewGame("alien", box, ("Maya", "Ben"), (0, 1))


def test_only_a_practice_box_lies_on_the_drawn_table(house: House) -> None:
    laid: list[bool] = []
    practice, lobby = open_practice(house, laid.append)
    lobby.begin(game_of(PRACTICE))
    assert len(practice.table().hand) == 6
    Boxes(house.store).own(OWN)
    lobby.begin(game_of(OWN))
    assert practice.table().hand == ()
    assert practice.table().seat is None
    assert laid == [True, False]
    practice.close()


def test_a_practice_game_that_is_resumed_lies_there_again(house: House) -> None:
    laid: list[bool] = []
    practice, lobby = open_practice(house, laid.append)
    lobby.begin(game_of(PRACTICE))
    Boxes(house.store).own(OWN)
    lobby.begin(game_of(OWN))
    lobby.resume(next(game.id for game in lobby.saved() if game.id != house.desk.game.id))  # type: ignore[union-attr]
    assert laid == [True, False, True]
    assert len(practice.table().hand) == 6
    practice.close()


def test_a_drawn_card_says_what_it_does_and_can_be_read(house: House) -> None:
    practice, lobby = open_practice(house)
    lobby.begin(game_of(PRACTICE))
    assert house.desk is not None
    table = house.desk.game.state.table
    for drawn in practice.table().hand:
        card = table.card_of(CopyId(drawn.id))
        about = practice.about(drawn.id)
        assert (drawn.text is not None) == bool(card.abilities), "figures alone say all of a basic card"
        assert about is not None and about.title == card.name and len(about.effects) == len(card.abilities)
    assert practice.about("no such card") is None
    practice.close()


def test_a_card_that_only_the_rules_speak_of_says_what_they_do_with_it(house: House) -> None:
    practice, lobby = open_practice(house)
    lobby.begin(game_of(PRACTICE))
    desk = into_action(house)
    state, seat = desk.game.state, desk.game.state.turn.seat
    burst = next(copy for copy in state.table.designs if state.table.card_of(copy).has("chestburster"))
    slot = next(slot for slot, copy in practice._now.cards.items() if copy == burst)  # type: ignore[union-attr]
    desk.handle(Corrected(MoveSlot(slot, ZoneId(f"hand:{seat}"), 0, False)))
    (held,) = (card for card in practice.table().hand if card.id == burst)
    assert held.text is not None and str(held.text.key) == "about-chestburster"
    practice.close()


def into_action(house: House) -> Any:
    """The desk of a game whose first player may lay cards."""
    assert house.desk is not None
    while house.desk.game.state.turn.phase != "action":
        house.desk.handle(Pressed("next"))
    return house.desk


def test_the_next_practice_game_has_its_own_cards_and_nothing_is_out_of_order(house: House) -> None:
    practice, lobby = open_practice(house)
    for _ in range(2):
        lobby.begin(game_of(PRACTICE))
        into_action(house)
    assert house.troubles == []
    practice.close()


def test_a_card_that_was_only_said_by_touch_was_in_the_drawn_hand(house: House) -> None:
    practice, lobby = open_practice(house)
    lobby.begin(game_of(PRACTICE))
    desk = into_action(house)
    drawn = [card.title for card in practice.table().hand]
    offers = [offer for offer in desk.view(TABLE).offers if offer.hand]
    others = [offer for offer in offers if offer.label.args["card"] not in drawn]
    for offer in others or offers:
        desk.handle(Taken(offer.id))
    assert house.troubles == []
    played = desk.game.state.table.zone(f"played:{desk.game.state.turn.seat}")
    assert len(practice.table().hand) == 6 - len(played) and played
    practice.close()


def test_who_listened_to_an_earlier_game_hears_no_other(house: House) -> None:
    practice, lobby = open_practice(house)
    heard: dict[str, list[int]] = {}
    house.attend("ears", lambda game: lambda step: heard.setdefault(game.id, []).append(step.number))
    first = house.begin(Wishes(names=("Maya", "Ben")), {"own ears": heard.setdefault("own", []).append})
    games = [house.desk.game.id]  # type: ignore[union-attr]
    into_action(house)
    told = len(heard["own"])
    assert first.number == 1 and told == 1 + len(heard[games[0]])
    for _ in range(3):  # other games, and the first once more: it has sat down anew
        lobby.begin(game_of(PRACTICE))
        games.append(house.desk.game.id)  # type: ignore[union-attr]
        into_action(house)
        lobby.resume(games[0])
        into_action(house)
        house.desk.handle(TakenBack(1))  # type: ignore[union-attr]
        house.desk.handle(Carried())  # type: ignore[union-attr]
    assert len(heard["own"]) == told and len(heard) == 2 + 3
    assert house.troubles == []
    practice.close()


def test_the_drawn_hand_is_whole_whenever_somebody_looks(house: House) -> None:
    practice, lobby = open_practice(house)
    looks: list[int] = []
    house.bus.join(
        "screen", lambda _step: looks.append(len(practice.table().hand))
    )  # before the cards are carried
    lobby.begin(game_of(PRACTICE))
    desk = into_action(house)
    for offer in desk.view(TABLE).offers:
        desk.handle(Taken(offer.id))
    assert looks and house.troubles == [], "no card is looked for where it does not lie yet"
    practice.close()


def test_whoever_hears_of_a_laid_card_no_longer_sees_it_in_the_hand(house: House) -> None:
    practice, lobby = open_practice(house)
    held: list[set[str]] = []
    house.bus.join("screen", lambda _step: held.append({card.id for card in practice.table().hand}))
    lobby.begin(game_of(PRACTICE))
    desk = into_action(house)
    while hand := practice.table().hand:
        practice.lay([hand[0].id])
        desk.work_off()
        assert hand[0].id not in held[-1], "or the same card would be laid once more"
    assert house.troubles == []
    practice.close()


class Blind:
    """A camera that reads nothing."""

    def show(self, texts: Any) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """Nothing to put away."""


def laid_out(house: House, practice: Any) -> int:
    """Lay the whole hand card by card; how many were laid."""
    desk, count = house.desk, 0
    assert desk is not None
    for _ in range(12):
        held = practice.table().hand
        if not held or practice.table().spot:
            break
        practice.lay([held[0].id])
        desk.work_off()
        count += len(held) - len(practice.table().hand)
    return count


@pytest.mark.parametrize("what", ["nothing", "no code", "blind", "taken back", "corrected"])
def test_the_whole_hand_can_be_laid_whatever_has_happened_to_it(house: House, what: str) -> None:
    practice, lobby = open_practice(house)
    lobby.begin(game_of(PRACTICE))
    desk = into_action(house)
    seat, held = desk.game.state.turn.seat, practice.table().hand
    if what == "blind":
        practice._open_camera = Blind
    elif what == "no code":
        for card in held:
            house.store.collection.unbind(house.store.collection.tag_of(CopyId(card.id)))
    elif what == "taken back":
        practice.lay([held[0].id])
        desk.work_off()
        desk.handle(TakenBack(1))
        desk.handle(Carried())
    elif what == "corrected":
        practice.lay([held[0].id])
        desk.work_off()
        laid = desk.game.state.table.zone(f"played:{seat}")[0]
        desk.handle(Corrected(MoveSlot(laid, ZoneId(f"hand:{seat}"), 0, False)))
    assert laid_out(house, practice) == 6
    assert practice.table().hand == () and practice.table().spot == () and house.troubles == []
    practice.close()


def test_what_can_neither_be_read_nor_named_lies_there_and_says_so(house: House) -> None:
    practice, lobby = open_practice(house)
    practice._open_camera = Blind  # type: ignore[assignment]
    lobby.begin(game_of(PRACTICE))  # before the first turn nothing can be laid
    card = practice.table().hand[0]
    practice.lay([card.id])
    lies = practice.table()
    assert [one.id for one in lies.spot] == [card.id] and lies.says is not None
    practice.clear()
    assert practice.table().spot == () and practice.table().says is None
    practice.close()


def test_what_the_game_asks_for_is_lifted_from_where_it_lies(house: House) -> None:
    practice, lobby = open_practice(house)
    lobby.begin(replace(game_of(PRACTICE), custody="face"))
    desk, lifted = house.desk, 0
    assert desk is not None
    while isinstance(desk.game.state.ask, Identity) and lifted < 40:
        (deck,) = practice.table().decks
        assert not practice.table().wants_hand and deck.count >= 1
        slot = desk.game.state.ask.slot
        practice.lift(deck.id)
        desk.work_off()
        assert desk.game.state.table.slots[slot].copy is not None
        lifted += 1
    assert lifted >= 5 and practice.table().decks == (), "the HQ lies open"
    practice.close()


def test_what_must_be_played_first_stands_first_in_the_drawn_hand(house: House) -> None:
    practice, lobby = open_practice(house)
    lobby.begin(NewGame("firefly", "firefly-practice", ("Maya", "Ben"), (0, 1)))
    assert house.desk is not None
    desk, table = house.desk, house.desk.game.state.table
    flaw, hand = table.zone(ZoneId("flaws"))[0], ZoneId(f"hand:{desk.game.state.turn.seat}")
    desk.handle(Corrected(MoveSlot(flaw, hand, -1, False)))
    found = [drawn.title for drawn in practice.table().hand]
    assert len(found) == 7 and found[0] == table.card(flaw).name  # type: ignore[union-attr]
    practice.close()
