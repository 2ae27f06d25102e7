"""What one audience may see of a game of Villains."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Figure, Objective
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, named, phrase
from companion.engine.legendary.playing.finding import hand_designs
from companion.engine.legendary.sight import Looks
from companion.engine.legendary.table_view import TableView
from companion.engine.legendary.view import Persons, meters, pile_counts, pressing
from companion.engine.press import Pressing
from companion.games.villains import zones
from companion.games.villains.bindings import is_bindings
from companion.games.villains.board import BRICKS, strips
from companion.games.villains.challenges import is_solo
from companion.games.villains.closing import is_low
from companion.games.villains.commander import needed
from companion.games.villains.ending import DECKS, solo, worth
from companion.games.villains.omens import good_left
from companion.games.villains.state import ACTION, CLEANUP, REVEAL, VillainsState

SHOWN_PHASES = (REVEAL, ACTION, CLEANUP)
LAID_IN = (ACTION,)  # the phase in which hands lay cards


def lays(state: VillainsState) -> bool:
    """Whether the hand may hold what can be played; Bindings alone are laid by nobody (VIL-BIND-02)."""
    may_be = (state.table.card_of(copy) for copy in hand_designs(state, state.active))
    return state.turn.phase in LAID_IN and any(not is_bindings(card) for card in may_be)


PRESSING: Pressing[VillainsState] = replace(pressing(LAID_IN), lays=lays)


def _counts(state: VillainsState, seat: SeatId) -> tuple[tuple[Phrase, int], ...]:
    """Hand, deck and discards, and the Victory Pile that is never shuffled in (VIL-VP-01 to 03)."""
    won = len(state.table.zone(zones.victory(seat)))
    return (*pile_counts(state, seat), (phrase("pile-victory"), won))


PERSONS: Persons[VillainsState] = Persons(
    bricks=BRICKS, counts=_counts,
    life=lambda state, seat: Figure("points", worth(state, seat), label=phrase("field-points")),
)  # fmt: skip


def objectives(state: VillainsState) -> tuple[Objective, ...]:
    """The Commander, who has to be beaten once for each Tactic, and the Plot that must not come true."""
    slot, at = zones.top(state.table, zones.COMMANDER), zones.top(state.table, zones.PLOT)
    card = state.table.card(slot) if slot is not None else None
    plot = state.table.card(at) if at is not None else None
    name = card.name if card is not None else phrase("place-commander")
    left = needed(state) - state.defeats
    group = Objective(
        level=None, of=None, title=name, done=state.defeats, need=needed(state),
        text=phrase("aim-commander", n=left),
    )  # fmt: skip
    if plot is None:
        return (group,)
    far = good_left(state)
    return (
        group,
        Objective(
            level=None, of=None, title=plot.name, done=state.numbers.get("twists", 0),
            need=plot.number("twists") or 0,
            place=phrase("note-good-left", n=far) if far is not None else None,
        ),
    )  # fmt: skip


def outcome_text(state: VillainsState) -> Phrase | None:
    """How it ended, and who did best; alone the score of a win (VIL-OBJ-07 to 09, VIL-SCORE-03 to 05)."""
    if state.ending is None:
        return None
    if is_solo(state.header):
        score = solo(state)
        return phrase(f"outcome-{state.outcome}-alone", points=0 if score is None else score)
    best = state.ending.best
    if not best:
        return phrase(f"outcome-{state.outcome}")
    names: Phrase | None = None
    for seat in best:
        name = named(state.player(seat).name)
        names = name if names is None else phrase("names-both", one=names, other=name)
    return phrase(
        f"outcome-{state.outcome}", name=names or phrase("a-card"), count=len(best),
        points=worth(state, best[0]),
    )  # fmt: skip


def danger(state: VillainsState) -> int:
    """How bad it looks to everybody: 0 calm, 1 tense, 2 bad, 3 last chance."""
    far = good_left(state)
    if state.ran_out or far == 1:
        return 3
    crowd, is_guarded = len(zones.in_city(state.table)), any(state.table.zone(one) for one in zones.HELD)
    if far == 2 or any(is_low(state, deck) for deck, _ in DECKS):
        return 2
    return 1 if crowd == len(zones.CITY) or (is_guarded and crowd > 2) else 0


LOOKS: Looks[VillainsState] = Looks(
    persons=PERSONS, board=lambda state: strips(state, (), None), danger=danger, meters=meters
)
TABLE: TableView[VillainsState] = TableView(
    room="villains", looks=LOOKS, strips=strips, pressing=PRESSING, outcome_text=outcome_text,
    phases=lambda state: SHOWN_PHASES, objectives=objectives,
)  # fmt: skip
view, sight = TABLE.view, TABLE.sight
