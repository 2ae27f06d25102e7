"""A view as the owner of the cards should see it: called by the names, numbers and pictures they know."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.views import AskView, Duty, Offer, Tile, View
from companion.core.language.slots import Table
from companion.play.names import facts, figures, is_nameless


def dressed(view: View, found: tuple[Offer, ...], pictured: Collection[str], table: Table) -> View:
    """The view with the candidates as people name them, and with what is known of unnamed cards."""
    asked = view.ask
    if isinstance(asked, AskView) and asked.kind == "identity" and asked.options and found:
        view = replace(view, ask=replace(asked, options=found))
    else:
        offers = tuple(_hand(offer, pictured, table) for offer in view.offers)
        view = replace(view, offers=offers) if offers != view.offers else view
    return _pictured(view, pictured, table) if pictured else view


def with_hands(view: View, prompts: Iterable[Prompt]) -> View:
    """The view with what hands have to do before all that is due besides."""
    due = tuple(
        Duty(
            "hands",
            one.text,
            one.seat,
            target=f"slot:{one.slot}" if one.slot is not None else "",
            urgent=True,
        )
        for one in prompts
    )
    return replace(view, due=(*due, *view.due)) if due else view


def _hand(offer: Offer, pictured: Collection[str], table: Table) -> Offer:
    """An offer that plays an unnamed card: with its figures and its picture."""
    copy = getattr(offer.command, "copy", None)
    card = table.card_of(copy) if offer.hand and copy in table.designs else None
    if card is None or not is_nameless(card):
        return offer
    photo, sub = card.design if card.design in pictured else "", offer.sub or facts(card)
    return replace(offer, figures=figures(card), photo=photo, sub=sub)


def _pictured(view: View, pictured: Collection[str], table: Table) -> View:
    """The view whose open cards have their pictures."""

    def shown(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(_tile(tile, pictured, table) for tile in tiles)

    strips = tuple(
        replace(strip, places=tuple(replace(one, tiles=shown(one.tiles)) for one in strip.places))
        for strip in view.strips
    )
    seats = tuple(replace(seat, tiles=shown(seat.tiles)) for seat in view.seats)
    return replace(view, strips=strips, seats=seats)


def _tile(tile: Tile, pictured: Collection[str], table: Table) -> Tile:
    """An open card with its owner's picture."""
    card = table.card(tile.slot) if tile.slot is not None and not tile.hidden and tile.title else None
    if card is None or card.design not in pictured:
        return tile
    return replace(tile, photo=card.design)
