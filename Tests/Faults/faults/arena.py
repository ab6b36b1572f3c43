"""The environment of a run: the cluster on a small disk, the services and observers as processes, and the
proxy between them."""

import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from support.clock import Clock
from support.stack import Stack, clean_environment, executables, run_stack

from . import disk
from .cluster import Cluster
from .links import Links
from .nats import NODES, NatsServers
from .processes import Process
from .schedule import OBSERVERS, PROCESSES, SERVICES

WATCH = Path(__file__).with_name("watch.sql")


def role_of(name: str) -> str:
    return "observer" if name in OBSERVERS else name


class Arena:
    def __init__(self, transport: str, disk_kind: str, faults: int):
        self.transport = transport
        self.directory = Path(tempfile.mkdtemp(prefix="otolith-faults-"))
        self.directory.chmod(0o711)
        self.disk = disk.make(
            self.directory / "postgres", self.directory / "shim", disk_kind, faults)
        self.nats: NatsServers | None = None
        self.processes: dict[str, Process] = {}
        self.clocks: dict[str, Clock] = {}
        self.links: Links | None = None
        self.stack: Stack | None = None
        self._tending: threading.Thread | None = None
        self._is_over = threading.Event()

    def start(self) -> None:
        run_stack(
            "start", self.directory, "--bin", executables(), "--clock",
            environment=self.disk.shim.environment)
        self.stack = Stack(self.directory)
        run_stack("populate", self.directory)
        for service in SERVICES:
            self.stack.stop_service(service)
        self.cluster = Cluster(self.directory / "postgres", self.disk, self.stack.database)
        self._prepare_database()
        nats_address = ""
        if self.transport == "nats":
            self.nats = NatsServers(self.directory / "nats")
            nats_address = self.nats.start()
        self._open_links(nats_address)
        for name in PROCESSES:
            self.processes[name] = self._process(name)
        self._migrate_observers()
        for process in self.processes.values():
            process.start()
        for process in self.processes.values():
            process.await_serving()
        self._tending = threading.Thread(target=self._tend, daemon=True)
        self._tending.start()

    def _prepare_database(self) -> None:
        database = self.stack.database
        database.query(
            # The disk is small. Everything else has its default.
            "ALTER SYSTEM SET max_wal_size = '160MB'; ALTER SYSTEM SET min_wal_size = '80MB';"
            "SELECT pg_reload_conf()")
        database.query(WATCH.read_text())
        # Events from before the triggers were created are in the log, in order, or still in an
        # outbox. No service publishes now.
        statements = [
            "BEGIN",
            "INSERT INTO faults.published (event_id, source, type, subject, data)"
            " SELECT event_id, source, type, subject, data FROM bus.log ORDER BY txid, position",
        ]
        columns = (
            "event_id, source, type, subject, time, schema_version, trace_parent, trace_state, data")
        for service in SERVICES:
            statements += [
                "INSERT INTO faults.published (event_id, source, type, subject, data)"
                f" SELECT event_id, source, type, subject, data FROM {service}.outbox"
                " WHERE event_id NOT IN (SELECT event_id FROM bus.log) ORDER BY id",
            ]
            if self.transport == "nats":
                # Events from the set-up of the stack are published again, before those that wait.
                statements.append(
                    f"INSERT INTO {service}.outbox (id, {columns}) OVERRIDING SYSTEM VALUE"
                    f" SELECT row_number() OVER (ORDER BY txid, position) - 1000000000, {columns}"
                    f" FROM bus.log WHERE source = 'otolith-{service}' ORDER BY txid, position")
            statements.append(f"SELECT faults.watch('{service}')")
        database.query("; ".join(statements + ["COMMIT"]))

    def _open_links(self, nats_address: str) -> None:
        socket = next((self.directory / "postgres" / "socket").glob(".s.PGSQL.*[0-9]"))
        targets = {f"database {name}": f"unix:{socket}" for name in PROCESSES}
        targets |= {
            f"client {name}": self.stack.addresses[name] for name in SERVICES
        }
        if nats_address:
            targets |= {f"nats {name}": nats_address for name in PROCESSES}
        self.links = Links(targets)

    def _process(self, name: str) -> Process:
        role = role_of(name)
        clock = self.directory / f"clock-{name}"
        clock.write_bytes(bytes(8))
        self.clocks[name] = Clock(clock)
        database = (
            f"postgresql://otolith_{role}@{self.links.address(f'database {name}')}/otolith"
            "?sslmode=disable&gssencmode=disable")
        settings = {
            "OTOLITH_DATABASE_URL": database,
            "OTOLITH_CLOCK_FILE": str(clock),
            "OTOLITH_AUTH_ADDRESS": self.links.address("client auth"),
            "OTOLITH_CATALOGUE_ADDRESS": self.links.address("client catalogue"),
            "OTOLITH_LOG_LEVEL": "info",
            # The promoted replica has all data.
            "OTOLITH_PROMOTION": "failover",
        }
        if self.transport == "nats":
            settings |= {
                "OTOLITH_BUS_TRANSPORT": "nats",
                "OTOLITH_BUS_NATS_SERVERS": self.links.address(f"nats {name}"),
                "OTOLITH_BUS_NATS_REPLICAS": str(NODES),
            }
        if name in SERVICES:
            program = self.stack.bin / f"otolith-{name}"
            settings = self.stack.service_environment(name) | settings
        else:
            program = self.stack.bin / "fault-observer"
            settings |= {
                "OTOLITH_LISTEN": "127.0.0.1:0", "OTOLITH_OBSERVER_INSTANCE": name,
                "OTOLITH_SEALING_KEY_FILE":
                    self.stack.service_environment("planning")["OTOLITH_SEALING_KEY_FILE"],
            }
        return Process(name, program, settings, self.directory)

    def _migrate_observers(self) -> None:
        first = self.processes[OBSERVERS[0]]
        done = subprocess.run(
            [first.program, "migrate"], env=clean_environment() | first.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=60)
        if done.returncode != 0:
            raise RuntimeError(
                f"fault-observer migrate ended with {done.returncode}: {done.stderr}")
        self.stack.database.query("SELECT faults.watch('observer')")

    @property
    def client_addresses(self) -> dict[str, str]:
        return {name: self.links.address(f"client {name}") for name in SERVICES}

    def _tend(self) -> None:
        while not self._is_over.wait(0.1):
            for process in self.processes.values():
                process.tend()

    def await_all(self) -> None:
        """Waits until all wanted processes serve."""
        self.cluster.recover()
        for process in self.processes.values():
            process.await_serving()

    def stop_services(self) -> None:
        self._is_over.set()
        if self._tending is not None:
            self._tending.join()
        for process in self.processes.values():
            process.ask_to_stop()
        for process in self.processes.values():
            process.await_end()

    def audit_complaints(self) -> list[str]:
        """Problems found by auth's own check of its audit log."""
        try:
            run_stack("run", self.directory, "auth", "verify-audit-log")
            return []
        except AssertionError as problem:
            return [f"the audit log: {problem}"]

    def endings(self) -> list[str]:
        """Processes that ended without having been killed."""
        return [
            f"{process.name} ended by itself with {code}; its log is {process.log}"
            for process in self.processes.values() for code in process.endings
        ]

    def close(self) -> None:
        """Works in any state. The logs stay."""
        for action in (
            self._close_stack, self._stop_nats, self._stop_cluster, self.disk.close
        ):
            try:
                action()
            except Exception as problem:  # noqa: BLE001 — the rest is to be cleaned up as well
                print(f"while cleaning up: {problem}", file=sys.stderr)

    def _close_stack(self) -> None:
        self.stop_services()
        if self.stack is not None:
            self.stack.gateway.close()
        if self.links is not None:
            self.links.close()

    def _stop_nats(self) -> None:
        if self.nats is not None:
            self.nats.end()

    def _stop_cluster(self) -> None:
        self.disk.relieve()
        run_stack("stop", self.directory)
        log = self.directory / "postgres" / "log"
        if log.exists():
            shutil.copy(log, self.directory / "log" / "postgres.log")
