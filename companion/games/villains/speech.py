"""The words of Villains: what happens is told before it does, and what the questions of its rules change."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from companion.engine.assembly import Assembly
from companion.engine.effects.card_words import Judging
from companion.engine.feature import Feature
from companion.engine.foresight import Foresight
from companion.engine.legendary import foretold
from companion.engine.legendary.copying import text_of
from companion.engine.legendary.course import PhaseBegan
from companion.engine.legendary.ending import Lost, Won
from companion.engine.legendary.foretold import foretell
from companion.engine.legendary.speech import ANSWERS as USUAL
from companion.engine.legendary.speech import gauges, works_now
from companion.engine.speech import Speech
from companion.games.villains.abilities import JUDGES
from companion.games.villains.betrayal import BindingsPassed
from companion.games.villains.board import figures
from companion.games.villains.bystanders import BystanderGuarded, Kidnapped
from companion.games.villains.cards.deck import PutOnDeck, ShuffledIn, Stacked
from companion.games.villains.cards.playing import ClassChosen
from companion.games.villains.cards.plots import LaidBeside, PutIntoOverrun
from companion.games.villains.cards.recruits import WentBack
from companion.games.villains.cards.removing import BindingsGiven
from companion.games.villains.cards.streets import PlacesChanged
from companion.games.villains.cards.turning import LaidBack, TopShown
from companion.games.villains.city import AdversaryEntered
from companion.games.villains.commander import CommanderBeaten
from companion.games.villains.counting import COUNTERS
from companion.games.villains.fighting import AdversaryDefeated
from companion.games.villains.grammar import WORDING
from companion.games.villains.ko import Koed
from companion.games.villains.market import LaidOnDeck
from companion.games.villains.overruns import CarriedOff, Overran
from companion.games.villains.plot import AllyPutUnder
from companion.games.villains.revealing import AdversaryCardShown
from companion.games.villains.state import VillainsState

FORETOLD: Feature[VillainsState] = Feature(
    name="foretold-villains",
    foretells={
        AdversaryDefeated: foretell("kill"), CommanderBeaten: foretell("beat"), Koed: foretell("ko"),
        Kidnapped: foretell("kidnap"), BystanderGuarded: foretell("guard"), CarriedOff: foretell("carry-off"),
        AdversaryEntered: foretell("enter"), Overran: foretell("overrun"), PlacesChanged: foretell("push"),
        AdversaryCardShown: foretell("adversary"), AllyPutUnder: foretell("put-under-allies"),
        BindingsPassed: foretell("bindings"), BindingsGiven: foretell("bindings"),
        LaidBeside: foretell("beside"), PutIntoOverrun: foretell("into-overrun"),
        PutOnDeck: foretell("on-deck"), ShuffledIn: foretell("shuffle-in"), Stacked: foretell("stack"),
        LaidBack: foretell("lay-back"), TopShown: foretell("turn-top"), WentBack: foretell("go-back"),
        LaidOnDeck: foretell("lay-back"),
        ClassChosen: lambda event, before: foretell(f"class-{event.klass}")(event, before),
        Won: foretell("win"), Lost: foretell("lose"),
    },
)  # fmt: skip
FAMILY: Feature[VillainsState] = foretold.feature()
# Questions of the rules, which no card asks, and what each answer does where no event tells it.
ABOUT = frozenset({
    "ask-too-few-attack", "ask-too-few-recruit", "ask-card-elsewhere", "ask-overrun-ally", "ask-bottom-ally",
    "ask-more-bindings", "ask-demolish", "ask-next-bystander", "ask-overrun-next", "ask-left-behind",
    "ask-left-ally", "ask-ward-wound", "ask-more-wounds",
})  # fmt: skip
ANSWERS: Mapping[str, str] = {**USUAL, "ask-arrange:*": "does-arrange"}


@cache
def speech(whole: Assembly[VillainsState]) -> Speech[VillainsState]:
    """How Villains speaks; a value, made once."""
    return Speech(
        wording=WORDING,
        foresight=Foresight(
            decide=whole.decide, undo=whole.undo, gauges=gauges(), figures=figures,
            foretells=whole.foretells, ends=(PhaseBegan,),
        ),
        conditions=Judging(judges=JUDGES, counters=COUNTERS, is_on=works_now),
        card=text_of, about=ABOUT, answers=ANSWERS,
    )  # fmt: skip
