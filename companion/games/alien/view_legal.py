"""What can be done now: every offer is a command that the rules would accept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from companion.core.crossing.views import Cost, Offer
from companion.core.language.asks import AS_BACK, Choice, Done, Identity, Option, Order
from companion.core.language.commands import Answer, Command, MoveSlot
from companion.core.language.ids import TABLE, CopyId, DesignId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import ledger
from companion.games.alien import commands as c
from companion.games.alien import zones
from companion.games.alien.decide import kernel
from companion.games.alien.decide_fighting import price
from companion.games.alien.decide_huggers import is_open
from companion.games.alien.decide_lending import is_copied, lent_cards
from companion.games.alien.evolve_prices import recruit_cost, sergeant_cost
from companion.games.alien.state import ALIEN, AlienState, Ready
from companion.games.alien.view_aliens import duel_offer, rivals
from companion.games.alien.view_feats import feat_offers
from companion.games.alien.view_hands import hand_designs
from companion.games.alien.view_keywords import (
    give_up_offers,
    lend_offers,
    lent_offers,
    name_of,
    sacrifice_offers,
)
from companion.games.alien.view_saying import saying_offers


def legal(state: AlienState, audience: str) -> tuple[Offer, ...]:
    """The offers of the moment for an audience; with an open ask they are its answers."""
    if state.outcome:
        return ()
    if state.ask is not None:
        return answers(state, audience) + interruptions(state) + saying_offers(state)
    offers = (*turn_offers(state), *interruptions(state), *saying_offers(state))
    if audience in (TABLE, "spectator"):
        return offers
    return tuple(offer for offer in offers if offer.seat in (None, audience))


def answers(state: AlienState, audience: str) -> tuple[Offer, ...]:
    """The ways to answer the running ask, as far as this audience may see them."""
    ask = state.ask
    if ask is None or (ask.private and audience != ask.seat):
        return ()
    if isinstance(ask, Choice):
        return tuple(_chosen(ask, option) for option in ask.options)
    if isinstance(ask, Identity):
        return tuple(_told(state, ask.id, copy, ask.seat) for copy in one_per_design(state, ask.slot))
    if isinstance(ask, Order) and ask.read:
        return (_unread(ask),)
    if isinstance(ask, Done):
        return (Offer(f"answer:{ask.id}:done", phrase("offer-done"), Answer(ask.id), cost="upkeep"),)
    return ()


def _chosen(ask: Choice, option: Option) -> Offer:
    target = f"seat:{option.seat}" if option.seat is not None else ""
    target = f"slot:{option.slot}" if option.slot is not None else target
    command = Answer(ask.id, option.key)
    return Offer(f"answer:{ask.id}:{option.key}", option.label, command, target=target, seat=ask.seat)


def _unread(ask: Order) -> Offer:
    """Nobody has to read a deck: it goes on as one whose backs or faces are shown."""
    label, sub = phrase("offer-as-back"), phrase("offer-as-back-sub")
    return Offer(f"answer:{ask.id}:{AS_BACK}", label, Answer(ask.id, AS_BACK), sub=sub, cost="upkeep")


def _told(state: AlienState, ask: int, copy: CopyId, seat: SeatId | None) -> Offer:
    name = state.table.card_of(copy).name
    return Offer(f"answer:{ask}:{copy}", name, Answer(ask, copy), cost="show", seat=seat)


def one_per_design(state: AlienState, slot: SlotId) -> tuple[CopyId, ...]:
    """One copy for each design that a slot could hold."""
    found: dict[DesignId, CopyId] = {}
    for copy in ledger.candidates(state.table, slot):
        found.setdefault(state.table.designs[copy], copy)
    return tuple(found.values())


Way = tuple[Command, Callable[[], Offer]]  # what could be done, and its offer when the rules accept it


def turn_offers(state: AlienState) -> tuple[Offer, ...]:
    """What the active player can do, in the order of the board; words are made only for what is legal."""
    return tuple(offer() for command, offer in ways(state) if is_legal(state, command))


def ways(state: AlienState) -> Iterator[Way]:
    """What may be open in this phase, legal or not."""
    if state.turn.phase == ALIEN:
        return alien_ways(state)
    return begin_ways(state) if state.turn.phase == "hive" else action_ways(state)


def is_legal(state: AlienState, command: Command) -> bool:
    """Whether the rules would accept a command now."""
    return kernel().refusal(state, command) is None


def begin_ways(state: AlienState) -> Iterator[Way]:
    """The start of a turn."""
    yield c.BeginTurn(state.active), partial(begin_offer, state)


def begin_offer(state: AlienState) -> Offer:
    """Place the Hive card."""
    label = phrase("offer-begin", name=state.player(state.active).name)
    command = c.BeginTurn(state.active)
    return _offer("begin", label, command, "place:hive", "upkeep", sub=phrase("offer-begin-sub"))


def alien_ways(state: AlienState) -> Iterator[Way]:
    """An Alien Player's turn: its cards, their waiting abilities, and the end (ALN-ALIEN-07)."""
    yield from card_ways(state)
    yield c.EndAction(state.active), partial(alien_end_offer, state)


