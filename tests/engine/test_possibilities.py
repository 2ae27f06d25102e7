"""What can be done in one State: said and judged once, and only what may be legal is asked about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Option
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import TABLE, SeatId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.sides import Ending
from companion.core.language.states import State
from companion.engine.assembly import Assembly
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.possibilities import Possibilities
from companion.engine.tools import Vocabulary
from companion.engine.touches import Touch
from companion.engine.ways import Price, Way, price
from tests.engine.toy import P1, P2, ZONES, make_state

WORDS = phrase("offer-buy")


class Buy(Command, frozen=True):
    """Buy something."""

    seat: SeatId
    cost: int = 0


class Shout(Command, frozen=True):
    """Say something at any time."""

    seat: SeatId


class Rules:
    """Rules that write down what they are asked."""

    def __init__(self, most: int = 5) -> None:
        self.most = most
        self.asked: list[Any] = []
        self.refused: list[Any] = []

    def refusal(self, state: State, command: Any) -> Refusal | None:
        self.refused.append(command)
        return None if command.cost <= self.most else Refusal("TOY-DEAR", "cost")  # type: ignore[arg-type]

    def accepting(self, state: State) -> Callable[[Any], bool]:
        def accepts(command: Any) -> bool:
            self.asked.append(command)
            return bool(getattr(command, "cost", 0) <= self.most)

        return accepts


def way(cost: int = 0, seat: SeatId = P1, **more: Any) -> Way:
    return Way(f"buy:{seat}:{cost}", Buy(seat, cost), WORDS, f"slot:{cost}", **more)


def shop(*ways: Way, **more: Any) -> Feature[State]:
    return Feature(name="shop", ways=lambda state: ways, **more)


def moment(rules: Rules, *features: Feature[State], state: State | None = None) -> Possibilities[State]:
    return Possibilities(features, rules, make_state() if state is None else state)


def asking(state: State) -> State:
    options = (Option("left", phrase("left")), Option("right", phrase("right"), seat=P2))
    return replace(state, ask=Choice(id=state.asked + 1, why=phrase("why"), seat=P1, options=options))


def test_what_the_rules_refuse_is_possible_and_not_legal() -> None:
    now = moment(Rules(), shop(way(3), way(7)))
    assert [one.command for one in now.possible(TABLE)] == [Buy(P1, 3), Buy(P1, 7)]
    assert [one.refusal is None for one in now.possible(TABLE)] == [True, False]
    assert [offer.command for offer in now.legal(TABLE)] == [Buy(P1, 3)]


def test_words_and_refusals_wait_until_they_are_wanted_and_are_made_once() -> None:
    said: list[int] = []
    rules = Rules()
    talking = Way("buy:9", Buy(P1, 9), lambda: phrase("said", n=said.append(1) or 1))
    now = moment(rules, shop(talking))
    assert now.legal(TABLE) == () == now.choices(TABLE) and said == [] and rules.refused == []
    (one,) = now.possible(TABLE)
    assert one.refusal is one.refusal is not None and rules.refused == [Buy(P1, 9)]
    assert one.offer is one.offer and said == [1]
    assert now.possible(TABLE)[0] is one, "the same for all who ask in this State"


def test_what_is_legal_can_be_chosen_from_without_words() -> None:
    now = moment(Rules(), shop(Way("buy:1", Buy(P1, 1), lambda: pytest.fail("nobody reads it"))))
    assert [one.command for one in now.choices(TABLE)] == [Buy(P1, 1)]


@pytest.mark.parametrize(
    "sure", [{"barred": True}, {"price": Price("gold", 6, 5)}, {"barred": True, "alike": True}]
)
def test_what_is_refused_for_sure_is_not_asked_about(sure: dict[str, Any]) -> None:
    rules = Rules()
    assert moment(rules, shop(way(1, **sure))).legal(TABLE) == () and rules.asked == []


def test_a_price_that_nobody_knows_or_that_can_just_be_paid_is_asked_about() -> None:
    rules = Rules()
    known, unknown = way(1, price=Price("gold", 5, 5)), way(2, price=Price("gold", None, 0))
    assert len(moment(rules, shop(known, unknown)).legal(TABLE)) == 2 == len(rules.asked)
    assert [one.offer().sub for one in (known, unknown)] == [
        phrase("offer-pay-gold", need=5, have=5),
        phrase("offer-pay-gold-unknown"),
    ]
    assert price(make_state(), "gold", 3) == Price("gold", 3, make_state().numbers["gold"])


def test_of_ways_that_are_alike_one_is_asked_about_for_each_person() -> None:
    rules = Rules()
    ways = (way(1, alike=True), way(2, alike=True), way(3, P2, alike=True), way(4, P2, alike=True))
    assert len(moment(rules, shop(*ways, way(5))).legal(TABLE)) == 5
    assert rules.asked == [Buy(P1, 1), Buy(P2, 3), Buy(P1, 5)]
    none = moment(Rules(most=0), shop(*ways, way(0)))
    assert [offer.command for offer in none.legal(TABLE)] == [Buy(P1, 0)], "the others ask for themselves"


def test_a_chapter_that_is_closed_is_possible_and_nobody_looks_for_what_is_legal() -> None:
    rules = Rules(most=0)
    made: list[int] = []

    def ways(state: State) -> Iterator[Way]:
        made.append(1)
        yield way(7)

    now = moment(rules, Feature(name="shop", ways=ways, open=lambda state: False))
    assert now.legal(TABLE) == () and rules.asked == [] == made
    assert [one.command for one in now.possible(TABLE)] == [Buy(P1, 7)]


def test_everybody_sees_what_is_theirs_and_the_table_sees_all() -> None:
    asked: list[Collection[SeatId]] = []

    def shouts(state: State, seats: Collection[SeatId]) -> Iterator[Way]:
        asked.append(tuple(seats))
        yield from (Way(f"shout:{seat}", Shout(seat), WORDS) for seat in seats)

    rules = Rules()
    loud: Feature[State] = Feature(name="loud", interruptions=shouts)
    now = moment(rules, shop(way(1), way(2, P2)), loud)
    assert [offer.command for offer in now.legal(P2)] == [Buy(P2, 2), Shout(P2)]
    assert rules.asked == [Buy(P2, 2), Shout(P2)] and asked == [(P2,)], "nobody else's is asked about"
    everybody = tuple(player.seat for player in now.state.players)
    assert [one.command for one in now.possible(TABLE)][2:] == [Shout(seat) for seat in everybody]
    assert len(now.possible("spectator")) == len(now.possible(TABLE)) == 2 + len(everybody)


def test_while_a_question_is_open_its_answers_come_first_and_all_may_interrupt() -> None:
    loud: Feature[State] = Feature(
        name="loud", interruptions=lambda state, seats: (Way("shout", Shout(seat), WORDS) for seat in seats)
    )
    state = asking(make_state())
    now, ask = moment(Rules(), shop(way(1)), loud, state=state), state.ask
    assert ask is not None
    answers = [Answer(ask.id, "left"), Answer(ask.id, "right")]
    shouts = [Shout(player.seat) for player in state.players]
    assert [offer.command for offer in now.legal(P1)] == [*answers, *shouts]
    assert [one.command for one in now.possible(TABLE)] == [*answers, *shouts, Buy(P1, 1)]


def test_once_it_is_over_nothing_is_legal() -> None:
    over = replace(make_state(), ending=Ending("won"))
    now = moment(Rules(), shop(way(1)), state=over)
    assert now.legal(TABLE) == () and len(now.possible(TABLE)) == 1


def test_a_touch_asks_for_the_first_that_is_about_the_thing_refused_or_not() -> None:
    both = way(7, also=("place:7",))
    now = moment(Rules(), shop(both, way(7, P2)))
    assert now.attempt("slot:7") == Buy(P1, 7) == now.attempt("place:7")
    assert now.attempt("slot:8") is None
    claim = moment(Rules(), shop(way(1, needs="ace"), way(1, P2)))
    assert claim.attempt("slot:1") == Buy(P2, 1), "what a hand alone knows is said, and not touched"


def test_what_a_chapter_says_of_a_thing_comes_after_its_ways_but_before_what_has_to_wait() -> None:
    def touched(state: State, touch: Touch) -> Command | None:
        return Shout(P2) if touch.kind in ("slot", "seat", "nothing") else None

    chapters = shop(way(7), Way("push", Buy(P1, 1), WORDS, f"seat:{P2}"), touched=touched)
    free = moment(Rules(), chapters)
    assert free.attempt("slot:7") == Buy(P1, 7) and free.attempt("slot:9") == Shout(P2)
    state = asking(make_state())
    assert state.ask is not None
    asked = moment(Rules(), chapters, state=state)
    assert asked.attempt(f"seat:{P2}") == Answer(state.ask.id, "right"), "an answer is what is meant now"
    assert asked.attempt("slot:7") == Shout(P2), "and then what a chapter says of it"
    assert moment(Rules(), shop(way(7)), state=state).attempt("slot:7") == Buy(P1, 7), "else what has to wait"


def test_one_moment_is_kept_for_as_long_as_its_state_is_asked_about() -> None:
    def buy(draft: Draft[State], command: Buy) -> None:
        draft.require(command.cost < 5, "TOY-DEAR", "cost")

    feature: Feature[State] = Feature(name="shop", commands={Buy: buy}, ways=lambda state: (way(3), way(7)))
    whole = Assembly((feature,), words=Vocabulary(zones=ZONES, phases=("market",)))
    first, other = make_state(), replace(make_state(), numbers={})
    assert whole.possibilities(first) is whole.possibilities(first)
    assert whole.legal(first, TABLE) is whole.legal(first, TABLE)
    kept = whole.possibilities(first)
    assert whole.possibilities(other) is not kept and whole.possibilities(other).state is other
    dear = whole.possible(first, TABLE)[1]
    assert dear.refusal == whole.decide(first, dear.command) and dear.refusal is not None
