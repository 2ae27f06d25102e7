"""One example for every word of this room's grammar, and the rules it rests on: the reference page."""

from __future__ import annotations

from typing import Any

from companion.core.language.cards import Ability, Clause
from companion.engine.effects.grammar import Example, Grammar
from companion.engine.legendary.wording import WORDING
from companion.games.alien.grammar.vocabulary import CLASSES, COUNTS, KINDS, MARKS, TRIGGERS, VERBS


def _does(verb: str, on: str = "play", kind: str = "character", **args: Any) -> Example:
    """A card that does one thing; an argument called `from`, `or` or `else` has an underscore behind it."""
    named = {name.removesuffix("_"): value for name, value in args.items()}
    return Example(Ability(on, (Clause(verb, named),)), kind)


def _when(condition: str, *do: Clause, on: str = "play", kind: str = "character", **args: Any) -> Example:
    """A card that does something only under a condition."""
    what = do or (Clause("gain", {"attack": 2}),)
    return Example(Ability(on, what, when=(Clause(condition, args),)), kind)


DRAW, HIT = {"verb": "draw", "n": 1}, {"verb": "strike", "n": 1}
EXAMPLES = {
    "here": _when("here", Clause("strike", {"n": 1}), on="reveal", kind="enemy", area="combat"),
    "at-least": _when("at-least", count="played:tech", n=2),
    "at-most": _when("at-most", count="complex", n=1),
    "objective": _when("objective", level=3),
    "wounded": _when("wounded", who="any"),
    "clear": _when("clear", where="entry"),
    "gain": _does("gain", attack="person:ripley"),
    "lose": _does("lose", on="event", kind="enemy", what="recruit", n=1),
    "progress": _does("progress", on="death", kind="enemy", n=1, level=3),
    "draw": _does("draw", n=1, who="others"),
    "discard": _does("discard", on="strike", kind="strike", n=2),
    "gain-card": Example(
        Ability("mobilize", (Clause("gain-card", {"from": "hq", "cost": 4, "to": "hand"}),), may=True)
    ),
    "join": _does("join", on="reveal", who="you"),
    "leave": _does("leave", on="reveal", kind="special"),
    "nothing": _does("nothing", on="event", kind="objective"),
    "heal": Example(Ability("play", (Clause("heal", {"n": 1, "who": "any"}),), needs_class="survival")),
    "strike": Example(Ability("hazard", (Clause("strike", {"n": 1, "who": "each"}),), level=1), "location"),
    "kill": _does("kill", on="sacrifice", what="enemy", where="combat", attack=5),
    "kill-own": _does("kill-own", n=2, may=True),
    "weaken": _does("weaken", by=2, where="combat"),
    "strengthen": _does("strengthen", on="event", kind="objective", by=1, where="complex"),
    "calm": _does("calm", on="discard", where="combat"),
    "avoid-strike": _does("avoid-strike", on="discard", n=1),
    "put-strike": _does("put-strike", on="strike", kind="strike", what="this", to="shuffled"),
    "discount": _does("discount", by=2, what="tech", next=True),
    "again": _does("again", on="reveal", kind="enemy", what="event"),
    "scan": Example(Ability("play", (Clause("scan", {"n": 1}),), once=True)),
    "hive": _does("hive", on="event", kind="objective", n=2),
    "push": _does("push", on="play"),
    "drag": _does("drag"),
    "reveal-combat": Example(Ability("hazard", (Clause("reveal-combat", {"n": 1}),), level=3), "location"),
    "facehugger": _does("facehugger", on="death", kind="enemy"),
    "move": _does("move", what="enemy", where="combat", to="operations"),
    "swap": _does("swap"),
    "hide": _does("hide", on="event", kind="objective"),
    "attach": _does("attach", on="reveal", kind="goal", where="here"),
    "block": Example(Ability("goal", (Clause("block", {"done": True}),), pay=3, level=2), "goal"),
    "complete": Example(Ability("goal", (Clause("complete", {"level": 1}),), pay=5, level=1), "goal"),
    "copy": _does("copy", of="played"),
    "clone": _does("clone"),
    "recover": _does("recover", n=1, to="hand"),
    "kill-discard": _does("kill-discard", n=1, may=True),
    "look": _does("look", at="hive", n=2, may="bottom"),
    "reveal-top": _does("reveal-top", n=1, match="basic", then="dead", else_="hand"),
    "choose": _does("choose", either=[DRAW], or_=[{"verb": "gain", "attack": 2}]),
    "repeat": _does("repeat", on="event", kind="objective", n="combat", do=[HIT]),
    "show": _does("show", on="event", kind="objective", match="tech", who="each", else_=[HIT]),
    "hunt": _does("hunt", kind="alien-player"),
    "void": _does("void", on="escape", kind="enemy", was="capture"),
}
RULES = {
    "here": ("ALN-TEXT-06",), "at-least": ("ALN-CLASS-05",), "objective": ("ALN-OBJ-01",),
    "wounded": ("ALN-STRIKE-08",), "clear": ("ALN-ROOM-03", "ALN-ROOM-04"), "gain": ("ALN-ACT-03",),
    "lose": ("ALN-ACT-08",), "progress": ("ALN-OBJ-06",), "draw": ("ALN-EMPTY-08",),
    "discard": ("ALN-TEXT-03",), "gain-card": ("ALN-RECRUIT-07", "ALN-KEY-21"), "join": ("ALN-RULING-62",),
    "leave": ("ALN-RULING-62",), "heal": ("ALN-STRIKE-12", "ALN-RULING-51"), "strike": ("ALN-STRIKE-11",),
    "kill": ("ALN-KILL-01",), "kill-own": ("ALN-KILL-05", "ALN-KILL-06"), "weaken": ("ALN-TEXT-11",),
    "strengthen": ("ALN-TEXT-11",), "calm": ("ALN-STRIKE-05",), "avoid-strike": ("ALN-STRIKE-16",),
    "put-strike": ("ALN-STRIKE-09", "ALN-RULING-09"), "discount": ("ALN-RECRUIT-01", "ALN-TEXT-11"),
    "again": ("ALN-REVEAL-04", "ALN-REVEAL-06"), "scan": ("ALN-SCAN-04",),
    "hive": ("ALN-HIVE-10",), "push": ("ALN-HIVE-03",), "drag": ("ALN-FACE-08",),
    "reveal-combat": ("ALN-HIVE-07",), "facehugger": ("ALN-FACE-11",),
    "move": ("ALN-HIVE-10", "ALN-ZONE-40"), "swap": ("ALN-HIVE-03",), "hide": ("ALN-RULING-49",),
    "attach": ("ALN-ROOM-01", "ALN-ROOM-02"), "block": ("ALN-ROOM-06", "ALN-RULING-33"),
    "complete": ("ALN-OBJ-02",), "copy": ("ALN-COPY-01", "ALN-COPY-08"), "clone": ("ALN-COPY-07",),
    "recover": ("ALN-TEXT-03",), "kill-discard": ("ALN-KILL-01", "ALN-FACE-16"),
    "look": ("ALN-FACE-17", "ALN-ZONE-39"), "reveal-top": ("ALN-FACE-14",), "choose": ("ALN-TEXT-05",),
    "show": ("ALN-KILL-10",), "hunt": ("ALN-PVP-01",),
    "void": ("ALN-MARVEL-18",),
}  # fmt: skip


def grammar() -> Grammar:
    """All words of the grammar as one value, for the reference page."""
    return Grammar(
        triggers=TRIGGERS, verbs=VERBS, kinds=KINDS, marks=MARKS, classes=CLASSES, counts=COUNTS,
        examples=EXAMPLES, rules=RULES, wording=WORDING,
    )  # fmt: skip
