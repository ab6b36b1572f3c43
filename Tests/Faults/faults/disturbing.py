"""What the smaller profiles have in common: faults that come one after the other while people do what they do."""

import random
import subprocess
import sys
import threading
import time

import grpc

from support.failures import failure_of
from support.paths import ROOT

from .schedule import SERVICES

# Between the end of one fault and the next.
REST_SECONDS = (0.2, 2.0)
# How often a fault is one of the database, and of NATS where that is the transport.
SHARE_OF_EACH_SERVER = 0.2
# A call that nobody answers is made again for so long.
CALL_SECONDS = 120
PASSING = {"UNAVAILABLE", "DEADLINE_EXCEEDED", "CANCELLED", "ABORTED", "INTERNAL", "UNKNOWN"}


class Disturbance:
    """A service is killed, the database restarted, or NATS killed, at least `wanted` times and until `end`."""

    def __init__(self, stack, rng: random.Random, wanted: int, is_over_nats: bool):
        self.stack, self.rng, self.wanted, self.is_over_nats = stack, rng, wanted, is_over_nats
        self.faults = 0
        # What ended it before its time.
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
        """What people do is spread over the faults."""
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
            # Nobody waits for those that never come.
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
    """What a call answers that is made again as long as nobody does."""
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
