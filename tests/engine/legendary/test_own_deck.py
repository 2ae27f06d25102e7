"""A player's own deck, by the words of all games of the family."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Done
from companion.core.language.cards import Ability, Clause
from companion.core.language.events import Shuffled
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import turns
from companion.engine.decisions import Decided
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import is_on
from companion.engine.legendary.copying import played_cards
from companion.engine.legendary.own_deck import (
    CardsDiscarded,
    HandDrawn,
    OwnDeck,
    ShuffleIn,
    forgotten,
    refill,
)
from companion.engine.legendary.playing.played import CardPlayed, card_played, shuffled_away
from companion.engine.legendary.state import NOWHERE, LegendaryState, Played, Ready
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


def discarded(state: S, *slots: SlotId) -> tuple[str, int]:
    """What hands are told when these cards of A are discarded: the end of the key, and how many."""
    event = CardsDiscarded(A, slots)
    (prompt,) = GAME.prompts(state, event, GAME.evolve(state, event))
    assert prompt.seat == A and prompt.text.args["name"] == "A"
    return prompt.text.key.removeprefix("prompt-discard-"), int(str(prompt.text.args["count"]))


@pytest.mark.rule("ALN-CLEAN-02")
def test_what_is_discarded_is_said_as_what_it_is() -> None:
    state = stacked("top under", hand="h1 h2 h3", played="p q")
    (top, _), hand, played = (state.table.zone(ZoneId(f"{part}:{A}")) for part in ("deck", "hand", "played"))
    assert discarded(state, *played) == ("played", 2)
    assert discarded(state, *hand) == ("hand", 3)
    assert discarded(state, *hand[:2]) == ("some", 2)
    assert discarded(state, top) == ("card", 1) == discarded(state, played[1])
    (prompt,) = GAME.prompts(state, CardsDiscarded(A, (top,)), GAME.evolve(state, CardsDiscarded(A, (top,))))
    assert prompt.text.args["card"] == thing("top").name
    draft = drafted(GAME, stacked("", discard="x y"))
    PLAIN.draw(draft, A, 2)
    assert discarded(draft.state, draft.state.table.zone(ZoneId(f"hand:{A}"))[0]) == ("some", 1), "unseen"


@pytest.mark.rule("ALN-CLASS-01")
def test_a_card_that_was_shuffled_away_counts_on_and_another_of_its_place_is_another() -> None:
    """Played, discarded and shuffled in the same turn: what is drawn of its place switches on by it."""
    playing: Feature[S] = Feature(
        name="playing", events={CardPlayed: card_played}, follows={Shuffled: shuffled_away}
    )
    game, tech = whole(PLAIN.feature(), playing), Ability("play", (Clause("draw"),), needs_class="tech")
    state = lay(family(), f"hand:{A}", replace(thing("gadget"), klass="tech"))
    (slot,) = state.table.zone(ZoneId(f"hand:{A}"))
    draft = drafted(game, state)
    draft.emit(CardPlayed(A, slot))
    draft.state = replace(draft.state, ready=(Ready(slot, 0), Ready(slot, 0, play=1)))
    copied = replace(draft.state.played[0], play=1)
    draft.state = replace(draft.state, played=(*draft.state.played, copied))
    assert not is_on(replace(draft.state, played=draft.state.played[:1]), slot, tech)
    draft.emit(CardsDiscarded(A, (slot,)))
    assert played_cards(draft.state) == (slot,)
    PLAIN.draw(draft, A, 1)
    after = draft.state
    assert after.table.zone(ZoneId(f"hand:{A}")) == (slot,)
    assert [(one.slot, one.klass, one.play) for one in after.played] == [
        (NOWHERE, "tech", 0),
        (slot, "tech", 1),
    ]
    assert after.ready == (Ready(slot, 0, play=1),), "what it could have done is gone with it"
    assert is_on(replace(after, played=after.played[:1]), slot, tech)
    draft.emit(CardsDiscarded(A, (slot,)))
    assert played_cards(replace(draft.state, played=after.played[:1])) == (), "nobody played what lies there"


@pytest.mark.rule("ALN-CLASS-01", "ALN-COPY-05")
def test_only_what_lies_unseen_in_the_shuffled_pile_is_another_card_from_now_on() -> None:
    """What lies open there, what lies elsewhere and a copy stay what they are."""
    state = lay(stacked("x", played="z"), f"deck:{A}", thing("y"))
    (hidden, seen), (elsewhere,) = (state.table.zone(ZoneId(f"{zone}:{A}")) for zone in ("deck", "played"))
    cards = ((hidden, 0), (seen, 0), (elsewhere, 0), (hidden, 1))
    state = replace(
        state, played=tuple(Played(slot, play=play) for slot, play in cards),
        ready=tuple(Ready(slot, 0, play) for slot, play in cards),
    )  # fmt: skip
    after = shuffled_away(Shuffled(ZoneId(f"deck:{A}")), state, state)
    assert [(one.slot, one.play) for one in after.played] == [(NOWHERE, 0), *cards[1:]]
    assert [(one.slot, one.play) for one in after.ready] == list(cards[1:])
