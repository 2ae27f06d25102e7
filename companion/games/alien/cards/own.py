"""What cards do with points and with players' own cards (ALN-TEXT)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.effects.interpret import Verbs
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import Kill
from companion.engine.legendary.verbs.choosing import ChoiceVerbs
from companion.engine.legendary.verbs.own_cards import OwnCardVerbs
from companion.engine.legendary.verbs.piles import PileVerbs
from companion.engine.legendary.verbs.points import PointVerbs
from companion.engine.legendary.verbs.reading import CardReading
from companion.games.alien import zones
from companion.games.alien.abilities import COUNTERS
from companion.games.alien.bursts import is_burst
from companion.games.alien.drawing import DECKS
from companion.games.alien.keywords.rules import gained
from companion.games.alien.objectives.events import ObjectiveProgressed
from companion.games.alien.state import AlienState

VOID = ("setup", "strike", "cleanup", "over")  # phases in which points can no longer be used (ALN-RULING-58)


def chooser(state: AlienState, you: SeatId) -> SeatId:
    """Who chooses where no text says: the active player (ALN-TEXT-04), in an alien's turn whom it names."""
    return you if state.active in state.aliens else state.active


READING: CardReading[AlienState] = CardReading(
    counters=COUNTERS, in_play=("played", "vigilant"), chooser=chooser
)


def progress(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """The players come closer to an objective; a final enemy that dies too early does not count.

    ALN-RULING-26: killed before its objective is current, it may come back with the rebuilt Hive.
    """
    level = int(clause.args["level"])
    card = draft.state.table.card(pending.slot) if pending.slot is not None else None
    if card is not None and card.has("final-enemy") and draft.state.objective < level == 3:
        return
    draft.emit(ObjectiveProgressed(level, READING.number(draft.state, clause, "n", 1)))


def kill(draft: Draft[AlienState], slot: SlotId, seat: SeatId) -> None:
    """Own cards are killed like all others (ALN-KILL-01 to 04)."""
    draft.later(Kill(seat=seat, slot=slot))


VERBS: Verbs[AlienState] = {"progress": progress}

POINTS: PointVerbs[AlienState] = PointVerbs(reading=READING, closed=VOID)
CARDS: OwnCardVerbs[AlienState] = OwnCardVerbs(
    reading=READING, decks=DECKS, market=zones.HQ,
    stacks={"sergeants": zones.SERGEANTS, "barracks": zones.BARRACKS}, kill=kill, gained=gained,
)  # fmt: skip
PILES: PileVerbs[AlienState] = PileVerbs(
    reading=READING, own=DECKS,
    decks={str(deck): deck for deck in (zones.HIVE, zones.STRIKES, zones.BARRACKS, zones.SERGEANTS)},
    kill=kill, gained=gained, gone=zones.REMOVED, stays=is_burst,
)  # fmt: skip
CHOICES: ChoiceVerbs[AlienState] = ChoiceVerbs(reading=READING)
FEATURES: tuple[Feature[AlienState], ...] = (
    POINTS.feature(), CARDS.feature(), PILES.feature(), CHOICES.feature(),
)  # fmt: skip
