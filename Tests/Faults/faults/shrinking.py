"""Finds the few faults that make a run fail (delta debugging: Zeller and Hildebrandt, 2002)."""

from typing import Callable

from .schedule import Fault


def shrink(faults: list[Fault], fails: Callable[[list[Fault]], bool]) -> list[Fault]:
    """A part of `faults` with which it still fails, and of which no tested piece can be left out. `fails` may return
    false to stop; the present part is returned then."""
    if fails([]):
        return []
    pieces = 2
    while len(faults) > 1:
        size = -(-len(faults) // pieces)
        smaller = next(
            (rest for start in range(0, len(faults), size)
             if fails(rest := faults[:start] + faults[start + size:])), None)
        if smaller is not None:
            faults, pieces = smaller, max(pieces - 1, 2)
        elif size == 1:
            break
        else:
            pieces = min(pieces * 2, len(faults))
    return faults
