"""A plain sense of what is worth doing, for simulated players: facehuggers first, then the Combat Zone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.crossing.views import Offer, Tile
from companion.engine.room import Look

END = 0.0
NEVER = END - 1.0


FIXED = {  # what needs no look
    "begin": 1.0, "burst": 500.0, "end": END, "pass": END - 0.5, "play": 100.0, "use": 100.0, "lent": 110.0,
}  # fmt: skip


UNBEATEN = 100.0  # what needs a look is never worth as much as a card that can be played


def worth(offers: Sequence[Offer], look: Look) -> list[float]:
    """How good offers look to the person whose turn it is; nobody looks while a card can be played."""
    sure = [FIXED.get(offer.id.partition(":")[0]) for offer in offers]
    if max((value for value in sure if value is not None), default=END) >= UNBEATEN:
        return [NEVER if value is None else value for value in sure]
    return [weighed(offer, look) for offer in offers]


def weighed(offer: Offer, look: Look) -> float:
    """How good one offer looks; ending the turn is worth nothing."""
    kind = offer.id.partition(":")[0]
    if kind in ("recruit", "sergeant"):
        return 20.0 + price_of(offer)
    weigh = WEIGHED.get(kind)
    return weigh(offer, look) if weigh is not None else FIXED.get(kind, -1.0)


def keyword_worth(offer: Offer, look: Look) -> float:
    """Cards are lent but by carriers, given up when it is tense, sacrificed when it looks bad."""
    kind = offer.id.partition(":")[0]
    if kind == "lend":
        return END - 1.0 if is_carrier(offer, look) else 30.0
    if kind == "give-up":
        return 65.0 if look().danger else END - 1.0
    return 60.0 if look().danger > 1 else END - 1.0


def is_carrier(offer: Offer, look: Look) -> bool:
    """Whether a draw could kill whoever lends: a carrier keeps the cards it has."""
    seat = look().seat(offer.seat)
    return seat is not None and any(badge.key == "badge-carrier" for badge in seat.badges)


def price_of(offer: Offer) -> float:
    """The points that an offer says it costs; a dearer card is usually a better one."""
    need = offer.sub.args.get("need", 0) if offer.sub is not None else 0
    return float(need) if isinstance(need, int) else 0.0


def tile_of(offer: Offer, look: Look) -> tuple[str, Tile] | None:
    """The card an offer is about and the place it lies in."""
    if not offer.target:
        return None
    view = look()
    for strip in view.strips:
        for place in strip.places:
            for tile in place.tiles:
                if tile.target == offer.target:
                    return place.id, tile
    for seat in view.seats:
        for tile in seat.tiles:
            if tile.target == offer.target:
                return "hugger", tile
    return None


def fight_worth(offer: Offer, look: Look) -> float:
    """Facehuggers kill later, the Combat Zone strikes now, the Complex can wait."""
    found = tile_of(offer, look)
    if found is None:
        return 30.0
    place, tile = found
    if place == "hugger":
        return 90.0
    strikes = next((figure.value or 0 for figure in tile.figures if figure.shape == "harm"), 0)
    return (70.0 if place == "combat" else 40.0) + 2 * strikes - price_of(offer) / 10


def duel_worth(offer: Offer, look: Look) -> float:
    """An Alien Player and a known traitor are enemies; the others are not."""
    rival = look().seat(offer.target.removeprefix("seat:"))
    is_enemy = rival is not None and rival.guise is not None
    return 75.0 - price_of(offer) / 10 if is_enemy else -2.0


def scan_worth(offer: Offer, look: Look) -> float:
    """Looking is worth it while there is Attack left to fight what comes up."""
    said = offer.sub.args.get("have") if offer.sub is not None else None
    attack = said if isinstance(said, int) else look().meters[0].value or 0
    return 35.0 if attack >= 4 else -1.0


def answer_worth(offer: Offer, look: Look) -> float:
    """A yes before a no; for a card, the one that strikes hardest, or the damage that hurts most."""
    if offer.id.endswith((":no", ":none", ":done", ":draw", ":keep")):
        return 0.0
    found = tile_of(offer, look)
    if found is None:
        return 1.0
    return 1.0 + sum(figure.value or 0 for figure in found[1].figures)


WEIGHED: dict[str, Callable[[Offer, Look], float]] = {
    "answer": answer_worth,
    "fight": fight_worth,
    "duel": duel_worth,
    "scan": scan_worth,
    "lend": keyword_worth,
    "give-up": keyword_worth,
    "sacrifice": keyword_worth,
}
