"""The interoperability run. See Shared/Transport/Tests/Interop/run."""

import argparse
import os
import signal
import sys
import tempfile
import threading
import time

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "python")]

import catalogue  # noqa: E402
import gateway  # noqa: E402
import honest  # noqa: E402
from peers import Endpoint, Peers  # noqa: E402
from processes import StartFailed, processes, run_case  # noqa: E402

CASE_SECONDS_MAX = 60
OUTPUT_CHARACTERS_MAX = 8_000

PAIRS = (
    ("ruby", "otolith"), ("grpcio", "otolith"), ("otolith", "ruby"), ("otolith", "grpcio"),
    ("otolith", "otolith"),
)
# Pairs without Otolith, which verify the harness.
FOREIGN_PAIRS = (("ruby", "grpcio"), ("grpcio", "ruby"), ("grpcio", "grpcio"))


@dataclass(frozen=True)
class Case:
    """One line of the run."""

    client: str
    # The component between client and server, followed by an arrow; empty if none.
    between: str
    server: str
    name: str
    # The server, or the proxy in front of it, that the client calls.
    endpoint: str

    @property
    def title(self) -> str:
        return f"{self.client} -> {self.between}{self.server} {self.name}"


def honest_cases(names) -> list[Case]:
    """Cases of clients, ways and names; their endpoint is the way, since each has its own server."""
    return [
        Case(client, "nginx -> " if way == "nginx" else "",
             "otolith-tls" if way == "tls" else "otolith", name, way)
        for client, way, name in names]


def pair_cases(pairs) -> tuple[list[Case], list[catalogue.NotApplicable]]:
    cases, others = [], []
    for client, server in pairs:
        names, not_applicable = catalogue.split(client, server)
        others += not_applicable
        if client == "grpcio" and server == "otolith":
            names = [*names, *catalogue.MORE_OF_GRPCIO]
        for suffix in ("", "-tls"):
            cases += [
                Case(client, "", server + suffix, name, server + suffix) for name in names]
    return cases, others


def all_cases(
    with_foreign: bool, honest_clients: tuple[str, ...]
) -> tuple[list[Case], list[catalogue.NotApplicable]]:
    # The slowest to start first.
    cases = [
        Case("grpcio", "nginx -> ", service, name, "nginx services")
        for service, name in gateway.SERVICE_CASES]
    of_pairs, others = pair_cases(PAIRS + (FOREIGN_PAIRS if with_foreign else ()))
    cases += of_pairs
    for client, names in gateway.INTEROP_CASES.items():
        cases += [Case(client, "nginx -> ", "otolith", name, "nginx") for name in names]
    cases += honest_cases(one for one in honest.SHORT if one[0] in honest_clients)
    return cases, others


class Endpoints:
    """Servers, started for the first case that needs them."""

    def __init__(self, peers: Peers, gateways: gateway.Gateways) -> None:
        self._peers = peers
        self._gateways = gateways
        self._lock = threading.Lock()
        self._locks: dict[str, threading.Lock] = {}
        self._started: dict[str, Endpoint | StartFailed] = {}

    def get(self, name: str) -> Endpoint:
        with self._lock:
            lock = self._locks.setdefault(name, threading.Lock())
        with lock:
            if name not in self._started:
                try:
                    self._started[name] = self._start(name)
                except StartFailed as failure:
                    self._started[name] = failure
            started = self._started[name]
        if isinstance(started, StartFailed):
            raise started
        return started

    def _start(self, name: str) -> Endpoint:
        if name == "nginx":
            return self._gateways.before_interop_server(self.get("otolith"))
        if name == "nginx services":
            return self._gateways.before_services()
        server, _, tls = name.partition("-")
        return self._peers.start(server, tls == "tls")


