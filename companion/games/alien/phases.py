"""When a command is open: the guards that every command of a turn begins with (ALN-TURN, ALN-STATE)."""

from __future__ import annotations

from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine import turns
from companion.engine.draft import Draft
from companion.games.alien.state import ALIEN, AlienState

ACTION = "action"


def need_turn(draft: Draft[AlienState], seat: SeatId) -> None:
    """Only the active player acts (ALN-ACT-11)."""
    turns.need_turn(draft, seat, "ALN-ACT-11")


def need_living(draft: Draft[AlienState], seat: SeatId) -> None:
    """The dead take no part any more (ALN-DEATH-05)."""
    if seat not in draft.state.living:
        names = {player.seat: player.name for player in draft.state.players}
        here = phrase("here-player-dead", name=names.get(seat, seat))
        draft.refuse("ALN-DEATH-05", "impossible", here=here)


def need_acting(draft: Draft[AlienState], seat: SeatId) -> None:
    """Living players and Alien Players alike."""
    if seat not in draft.state.aliens:
        need_living(draft, seat)


def need_play(draft: Draft[AlienState], seat: SeatId, *, over: str = "ALN-TURN-05") -> None:
    """Cards are played in the own Action Phase, or in the one phase of an alien's turn (ALN-ALIEN-07)."""
    if draft.state.turn.phase == ALIEN:
        return need_turn(draft, seat)
    need_action(draft, seat, over=over)


def need_player(draft: Draft[AlienState]) -> None:
    """An Alien Player plays cards and draws, and does nothing else (ALN-ALIEN-07)."""
    if draft.state.turn.phase == ALIEN:
        here = phrase("here-alien-turn", name=draft.state.player(draft.state.active).name)
        draft.refuse("ALN-ALIEN-07", "timing", here=here)


def need_action(draft: Draft[AlienState], seat: SeatId, *, over: str = "ALN-TURN-05") -> None:
    """Cards and points are used in the own Action Phase; `over` is the rule once it has passed."""
    need_turn(draft, seat)
    phase = draft.state.turn.phase
    if phase == ALIEN:
        return need_player(draft)
    if phase != ACTION:
        rule = "ALN-HIVE-01" if phase == "hive" else over
        draft.refuse(rule, "timing", here=turns.here_phase(draft.state))


def need_hive(draft: Draft[AlienState], seat: SeatId) -> None:
    """The Hive card is placed at the beginning of the own turn, once (ALN-HIVE-02)."""
    need_turn(draft, seat)
    phase = draft.state.turn.phase
    if phase == ALIEN:
        return need_player(draft)
    here = turns.here_phase(draft.state)
    draft.require(phase in ("hive", ACTION), "ALN-TURN-05", "timing", here=here)
    draft.require(phase != ACTION, "ALN-HIVE-02", "limit", here=here)


def in_action(state: AlienState) -> bool:
    """Once the Hive card is placed, but in no alien's turn (ALN-HIVE-01, ALN-ALIEN-07)."""
    return state.turn.phase not in ("hive", ALIEN)
