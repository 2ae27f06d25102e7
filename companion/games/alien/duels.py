"""Fighting people: a Defense is paid, a strike is drawn (ALN-PVP, ALN-ALIEN-09)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from companion.core.crossing.views import Figure
from companion.core.language.cards import Clause
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import needs_number
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick, seat_options, yes_or_no
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, tells
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, charge_late, pool
from companion.engine.ways import Way, price
from companion.engine.work import Own
from companion.games.alien import strikes
from companion.games.alien.aliens.rules import avatar_of
from companion.games.alien.modes import is_advanced
from companion.games.alien.phases import ACTION, in_action, need_action
from companion.games.alien.state import AlienState


class FightPlayer(Command, frozen=True):
    """Pay another person's Defense: they draw a strike (ALN-PVP-01, ALN-ALIEN-09)."""

    seat: SeatId
    target: SeatId


class PlayerFought(Event, frozen=True):
    """A player, or an Alien Player whose card says so, fought `target` for this price."""

    seat: SeatId
    target: SeatId
    cost: int


SHORT = "ALN-PVP-04"  # the rule that an unaffordable attack on a person meets


class Duel(Own, frozen=True, tag="duel"):
    """A person wants to fight another; `paid` is the price, where it is known."""

    seat: SeatId
    target: SeatId
    paid: int | None = None


class DuelPaid(Own, frozen=True, tag="duel-paid"):
    """They are sure: what is not paid yet is to be paid."""

    seat: SeatId
    target: SeatId
    paid: int | None = None


def defense(state: AlienState, seat: SeatId) -> int | None:
    """The Attack it costs to fight a person: the Defense of the Avatar; None while it must be asked first."""
    slot = avatar_of(state, seat)
    card = state.table.card(slot) if slot is not None else None
    return card.number("defense") if card is not None and card.is_told("defense") else None


def fight_player(draft: Draft[AlienState], command: FightPlayer) -> None:
    """The active player fights another person (ALN-PVP-01); in the base game that is asked first."""
    seat, target = command.seat, command.target
    if target not in draft.state.acting:
        draft.refuse("ALN-PVP-04", "impossible", here=_nobody(draft.state, target))
    need_action(draft, seat)
    if seat == target:
        draft.refuse("ALN-PVP-04", "target", here=phrase("here-not-oneself"))
    price = defense(draft.state, target)
    paid = charge(draft, "attack", price, SHORT) if price is not None else None
    draft.later(Duel(seat, target, paid))


def _nobody(state: AlienState, target: SeatId) -> Phrase:
    """Why nobody can be fought there."""
    names = {player.seat: player.name for player in state.players}
    return phrase("here-player-dead", name=names[target]) if target in names else phrase("here-no-such-seat")


def _duel(draft: Draft[AlienState], work: Duel) -> None:
    """In the base game somebody must be sure: all win or lose together (ALN-PVP-05, ALN-RULING-07)."""
    state, target = draft.state, work.target
    if not is_advanced(state):
        why = phrase("ask-duel", name=state.player(target).name)
        sure = pick(draft, work, why, yes_or_no(phrase("option-yes"), phrase("option-no")))
        if sure is None or sure.key != "yes":
            return
    draft.later(DuelPaid(work.seat, target, work.paid))


def _paid(draft: Draft[AlienState], work: DuelPaid) -> None:
    """The Defense is asked once where nobody has told it; then the price is paid and the strike drawn."""
    target, paid = work.target, work.paid
    slot = avatar_of(draft.state, target)
    if target not in draft.state.acting:
        return  # dead meanwhile
    if slot is not None and needs_number(draft, slot, "defense", work):
        return
    if paid is None:
        paid = charge_late(draft, "attack", defense(draft.state, target) or 0, SHORT, work)
    if paid is not None:
        attack(draft, work.seat, target, min(paid, pool(draft.state, "attack")))


