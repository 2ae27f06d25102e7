"""What one audience may see of a game of Night Ferry."""

from __future__ import annotations

from companion.core.crossing.views import Figure, Offer, Place, SeatView, Strip, View
from companion.core.language.ids import SeatId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.assembly import Assembly
from companion.engine.press import Pressing
from companion.engine.view import Marks, ask_view, marks_of, turn_view, waiting
from companion.games._template import zones
from companion.games._template.printed import rules
from companion.games._template.race import standing
from companion.games._template.race import view as race
from companion.games._template.state import RACE_PHASES, TURN_PHASES, FerryState
from companion.games._template.tiles import BRICKS

PRESSING: Pressing[FerryState] = Pressing(
    verbs=("begin", "cross", "light", "look", "answer", "steer"), ends=("end", "moor")
)  # fmt: skip
LAST = 1  # lanterns left when everybody should look up


def view(
    ferry: Assembly[FerryState], state: FerryState, audience: str, offers: tuple[Offer, ...] | None = None
) -> View:
    """Everything an audience may see, and what it can do: its `offers`, where somebody has them already."""
    offers = ferry.legal(state, audience) if offers is None else offers
    press = PRESSING.press(state, ferry.choices(state, audience))
    big = press.big
    asked = ask_view(state, audience)
    return View(
        room="_template", audience=audience, title=phrase("room-_template"), big=big,
        choosing=PRESSING.choosing(state, press, lambda: ferry.possible(state, audience)), lays=press.lays,
        seats=tuple(seat_view(ferry, state, player.seat, audience) for player in state.players),
        turn=turn_view(state, phases(state)),
        strips=strips(state, offers, big), meters=race.meters(state) if state.is_race else meters(state),
        objectives=race.objectives(state) if state.is_race else (),
        sides=race.shown_sides(state), scores=standing.scores(state) if state.is_race else (),
        waiting=waiting(state, audience), offers=() if state.ask is not None else offers,
        ask=asked, due=ferry.due(state, asked), danger=danger(state), ending=state.ending,
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


def phases(state: FerryState) -> tuple[str, ...]:
    """The phases that are shown of a turn, or of a round of a race."""
    return RACE_PHASES if state.is_race else TURN_PHASES


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
    acting = turn_view(state, phases(state)).acting
    roles = tuple(BRICKS.tile(state, slot, own=own) for slot in table.zone(zones.of(seat, "role")))
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
    marks = marks_of(offers, big)
    stacks = (zones.SUPPLIES, zones.SPENT) if state.is_race else (zones.SUPPLIES, zones.SPENT, zones.ROLES)
    piles = tuple(BRICKS.place(state, zone, marks, "deck") for zone in stacks)
    played = BRICKS.place(state, zones.of(state.turn.seat, "played"), marks)
    river, wake = (BRICKS.place(state, zone, marks, "deck") for zone in (zones.RIVER, zones.WAKE))
    if state.is_race:
        on_table = (played, river, wake, *piles)
        return (*race.strips(state, marks), Strip("played", phrase("strip-played"), on_table))
    water = (river, BRICKS.place(state, zones.CHANNEL, marks), wake)
    return (
        Strip("river", phrase("strip-river"), water),
        Strip("shores", phrase("strip-shores"), tuple(shore(state, zone, marks) for zone in zones.SPACES)),
        Strip("played", phrase("strip-played"), (played, *piles)),
    )


def shore(state: FerryState, zone: ZoneId, marks: Marks) -> Place:
    """A shore; the far one says how strong its current is."""
    current = Figure("dice", state.boards.get(zone, {}).get("current"), filled=False)
    return BRICKS.place(state, zone, marks, "place", (current,) if zone == zones.FAR else ())


def danger(state: FerryState) -> int:
    """How bad it looks to everybody: by the lanterns that still burn and the candles that are left."""
    lanterns, candles = state.numbers.get("lanterns", 0), state.numbers.get("candles", 0)
    if not state.turn.number or state.outcome or state.is_race:
        return 0
    return 3 if lanterns <= LAST else 2 if candles <= LAST else 1 if lanterns == LAST + 1 else 0
