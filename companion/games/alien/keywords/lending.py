"""Coordinate: lending a card in another player's turn, playing its copy, and giving it back (ALN-KEY)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.ids import CopyId, SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Kind
from companion.core.language.slots import Known
from companion.engine.answers import set_aside
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, yes_or_no
from companion.engine.feature import Commands, Works
from companion.engine.legendary.hands import is_in_game
from companion.engine.legendary.playing.finding import found, known_by
from companion.engine.work import Own
from companion.games.alien import zones
from companion.games.alien.copying import play_copy
from companion.games.alien.drawing import draw
from companion.games.alien.keywords.commands import Lend, PlayLent
from companion.games.alien.keywords.events import CardLent, LentReturned
from companion.games.alien.phases import need_action, need_living
from companion.games.alien.state import AlienState

USEFUL = ("hive", "action")  # phases in which the copy can still be played
OPEN = (*USEFUL, "strike")  # phases in which a card can be lent at all (ALN-RULING-11)


class Lends(Own, frozen=True, tag="lend"):
    """A card that a player wants to lend is looked for in the hand."""

    copy: CopyId
    known: Known
    late: bool = False  # it was said that its copy can be played no more


def lend(draft: Draft[AlienState], command: Lend) -> None:
    """Set a card with Coordinate aside for another player's turn (ALN-KEY-01)."""
    seat, copy, state = command.seat, command.copy, draft.state
    if copy not in state.table.designs or not is_in_game(state.table, copy):
        draft.refuse("ALN-KEY-01", "impossible", here=phrase("here-no-such-card"))
    need_living(draft, seat)
    if len(state.living) <= 1:
        draft.refuse("ALN-KEY-10", "impossible", here=phrase("here-nobody-else"))
    _need_window(draft, seat)
    card = state.table.card_of(copy)
    if not card.has("coordinate"):
        draft.refuse("ALN-KEY-01", "target", here=phrase("here-no-coordinate", card=card.name))
    if seat in state.lenders:
        draft.refuse("ALN-KEY-02", "limit", here=phrase("here-lent-already", name=state.player(seat).name))
    set_aside(draft)
    draft.later(Lends(copy, known_by(command.source), seat=seat))


def _need_window(draft: Draft[AlienState], seat: SeatId) -> None:
    """From the start of another player's turn until its Strike Phase ends (ALN-RULING-11)."""
    state = draft.state
    phase = state.turn.phase
    if phase not in OPEN:
        kind: Kind = "timing" if phase == "cleanup" else "impossible"
        draft.refuse("ALN-RULING-11", kind, here=phrase("here-phase", phase=phrase(f"phase-{phase}")))
    if seat == state.active:
        draft.refuse("ALN-KEY-01", "timing", here=phrase("here-own-turn", name=state.player(seat).name))


def _lend(draft: Draft[AlienState], pending: Lends) -> None:
    """Find the card in the hand; too late for its copy it is only changed for another, which is asked."""
    seat, copy, known = pending.seat or draft.state.active, pending.copy, pending.known
    if not pending.late and draft.state.turn.phase not in USEFUL:
        return _ask_late(draft, pending, seat)
    slot = found(draft, seat, copy, known, pending)
    if slot is not None:
        draft.emit(CardLent(seat, slot))
        draw(draft, seat, 1)


def _ask_late(draft: Draft[AlienState], pending: Lends, seat: SeatId) -> None:
    """The copy cannot be played any more: say so before the card is taken (ALN-RULING-11)."""
    why = phrase("ask-lend-late", name=draft.state.player(seat).name)
    chosen = pick(draft, pending, why, yes_or_no(phrase("option-yes"), phrase("option-no")))
    if chosen is not None and chosen.key == "yes":
        draft.later(replace(pending, late=True, answer=None))


def play_lent(draft: Draft[AlienState], command: PlayLent) -> None:
    """The active player plays a copy of a lent card, once; declining needs nothing (ALN-KEY-04, 05)."""
    slot, table = command.slot, draft.state.table
    no_card = phrase("here-no-such-card")
    draft.require(slot in table.slots, "ALN-KEY-04", "impossible", here=no_card)
    not_lent = phrase("here-not-lent")
    is_known = is_lent(draft.state, slot) and table.card(slot) is not None
    draft.require(is_known, "ALN-KEY-04", "impossible", here=not_lent)
    need_action(draft, command.seat)
    again = phrase("here-copy-played")
    draft.require(not is_copied(draft.state, slot), "ALN-KEY-04", "limit", here=again)
    play_copy(draft, command.seat, slot)


def is_lent(state: AlienState, slot: SlotId) -> bool:
    """Whether a card lies set aside for the player whose turn it is."""
    return state.table.slots[slot].zone.startswith("lent:")


def is_copied(state: AlienState, slot: SlotId) -> bool:
    """Whether a copy of this card was played this turn."""
    return any(one.slot == slot and one.play for one in state.played)


def lent_cards(state: AlienState) -> tuple[SlotId, ...]:
    """All cards that are lent just now, in the order of the seats."""
    return tuple(s for player in state.players for s in state.table.zone(zones.of(player.seat, "lent")))


def give_back(draft: Draft[AlienState]) -> None:
    """The turn ends: lent cards go to their lenders' discard piles, a dead lender's out of the game."""
    for player in draft.state.players:
        for slot in draft.state.table.zone(zones.of(player.seat, "lent")):
            to = zones.of(player.seat, "discard") if player.alive else zones.REMOVED
            draft.emit(LentReturned(player.seat, slot, to))


COMMANDS: Commands[AlienState] = {Lend: lend, PlayLent: play_lent}
WORK: Works[AlienState] = {Lends: _lend}
