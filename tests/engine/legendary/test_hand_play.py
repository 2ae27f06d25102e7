"""Playing cards from the hand, by the words of all games of the family."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Number
from companion.core.language.cards import Card
from companion.core.language.commands import Answer
from companion.core.language.events import Moved
from companion.core.language.ids import CopyId, DesignId, SeatId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import ledger, turns
from companion.engine.draft import Draft
from companion.engine.legendary.playing.hand_play import HandPlay
from companion.engine.legendary.playing.requests import Play, Resolving
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, drafted, family, kinds, refused, whole

S = LegendaryState
HAND, PLAYED, STACK = (ZoneId(f"{zone}:{A}") for zone in ("hand", "played", "recruits"))
SAID: list[tuple[str, int]] = []


def at_turn(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-TURN")


def price_in_cards(draft: Draft[S], seat: SeatId, card: Card) -> None:
    """A card may want others of the hand (VIL-PLAY-09)."""
    others = len(draft.state.table.zone(ZoneId(f"hand:{seat}"))) - 1
    draft.require(others >= (card.number("cards") or 0), "TOY-CARDS", "cost")


def kills(draft: Draft[S], seat: SeatId, copy: CopyId) -> bool:
    is_flaw = draft.state.table.card_of(copy).has("flaw")
    if is_flaw:
        draft.emit(Moved((), STACK))
    return is_flaw


def goes_back(draft: Draft[S], work: Resolving) -> bool:
    """A New Recruit goes back to its stack before it gives anything (VIL-BASIC-09)."""
    card = draft.state.table.card(work.slot)
    is_recruit = card is not None and card.has("recruit")
    if is_recruit:
        draft.emit(Moved((work.slot,), STACK))
    return is_recruit


def says(draft: Draft[S], card: Card, work: Resolving) -> None:
    SAID.append((str(card.design), draft.state.numbers.get("attack", 0)))


PLAYING: HandPlay[S] = HandPlay(
    rule="TOY-PLAY", guard=at_turn, kinds=lambda state, seat: ("hero",), begin=says, instead=kills,
    text=lambda state, slot: state.table.card(slot), needs=price_in_cards, first=goes_back,
)  # fmt: skip
GAME = whole(PLAYING.feature(), POINTS)


def hero(design: str = "x", *marks: str, kind: str = "hero", **numbers: int | None) -> Card:
    return Card(DesignId(design), kind, {"en": design}, numbers=dict(numbers), marks=marks)


def holding(*cards: Card) -> S:
    SAID.clear()
    return lay(family(), HAND, *cards, face_up=False)


def shown(state: S, at: int = 0) -> Play:
    copy = state.table.slots[state.table.zone(HAND)[at]].copy
    assert copy is not None
    return Play(A, copy)


@pytest.mark.rule("ALN-ACT-02", "ALN-ACT-03", "ALN-ACT-13", "VIL-PLAY-02", "VIL-PLAY-03")
def test_points_come_into_the_pools_before_the_card_says_its_text() -> None:
    state = holding(hero(attack=2, recruit=1))
    decision = GAME.decide(state, shown(state))
    assert kinds(list(decision.events)) == ["CardPlayed", "PointsGained"]  # type: ignore[union-attr]
    after = done(GAME, state, shown(state))
    assert after.numbers == {"attack": 2, "recruit": 1} and SAID[-1] == ("x", 2)
    assert after.table.zone(PLAYED) == state.table.zone(HAND) and [one.slot for one in after.played] == [1]


@pytest.mark.rule("ALN-ACT-03")
@pytest.mark.parametrize(
    ("numbers", "told"),
    [({}, []), ({"attack": 0, "recruit": 3}, ["PointsGained"]), ({"attack": 3}, ["PointsGained"])],
)
def test_what_is_printed_is_given_and_nothing_else(numbers: dict[str, int], told: list[str]) -> None:
    state = holding(hero(**numbers))
    after = done(GAME, state, shown(state))
    assert {name: n for name, n in after.numbers.items() if n} == {
        name: n for name, n in numbers.items() if n
    }
    draft = drafted(GAME, state)
    PLAYING.play(draft, shown(state))
    GAME.kernel.run(draft)
    assert kinds(draft.events) == ["CardPlayed", *told] and [("x", numbers.get("attack", 0))] * 2 == SAID


@pytest.mark.rule("ALN-ACT-03")
@pytest.mark.parametrize("field", ["attack", "recruit"])
def test_a_number_that_nobody_has_told_is_asked_before_the_text(field: str) -> None:
    numbers: dict[str, Any] = {"attack": 1, "recruit": 1, field: None}
    state = holding(hero(**numbers))
    asked = done(GAME, state, shown(state))
    assert isinstance(asked.ask, Number) and asked.ask.field == field and SAID == []
    after = done(GAME, asked, Answer(asked.ask.id, 4))
    assert after.numbers == {"attack": 1, "recruit": 1, field: 4} and len(SAID) == 1


@pytest.mark.rule("ALN-ACT-01", "VIL-PLAY-09")
def test_what_cannot_be_played_is_refused_by_the_rules_of_the_game() -> None:
    state = holding(hero("dear", cards=2), hero("plot", kind="plot"), hero("cheap", cards=1))
    known = {**state.table.designs, CopyId("boxed#1"): DesignId("cheap")}
    state = replace(state, table=replace(state.table, designs=known))
    for copy in (CopyId("strange#1"), CopyId("boxed#1")):
        no = refused(GAME, state, Play(A, copy))
        assert (no.rule, no.kind, no.here) == ("TOY-PLAY", "impossible", phrase("here-no-such-card"))
    assert refused(GAME, state, shown(state, 1)).here.key == "here-cannot-be-played"  # type: ignore[union-attr]
    cheap = shown(state, 2)
    assert refused(GAME, state, replace(cheap, seat=B)).rule == "TOY-TURN"
    assert len(done(GAME, state, cheap).table.zone(PLAYED)) == 1
    assert done(GAME, state, shown(state)).played
    alone = holding(hero("dear", cards=2))
    assert refused(GAME, alone, shown(alone)).rule == "TOY-CARDS"


@pytest.mark.rule("ALN-ACT-01", "FFY-FLAW-02")
def test_a_card_may_do_something_instead_also_in_anothers_turn() -> None:
    state = holding(hero("flaw", "flaw"))
    draft = drafted(GAME, state)
    PLAYING.play(draft, replace(shown(state), seat=B))
    assert kinds(draft.events) == ["Moved"] and not draft.work


@pytest.mark.rule("ALN-ACT-02", "VIL-BASIC-09")
def test_what_comes_first_may_end_it_and_a_card_that_is_known_no_more_is_asked_for() -> None:
    state = holding(hero("new", "recruit", attack=2))
    after = done(GAME, state, shown(state))
    assert not after.numbers and SAID == [] and len(after.table.zone(STACK)) == 1
    draft = drafted(GAME, lay(family(), PLAYED, hero(attack=1), hero("y")))
    (slot, _), table = draft.state.table.zone(PLAYED), draft.state.table
    draft.state = replace(draft.state, table=ledger.forget(table, table.zone(PLAYED)))
    draft.later(Resolving(A, slot))
    GAME.kernel.run(draft)
    assert draft.state.ask is not None and draft.state.ask.why == phrase("ask-which-played") and SAID == []
