"""What cards change while they lie there, and abilities that wait, in a game that is nobody's."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.ids import SlotId, ZoneId
from companion.engine import turns
from companion.engine.feature import Feature, tells
from companion.engine.legendary.abilities import AbilityUsed
from companion.engine.legendary.lasting import Lasting
from companion.engine.legendary.playing.requests import UseAbility
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.state import LegendaryState, Ready
from companion.engine.legendary.waiting import ActivationRules, Activations
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, family, refused, whole
from tests.engine.legendary.test_abilities import ABILITIES, GAIN, S, gain, saying

PLOT, STREET = ZoneId("plot"), ZoneId("space:1")
LASTING: Lasting[S] = Lasting(
    abilities=ABILITIES, counters={}, forbidden="TOY-NO",
    in_effect=lambda state, seat: (*state.table.zone(PLOT), *state.table.zone(STREET)),
    is_over=lambda state, level: level in state.numbers.values(),
    is_sort=lambda card, of: of != "henchman" or card.has("henchman"),
)  # fmt: skip


def ongoing(verb: str, level: int = 0, **args: Any) -> Ability:
    return Ability("ongoing", (Clause(verb, args),), level=level)


def plot(*abilities: Ability, **numbers: int) -> S:
    """A Plot that says something, and a henchman in the street."""
    state = lay(family(**numbers), PLOT, saying(*abilities, design="plot"))
    return lay(state, STREET, saying(design="henchman", marks=("henchman",)), saying(design="boss"))


def slots(state: S) -> tuple[SlotId, ...]:
    return state.table.zone(STREET)


def test_all_that_is_said_adds_up_for_the_cards_it_means() -> None:
    state = plot(
        ongoing("modify", what="attack", by=2), ongoing("modify", what="attack", by=1, of="henchman"),
        ongoing("modify", what="attack", by=4, of="this"), ongoing("modify", what="cost", by=9),
    )  # fmt: skip
    henchman, boss = slots(state)
    assert LASTING.changed(state, "attack", henchman) == 3
    assert LASTING.changed(state, "attack", boss) == 2
    assert LASTING.changed(state, "cost") == 9


def test_less_is_taken_off_and_a_place_counts_where_one_is_named() -> None:
    state = plot(ongoing("modify", what="attack", by=1, less=True, where="street"))
    assert LASTING.changed(state, "attack", slots(state)[0]) == -1
    assert LASTING.changed(state, "attack", place=ZoneId("yard")) == 0
    assert LASTING.changed(state, "attack", place=STREET) == -1


@pytest.mark.parametrize(("twists", "by"), [(2, 0), (3, 1)])
def test_a_text_whose_part_is_over_says_nothing(twists: int, by: int) -> None:
    state = plot(ongoing("modify", level=2, what="attack", by=1), twists=twists)
    assert LASTING.changed(state, "attack") == by


def test_what_a_card_forbids_cannot_be_done() -> None:
    state = plot(ongoing("cannot", what="recruit"))
    assert LASTING.forbidding(state, "recruit") == state.table.cards["plot"].name  # type: ignore[index]
    assert LASTING.forbidding(state, "heal") is None


def test_what_a_card_says_to_its_bearer_is_said_to_nobody_else() -> None:
    own: Lasting[S] = replace(LASTING, bears=lambda state, seat, slot: seat == B)
    state = plot(ongoing("cannot", what="recruit", yours=True), ongoing("modify", what="hand", by=1))
    for seat, is_told in ((A, False), (B, True)):
        assert (own.forbidding(state, "recruit", seat) is not None) == is_told
        assert own.changed(state, "hand", seat=seat) == 1
    assert LASTING.forbidding(state, "recruit", A) is not None


USING: Activations[LegendaryState] = Activations(
    abilities=ABILITIES, rules=ActivationRules(use="TOY-USE", not_once="TOY-ONCE", used="TOY-LIMIT"),
    guard=lambda draft, seat: turns.need_turn(draft, seat, "TOY-TURN"), open=lambda state: True,
    moments=("activate",), standing=lambda state: ((slot, 0) for slot in state.table.zone(PLOT)),
    used=lambda state: (Ready(state.table.zone(PLOT)[0], 0),) if state.numbers.get("used") else (),
)  # fmt: skip
GAME = whole(
    USING.feature(), POINTS,
    Feature(name="toy", verbs={"gain": gain}, events={AbilityUsed: tells}, work=ABILITIES.feature().work),
)  # fmt: skip


def standing(card: Card, **numbers: int) -> S:
    return lay(family(**numbers), PLOT, card)


def test_a_card_in_play_is_used_for_its_price_once() -> None:
    card = saying(Ability("activate", (GAIN,), pay=2))
    state = standing(card, recruit=3)
    slot = state.table.zone(PLOT)[0]
    after = done(GAME, state, UseAbility(A, slot, 0))
    assert (after.numbers["recruit"], after.numbers["attack"]) == (1, 1)
    assert refused(GAME, standing(card, recruit=1), UseAbility(A, slot, 0)).rule == "TOY-PRICE"
    assert refused(GAME, standing(card, recruit=3, used=1), UseAbility(A, slot, 0)).rule == "TOY-LIMIT"


def test_what_does_not_wait_cannot_be_used() -> None:
    state = standing(saying(Ability("play", (GAIN,))))
    assert refused(GAME, state, UseAbility(A, state.table.zone(PLOT)[0], 0)).rule == "TOY-ONCE"
    assert refused(GAME, state, UseAbility(A, state.table.zone(PLOT)[0], 3)).rule == "TOY-USE"
