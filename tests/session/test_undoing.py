"""What taking back says first, and where it can stop."""

from __future__ import annotations

from typing import Any

from companion.core.language.phrases import named, phrase
from companion.session.history import Record, new_history
from companion.session.undo import lines, listed, log, starts, warnings


class Books:
    """A State that nothing happens in."""

    credits: dict[int, Any] = {}


def record(number: int, **values: Any) -> Record:
    return Record(number=number, label=named(f"{number}"), command=None, events=(), **values)


def played(*records: Record) -> Any:
    history = new_history(Books(), lambda state, events: state)
    for one in records:
        history = history.pushed(one, history.state)
    return history


def test_orders_are_said_before_cards_that_were_seen_and_each_card_once() -> None:
    cards = [named(name) for name in ("Stalker", "Crawler")]
    gone = (
        record(1, undo="seen", seen=(cards[0],)), record(2, undo="order", seen=(cards[1], cards[0])),
    )  # fmt: skip
    assert warnings(gone) == (
        phrase("undo-warning-order"),
        phrase("undo-warning-seen-cards", cards=phrase("undo-list", one=cards[1], other=cards[0])),
    )
    assert warnings((record(1, undo="seen"),)) == (phrase("undo-warning-seen"),), "a card without a name"
    assert warnings((record(1, undo="move"), record(2))) == ()


def test_many_seen_cards_are_counted_after_the_first() -> None:
    cards = [named(str(at)) for at in range(6)]
    said = listed(cards)
    assert (said.key, said.args["count"]) == ("undo-list-more", 2)
    assert listed(cards[:1]) == cards[0]


def test_the_log_says_where_taking_back_can_stop() -> None:
    """The opening is no action; an answer to a question of the opening is one, later ones are steps."""
    opens = (True, False, True, False, True)
    history = played(*(record(number, opens=one) for number, one in enumerate(opens, 1)))
    assert [line.opens for line in log(history)] == [False, True, True, False, True]
    assert starts(history, 2) == {0, 2}
    back = history.taken_back(history.cut(1))
    assert [(line.number, line.opens, line.undone) for line in log(back)][-2:] == [
        (4, False, False), (5, True, True),
    ]  # fmt: skip
    assert [line.opens for line in lines(history.live[2:], opens=starts(history, 2))] == [True, False, True]
