"""The NATS servers of a run with the transport NATS."""

import json
import os
import signal
import socket
import subprocess
from pathlib import Path

from support.paths import ROOT
from support.waiting import wait_until

from .processes import is_gone, stop

SERVER = ROOT / "deploy" / "dev" / "nats-cluster"
NODES = 3
STREAM = "OTOLITH"
REQUEST_SECONDS = 5


class NatsServers:
    """Three nodes that each store everything. Killed processes lose nothing that the kernel has, so they run without
    fsync, which is for power cuts only."""

    def __init__(self, folder: Path):
        self.folder = folder

    def start(self) -> str:
        """Returns their addresses, HOST:PORT, comma-separated."""
        urls = self._run("start", self.folder, "--nodes", NODES, "--no-fsync").split()[-1]
        return ",".join(url.removeprefix("nats://") for url in urls.split(","))

    def start_again(self, node: int) -> None:
        self._run("start-node", self.folder, node)

    def process_id(self, node: int) -> int:
        return int((self.folder / str(node) / "pid").read_text())

    def kill(self, node: int) -> bool:
        process_id = self.process_id(node)
        self._run("kill", self.folder, node)
        return is_gone(process_id)

    def pause(self, node: int) -> bool:
        return stop(self.process_id(node))

    def wake(self, node: int) -> None:
        os.kill(self.process_id(node), signal.SIGCONT)

    def change_leader(self) -> bool:
        """Makes the stream's leader step down; returns whether another node leads now."""
        before = self._leader()
        if not before:
            return False
        answer = self._request(f"$JS.API.STREAM.LEADER.STEPDOWN.{STREAM}")
        if not (answer or {}).get("success"):
            return False

        def another_leads():
            leader = self._leader()
            return leader and leader != before

        try:
            return bool(wait_until(another_leads, "another node leads", 20))
        except AssertionError:
            return False

    def _leader(self) -> str:
        cluster = (self._request(f"$JS.API.STREAM.INFO.{STREAM}") or {}).get("cluster") or {}
        return cluster.get("leader", "")

    def _request(self, subject: str) -> dict | None:
        """The response of JetStream from the first node that answers."""
        for node in range(1, NODES + 1):
            port = int((self.folder / str(node) / "port").read_text())
            try:
                with socket.create_connection(("127.0.0.1", port), REQUEST_SECONDS) as connection:
                    connection.settimeout(REQUEST_SECONDS)
                    return _ask(connection, subject)
            except (OSError, ValueError):
                continue
        return None

    def end(self) -> None:
        self._run("stop", self.folder)

    @staticmethod
    def _run(*arguments) -> str:
        done = subprocess.run(
            [SERVER, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            text=True, timeout=120)
        if done.returncode != 0:
            raise RuntimeError(f"nats-cluster {arguments[0]} ended with {done.returncode}")
        return done.stdout


def _ask(connection: socket.socket, subject: str) -> dict:
    """One request in NATS's own protocol."""
    inbox = f"_INBOX.faults.{os.getpid()}.{os.urandom(6).hex()}"
    connection.sendall(
        f'CONNECT {{"verbose":false}}\r\nSUB {inbox} 1\r\nPUB {subject} {inbox} 0\r\n\r\n'.encode())
    lines = connection.makefile("rb")
    while line := lines.readline():
        words = line.split()
        if words[:1] == [b"PING"]:
            connection.sendall(b"PONG\r\n")
        elif words[:1] == [b"MSG"]:
            return json.loads(lines.read(int(words[-1])))
    raise ValueError("the server hung up")
