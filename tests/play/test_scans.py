"""Cards under the camera: what they answer, what they play, and what they never do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.core.crossing.intents import Carried, Scanned, Taken, TakenBack, Touched
from companion.core.language.asks import Choice, Identity
from companion.core.language.commands import Answer
from companion.core.language.events import Asked
from companion.core.language.ids import CopyId, SlotId
from companion.core.language.refusals import Refusal
from companion.core.language.slots import Table
from companion.engine.legendary import showing
from companion.engine.legendary.playing.requests import Play
from companion.house.house import House
from tests.house.kit import Evening, at_rest, house_at


def asks(evening: Evening, copy: Any) -> bool:
    """Whether playing a card stops for a choice of its player."""
    if not at_rest(evening.state):
        return False
    decided = evening.room.decide(evening.state, Play(evening.state.turn.seat, copy, "camera"), frozenset())
    assert not isinstance(decided, Refusal)
    last = decided.events[-1]
    return isinstance(last, Asked) and isinstance(last.ask, Choice)


def until_somebody_can_be_asked(evening: Evening) -> Any:
    """Play until a hand holds a card that asks, and others; gives that card."""
    evening.until(
        lambda state: (
            at_rest(state) and len(evening.hand()) > 2 and any(asks(evening, copy) for copy in evening.hand())
        )
    )
    return next(copy for copy in evening.hand() if asks(evening, copy))


def played(evening: Evening) -> list[Any]:
    """The cards played this turn, in order."""
    table = evening.state.table
    return [table.slots[slot].copy for slot in table.zone(f"played:{evening.state.turn.seat}")]


def test_a_card_answers_the_question_which_it_is(tmp_path: Any) -> None:
    evening = Evening(house_at(tmp_path / "store.db"))
    evening.begin(3, "face")
    ask = evening.state.ask
    assert isinstance(ask, Identity)
    true = evening.table.truth[ask.slot]
    step = evening.do(Scanned(evening.tags([true])))
    assert step.command == Answer(ask.id, true, "camera")
    assert evening.state.table.slots[ask.slot].copy == true
    evening.house.close()


def test_an_open_card_answers_a_choice_about_it(evening: Evening) -> None:
    def about_open_cards(state: Any) -> bool:
        if not isinstance(state.ask, Choice):
            return False
        cards = [state.table.card(o.slot) for o in state.ask.options if o.slot is not None and
                 state.table.slots[o.slot].face_up]  # fmt: skip
        return len(cards) > 1 and len({card.design for card in cards if card is not None}) == len(cards)

    for seed in range(1, 8):
        other = Evening(evening.house, seed)
        other.begin(2)
        try:
            other.until(about_open_cards)
            break
        except AssertionError:
            continue
    ask = other.state.ask
    option = next(o for o in ask.options if o.slot is not None and other.state.table.slots[o.slot].face_up)
    copy = other.state.table.slots[option.slot].copy
    step = other.do(Scanned(other.tags([copy])))
    assert step.command == Answer(ask.id, option.key, "camera")


def test_a_fan_is_played_from_left_to_right(evening: Evening) -> None:
    evening.until(at_rest)
    hand = tuple(evening.hand())
    assert showing.in_order(evening.state, hand) == hand
    numbers = [evening.desk.game.number]
    evening.do(Scanned(evening.tags(hand)))
    numbers.append(evening.desk.game.number)
    assert played(evening) == list(hand)
    assert numbers[1] - numbers[0] == len(hand)  # each card is a step and an action of its own
    evening.do(TakenBack(1))
    assert played(evening) == list(hand[:-1])


def test_a_fan_is_played_in_the_order_that_switches_on_more(evening: Evening) -> None:
    def is_better_otherwise(state: Any) -> bool:
        hand = tuple(evening.hand())
        return at_rest(state) and len(hand) > 1 and showing.in_order(state, hand) != hand

    evening.until(is_better_otherwise)
    before, hand = evening.state, tuple(evening.hand())
    best = showing.in_order(before, hand)
    evening.do(Scanned(evening.tags(hand)))
    while evening.state.ask is not None:
        evening.play()
    assert played(evening)[-len(hand) :] == list(best)
    sets = ({one.klass for one in before.played}, {one.crew for one in before.played})
    assert showing.switched_on(before, best, *sets) > showing.switched_on(before, hand, *sets)


def test_a_fan_waits_for_an_answer_and_then_goes_on(evening: Evening) -> None:
    card = until_somebody_can_be_asked(evening)
    rest = [copy for copy in evening.hand() if copy != card]
    already = played(evening)
    first = next(copy for copy in rest if not asks(evening, copy))
    evening.do(Scanned(evening.tags([card, first])))
    assert isinstance(evening.state.ask, Choice)
    assert played(evening) == [*already, card]
    step = evening.do(Scanned(evening.tags([first])))  # it is seen again while it waits
    assert step.note is not None
    assert step.note.key == "fan-waits"
    assert step.note.args["count"] == 1
    while evening.state.ask is not None:
        evening.play()
    assert played(evening)[: len(already) + 2] == [*already, card, first]


def open_option(table: Table, ask: Any) -> SlotId | None:
    """An option of a choice that is about an open card unlike all others."""
    options = ask.options if isinstance(ask, Choice) else ()
    slots = [
        option.slot for option in options if option.slot is not None and table.slots[option.slot].face_up
    ]
    designs = [card.design for slot in slots if (card := table.card(slot)) is not None]
    cards = ((slot, table.card(slot)) for slot in slots)
    return next((slot for slot, card in cards if card is not None and designs.count(card.design) == 1), None)


def asks_about_open_cards(evening: Evening, copy: CopyId) -> bool:
    """Whether playing this card leads to a choice that an open card can answer."""
    state = evening.state
    decided = evening.room.decide(state, Play(state.turn.seat, copy, "camera"), frozenset())
    ask = decided.events[-1] if not isinstance(decided, Refusal) else None
    return isinstance(ask, Asked) and open_option(state.table, ask.ask) is not None


def evening_with_such_a_card(house: House) -> tuple[Evening, CopyId]:
    """The first evening of several that comes to it: which one does hangs on the practice cards."""
    for seed in range(1, 30):
        other = Evening(house, seed)
        other.begin(3)

        def comes(state: Any, other: Evening = other) -> bool:
            cards = other.hand() if at_rest(state) and len(other.hand()) > 2 else []
            return any(asks_about_open_cards(other, copy) for copy in cards)

        try:
            other.until(comes)
        except AssertionError:
            continue
        return other, next(copy for copy in other.hand() if asks_about_open_cards(other, copy))
    raise AssertionError("no evening comes to it")


def test_a_waiting_fan_does_not_swallow_the_card_that_is_asked_for(evening: Evening) -> None:
    other, card = evening_with_such_a_card(evening.house)
    first = next(copy for copy in other.hand() if copy != card and not asks(other, copy))
    other.do(Scanned(other.tags([card, first])))
    ask, slot = other.state.ask, open_option(other.state.table, other.state.ask)
    assert slot is not None
    other.do(Scanned(other.tags([other.state.table.slots[slot].copy])))
    assert any(step.command == Answer(ask.id, f"slot:{slot}", "camera") for step in other.steps[-4:])
    while other.state.ask is not None:
        other.play()
    assert first in played(other)  # and the fan went on


def test_taking_back_lets_a_waiting_fan_go(evening: Evening) -> None:
    card = until_somebody_can_be_asked(evening)
    others = [copy for copy in evening.hand() if copy != card]
    before = evening.state
    evening.do(Scanned(evening.tags([card, others[0]])), TakenBack(1), Carried())
    assert evening.state == before
    evening.play()
    assert others[0] not in played(evening) or card not in played(evening)


def test_a_fan_of_a_turn_that_is_over_is_no_longer_meant(evening: Evening) -> None:
    card = until_somebody_can_be_asked(evening)
    rest = next(copy for copy in evening.hand() if copy != card)
    evening.do(Scanned(evening.tags([card, rest])))
    assert evening.state.ask is not None
    game, state = evening.desk.game, evening.state
    turn = replace(state.turn, number=state.turn.number + 1)  # the question outlives the turn
    game.history = replace(game.history, state=replace(state, turn=turn))
    while evening.state.ask is not None:
        evening.play()
    assert rest not in played(evening)


def test_a_scan_never_cancels_a_question_of_the_desk(evening: Evening) -> None:
    """A touched card with two meanings asks which; a bottle under the camera does not close that."""
    evening.until(at_rest)
    target = "design:nowhere"
    offers = evening.room.legal(evening.state, "table")[:2]
    twins = tuple(replace(offer, target=target) for offer in offers)
    game = evening.desk.game
    whole = game.room
    game.room = replace(whole, legal=lambda state, audience: twins)
    step = evening.do(Touched(target))
    game.room = whole
    assert step.kind == "question"
    assert [offer.id for offer in step.offers] == [offer.id for offer in twins]
    for tag in ("4006381333931", "HTTPS://EXAMPLE.ORG"):
        step = evening.do(Scanned((tag,)))
        assert step.offers == twins  # still asked
    number = game.number
    evening.do(Taken(twins[0].id))
    assert game.number == number + 1
    assert evening.step.offers == ()


def test_a_scan_while_the_rules_ask_something_else_changes_nothing(evening: Evening) -> None:
    card = until_somebody_can_be_asked(evening)
    hand = [copy for copy in evening.hand() if copy != card]
    evening.do(Scanned(evening.tags([card])))
    before = evening.state
    step = evening.do(Scanned(evening.tags(hand[:1])))
    assert step.note is not None
    assert step.note.key == "no-scan-now"
    assert evening.state == before
    assert step.view.ask is not None  # the question is still there to be answered


def test_the_same_code_twice_in_one_picture_is_one_card(evening: Evening) -> None:
    evening.until(at_rest)
    card = evening.hand()[0]
    evening.do(Scanned(evening.tags([card, card])))
    assert played(evening) == [card]


def test_a_fan_of_foreign_and_own_cards_plays_the_own_ones(evening: Evening) -> None:
    evening.until(at_rest)
    card = evening.hand()[0]
    evening.do(Scanned(("4006381333931", *evening.tags([card]))))
    assert played(evening) == [card]
    assert evening.steps[-2].note is not None
    assert evening.steps[-2].note.key == "tag-foreign"


def test_a_refused_card_of_a_fan_does_not_stop_the_others(evening: Evening) -> None:
    evening.until(lambda state: at_rest(state) and len(evening.hand()) > 1)
    drone = next(copy for copy, slot in evening.state.table.bound.items()
                 if evening.state.table.slots[slot].zone == "hive")  # fmt: skip
    hand = evening.hand()[:2]
    evening.do(Scanned(evening.tags([hand[0], drone, hand[1]])))
    assert played(evening)[-2:] == hand
    assert any(step.refusal is not None for step in evening.steps[-3:])
