"""What can be done beside the game, as small groups of touches; pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.phrases import Phrase, phrase
from ui.screens.base.sentences import capital
from ui.widgets.asides.layout import AsideSpot, Group
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
ICONS = {
    "label": "plus",
    "label-none": "close",
    "unlabel": "back",
    "picture": "camera",
    "count": "cards",
    "effect-right": "check",
    "effect-wrong": "differs",
}
SAID = "said"  # quick tools of the room for a card that only its players can read
EFFECT = ("effect-right", "effect-wrong")  # the answers to what others have told of a card
ORDER = ("label-none", "label", "unlabel", "count", "picture")  # the likeliest first


def family(id: str) -> str:
    """What sort of offer it is."""
    return id.partition(":")[0]


def said(view: View) -> tuple[Offer, ...]:
    """What can be done for a card that only its players can read, 'all done' first."""
    return tuple(offer for offer in view.offers if family(offer.id) == SAID)


def beside(step: Step) -> tuple[Offer, ...]:
    """Everything that stands in the line of news as a small touch."""
    return (*said(step.view), *step.asides)


def groups(asides: Sequence[Offer], say: Say, tools: Mapping[str, str] = {}) -> tuple[Group, ...]:
    """Offers as groups, the likeliest first; `tools` are the icons of the room's quick tools.

    Numbers of one card stand together.
    """
    found = [Group((_tool(offer, say, tools),)) for offer in asides if family(offer.id) == SAID]
    for kind in ORDER:
        offers = [offer for offer in asides if family(offer.id) == kind]
        if kind == "count" and offers:
            ask, brief = say(phrase("ui-aside-count")), say(phrase("ui-aside-count-brief"))
            found.append(Group(tuple(_number(offer) for offer in offers), ask, brief))
        else:
            said = say(phrase("ui-aside-wait")) if kind == "label-none" else ""
            found += [Group((_spot(offer, kind, say),), said) for offer in offers]
    return (*found, *_effect(asides, say))


def _effect(asides: Sequence[Offer], say: Say) -> Iterator[Group]:
    """What a card does, as others have told it, with both answers; without room for all of it none stands."""
    told = [offer for offer in asides if family(offer.id) in EFFECT]
    if told and told[0].sub is not None:
        spots = tuple(_spot(offer, family(offer.id), say) for offer in told)
        card = card_of(told, say)
        words = say(phrase("ui-aside-effect", card=card, effect=capital(say(told[0].sub))))
        yield Group(spots, words, words, say(phrase("ui-aside-effect-of", card=card)))


def _tool(offer: Offer, say: Say, tools: Mapping[str, str]) -> AsideSpot:
    """One quick tool in a word or two."""
    what = offer.id.partition(":")[2]
    return AsideSpot(offer.id, say(phrase(f"ui-said-{what}")), tools.get(what, "tools"))


def _number(offer: Offer) -> AsideSpot:
    return AsideSpot(offer.id, offer.id.rpartition(":")[2], number=True)


def _spot(offer: Offer, kind: str, say: Say) -> AsideSpot:
    """One touch in few words; a label that was just shown is called so."""
    shown = kind == "label" and offer.label.key == "offer-label-shown"
    return AsideSpot(
        offer.id, say(phrase(f"ui-aside-{kind}-shown" if shown else f"ui-aside-{kind}")), ICONS[kind]
    )


def card_of(asides: Sequence[Offer], say: Say) -> str:
    """The card that all of them are about."""
    cards = (offer.label.args.get("card") for offer in asides)
    return next((say(card) for card in cards if isinstance(card, Phrase)), "")


def rows(
    asides: Sequence[Offer], ids: Sequence[str], say: Say, tools: Mapping[str, str] = {}
) -> tuple[Option, ...]:
    """The offers there was no room for, in full words."""
    return tuple(
        Option(
            offer.id,
            say(offer.label),
            say(offer.sub) if offer.sub is not None else "",
            icon=ICONS.get(family(offer.id), tools.get(offer.id.partition(":")[2], "")),
        )
        for offer in asides
        if offer.id in ids
    )
