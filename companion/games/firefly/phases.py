"""When a command is open: the guards that every command of a turn begins with (FFY-TURN, FFY-ACT)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import turns
from companion.engine.draft import Draft
from companion.games.firefly.state import ACTION, EPISODE, INTERMISSION, FireflyState


def need_turn(draft: Draft[FireflyState], seat: SeatId) -> None:
    """Only the active player acts (FFY-TURN-05)."""
    turns.need_turn(draft, seat, "FFY-TURN-05")


def need_own_turn(draft: Draft[FireflyState], seat: SeatId) -> None:
    """Between two Episodes nobody has a turn that could be ended (FFY-STATE-11)."""
    need_turn(draft, seat)
    if draft.state.turn.phase == INTERMISSION:
        draft.refuse("FFY-TURN-01", "impossible", here=turns.here_phase(draft.state))


def need_living(draft: Draft[FireflyState], seat: SeatId) -> None:
    """Whoever is defeated takes no part until healed back (FFY-DEF-06)."""
    if seat not in draft.state.living:
        names = {player.seat: player.name for player in draft.state.players}
        here = phrase("here-player-down", name=names.get(seat, seat))
        draft.refuse("FFY-DEF-06", "impossible", here=here)


def need_action(draft: Draft[FireflyState], seat: SeatId, *, over: str = "FFY-TURN-02") -> None:
    """Cards and points are used in the own Action Phase, in any order (FFY-ACT-08).

    `over` is the rule once it has passed.
    """
    need_turn(draft, seat)
    turns.need_phase(draft, ACTION, "FFY-TURN-01" if draft.state.turn.phase == EPISODE else over)


def need_episode(draft: Draft[FireflyState], seat: SeatId) -> None:
    """The Episode card comes at the beginning of the own turn, once (FFY-TURN-02)."""
    need_turn(draft, seat)
    turns.need_phase(draft, EPISODE, "FFY-TURN-02")


def in_action(state: FireflyState) -> bool:
    """Once the Episode card has come and until the strikes begin."""
    return state.turn.phase == ACTION
