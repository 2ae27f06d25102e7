"""Which moments of real games the gallery shows, and in which evening each is looked for."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.crossing.steps import Step
from companion.core.crossing.views import View
from tests.ui.gallery.evenings import NIGHT_FERRY, Is, Plan

BEGUN = 4  # turns after which a board has something on it
CROWD = 6
ACTION = 1  # the place of the phase in which a hand is laid


def happens(*kinds: str) -> Is:
    """A step in which something of these kinds happens."""
    return lambda step: any(one.kind in kinds for one in step.notices)


def asks(kind: str, why: str = "") -> Is:
    """A question of some kind, which nobody is asked in private."""

    def is_it(step: Step) -> bool:
        ask = step.view.ask
        return ask is not None and ask.kind == kind and ask.why.key.startswith(why) and not ask.secret

    return is_it


def waits(step: Step) -> bool:
    """Whoever plays may do what they like: nothing is asked, and nothing is over."""
    return step.view.ask is None and not step.view.outcome and step.refusal is None and step.kind == "play"


def is_free(step: Step) -> bool:
    """A turn in the middle, with several things that could be done."""
    view = step.view
    return waits(step) and view.turn.number > BEGUN and view.choosing is not None and not view.alarms


def is_board(step: Step) -> bool:
    """The same with an enemy in sight and nothing for hands to do."""
    return is_free(step) and step.view.danger > 0 and crowd(step) > 0 and not step.prompts


def is_poor(step: Step) -> bool:
    """The same with a card in the market that nobody can pay just now."""
    has_some = any(figure.shape == "pay" and figure.value for figure in step.view.meters)
    return is_free(step) and has_some and bool(too_dear(step.view))


def too_dear(view: View) -> list[str]:
    """Cards of the market that nobody can take just now."""
    offered = {offer.target for offer in view.offers}
    markets = (strip for strip in view.strips if strip.id == "hq")
    tiles = [tile for strip in markets for place in strip.places for tile in place.tiles]
    return [tile.target for tile in tiles if tile.title is not None and tile.target not in offered]


def crowd(step: Step) -> int:
    """How many enemies stand in the Combat Zone."""
    places = (place for strip in step.view.strips for place in strip.places)
    tiles = (tile for place in places if place.id == "combat" for tile in place.tiles)
    return sum(tile.kind == "enemy" for tile in tiles)


def lays(turn: int) -> Is:
    """A turn that begins with a hand."""
    return lambda step: (
        waits(step) and step.view.turn.number == turn and step.view.turn.at == ACTION
        and any(offer.hand for offer in step.view.offers)
    )  # fmt: skip


def strikes(fewest: int, most: int = 99) -> Is:
    """A strike that somebody takes, while so many strike in this phase, that one included."""

    def is_it(step: Step) -> bool:
        told = [one for one in step.notices if one.kind == "StrikeTaken" and one.large is not None]
        many = any(fewest <= len(one.large.strikers) <= most for one in told if one.large is not None)
        return many and all(lives(step, one.seat) for one in told)

    return is_it


def lives(step: Step, who: str | None) -> bool:
    """Whether somebody can take more."""
    seat = step.view.seat(who)
    life = seat.life if seat is not None else None
    is_well = life is not None and life.of is not None and (life.value or 0) < life.of
    return is_well and seat is not None and seat.alive


def is_offered(step: Step) -> bool:
    """A question of a card that may be answered with yes, and what it does is known."""
    ask = step.view.ask
    return ask is not None and bool(ask.yes) and ask.text is not None and step.view.room == "alien"


def is_secret(step: Step) -> bool:
    """Somebody is asked in private."""
    return step.view.ask is not None and step.view.ask.secret


def has_deadline(step: Step) -> bool:
    """A facehugger sits on somebody, and the table has got over it."""
    return waits(step) and bool(step.view.alarms) and not happens("FacehuggerLanded")(step)


EVENINGS: Mapping[str, Plan] = {
    "careful": Plan(
        {
            "first turn": lays(1),
            "hand": lays(6),
            "board": is_board,
            "poor": is_poor,
            "question": is_offered,
            "healing": asks("choice", "ask-heal-which"),
            "where to": asks("choice", "ask-move-where"),
            "hazard": happens("HazardTriggered"),
            "event": happens("EventTriggered"),
            "objective": happens("ObjectiveDone"),
            "facehugger": happens("FacehuggerLanded"),
            "deadline": has_deadline,
            "discarding": asks("identity", "ask-discard-which"),
            "late": lambda step: is_free(step) and step.view.turn.number > 5 * BEGUN,
            "victory": happens("Won"),
        },
        seed=3,
    ),
    "careless": Plan(
        {
            "strike": strikes(3),
            "last strike": strikes(1, 1),
            "death": happens("PlayerDied"),
            "defeat": happens("Lost"),
        },
        seed=1,
        careless=True,
    ),
    "by camera": Plan(
        {
            "identity": asks("identity", "ask-which-strike"),
            "shown hand": lays(3),
            "prompts": lambda step: waits(step) and len(step.prompts) > 1,
            "shown board": is_board,
        },
        seed=2,
        custody="face",
    ),
    "by reading": Plan({"reading": asks("read")}, seed=10, custody="read"),
    "crowded": Plan(
        {"crowd": lambda step: waits(step) and crowd(step) >= CROWD}, seed=1, players=5, careless=True
    ),
    "five": Plan({"five": is_board}, seed=4, players=5),
    "alone": Plan({"alone": is_board}, seed=9, players=1),
    "ferry": Plan(
        {"secret": is_secret, "dice": asks("dice"), "number": asks("number", "ask-number-of-card")},
        seed=1,
        room=NIGHT_FERRY,
    ),
}
