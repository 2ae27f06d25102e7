"""The lists that the table opens: offers, places, piles, people, hand movements, the menu; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Figure, Offer, Place, SeatView, Tile, View
from companion.core.language.phrases import Phrase, phrase
from ui.screens.base.sentences import capital
from ui.screens.question.model import option_of
from ui.screens.table.model import in_hand
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
MENU = (  # the way out stands on the first page of the smallest glass: nine are on it
    "hands", "play", "played", "piles", "decks", "log", "tools", "home", "recap", "bags", "away",
    "rules", "my_cards", "camera", "settings", "system", "people",
)  # fmt: skip
AT_TIMES = ("hands", "play", "played")  # what comes and goes within a turn
MENU_ICONS = {
    "people": "people",
    "hands": "hand",
    "play": "plus",
    "played": "cards",
    "piles": "cards",
    "decks": "cards",
    "log": "log",
    "recap": "check",
    "tools": "tools",
    "my_cards": "cards",
    "camera": "camera",
    "rules": "rule",
    "settings": "settings",
    "system": "system",
    "bags": "hand",
    "away": "cards",
    "home": "back",
}


def offered(step: Step, say: Say) -> str:
    """The question the desk asks."""
    return say(step.note if step.note is not None else step.label)


def options(view: View, offers: Sequence[Offer], say: Say) -> tuple[Option, ...]:
    """Offers as options."""
    return tuple(option_of(view, offer, say) for offer in offers)


def place_of(view: View, id: str) -> Place | None:
    """A place of the board, or all cards played this turn."""
    if id == "played":
        strip = next((strip for strip in view.strips if strip.id == "played"), None)
        tiles = tuple(tile for place in strip.places for tile in place.tiles) if strip is not None else ()
        return Place("played", phrase("ui-played-title"), tiles=tiles)
    return next((place for strip in view.strips for place in strip.places if place.id == id), None)


def tiles(place: Place, say: Say) -> tuple[Option, ...]:
    """The cards of a place."""
    return tuple(_card(tile, say) for tile in place.tiles)


def _card(tile: Tile, say: Say) -> Option:
    """A card as a line of a list."""
    words = say(tile.title) if tile.title is not None else say(phrase("ui-hidden-card"))
    note = say(tile.note) if tile.note is not None else ""
    tells = say(tile.text) if tile.text is not None else ""
    return Option(
        tile.target, words, note or capital(tells), tile.figures, tile.icon, photo=tile.photo,
        reads="" if tile.hidden else tile.target, tells=tells,
    )  # fmt: skip


def so_far(view: View, say: Say) -> str:
    """How many cards were played this turn, and what they have added up to."""
    place = place_of(view, "played")
    pools = ", ".join(
        say(phrase("ui-pool-so-far", name=one.label, count=one.value))
        for one in view.meters
        if one.label is not None and one.value is not None
    )
    return say(phrase("ui-play-so-far", count=len(place.tiles) if place is not None else 0, pools=pools))


def piles(view: View, say: Say) -> tuple[Option, ...]:
    """Every deck with its count."""
    decks = [place for strip in view.strips for place in strip.places if place.kind == "deck"]
    return tuple(
        Option(
            deck.target or f"place:{deck.id}",
            say(deck.title),
            figures=(Figure("count", deck.count),),
            icon="cards",
        )
        for deck in decks
        if deck.count is not None
    )


def person_of(view: View, seat: str) -> SeatView | None:
    """A person, the active one when nobody is named."""
    return next((one for one in view.seats if one.seat == (seat or view.turn.seat)), None)


def person(seat: SeatView, say: Say) -> tuple[Option, ...]:
    """Cards in front of a person, their piles, and what is said of them."""
    cards = [_card(tile, say) for tile in seat.tiles]
    counts = [
        Option(f"count{at}", say(title), figures=(Figure("count", count),), icon="cards")
        for at, (title, count) in enumerate(seat.counts)
    ]
    said = [Option(f"badge{at}", say(badge), icon="refused") for at, badge in enumerate(seat.badges)]
    return (*cards, *counts, *said)


def prompts(asked: Sequence[Prompt], say: Say) -> tuple[str, ...]:
    """Every movement of hands, in a sentence."""
    return tuple(say(prompt.text) for prompt in asked)


def menu(view: View, has: dict[str, bool], say: Say) -> tuple[Option, ...]:
    """Entries that lead somewhere; those that do only at times keep their places meanwhile."""
    now = {**has, "play": bool(in_hand(view)), "played": place_of(view, "played") is not None}
    return tuple(
        Option(id, say(phrase(f"ui-menu-{id}")), icon=MENU_ICONS[id], off=not now.get(id, True))
        for id in MENU
        if id in AT_TIMES or now.get(id, True)
    )


def ways_out(say: Say) -> tuple[Option, ...]:
    """How a game can be left: as it lies, or packed."""
    return tuple(
        Option(id, say(phrase(f"ui-leave-{key}")), say(phrase(f"ui-leave-{key}-sub")), icon=MENU_ICONS[id])
        for id, key in (("home", "lying"), ("bags", "packed"))
    )
