"""A player's own deck, by the words of all games of the family."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Done
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import turns
from companion.engine.decisions import Decided
from companion.engine.draft import Draft
from companion.engine.legendary.own_deck import HandDrawn, OwnDeck, ShuffleIn, forgotten, refill
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import A, B, drafted, family, kinds, refused, whole

S = LegendaryState


def at_turn(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-01")


def is_flaw(state: S, slot: SlotId) -> bool:
    card = state.table.card(slot)
    return card is not None and card.design == "flaw"


PLAIN: OwnDeck[S] = OwnDeck(early="TOY-EARLY", guard=at_turn)
GAME = whole(PLAIN.feature())


def stacked(deck: str, discard: str = "", hand: str = "", played: str = "") -> S:
    """A's cards, top first, by their designs."""
    state = family()
    for zone, names in (("deck", deck), ("discard", discard), ("hand", hand), ("played", played)):
        state = lay(state, f"{zone}:{A}", *map(thing, names.split()), face_up=zone != "deck")
    return state


def held(state: S, zone: str) -> list[str]:
    slots = state.table.zone(ZoneId(f"{zone}:{A}"))
    cards = (state.table.card(slot) for slot in slots)
    return [str(card.design) for card in cards if card is not None]


def count(state: S, zone: str) -> int:
    """How many cards lie there; after a shuffle nobody knows which."""
    return len(state.table.zone(ZoneId(f"{zone}:{A}")))


@pytest.mark.rule("ALN-CLEAN-04", "ALN-EMPTY-08")
def test_a_short_deck_gives_what_it_has_and_the_rest_comes_from_the_new_one() -> None:
    draft = drafted(GAME, stacked("x y", discard="p q r"))
    PLAIN.draw(draft, A, 4)
    assert kinds(draft.events) == ["HandDrawn", "DeckReshuffled", "Shuffled", "HandDrawn"]
    assert held(draft.state, "hand") == ["x", "y"] and count(draft.state, "hand") == 4
    assert count(draft.state, "discard") == 0 and count(draft.state, "deck") == 1


@pytest.mark.rule("ALN-CLEAN-05")
def test_a_deck_that_is_just_used_up_stays_empty() -> None:
    draft = drafted(GAME, stacked("x y", discard="p"))
    PLAIN.draw(draft, A, 2)
    assert kinds(draft.events) == ["HandDrawn"] and held(draft.state, "discard") == ["p"]


@pytest.mark.rule("ALN-EMPTY-09", "ALN-EMPTY-08")
def test_with_nothing_left_the_rest_is_not_drawn() -> None:
    draft = drafted(GAME, stacked("x"))
    PLAIN.draw(draft, A, 3)
    assert held(draft.state, "hand") == ["x"] and not refill(draft, A)


@pytest.mark.rule("ALN-CLEAN-01", "ALN-CLEAN-02", "ALN-CLEAN-03")
def test_cards_are_discarded_before_new_ones_are_drawn_so_that_they_may_come_back() -> None:
    draft = drafted(GAME, stacked("", hand="h", played="p"))
    PLAIN.change_cards(draft, A, 2)
    assert count(draft.state, "hand") == 2 and count(draft.state, "played") == 0


@pytest.mark.rule("FFY-FLAW-02")
def test_a_card_may_stop_the_draw_and_let_it_go_on() -> None:
    """As a Flaw does that is played before anything else: the cards after it are drawn all the same."""
    seen: list[tuple[SeatId, int]] = []

    def stopped(draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
        seen.append((seat, len(draft.state.table.zone(ZoneId(f"hand:{seat}")))))

    decks: OwnDeck[S] = OwnDeck(early="TOY-EARLY", guard=at_turn, stops=is_flaw, stopped=stopped)
    draft = drafted(whole(decks.feature()), stacked("x flaw y z"))
    decks.draw(draft, A, 3)
    assert seen == [(A, 2)] and held(draft.state, "hand") == ["x", "flaw", "y"]
    assert [len(event.slots) for event in draft.events if isinstance(event, HandDrawn)] == [2, 1]


@pytest.mark.rule("ALN-FACE-14")
def test_a_card_that_kills_ends_the_draw() -> None:
    def stopped(draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
        dead = tuple(replace(one, alive=one.seat != seat) for one in draft.state.players)
        draft.state = replace(draft.state, players=dead)

    decks: OwnDeck[S] = OwnDeck(early="TOY-EARLY", guard=at_turn, stops=is_flaw, stopped=stopped)
    draft = drafted(whole(decks.feature()), stacked("flaw y z"))
    decks.draw(draft, A, 3)
    assert held(draft.state, "hand") == ["flaw"]


@pytest.mark.rule("ALN-CLEAN-05")
def test_shuffling_early_is_refused_by_the_rule_of_the_game_and_can_be_waived() -> None:
    state = stacked("x", discard="p")
    assert refused(GAME, state, ShuffleIn(A)).rule == "TOY-EARLY"
    assert refused(GAME, state, ShuffleIn(B)).rule == "TOY-01"
    assert refused(GAME, stacked("x"), ShuffleIn(A)).kind == "impossible"
    after = GAME.decide(state, ShuffleIn(A), frozenset({"TOY-EARLY"}))
    assert isinstance(after, Decided) and count(after.after(state), "deck") == 2


@pytest.mark.rule("ALN-CLEAN-05")
def test_where_hands_could_have_shuffled_early_it_is_offered() -> None:
    state = stacked("x", discard="p")
    assert [offer.command for offer in GAME.forgotten(state)] == [ShuffleIn(A)]
    assert GAME.forgotten(stacked("x")) == () == GAME.forgotten(stacked("", discard="p"))
    asking = replace(state, ask=Done(id=1, why=phrase("wait")))
    assert list(forgotten(asking)) == []
