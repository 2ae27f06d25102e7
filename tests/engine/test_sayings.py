"""Quick tools for a card that only the players can read, in a game that is none of the family."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from companion.core.language.asks import Done
from companion.core.language.cards import Clause
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Event, OutOfStep
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.states import Header, Player, Turn
from companion.engine.assembly import Assembly
from companion.engine.decisions import Decided
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, tells
from companion.engine.sayings import AllSaid, AsSaid, HandsDo, Saying, SpokenState, Tool, waits
from companion.engine.tools import Vocabulary
from tests.engine.effects.table import lay, thing

A, B = SeatId("a"), SeatId("b")
HAND = ZoneId("hand")


class March(Command, frozen=True):
    """Go on with the game."""


class Claim(Command, frozen=True):
    """Something that can come at any time."""


class Repaired(Event, frozen=True):
    """A tool was used."""

    seat: SeatId
    n: int


def repair(draft: Draft[SpokenState], work: DoClause, clause: Clause) -> None:
    assert work.seat is not None
    draft.emit(Repaired(work.seat, int(clause.args["n"])))


def marched(draft: Draft[SpokenState], command: Command) -> None:
    draft.emit(Repaired(A, 0))


TOOLS: dict[str, Tool[SpokenState]] = {
    "dig": Tool(Clause("repair", {"n": 2}), lambda state: False),
    "repair": Tool(Clause("repair", {"n": 1})),
    "build": Tool(Clause("repair", {"n": 3})),
}
SAYING: Saying[SpokenState] = Saying(
    rule="TOY-SAYS", tools=TOOLS, likely={"thing": ("build",)}, going_on=(March,), whose=lambda state: B
)
MARCH: Feature[SpokenState] = Feature(
    name="march",
    commands={March: marched, Claim: marched},
    events={Repaired: tells},
    verbs={"repair": repair},
)
GAME = Assembly((SAYING.feature(), MARCH), words=Vocabulary(zones=lambda state: (HAND,), phases=()))


def table() -> tuple[SpokenState, SlotId]:
    players = (Player(A, "A"), Player(B, "B"))
    state = SpokenState(header=Header("toy", players), players=players, turn=Turn(1, A, "action"))
    state = cast(SpokenState, lay(state, HAND, thing("riddle")))
    return state, state.table.zone(HAND)[0]


def speaking() -> tuple[SpokenState, SlotId]:
    state, slot = table()
    return GAME.evolve(state, OutOfStep(slot, "card-says")), slot


def decided(state: SpokenState, command: Command) -> Decided[SpokenState]:
    decision = GAME.decide(state, command)
    assert isinstance(decision, Decided), decision
    return decision


def refused(state: SpokenState, command: Command) -> tuple[str, str]:
    decision = GAME.decide(state, command)
    assert isinstance(decision, Refusal)
    return str(decision.rule), decision.kind


def test_a_card_that_speaks_to_the_players_is_named_and_offers_the_likeliest_tool_first() -> None:
    state, slot = speaking()
    assert state.saying == (slot,)
    assert [offer.id for offer in GAME.interruptions(state)] == ["said:done", "said:build", "said:repair"]
    prompts = GAME.prompts(state, OutOfStep(slot, "card-says"), state)
    assert [one.text.key for one in prompts] == ["prompt-card-says"] and prompts[0].slot == slot
    assert GAME.interruptions(table()[0]) == ()


def test_a_tool_does_its_clause_for_whom_the_text_is_about() -> None:
    state, _ = speaking()
    assert Repaired(B, 1) in decided(state, AsSaid("repair")).events
    assert refused(state, AsSaid("dig")) == ("TOY-SAYS", "impossible")
    assert refused(state, AsSaid("fly")) == ("TOY-SAYS", "impossible")
    assert refused(table()[0], AsSaid("repair")) == ("TOY-SAYS", "impossible")


def test_whoever_goes_on_has_done_what_it_says_and_a_claim_leaves_it_open() -> None:
    state, slot = speaking()
    assert decided(state, March()).after(state).saying == ()
    assert decided(state, Claim()).after(state).saying == (slot,)
    assert decided(state, AllSaid()).after(state).saying == ()


def test_a_card_that_is_waited_for_lets_nothing_else_go_on() -> None:
    state, slot = speaking()
    draft = Draft(state, GAME.evolve)
    SAYING.hands_do(draft, HandsDo(slot))
    asking = draft.state
    assert waits(asking) and [offer.id for offer in GAME.interruptions(asking)][0] == "said:done"
    assert asking.ask is not None
    after = decided(asking, Answer(asking.ask.id)).after(asking)
    assert after.saying == () and after.ask is None
    tooled = decided(asking, AsSaid("repair")).after(asking)
    assert waits(tooled) and tooled.saying == (slot,)
    other = replace(state, ask=Done(id=9, why=phrase("why")))
    assert refused(other, AllSaid()) == ("TABLE-ASK-03", "impossible")


def test_what_was_said_to_be_done_is_not_asked_for() -> None:
    state, slot = table()
    draft = Draft(state, GAME.evolve)
    SAYING.hands_do(draft, HandsDo(slot))
    assert draft.events == []
