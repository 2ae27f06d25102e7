"""A whole turn of Firefly for whoever has never seen the app, from the Episode card to a strike."""

from __future__ import annotations

from ui.rooms.film import CLOSED, OPENED, UNDONE, Beat, Film
from ui.rooms.tips import Tip

LAID = "CardPlayed"

FILM = Film(
    box="firefly-practice",
    names=("Maya", "Ben", "Inès"),
    seed=115,
    turns=7,
    beats=(
        Beat(Tip(id="film-firefly-begin", offer="begin", at="big"), "EpisodeCardPlaced"),
        Beat(Tip(id="film-firefly-lay", hand=True, at="big"), LAID),
        Beat(Tip(id="film-firefly-pools", hand=True, at="big"), LAID),
        Beat(Tip(id="film-firefly-any", hand=True, at="fan"), LAID),
        Beat(Tip(id="film-firefly-read", hand=True, at="fan"), LAID),
        Beat(Tip(id="film-firefly-board", hand=True, at="big"), LAID),
        Beat(Tip(id="film-firefly-last", hand=True, at="big"), LAID),
        Beat(Tip(id="film-firefly-fight", offer="fight:"), "EnemyDefeated"),
        Beat(Tip(id="film-firefly-ship", at="place:serenity")),
        Beat(Tip(id="film-firefly-recruit", offer="recruit:"), "Recruited"),
        Beat(Tip(id="film-firefly-undo", at="undo"), OPENED),
        Beat(Tip(id="film-firefly-back", at="big"), UNDONE, within=True),
        Beat(Tip(id="film-firefly-end", offer="end"), OPENED),
        Beat(Tip(id="film-firefly-sure", at="foot"), "StrikeTaken", within=True),
        Beat(Tip(id="film-firefly-strike", at="big"), CLOSED, within=True),
        Beat(Tip(id="film-firefly-over")),
    ),
)