class Report:
    """Prints a line as each case ends."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.passed = 0
        self.failed = 0

    def add(self, title: str, is_ok: bool, output: str) -> None:
        with self._lock:
            self.passed += is_ok
            self.failed += not is_ok
            print("ok" if is_ok else "fail", title, flush=True)
            if not is_ok:
                for line in output[-OUTPUT_CHARACTERS_MAX:].splitlines():
                    print(f"    {line}", flush=True)


def run(
    cases: list[Case], peers: Peers, gateways: gateway.Gateways, players: honest.HonestClients,
    report: Report, jobs: int, honest_seconds: float
) -> list[honest.Result]:
    """Results of the honest clients."""
    endpoints = Endpoints(peers, gateways)
    results = []

    def play(case: Case) -> None:
        try:
            if case.name.startswith("honest_"):
                result = players.play(case.client, case.endpoint, case.name, honest_seconds)
                results.append(result)
                report.add(case.title, result.is_ok, result.output)
                return
            endpoint = endpoints.get(case.endpoint)
            if case.endpoint == "nginx services":
                command = gateways.service_command(endpoint, case.name)
            else:
                command = peers.command(case.client, endpoint, case.name)
            is_ok, output = run_case(command, peers.environment, CASE_SECONDS_MAX)
        except Exception as failure:  # a case that cannot be played has failed
            is_ok, output = False, f"{type(failure).__name__}: {failure}"
        report.add(case.title, is_ok, output)

    pool = ThreadPoolExecutor(jobs)
    try:
        for _ in pool.map(play, cases):
            pass
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return results


def show_not_applicable(
    others: list[catalogue.NotApplicable], honest_clients: tuple[str, ...]
) -> None:
    print("\nnot applicable:")
    for one in others:
        print(f"  {one.client} -> {one.server} {one.case}: {one.reason}")
    for names, reason in catalogue.NOT_PLAYED.items():
        print(f"  {names}: {reason}")
    reasons = dict(honest.NOT_PLAYED) | {
        client: "no compiler for it here, or no gRPC of it (Debian's packages)"
        for client in honest.CLIENTS if client not in honest_clients}
    for client, reason in reasons.items():
        print(f"  {client} -> otolith, at full speed: {reason}")
    print(flush=True)


def show_table(results: list[honest.Result]) -> None:
    order = [(client, way, case) for client in honest.CLIENTS for way in honest.WAYS
             for case in honest.CASES]
    print(f"\n{honest.TABLE_HEAD}")
    for result in sorted(results, key=lambda one: order.index((one.client, one.way, one.case))):
        print(result.row)
    print(flush=True)


def end_early(*_) -> None:
    """Stops the servers without interruption by a second signal (`timeout` sends two)."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit("interop: ended by SIGTERM")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=Path, required=True)
    parser.add_argument("--only", action="append", default=[])
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--with-foreign", action="store_true")
    parser.add_argument("--honest", action="store_true")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--go", type=Path, metavar="PROGRAM")
    options = parser.parse_args()

    honest_clients = tuple(one for one in honest.CLIENTS if one != "go" or options.go)
    if options.honest:
        cases, others = honest_cases(
            (client, way, case) for client in honest_clients for way in honest.WAYS
            for case in honest.CASES), []
    else:
        cases, others = all_cases(options.with_foreign, honest_clients)
    # At full speed one client at a time uses the machine, unless --jobs is given.
    jobs = options.jobs or (1 if options.honest else max(3, 2 * (os.cpu_count() or 1)))
    seconds = options.seconds or (60.0 if options.honest else honest.SHORT_SECONDS)
    cases = [case for case in cases if all(text in case.title for text in options.only)]
    if options.list:
        for case in cases:
            print(case.title)
        show_not_applicable(others, honest_clients)
        return 0

    signal.signal(signal.SIGTERM, end_early)
    report = Report()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="otolith-interop-") as name, processes() as running:
        directory = Path(name)
        stubs = directory / "stubs"
        stubs.mkdir()
        import stubs as python_stubs

        python_stubs.generate(stubs)
        peers = Peers(running, options.bin, stubs)
        gateways = gateway.Gateways(running, peers, options.bin, directory)
        try:
            players = honest.HonestClients(running, peers, gateways, options.go)
            results = run(cases, peers, gateways, players, report, max(1, jobs), seconds)
        finally:
            problems = [
                (process.name, f"{problem}\n{process.output}")
                for process, problem in running.stop()]
            gateways.stop()
        # A server that crashed or hung is a failure even if its clients saw none.
        for server, problem in problems:
            report.add(f"{server} stops", False, problem)
    show_not_applicable(others, honest_clients)
    if options.honest:
        show_table(results)
    if not cases:
        print("no case was run", file=sys.stderr)
        report.failed += 1
    print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)
    print(f"{report.passed} passed, {report.failed} failed", flush=True)
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
