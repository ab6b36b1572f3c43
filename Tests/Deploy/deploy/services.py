"""The services' units in systemd."""

import re
import time
from pathlib import Path

from machine import Machine

SERVICES = {"auth": 7401, "catalogue": 7402, "ingestion": 7403, "planning": 7404}


class Unit:
    def __init__(self, service: str, machine: Machine):
        self.name = f"otolith-{service}"
        self.port = SERVICES[service]
        self.admin_port = self.port + 10
        self._machine = machine

    def property(self, name: str) -> str:
        return self._machine.run(f"systemctl show -P {name} {self.name}.service").strip()

    def state(self) -> str:
        return self.property("ActiveState")

    def status(self) -> str:
        return self.property("StatusText")

    def process(self) -> str:
        return self.property("MainPID")

    def journal(self) -> str:
        return self._machine.run(f"systemctl status --no-pager {self.name} || true; "
                                 f"journalctl --no-pager -n 30 -u {self.name}")

    def memory(self) -> dict[str, int]:
        """KiB: `Rss` is what is in memory, `Own` what has no file behind it; the rest is pages of programs."""
        text = self._machine.run(f"cat /proc/{self.process()}/smaps_rollup")
        found = {name: int(size) for name, size in re.findall(r"^(\w+): +(\d+) kB", text, re.MULTILINE)}
        return {"Rss": found["Rss"], "Own": found["Private_Dirty"]}

    def restarted_seconds(self) -> float:
        """From the start of the program to its word that calls are accepted, as systemd measures it."""
        self._machine.run(f"systemctl restart {self.name}.service")
        time.sleep(1)
        began = int(self.property("ExecMainStartTimestampMonotonic"))
        return (int(self.property("ActiveEnterTimestampMonotonic")) - began) / 1e6

    def program_bytes(self, root: Path) -> int:
        return (root / "usr/bin" / self.name).stat().st_size
