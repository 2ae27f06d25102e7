"""The quick tools that are offered while a card speaks to the players alone."""

from __future__ import annotations

from companion.core.crossing.views import Offer
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.telling import open_name
from companion.games.alien.saying.commands import AllSaid, AsSaid
from companion.games.alien.saying.rules import CAN, TOOLS, waits
from companion.games.alien.state import AlienState

POINTS, HARM = ("attack", "recruit"), ("strike", "heal", "kill", "kill-own")
FIRST = {  # what cards of a kind say most often, first
    "strike": ("strike", "heal", "discard", "kill-own"),
    "event": HARM, "hazard": HARM, "objective": HARM, "location": HARM, "enemy": HARM,
}  # fmt: skip


def saying_offers(state: AlienState) -> tuple[Offer, ...]:
    """'All done' first, then every tool that finds something to work on, the likeliest first.

    While the game waits for what hands do, they stand beside that question.
    """
    if not state.saying or state.outcome or not (state.ask is None or waits(state)):
        return ()
    slot = state.saying[-1]
    done = Offer("said:done", phrase("offer-all-said"), AllSaid(), sub=says(state, slot), cost="upkeep")
    return (done, *(tool(state, what) for what in in_order(state, slot) if CAN[what](state)))


def in_order(state: AlienState, slot: SlotId) -> tuple[str, ...]:
    """The tools in the order in which a card of this kind is likely to need them."""
    card = state.table.card(slot)
    likely = FIRST.get(card.kind if card is not None else "", (*POINTS, "draw", "heal", "kill"))
    return tuple(dict.fromkeys((*likely, *TOOLS)))


def tool(state: AlienState, what: str) -> Offer:
    """One thing that can be done for the card."""
    command = AsSaid(what)
    return Offer(f"said:{what}", phrase(f"offer-said-{what}"), command, cost="upkeep")


def says(state: AlienState, slot: SlotId) -> Phrase:
    """Which card it is that speaks."""
    return phrase("prompt-card-says", card=open_name(state, slot) or phrase("a-card"))