def alien_end_offer(state: AlienState) -> Offer:
    """End an Alien Player's turn."""
    command = c.EndAction(state.active)
    return _offer("end", phrase("offer-end"), command, "big", "upkeep", sub=phrase("offer-end-alien"))


def card_ways(state: AlienState) -> Iterator[Way]:
    """Every card that the hand at turn could hold, and every ability that waits."""
    seat = state.active
    for copy in hand_designs(state, seat):
        yield c.Play(seat, copy), partial(play_offer, state, copy)
    for ready in state.ready:
        yield c.UseAbility(seat, ready.slot, ready.index, ready.play), partial(ability_offer, state, ready)


def play_offer(state: AlienState, copy: CopyId) -> Offer:
    """Lay a card from the hand."""
    card = state.table.card_of(copy)
    label, command = phrase("offer-play", card=card.name), c.Play(state.active, copy)
    return _offer(f"play:{card.design}", label, command, f"design:{card.design}", "show", hand=True)


def action_ways(state: AlienState) -> Iterator[Way]:
    """Everything that may be open in the action phase, in the order of the board."""
    seat, table = state.active, state.table
    yield from card_ways(state)
    yield from map(worded, (*lent_offers(state), *give_up_offers(state), *goal_offers(state)))
    for zone in zones.ROOMS:
        yield c.Scan(seat, zone), partial(scan_offer, state, zone)
    for slot in fightable(state):
        yield c.Fight(seat, slot), partial(fight_offer, state, slot)
    for slot in (slot for zone in zones.HQ for slot in table.zone(zone)):
        yield c.Recruit(seat, slot), partial(recruit_offer, state, slot)
    yield c.RecruitSergeant(seat), partial(sergeant_offer, state)
    yield from map(worded, feat_offers(state))
    for other in rivals(state):
        yield c.FightPlayer(seat, other), partial(duel_offer, state, other)
    yield c.Complete(seat), partial(complete_offer, state)
    yield c.EndAction(seat), partial(end_offer, state)


def worded(offer: Offer) -> Way:
    """An offer that has its words already."""
    return offer.command, lambda: offer


def complete_offer(state: AlienState) -> Offer:
    """Say that the current Objective is done."""
    return _offer("complete", phrase("offer-complete"), c.Complete(state.active), "objective")


def _offer(
    id: str,
    label: Phrase,
    command: Command,
    target: str,
    cost: Cost = "decision",
    sub: Phrase | None = None,
    hand: bool = False,
) -> Offer:
    seat = getattr(command, "seat", None)
    return Offer(id, label, command, sub=sub, target=target, cost=cost, seat=seat, hand=hand)


def ability_offer(state: AlienState, ready: Ready) -> Offer:
    """Use a waiting ability."""
    slot, index, play = ready.slot, ready.index, ready.play
    command = c.UseAbility(state.active, slot, index, play)
    label = phrase("offer-use", card=name_of(state, slot))
    return _offer(f"use:{slot}:{index}" + f":{play}" * bool(play), label, command, f"slot:{slot}")


def goal_offers(state: AlienState) -> Iterator[Offer]:
    """Pay abilities of goal cards in play."""
    for slot in fightable(state, everything=True):
        card = state.table.card(slot)
        for index, ability in enumerate(card.abilities if card else ()):
            if ability.on == "goal" and card is not None:
                yield _offer(f"use:{slot}:{index}", phrase("offer-goal", card=card.name),
                             c.UseAbility(state.active, slot, index), f"slot:{slot}",
                             sub=pays("offer-pay-recruit", ability.pay, state, "recruit"))  # fmt: skip


def fightable(state: AlienState, everything: bool = False) -> tuple[SlotId, ...]:
    """The open cards of Combat Zone, Complex and in front of players that could be enemies."""
    table = state.table
    places = (zones.COMBAT, *zones.ROOMS, *(zones.of(seat, "hugger") for seat in state.living))
    places += (zones.OPERATIONS, zones.OBJECTIVES) if everything else ()
    open_cards = [slot for zone in places for slot in reversed(table.zone(zone)) if table.slots[slot].face_up]
    if everything:
        return tuple(open_cards)
    return tuple(s for s in open_cards if (card := table.card(s)) and card.kind in ("enemy", "facehugger"))


def pays(key: str, need: int | None, state: AlienState, pool: str) -> Phrase:
    """'3 of 5 Attack', or the price alone while nobody knows it."""
    have = state.numbers.get(pool, 0)
    return phrase(key, need=need, have=have) if need is not None else phrase(f"{key}-unknown")


def scan_offer(state: AlienState, zone: ZoneId) -> Offer:
    """Scan a room."""
    need = state.boards.get(zone, {}).get("scan")
    label = phrase("offer-scan", place=phrase(f"place-{zone.replace(':', '-')}"))
    command = c.Scan(state.active, zone)
    return _offer(f"scan:{zone}", label, command, target_of(state, zone),
                  sub=pays("offer-pay-attack", need, state, "attack"))  # fmt: skip


