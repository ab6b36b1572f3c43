"""Common parts of the smaller profiles: consecutive faults while people act."""

import random
import subprocess
import sys
import threading
import time

import grpc

from support.failures import failure_of
from support.paths import ROOT

from .schedule import SERVICES

# Pause between two faults.
REST_SECONDS = (0.2, 2.0)
# Share of faults of the database, and of NATS if it is the transport.
SHARE_OF_EACH_SERVER = 0.2
# Maximum time for repeating an unanswered call.
CALL_SECONDS = 120
PASSING = {"UNAVAILABLE", "DEADLINE_EXCEEDED", "CANCELLED", "ABORTED", "INTERNAL", "UNKNOWN"}


class Disturbance:
    """Kills a service, restarts the database, or kills NATS, at least `wanted` times and until `end`."""

    def __init__(self, stack, rng: random.Random, wanted: int, is_over_nats: bool):
        self.stack, self.rng, self.wanted, self.is_over_nats = stack, rng, wanted, is_over_nats
        self.faults = 0
        # The error that ended it early.
        self.problem: BaseException | None = None
        self._happened = threading.Condition()
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._disturb)

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._is_over.set()
        self._thread.join()

    def wait_for(self, count: int) -> None:
        """Spreads people's actions over the faults."""
        with self._happened:
            self._happened.wait_for(lambda: self.faults >= count)

    def _disturb(self) -> None:
        try:
            while self.faults < self.wanted or not self._is_over.is_set():
                self._play_fault()
                with self._happened:
                    self.faults += 1
                    self._happened.notify_all()
                time.sleep(self.rng.uniform(*REST_SECONDS))
        except BaseException as problem:
            self.problem = problem
            # No waiting after the disturbance has ended.
            with self._happened:
                self.faults = max(self.faults, self.wanted)
                self._happened.notify_all()

    def _play_fault(self) -> None:
        chance = self.rng.random()
        if chance < SHARE_OF_EACH_SERVER:
            self.stack.restart_database()
        elif chance < 2 * SHARE_OF_EACH_SERVER and self.is_over_nats:
            for command in ("kill", "start-node"):
                subprocess.run(
                    [ROOT / "deploy" / "dev" / "nats-cluster", command,
                     self.stack.directory / "nats", "1"],
                    check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, timeout=120)
        else:
            self.stack.kill_and_restart(self.rng.choice(SERVICES))


def answered(call):
    """Repeats a call until it is answered; returns the response."""
    deadline = time.monotonic() + CALL_SECONDS
    while True:
        try:
            return call()
        except grpc.RpcError as error:
            failure = failure_of(error)
            is_passing = failure.code in PASSING or failure.retry_seconds is not None
            if not is_passing or time.monotonic() > deadline:
                raise
            time.sleep(failure.retry_seconds or 0.1)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
