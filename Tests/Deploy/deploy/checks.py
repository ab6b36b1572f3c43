"""Counts checks and prints one line for each."""

import time
import traceback
from collections.abc import Callable


class Checks:
    def __init__(self):
        self.passed = 0
        self.failed: list[str] = []
        self._began = time.monotonic()

    def say(self, text: str) -> None:
        print(f"\n[{time.monotonic() - self._began:4.0f} s] {text}", flush=True)

    def that(self, name: str, holds: bool, otherwise: object = "") -> bool:
        if holds:
            self.passed += 1
            print(f"ok   {name}", flush=True)
        else:
            self.failed.append(name)
            print(f"fail {name}: {otherwise}"[:2000], flush=True)
        return holds

    def until(
            self, name: str, condition: Callable[[], object], otherwise: Callable[[], object],
            seconds: float) -> None:
        """Passes when the condition holds in time."""
        deadline = time.monotonic() + seconds
        found = condition()
        while not found and time.monotonic() < deadline:
            time.sleep(0.5)
            found = condition()
        self.that(name, bool(found), otherwise())

    def does(self, name: str, body: Callable[[], object]) -> None:
        """Passes when `body` raises nothing."""
        try:
            body()
        except Exception as error:
            self.that(name, False, f"{error}\n{traceback.format_exc(limit=2)}")
        else:
            self.that(name, True)

    def summary(self) -> int:
        print()
        for name in self.failed:
            print(f"failed: {name}")
        print(f"{self.passed} passed, {len(self.failed)} failed", flush=True)
        return 1 if self.failed else 0
