"""One running Otolith for all tests: real PostgreSQL, four real processes (deploy/dev/stack)."""

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
    """Started by the first test that asks, stopped when the run ends."""
    global _shared
    if _shared is None:
        _shared = Stack.start()
        atexit.register(stop_shared)
    return _shared


def running() -> "Stack | None":
    return _shared


def stop_shared() -> None:
    global _shared
    stack, _shared = _shared, None
    if stack is not None:
        stack.stop()


def executables() -> Path:
    """Where the services were built; OTOLITH_BIN says so if it is not the default."""
    return Path(os.environ.get("OTOLITH_BIN") or ROOT / ".build" / "debug").resolve()


class Stack:
    def __init__(self, directory: Path):
        self.directory = directory
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

    def await_service_keys(self) -> None:
        """Until those who are asked know the services that ask them in their own name; until then they answer
        them UNAUTHENTICATED, and what needs their word waits."""
        def known():
            return self.database.value(
                "SELECT (SELECT count(DISTINCT service) FROM catalogue.trusted_service_keys"
                " WHERE service IN ('otolith-auth', 'otolith-ingestion', 'otolith-planning')) + (SELECT"
                " count(*) FROM (SELECT FROM ingestion.trusted_service_keys"
                " WHERE service = 'otolith-planning' LIMIT 1) AS asking)") == "4"

        wait_until(known, "services know the keys of those who ask them", seconds_max=300)

    def stop(self) -> None:
        self.gateway.close()
        for name in SERVICES:
            leaks.permit(self.service_environment(name).values())
        run_stack("stop", self.directory)
        for path in sorted((self.directory / "people").iterdir()):
            personal.note_text(path.read_text(errors="replace"), f"the file of {path.name}")
        for name, text in self.logs().items():
            # What otolithctl told whoever made the stack's people is meant for them.
            if name != "populate.log":
                leaks.keep(f"{self.directory.name}/{name}", text)
        if os.environ.get("OTOLITH_KEEP_STACK"):
            print(f"kept: {self.directory}", file=sys.stderr)
        else:
            shutil.rmtree(self.directory)

    # Single services

    def stop_service(self, name: str) -> None:
        run_stack("stop-service", self.directory, name)

    def start_service(self, name: str, settings=None) -> None:
        """`settings`: of traces, beside the stack's."""
        run_stack("start-service", self.directory, name, environment=settings)
        self._await(name)

    def kill_and_restart(self, name: str) -> None:
        run_stack("restart", self.directory, name, "--kill9")
        self._await(name)

    def _await(self, name: str) -> None:
        """Until the tests' own connection has found the new process. The first call may go to the
        old one, whose end nobody noticed."""

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
        """The settings of a service, for a second process of it with some of them changed."""
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
        """Runs otolithctl as somebody; by default as the administrator."""
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
    """This process's environment without any setting of Otolith."""
    return {name: value for name, value in os.environ.items() if not name.startswith("OTOLITH_")}


def run_stack(*arguments, environment=None) -> str:
    # Services log all that they ever would, for the test that looks for what must not be there.
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
    """The assignments of a file that a shell is meant to source."""
    shell = subprocess.run(
        ["bash", "-c", "eval \"$1\"; env -0", "bash", text],
        env=clean_environment(), stdout=subprocess.PIPE, text=True, check=True,
    )
    pairs = (line.split("=", 1) for line in shell.stdout.split("\0") if line)
    return {name: value for name, value in pairs if re.match("OTOLITH_", name)}
