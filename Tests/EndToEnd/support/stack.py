"""Real PostgreSQL and four real processes (deploy/dev/stack): fresh services and a fresh database for each
module of tests, in one cluster for each process that runs modules."""

import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import grpc

from . import leaks, personal
from .clock import Clock
from .database import Database
from .gateway import SERVICES, Gateway
from .paths import ROOT, STACK
from .waiting import wait_until

_shared = None


def shared() -> "Stack":
    """The stack of the current module, started by the first test that needs it."""
    global _shared
    if _shared is None:
        _shared = Stack.start()
        atexit.register(stop_shared)
        _shared.end()
        run_stack("snapshot", _shared.directory)
    if not _shared.is_serving:
        _shared.reset()
    return _shared


def end_module() -> dict[str, str]:
    """Ends what the current module used, so that the next one starts afresh. Returns the logs of its services."""
    if _shared is None or not _shared.is_serving:
        return {}
    _shared.end()
    return _shared.logs()


def stop_shared() -> None:
    global _shared
    stack, _shared = _shared, None
    if stack is not None:
        stack.stop()


def executables() -> Path:
    """The folder of the executables: OTOLITH_BIN, or the default."""
    return Path(os.environ.get("OTOLITH_BIN") or ROOT / ".build" / "debug").resolve()


