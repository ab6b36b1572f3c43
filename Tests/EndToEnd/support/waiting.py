"""Waiting for a condition instead of for a time."""

import time


def wait_until(condition, what: str, seconds_max: float = 120.0):
    """Calls `condition` until it answers something true, and answers that."""
    deadline = time.monotonic() + seconds_max
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"after {seconds_max:g} s still not: {what}")
        time.sleep(0.02)
