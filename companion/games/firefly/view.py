"""What one audience may see of a game of Firefly."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.core.crossing.views import Aim, AimState, Figure, Objective, SeatView
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.assembly import Assembly
from companion.engine.legendary.sight import Looks
from companion.engine.legendary.table_view import TableView, fought
from companion.engine.legendary.view import VERBS, Persons, meters, pressing
from companion.engine.press import Pressing
from companion.engine.ways import Way
from companion.games.firefly import zones
from companion.games.firefly.board import BRICKS, strips
from companion.games.firefly.inevitable import is_in_combat, seats_left, spaces_left
from companion.games.firefly.intermission import board as mission
from companion.games.firefly.life import LIFE
from companion.games.firefly.objectives.rules import card_of, items_of
from companion.games.firefly.scoring.scores import score
from companion.games.firefly.scoring.telling import told_in_campaign
from companion.games.firefly.serenity import free_slots, slots
from companion.games.firefly.state import (
    ACTION,
    CLEANUP,
    EPISODE,
    INTERMISSION,
    LETTERS,
    STRIKE,
    FireflyState,
)
from companion.games.firefly.strikes import STRIKING

SHOWN_PHASES = (EPISODE, ACTION, STRIKE, CLEANUP)
STANDS: Mapping[str, AimState] = {"": "open", "done": "done", "failed": "failed"}
LAID_IN = (ACTION,)  # the phase in which hands lay cards


def is_urgent(state: FireflyState, way: Way) -> bool:
    """A striker while the strikes would defeat."""
    slot = fought(way)
    return slot is not None and STRIKING.threatens(state, slot)


BETWEEN = ("buy", "repair", "heal", "draw")  # what Credits are spent on
PRESSING: Pressing[FireflyState] = replace(
    pressing(LAID_IN, is_urgent), verbs=(*VERBS, *BETWEEN), ends=("end", "next-episode")
)


def _figures(state: FireflyState, seat: SeatId) -> tuple[Figure, ...]:
    """What everybody has won together in the end (FFY-SCORE-04)."""
    return (Figure("points", score(state), label=phrase("field-points")),) if state.outcome else ()


PERSONS: Persons[FireflyState] = Persons(
    bricks=BRICKS, figures=_figures,
    life=lambda state, seat: Figure("harm", LIFE.damage(state, seat), of=LIFE.health(state, seat)),
    guise=lambda state, seat: None if seat in state.living else phrase("guise-defeated"),
)  # fmt: skip


def crew(firefly: Assembly[FireflyState], state: FireflyState) -> tuple[SeatView, ...]:
    """The Main Characters whom nobody plays: an Avatar and its strikes, no cards (FFY-SETUP-09)."""
    return tuple(
        replace(
            PERSONS.seat(firefly, state, one.seat), alive=one.alive, active=False, played=False, counts=(),
            figures=(), life=None, guise=phrase("guise-nobodys" if one.alive else "guise-defeated"),
        )
        for one in state.crew
    )  # fmt: skip


def objective(state: FireflyState) -> Objective:
    """The Objective card with its Objectives, and how near the Inevitable card is."""
    card, every = card_of(state), items_of(state)
    aims = (Aim(level, STANDS[state.items.get(level, "")], must=must) for level, must in every.items())
    done = sum(1 for level in every if state.items.get(level) == "done")
    return Objective(
        level=state.letter, of=LETTERS[-1], title=card.name if card is not None else phrase("unnamed"),
        done=done, need=len(every), place=countdown(state), course="episode", sign=letter_of(state.letter),
        aims=tuple(aims),
    )  # fmt: skip


def letter_of(episode: int) -> str:
    """The letter of an Episode, as it is printed on its Objective card (FFY-SETUP-14)."""
    return chr(ord("A") + episode - 1)


def countdown(state: FireflyState) -> Phrase | None:
    """How far the Inevitable card is: cards of its deck, spaces, then players (FFY-INEV-16)."""
    if is_in_combat(state):
        return phrase("countdown-players", n=len(seats_left(state)))
    left = spaces_left(state)
    if left is not None:
        return phrase("countdown-spaces", n=left)
    return phrase("countdown-cards", n=len(state.table.zone(zones.EPISODE)))


def outcome_text(state: FireflyState) -> Phrase | None:
    """How it ended, and what it was worth (FFY-SCORE-04)."""
    if not state.outcome:
        return None
    outcome = phrase(f"outcome-{state.outcome}", points=score(state))
    return told_in_campaign(state, outcome)


def danger(state: FireflyState) -> int:
    """How bad it looks to everybody: 0 calm, 1 tense, 2 bad, 3 last chance."""
    if slots(state) is not None and not free_slots(state):
        return 3
    if len(state.living) == 1 and LIFE.would_kill(state, state.living[0], 3):
        return 3
    fighters = len(state.table.zone(zones.COMBAT))
    full = sum(1 for zone in zones.VERSE if state.table.zone(zone))
    is_strained = slots(state) is not None and len(free_slots(state)) == 1
    if fighters >= 3 or is_strained or any(LIFE.would_kill(state, seat, 3) for seat in state.living):
        return 2
    return 1 if fighters or full >= 4 else 0


def spendable(state: FireflyState) -> tuple[Figure, ...]:
    """What can be spent: the two pools, and between two Episodes Credits and healing (FFY-INTER-05)."""
    return mission.meters(state) if state.turn.phase == INTERMISSION else meters(state)


LOOKS: Looks[FireflyState] = Looks(
    persons=PERSONS, board=lambda state: strips(state, (), None), danger=danger, meters=spendable,
    others=crew,
)  # fmt: skip
TABLE: TableView[FireflyState] = TableView(
    room="firefly", looks=LOOKS, strips=strips, pressing=PRESSING, outcome_text=outcome_text,
    phases=lambda state: () if state.turn.phase == INTERMISSION else SHOWN_PHASES,
    objectives=lambda state: (objective(state),),
)  # fmt: skip
view, sight = TABLE.view, TABLE.sight