class Stack:
    def __init__(self, directory: Path):
        self.directory = directory
        self.is_serving = True
        self.bin = executables()
        self.clock = Clock(directory / "clock")
        self.environment = _exports((directory / "env").read_text())
        self.database = Database(self.environment["OTOLITH_SUPERUSER_DATABASE_URL"])
        self.addresses = {
            name: self.environment[f"OTOLITH_{name.upper()}_ADDRESS"] for name in SERVICES
        }
        self.gateway = Gateway(self.addresses)

    @classmethod
    def start(cls, *options: str) -> "Stack":
        """`options`: of `stack start`, such as --nats."""
        directory = Path(tempfile.mkdtemp(prefix="otolith-e2e-"))
        print(f"starting PostgreSQL and the four services in {directory}", file=sys.stderr)
        try:
            run_stack("start", directory, "--bin", executables(), "--clock", *options)
            stack = cls(directory)
            stack.await_service_keys()
            run_stack("populate", directory)
        except BaseException:
            subprocess.run([STACK, "stop", directory], check=False)
            raise
        return stack

    def reset(self) -> None:
        """Starts the services again, with the database and the people of the snapshot."""
        run_stack("reset", self.directory)
        self.gateway = Gateway(self.addresses)
        self.is_serving = True

    def await_service_keys(self) -> None:
        """Waits until services know the keys of the services that call them. Before that such calls fail with
        UNAUTHENTICATED, and work that depends on them waits."""
        def known():
            return self.database.value(
                "SELECT (SELECT count(DISTINCT service) FROM catalogue.trusted_service_keys"
                " WHERE service IN ('otolith-auth', 'otolith-ingestion', 'otolith-planning')) + (SELECT"
                " count(*) FROM (SELECT FROM ingestion.trusted_service_keys"
                " WHERE service = 'otolith-planning' LIMIT 1) AS asking)") == "4"

        wait_until(known, "services know the keys of those who ask them", seconds_max=300)

    @property
    def nats_environment(self) -> dict[str, str]:
        """Settings of otolithctl for the log in NATS, as the operator's user."""
        folder = self.directory / "run"
        return {
            "OTOLITH_BUS_TRANSPORT": "nats",
            "OTOLITH_BUS_NATS_SERVERS": (folder / "nats").read_text().strip(),
            "OTOLITH_BUS_NATS_USER": "otolith-operator",
            "OTOLITH_BUS_NATS_PASSWORD": (folder / "nats.password").read_text()}

    def end(self) -> None:
        """Stops the services, and keeps their logs for the search for personal data."""
        if not self.is_serving:
            return
        self.is_serving = False
        self.gateway.close()
        for name in SERVICES:
            leaks.permit(self.service_environment(name).values())
        run_stack("stop", self.directory, "--services")
        for path in sorted((self.directory / "people").glob("*")):
            personal.note_text(path.read_text(errors="replace"), f"the file of {path.name}")
        for name, text in self.logs().items():
            # Codes printed by otolithctl belong to the people it created.
            if name != "populate.log":
                leaks.keep(f"{self.directory.name}/{name}", text)

    def stop(self) -> None:
        try:
            self.end()
        finally:
            run_stack("stop", self.directory)
        if os.environ.get("OTOLITH_KEEP_STACK"):
            print(f"kept: {self.directory}", file=sys.stderr)
        else:
            shutil.rmtree(self.directory)

    # Single services

    def stop_service(self, name: str) -> None:
        run_stack("stop-service", self.directory, name)

    def start_service(self, name: str, settings=None) -> None:
        """`settings`: of traces, in addition to the stack's."""
        run_stack("start-service", self.directory, name, environment=settings)
        self._await(name)

    def kill_and_restart(self, name: str) -> None:
        run_stack("restart", self.directory, name, "--kill9")
        self._await(name)

    def _await(self, name: str) -> None:
        """Waits until the tests' connection reaches the new process. The first call may still go to the old
        connection."""

        def serving():
            try:
                return self.gateway.health(name, wait_for_ready=True) == "SERVING"
            except grpc.RpcError:
                return False

        wait_until(serving, f"{name} serves again")

    def restart_database(self) -> None:
        self.stop_database()
        self.start_database()

    def stop_database(self) -> None:
        self._cluster("stop")

    def start_database(self) -> None:
        self._cluster("start")

    def _cluster(self, command: str) -> None:
        subprocess.run(
            [ROOT / "deploy" / "dev" / "postgres-cluster", command, self.directory / "postgres"],
            check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )

    def process_id(self, name: str) -> int:
        return int((self.directory / "run" / f"{name}.pid").read_text())

    def service_environment(self, name: str) -> dict[str, str]:
        """The settings of a service, for a second process with some changes."""
        lines = run_stack("environment", self.directory, name).splitlines()
        return dict(line.split("=", 1) for line in lines)

    def create_database(self, name: str) -> Database:
        return Database(run_stack("create-database", self.directory, name).strip())

    # People and files

    def password_file(self, name: str) -> Path:
        return self.directory / "people" / f"{name}.password"

    def password(self, name: str) -> str:
        return self.password_file(name).read_text().strip()

    def mails(self) -> list[Path]:
        return sorted((self.directory / "mail").glob("*.eml"))

    def logs(self) -> dict[str, str]:
        return {
            path.name: path.read_text(errors="replace")
            for path in sorted((self.directory / "log").glob("*.log"))
        }

    def control(self, *arguments, username="administrator", password_file=None, check=True):
        """Runs otolithctl as a person, by default as the administrator."""
        environment = clean_environment() | self.environment | {
            "OTOLITH_USERNAME": username,
            "OTOLITH_PASSWORD_FILE": str(password_file or self.password_file(username)),
        }
        done = subprocess.run(
            [self.bin / "otolithctl", *map(str, arguments)],
            env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
        )
        if check and done.returncode != 0:
            raise AssertionError(
                f"otolithctl {' '.join(map(str, arguments))} ended with {done.returncode}:\n"
                f"{done.stdout}\n{done.stderr}"
            )
        return done


def clean_environment() -> dict[str, str]:
    """This process's environment without settings of Otolith."""
    return {name: value for name, value in os.environ.items() if not name.startswith("OTOLITH_")}


def run_stack(*arguments, environment=None) -> str:
    # Logs as much as possible, for the test that searches logs for personal data.
    done = subprocess.run(
        [str(STACK), *map(str, arguments)],
        env=clean_environment() | leaks.LOG_EVERYTHING | (environment or {}),
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=240,
    )
    if done.returncode != 0:
        command = " ".join(map(str, arguments))
        raise AssertionError(f"stack {command} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


def _exports(text: str) -> dict[str, str]:
    """The assignments in a file for shells."""
    shell = subprocess.run(
        ["bash", "-c", "eval \"$1\"; env -0", "bash", text],
        env=clean_environment(), stdout=subprocess.PIPE, text=True, check=True,
    )
    pairs = (line.split("=", 1) for line in shell.stdout.split("\0") if line)
    return {name: value for name, value in pairs if re.match("OTOLITH_", name)}
