"""What a first game of Alien is led with, at the moment each thing first matters."""

from __future__ import annotations

from ui.rooms.tips import CHOOSE, Tip

TIPS = (
    Tip(id="alien-facehugger", alarm="facehugger"),
    Tip(id="alien-strike", notice="StrikeTaken"),
    Tip(id="alien-hazard", notice="HazardTriggered", at="objective"),
    Tip(id="alien-last-chance", notice="LastChance"),
    Tip(id="alien-play", hand=True, at="big"),
    Tip(id="alien-goal", at="objective"),
    CHOOSE,
    Tip(id="alien-fight", offer="fight:"),
    Tip(id="alien-danger", state="danger"),
    Tip(id="alien-scan", offer="scan:"),
    Tip(id="alien-recruit", offer="recruit:"),
    Tip(id="alien-end", offer="end"),
    Tip(id="alien-objective", offer="complete"),
)
