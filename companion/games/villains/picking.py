"""Choosing one card among the places somebody may choose from; what only a hand knows its owner names."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.core.language.asks import Option, Work
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import ledger
from companion.engine.draft import Draft
from companion.engine.effects.selectors import one_of_each, pick, slot_options
from companion.engine.legendary.hands import known_cards, may_hold, show, unknown_cards
from companion.engine.legendary.playing.finding import hand_designs
from companion.engine.unseen import key_of
from companion.games.villains import zones
from companion.games.villains.state import VillainsState

NO = "no"
UNTOLD = ("hand:", "discard:")  # where cards can lie that nobody has told yet, and that somebody can see
PLACES = {
    "hand": ("hand",), "discard": ("discard",), "hand-or-discard": ("hand", "discard"),
    "yours": ("hand", "played"), "played": ("played",), "victory": ("victory",),
}  # fmt: skip


def places_of(state: VillainsState, word: str, seat: SeatId) -> tuple[ZoneId, ...]:
    """The places that a word means: of one player, of the city, the Lair or the KO pile.

    VIL-SPEC-05, VIL-RUL-34.
    """
    if word == "anywhere":
        own = (zones.victory(player.seat) for player in state.players)
        return (zones.BESIDE, zones.OVERRUN, zones.KO, *own)
    shared = {"city": zones.CITY, "lair": zones.LAIR, "ko": (zones.KO,), "overrun": (zones.OVERRUN,)}
    return shared[word] if word in shared else tuple(zones.of(seat, part) for part in PLACES[word])


def choose(
    draft: Draft[VillainsState],
    work: Work,
    places: Iterable[ZoneId],
    means: Callable[[Card], bool],
    why: Phrase,
    *,
    leave: Phrase | None = None,
    but: SlotId | None = None,
) -> SlotId | None:
    """The card that was chosen; None while it is asked, where there is none, or where it is left.

    `leave` is how somebody says no, and `but` a card that is not meant. One that nobody has told yet, in a
    hand or among what was discarded unseen, is named by its design, and shown by that. Whoever could have
    such a card may also have none.
    """
    state, table = draft.state, draft.state.table
    lying = tuple(places)
    there = (slot for zone in lying for slot in known_cards(table, zone) if slot != but)
    known = [slot for slot in there if _is(table.card(slot), means)]
    options = list(slot_options(state, one_of_each(state, known), public=True))
    unseen = _unseen(state, lying, means)
    options += [Option(key_of(copy, zone), table.card_of(copy).name) for copy, zone in unseen.items()]
    if not options:
        return None
    if leave is not None:
        options.append(Option(NO, leave))
    elif unseen and not known and not _is_sure(state, lying, means):
        options.append(Option(NO, phrase("option-has-none")))
    chosen = pick(draft, work, why, options)
    if chosen is None or chosen.key == NO:
        return None
    if chosen.slot is not None:
        return chosen.slot
    copy, hand = next(one for one in unseen.items() if key_of(*one) == chosen.key)
    return show(draft, hand, copy, "told")


def one_more(
    draft: Draft[VillainsState],
    work: Work,
    seat: SeatId,
    means: Callable[[Card | None], bool],
    why: Phrase,
) -> SlotId | None:
    """One more card of a hand that is meant: one that everybody knows, or one that its owner shows."""
    table, hand = draft.state.table, zones.of(seat, "hand")
    for slot in known_cards(table, hand):
        if means(table.card(slot)):
            return slot
    copies = (copy for copy in hand_designs(draft.state, seat) if means(table.card_of(copy)))
    copy = next(copies, None)
    if copy is None or not may_hold(table, hand, means):
        return None
    shown = key_of(copy, hand)
    options = (Option(shown, phrase("option-yes")), Option(NO, phrase("option-no")))
    chosen = pick(draft, work, why, options)
    return show(draft, hand, copy, "told") if chosen is not None and chosen.key == shown else None


def holds(state: VillainsState, places: Iterable[ZoneId], means: Callable[[Card], bool]) -> bool | None:
    """Whether such a card lies there; None where only somebody at the table can say so."""
    lying = tuple(places)
    table = state.table
    if any(means(card) for zone in lying for slot in table.zone(zone) if (card := table.card(slot))):
        return True
    if _is_sure(state, lying, means):
        return True
    return None if _unseen(state, lying, means) else False


def _is(card: Card | None, means: Callable[[Card], bool]) -> bool:
    return card is not None and means(card)


def _is_sure(state: VillainsState, places: tuple[ZoneId, ...], means: Callable[[Card], bool]) -> bool:
    """Whether one of the unknown cards is meant whatever it is."""
    table = state.table
    unknown = (slot for zone in places if zone.startswith(UNTOLD) for slot in unknown_cards(table, zone))
    return any(all(means(table.card_of(one)) for one in ledger.candidates(table, slot)) for slot in unknown)


def _unseen(
    state: VillainsState, places: tuple[ZoneId, ...], means: Callable[[Card], bool]
) -> dict[CopyId, ZoneId]:
    """One copy of every design that the unknown cards could be, with their hand or discard pile."""
    table, found = state.table, dict[str, tuple[CopyId, ZoneId]]()
    for zone in places:
        if not zone.startswith(UNTOLD):
            continue
        for slot in unknown_cards(table, zone):
            for copy in ledger.candidates(table, slot):
                if means(table.card_of(copy)):
                    found.setdefault(table.designs[copy], (copy, zone))
    return dict(found.values())
