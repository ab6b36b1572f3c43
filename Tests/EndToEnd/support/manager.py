"""What systemd does for a service: opens its sockets, hears what it tells, watches it."""

import contextlib
import os
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from .processes import Server
from .stack import clean_environment

FIRST_DESCRIPTOR = 3


def listening(backlog=1024) -> socket.socket:
    """On a free port of loopback."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    found.listen(backlog)
    return found


class Manager:
    """Hears what processes tell it, as systemd does."""

    def __init__(self):
        self.told: list[tuple[float, str]] = []
        self._folder = tempfile.TemporaryDirectory(prefix="otolith-manager-")
        self.path = str(Path(self._folder.name) / "notify")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.path)
        threading.Thread(target=self._hear, daemon=True).start()

    def _hear(self):
        with contextlib.suppress(OSError):
            while True:
                text = self._socket.recv(65_536).decode()
                self.told.append((time.monotonic(), text))
                if text == "end":
                    return

    def close(self):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(b"end", self.path)
        self._socket.close()
        self._folder.cleanup()

    def heard(self, line: str) -> int:
        """How many datagrams had this line."""
        return sum(line in text.split("\n") for _, text in self.told)

    def status(self) -> str:
        """What `systemctl status` would show."""
        lines = [line for _, text in self.told for line in text.split("\n") if line.startswith("STATUS=")]
        return lines[-1].removeprefix("STATUS=") if lines else ""


@contextlib.contextmanager
def managed(stack, service, environment, sockets=(), names="", manager=None, process=None):
    """`otolith-<service> serve` with these sockets; `process`: whom they are said to be for, itself
    otherwise."""
    variables = {"LISTEN_FDS": str(len(sockets)), "LISTEN_FDNAMES": names} if sockets else {}
    if manager:
        variables["NOTIFY_SOCKET"] = manager.path

    def pass_on():
        # Above those that they are to have, or one would be closed by another that takes its place.
        high = [os.dup2(given.fileno(), 100 + place) for place, given in enumerate(sockets)]
        for place, descriptor in enumerate(high):
            os.dup2(descriptor, FIRST_DESCRIPTOR + place, inheritable=True)
            os.close(descriptor)

    with tempfile.TemporaryDirectory(prefix="otolith-managed-") as name:
        directory = Path(name)
        variables["OTOLITH_PORT_FILE"] = str(directory / "port")
        with open(directory / "log", "wb") as log:
            running = subprocess.Popen(
                # The variable names the very process, as it is known only then.
                ["sh", "-c", f'LISTEN_PID={process or "$$"} exec "$0" serve', stack.bin / f"otolith-{service}"],
                env=clean_environment() | variables | environment, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT, preexec_fn=pass_on, close_fds=False)
        try:
            yield Server(running, directory)
        finally:
            if running.poll() is None:
                running.kill()
                running.wait()
