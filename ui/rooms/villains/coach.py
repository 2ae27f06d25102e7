"""What a first game of Villains is led with, at the moment each thing first matters."""

from __future__ import annotations

from ui.rooms.tips import CHOOSE, Tip

TIPS = (
    Tip(id="villains-twist", notice="TwistPlayed"),
    Tip(id="villains-command", notice="StrikePlayed"),
    Tip(id="villains-overrun", notice="Overran", at="place:overrun"),
    Tip(id="villains-commander", offer="commander"),
    Tip(id="villains-play", hand=True, at="big"),
    CHOOSE,
    Tip(id="villains-goal", lies="commander"),
    Tip(id="villains-plot", lies="plot", turn=2),
    Tip(id="villains-fight", offer="fight:"),
    Tip(id="villains-guarded", notice="BystanderGuarded"),
    Tip(id="villains-recruit", offer="recruit:"),
    Tip(id="villains-betray", offer="betray"),
    Tip(id="villains-end", offer="end"),
)
