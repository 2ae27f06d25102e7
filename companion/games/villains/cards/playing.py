"""What cards do with how others are played, dodged and recruited in this turn (VIL-CARD-19 to 21)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.changes import counted
from companion.engine.decks import needs_identity
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, yes_or_no
from companion.engine.effects.work import DoClause, going_on
from companion.engine.feature import Feature
from companion.engine.legendary.playing.played import CardPlayed
from companion.engine.legendary.verbs.piles import PutBack, TopTurned
from companion.games.villains import zones
from companion.games.villains.copying import play_copy
from companion.games.villains.meaning import is_of
from companion.games.villains.state import VillainsState

CLASSES = ("strength", "instinct", "covert", "tech", "ranged")
KEEP = "keep"


class Noted(Event, frozen=True):
    """A card of this turn has an effect on cards that come later in it."""

    what: str


class ClassChosen(Event, frozen=True):
    """A card that was played is of another class for this turn (VIL-CARD-19)."""

    slot: SlotId
    klass: str


class CopyOffered(DoClause, frozen=True, kw_only=True, tag="copy-offered"):
    """The top card of the Ally Deck lies open; a copy of it may be played."""

    top: SlotId


def note(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """One more of what is noted for this turn: a dodge, a change of class, a place on the deck."""
    told = (clause.args.get(name) for name in ("what", "team", "class"))
    draft.emit(Noted(":".join(str(one) for one in told if one)))


def be_class(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """This card may be of another class, chosen as it is played and never later (VIL-CARD-19)."""
    options = [Option(klass, phrase(f"class-{klass}")) for klass in CLASSES]
    options.append(Option(KEEP, phrase("option-keep-class")))
    chosen = pick(draft, work, phrase("ask-which-class"), options)
    if chosen is not None and chosen.key != KEEP and work.slot is not None:
        draft.emit(ClassChosen(work.slot, chosen.key))


def copy_top(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """The top card of the Ally Deck is shown, and a copy of it may be played (VIL-CARD-20, VIL-RUL-14)."""
    slot = zones.top(draft.state.table, zones.ALLIES)
    if slot is not None:
        draft.emit(TopTurned(slot))
        draft.later(CopyOffered(**going_on(work), top=slot))


def _offered(draft: Draft[VillainsState], work: CopyOffered) -> None:
    """Played, it counts as a second card with its own class, and goes under the deck (VIL-CARD-21)."""
    if needs_identity(draft, work.top, phrase("ask-which-turned"), work):
        return
    card = draft.state.table.card(work.top)
    if card is None:
        return
    why = phrase("ask-play-copy", card=card.name)
    chosen = pick(draft, work, why, yes_or_no(phrase("option-yes"), phrase("option-no")))
    if chosen is None:
        return
    if chosen.key == "yes":
        play_copy(draft, work.seat or draft.state.active, work.top)
    draft.emit(PutBack(work.top, under=chosen.key == "yes"))


def _noted(state: VillainsState, event: Noted) -> VillainsState:
    return counted(state, **{f"turn__{event.what}".replace(":", "__"): 1})


def _chosen(state: VillainsState, event: ClassChosen) -> VillainsState:
    played = tuple(
        replace(one, klass=event.klass) if one.slot == event.slot and not one.play else one
        for one in state.played
    )
    return replace(state, played=played)


def _as_class(event: CardPlayed, before: VillainsState, after: VillainsState) -> VillainsState:
    """The next card of a team counts as another class, where that was noted: as:hydra:tech."""
    card = after.table.card(event.slot)
    for name, n in after.numbers.items():
        turn, _, rest = name.partition(":as:")
        team, _, klass = rest.partition(":")
        if n and turn == "turn" and klass and card is not None and is_of(card, team):
            last = replace(after.played[-1], klass=klass)
            less = {**after.numbers, name: n - 1}
            return replace(after, played=(*after.played[:-1], last), numbers=less)
    return after


PART: Feature[VillainsState] = Feature(
    name="verbs-of-playing",
    verbs={"note": note, "be-class": be_class, "copy-top": copy_top},
    work={CopyOffered: _offered},
    events={Noted: _noted, ClassChosen: _chosen},
    follows={CardPlayed: _as_class},
)
