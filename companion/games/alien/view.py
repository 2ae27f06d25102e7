"""What one audience may see of a game of Alien."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from companion.core.crossing.views import (
    Alarm,
    AskKind,
    AskView,
    Figure,
    Objective,
    Offer,
    SeatView,
    Tile,
    TurnView,
    View,
)
from companion.core.language.asks import AnyAsk, Choice, Dice, Done, Identity, Number, Order
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.assembly import Assembly
from companion.engine.feature import Lying
from companion.engine.offers import answers, legal
from companion.games.alien import zones
from companion.games.alien.agendas.view import guise
from companion.games.alien.aliens.view import (
    SHOWN_TURN,
    is_alien_turn,
    outcome_text,
    pile_counts,
)
from companion.games.alien.board import strips, tile
from companion.games.alien.deaths.rules import health
from companion.games.alien.duels.view import defense_of
from companion.games.alien.scoring.scores import scores
from companion.games.alien.state import ALIEN, AlienState
from companion.games.alien.strikes.rules import strikes_of

SHOWN_PHASES = ("hive", "action", "strike", "cleanup")


def view(
    alien: Assembly[AlienState], state: AlienState, audience: str, offers: tuple[Offer, ...] | None = None
) -> View:
    """Everything an audience may see, and what it can do: its `offers`, where somebody has them already."""
    offers = legal(alien, state, audience) if offers is None else offers
    asked = state.ask is not None
    big = best(state, offers)
    return View(
        room="alien", audience=audience, title=phrase("room-alien"),
        seats=tuple(seat_view(alien, state, player.seat) for player in state.players),
        turn=turn_view(state), strips=strips(state, offers, big), meters=meters(state),
        big=big, waiting=waiting(state, audience), offers=alien.interruptions(state) if asked else offers,
        objectives=(objective(state),), ask=ask_view(state, audience), alarms=alarms(state),
        danger=danger(state), ending=state.ending,
        outcome_text=outcome_text(state),
        tolerated=tuple(phrase("tolerated", what=what) for what in state.tolerated),
    )  # fmt: skip


def best(state: AlienState, offers: tuple[Offer, ...]) -> Offer | None:
    """The most likely next thing: a fight, a recruit, a scan; the end only when the hand is laid."""
    if isinstance(state.ask, Done):
        return offers[0] if offers else None
    if state.ask is not None:
        return None
    for wanted in ("begin", "lent", "fight", "use", "recruit", "scan", "sergeant", "end"):
        found = [offer for offer in offers if offer.id.partition(":")[0] == wanted and not offer.hand]
        found = [offer for offer in found if not is_dear(state, offer)]
        if found and wanted == "fight":
            return max(found, key=lambda offer: urgency(state, offer))
        if found:
            return None if wanted == "end" and holds_cards(state) else found[0]
    return None


def is_dear(state: AlienState, offer: Offer) -> bool:
    """Whether nobody knows what it costs, with nothing to pay or cards to lay: the hand comes first."""
    before, is_unknown, _ = (offer.sub.key if offer.sub is not None else "").partition("-unknown")
    return bool(is_unknown) and (holds_cards(state) or not state.numbers.get(before.rpartition("-")[2], 0))


def urgency(state: AlienState, offer: Offer) -> tuple[bool, bool, int]:
    """A facehugger first, then what strikes from the Combat Zone, the hardest striker before the others."""
    slot = SlotId(int(offer.target.partition(":")[2]))
    zone, card = state.table.slots[slot].zone, state.table.card(slot)
    strikes = strikes_of(card) if card is not None else 0
    return zone.startswith("hugger:"), zone == zones.COMBAT, strikes


def holds_cards(state: AlienState) -> bool:
    """Whether whoever's turn it is still has cards to lay."""
    return bool(state.table.zone(zones.of(state.active, "hand")))


def waiting(state: AlienState, audience: str) -> Phrase | None:
    """What is waited for while the big button has nothing to do; a private question is not said aloud."""
    if state.outcome:
        return phrase("waiting-over")
    if state.ask is None and state.turn.phase in ("action", ALIEN) and holds_cards(state):
        return phrase("waiting-hand")
    ask = ask_view(state, audience)
    return ask.why if ask is not None else None


def damage(state: AlienState, seat: SeatId) -> int:
    """The strike damage beside an Avatar, as far as it is known."""
    cards = (state.table.card(slot) for slot in state.table.zone(zones.of(seat, "damage")))
    return sum(card.number("damage") or 0 for card in cards if card is not None)


def seat_view(alien: Assembly[AlienState], state: AlienState, seat: SeatId) -> SeatView:
    """A person: damage of health, cards in hand, deck and discard, and what lies in front."""
    player = state.player(seat)
    points = (Figure("points", scores(state)[seat], label=phrase("field-points")),) if state.outcome else ()
    before = tuple(_in_front(state, seat, lying) for lying in alien.front(state, seat))
    return SeatView(
        seat=seat, name=player.name, colour=player.colour, alive=seat in state.acting,
        life=Figure("harm", damage(state, seat), of=health(state, seat)),
        active=seat == state.active and not state.outcome, badges=alien.badges(state, seat), tiles=before,
        guise=guise(state, seat),
        counts=pile_counts(state, seat), figures=points or defense_of(state, seat),
    )  # fmt: skip


