"""Cards that are brought from afar, in a game that is nobody's."""

from __future__ import annotations

from companion.core.language.asks import Choice
from companion.core.language.cards import Clause
from companion.core.language.commands import Answer
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.changes import lays
from companion.engine.effects.work import DoClause
from companion.engine.legendary.own_deck import shuffling
from companion.engine.legendary.verbs.searching import SearchVerb
from companion.engine.legendary.verbs.seeking import PutAway, SeekingVerbs
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, B, done, drafted, family, whole
from tests.engine.legendary.speaking import DECKS, MARKET, READING, S, card, knocked_out, table

CAGE, GRAVE = ZoneId("bindings"), ZoneId("grave")
SEEKING: SeekingVerbs[S] = SeekingVerbs(
    reading=READING, kill=knocked_out, fallen=GRAVE, stacks={"bindings": CAGE}
)
SEARCH = whole(SearchVerb(knocked_out).feature(), DECKS.feature(), shuffling(), MARKET)
GAME = whole(SEEKING.feature(), DECKS.feature(), MARKET)


def said(state: S, verb: str, slot: SlotId | None = None, **args: object) -> S:
    draft = drafted(GAME, state)
    draft.later(DoClause(Clause(verb, dict(args)), seat=A, slot=slot))
    GAME.kernel.run(draft)
    return draft.state


def names(state: S, zone: str) -> list[str]:
    cards = (state.table.card(slot) for slot in state.table.zone(ZoneId(zone)))
    return [str(one.design) for one in cards if one is not None]


def test_a_stack_gives_as_many_cards_as_it_has() -> None:
    state = lay(family(), CAGE, card("one"), card("two"))
    assert names(said(state, "bindings", n=3, to="hand"), f"hand:{A}") == ["two", "one"]
    assert not said(family(), "bindings").table.zone(ZoneId(f"discard:{A}"))


def test_whoever_comes_back_is_chosen() -> None:
    state = lay(family(), GRAVE, card("ann"), card("bob"))
    asked = said(state, "bring-back")
    assert isinstance(asked.ask, Choice)
    back = done(GAME, asked, Answer(asked.ask.id, asked.ask.options[1].key))
    assert names(back, f"discard:{A}") == ["bob"]


def test_a_card_puts_itself_away_among_its_owner_s() -> None:
    state = lay(family(), f"hand:{B}", card("note"))
    slot = state.table.zone(ZoneId(f"hand:{B}"))[0]
    assert names(said(state, "put-this", slot, to="discard"), f"discard:{B}") == ["note"]


def test_an_event_that_only_carries_says_where_or_the_chapter_does() -> None:
    state = lay(family(), GRAVE, card("ann"))
    slot = state.table.zone(GRAVE)[0]
    event = PutAway(slot, CAGE)
    assert lays()(state, event).table.zone(CAGE) == (slot,)
    assert lays(ZoneId("box"), face_up=False)(state, event).table.zone(ZoneId("box")) == (slot,)


def test_the_own_deck_is_searched_for_a_card_that_is_known_to_be_there_and_shuffled() -> None:
    draft = drafted(SEARCH, table(deck="Ace Bat"))
    draft.later(DoClause(Clause("search", {"match": "any", "to": "discard"}), seat=A))
    SEARCH.kernel.run(draft)
    asked = draft.state
    assert isinstance(asked.ask, Choice)
    found = done(SEARCH, asked, Answer(asked.ask.id, asked.ask.options[0].key))
    assert names(found, f"discard:{A}") == ["Ace"]
