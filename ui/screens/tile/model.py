"""What the page of a card on the table says and offers; pure."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.crossing.views import Offer, View
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.bench import About
from ui.screens.base.sentences import capital
from ui.screens.question.asides import EFFECT, ICONS, family
from ui.screens.tools.model import tools_for
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
DOING_ICONS = {"automated": "check", "asked": "look", "by-hand": "hand"}


def paragraphs(about: About, say: Say) -> tuple[str, ...]:
    """What the card does, in sentences made from the grammar."""
    does = tuple(capital(say(effect)) for effect in about.effects) or (say(phrase("ui-no-effect")),)
    is_hearsay = any(family(offer.id) in EFFECT for offer in about.offers)
    return (*does, say(phrase("ui-effect-hearsay"))) if is_hearsay else does


def conditions(view: View, target: str, say: Say) -> tuple[str, ...]:
    """How the conditions of the card stand just now, each a line."""
    places = (tile for strip in view.strips for place in strip.places for tile in place.tiles)
    every = (*places, *(tile for seat in view.seats for tile in seat.tiles))
    live = next((tile.live for tile in every if tile.target == target), ())
    return tuple(capital(say(one.text)) + "." for one in live)


def options(about: About, target: str, say: Say) -> tuple[Option, ...]:
    """What can be done about the card: first beside the game, then the tools that correct it."""
    beside = tuple(_beside(offer, say) for offer in about.offers)
    return (*beside, *(Option(tool.id, tool.words, icon=tool.icon) for tool in tools_for(target, say)))


def _beside(offer: Offer, say: Say) -> Option:
    """An offer in few words; a count says its number."""
    kind = family(offer.id)
    if kind == "count":
        return Option(offer.id, say(offer.label), icon=ICONS[kind])
    again = "-again" if offer.label.key == "offer-picture-new" else ""
    return Option(offer.id, say(phrase(f"ui-aside-{kind}{again}")), icon=ICONS[kind])


def command_of(about: About, id: str) -> object | None:
    """What an option beside the game posts; None for a tool."""
    return next((offer.command for offer in about.offers if offer.id == id), None)
