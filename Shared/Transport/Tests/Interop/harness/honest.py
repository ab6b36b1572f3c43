"""Honest clients at full speed: none may exceed a limit or lose a call. See Shared/Transport/Tests/Interop/run.

Every client runs every case against a separate server: unencrypted, with TLS, and through nginx. A
case fails if a call does not end as its kind requires, or if the server reports at its end that a
client exceeded a limit or was disconnected.
"""

import re
import sys
import threading
from dataclasses import dataclass
from pathlib import Path

from gateway import Gateways
from peers import HOST_OVERRIDE, Endpoint, Peers
from processes import Processes, run_case

PYTHON = Path(__file__).resolve().parent.parent / "python"

CASES = (
    "honest_small", "honest_failing", "honest_cancelled", "honest_slow_reader", "honest_large",
    "honest_deadline",
)
CLIENTS = ("grpcio", "grpcio-aio", "go", "otolith")
# The connection between client and server.
WAYS = ("clear", "tls", "nginx")
# Clients that are not used, and why.
NOT_PLAYED = {
    "Java": "no client is written in it here; Debian 12 has grpc-java 1.41 (libgrpc-java)",
    "C++, Ruby": "they share the C core with grpcio",
}
# Part of every run: cases that take a minute in total, one second each.
SHORT = (
    *((client, "clear", case) for client in ("grpcio", "otolith") for case in CASES),
    ("grpcio-aio", "tls", "honest_failing"), ("grpcio-aio", "tls", "honest_cancelled"),
    ("go", "clear", "honest_failing"), ("go", "clear", "honest_deadline"),
    ("grpcio", "nginx", "honest_failing"), ("grpcio", "nginx", "honest_cancelled"),
)
SHORT_SECONDS = 1.0
# Extra time for active calls, and for starting.
MORE_SECONDS_MAX = 90


@dataclass(frozen=True)
class Result:
    client: str
    way: str
    case: str
    calls: int
    failures: int
    limits: str
    is_ok: bool
    output: str

    @property
    def row(self) -> str:
        verdict = "ok" if self.is_ok else "FAIL"
        return (
            f"| {self.client} | {self.way} | {self.case.removeprefix('honest_')} | {self.calls} "
            f"| {self.failures} | {self.limits or 'none'} | {verdict} |")


TABLE_HEAD = (
    "| client | way | case | calls | failures | limits met | |\n|---|---|---|---|---|---|---|")


class HonestClients:
    def __init__(
        self, processes: Processes, peers: Peers, gateways: Gateways, go: Path | None
    ) -> None:
        self._processes = processes
        self._peers = peers
        self._gateways = gateways
        self._go = go
        self._lock = threading.Lock()
        self._count = 0

    def play(self, client: str, way: str, case: str, seconds: float) -> Result:
        with self._lock:
            self._count += 1
            name = f"honest-{self._count}"
        # Behind a proxy all clients have its address, see ServerLimits.
        limits = ["--limit", "connections-per-peer=10000"] if way == "nginx" else []
        endpoint = self._peers.start_otolith(name, way == "tls", *limits)
        called = endpoint
        if way == "nginx":
            called = self._gateways.before_interop_server(endpoint, f"{name}-nginx")
        is_ok, output = run_case(
            self._command(client, called, case, seconds), self._peers.environment,
            seconds + MORE_SECONDS_MAX)
        problems = []
        if way == "nginx":
            problems += [problem for _, problem in self._processes.stop_named(f"{name}-nginx")[1]]
        stopped, more = self._processes.stop_named(name)
        problems += [problem for _, problem in more]
        limits = _limits_met(stopped[0].output)
        if limits is None:
            problems.append(f"the server did not report the exceeded limits:\n{stopped[0].output}")
        elif limits:
            problems.append(f"limits met: {limits}")
        calls, failures = _counts(output)
        if calls == 0:
            problems.append("no call was made")
        return Result(
            client, way, case, calls, failures, limits or "", is_ok and not problems,
            "\n".join([output, *problems]))

    def _command(self, client: str, endpoint: Endpoint, case: str, seconds: float) -> list:
        tls = (
            ["--use-tls", "--ca-file", self._peers.ca_file, "--server-host-override",
             HOST_OVERRIDE] if endpoint.tls else [])
        common = [
            "--server-host", "127.0.0.1", "--server-port", endpoint.port, "--test-case", case,
            "--seconds", seconds, *tls]
        if client == "otolith":
            return [self._peers.otolith_client, *common]
        if client == "go":
            names = [self._peers.ca_file, HOST_OVERRIDE] if endpoint.tls else []
            return [self._go, endpoint.port, case, seconds, *names]
        api = "aio" if client == "grpcio-aio" else "sync"
        return [sys.executable, PYTHON / "honest_client.py", "--api", api, *common]


def _counts(output: str) -> tuple[int, int]:
    found = re.findall(r"^calls=(\d+) failures=(\d+)$", output, re.MULTILINE)
    return (int(found[-1][0]), int(found[-1][1])) if found else (0, 0)


def _limits_met(output: str) -> str | None:
    found = re.findall(r"^limits met:(.*)$", output, re.MULTILINE)
    return found[-1].strip() if found else None
