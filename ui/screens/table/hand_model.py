"""What a drawn hand lays next, and what the glass says while it does; pure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.core.crossing.views import AskView, Figure, View
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.bench import About
from companion.core.ports.practice import DrawnCard, DrawnDeck, DrawnTable
from ui.screens.table.model import Say, given_of, in_hand, is_offered
from ui.theme.boxes import Box
from ui.widgets.board.parts import Part, Parts
from ui.widgets.fan.layout import ordered
from ui.widgets.keystrip.strip import StripModel

QUIET = frozenset(("legal", "big"))
SHORT = 40  # letters of what a card does that the big button says
OWN = "played"  # the strip where cards lie that were laid


def to_lay(view: View, table: DrawnTable, before: Sequence[str] = ()) -> tuple[DrawnCard, ...]:
    """What the drawn hand can lay now, in its order; nothing while something else is asked."""
    if view.outcome:
        return ()
    if view.ask is not None:
        is_wanted = view.ask.kind == "identity" and table.wants_hand
    else:  # what is told of a hand is no laying, nor is what another could lend
        own = (offer for offer in in_hand(view) if offer.seat in (None, table.seat))
        is_wanted = any(offer.cost == "show" for offer in own)
    return tuple(card for card in ordered(table.hand, before) if card.face_up) if is_wanted else ()


def to_lift(view: View, table: DrawnTable) -> DrawnDeck | None:
    """The deck whose top card the game waits for."""
    asked = view.ask is not None and view.ask.kind == "identity" and not view.ask.secret
    return next(iter(table.decks), None) if asked and not view.outcome else None


def waits(view: View) -> bool:
    """Whether even the hand waits: something is too late after this turn, and the big button does it."""
    return view.lays and view.big is not None


def comes_after(view: View, target: str) -> bool:
    """Whether something can be done there that is better done once the hand is laid."""
    is_first = waits(view) and view.big is not None and view.big.target == target
    return is_offered(view, target) and not is_first


def laying(
    strip: StripModel, view: View, cards: Sequence[DrawnCard], say: Say, is_brief: bool = False
) -> StripModel:
    """The strip while the hand holds anything: its button lays the next card, and nothing else.

    Where the type is too large for both it says how many cards are left: what a card gives stands on it.
    Where a card is asked for it is chosen, and the question stands there: that is no playing.
    A card without numbers says what it does instead, where that is short: nobody lays it unwarned.
    """
    card = cards[0]
    gives = "" if is_brief else given_of(card.figures, view, say)
    left = len(cards) - 1
    does = "" if is_brief or gives or card.text is None else first_of(say(card.text), SHORT)
    if view.ask is not None:  # it is asked for: what it would give is not had
        sub = say(view.ask.why)
    elif gives:
        sub = say(phrase("ui-lay-gives", what=gives, left=left))
    elif does and len(does) <= SHORT:
        sub = does
    else:
        sub = say(phrase("ui-lay-left", left=left))
    return replace(
        strip,
        first=say(phrase("ui-lay-card" if view.ask is None else "ui-choose-card", card=card.title)),
        second=sub,
        brief="",
        waits=False,
        opens=False,
        gesture="",
    )


def first_of(words: str, most: int) -> str:
    """Words as they are where they are short, else their first sentence."""
    return words if len(words) <= most else words.partition(". ")[0].rstrip(".") + "."


def lifting(strip: StripModel, deck: DrawnDeck, say: Say) -> StripModel:
    """The strip while the top card of a drawn deck is waited for."""
    first = say(phrase("ui-lift-card"))
    return replace(strip, first=first, second=say(deck.title), brief="", waits=False, opens=False, gesture="")


def labelled(card: DrawnCard, view: View) -> DrawnCard:
    """The same card, its numbers with the names of the pools they go into."""
    pools: dict[str, Phrase] = {one.shape: one.label for one in view.meters if one.label is not None}
    figures = tuple(
        replace(figure, label=pools[figure.shape]) if figure.shape in pools else figure
        for figure in card.figures
    )
    return replace(card, figures=figures)


def read_aloud(card: DrawnCard, about: About | None, say: Say) -> tuple[str, ...]:
    """What is said of a card that is held: its numbers, what it does, and what that depends on."""
    numbers = ", ".join(_named(figure, say) for figure in card.figures if figure.value is not None)
    does = about.effects if about is not None and about.effects else (card.text,)
    said = (say(one) for one in (*does, *(one.text for one in card.live)) if one is not None)
    return tuple(words for words in (numbers, *said) if words)


def _named(figure: Figure, say: Say) -> str:
    if figure.label is None:
        return str(figure.value)
    return say(phrase("ui-pool-gives", name=figure.label, count=figure.value or 0))


def quiet(parts: Parts, view: View) -> Parts:
    """The same board without tabs: as long as cards wait in the hand nothing else comes first.

    Only what the hand itself waits for keeps its mark.
    """
    first = view.big.target if view.big is not None and waits(view) else ""
    return tuple(part if first and part.target == first else _quiet(part) for part in parts)


def _quiet(part: Part) -> Part:
    """One part, its card and its place without the marks of what can be done."""
    tile, place = part.tile, part.place
    if tile is not None and QUIET & set(tile.states):
        tile = replace(tile, states=tuple(one for one in tile.states if one not in QUIET))
    if place is not None and QUIET & set(place.states):
        place = replace(place, states=tuple(one for one in place.states if one not in QUIET))
    return part if (tile, place) == (part.tile, part.place) else replace(part, tile=tile, place=place)


def belongs(parts: Parts, view: View) -> dict[str, Box]:
    """Where a card of the hand can be let go besides the spot: with its player, or with what was laid."""
    places = [place for strip in view.strips if strip.id == OWN for place in strip.places]
    own, laid = {place.id for place in places}, {tile.target for place in places for tile in place.tiles}
    found = {}
    for part in parts:
        is_own = part.seat is not None and part.seat.seat == view.turn.seat
        is_laid = part.key == f"label:{OWN}" or (part.place is not None and part.place.id in own)
        if is_own or is_laid or (part.kind == "tile" and part.target in laid):
            found[part.key] = part.box
    return found


def is_asked(part: Part, ask: AskView) -> bool:
    """Whether a touch there turns up the card that is asked for: itself, its place, or its deck."""
    tile, place = part.tile, part.place
    if part.target == ask.target or (tile is not None and "asked" in tile.states):
        return True
    if place is None:
        return False
    holds = any(one.target == ask.target or "asked" in one.states for one in place.tiles)
    return holds or "asked" in place.states or place.kind == "deck"
