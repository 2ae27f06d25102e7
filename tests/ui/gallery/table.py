"""The scenes of a table: moments of real games, and what fingers open there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.core.crossing.intents import Corrected, Scanned, TakenBack, Touched
from companion.core.language.commands import SetNumber
from companion.core.language.ids import ZoneId
from companion.engine.ledger import candidates
from tests.house.backing import label_backs
from tests.ui import folk
from tests.ui.gallery import moments
from tests.ui.gallery.overseen import careless
from tests.ui.gallery.played import Look, Scene, Table, at, next_told, read

BACK = 3  # actions that are taken back
READ = 12  # cards of a deck that were read so far
PIN = "1234"
CORRECTED = 7  # Attack, as somebody has set it
HIVE = ZoneId("hive")


def sheet(look: Callable[[Any], Any]) -> Look:
    """What the table's keeper of sheets opens."""
    return lambda table: look(table.screen.sheets)


def too_dear(table: Table) -> None:
    """Touch a card of the market that nobody can pay just now."""
    table.do(Touched(moments.too_dear(table.view)[0]))


def press(table: Table) -> None:
    """The big button."""
    table.app.stage.front.strip.big.tap()


def enemy(table: Table) -> str:
    """An open enemy of the board."""
    places = [place for strip in table.view.strips for place in strip.places]
    return next(tile.target for place in places for tile in place.tiles if tile.kind == "enemy")


def end_the_turn(table: Table) -> None:
    """The turn is to end, whatever strikes then."""
    strip = table.screen.strip
    strip.dispatch("on_plain", next(id for id in strip._plain if id.startswith("offer:")))


def hold_a_card(table: Table) -> None:
    """Hold the first card of the drawn hand."""
    next(iter(table.screen.hand.fan.cards.values())).hold()


def hold_to_look(table: Table) -> None:
    """The ring of the curtain is full."""
    table.app.stage.front._full()


def read_some(table: Table) -> None:
    """Slide the first cards of the deck that is asked for under the camera."""
    label_backs(table.house)
    state = table.house.desk.game.state
    top = state.table.zone(state.ask.zone)[0]
    backs = table.house.store.collection.backs_of(sorted(candidates(state.table, top)))
    table.do(*(Scanned((tag,)) for tag in tuple(backs.values())[:READ]))


def corrected(table: Table) -> None:
    """A number was set by hand, and a card is laid: the game goes on from there."""
    table.do(Corrected(SetNumber("attack", CORRECTED)))
    press(table)


def put_aside(table: Table) -> None:
    """Leave a question for later: the board waits for it."""
    table.app.stage.front.close()


TABLE: Mapping[str, Scene] = {
    # What stands on the board.
    "table": at("board"),
    "table with five": at("five"),
    "table alone": at("alone"),
    "table by camera": at("shown board"),
    "prompts": at("prompts"),
    "hugged": at("deadline", read),
    "crowd": at("crowd"),
    "crowd strikes": at("crowd", end_the_turn),
    "coach": at("first turn", coach=True),
    "waiting": at("question", put_aside),
    # The hand, and what is chosen.
    "hand": at("hand"),
    "held card": at("hand", hold_a_card),
    "chooser": at("board", press),
    "play": at("shown hand", press),
    # What the game asks.
    "question": at("question"),
    "healing": at("healing", read),
    "where to": at("where to"),
    "discarding": at("discarding", read),
    "identity": at("identity"),
    "deck sliding": at("reading", read_some),
    # What nobody may overlook.
    "refusal": at("poor", too_dear),
    "facehugger": at("facehugger"),
    "strike": at("strike"),
    "strike passes": at("strike", moments_s=20.0),
    "strike has passed": at("strike", moments_s=8.0, lasts=40.0),
    "strike-last": at("last strike"),
    "death": at("death"),
    "hazard": at("hazard"),
    "event": at("event"),
    "objective": at("objective"),
    "victory": at("victory", next_told),
    "defeat": at("defeat", next_told),
    # What is opened by hand.
    "objective sheet": at("board", sheet(lambda sheets: sheets.objective(sheets.context.view))),
    "menu": at("board", sheet(lambda sheets: sheets.menu())),
    "undo": at("board", sheet(lambda sheets: sheets.undo(BACK))),
    "undo long": at("late", sheet(lambda sheets: sheets.undo(20))),
    "differences": at("shown board", careless),
    "corrected": at("hand", corrected),
    "carry": at("shown board", lambda table: table.do(TakenBack(4 * BACK))),
    "tools": at("board", sheet(lambda sheets: sheets.tools(""))),
    "about": at("board", lambda table: table.screen.sheets.about(table.view, enemy(table))),
    "moving": at("board", lambda table: table.screen.sheets.use("move", enemy(table))),
    "person": at("board", sheet(lambda sheets: sheets.person("p2"))),
    "piles": at("board", lambda table: table.screen.sheets.piles(table.view)),
    "log": at("board", lambda table: table.app.router.go("log")),
    "log long": at("late", lambda table: table.app.router.go("log")),
    "states": at("board", lambda table: table.app.router.go("states")),
    "set a number": at("board", lambda table: table.screen.sheets.correcting.number("attack")),
    "set a place": at("board", lambda table: table.screen.sheets.correcting.zone(HIVE, "Hive")),
    "set the course": at("board", lambda table: table.screen.sheets.correcting.course()),
    "decks kept": at("shown board", sheet(lambda sheets: sheets.decks())),
    # Night Ferry has what Alien has not.
    "curtain": at("secret"),
    "pin": at("secret", hold_to_look, pins=lambda: folk.Pins(Inès=PIN)),
    "dice": at("dice"),
    "number": at("number"),
}
