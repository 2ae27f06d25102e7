"""What cards do with points and with players' own cards (FFY-ACT-03, FFY-SPEC)."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.fighting import Kill
from companion.engine.legendary.own_deck import shuffle_own
from companion.engine.legendary.verbs.choosing import ChoiceVerbs
from companion.engine.legendary.verbs.own_cards import OwnCardVerbs
from companion.engine.legendary.verbs.piles import PileVerbs
from companion.engine.legendary.verbs.points import PointVerbs
from companion.engine.legendary.verbs.searching import SearchVerb
from companion.engine.legendary.verbs.seeking import SeekingVerbs
from companion.games.firefly import zones
from companion.games.firefly.drawing import DECKS
from companion.games.firefly.grammar import WORDING
from companion.games.firefly.kinds import PEOPLE
from companion.games.firefly.reading import READING
from companion.games.firefly.state import CLEANUP, FireflyState

# Phases in which points can be used no more: until the cleanup they still pay what a text asks (FFY-RUL-39).
VOID = ("setup", CLEANUP, "inter-mission", "over")


def kill(draft: Draft[FireflyState], slot: SlotId, seat: SeatId) -> None:
    """Own cards are defeated like all others (FFY-SPEC-08, 09)."""
    draft.later(Kill(seat=seat, slot=slot))


def gained(draft: Draft[FireflyState], seat: SeatId, slot: SlotId) -> None:
    """A card that was gained says nothing by that (FFY-REC-07)."""


def _is_sealed(state: FireflyState, slot: SlotId) -> bool:
    """Nobody looks at, reveals or takes the Inevitable card (FFY-RUL-21)."""
    return slot in state.inevitables


POINTS: PointVerbs[FireflyState] = PointVerbs(reading=READING, closed=VOID)
CARDS: OwnCardVerbs[FireflyState] = OwnCardVerbs(
    reading=READING, decks=DECKS, market=zones.BRIDGE, is_own=lambda card: card.kind in PEOPLE,
    stacks={"browncoats": zones.BROWNCOATS, "crew": zones.CREW}, kill=kill, gained=gained,
    shuffle=shuffle_own,
)  # fmt: skip
PILES: PileVerbs[FireflyState] = PileVerbs(
    reading=READING, own=DECKS,
    decks={str(deck): deck for deck in (
        zones.EPISODE, zones.CREW, zones.CREW_STRIKES, zones.SHIP_STRIKES, zones.BROWNCOATS,
    )},
    kill=kill, gained=gained, gone=zones.REMOVED,
    sealed=_is_sealed,
)  # fmt: skip
CHOICES: ChoiceVerbs[FireflyState] = ChoiceVerbs(reading=READING, wording=WORDING)
SEEKING: SeekingVerbs[FireflyState] = SeekingVerbs(
    reading=READING, kill=kill, fallen=zones.DEFEATED_CHARACTERS,
    stacks={"talent": zones.TALENTS, "flaw": zones.FLAWS},
)  # fmt: skip
FEATURES: tuple[Feature[FireflyState], ...] = (
    POINTS.feature(), POINTS.tolls(), CARDS.feature(), PILES.feature(), CHOICES.feature(), SEEKING.feature(),
    SearchVerb[FireflyState](kill).feature(),
)  # fmt: skip
