"""A whole turn of Alien for whoever has never seen the app, from the Hive card to a strike."""

from __future__ import annotations

from ui.rooms.film import CLOSED, OPENED, UNDONE, Beat, Film
from ui.rooms.tips import Tip

LAID = "CardPlayed"

FILM = Film(
    box="alien-practice",
    names=("Maya", "Ben", "Inès"),
    seed=8,
    turns=9,
    beats=(
        Beat(Tip(id="film-alien-begin", offer="begin", at="big"), "HiveCardPlaced"),
        Beat(Tip(id="film-alien-lay", hand=True, at="big"), LAID),
        Beat(Tip(id="film-alien-pools", hand=True, at="big"), LAID),
        Beat(Tip(id="film-alien-any", hand=True, at="fan"), LAID),
        Beat(Tip(id="film-alien-read", hand=True, at="fan"), LAID),
        Beat(Tip(id="film-alien-board", hand=True, at="big"), LAID),
        Beat(Tip(id="film-alien-last", hand=True, at="big"), LAID),
        Beat(Tip(id="film-alien-fight", offer="fight:"), "EnemyKilled"),
        Beat(Tip(id="film-alien-recruit", offer="recruit:"), "Recruited"),
        Beat(Tip(id="film-alien-undo", at="undo"), OPENED),
        Beat(Tip(id="film-alien-back", at="big"), UNDONE, within=True),
        Beat(Tip(id="film-alien-end", offer="end"), OPENED),
        Beat(Tip(id="film-alien-sure", at="foot"), "StrikeTaken", within=True),
        Beat(Tip(id="film-alien-strike", at="big"), CLOSED, within=True),
        Beat(Tip(id="film-alien-over")),
    ),
)
