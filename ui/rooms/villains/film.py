"""A whole turn of Villains for whoever has never seen the app, from the Adversary card to the next turn."""

from __future__ import annotations

from ui.rooms.film import OPENED, UNDONE, Beat, Film
from ui.rooms.tips import Tip

LAID = "CardPlayed"

FILM = Film(
    box="villains-practice",
    names=("Maya", "Ben", "Inès"),
    seed=112,
    turns=7,
    beats=(
        Beat(Tip(id="film-villains-begin", offer="begin", at="big"), "AdversaryEntered"),
        Beat(Tip(id="film-villains-lay", hand=True, at="big"), LAID),
        Beat(Tip(id="film-villains-pools", hand=True, at="big"), LAID),
        Beat(Tip(id="film-villains-any", hand=True, at="fan"), LAID),
        Beat(Tip(id="film-villains-read", hand=True, at="fan"), LAID),
        Beat(Tip(id="film-villains-board", hand=True, at="big"), LAID),
        Beat(Tip(id="film-villains-last", hand=True, at="big"), LAID),
        Beat(Tip(id="film-villains-fight", offer="fight:"), "AdversaryDefeated"),
        Beat(Tip(id="film-villains-goal", lies="commander")),
        Beat(Tip(id="film-villains-plot", lies="plot")),
        Beat(Tip(id="film-villains-recruit", offer="recruit:"), "Recruited"),
        Beat(Tip(id="film-villains-undo", at="undo"), OPENED),
        Beat(Tip(id="film-villains-back", at="big"), UNDONE, within=True),
        Beat(Tip(id="film-villains-end", offer="end"), "TurnBegan"),
        Beat(Tip(id="film-villains-over")),
    ),
)
