"""What the table screen shows and does, worked out from steps and views without a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.crossing.intents import Intent, Pressed, Taken, Touched
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Figure, Offer, SeatView, View
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.screens import Ports
from ui.rooms.faces import face_of
from ui.screens.question.asides import said
from ui.screens.table import map_model
from ui.screens.table.line import due_of_hand, line_of
from ui.theme.boxes import Box
from ui.widgets.board.journeys import Trip
from ui.widgets.board.parts import Parts, Surroundings
from ui.widgets.keystrip.strip import PlainSpec, StripModel

Say = Callable[[Phrase], str]
SheetKind = Literal["", "refusal", "carry", "offers", "curtain", "question"]
BOARD_WORDS = (
    "ui-strikes-order", "ui-strikes-first", "ui-strikes-rows", "ui-strikes", "ui-played", "ui-page-board",
    "ui-page-market", "ui-page-people", "ui-map-whole", "ui-map-decks", "ui-nobody-hurt",
)  # fmt: skip


class Wanted(msgspec.Struct, frozen=True):
    """Which sheet belongs over the board, and what makes it a new one."""

    kind: SheetKind
    key: str = ""


def wanted_sheet(step: Step) -> Wanted:
    """A refusal comes first, then cards to carry, then a question of the desk, then the running ask."""
    ask = step.view.ask
    if step.refusal is not None:
        return Wanted("refusal", f"refusal:{step.number}:{step.refusal.rule}")
    if step.to_carry:
        return Wanted("carry", "carry")
    if step.offers:
        return Wanted("offers", "offers:" + ",".join(offer.id for offer in step.offers))
    if ask is not None and ask.kind not in ("order", "done"):
        return Wanted(
            "curtain" if ask.secret else "question", f"ask:{ask.id}:{ask.seat if ask.seats else ''}"
        )
    return Wanted("")


def sees(ports: Ports) -> bool:
    """Whether cards can be shown: to a camera, or to the drawn one of a drawn table."""
    return ports.play.practice is not None or (ports.looking is not None and bool(ports.looking.eyes()))


def big_of(view: View, say: Say) -> tuple[str, str, bool]:
    """The two lines of the big button, and whether it only waits."""
    if view.big is not None:
        why = view.ask.why if view.ask is not None and view.ask.kind == "done" else None
        sub = view.big.sub if view.big.sub is not None else why
        does, _ = does_of(view, view.big, say)
        return say(view.big.label), does or (say(sub) if sub is not None else ""), False
    if view.choosing is not None:
        return say(phrase("ui-choose")), say(view.choosing.says), False
    if view.outcome:
        return say(phrase("ui-to-home")), say(view.outcome_text) if view.outcome_text else "", False
    waits = say(view.waiting) if view.waiting is not None else say(phrase("ui-waiting"))
    if view.lays and (hand := due_of_hand(view)) is not None:
        return waits, say(hand.text), True
    left = next((offer.sub for offer in view.offers if offer.target == "big" and offer.sub is not None), None)
    return waits, say(left) if left is not None and view.ask is None else "", True


def given_of(figures: Sequence[Figure], view: View, say: Say, key: str = "ui-pool-gives") -> str:
    """Points by the names of the pools they go into: '2 Attack, 1 Recruit'."""
    pools = {pool.shape: pool.label for pool in view.meters if pool.label is not None}
    return ", ".join(
        say(phrase(key, name=pools[one.shape], count=one.value))
        for one in figures
        if one.shape in pools and one.value is not None
    )


def does_of(view: View, offer: Offer, say: Say, key: str = "ui-pool-gives") -> tuple[str, str]:
    """What taking an offer gives and does, told before it is taken; and only what it gives."""
    given = given_of(offer.gives, view, say, key)
    does = say(offer.effect) if offer.effect is not None else ""
    is_sentence = does[:1].isupper()  # what a card says stands for itself
    return (". " if is_sentence else ", ").join(words for words in (given, does) if words), given


def others(view: View) -> tuple[Offer, ...]:
    """Offers that no card or place carries: they need a button or the menu."""
    held = carried(view)
    big = view.big.id if view.big is not None else ""
    elsewhere = {big, *(offer.id for offer in said(view))}
    return tuple(
        offer
        for offer in view.offers
        if offer.target not in held and not offer.hand and offer.id not in elsewhere
    )


def choices(view: View) -> tuple[Offer, ...]:
    """What the big button opens: what can be chosen, then what has no other place on the glass but an end."""
    if view.choosing is None:
        return ()
    found = [offer for id in view.choosing.ids if (offer := view.offer(id)) is not None]
    rest = [offer for offer in others(view) if offer not in found and offer.target != "big"]
    return (*found, *rest)


def carried(view: View) -> frozenset[str]:
    """Everything on the board that can be touched."""
    tiles = [tile.target for strip in view.strips for place in strip.places for tile in place.tiles]
    tiles += [tile.target for seat in view.seats for tile in seat.tiles]
    places = [place.target for strip in view.strips for place in strip.places]
    seats = [f"seat:{seat.seat}" for seat in view.seats]
    return frozenset((*tiles, *places, *seats, "objective")) - {""}


def claims_at(view: View, target: str) -> bool:
    """Whether something only a hand knows can be told at a seat: one touch says it, at once."""
    return any(offer.target == target and offer.needs and offer.cost == "decision" for offer in view.offers)


def is_offered(view: View, target: str) -> bool:
    """Whether a touch there takes an offer now."""
    return any(offer.target == target for offer in view.offers)


def in_hand(view: View) -> tuple[Offer, ...]:
    """What a hand could play, for those who have no camera."""
    return tuple(offer for offer in view.offers if offer.hand)


def active_seat(view: View) -> SeatView | None:
    """Whose turn it is."""
    return next((seat for seat in view.seats if seat.seat == view.turn.seat), None)


def opens(view: View, sees: bool) -> bool:
    """Whether a press opens what is waited for: a question, or the names of a hand that nobody can show."""
    asks = view.ask is not None and view.ask.kind not in ("order", "done")
    return asks or (view.ask is None and not sees and bool(in_hand(view)))


def strip_model(view: View, say: Say, opens: bool = False) -> StripModel:
    """The key strip of the table; `opens` where a press opens what is waited for."""
    first, second, waits = big_of(view, say)
    if waits and opens and view.ask is None:
        first = say(phrase("ui-name-card"))
    chosen = {offer.id for offer in choices(view)}
    rest = tuple(offer for offer in others(view) if offer.id not in chosen)
    plain: tuple[PlainSpec, ...] = ()
    if len(rest) == 1:
        plain = (PlainSpec(f"offer:{rest[0].id}", say(rest[0].label)),)
    elif rest:
        plain = (PlainSpec("more", say(phrase("ui-more", count=len(rest)))),)
    price = view.big.sub if view.big is not None else None
    return StripModel(
        first=first,
        second=second,
        brief=say(price) if price is not None else "",
        waits=waits and not opens,
        opens=view.choosing is not None or (waits and opens),
        seat=active_seat(view),
        turn=view.turn,
        pools=view.meters,
        undo=say(phrase("ui-undo")),
        plain=plain,
    )


def with_plain(strip: StripModel, *specs: PlainSpec) -> StripModel:
    """The same strip with other plain buttons in place of its own."""
    return replace(strip, plain=specs)


def surroundings(
    step: Step,
    chronicle: list[tuple[Phrase, Phrase | None]],
    say: Say,
    to_do: int = 0,
    moves_cards: bool = True,
    is_small: bool = False,
) -> Surroundings:
    """What the board shows besides the View; `to_do` is how much hands have to do in this whole action.

    Drawn cards carry themselves: there nobody `moves_cards`.
    """
    line, hand, more = line_of(step, say, to_do, moves_cards, is_small)
    told = ((say(what), say(came) if came is not None else "") for what, came in chronicle)
    lines = tuple((what, came if came.removesuffix(".") != what else "") for what, came in told)
    buttons = [("menu", "", "menu"), ("log", say(phrase("ui-log")), "")]
    if in_hand(step.view) and moves_cards:
        buttons.append(("play", say(phrase("ui-play")), ""))
    words = {key: say(phrase(key)) for key in BOARD_WORDS}
    words |= {f"strip:{one.id}": say(one.title) for one in step.view.strips if one.title is not None}
    words |= map_model.words(step.view, face_of(step.view.room).pieces, say)
    longest = max((len(place.tiles) for one in step.view.strips for place in one.places), default=0)
    words |= {f"more:{n}": say(phrase("ui-others", count=n)) for n in range(1, longest)}
    return Surroundings(lines, hand, more, bool(hand), tuple(buttons), words, line=line)


def beside(parts: Parts, show: Callable[[Box], Box]) -> Parts:
    """The same board, its line for hands as much smaller as what is offered in that line besides."""
    if not any(part.kind == "hand" for part in parts):
        show(Box(0, 0, 0, 0))
        return parts
    return tuple(replace(part, box=show(part.box)) if part.kind == "hand" else part for part in parts)


def with_tip(parts: Parts, around: Surroundings) -> tuple[Parts, Box | None]:
    """The board and the line that a tip takes in place of what hands have to do, where it has one."""
    if around.line != "tip":
        return parts, None
    line = next((part.box for part in parts if part.kind == "hand"), None)
    return tuple(part for part in parts if part.kind != "hand"), line


def trips_of(steps: Sequence[Step]) -> tuple[Trip, ...]:
    """Where cards came out of or went into, as far as the steps say so to everybody."""
    found: dict[str, Trip] = {}
    for step in steps:
        known = face_of(step.view.room).origins
        for one in step.notices:
            if one.slot is None:
                continue
            key, comes = f"slot:{one.slot}", known.get(one.kind)
            if comes is not None:
                found[key] = Trip(key, comes.replace("*", one.seat or ""), "from")
            elif one.zone is not None:
                found.setdefault(key, Trip(key, one.zone, "to"))
    return tuple(found.values())


def touched(view: View, target: str) -> Intent:
    """What a touch means: the offer it takes, else a question to the rules."""
    offers = [offer for offer in view.offers if offer.target == target]
    return Taken(offers[0].id) if len(offers) == 1 else Touched(target)


def pressed(view: View) -> Intent:
    """What the big button posts: exactly what it said, or a push where it waits."""
    return Taken(view.big.id) if view.big is not None else Pressed("next")
