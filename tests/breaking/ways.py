"""The small ways in which a function can be broken, each one at a time."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from types import CodeType

import msgspec

from tests.breaking.keepers import Function, Keeper, functions

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPPED = {"max": "min", "min": "max", "any": "all", "all": "any", "reversed": "tuple"}
WORDS = {"phrase", "Phrase"}  # what is said is judged by tests of its own
SHOWN = 90  # signs of what was there, and of what is there now

Way = Callable[[ast.AST], ast.AST | None]  # changes a copy of a node; None where it cannot


class Break(msgspec.Struct, frozen=True):
    """One way to break one function: the number of the node, how, and both told."""

    keeper: Keeper
    node: int
    way: str
    before: str
    after: str

    @property
    def told(self) -> str:
        """What was done, in words that stay the same when lines move."""
        return f"{self.before} -> {self.after}"


def breaks(keeper: Keeper) -> tuple[Break, ...]:
    """Every way to break a function."""
    tree, function = parsed(keeper)
    quiet = quiet_parts(function)
    found: list[Break] = []
    for number, node in enumerate(ast.walk(function)):
        if id(node) in quiet:
            continue
        for way in ways_of(node):
            changed = WAYS[way](copy.deepcopy(node))
            if changed is not None:
                found.append(Break(keeper, number, way, short(node), short(changed)))
    return tuple(found)


def parsed(keeper: Keeper) -> tuple[ast.Module, Function]:
    """The module of a keeper and its function in it."""
    tree = ast.parse(keeper.path.read_text(encoding="utf-8"))
    return tree, next(
        node for name, node in functions(tree) if name == keeper.name and begins(node) == keeper.line
    )


def begins(function: Function) -> int:
    """The line of a function's first decorator, or its own."""
    return min([function.lineno, *(one.lineno for one in function.decorator_list)])


def code_of(broken: Break) -> CodeType:
    """The code of the broken function."""
    tree, function = parsed(broken.keeper)
    target = list(ast.walk(function))[broken.node]
    changed = WAYS[broken.way](copy.deepcopy(target))
    assert changed is not None
    Swap(target, changed).visit(tree)
    module = compile(ast.fix_missing_locations(tree), str(broken.keeper.path), "exec")
    return next(code for code in codes(module) if is_of(code, broken.keeper))


def codes(module: CodeType) -> Iterator[CodeType]:
    """Every code object of a module."""
    yield module
    for one in module.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)


def is_of(code: CodeType, keeper: Keeper) -> bool:
    """Whether this is the code of that function."""
    return code.co_qualname == keeper.name and code.co_firstlineno == keeper.line


class Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.old:
            return self.new
        return super().generic_visit(node)


def quiet_parts(function: Function) -> set[int]:
    """What is no rule: annotations, decorators, defaults, words for people, assertions, what is raised.

    That `zip` is told to be strict is an assertion too.
    """
    quiet: list[ast.AST] = [*function.decorator_list, function.args]
    if ast.get_docstring(function):
        quiet.append(function.body[0])
    for node in ast.walk(function):
        quiet += [
            part for part in (getattr(node, "annotation", None), getattr(node, "returns", None)) if part
        ]
        if isinstance(node, ast.keyword) and node.arg == "strict":
            quiet.append(node)
        if isinstance(node, ast.Assert | ast.Raise) or (
            isinstance(node, ast.Call) and name_of(node) in WORDS
        ):
            quiet.append(node)
    return {id(part) for one in quiet for part in ast.walk(one)}


def name_of(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def short(node: ast.AST) -> str:
    """A node in one line."""
    said = " ".join(ast.unparse(node).split())
    return said if len(said) <= SHOWN else f"{said[: SHOWN - 3]}..."


def ways_of(node: ast.AST) -> Iterator[str]:
    """Which ways there are for a node."""
    match node:
        case ast.Compare(ops=[_]):
            yield "turned"
        case ast.BoolOp():
            yield from ("either", "first dropped", "last dropped")
        case ast.Constant(value=bool() | int()):
            yield "another number"
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            yield "sum turned"
        case ast.If(test=ast.Compare(ops=[_])) | ast.IfExp(test=ast.Compare(ops=[_])):
            return  # its comparison is turned already
        case ast.If() | ast.IfExp() | ast.While():
            yield "negated"
        case ast.comprehension(ifs=[_, *_]):
            yield "all taken"
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield "swapped"
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield "left out"
        case ast.Return(value=ast.expr()) if not isinstance(node.value, ast.Constant):
            yield "nothing given"


def turned(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.Compare)
    node.ops = [TURNED[type(node.ops[0])]()]
    return node


def either(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.BoolOp)
    if any(map(is_for_types, node.values)):
        return None
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def first_dropped(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.BoolOp)
    if is_for_types(node.values[0]):
        return None
    return node.values[1] if len(node.values) == 2 else ast.BoolOp(node.op, node.values[1:])


def last_dropped(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.BoolOp)
    if is_for_types(node.values[-1]):
        return None
    return node.values[0] if len(node.values) == 2 else ast.BoolOp(node.op, node.values[:-1])


def is_for_types(part: ast.expr) -> bool:
    """Whether a part of a condition only says that something is there: `x is not None and`, `or None`."""
    of_none = isinstance(part, ast.Compare) and getattr(part.comparators[0], "value", ...) is None
    return of_none or isinstance(part, ast.Constant)


def another(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.Constant)
    return ast.Constant(not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1)


def sum_turned(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.BinOp)
    node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
    return node


def negated(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.If | ast.IfExp | ast.While)
    if isinstance(node, ast.While):
        node.test = ast.Constant(False)  # turned round it would not end
        return node
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def all_taken(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.comprehension)
    node.ifs = []
    return node


def swapped(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    node.func.id = SWAPPED[node.func.id]
    return node


def left_out(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.Expr)
    has_yield = isinstance(node.value, ast.Yield | ast.YieldFrom)
    # A generator stays one.
    node.value = ast.YieldFrom(ast.Tuple([], ast.Load())) if has_yield else ast.Constant(None)
    return node


def nothing(node: ast.AST) -> ast.AST | None:
    assert isinstance(node, ast.Return)
    node.value = ast.Constant(None)
    return node


WAYS: dict[str, Way] = {
    "turned": turned,
    "either": either,
    "first dropped": first_dropped,
    "last dropped": last_dropped,
    "another number": another,
    "sum turned": sum_turned,
    "negated": negated,
    "all taken": all_taken,
    "swapped": swapped,
    "left out": left_out,
    "nothing given": nothing,
}
