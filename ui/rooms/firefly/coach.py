"""What a first game of Firefly is led with, at the moment each thing first matters."""

from __future__ import annotations

from ui.rooms.tips import CHOOSE, Tip

TIPS = (
    Tip(id="firefly-strike", notice="StrikeTaken"),
    Tip(id="firefly-ship", notice="ShipStruck", at="place:serenity"),
    Tip(id="firefly-mission", offer="next-episode"),
    Tip(id="firefly-inevitable", state="blocked"),
    Tip(id="firefly-play", hand=True, at="big"),
    Tip(id="firefly-goal", at="objective"),
    CHOOSE,
    Tip(id="firefly-job", lies="side-job"),
    Tip(id="firefly-fight", offer="fight:"),
    Tip(id="firefly-danger", state="danger"),
    Tip(id="firefly-scan", offer="scan:"),
    Tip(id="firefly-recruit", offer="recruit:"),
    Tip(id="firefly-repair", offer="repair:"),
    Tip(id="firefly-end", offer="end"),
)
