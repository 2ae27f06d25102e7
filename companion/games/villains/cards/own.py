"""What cards do with points and with players' own cards (VIL-SPEC-05, VIL-KW-18 to 22)."""

from __future__ import annotations

from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.verbs.choosing import ChoiceVerbs
from companion.engine.legendary.verbs.own_cards import OwnCardVerbs
from companion.engine.legendary.verbs.piles import PileVerbs
from companion.engine.legendary.verbs.points import PointVerbs
from companion.games.villains import zones
from companion.games.villains.bindings import gained
from companion.games.villains.drawing import DECKS
from companion.games.villains.grammar import WORDING
from companion.games.villains.kinds import ALLIES
from companion.games.villains.ko import ko
from companion.games.villains.reading import READING
from companion.games.villains.state import CLEANUP, VillainsState

VOID = ("setup", CLEANUP, "over")  # phases in which points can be used no more


def _ko(draft: Draft[VillainsState], slot: SlotId, seat: SeatId) -> None:
    ko(draft, slot)


POINTS: PointVerbs[VillainsState] = PointVerbs(reading=READING, closed=VOID)
CARDS: OwnCardVerbs[VillainsState] = OwnCardVerbs(
    reading=READING, decks=DECKS, market=zones.LAIR, is_own=lambda card: card.kind in ALLIES,
    stacks={str(zone): zone for zone in (
        zones.NEW_RECRUITS, zones.MADAME_HYDRA, zones.OFFICERS, zones.ALLIES, zones.BINDINGS,
    )},
    kill=_ko, gained=gained,
)  # fmt: skip
PILES: PileVerbs[VillainsState] = PileVerbs(
    reading=READING, own=DECKS,
    decks={str(deck): deck for deck in (zones.ADVERSARIES, zones.ALLIES, zones.BYSTANDERS)},
    kill=_ko, gained=gained, gone=zones.BOX,
)  # fmt: skip
CHOICES: ChoiceVerbs[VillainsState] = ChoiceVerbs(reading=READING, wording=WORDING)
FEATURES: tuple[Feature[VillainsState], ...] = (
    POINTS.feature(), CARDS.feature(), PILES.feature(), CHOICES.feature(),
)  # fmt: skip
