"""Scanning a space and turning its card up, by the words of all games of the family."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.events import Event
from companion.core.language.ids import TABLE, DesignId, SeatId, SlotId, ZoneId
from companion.engine import turns
from companion.engine.draft import Draft
from companion.engine.feature import Feature, tells
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.revealing import Revealing
from companion.engine.legendary.scanning import Scan, Scanning
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, drafted, family, kinds, refused, whole

S = LegendaryState
SPACES = (ZoneId("space:1"), ZoneId("space:2"))
SEEN: list[tuple[str, SlotId]] = []


class Searched(Event, frozen=True):
    """A space was searched."""

    zone: ZoneId
    cost: int


def at_turn(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-01")


def note(what: str, slot: SlotId) -> None:
    SEEN.append((what, slot))


REVEALING: Revealing[S] = Revealing(
    kinds=("enemy", "event"),
    does={"event": lambda draft, slot: note("event", slot)},
    stays=lambda draft, slot, card: note(f"stays {card.design}", slot),
)
SCANNING: Scanning[S] = Scanning(
    spaces=SPACES,
    guard=at_turn,
    nothing="TOY-NOTHING",
    short="TOY-SHORT",
    scanned=Searched,
    reveal=REVEALING.reveal,
)
OWN: Feature[S] = Feature(name="own", events={Searched: tells})
GAME = whole(SCANNING.feature(), REVEALING.feature(), POINTS, OWN)


def card(design: str, kind: str, *marks: str) -> Card:
    return Card(DesignId(design), kind, {"en": design}, marks=marks)


def hidden(one: Card, attack: int = 3, **cost: int) -> S:
    """A hidden card in the first space, whose Scan Cost may be told."""
    SEEN.clear()
    state = lay(family(attack=attack), SPACES[0], one, face_up=False)
    return replace(state, boards={SPACES[0]: cost})


def there(state: S) -> SlotId:
    return state.table.zone(SPACES[0])[0]


@pytest.mark.rule("ALN-SCAN-01", "ALN-SCAN-06")
def test_the_price_of_the_space_is_paid_and_what_the_card_is_happens_at_once() -> None:
    state = hidden(card("raid", "event"), scan=2)
    after = done(GAME, state, Scan(A, SPACES[0]))
    assert after.numbers["attack"] == 1 and after.table.slots[there(after)].face_up
    assert [("event", there(state))] == SEEN


@pytest.mark.rule("ALN-REVEAL-01", "ALN-REVEAL-02")
def test_a_card_of_any_other_kind_stays_and_says_its_text() -> None:
    state = hidden(card("guard", "enemy"), scan=0)
    done(GAME, state, Scan(A, SPACES[0]))
    assert [("stays guard", there(state))] == SEEN


@pytest.mark.rule("ALN-RULING-02")
def test_a_price_that_nobody_has_told_is_asked_first() -> None:
    state = hidden(card("guard", "enemy"))
    asked = done(GAME, state, Scan(A, SPACES[0]))
    assert isinstance(asked.ask, Number) and not asked.table.slots[there(asked)].face_up
    after = done(GAME, asked, Answer(asked.ask.id, 1))
    assert after.numbers["attack"] == 2 and after.table.slots[there(after)].face_up


@pytest.mark.rule("ALN-SCAN-02", "ALN-SCAN-03")
def test_it_is_refused_by_the_rules_of_the_game() -> None:
    state = hidden(card("guard", "enemy"), attack=1, scan=2)
    assert refused(GAME, state, Scan(A, SPACES[0])).rule == "TOY-SHORT"
    assert refused(GAME, state, Scan(B, SPACES[0])).rule == "TOY-01"
    assert refused(GAME, state, Scan(A, SPACES[1])).rule == "TOY-NOTHING"
    assert refused(GAME, state, Scan(A, ZoneId("elsewhere"))).rule == "TOY-NOTHING"
    open_card = lay(family(attack=3), SPACES[0], card("guard", "enemy"))
    assert refused(GAME, open_card, Scan(A, SPACES[0])).rule == "TOY-NOTHING"


def test_a_game_says_what_cannot_be_scanned() -> None:
    """As the Inevitable card and all that lies behind it (FFY-SCAN-05, FFY-INEV-02)."""

    def may(state: S, space: ZoneId) -> bool:
        one = state.table.card(state.table.zone(space)[0])
        return one is None or not one.has("inevitable")

    game = whole(replace(SCANNING, may=may).feature(), REVEALING.feature(), POINTS, OWN)
    state = hidden(card("fate", "special", "inevitable"), scan=0)
    assert refused(game, state, Scan(A, SPACES[0])).rule == "TOY-NOTHING"
    assert game.legal(state, TABLE) == ()


def test_only_what_can_be_paid_is_offered() -> None:
    offered = [offer.command for offer in GAME.legal(hidden(card("guard", "enemy"), scan=3), TABLE)]
    assert offered == [Scan(A, SPACES[0])]
    assert GAME.legal(hidden(card("guard", "enemy"), attack=2, scan=3), TABLE) == ()


@pytest.mark.rule("ALN-SCAN-04")
def test_an_effect_turns_a_card_up_for_nothing() -> None:
    """ALN-SCAN-04, FFY-SCAN-03: whoever reveals pays nothing; a card that lies open is not turned over."""
    state = lay(family(), SPACES[0], card("guard", "enemy"))
    draft = drafted(GAME, state)
    REVEALING.reveal(draft, there(state))
    assert kinds(draft.events) == []
    GAME.kernel.run(draft)
    assert SEEN[-1] == ("stays guard", there(state))