def attack(draft: Draft[AlienState], seat: SeatId, target: SeatId, paid: int) -> None:
    """One attack on a person: what it cost, and the strike it brings (ALN-PVP-02)."""
    if paid:
        draft.emit(PointsSpent(attack=paid))
    draft.emit(PlayerFought(seat, target, paid))
    strikes.draw(draft, target)


def hunt(draft: Draft[AlienState], pending: DoClause, clause: Clause) -> None:
    """Players are fought with the Attack there is, as often as it suffices and whoever plays it wants."""
    seat, state = pending.seat or draft.state.active, draft.state
    target = pending.prey
    if target is None:
        return _choose_prey(draft, pending, seat)
    slot = avatar_of(state, target)
    if slot is not None and needs_number(draft, slot, "defense", pending):
        return
    draft.later(replace(pending, prey=None, answer=None))
    price = defense(draft.state, target) or 0
    if target in draft.state.living and price <= pool(draft.state, "attack"):
        attack(draft, seat, target, price)


def _choose_prey(draft: Draft[AlienState], pending: DoClause, seat: SeatId) -> None:
    """Whom to fight next, of those whose Defense can be paid; or nobody."""
    state = draft.state
    have = pool(state, "attack")
    prey = [one for one in state.living if one != seat and (defense(state, one) or 0) <= have]
    if not prey or not have:
        return
    options = (*seat_options(state, prey), yes_or_no(phrase("option-yes"), phrase("option-no"))[1])
    chosen = pick(draft, pending, phrase("ask-hunt", have=have), options)
    if chosen is not None and chosen.seat is not None:
        draft.later(replace(pending, prey=chosen.seat, answer=None))


def defense_of(state: AlienState, seat: SeatId) -> tuple[Figure, ...]:
    """What it costs to fight a person, where people fight each other or an alien plays."""
    if not is_advanced(state) or seat not in state.acting:
        return ()
    price = defense(state, seat)
    return (Figure("fight", price, filled=False, label=phrase("field-defense")),)


def rivals(state: AlienState) -> list[SeatId]:
    """Everybody whom the active player could fight, Alien Players first (ALN-PVP-01, ALN-ALIEN-09)."""
    others = (seat for seat in state.acting if seat != state.active)
    return sorted(others, key=lambda seat: seat not in state.aliens)


def ways(state: AlienState) -> Iterator[Way]:
    """Everybody whom the active player could fight in the Action Phase; the dead are refused."""
    if state.turn.phase != ACTION:
        return
    alive = {state.active, *state.acting}
    gone = [one.seat for one in state.players if one.seat not in alive]
    for seat in (*rivals(state), *gone):
        yield Way(
            f"duel:{seat}", FightPlayer(state.active, seat), partial(_label, state, seat), f"seat:{seat}",
            verb="fight" if seat in state.aliens else "duel",  # nobody means to fight the own crew
            price=price(state, "attack", defense(state, seat)),
            barred=seat in gone, alike=seat not in gone,
        )  # fmt: skip


def _label(state: AlienState, seat: SeatId) -> Phrase:
    return phrase("offer-duel", name=state.player(seat).name)


def sentence(event: PlayerFought, after: AlienState) -> dict[str, str]:
    """Who was fought."""
    return {"target": after.player(event.target).name}


def label(state: AlienState, command: FightPlayer) -> Phrase:
    """Who fought whom, also where nobody is called so."""
    names = {player.seat: player.name for player in state.players}
    name, target = (names.get(seat, seat) for seat in (command.seat, command.target))
    return phrase("command-FightPlayer", card=phrase("a-card"), name=name, target=target)


FEATURE: Feature[AlienState] = Feature(
    name="duels",
    commands={FightPlayer: fight_player},
    work={Duel: _duel, DuelPaid: _paid},
    verbs={"hunt": hunt},
    events={PlayerFought: tells},  # the price is paid and the strike drawn by events of their own
    sentences={PlayerFought: sentence},
    labels={FightPlayer: label},
    ways=ways,
    open=in_action,
)  # fmt: skip
