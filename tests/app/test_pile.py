"""A deck that is read by its backs: slid under the camera, counted, or left unread."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.app.house import House
from companion.core.asks import Order
from companion.core.ids import TABLE
from companion.core.intents import Scanned, Taken, TakenBack
from companion.core.phrases import Phrase
from companion.games.alien.setup_choices import DECKS
from tests.app.kit import Evening, house_at


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("pile") / "store.db", seed=2)
    yield house
    house.close()


def begun(house: House, seed: int = 2) -> Evening:
    evening = Evening(house, seed)
    evening.begin(2, "read")
    return evening


def order(evening: Evening) -> tuple[str, ...]:
    """The codes on the deck that is asked for, top first."""
    assert isinstance(evening.state.ask, Order)
    return evening.tags(evening.table.order(evening.state, evening.state.ask.zone))


def said(evening: Evening) -> Phrase:
    """What the desk said last."""
    assert evening.step.note is not None
    return evening.step.note


def test_every_deck_is_slid_under_the_camera_before_the_first_turn(house: House) -> None:
    evening = begun(house)
    for deck in DECKS:
        assert evening.state.ask.zone == deck
        for number, tag in enumerate(tags := order(evening), 1):
            evening.do(Scanned((tag,)))
            if number < len(tags):
                assert (said(evening).key, said(evening).args["count"]) == ("pile-read", number)
    assert evening.state.ask is None and evening.state.turn.phase == "hive"
    slots = evening.state.table.slots
    assert {slots[slot].known for deck in DECKS for slot in evening.state.table.zone(deck)} == {"app"}
    evening.play(60)
    assert evening.state.turn.number > 2


def test_a_card_that_lies_there_twice_counts_once_and_a_wrong_one_not_at_all(house: House) -> None:
    evening = begun(house)
    tags = order(evening)
    evening.do(Scanned((tags[0],)), Scanned((tags[0], tags[1])))
    assert said(evening).args["count"] == 2
    other = evening.tags([evening.table.truth[evening.state.table.zone("strikes")[0]]])
    evening.do(Scanned(other))
    assert (said(evening).key, said(evening).args["number"]) == ("pile-wrong", 3)
    evening.do(Scanned(tags[2:]))
    assert evening.state.ask.zone == DECKS[1]


def test_reading_begins_again_after_an_undo(house: House) -> None:
    evening = begun(house)
    tags = order(evening)
    evening.do(Scanned(tags))
    strikes = order(evening)
    evening.do(Scanned(strikes[:5]), TakenBack(1))
    evening.do(Scanned(tags[:1]))
    assert (said(evening).key, said(evening).args["count"]) == ("pile-read", 1)


def test_a_deck_need_not_be_read(house: House) -> None:
    evening = begun(house)
    while isinstance(evening.state.ask, Order):
        ask = evening.desk.view(TABLE).ask
        assert ask is not None and ask.kind == "read"
        (offer,) = ask.options
        evening.do(Taken(offer.id))
    evening.play(40)
    assert evening.state.turn.number > 1
