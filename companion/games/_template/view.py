"""What one audience may see of a game of Night Ferry."""

from __future__ import annotations

from typing import Literal

from companion.core.crossing.views import AskView, Figure, Offer, Place, SeatView, Strip, TurnView, View
from companion.core.language.asks import AnyAsk, Ballot, Choice, Dice, Done, Identity, Number
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.assembly import Assembly
from companion.engine.zones import place_key
from companion.games._template import zones
from companion.games._template.offers import answers, legal
from companion.games._template.printed import rules
from companion.games._template.race import standing
from companion.games._template.race import view as race
from companion.games._template.state import TURN_PHASES, FerryState
from companion.games._template.tiles import Marks, tile

BIG = ("begin", "cross", "light", "end", "answer", "moor")  # the most likely next thing first
LAST = 1  # lanterns left when everybody should look up


def view(
    ferry: Assembly[FerryState], state: FerryState, audience: str, offers: tuple[Offer, ...] | None = None
) -> View:
    """Everything an audience may see, and what it can do: its `offers`, where somebody has them already."""
    offers = legal(ferry, state, audience) if offers is None else offers
    big = best(state, offers)
    return View(
        room="_template", audience=audience, title=phrase("room-_template"), big=big,
        seats=tuple(seat_view(ferry, state, player.seat, audience) for player in state.players),
        turn=race.turn_view(state) if state.is_race else turn_view(state),
        strips=strips(state, offers, big), meters=race.meters(state) if state.is_race else meters(state),
        objectives=race.objectives(state) if state.is_race else (),
        sides=race.shown_sides(state), scores=standing.scores(state) if state.is_race else (),
        waiting=waiting(state, audience), offers=() if state.ask is not None else offers,
        ask=ask_view(state, audience), danger=danger(state), ending=state.ending,
        outcome_text=outcome_text(state),
        tolerated=tuple(phrase(f"fault-{fault}") for fault in state.tolerated),
    )  # fmt: skip


def outcome_text(state: FerryState) -> Phrase | None:
    """How it ended, in a race with the names of the winners."""
    ending = state.ending
    if ending is None:
        return None
    winners = ", ".join(state.player(seat).name for seat in ending.winners)
    return phrase(f"outcome-{ending.how}", names=winners)


def best(state: FerryState, offers: tuple[Offer, ...]) -> Offer | None:
    """What the big button does; nothing where a hand or the camera is waited for."""
    if state.ask is not None and not isinstance(state.ask, Done):
        return None
    ranked = [offer for offer in offers if not offer.hand and offer.id.partition(":")[0] in BIG]
    return min(ranked, key=lambda offer: BIG.index(offer.id.partition(":")[0]), default=None)


def waiting(state: FerryState, audience: str) -> Phrase | None:
    """What is waited for while the big button has nothing to do."""
    if state.outcome:
        return phrase("waiting-over")
    asked = ask_view(state, audience)
    return asked.why if asked is not None else None


def turn_view(state: FerryState) -> TurnView:
    """Whose turn, and which phase of it."""
    phase = state.turn.phase
    at = TURN_PHASES.index(phase) if phase in TURN_PHASES else 0
    return TurnView(
        state.turn.number, state.turn.seat or None, phrase(f"phase-{phase}"), len(TURN_PHASES), at
    )


def meters(state: FerryState) -> tuple[Figure, ...]:
    """Power, lanterns and candles."""
    numbers = state.numbers
    return (
        Figure("points", numbers.get("power", 0), label=phrase("number-power")),
        Figure("life", numbers.get("lanterns", 0), of=rules().most_lanterns, label=phrase("number-lanterns")),
        Figure("count", numbers.get("candles", 0), label=phrase("number-candles")),
    )


def seat_view(ferry: Assembly[FerryState], state: FerryState, seat: SeatId, audience: str) -> SeatView:
    """A person, with the role card: open, or seen by its owner alone."""
    player, table = state.player(seat), state.table
    own, lanterns = audience == seat, state.numbers.get("lanterns", 0)
    acting = race.turn_view(state).acting if state.is_race else (state.turn.seat,)
    roles = tuple(tile(state, slot, (), own) for slot in table.zone(zones.of(seat, "role")))
    return SeatView(
        seat=seat, name=player.name, colour=player.colour, alive=player.alive,
        life=None if state.is_race else Figure("life", lanterns, of=rules().most_lanterns),
        active=seat in acting and not state.outcome,
        figures=race.figures(state, seat) if state.is_race else (),
        badges=ferry.badges(state, seat), tiles=roles,
        counts=((phrase("pile-hand"), len(table.zone(zones.of(seat, "hand")))),),
    )  # fmt: skip