def target_of(state: AlienState, zone: ZoneId) -> str:
    """The card in a room, or the room itself."""
    slots = state.table.zone(zone)
    return f"slot:{slots[0]}" if slots else f"place:{zone}"


def fight_offer(state: AlienState, slot: SlotId) -> Offer:
    """Fight an enemy."""
    card = state.table.card(slot)
    label = phrase("offer-fight", card=card.name if card else phrase("a-card"))
    sub = pays("offer-pay-attack", price(state, slot), state, "attack")
    return _offer(f"fight:{slot}", label, c.Fight(state.active, slot), f"slot:{slot}", sub=sub)


def recruit_offer(state: AlienState, slot: SlotId) -> Offer:
    """Recruit from the HQ."""
    card = state.table.card(slot)
    label = phrase("offer-recruit", card=card.name if card else phrase("a-card"))
    sub = pays("offer-pay-recruit", recruit_cost(state, slot), state, "recruit")
    return _offer(f"recruit:{slot}", label, c.Recruit(state.active, slot), f"slot:{slot}", sub=sub)


def sergeant_offer(state: AlienState) -> Offer:
    """Recruit a Sergeant."""
    sub = pays("offer-pay-recruit", sergeant_cost(state), state, "recruit")
    label = phrase("offer-sergeant")
    return _offer("sergeant", label, c.RecruitSergeant(state.active), "place:sergeants", sub=sub)


def end_offer(state: AlienState) -> Offer:
    """End the action phase; what is left undone is said before it is too late (ALN-ACT-12)."""
    attack, recruit = state.numbers.get("attack", 0), state.numbers.get("recruit", 0)
    strikers = len(state.table.zone(zones.COMBAT))
    lent = sum(not is_copied(state, slot) for slot in lent_cards(state))
    ready, huggers = len(state.ready) + lent, sum(is_open(state, hugger) for hugger in state.huggers)
    left = {"attack": attack, "recruit": recruit, "strikers": strikers, "ready": ready, "huggers": huggers}
    sub = phrase("offer-end-sub", **left) if any(left.values()) else None
    return _offer("end", phrase("offer-end"), c.EndAction(state.active), "big", "upkeep", sub=sub)


def interruptions(state: AlienState) -> tuple[Offer, ...]:
    """What can be done at any time, also while a question is open: claims, loans and sacrifices."""
    offers = (*lend_offers(state), *sacrifice_offers(state))
    return (*claims(state), *(offer for offer in offers if is_legal(state, offer.command)))


def claims(state: AlienState) -> tuple[Offer, ...]:
    """What only a hand knows: a carrier may have drawn the Chestburster (ALN-FACE-14)."""
    offers = (claim_offer(state, seat) for seat in state.living if state.carries(seat))
    return tuple(offer for offer in offers if is_legal(state, offer.command))


def claim_offer(state: AlienState, seat: SeatId) -> Offer:
    """The claim of one carrier: true only if the hand holds the card, and believed."""
    label = phrase("offer-burst", name=state.player(seat).name)
    command = c.ClaimBurst(seat)
    return Offer(f"burst:{seat}", label, command, target=f"seat:{seat}", seat=seat, needs="chestburster")


def forgotten(state: AlienState) -> tuple[Offer, ...]:
    """What can be made good at any time: a strike for anybody, a heal of any strike (nothing is undone)."""
    if state.outcome:
        return ()
    strikes = (
        _offer(
            f"forgot:{seat}",
            phrase("offer-forgot-strike", name=state.player(seat).name),
            c.ForgotStrike(seat),
            f"seat:{seat}",
        )  # fmt: skip
        for seat in state.acting
    )
    heals = (heal_offer(state, seat, slot) for seat in state.acting
             for slot in state.table.zone(zones.of(seat, "damage")))  # fmt: skip
    legal_strikes = tuple(offer for offer in strikes if is_legal(state, offer.command))
    return (*legal_strikes, *heals, *map(partial(shuffle_offer, state), shuffled_early(state)))


def shuffled_early(state: AlienState) -> Iterator[SeatId]:
    """Whose discard pile hands could have shuffled into a deck that still has cards (ALN-CLEAN-05)."""
    for seat in state.acting:
        piles = (state.deck_of(seat), state.discard_of(seat))
        if state.ask is None and all(state.table.zone(pile) for pile in piles):
            yield seat


def shuffle_offer(state: AlienState, seat: SeatId) -> Offer:
    """Say that it was done; the rule is named before the books follow."""
    label = phrase("offer-shuffled-early", name=state.player(seat).name)
    return _offer(f"shuffled:{seat}", label, c.ShuffleIn(seat), f"seat:{seat}", "upkeep")


def heal_offer(state: AlienState, seat: SeatId, slot: SlotId) -> Offer:
    """Carry a strike that should have been healed to the discarded strikes."""
    card = state.table.card(slot)
    label = phrase(
        "offer-forgot-heal", name=state.player(seat).name, card=card.name if card else phrase("a-card")
    )
    return _offer(f"forgot-heal:{slot}", label, MoveSlot(slot, zones.STRUCK, 0, True), f"slot:{slot}")
