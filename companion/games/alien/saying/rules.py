"""Quick tools for a card that only the players can read: its text is done with the verbs of this room.

Only a strike waits for them: nothing goes on before its text is done (ALN-STATE-15). With any other card,
whoever goes on with the game has done what it says; strikes, loans and other claims that can come at any time
leave it open.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.core.language.asks import Done, Pending
from companion.core.language.cards import Clause
from companion.core.language.commands import Command
from companion.core.language.phrases import phrase
from companion.engine.answers import DONE, set_aside
from companion.engine.draft import Draft, kind_of
from companion.engine.effects.work import DoClause
from companion.engine.feature import Commands, Works
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.abilities import HANDS_DO, hidden_rooms
from companion.games.alien.cards.board import targets
from companion.games.alien.cards.own import VOID
from companion.games.alien.cards.rooms import movable
from companion.games.alien.duels.commands import FightPlayer
from companion.games.alien.hive import BeginTurn
from companion.games.alien.keywords.commands import GiveUp, PlayLent
from companion.games.alien.market import RecruitSergeant
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.saying.commands import AllSaid, AsSaid
from companion.games.alien.saying.events import CardsDone
from companion.games.alien.state import AlienState
from companion.games.alien.turns.commands import EndAction

TOOLS = {
    "strike": Clause("strike", {"n": 1, "who": "any"}),
    "heal": Clause("heal", {"n": 1, "who": "any"}),
    "kill": Clause("kill", {"what": "enemy", "final": True}),
    "kill-hidden": Clause("kill", {"what": "hidden"}),
    "kill-own": Clause("kill-own", {"n": 1, "who": "any"}),
    "move": Clause("move", {"what": "card", "to": "room"}),
    "drop": Clause("move", {"what": "card", "to": "combat"}),
    "gain": Clause("gain-card", {"from": "hq"}),
    "gain-sergeant": Clause("gain-card", {"from": "sergeants"}),
    "scan": Clause("scan", {"n": 1}),
    "attack": Clause("gain", {"attack": 1}),
    "recruit": Clause("gain", {"recruit": 1}),
    "draw": Clause("draw", {"n": 1, "who": "any"}),
    "discard": Clause("discard", {"n": 1, "who": "any"}),
}
CAN: dict[str, Callable[[AlienState], bool]] = {  # whether there is something to do it to
    "strike": lambda state: bool(state.living),
    "heal": lambda state: any(zones.wounds(state.table, seat) for seat in state.living),
    "kill": lambda state: bool(targets(state, "enemy", "any")),
    "kill-hidden": lambda state: bool(hidden_rooms(state)),
    "move": lambda state: bool(movable(state, "card", "any")),
    "drop": lambda state: bool(movable(state, "card", "complex")),
    "gain": lambda state: any(state.table.zone(space) for space in zones.HQ),
    "gain-sergeant": lambda state: bool(state.table.zone(zones.SERGEANTS)),
    "scan": lambda state: bool(hidden_rooms(state)),
    "attack": lambda state: state.turn.phase not in VOID,
    "recruit": lambda state: state.turn.phase not in VOID,
    "kill-own": lambda state: bool(state.living),
    "draw": lambda state: bool(state.living),
    "discard": lambda state: any(state.table.zone(zones.of(seat, "hand")) for seat in state.living),
}
GOING_ON = (
    BeginTurn, Play, UseAbility, Recruit, RecruitSergeant, Scan, Fight, EndAction, Complete, PlayLent, GiveUp,
    FightPlayer,
)  # fmt: skip  # whoever does one of these has done what the card says
RULE = "ALN-ACT-02"


def waits(state: AlienState) -> bool:
    """Whether the game waits until hands have done what a card says."""
    return isinstance(state.ask, Done) and bool(state.queue) and kind_of(state.queue[0]) == HANDS_DO


def _hands_do(draft: Draft[AlienState], pending: Pending) -> None:
    """What a strike says is done by hands before anything else goes on, the next strike included."""
    if pending.slot is None or pending.slot not in draft.state.saying:
        return  # it was said to be done already
    if pending.answer == DONE:
        return draft.emit(CardsDone())
    card = draft.state.table.card(pending.slot)
    why = phrase("ask-hands-do", card=card.name if card is not None else phrase("a-card"))
    draft.ask(Done(id=draft.next_ask, why=why), pending)


def as_said(draft: Draft[AlienState], command: AsSaid) -> None:
    """One thing of what the card says; its target is asked for when there is more than one."""
    need_card(draft)
    state, what = draft.state, command.what
    draft.require(what in TOOLS, RULE, "impossible", here=phrase("here-no-such-tool"))
    draft.require(CAN[what](state), RULE, "impossible", here=phrase("here-nothing-to-do-it-to"))
    set_aside(draft)
    draft.later(DoClause(TOOLS[what], seat=state.decider, slot=state.saying[-1]))


def all_said(draft: Draft[AlienState], command: AllSaid) -> None:
    """Everything that the cards say is done."""
    need_card(draft)
    set_aside(draft)
    draft.emit(CardsDone())


def need_card(draft: Draft[AlienState]) -> None:
    """Only while a card speaks to the players alone, and no other question is open."""
    is_free = draft.state.ask is None or waits(draft.state)
    draft.require(is_free, "TABLE-ASK-03", "impossible", here=phrase("here-question-open"))
    draft.require(bool(draft.state.saying), RULE, "impossible", here=phrase("here-no-card-says"))


def gone_on(state: AlienState, command: Command) -> tuple[CardsDone, ...]:
    """What a card said is done by now, as the game goes on with this."""
    return (CardsDone(),) if state.saying and isinstance(command, GOING_ON) else ()


COMMANDS: Commands[AlienState] = {AsSaid: as_said, AllSaid: all_said}
WORK: Works[AlienState] = {HANDS_DO: _hands_do}
