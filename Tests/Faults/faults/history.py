"""The history: calls, responses, faults and the final state, as JSON lines."""

import itertools
import json
import threading
import time
from pathlib import Path


class History:
    """Written by many threads; every line has its time in seconds of the run."""

    def __init__(self, path: Path):
        self.path = path
        self._began = time.monotonic()
        self._lock = threading.Lock()
        self._file = open(path, "w", encoding="utf-8", buffering=1 << 16)
        self._calls = itertools.count(1)

    def write(self, what: str, **fields) -> None:
        # The time is taken under the lock, so that lines are in order.
        with self._lock:
            at = round(time.monotonic() - self._began, 6)
            self._file.write(json.dumps({"at": at, "what": what} | fields) + "\n")

    def asked(self, **fields) -> int:
        call = next(self._calls)
        self.write("asked", call=call, **fields)
        return call

    def answered(self, call: int, outcome: str, **fields) -> None:
        self.write("answered", call=call, outcome=outcome, **fields)

    def close(self) -> None:
        with self._lock:
            self._file.close()


def read(path: Path) -> list[dict]:
    """All lines, without an incomplete last one of a killed run."""
    records = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                records.append(json.loads(line))
            except json.JSONDecodeError:
                if file.readline():
                    raise ValueError(f"{path}:{number} is not JSON") from None
                break
    return records
