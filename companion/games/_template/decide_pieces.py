"""How each piece of work goes on: everything that may stop for a question is a piece of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.language.asks import Choice, Option, Pending
from companion.core.language.ids import SeatId, SlotId
from companion.core.language.phrases import phrase
from companion.engine import decks, dice
from companion.engine.draft import Draft, piece
from companion.engine.turns import closes_round, next_seat
from companion.games._template import effects, zones
from companion.games._template import events as e
from companion.games._template.scoring import outcome
from companion.games._template.setup_rules import rules
from companion.games._template.state import FerryState

Writing = Draft[FerryState]
HARMFUL = 3  # a swept-away card of so much danger puts out a lantern (TPL-RIVER-02)


def seat_of(draft: Writing, pending: Pending) -> SeatId:
    """Whose work it is."""
    return pending.seat or draft.state.turn.seat


def know_order(draft: Writing, pending: Pending) -> None:
    """The order of a fresh deck is asked where the app or the camera keeps it."""
    zone = pending.zone
    if zone is not None and decks.custody(draft.state, zone) in ("app", "read"):
        decks.ask_order(draft, zone, zone)


def deal_roles(draft: Writing, pending: Pending) -> None:
    """Everybody gets a secret role (TPL-SETUP-04)."""
    roles = draft.state.table.zone(zones.ROLES)
    for player, slot in zip(draft.state.players, roles, strict=False):
        draft.emit(e.RoleDealt(player.seat, slot))


def begin(draft: Writing, pending: Pending) -> None:
    """A turn begins."""
    draft.emit(e.TurnBegan(seat_of(draft, pending), pending.n))


def sweep(draft: Writing, pending: Pending) -> None:
    """A full channel sweeps its oldest card away, turned up first (TPL-RIVER-02)."""
    hidden = zones.hidden(draft.state.table)
    if len(hidden) < rules().channel:
        return
    draft.emit(e.TurnedUp(hidden[0]))
    draft.later(piece("resolve", pending.seat, hidden[0]), piece("wash", pending.seat, hidden[0]))


def wash(draft: Writing, pending: Pending) -> None:
    """What was swept away may put out a lantern."""
    assert pending.slot is not None  # written by sweep
    if danger(draft, (pending.slot,)) >= HARMFUL:
        draft.emit(e.LanternsLost(1))
    draft.emit(e.Washed((pending.slot,)))


def drift(draft: Writing, pending: Pending) -> None:
    """The top river card drifts in unless the channel is full; an empty deck is remade (TPL-RIVER-01, 03)."""
    table = draft.state.table
    if len(zones.hidden(table)) >= rules().channel:
        return
    river = table.zone(zones.RIVER)
    if river:
        draft.emit(e.Drifted(river[0]))
    elif table.zone(zones.WAKE):
        draft.emit(e.RiverTurned())
        draft.later(pending)
        decks.shuffle(draft, zones.RIVER, "river")


def act(draft: Writing, pending: Pending) -> None:
    """The player may act."""
    draft.emit(e.ActBegan(seat_of(draft, pending)))


def face_river(draft: Writing, pending: Pending) -> None:
    """Turn up what drifts in the channel, one after the other, until nothing is hidden (TPL-CROSS-04)."""
    hidden = zones.hidden(draft.state.table)
    if hidden:
        draft.emit(e.TurnedUp(hidden[0]))
        draft.later(piece("resolve", pending.seat, hidden[0]), pending)


def resolve(draft: Writing, pending: Pending) -> None:
    """A turned-up card must be known, its danger too; then it does what it says (TPL-CARD-01)."""
    slot = pending.slot
    assert slot is not None  # written by sweep and face_river
    if decks.needs_identity(draft, slot, phrase("ask-which-river"), pending):
        return
    if decks.needs_number(draft, slot, "danger", pending):
        return
    draft.later(piece("effects", pending.seat, slot, data={"on": "reveal"}))


def roll(draft: Writing, pending: Pending) -> None:
    """The board says how strong the current is, the dice how well the rower pulls (TPL-CROSS-05)."""
    if decks.needs_board(draft, zones.FAR, "current", phrase("ask-current"), pending):
        return
    why = phrase("ask-dice", name=draft.state.player(seat_of(draft, pending)).name)
    dice.roll(draft, rules().dice, why, piece("judge", pending.seat, zone=pending.zone))


def judge(draft: Writing, pending: Pending) -> None:
    """Dice and power against all danger and the current: across, or a lantern goes out (TPL-CROSS-05, 06)."""
    seat, power = seat_of(draft, pending), draft.state.numbers["power"]
    pips = dice.pips(pending.answer)
    draft.emit(e.Rolled(pips, sum(pips)))
    channel = draft.state.table.zone(zones.CHANNEL)
    need = danger(draft, channel) + draft.state.boards.get(zones.FAR, {}).get("current", 0)
    if power:
        draft.emit(e.PowerSpent(power))
    if sum(pips) + power >= need:
        draft.emit(e.Crossed(seat, draft.state.pieces[seat], pending.zone or zones.FAR))
    else:
        draft.emit(e.Capsized(seat, need - sum(pips) - power))
        draft.emit(e.LanternsLost(1))
    if channel:
        draft.emit(e.Washed(channel))


def danger(draft: Writing, slots: tuple[SlotId, ...]) -> int:
    """The danger of open cards, as far as it is known."""
    cards = (draft.state.table.card(slot) for slot in slots)
    return sum(card.number("danger") or 0 for card in cards if card is not None)


def look(draft: Writing, pending: Pending) -> None:
    """A lamp shows its owner the oldest hidden card: leave it, or sink it (TPL-CARD-03)."""
    hidden = zones.hidden(draft.state.table)
    if not hidden:
        return
    card = draft.state.table.card(hidden[0])  # the app may know it; only its owner will be told
    why = phrase("ask-look", card=card.name if card is not None else phrase("a-card"))
    options = (Option("keep", phrase("option-keep")), Option("sink", phrase("option-sink")))
    ask = Choice(id=draft.next_ask, why=why, seat=pending.seat, private=True, options=options)
    draft.ask(ask, piece("looked", pending.seat, hidden[0]))


def looked(draft: Writing, pending: Pending) -> None:
    """The owner of the lamp has decided."""
    assert pending.slot is not None  # written by look
    sink = pending.answer == "sink" and pending.slot in zones.hidden(draft.state.table)
    draft.emit(e.Sunk(pending.slot) if sink else e.Kept(pending.slot))


def drop(draft: Writing, pending: Pending) -> None:
    """A card of the own hand is discarded: only the hand knows which, so it is asked (TPL-CARD-04)."""
    seat, table = seat_of(draft, pending), draft.state.table
    slot = pending.slot if pending.slot is not None else next(iter(table.zone(zones.of(seat, "hand"))), None)
    if slot is None:
        return
    again = piece("drop", seat, slot)
    if not decks.needs_identity(
        draft, slot, phrase("ask-dropped", name=draft.state.player(seat).name), again
    ):
        draft.emit(e.Discarded(seat, (slot,)))


def draw(draft: Writing, pending: Pending) -> None:
    """The hand is filled up; the discards become the new deck when it runs out (TPL-END-01, 03)."""
    seat, table = seat_of(draft, pending), draft.state.table
    missing = rules().hand - len(table.zone(zones.of(seat, "hand")))
    deck = table.zone(zones.SUPPLIES)
    if missing > 0 and deck:
        draft.emit(e.HandDrawn(seat, deck[:missing]))
    if missing > len(deck) and table.zone(zones.SPENT):
        draft.emit(e.SuppliesTurned())
        decks.shuffle(draft, zones.SUPPLIES, "supplies")
        draft.later(pending)


def pass_turn(draft: Writing, pending: Pending) -> None:
    """The next player begins; a candle burns down when everybody had a turn (TPL-END-04)."""
    seat, turn = seat_of(draft, pending), draft.state.turn
    draft.later(piece("begin", next_seat(draft.state, seat), n=turn.number + 1))
    if closes_round(draft.state, seat):
        draft.emit(e.CandleBurnt(max(0, draft.state.numbers["candles"] - 1)))


def show_roles(draft: Writing, pending: Pending) -> None:
    """At the end every role is turned up and named; then it is said who has won (TPL-END-02)."""
    table = draft.state.table
    for player in draft.state.players:
        for slot in table.zone(zones.of(player.seat, "role")):
            if not table.slots[slot].face_up:
                draft.emit(e.RoleShown(player.seat, slot))
            if decks.needs_identity(draft, slot, phrase("ask-role", name=player.name), pending):
                return
    draft.emit(e.Ended(outcome(draft.state)))


PIECES: Mapping[str, Callable[[Writing, Pending], None]] = {
    "know-order": know_order, "deal-roles": deal_roles, "begin": begin, "sweep": sweep, "wash": wash,
    "drift": drift, "act": act, "face-river": face_river, "resolve": resolve, "roll": roll, "judge": judge,
    "look": look, "looked": looked, "drop": drop, "draw": draw, "pass": pass_turn, "show-roles": show_roles,
    "effects": effects.queue, "clause": effects.carry_out,
}  # fmt: skip
