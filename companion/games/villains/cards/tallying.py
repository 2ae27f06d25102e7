"""What cards count of one player alone: Allies of a hand, cards in a hand, a Victory Pile (VIL-SPEC-05)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Choice, Option
from companion.core.language.cards import Card, Clause
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import ledger
from companion.engine.draft import Draft
from companion.engine.effects.sentences import sort_of
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.copying import text_of
from companion.engine.legendary.hands import known_cards, unknown_cards
from companion.engine.legendary.triggers import card_icons
from companion.engine.legendary.verbs.choosing import inner
from companion.games.villains import zones
from companion.games.villains.kinds import ALLIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState

COLOURS, ALL_COLOURS = "colours", 6  # the five classes, and grey (VIL-BASIC-03)


def for_yours(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """So often as the player has Allies that are meant, or colours, in the hand and played (VIL-SPEC-05).

    What lies unseen in the hand its owner counts.
    """
    seat, match = work.seat or draft.state.active, str(clause.args["match"])
    known = _known(draft.state, seat)
    least = _count(known, match)
    most = _most(draft.state, seat, match, least)
    told = next((n for n in range(least, most + 1) if str(n) == work.answer), None)
    if least < most and told is None:
        options = tuple(Option(str(n), phrase("option-number", n=n)) for n in range(least, most + 1))
        name = draft.state.player(seat).name
        why = phrase("ask-how-many-yours", name=name, **sort_of(match))
        return draft.ask(Choice(id=draft.next_ask, why=why, seat=seat, options=options), work)
    inner(draft, work, clause.args["do"], least if told is None else told)


def _known(state: VillainsState, seat: SeatId) -> list[Card]:
    """Their Allies that everybody knows; one that was played as what it is in this turn (VIL-RUL-14)."""
    held = (state.table.card(slot) for slot in known_cards(state.table, zones.of(seat, "hand")))
    laid = (_as_played(state, slot) for slot in state.table.zone(zones.of(seat, "played")))
    return [card for card in (*held, *laid) if card is not None and card.kind in ALLIES]


def _as_played(state: VillainsState, slot: SlotId) -> Card | None:
    """What a card that was played is: what it became, with the classes that it has got."""
    card = text_of(state, slot)
    classes = (one.klass for one in state.played if one.slot == slot and not one.play)
    return replace(card, klass=next(classes, card.klass)) if card is not None else None


def _count(known: list[Card], match: str) -> int:
    if match == COLOURS:
        return len({icon for card in known for icon in card_icons(card.klass)})
    return sum(is_meant(card, match) for card in known)


def _most(state: VillainsState, seat: SeatId, match: str, least: int) -> int:
    """How many there could be with what lies unseen in the hand."""
    table = state.table
    unknown = unknown_cards(table, zones.of(seat, "hand"))
    could = 0
    for slot in unknown:
        held = [table.card_of(copy) for copy in ledger.candidates(table, slot)]
        could += any(card.kind in ALLIES and (match == COLOURS or is_meant(card, match)) for card in held)
    return min(least + could, ALL_COLOURS) if match == COLOURS else least + could


def if_hand(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Something for whoever holds exactly so many cards."""
    seat = READING.player(draft, work)
    if seat is not None and len(draft.state.table.zone(zones.of(seat, "hand"))) == int(clause.args["n"]):
        inner(draft, replace(work, seat=seat), clause.args["do"])


def unless_has(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Something for whoever has no such card in the Victory Pile; the one that speaks never counts."""
    seat = READING.player(draft, work)
    if seat is None:
        return
    pile = tuple(slot for slot in draft.state.table.zone(zones.victory(seat)) if slot != work.slot)
    found = (draft.state.table.card(slot) for slot in pile)
    if not any(card is not None and is_meant(card, str(clause.args["match"])) for card in found):
        inner(draft, replace(work, seat=seat), clause.args["do"])


def discard_to(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A player discards until so many cards are left in the hand."""
    seat = READING.player(draft, work)
    if seat is None:
        return
    n = len(draft.state.table.zone(zones.of(seat, "hand"))) - int(clause.args["n"])
    if n > 0:
        inner(draft, work, [{"verb": "discard", "n": n}])


PART: Feature[VillainsState] = Feature(
    name="verbs-of-tallying",
    verbs={
        "for-yours": for_yours, "if-hand": if_hand, "unless-has": unless_has, "discard-to": discard_to,
    },
    lasting={"score": ("worth",)},
)  # fmt: skip