def strips(state: FerryState, offers: tuple[Offer, ...], big: Offer | None) -> tuple[Strip, ...]:
    """The river with its channel, the two shores, and the supplies; in a race the sea."""
    marks: Marks = {offer.target: ("legal",) for offer in offers if offer.target}
    if big is not None and big.target:
        marks[big.target] = ("legal", "big")
    stacks = (zones.SUPPLIES, zones.SPENT) if state.is_race else (zones.SUPPLIES, zones.SPENT, zones.ROLES)
    piles = tuple(place(state, zone, marks, "deck") for zone in stacks)
    played = zones.of(state.turn.seat, "played")
    if state.is_race:
        decks = (place(state, zones.RIVER, marks, "deck"), place(state, zones.WAKE, marks, "deck"), *piles)
        on_table = (place(state, played, marks), *decks)
        return (*race.strips(state, marks), Strip("played", phrase("strip-played"), on_table))
    water = (place(state, zones.RIVER, marks, "deck"), place(state, zones.CHANNEL, marks),
             place(state, zones.WAKE, marks, "deck"))  # fmt: skip
    return (
        Strip("river", phrase("strip-river"), water),
        Strip("shores", phrase("strip-shores"), tuple(place(state, z, marks, "place") for z in zones.SPACES)),
        Strip("played", phrase("strip-played"), (place(state, played, marks), *piles)),
    )


def place(
    state: FerryState, zone: ZoneId, marks: Marks, kind: Literal["place", "deck", "row"] = "row"
) -> Place:
    """A place of the board; a deck shows its count alone."""
    slots, target = state.table.zone(zone), f"place:{zone}"
    tiles = (
        () if kind == "deck" else tuple(tile(state, slot, marks.get(f"slot:{slot}", ())) for slot in slots)
    )
    current = Figure("dice", state.boards.get(zone, {}).get("current"), filled=False)
    return Place(
        zone, phrase(place_key(zone)), kind, tiles, len(slots) if kind == "deck" else None,
        figures=(current,) if zone == zones.FAR else (), states=marks.get(target, ()), target=target,
    )  # fmt: skip


def ask_view(state: FerryState, audience: str) -> AskView | None:
    """The running ask; a private one shows its words to its own person only."""
    ask = state.ask
    if ask is None:
        return None
    if isinstance(ask, Ballot):
        return ballot_view(ask, state, audience)
    secret = ask.private and audience != ask.seat
    slot = ask.slot if isinstance(ask, Identity | Number) and not secret else None
    return AskView(
        id=ask.id, kind=KINDS.get(type(ask), "order"), why=phrase("ask-private") if secret else ask.why,
        seat=ask.seat, target=f"slot:{slot}" if slot is not None else "", secret=secret,
        options=answers(state, audience), dice=ask.dice if isinstance(ask, Dice) else (),
        kinds=ask.kinds if isinstance(ask, Dice) else (), otherwise=held_by_nobody(ask),
    )  # fmt: skip


def held_by_nobody(ask: AnyAsk) -> str:
    """The answer that holds in a reaction window when nobody reacts; a private question has none to show."""
    has_one = isinstance(ask, Choice) and ask.otherwise and not ask.private
    return f"answer:{ask.otherwise}" if isinstance(ask, Choice) and has_one else ""


def ballot_view(ask: Ballot, state: FerryState, audience: str) -> AskView:
    """A choice of several at once: each of them sees the own options, nobody what was chosen."""
    has_part = audience in ask.options
    return AskView(
        id=ask.id, kind="choice", why=ask.why if has_part else phrase("ask-private"), secret=not has_part,
        seat=SeatId(audience) if has_part else next(iter(ask.open), None), seats=ask.open,
        options=answers(state, audience),
    )  # fmt: skip


Kind = Literal["dice", "order", "identity", "number", "choice", "done"]
KINDS: dict[type, Kind] = {
    Choice: "choice", Dice: "dice", Done: "done", Identity: "identity", Number: "number",
}  # fmt: skip


def danger(state: FerryState) -> int:
    """How bad it looks to everybody: by the lanterns that still burn and the candles that are left."""
    lanterns, candles = state.numbers.get("lanterns", 0), state.numbers.get("candles", 0)
    if not state.turn.number or state.outcome or state.is_race:
        return 0
    return 3 if lanterns <= LAST else 2 if candles <= LAST else 1 if lanterns == LAST + 1 else 0
