"""Lets faults happen, several at once, until enough of them did."""

import threading
import time
from collections import Counter, defaultdict
from typing import Callable, Iterator

from .history import History
from .injections import Injections
from .schedule import Fault


class Injector:
    """Lanes take the next fault of the schedule when they have ended theirs. The schedule is the
    same for the same seed; which faults overlap depends on how long each takes on this machine."""

    LANES = 4

    def __init__(
        self, injections: Injections, schedule: Iterator[Fault], wanted: int, history: History,
        progress: Callable[[int], None],
    ):
        self.injections, self.schedule, self.wanted = injections, schedule, wanted
        self.history, self.progress = history, progress
        self.done = 0
        self.kinds: Counter[str] = Counter()
        self.missed: Counter[str] = Counter()
        self.problem: Exception | None = None
        self._under_way = 0
        self._lock = threading.Lock()
        self._resources: dict[str, threading.Lock] = defaultdict(threading.Lock)
        self._lanes = [threading.Thread(target=self._lane, daemon=True) for _ in range(self.LANES)]

    def start(self) -> None:
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
        with self._lock:
            self.wanted = 0

    def _next(self) -> Fault | None:
        with self._lock:
            if self.problem is not None or self.done + self._under_way >= self.wanted:
                return None
            self._under_way += 1
            return next(self.schedule)

    def _is_needed(self) -> bool:
        with self._lock:
            return self.problem is None and self.done < self.wanted

    def _lane(self) -> None:
        while self._is_needed():
            fault = self._next()
            if fault is None:
                # Others may yet fail to do theirs.
                time.sleep(0.02)
                continue
            try:
                self._play(fault)
            except Exception as problem:  # noqa: BLE001 — told by `join`
                with self._lock:
                    self.problem = problem
            time.sleep(fault.rest)

    def _play(self, fault: Fault) -> None:
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
            with self._lock:
                self._under_way -= 1
        self.history.write(
            "injected" if happened else "missed", number=fault.number, kind=fault.kind,
            target=fault.target, **details)
        with self._lock:
            if happened:
                self.done += 1
            (self.kinds if happened else self.missed)[fault.kind] += 1
            done = self.done
        self.progress(done)
