"""Where else cards of the board are carried: into the Episode deck (FFY-RUL-94)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks, ledger
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.feature import Feature
from companion.engine.legendary.verbs.piles import PutBack
from companion.games.firefly import zones
from companion.games.firefly.state import FireflyState

DECK = "episode"  # the deck's name, by which it is kept


class PutUnderEpisode(Event, frozen=True):
    """A card went face down into the Episode deck, just above the Inevitable card."""

    slot: SlotId


class ShuffledIntoEpisode(Event, frozen=True):
    """A card was shuffled into the Episode deck, whose Inevitable card stays at the bottom."""

    slot: SlotId


def takes_cards(state: FireflyState) -> bool:
    """Whether the Episode deck takes cards: once the Inevitable card has left it, none (FFY-RUL-94)."""
    lying = state.table.zone(zones.EPISODE)
    return bool(lying) and lying[-1] in state.inevitables


def under(draft: Draft[FireflyState], slot: SlotId) -> None:
    """The bottom of the deck is just above the Inevitable card (FFY-RUL-94)."""
    if takes_cards(draft.state):
        draft.emit(PutUnderEpisode(slot))


def shuffled(draft: Draft[FireflyState], slot: SlotId) -> None:
    """All cards of the deck are shuffled but the Inevitable one (FFY-RUL-94)."""
    if takes_cards(draft.state):
        draft.emit(ShuffledIntoEpisode(slot))
        decks.ask_order(draft, zones.EPISODE, DECK)


def _put_under(state: FireflyState, event: PutUnderEpisode) -> FireflyState:
    at = len(state.table.zone(zones.EPISODE)) - 1
    return carried(state, (event.slot,), zones.EPISODE, at, face_up=False)


def _shuffled(state: FireflyState, event: ShuffledIntoEpisode) -> FireflyState:
    laid = carried(state, (event.slot,), zones.EPISODE, face_up=False)
    return replace(laid, table=ledger.shuffle(laid.table, laid.table.zone(zones.EPISODE)[:-1]))


def _put_back(event: PutBack, before: FireflyState, after: FireflyState) -> FireflyState:
    """What goes under the Episode deck comes to lie just above its Inevitable card (FFY-RUL-94)."""
    lying = after.table.zone(zones.EPISODE)
    last = next((slot for slot in lying if slot in after.inevitables), None)
    if last is None or last == lying[-1]:
        return after
    return carried(after, (last,), zones.EPISODE, len(lying) - 1, face_up=None)


def _by_hand(event: ShuffledIntoEpisode, before: FireflyState, after: FireflyState) -> tuple[Prompt, ...]:
    """The deck is shuffled without its bottom card; what the app keeps it deals by itself."""
    text = phrase(f"prompt-shuffle-episode-{decks.keeper(after, DECK)}")
    return (Prompt(text, zone=zones.EPISODE),)


PLACES: Mapping[str, Callable[[Draft[FireflyState], SlotId], None]] = {
    "bottom": under,
    "shuffled": shuffled,
}
CARRYING: Feature[FireflyState] = Feature(
    name="carrying",
    events={PutUnderEpisode: _put_under, ShuffledIntoEpisode: _shuffled},
    follows={PutBack: _put_back},
    undo={ShuffledIntoEpisode: "order"},
    prompts={ShuffledIntoEpisode: _by_hand},
    carries=(PutUnderEpisode,),
)
