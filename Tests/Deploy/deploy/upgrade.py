"""Clients that call a service while its package is upgraded, and packages to upgrade to."""

import subprocess
import sys
from pathlib import Path

from machine import Machine, call

# Connects anew for each call, as phones do, and counts. Runs in the machine's network.
_CLIENT = r"""
import socket, sys, threading, time
port = int(sys.argv[1])
# HTTP/2's hello; the server answers with its own.
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\x04\0\0\0\0\0"
calls, failures, longest = 0, [], 0.0
print("begun", flush=True)
ended = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
while not ended.is_set():
    began = time.monotonic()
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
            connection.sendall(HELLO)
            if not connection.recv(9):
                failures.append("closed without a word")
    except OSError as error:
        failures.append(str(error))
    calls += 1
    longest = max(longest, time.monotonic() - began)
    time.sleep(0.005)
print(calls, len(failures), f"{longest:.2f}", failures[:3], flush=True)
"""


class Clients:
    """Connects repeatedly until it is stopped."""

    def __init__(self, machine: Machine, port: int):
        self._process = subprocess.Popen(
            machine.outside(sys.executable, "-c", _CLIENT, str(port)), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        self._process.stdout.readline()

    def end(self) -> tuple[int, int, float, str]:
        """Connections, those that failed, seconds of the longest, and the first failures."""
        self._process.stdin.close()
        line = self._process.stdout.read().strip()
        self._process.wait(120)
        calls, failed, longest, failures = line.split(" ", 3)
        return int(calls), int(failed), float(longest), failures


def next_version(package: Path, folder: Path) -> Path:
    """The same package under a later version."""
    unpacked = folder / "unpacked"
    call("rm", "-rf", str(unpacked))
    call("dpkg-deb", "-R", str(package), str(unpacked))
    control = unpacked / "DEBIAN/control"
    lines = [
        f"{line}+next" if line.startswith("Version:") else line
        for line in control.read_text().splitlines()
    ]
    control.write_text("\n".join(lines) + "\n")
    target = folder / f"{package.stem.split('_')[0]}_next.deb"
    call("dpkg-deb", "--root-owner-group", "-Znone", "-b", str(unpacked), str(target))
    return target
