"""Injects the faults of a schedule, several at once."""

import threading
import time
from collections import Counter, defaultdict
from typing import Callable

from .history import History
from .injections import Injections
from .schedule import Fault, again

# Attempts for a fault that cannot be injected (for example without a connection to cut), and the
# pause between them.
ATTEMPTS_MAX = 60
ATTEMPT_REST_SECONDS = 0.25


class Injector:
    """Each lane injects its faults one after the other. Faults, lanes and order are the same for the same seed; the
    overlap of two lanes depends on the speed of this machine."""

    def __init__(
        self, injections: Injections, schedule: list[Fault], history: History,
        progress: Callable[[int], None],
    ):
        self.injections, self.history, self.progress = injections, history, progress
        self.done = 0
        self.kinds: Counter[str] = Counter()
        self.repeated: Counter[str] = Counter()
        self.problem: Exception | None = None
        self._is_stopped = False
        self._lock = threading.Lock()
        self._resources: dict[str, threading.Lock] = defaultdict(threading.Lock)
        lanes: dict[int, list[Fault]] = defaultdict(list)
        for fault in schedule:
            lanes[fault.lane].append(fault)
        self._lanes = [
            threading.Thread(target=self._lane, args=(faults,), daemon=True)
            for faults in lanes.values()
        ]
        self._began = 0.0

    def start(self) -> None:
        self._began = time.monotonic()
        for lane in self._lanes:
            lane.start()

    @property
    def is_running(self) -> bool:
        return any(lane.is_alive() for lane in self._lanes)

    def join(self) -> None:
        for lane in self._lanes:
            lane.join()
        if self.problem is not None:
            raise self.problem

    def stop(self) -> None:
        self._is_stopped = True

    def _goes_on(self) -> bool:
        return self.problem is None and not self._is_stopped

    def _lane(self, faults: list[Fault]) -> None:
        try:
            for fault in faults:
                if not self._goes_on():
                    return
                time.sleep(max(0.0, self._began + fault.not_before - time.monotonic()))
                self._happen(fault)
                time.sleep(fault.rest)
        except Exception as problem:  # noqa: BLE001 — reported by `join`
            self.problem = problem

    def _happen(self, fault: Fault) -> None:
        because = ""
        for attempt in range(ATTEMPTS_MAX):
            if not self._goes_on():
                return
            happened, details = self._play(again(fault, attempt) if attempt else fault)
            if happened:
                return
            because = details.get("because", "nothing was touched")
            time.sleep(ATTEMPT_REST_SECONDS)
        raise RuntimeError(
            f"fault {fault.number}, {fault.kind} {fault.target}, could not be done: {because}")

    def _play(self, fault: Fault) -> tuple[bool, dict]:
        with self._lock:
            locks = [self._resources[name] for name in self.injections.resources(fault)]
        for lock in locks:
            lock.acquire()
        try:
            self.history.write("fault", **fault.described())
            happened, details = self.injections.inject(fault)
        finally:
            for lock in reversed(locks):
                lock.release()
        self.history.write(
            "injected" if happened else "missed", number=fault.number, kind=fault.kind,
            target=fault.target, **details)
        with self._lock:
            self.done += happened
            (self.kinds if happened else self.repeated)[fault.kind] += 1
            done = self.done
        self.progress(done)
        return happened, details
