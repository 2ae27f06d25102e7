"""From a published step to the first changed pin: `python -m tests.hardware.latency [times]`."""

from __future__ import annotations

import sys

from companion.commands.bench.lights import flood, in_ms, real, simulated


def main() -> None:
    """Measure and print, in milliseconds."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    freed, lit = real(times)
    for name, values in (
        ("publisher free", freed),
        ("first pin change", lit),
        ("first pin change by a fake clock", simulated()),
    ):
        median, late, worst = in_ms(values), in_ms(values, 0.99), in_ms(values, 1.0)
        print(f"{name}: median {median} ms, p99 {late} ms, worst {worst} ms, n {len(values)}")
    print(flood())


if __name__ == "__main__":
    main()