def _in_front(state: AlienState, seat: SeatId, lying: Lying) -> Tile:
    """A card in front of a person, with why it lies there."""
    shown = tile(state, lying.slot)
    return replace(shown, note=lying.note, owner=seat if lying.is_own else None)


def turn_view(state: AlienState) -> TurnView:
    """Whose turn, and which of the four phases runs."""
    phase, shown = state.turn.phase, SHOWN_TURN if is_alien_turn(state) else SHOWN_PHASES
    at = shown.index(phase) if phase in shown else 0
    seat = state.active or None
    return TurnView(state.turn.number, seat, phrase(f"phase-{phase}"), len(shown), at)


def meters(state: AlienState) -> tuple[Figure, ...]:
    """The two pools of the key strip."""
    return (
        Figure("fight", state.numbers.get("attack", 0), label=phrase("field-attack")),
        Figure("pay", state.numbers.get("recruit", 0), label=phrase("field-recruit")),
    )


def objective(state: AlienState) -> Objective:
    """The current objective with its progress, and the hazards of the location."""
    table, level = state.table, min(state.objective, 3)
    stack = table.zone(zones.OBJECTIVES)
    is_last_done = state.objective > level and bool(stack)  # it went below the others (ALN-OBJ-03)
    top = stack[-1] if is_last_done else zones.objective(table, level)
    card = table.card(top) if top is not None else None
    place = zones.top(table, zones.LOCATION)
    location = table.card(place) if place is not None else None
    hazards = state.numbers.get("hazards", 0)
    return Objective(
        level=level, of=3, title=card.name if card else phrase("unnamed"),
        done=state.numbers.get(f"progress:{level}", 0), need=(card.number("need") or 0) if card else 0,
        place=location.name if location else None, events=tuple(n <= hazards for n in (1, 2, 3)),
        course="objective",
    )  # fmt: skip


def ask_view(state: AlienState, audience: str) -> AskView | None:
    """The running ask; a private one shows its words to its own person only."""
    ask = state.ask
    if ask is None:
        return None
    secret = ask.private and audience != ask.seat
    target = f"slot:{ask.slot}" if isinstance(ask, Identity | Number) and ask.slot is not None else ""
    return AskView(
        id=ask.id, kind=kind_of(ask), why=phrase("ask-private") if secret else ask.why, seat=ask.seat,
        target="" if secret else target, secret=secret, options=answers(state, audience),
        low=0, high=20, dice=ask.dice if isinstance(ask, Dice) else (),
        guess=ask.guess if isinstance(ask, Number) and not secret else None,
        likely="" if secret else _option(ask, "guess"), otherwise="" if secret else _option(ask, "otherwise"),
    )  # fmt: skip


def _option(ask: AnyAsk, field: Literal["guess", "otherwise"]) -> str:
    """The offer that a choice names as likely, or as what holds when nobody says anything."""
    key = getattr(ask, field) if isinstance(ask, Choice) else ""
    return f"answer:{ask.id}:{key}" if key else ""


def kind_of(ask: AnyAsk) -> AskKind:
    """The ask's kind as the screen knows it; a deck is read by people, ordered by the app."""
    if isinstance(ask, Order) and ask.read:
        return "read"
    names: dict[type, AskKind] = {
        Choice: "choice", Dice: "dice", Done: "done", Identity: "identity", Number: "number",
    }  # fmt: skip
    return names.get(type(ask), "order")


def alarms(state: AlienState) -> tuple[Alarm, ...]:
    """Every facehugger with the turns that are left to kill it (ALN-FACE-04)."""
    return tuple(
        Alarm(
            "facehugger", hugger.seat,
            phrase("alarm-facehugger", name=state.player(hugger.seat).name),
            turns_left=max(0, hugger.deadline - state.turn.number + 1), tile=tile(state, hugger.slot),
        )
        for hugger in state.huggers
    )  # fmt: skip


def danger(state: AlienState) -> int:
    """How bad it looks to everybody: 0 calm, 1 tense, 2 bad, 3 last chance."""
    if any(hugger.deadline <= state.turn.number for hugger in state.huggers):
        return 3
    fighters = len(state.table.zone(zones.COMBAT))
    full = sum(1 for zone in zones.ROOMS if state.table.zone(zone))
    near = any(near_death(state, seat) for seat in state.living)
    if fighters >= 3 or near:
        return 2
    return 1 if fighters or full >= 4 else 0


def near_death(state: AlienState, seat: SeatId) -> bool:
    """Whether three more damage would kill."""
    limit = health(state, seat)
    return limit is not None and damage(state, seat) >= limit - 3
