"""What a card shown to the camera is taken for."""

from __future__ import annotations

from companion.core.crossing.views import Offer
from companion.core.language.ids import CopyId, SeatId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import backs, ledger
from companion.engine.assembly import Assembly
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.playing.requests import Play
from companion.engine.room import Meaning
from companion.games.alien import zones
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.grammar.vocabulary import PEOPLE
from companion.games.alien.lending import LENDING
from companion.games.alien.state import AlienState

BACK = "back"  # the place that stands for a card whose back was shown


def meaning(
    alien: Assembly[AlienState], state: AlienState, copies: tuple[CopyId, ...], place: str
) -> tuple[Meaning, ...]:
    """Shown cards in the order to take them: left to right, unless another order switches on more."""
    if state.outcome:
        return (Meaning(says=phrase("waiting-over")),)
    if place == BACK:
        return tuple(back(state, copy) for copy in copies)
    return tuple(one(alien, state, copy) for copy in in_order(state, copies))


def back(state: AlienState, copy: CopyId) -> Meaning:
    """A back shown in passing: the app learns what it can, and says nothing."""
    slot = backs.awaited(state, zones.table())
    return Meaning(command=backs.ShowBack(slot, copy) if slot is not None else None, copy=copy)


def in_order(state: AlienState, copies: tuple[CopyId, ...]) -> tuple[CopyId, ...]:
    """Left to right, unless another order switches on more class and crew abilities."""
    before = {played.klass for played in state.played}, {played.crew for played in state.played}
    best, most = copies, switched_on(state, copies, *before)
    waiting = [copy for copy in copies if wants_company(state, copy)]
    eager = tuple(copy for copy in copies if copy not in waiting)
    for order in ((*eager, *waiting), (*eager, *reversed(waiting))):
        if (score := switched_on(state, order, *before)) > most:
            best, most = order, score
    return best


def wants_company(state: AlienState, copy: CopyId) -> bool:
    """Whether a card has an ability that needs an earlier card."""
    abilities = state.table.card_of(copy).does("play")
    return any(ability.needs_class or ability.needs_crew for ability in abilities)


def switched_on(state: AlienState, copies: tuple[CopyId, ...], classes: set[str], crews: set[str]) -> int:
    """How many class and crew abilities work when the cards are played in this order."""
    classes, crews, count = set(classes), set(crews), 0
    for copy in copies:
        card = state.table.card_of(copy)
        for ability in card.does("play"):
            count += bool(ability.needs_class) and ability.needs_class in classes
            count += bool(ability.needs_crew) and ability.needs_crew in crews
        classes.add(card.klass)
        crews.add(card.crew)
    return count


def one(alien: Assembly[AlienState], state: AlienState, copy: CopyId) -> Meaning:
    """What one shown card means now."""
    table, seat = state.table, state.active
    card = table.card_of(copy)
    for owner in state.living:
        if card.has("chestburster") and could_be_in(state, copy, zones.of(owner, "hand")):
            return Meaning(command=ClaimBurst(owner), copy=copy)
    at = table.bound.get(copy)
    awaits = backs.shown(state, copy, zones.table()) is not None
    if awaits and not could_be_in(state, copy, zones.of(seat, "hand")):
        return back(state, copy)
    if at is None or not table.slots[at].face_up:  # where a hidden card lies is told to nobody
        return played_or_lent(state, copy)
    command = alien.attempt(state, f"slot:{at}")
    if command is None and card.kind in PEOPLE:
        command = Play(seat, copy, "camera")
    if command is not None:
        return Meaning(command=command, copy=copy)
    place = phrase(f"place-{table.slots[at].zone.partition(':')[0]}")
    return Meaning(says=phrase("card-lies-there", card=card.name, place=place), copy=copy)


def played_or_lent(state: AlienState, copy: CopyId) -> Meaning:
    """A card shown from a hand is played, or lent when another player's hand could hold it (ALN-KEY-01)."""
    card, play = state.table.card_of(copy), Play(state.active, copy, "camera")
    if not card.has("coordinate") or state.turn.phase not in LENDING.open:
        return Meaning(command=play, copy=copy)
    others = (one for one in state.living if one != state.active and one not in state.lenders)
    lenders = [seat for seat in others if could_be_in(state, copy, zones.of(seat, "hand"))]
    own = could_be_in(state, copy, zones.of(state.active, "hand"))
    if own or len(lenders) != 1:
        if not lenders:
            return Meaning(command=play, copy=copy)
        offers = tuple(lend_offer(state, seat, copy) for seat in lenders)
        whose = Offer(f"play:{card.design}", phrase("offer-play", card=card.name), play, seat=state.active)
        says = phrase("ask-who-shows", card=card.name)
        return Meaning(says=says, offers=(*((whose,) if own else ()), *offers), copy=copy)
    return Meaning(command=Lend(lenders[0], copy, "camera"), copy=copy)


def lend_offer(state: AlienState, seat: SeatId, copy: CopyId) -> Offer:
    """The answer that this player shows the card, to lend it."""
    card = state.table.card_of(copy)
    label = phrase("offer-lend", name=state.player(seat).name, card=card.name)
    return Offer(f"lend:{seat}:{card.design}", label, Lend(seat, copy, "camera"), seat=seat)


def could_be_in(state: AlienState, copy: CopyId, zone: ZoneId) -> bool:
    """Whether a zone could hold a copy, by what is known."""
    return any(copy in ledger.candidates(state.table, slot) for slot in state.table.zone(zone))
