"""Playing cards from the hand (ALN-ACT): people are played, by an alien its own cards alone."""

from __future__ import annotations

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, SeatId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Moment
from companion.engine.legendary.copying import text_of
from companion.engine.legendary.playing.hand_play import HandPlay
from companion.engine.legendary.playing.requests import Resolving
from companion.games.alien.abilities import begin_at
from companion.games.alien.aliens.rules import ALIEN_CARD
from companion.games.alien.bursts import show_burst
from companion.games.alien.doubts import needs_class
from companion.games.alien.ending import TraitorWon, calls_the_company
from companion.games.alien.kinds import PEOPLE
from companion.games.alien.phases import need_play
from companion.games.alien.state import AlienState


def _kinds(state: AlienState, seat: SeatId) -> tuple[str, ...]:
    return (ALIEN_CARD,) if seat in state.aliens else PEOPLE


def _kills(draft: Draft[AlienState], seat: SeatId, copy: CopyId) -> bool:
    """A Chestburster that is shown kills instead of being played (ALN-FACE-14)."""
    if not draft.state.table.card_of(copy).has("chestburster"):
        return False
    show_burst(draft, seat, copy)
    return True


def _first(draft: Draft[AlienState], work: Resolving) -> bool:
    """A traitor alone calls the Company and has won; a class that others have told is confirmed."""
    if not work.n and calls_the_company(draft.state, work.seat, work.slot):
        draft.emit(TraitorWon(work.seat))
        return True
    return needs_class(draft, work.slot, work)


def _begin(draft: Draft[AlienState], card: Card, work: Resolving) -> None:
    begin_at(draft, card, work.slot, Moment("play", work.seat, play=work.n, via=work.via or ()))


FEATURE: Feature[AlienState] = HandPlay(
    rule="ALN-ACT-01", guard=need_play, kinds=_kinds, text=text_of, begin=_begin,
    instead=_kills, first=_first, open=lambda state: state.turn.phase != "hive",
).feature()  # fmt: skip
