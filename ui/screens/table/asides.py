"""What can be done beside the game, as small groups of touches; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.phrases import Phrase, phrase
from companion.core.views import Offer
from ui.widgets.asides.layout import Group, Spot
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
ICONS = {"label": "plus", "label-none": "close", "unlabel": "back", "picture": "camera", "count": "cards"}
ORDER = ("label-none", "label", "unlabel", "count", "picture")  # the likeliest first


def family(id: str) -> str:
    """What sort of offer it is."""
    return id.partition(":")[0]


def groups(asides: Sequence[Offer], say: Say) -> tuple[Group, ...]:
    """Offers as groups, the likeliest first; numbers of one card stand together."""
    found = []
    for kind in ORDER:
        offers = [offer for offer in asides if family(offer.id) == kind]
        if kind == "count" and offers:
            ask, brief = say(phrase("ui-aside-count")), say(phrase("ui-aside-count-brief"))
            found.append(Group(tuple(_number(offer) for offer in offers), ask, brief))
        else:
            said = say(phrase("ui-aside-wait")) if kind == "label-none" else ""
            found += [Group((_spot(offer, kind, say),), said) for offer in offers]
    return tuple(found)


def _number(offer: Offer) -> Spot:
    return Spot(offer.id, offer.id.rpartition(":")[2], number=True)


def _spot(offer: Offer, kind: str, say: Say) -> Spot:
    """One touch in few words; a label that was just shown is called so."""
    shown = kind == "label" and offer.label.key == "offer-label-shown"
    return Spot(offer.id, say(phrase(f"ui-aside-{kind}-shown" if shown else f"ui-aside-{kind}")), ICONS[kind])


def card_of(asides: Sequence[Offer], say: Say) -> str:
    """The card that all of them are about."""
    cards = (offer.label.args.get("card") for offer in asides)
    return next((say(card) for card in cards if isinstance(card, Phrase)), "")


def rows(asides: Sequence[Offer], ids: Sequence[str], say: Say) -> tuple[Option, ...]:
    """The offers there was no room for, in full words."""
    return tuple(
        Option(
            offer.id,
            say(offer.label),
            say(offer.sub) if offer.sub is not None else "",
            icon=ICONS.get(family(offer.id), ""),
        )
        for offer in asides
        if offer.id in ids
    )
