"""The open choice at the table: which cells it shows, and what a touch on one means; pure."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.crossing.views import Offer, View
from companion.core.language.phrases import phrase
from ui.screens.table.model import Say, choices, does_of
from ui.widgets.chooser.layout import Cell
from ui.widgets.keystrip.strip import StripModel
from ui.widgets.options.layout import Option

DEAR = "dear"  # the cell that names what is too dear
NAMED = 2  # so many things are named in it


def cells(view: View, say: Say) -> tuple[Cell, ...]:
    """Everything that can be chosen, and last what is too dear."""
    found = tuple(_cell(view, offer, say) for offer in choices(view))
    dear = view.choosing.dear if view.choosing is not None else ()
    return (*found, _dear(dear, say)) if dear else found


def _cell(view: View, offer: Offer, say: Say) -> Cell:
    """Its price, verb and object, what it gives and does; else what is said of it besides.

    Beside a price what it gives has a plus: '2 Recruit' beside a 2 could be what it costs.
    """
    does, given = does_of(view, offer, say, "ui-pool-adds" if offer.price is not None else "ui-pool-gives")
    if offer.effect is None and offer.price is None and offer.sub is not None:
        does = ", ".join(words for words in (given, say(offer.sub)) if words)
    price = offer.price
    if price is not None and price.shape == "scan":  # the word says it; the eye would take the word's room
        price = replace(price, shape="fight")
    return Cell(offer.id, say(offer.label), does, given, price)


def _dear(dear: tuple[Offer, ...], say: Say) -> Cell:
    """The names of what only points are missing for."""
    names = [say(offer.label) for offer in dear]
    rest = len(names) - NAMED
    said = ", ".join(names[:NAMED]) + (f" +{rest}" if rest > 0 else "")
    return Cell(DEAR, say(phrase("ui-too-dear")), said, is_choice=False)


def dear_row(offer: Offer, say: Say) -> Option:
    """One thing that is too dear, with how much is missing."""
    price = (offer.price,) if offer.price is not None else ()
    return Option(offer.target, say(offer.label), say(offer.sub) if offer.sub is not None else "", price)


def strip_of(strip: StripModel, say: Say) -> StripModel:
    """The strip while the choice lies open: the big button goes back."""
    first, second = say(phrase("ui-to-board")), say(phrase("ui-nothing-spent"))
    return replace(strip, first=first, second=second, brief="", waits=False, opens=False, gesture="")
