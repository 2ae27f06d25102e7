"""How Main Characters fall, and what becomes of the turn and of what they were doing (FFY-DEF, FFY-NPC-03).

Defeat is seen to as soon as a strike is placed, in the middle of any effect; what has begun is finished for
the others, and what it asked of the defeated comes to nothing (FFY-RUL-30).
"""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.asks import Work
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import decks
from companion.engine.changes import carried, turned
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, Settling
from companion.engine.legendary.course import CleanUp
from companion.engine.legendary.cutting import CutShort
from companion.engine.legendary.strikes import StrikeText, StrikeTurned
from companion.engine.work import Own
from companion.games.firefly import zones
from companion.games.firefly.flaws import put_back
from companion.games.firefly.life import LIFE
from companion.games.firefly.state import ACTION, FireflyState
from companion.games.firefly.turns import rest

# What a card does for one player alone, who is its `you`.
OF_ONE = (
    "gain", "discount", "draw", "discard", "gain-card", "join", "kill-own", "copy", "recover",
    "kill-discard", "look", "reveal-top", "scan", "talent", "flaw", "bring-back", "search", "show",
    "avoid", "cancel",
)  # fmt: skip


class MainCharacterDefeated(Event, frozen=True):
    """A Main Character is out of the game until healed back, or for good with a player who left."""

    seat: SeatId
    left: bool = False


def settle(draft: Draft[FireflyState]) -> None:
    """Whoever has damage up to the Health falls; without a player any damage is enough (FFY-STRIKE-08).

    FFY-DEF-14, FFY-NPC-03, FFY-STATE-15.
    """
    state = draft.state
    hurt = (one for one in state.others if one in state.main and LIFE.damage(state, one))
    for seat in (*LIFE.doomed(state), *hurt):
        fall(draft, seat)


def fall(draft: Draft[FireflyState], seat: SeatId, *, left: bool = False) -> None:
    """The defeat steps are done at once; the Strike Phase begins after what has begun (FFY-RUL-30).

    A Flaw that is being played is not shuffled into the deck.
    """
    put_back(draft, seat)
    draft.emit(MainCharacterDefeated(seat, left))
    if seat not in draft.state.others:
        CUT.go_on_without(draft, seat)
        decks.shuffle(draft, zones.of(seat, "deck"), "deck")


def _then(draft: Draft[FireflyState]) -> tuple[Work, ...]:
    """An Action Phase is over, and the Strike Phase follows; in all others the turn goes on as it does.

    FFY-DEF-01, FFY-ACT-10. One that has not begun yet begins only for whoever is healed back before
    (FFY-RUL-80).
    """
    is_over = any(isinstance(work, CleanUp) for work in draft.work)
    return rest(draft.state) if draft.state.turn.phase == ACTION and not is_over else ()


CUT: CutShort[FireflyState] = CutShort(
    then=_then,
    falls=lambda work: False,
    # The text of a striking enemy goes on for the others (FFY-STRIKE-17).
    lapses=lambda work: isinstance(work, Own) and not isinstance(work, StrikeText),
)


def is_void(state: FireflyState, work: DoClause) -> bool:
    """Whether a clause asks something of a defeated player; heals and Ship Strikes do not (FFY-RUL-30)."""
    clause = work.clause
    is_own = clause.verb in OF_ONE and clause.args.get("who", "you") == "you"
    return is_own and work.seat is not None and work.seat not in state.living


def _defeated(state: FireflyState, event: MainCharacterDefeated) -> FireflyState:
    """The Avatar lies face down, its strikes stay; all own cards make the deck.

    FFY-DEF-04, FFY-NPC-04.
    """
    seat, avatar = event.seat, LIFE.avatar(state, event.seat)
    state = standing(state, seat, False)
    if avatar is not None:
        state = turned(state, avatar, False)
    waiting = tuple(one for one in state.down if one != seat)  # who has left waits for no heal any more
    down = waiting if event.left else (*waiting, seat)
    # That the rest of the turn's strikes are avoided is a step of players alone (FFY-DEF-02, FFY-NPC-04).
    felled = state.felled if seat in state.others else (*state.felled, seat)
    return _gathered(replace(state, felled=felled, down=down), seat)


def _gathered(state: FireflyState, seat: SeatId) -> FireflyState:
    """What was played, held and discarded joins the deck, and nothing is lost; a lent card does not.

    FFY-DEF-05, 12, FFY-RUL-43.
    """
    return carried(state, zones.own_cards(state.table, seat), zones.of(seat, "deck"), face_up=False)


def standing(state: FireflyState, seat: SeatId, alive: bool) -> FireflyState:
    """With a Main Character in the game, or out of it."""
    players, crew = (
        tuple(replace(one, alive=alive) if one.seat == seat else one for one in row)
        for row in (state.players, state.crew)
    )
    return replace(state, players=players, crew=crew)


def _by_hand(event: MainCharacterDefeated, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """The Avatar is turned over, and a player's cards are shuffled into one deck."""
    key = "prompt-defeated-other" if event.seat in after.others else "prompt-defeated"
    seat = None if event.seat in after.others else event.seat
    return (Prompt(phrase(key, name=after.player(event.seat).name), seat=seat),)


FEATURE: Feature[FireflyState] = Feature(
    name="defeat",
    settle=(
        Settling(
            settle,
            reads=("table", "players", "crew", "turn", "header", "items", "results"),
            after=(StrikeTurned,),
        ),
    ),
    voids=is_void,
    events={MainCharacterDefeated: _defeated},
    prompts={MainCharacterDefeated: _by_hand},
    details={MainCharacterDefeated: lambda event: "left" if event.left else ""},
)
