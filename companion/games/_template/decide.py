"""What every command of Night Ferry does, as far as the rules allow it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from companion.core.language.commands import Command
from companion.core.language.ids import SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.slots import Table
from companion.engine import backs, ledger
from companion.engine.answers import exchange, know
from companion.engine.decisions import Decision
from companion.engine.draft import Draft, piece
from companion.engine.kernel import Kernel
from companion.engine.tools import Vocabulary
from companion.games._template import commands as c
from companion.games._template import events as e
from companion.games._template import zones
from companion.games._template.decide_pieces import PIECES
from companion.games._template.effects import KINDS
from companion.games._template.evolve import evolve
from companion.games._template.phases import need_act, need_river
from companion.games._template.scoring import decided
from companion.games._template.setup_rules import rules
from companion.games._template.state import TURN_PHASES, FerryState

Writing = Draft[FerryState]


def begin_turn(draft: Writing, command: c.BeginTurn) -> None:
    """The oldest card is swept away when the channel is full, then one drifts in (TPL-RIVER-01, 02)."""
    need_river(draft, command.seat)
    draft.later(piece("sweep", command.seat), piece("drift", command.seat), piece("act", command.seat))


def play(draft: Writing, command: c.Play) -> None:
    """A card of the own hand is played, three a turn (TPL-PLAY-01, 02)."""
    need_act(draft, command.seat)
    plays, most = draft.state.numbers["plays"], rules().plays
    draft.require(plays < most, "TPL-PLAY-01", "limit", need=most, have=plays)
    slot = hand_slot(draft.state, command)
    if slot is None:
        return draft.require(False, "TPL-PLAY-02", "impossible", here=phrase("here-not-in-hand"))
    if draft.state.table.slots[slot].copy is None:
        know(draft, slot, command.copy, "told")
    draft.emit(e.CardPlayed(command.seat, slot))
    draft.later(piece("effects", command.seat, slot, data={"on": "play"}))


def hand_slot(state: FerryState, command: c.Play) -> SlotId | None:
    """The slot of the hand that is, or could be, the named card."""
    table = state.table
    if command.copy not in table.designs:
        return None
    hand = table.zone(zones.of(command.seat, "hand"))
    known = table.bound.get(command.copy)
    return known if known in hand else next((slot for slot in hand if _fits(table, slot, command)), None)


def _fits(table: Table, slot: SlotId, command: c.Play) -> bool:
    """Whether an unknown card of a hand could be the named one, or its twin that was only told."""
    return ledger.may_hold(table, slot, command.copy) or exchange(table, slot, command.copy) is not None


def cross(draft: Writing, command: c.Cross) -> None:
    """Once a turn a piece on the near shore rows to the far one (TPL-CROSS-01 to 03)."""
    need_act(draft, command.seat)
    draft.require(draft.state.numbers["crossings"] < 1, "TPL-CROSS-01", "limit")
    if command.to not in zones.SPACES:
        return draft.require(False, "TPL-CROSS-02", "impossible", here=phrase("here-no-such-place"))
    ashore = draft.state.place_of(command.seat) != zones.FAR and command.to == zones.FAR
    draft.require(ashore, "TPL-CROSS-03", "target", remedy=phrase("remedy-far-shore"))
    draft.later(piece("face-river", command.seat), piece("roll", command.seat, zone=command.to))


def light(draft: Writing, command: c.Light) -> None:
    """Power lights a lantern again, up to the printed number (TPL-LIGHT-01, 02)."""
    need_act(draft, command.seat)
    burning, most = draft.state.numbers["lanterns"], rules().most_lanterns
    draft.require(burning < most, "TPL-LIGHT-01", "limit", need=most, have=burning)
    power, cost = draft.state.numbers["power"], rules().light_cost
    draft.require(power >= cost, "TPL-LIGHT-02", "cost", need=cost, have=power)
    draft.emit(e.PowerSpent(min(power, cost)))
    draft.emit(e.LanternLit(command.seat))


def look(draft: Writing, command: c.Look) -> None:
    """Nobody looks at a hidden card; a lamp that was played asks by itself (TPL-LOOK-01, 02)."""
    need_act(draft, command.seat)
    if command.slot not in zones.hidden(draft.state.table):
        return draft.require(False, "TPL-LOOK-01", "impossible", here=phrase("here-not-hidden"))
    draft.require(False, "TPL-LOOK-02", "secret", remedy=phrase("remedy-lamp"))


def confess(draft: Writing, command: c.Confess) -> None:
    """Who turns up the own role gets power for it, once (TPL-ROLE-01)."""
    need_act(draft, command.seat)
    role = draft.state.table.zone(zones.of(command.seat, "role"))
    hidden = [slot for slot in role if not draft.state.table.slots[slot].face_up]
    if not hidden:
        return draft.require(False, "TPL-ROLE-01", "impossible", here=phrase("here-role-open"))
    draft.emit(e.RoleShown(command.seat, hidden[0]))
    draft.later(piece("effects", command.seat, hidden[0], data={"on": "reveal"}))


def end_turn(draft: Writing, command: c.EndTurn) -> None:
    """What was played is discarded, the hand is filled up, the next player begins (TPL-END-01)."""
    need_act(draft, command.seat)
    played = draft.state.table.zone(zones.of(command.seat, "played"))
    if played:
        draft.emit(e.Discarded(command.seat, played))
    draft.later(piece("draw", command.seat), piece("pass", command.seat))


def show_back(draft: Writing, command: c.ShowBack) -> None:
    """A back that is shown tells the app alone which card lies there (TPL-BACK-01)."""
    backs.show(draft, command.slot, command.copy, "TPL-BACK-01")


def forgot_lantern(draft: Writing, command: c.ForgotLantern) -> None:
    """What was forgotten is made good at any time, whoever says it (TPL-LATE-01)."""
    burning = draft.state.numbers["lanterns"]
    draft.require(burning > 0, "TPL-LATE-01", "impossible", here=phrase("here-all-dark"))
    draft.emit(e.LanternsLost(1))


def settle(draft: Writing) -> bool:
    """Once the game is decided nothing else is done but turning up the roles (TPL-END-02)."""
    state = draft.state
    cause = "" if state.cause or state.outcome else decided(state)
    if not cause:
        return False
    draft.work.clear()
    draft.emit(e.EndBegan(cause))
    draft.later(piece("show-roles"))
    return True


def rule_faults(state: FerryState) -> list[str]:
    """What the rules promise as long as nobody overrides them."""
    found = ["channel-full"] if len(zones.hidden(state.table)) > rules().channel else []
    if any(state.place_of(seat) not in zones.SPACES for seat in state.pieces):
        found.append("piece-astray")
    if state.numbers.get("lanterns", 0) > rules().most_lanterns:
        found.append("too-many-lanterns")
    return found


def in_play(handler: Callable[[Writing, Any], None]) -> Callable[[Writing, Any], None]:
    """A command of a game that is not over (TPL-OVER-01)."""

    def guarded(draft: Writing, command: Any) -> None:
        over = bool(draft.state.outcome) or not draft.state.turn.number
        draft.require(not over, "TPL-OVER-01", "impossible", here=phrase("here-game-over"))
        handler(draft, command)

    return guarded


HANDLERS: Mapping[type, Callable[[Writing, Any], None]] = {
    c.BeginTurn: begin_turn, c.Play: play, c.Cross: cross, c.Light: light, c.Look: look, c.Confess: confess,
    c.EndTurn: end_turn, c.ShowBack: show_back, c.ForgotLantern: forgot_lantern,
}  # fmt: skip


def every_zone(state: FerryState) -> tuple[ZoneId, ...]:
    """Where a card may be carried by hand."""
    return zones.every(tuple(player.seat for player in state.players))


@cache
def kernel() -> Kernel[FerryState]:
    """The rules as tables; a value, made once."""
    words = Vocabulary(zones=every_zone, phases=TURN_PHASES, rule_faults=rule_faults, kinds=KINDS)
    return Kernel(
        evolve=evolve, commands={kind: in_play(handler) for kind, handler in HANDLERS.items()},
        pieces=PIECES, settle=settle, words=words, during_ask=(c.ShowBack, c.ForgotLantern),
    )  # fmt: skip


def decide(state: FerryState, command: Command, waived: frozenset[str] = frozenset()) -> Decision:
    """The events of a command, or why not."""
    return kernel().decide(state, command, waived)


def refusal(state: FerryState, command: Command) -> Refusal | None:
    """Why a command would be refused, without carrying it out."""
    return kernel().refusal(state, command)
