"""One example for every word of this room's grammar, and the rules it rests on: the reference page."""

from __future__ import annotations

from typing import Any

from companion.core.language.cards import Ability, Clause
from companion.engine.effects.grammar import Example, Grammar
from companion.games.firefly.grammar.vocabulary import CLASSES, COUNTS, MARKS, TRIGGERS, VERBS
from companion.games.firefly.grammar.words import WORDING
from companion.games.firefly.kinds import KINDS


def _does(verb: str, on: str = "play", kind: str = "character", item: int = 0, **args: Any) -> Example:
    """A card that does one thing; an argument that Python has a word for has an underscore behind it."""
    named = {name.removesuffix("_"): value for name, value in args.items()}
    return Example(Ability(on, (Clause(verb, named),), level=item), kind)


def _when(condition: str, *do: Clause, on: str = "play", kind: str = "character", **args: Any) -> Example:
    """A card that does something only under a condition."""
    named = {name.removesuffix("_"): value for name, value in args.items()}
    what = do or (Clause("gain", {"attack": 2}),)
    return Example(Ability(on, what, when=(Clause(condition, named),)), kind)


DRAW, HIT, HEAL = {"verb": "draw", "n": 1}, {"verb": "strike", "n": 1}, {"verb": "heal", "n": 1}
EXAMPLES = {
    "here": _when("here", Clause("ship-strike"), on="reveal", kind="enemy", area="combat"),
    "at-least": Example(
        Ability(
            "mission", (Clause("complete"),), when=(Clause("at-least", {"count": "played:tech", "n": 2}),)
        ),
        "side-job",
    ),
    "at-most": _when("at-most", count="ship-strikes", n=1),
    "wounded": _when("wounded", who="any"),
    "clear": _when("clear", where="entry"),
    "objective": _when("objective", level=2, is_="completed"),
    "main-character": _when("main-character", Clause("draw"), person="ida", player=True),
    "gain": _does("gain", attack="played:strength"),
    "lose": _does("lose", on="reveal", kind="event", what="recruit", n=1),
    "discount": _does("discount", by=2, what="tech", next=True),
    "draw": _does("draw", n=1, who="others"),
    "discard": _does("discard", on="strike", kind="crew-strike", n=1),
    "gain-card": Example(
        Ability("play", (Clause("gain-card", {"from": "bridge", "cost": 4, "to": "hand"}),), may=True)
    ),
    "join": _does("join", on="reveal", who="any", to="deck"),
    "nothing": _does("nothing", on="objective", kind="objective", item=1),
    "kill-own": _does("kill-own", n=2, may=True),
    "copy": _does("copy", of="played"),
    "kill": _does("kill", what="crew", where="verse", attack=4),
    "weaken": _does("weaken", by=2, where="combat"),
    "strengthen": _does("strengthen", on="reveal", kind="event", by=2, where="verse"),
    "calm": _does("calm", where="combat"),
    "heal": Example(Ability("play", (Clause("heal", {"n": 1, "who": "any"}),), needs_class="survival")),
    "strike": _does("strike", on="reveal", kind="event", n=1, who="each"),
    "put-strike": _does("put-strike", on="strike", kind="crew-strike", what="this", to="shuffled"),
    "recover": _does("recover", n=1, to="hand"),
    "kill-discard": _does("kill-discard", n=1, may=True),
    "look": _does("look", at="episode", n=2, may="order"),
    "reveal-top": _does("reveal-top", n=1, match="tech", then="hand", else_="bottom"),
    "choose": _does("choose", either=[DRAW], or_=[{"verb": "gain", "attack": 2}]),
    "repeat": _does("repeat", on="reveal", kind="event", n="combat", do=[HIT]),
    "show": _does("show", on="reveal", kind="event", match="intel", who="each", else_=[HIT]),
    "main": _does("main", on="reveal", kind="event", who="highest", do=[HIT]),
    "talent": _does("talent", on="objective", kind="objective", item=1, who="each"),
    "flaw": _does("flaw", on="failure", kind="side-job", who="you"),
    "bring-back": _does("bring-back", n=1, to="hand"),
    "search": _does("search", on="activate-talent", kind="avatar", match="any", to="hand"),
    "put-this": Example(
        Ability("reaction", (Clause("avoid", {"who": "any"}), Clause("put-this", {"to": "discard"})))
    ),
    "toll": _does("toll", on="strike", kind="enemy", recruit=2, else_=[HIT]),
    "ship-strike": _does("ship-strike", on="escape", kind="enemy", n=1),
    "repair": Example(Ability("play", (Clause("repair", {"n": 1}),), needs_class="tech")),
    "avoid": _does("avoid", what="any", n=1),
    "cancel": _does("cancel", what="ship", n=1),
    "upgrade": _does("upgrade", on="objective", kind="objective", item=2, n=1),
    "lose-upgrade": _does("lose-upgrade", on="strike", kind="ship-strike", n=1),
    "credits": _does("credits", on="success", kind="side-job", n=2),
    "sweep": _does("sweep", on="reveal", kind="event", n=2),
    "complete": Example(Ability("activate", (Clause("complete", {"level": 1}),), pay=5), "goal"),
    "fail": _does("fail", on="escape", kind="enemy", level=2),
    "progress": _does("progress", on="defeated", kind="enemy", n=1, level=3),
    "restart": Example(Ability("activate", (Clause("restart", {"space": 3}),), pay_attack=6), "special"),
    "modify": Example(
        Ability("ongoing", (Clause("modify", {"what": "attack", "by": 1, "where": "combat"}),), area="verse"),
        "enemy",
    ),
    "cannot": _does("cannot", on="ongoing", kind="ship-strike", what="scan"),
    "leave": _does("leave", on="reveal", kind="special"),
    "scan": Example(Ability("play", (Clause("scan", {"n": 1}),), once=True)),
    "episode": _does("episode", on="reveal", kind="event", n=1),
    "push": _does("push"),
    "swap": _does("swap"),
    "attach": _does("attach", on="reveal", kind="goal", where="here"),
    "move": _does("move", on="reveal", kind="goal", what="this", to="operations"),
}
RULES = {
    "here": ("FFY-TIME-01",), "at-least": ("FFY-SIDE-01",), "wounded": ("FFY-DEF-09",),
    "clear": ("FFY-SPEC-17",), "objective": ("FFY-OBJ-01",), "main-character": ("FFY-NPC-07",),
    "gain": ("FFY-ACT-03", "FFY-CLASS-04"), "lose": ("FFY-RUL-39",), "discount": ("FFY-REC-01",),
    "draw": ("FFY-CLEAN-06",), "discard": ("FFY-SPEC-03",), "gain-card": ("FFY-REC-07",),
    "join": ("FFY-REV-10",), "kill-own": ("FFY-SPEC-11", "FFY-SPEC-08", "FFY-RUL-76"),
    "copy": ("FFY-RUL-51",), "kill": ("FFY-FIGHT-04", "FFY-FIGHT-09"), "weaken": ("FFY-FIGHT-07",),
    "calm": ("FFY-STRIKE-04",), "heal": ("FFY-DEF-08", "FFY-DEF-09"),
    "strike": ("FFY-STRIKE-11", "FFY-RUL-92"), "put-strike": ("FFY-INTER-16",),
    "recover": ("FFY-ZONE-33",), "kill-discard": ("FFY-SPEC-09",), "look": ("FFY-RUL-21",),
    "show": ("FFY-ACT-14",), "main": ("FFY-NPC-01", "FFY-TIME-03", "FFY-RUL-40"),
    "talent": ("FFY-NPC-07", "FFY-SPEC-22"), "flaw": ("FFY-SPEC-22", "FFY-REC-07"),
    "bring-back": ("FFY-SPEC-08",), "search": ("FFY-SPEC-14",), "put-this": ("FFY-RUL-93",),
    "toll": ("FFY-RUL-39", "FFY-ACT-13"), "ship-strike": ("FFY-SHIP-01", "FFY-SHIP-04"),
    "repair": ("FFY-SHIP-07", "FFY-REV-07"), "avoid": ("FFY-STRIKE-14", "FFY-RUL-92"),
    "cancel": ("FFY-STRIKE-16", "FFY-RUL-32"), "upgrade": ("FFY-INTER-08",),
    "lose-upgrade": ("FFY-INTER-10",), "credits": ("FFY-INTER-03", "FFY-OBJ-04"), "sweep": ("FFY-REC-02",),
    "complete": ("FFY-OBJ-02", "FFY-SIDE-01"), "fail": ("FFY-OBJ-07", "FFY-OBJ-08"),
    "progress": ("FFY-OBJ-02",), "restart": ("FFY-INEV-13", "FFY-RUL-79"), "modify": ("FFY-SHIP-02",),
    "cannot": ("FFY-SPEC-02",), "leave": ("FFY-SPEC-10",), "scan": ("FFY-SCAN-03",),
    "episode": ("FFY-EPI-10",), "push": ("FFY-KEY-13",), "swap": ("FFY-KEY-13",),
    "attach": ("FFY-SPEC-15", "FFY-SPEC-18"), "move": ("FFY-RUL-06", "FFY-RUL-94"),
}  # fmt: skip

FIELDS = {"level": "`level`: the number of an Objective on its card, which must be open"}
NAMED = {"person:": "person:ida", "progress:": "progress:2"}


def grammar() -> Grammar:
    """All words of the grammar as one value, for the reference page."""
    return Grammar(
        triggers=TRIGGERS, verbs=VERBS, kinds=KINDS, marks=MARKS, classes=CLASSES, counts=COUNTS,
        examples=EXAMPLES, rules=RULES, wording=WORDING, fields=FIELDS, named=NAMED,
    )  # fmt: skip
