"""A little game whose cards speak: all verbs of the family with parameters that are not Alien's."""

from __future__ import annotations

from typing import Any

from companion.core.language.asks import Choice
from companion.core.language.cards import Card, Clause
from companion.core.language.commands import Answer
from companion.core.language.events import Moved
from companion.core.language.ids import DesignId, SeatId, SlotId, ZoneId
from companion.engine import turns
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.market.events import Gained
from companion.engine.legendary.market.events import gained as gained_event
from companion.engine.legendary.market.requests import ToKnow
from companion.engine.legendary.own_deck import OwnDeck
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.triggers import count_class
from companion.engine.legendary.verbs.choosing import ChoiceVerbs
from companion.engine.legendary.verbs.own_cards import OwnCardVerbs
from companion.engine.legendary.verbs.piles import PileVerbs
from companion.engine.legendary.verbs.points import PointVerbs
from companion.engine.legendary.verbs.reading import CardReading
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, done, drafted, family, whole

S = LegendaryState
OWN = ("deck", "hand", "played", "discard")
SHOP, RECRUITS, BOSS, OUT = ZoneId("shop:1"), ZoneId("recruits"), ZoneId("boss-deck"), ZoneId("ko")


def at_turn(draft: Draft[S], seat: SeatId) -> None:
    turns.need_turn(draft, seat, "TOY-01")


def knocked_out(draft: Draft[S], slot: SlotId, seat: SeatId) -> None:
    """Every card goes to one shared pile, whoever's it was (VIL-KW-18)."""
    draft.emit(Moved((slot,), OUT, face_up=True))


def trained(draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
    """What is gained says nothing in this game."""


def is_flaw(state: S, slot: SlotId) -> bool:
    card = state.table.card(slot)
    return card is not None and card.kind == "flaw"


def flaw_drawn(draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
    """A Flaw is played at once, and goes back to its stack (FFY-FLAW-02, 04)."""
    draft.emit(Moved((slot,), ZoneId("flaws"), face_up=True))


def is_person(card: Card) -> bool:
    """Talents and Flaws are no characters (FFY-SPEC-07)."""
    return card.kind == "character"


READING: CardReading[S] = CardReading(
    counters={"played:": lambda state, name: count_class(state.played, name)}
)
DECKS: OwnDeck[S] = OwnDeck(early="TOY-EARLY", guard=at_turn, stops=is_flaw, stopped=flaw_drawn)
MINE: OwnCardVerbs[S] = OwnCardVerbs(
    reading=READING, decks=DECKS, market=(SHOP, ZoneId("shop:2")), stacks={"recruits": RECRUITS},
    kill=knocked_out, gained=trained, is_own=is_person,
)  # fmt: skip
PILES: PileVerbs[S] = PileVerbs(
    reading=READING, own=DECKS, decks={"boss": BOSS}, kill=knocked_out, gained=trained, gone=OUT,
)  # fmt: skip
POINTED: PointVerbs[S] = PointVerbs(reading=READING, closed=("cleanup",))
CHOICES: ChoiceVerbs[S] = ChoiceVerbs(reading=READING)
MARKET: Feature[S] = Feature(
    name="market", events={Gained: gained_event}, work={ToKnow: lambda draft, work: None}
)
GAME = whole(
    POINTS, DECKS.feature(), MINE.feature(), PILES.feature(), POINTED.feature(), CHOICES.feature(), MARKET
)


def card(design: str, kind: str = "character", klass: str = "", **rest: Any) -> Card:
    return Card(DesignId(design), kind, {"en": design}, klass=klass, **rest)


def table(**there: str) -> S:
    """A State with cards by their designs; one that begins with T or F is no character.

    A zone is one of A's own piles, `hand__b` is B's, and `shop__1` and `boss_deck` are everybody's.
    """
    state, kinds = family(), {"T": "talent", "F": "flaw"}
    for zone, names in there.items():
        cards = [card(name, kinds.get(name[0], "character")) for name in names.split()]
        place = f"{zone}:{A}" if zone in OWN else zone.replace("__", ":").replace("_", "-")
        state = lay(state, place, *cards, face_up="deck" not in zone)
    return state


def said(state: S, verb: str, slot: int | None = None, seat: SeatId | None = A, **args: Any) -> S:
    """The State after a card has said one thing, or asks something."""
    draft = drafted(GAME, state)
    named = {name.rstrip("_"): value for name, value in args.items()}
    where = SlotId(slot) if slot is not None else None
    draft.later(DoClause(Clause(verb, named), seat=seat, slot=where))
    GAME.kernel.run(draft)
    return draft.state


def answered(state: S, value: str) -> S:
    """The State after the running question was answered."""
    assert state.ask is not None
    return done(GAME, state, Answer(state.ask.id, value))


def offered(state: S) -> list[str]:
    """The options of the running question."""
    assert isinstance(state.ask, Choice)
    return [option.key for option in state.ask.options]


def names(state: S, zone: str) -> list[str]:
    """The cards that lie somewhere, by their designs."""
    cards = (state.table.card(slot) for slot in state.table.zone(ZoneId(zone)))
    return [str(one.design) for one in cards if one is not None]
