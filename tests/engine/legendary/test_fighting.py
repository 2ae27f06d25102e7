"""Fighting and killing, by the words of all games of the family."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.events import Event
from companion.core.language.ids import TABLE, DesignId, SeatId, SlotId, ZoneId
from companion.engine import turns
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import Fight, Fighting, Kill, Weakened
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.revealing import TurnedUp, turn_up
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, drafted, family, kinds, refused, whole

S = LegendaryState
CITY = ZoneId("city")
SAID: list[str] = []


class Won(Event, frozen=True):
    """A defeated card went to somebody's pile."""

    slot: SlotId
    to: ZoneId


def guard(draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
    """The city alone is fought in, and a card may want more than its price."""
    turns.need_turn(draft, seat, "TOY-01")
    draft.require(draft.state.table.slots[slot].zone == CITY, "TOY-CITY", "impossible")
    card = draft.state.table.card(slot)
    draft.require(card is None or not card.has("elusive"), "TOY-ELUSIVE", "target")


def victory(work: Kill, card: Card) -> Event:
    """What a person defeats lies in front of them (VIL-FIGHT-06)."""
    return Won(work.slot, ZoneId(f"victory:{work.seat}"))


def says(draft: Draft[S], work: Kill, card: Card, zone: ZoneId) -> None:
    SAID.append(f"{card.design} in {zone}")


PLAIN: Fighting[S] = Fighting(
    guard=guard, unknown="TOY-UNKNOWN", short="TOY-SHORT", reach=lambda state: state.table.zone(CITY),
    kinds=("enemy", "bystander"), enemies=("enemy",), buried=victory, dies=says,
)  # fmt: skip
OWN: Feature[S] = Feature(
    name="own",
    events={Won: lambda state, event: carried(state, (event.slot,), event.to), TurnedUp: turn_up},
)
GAME = whole(PLAIN.feature(), POINTS, OWN)


def enemy(attack: int | None, *marks: str, kind: str = "enemy") -> Card:
    return Card(DesignId("brute"), kind, {"en": "brute"}, numbers={"attack": attack}, marks=marks)


def facing(card: Card, attack: int = 4, face_up: bool = True) -> tuple[S, SlotId]:
    SAID.clear()
    state = lay(family(attack=attack), CITY, card, face_up=face_up)
    return state, state.table.zone(CITY)[0]


def test_the_whole_price_is_paid_then_it_is_put_away_then_it_says_its_text() -> None:
    state, slot = facing(enemy(3))
    after = done(GAME, state, Fight(A, slot))
    assert after.numbers["attack"] == 1 and after.table.slots[slot].zone == "victory:a"
    assert SAID == ["brute in city"]


def test_it_is_refused_by_the_rules_of_the_game() -> None:
    state, slot = facing(enemy(5))
    assert refused(GAME, state, Fight(A, slot)).rule == "TOY-SHORT"
    assert refused(GAME, state, Fight(B, slot)).rule == "TOY-01"
    assert refused(GAME, state, Fight(A, SlotId(99))).rule == "TOY-UNKNOWN"


def test_a_card_may_want_more_than_its_price_in_a_fight_but_not_from_an_effect() -> None:
    """VIL-FIGHT-12, VIL-FIGHT-13: an effect skips price and condition, and still does the text."""
    state, slot = facing(enemy(1, "elusive"))
    assert refused(GAME, state, Fight(A, slot)).rule == "TOY-ELUSIVE"
    draft = drafted(GAME, state)
    draft.later(Kill(seat=A, slot=slot))
    GAME.kernel.run(draft)
    assert kinds(draft.events) == ["Won"] and SAID == ["brute in city"]


@pytest.mark.rule("ALN-FIGHT-07", "ALN-FIGHT-08")
def test_reductions_add_up_and_never_bring_a_price_below_nothing() -> None:
    state, slot = facing(enemy(3), attack=0)
    draft = drafted(GAME, state)
    for by in (1, 5):
        draft.emit(Weakened(slot, by))
    assert PLAIN.price(draft.state, slot) == 0
    after = done(GAME, draft.state, Fight(A, slot))
    assert after.table.slots[slot].zone == "victory:a", "at 0 it is fought without paying (FFY-FIGHT-08)"


@pytest.mark.rule("ALN-FIGHT-07", "ALN-TEXT-11")
def test_what_strengthens_and_what_weakens_is_added_up_before_the_floor() -> None:
    """VIL-FIGHT-10: 1 + 4 - 3 is 2, not 4."""
    fighting = replace(PLAIN, modified=lambda state, slot: 4)
    state, slot = facing(enemy(1))
    assert fighting.price(replace(state, weakened={slot: 3}), slot) == 2


def test_a_price_that_nobody_has_told_is_asked_first() -> None:
    state, slot = facing(enemy(None))
    assert PLAIN.price(state, slot) is None
    asked = done(GAME, state, Fight(A, slot))
    assert isinstance(asked.ask, Number) and asked.table.slots[slot].zone == CITY
    after = done(GAME, asked, Answer(asked.ask.id, 2))
    assert after.numbers["attack"] == 2 and after.table.slots[slot].zone == "victory:a"


def test_what_is_no_enemy_is_put_away_without_a_text() -> None:
    state, slot = facing(enemy(None, kind="bystander"))
    draft = drafted(GAME, state)
    draft.later(Kill(seat=B, slot=slot))
    GAME.kernel.run(draft)
    assert draft.state.table.slots[slot].zone == "victory:b" and SAID == []


def test_a_hidden_card_is_turned_up_only_to_find_its_pile() -> None:
    state, slot = facing(enemy(1), face_up=False)
    draft = drafted(GAME, state)
    draft.later(Kill(seat=A, slot=slot))
    GAME.kernel.run(draft)
    assert kinds(draft.events) == ["TurnedUp", "Won"]


def test_what_left_the_game_before_is_not_killed_any_more() -> None:
    fighting = replace(PLAIN, is_gone=lambda state, slot: True)
    game = whole(fighting.feature(), POINTS, OWN)
    state, slot = facing(enemy(1))
    draft = drafted(game, state)
    draft.later(Kill(seat=A, slot=slot))
    game.kernel.run(draft)
    assert draft.events == []


def test_only_what_can_be_paid_is_offered() -> None:
    state, slot = facing(enemy(4))
    assert [offer.command for offer in GAME.legal(state, TABLE)] == [Fight(A, slot)]
    assert GAME.legal(facing(enemy(5))[0], TABLE) == ()
