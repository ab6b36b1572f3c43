"""Control of the proxy."""

import json
import subprocess
import sys
import threading
from pathlib import Path


class Links:
    def __init__(self, targets: dict[str, str]):
        self._process = subprocess.Popen(
            [sys.executable, "-B", str(Path(__file__).with_name("proxy.py")), json.dumps(targets)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )
        self._lock = threading.Lock()
        self.ports: dict[str, list[int]] = json.loads(self._process.stdout.readline())

    def address(self, name: str) -> str:
        """Addresses, one for each target, comma-separated."""
        return ",".join(f"127.0.0.1:{port}" for port in self.ports[name])

    def tell(self, link: str, do: str, **details) -> dict:
        with self._lock:
            self._process.stdin.write(json.dumps({"link": link, "do": do} | details) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        self._process.stdin.close()
        self._process.wait(10)
