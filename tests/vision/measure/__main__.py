"""Run one measurement: every module beside this one that has a function `measure` is one.

`measure(arguments: Sequence[str]) -> None` prints its table; the arguments are the rest of the line.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def known() -> dict[str, str]:
    """The name of every measurement and the first line of what it says about itself."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))
    modules = {name: import_module(f"tests.vision.measure.{name}") for name in names}
    return {
        name: (module.__doc__ or "").strip().splitlines()[0]
        for name, module in modules.items()
        if hasattr(module, "measure")
    }


def main(arguments: list[str]) -> int:
    """Run the measurement named first, or list what there is."""
    if not arguments or arguments[0] not in known():
        print("python -m tests.vision.measure <what>, one of:")
        for name, about in known().items():
            print(f"  {name:<12} {about}")
        return 2
    import_module(f"tests.vision.measure.{arguments[0]}").measure(arguments[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
