"""Waiting for a condition instead of a fixed time."""

import time

import grpc

from .failures import failure_of

# Statuses that a client retries (proto/otolith/ingestion).
TRANSIENT = {"UNAVAILABLE", "DEADLINE_EXCEEDED", "RESOURCE_EXHAUSTED"}


def wait_until(condition, what: str, seconds_max: float = 120.0):
    """Calls `condition` until it returns a true value, and returns that."""
    deadline = time.monotonic() + seconds_max
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise AssertionError(f"after {seconds_max:g} s still not: {what}")
        time.sleep(0.02)


def until_answered(call, interrupted=lambda: None, seconds_max=60, reasons=None):
    """Repeats a call until it succeeds; returns the response.

    `reasons`: reasons to retry; by default all statuses that clients retry.
    """
    deadline = time.monotonic() + seconds_max
    while True:
        try:
            return call()
        except grpc.RpcError as error:
            is_transient = (
                failure_of(error).reason in reasons if reasons
                else error.code().name in TRANSIENT)
            if not is_transient or time.monotonic() > deadline:
                raise
            interrupted()
            time.sleep(0.02)
