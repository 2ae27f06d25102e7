"""What hands have to do with the table that is played at; pure."""

from __future__ import annotations

from companion.core.ports.screens import Ports


def are_drawn(ports: Ports) -> bool:
    """Whether no hand has a real card to move: all are drawn, and no camera looks on."""
    return ports.play.practice is not None and not (ports.looking is not None and ports.looking.eyes())
