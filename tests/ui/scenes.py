"""Every sheet and big moment of the samples, by name, with what opens it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.prompts import Prompt
from companion.core.crossing.steps import AtLarge, Notice, Step, Striker
from companion.core.crossing.views import Alarm, AskView, Figure, Offer, View
from companion.core.language.ids import SlotId
from companion.core.language.phrases import named
from companion.core.language.refusals import Refusal
from companion.core.language.sides import Ending
from tests.ui import samples
from tests.ui.samples import P1, P2, both

STRIKES = (
    ("Acid Splash", "Jet d’acide"),
    ("Claw", "Griffe"),
    ("Miss", "Raté"),
    ("Tail Sweep", "Coup de queue"),
    ("Bite", "Morsure"),
    ("Deep Cut", "Entaille profonde"),
    ("Panic", "Panique"),
)
STRIKERS = (
    Striker(both("Pale Stalker", "Traqueur pâle"), 1, "slot:7"),
    Striker(both("Duct Crawler", "Rampant des conduits"), 1, "slot:8"),
    Striker(both("Twin Jaw", "Mâchoires jumelles"), 2, "slot:5"),
)
SAYS = (both("discard one card from your hand", "défaussez une carte de votre main"),)
BLOW = Notice(
    "StrikeTaken",
    both("Maya takes 2.", "Maya encaisse 2."),
    P1,
    SlotId(11),
    amount=2,
    title=both("Knocked Down", "Renversé"),
    large=AtLarge(SAYS, STRIKERS, 3, 1),
)
STRUCK = (
    Notice("EnemyStruck", both("", ""), P1, SlotId(7), large=AtLarge((), STRIKERS, 3, 1)),
    BLOW,
)
OPTIONS = tuple(Offer(f"answer:1:{at}", both(*names), None) for at, names in enumerate(STRIKES))
IDENTITY = AskView(
    1,
    "identity",
    both("Which strike card did Maya draw?", "Quelle blessure Maya a-t-elle piochée ?"),
    P1,
    options=OPTIONS,
)
NUMBER = AskView(
    2,
    "number",
    both("Which Attack is printed on the Crawler?", "Quelle attaque est imprimée sur le Rampant ?"),
    P1,
)
DICE = AskView(3, "dice", both("Throw two dice.", "Lancez deux dés."), P1, dice=("red", "red"))
SECRET = AskView(
    4, "choice", both("A private question is being answered.", "Une question privée."), P2, secret=True
)
PRIVATE = AskView(
    4, "choice", both("Are you the traitor?", "Êtes-vous le traître ?"), P2, options=OPTIONS[:2]
)
HUGGER = samples.card(9, named("Facehugger"), Figure("fight", 3))
ALARM = Alarm("facehugger", P1, both("Facehugger on Maya", "Facehugger sur Maya"), 2, HUGGER)
FIGHT = Offer(
    "fight:9", both("Fight the Facehugger", "Combattre"), None, both("3 of 5 Attack", "3 sur 5"), "slot:9"
)
MOVES = (
    "Stalker: back to the Combat Zone",
    "Rigger: from your discards to HQ 1",
    "Gunner: onto the Barracks",
)


def asked(ask: AskView) -> Step:
    """A step that ends in a question."""
    return samples.step(samples.view(ask=ask, big=None, waiting=ask.why, offers=()))


def happened(kind: str, english: str, french: str, view: View | None = None, **rest: Any) -> Step:
    """A step with one happening."""
    return samples.step(view, notices=(Notice(kind, both(english, french), **rest),))


def hugged() -> View:
    """A table with a facehugger on Maya."""
    return samples.view(alarms=(ALARM,), offers=(*samples.offers(), FIGHT))


def refused(**changes: Any) -> Step:
    """A refused fight."""
    refusal = Refusal(
        "ALN-FIGHT-02",
        "cost",
        both("It costs 6. The pool holds 5.", "Il coûte 6. La réserve a 5."),
        both("1 more Attack: play a card, or borrow one.", "1 attaque de plus : jouez une carte."),
        6,
        5,
    )
    values: dict[str, Any] = {"label": both("fight the Crawler", "combattre le Rampant"), "refusal": refusal}
    return samples.step(**{**values, **changes})


STEPS: dict[str, Callable[[], Step]] = {
    "table": samples.step,
    "five": lambda: samples.step(samples.view(5)),
    "prompts": lambda: samples.step(prompts=tuple(Prompt(both(move, move)) for move in MOVES)),
    "hugged": lambda: samples.step(hugged()),
    "refusal": refused,
    "identity": lambda: asked(IDENTITY),
    "number": lambda: asked(NUMBER),
    "pad": lambda: asked(replace(NUMBER, id=6, high=400)),
    "dice": lambda: asked(DICE),
    "curtain": lambda: asked(SECRET),
    "carry": lambda: samples.step(
        kind="undo",
        to_carry=tuple(Prompt(both(move, move), slot=SlotId(at)) for at, move in enumerate(MOVES)),
    ),
    "facehugger": lambda: happened(
        "FacehuggerLanded", "on Maya, from the Med-Lab", "sur Maya", hugged(), seat=P1
    ),
    "strike": lambda: samples.step(notices=STRUCK),
    "strike-last": lambda: samples.step(notices=(BLOW,)),
    "objective": lambda: happened("ObjectiveDone", "Objective 2 is done!", "Objectif 2 atteint !", amount=2),
    "death": lambda: happened("PlayerDied", "Ben is dead.", "Ben est mort.", seat=P2),
    "victory": lambda: happened(
        "Won", "You made it.", "Vous avez réussi.", samples.view(ending=Ending("won"), big=None)
    ),
}

# What is opened by hand: the step first, then a touch.
OPENED: dict[str, Callable[[Any], None]] = {
    "objective sheet": lambda app: app.router.current.sheets.objective(app.context.view),
    "menu": lambda app: app.router.current.sheets.menu(),
    "undo": lambda app: app.router.current.sheets.undo(3),
    "tools": lambda app: app.router.current.sheets.tools(""),
    "about": lambda app: app.router.current.sheets.about(app.context.view, "slot:7"),
    "play": lambda app: app.router.current.sheets.play(app.context.view),
    "person": lambda app: app.router.current.sheets.person("p2"),
    "piles": lambda app: app.router.current.sheets.piles(app.context.view),
    "log": lambda app: app.router.go("log"),
    "states": lambda app: app.router.go("states"),
}

# What needs no game.
SHELL: dict[str, Callable[[Any], None]] = {
    "home": lambda app: None,
    "new_game": lambda app: app.router.go("new_game"),
    "naming": lambda app: app.router.go("new_game")._name(0),
    "custody": lambda app: app.router.go("new_game")._rule("custody"),
    "system": lambda app: app.router.go("system"),
}
