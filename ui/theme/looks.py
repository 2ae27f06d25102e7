"""A look: the colours, faces and manners of one world over the shared grammar of shapes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ui.theme.colours import Colour, from_hex
from ui.theme.tokens import Manner, Role, Tokens

SHELL = "shell"  # the look of a game that brings none
GroundWish = Literal["", "dark", "light"]  # empty: as the look was made


class Palette(msgspec.Struct, frozen=True):
    """The colours of a look by what they mean."""

    bg: Colour
    recess: Colour
    card: Colour
    raised: Colour
    line: Colour
    frame: Colour
    text: Colour
    dim: Colour
    accent: Colour
    on_accent: Colour
    attack: Colour
    recruit: Colour
    danger: Colour
    on_danger: Colour
    warn: Colour
    on_warn: Colour
    tolerated: Colour
    focus: Colour
    on_card: Colour
    dim_on_card: Colour
    stack: Colour
    enemy: Colour  # fill of a fighting number printed on a card
    on_enemy: Colour


class Look(msgspec.Struct, frozen=True):
    """One world: its name, colours, faces, corner and manner."""

    name: str
    palette: Palette
    role: Role
    radius: int
    manner: Manner
    is_paper: bool = False
    sections: tuple[Colour, ...] = ()  # of a board that is made of sections


def look_of(tokens: Tokens, name: str, vision: str = "", ground: GroundWish = "") -> Look:
    """The look of that name, the shell's for a room without one; `vision` is deutan, protan or tritan.

    `ground` is light or dark; a look that has only one of them stays as it is.
    """
    name = name if name in tokens.looks else SHELL
    look = tokens.looks[name]
    raw = look.palette
    is_other = ground != "" and bool(look.other) and (ground == "light") != _is_light(raw["bg"])
    if is_other:
        raw = look.other
    paper = _is_light(raw["bg"])
    if vision:
        kind = ("light" if is_other else "paper") if paper else "dark"
        raw = _for_vision(raw, tokens.vision[vision][kind])
    sections = tuple(from_hex(colour) for colour in raw.get("sections", ()))
    return Look(name, _palette(raw), look.role, look.radius_px, look.manner, paper, sections)


def _for_vision(raw: dict[str, Any], swap: dict[str, Any]) -> dict[str, Any]:
    """The colours with those replaced that this eye cannot tell apart."""
    new = {key: swap[key] for key in ("accent", "warn", "danger", "tolerated")}
    for follower in ("attack", "recruit"):
        for leader in ("accent", "danger"):
            if raw.get(follower) == raw[leader]:
                new[follower] = swap[leader]
    return {**raw, **new}


def _palette(raw: dict[str, Any]) -> Palette:
    """Typed colours; what a look leaves out follows from what it says."""
    ink = raw.get("ink", raw["text"])
    full = {
        "line": raw["frame"],
        "attack": raw["accent"],
        "recruit": raw["text"],
        "on_danger": raw["bg"],
        "on_warn": raw["text"] if _is_light(raw["bg"]) else raw["on_accent"],
        "on_card": ink,
        "dim_on_card": ink if "ink" in raw else raw["dim"],
        "stack": raw["card"],
        "enemy": raw["attack"] if "ink" in raw or _is_light(raw["bg"]) else raw["text"],
        "on_enemy": raw.get("ink", raw["on_danger"] if _is_light(raw["bg"]) else raw["bg"]),
        **{("raised" if key == "raise" else key): value for key, value in raw.items()},
    }
    return Palette(**{field: from_hex(full[field]) for field in Palette.__struct_fields__})


def _is_light(colour: str) -> bool:
    """Whether a ground is paper rather than night."""
    return sum(from_hex(colour)[:3]) > 1.5
