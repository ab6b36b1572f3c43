"""The example gateways as commands with folders of their own, and the services that they call."""

import contextlib
import json
import os
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from examples import EXAMPLES, LANGUAGES, built, front_of
from recipes import ROOT

# Last: both folders have a module test_gateways.
sys.path.append(str(ROOT / "Tests" / "EndToEnd"))


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Program:
    """One gateway with a folder of its own."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str]):
        self.command = command
        self.folder = folder
        self.environment = environment

    def start(self, *arguments: str) -> subprocess.Popen:
        own = {name: value for name, value in os.environ.items() if not name.startswith("OTOLITH_")}
        return subprocess.Popen(
            [*self.command, str(self.folder), *arguments], env=own | self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    @property
    def session_file(self) -> Path:
        file, = self.folder.glob("session.*")
        return file

    @property
    def participant_id(self) -> str:
        folder, = (path for path in self.folder.iterdir() if path.is_dir())
        return folder.name

    def files(self, name: str) -> list[Path]:
        """The queue, the reports, or the sheets that were set aside, in their order."""
        return sorted((self.folder / self.participant_id / name).glob("*-*"))

    def sheet(self, path: Path):
        from otolith.ingestion.v1 import ingestion_pb2

        return ingestion_pb2.AnswerSheet.FromString(path.read_bytes())

    def queue(self, place: int, sheet):
        """Puts a sheet into the queue, as the guide says that it lies there."""
        folder = self.folder / self.participant_id / "queue"
        (folder / f"{place:015}-{sheet.sheet_id}").write_bytes(sheet.SerializeToString())


class PythonProgram(Program):
    """The gateway with the Python library, whose queues are in SQLite."""

    VERDICTS = {"conflicts": 3, "rejected": 4}

    def _database(self):
        return sqlite3.connect(self.folder / self.participant_id / "queue.sqlite3", isolation_level=None)

    def files(self, name: str) -> list[Path]:
        """The messages as files beside the folder, as the other programs have them."""
        from otolith.ingestion.v1 import ingestion_pb2

        copies = Path(tempfile.mkdtemp(prefix="waiting-", dir=self.folder.parent))
        with contextlib.closing(self._database()) as database:
            if name in self.VERDICTS:
                rows = [(0, *row) for row in database.execute("SELECT id, message, verdict FROM aside ORDER BY rowid")
                        if ingestion_pb2.SheetVerdict.FromString(row[2]).verdict == self.VERDICTS[name]]
            else:
                queue = {"queue": "sheets"}.get(name, name)
                rows = database.execute("SELECT place, id, message FROM waiting WHERE queue = ?", [queue]).fetchall()
        for place, id, message, *_ in rows:
            (copies / f"{place:015}-{id}").write_bytes(message)
        return sorted(copies.iterdir())

    def queue(self, place: int, sheet):
        with contextlib.closing(self._database()) as database:
            database.execute("INSERT INTO waiting (queue, id, message) VALUES ('sheets', ?, ?) ON CONFLICT DO NOTHING",
                             [f"{place}-{sheet.sheet_id}", sheet.SerializeToString()])


class LibraryProgram(Program):
    """The gateway with otolith.js, whose files are JSON."""

    FOLDERS = {"queue": "sheets", "conflicts": "aside", "rejected": "aside"}
    VERDICTS = {"conflicts": "conflict", "rejected": "rejected"}

    def files(self, name: str) -> list[Path]:
        found = super().files(self.FOLDERS.get(name, name))
        return [path for path in found if name not in self.VERDICTS
                or json.loads(path.read_bytes())["verdict"] == self.VERDICTS[name]]

    def sheet(self, path: Path):
        from google.protobuf import json_format
        from otolith.ingestion.v1 import ingestion_pb2

        return json_format.Parse(path.read_bytes(), ingestion_pb2.AnswerSheet())

    def queue(self, place: int, sheet):
        from google.protobuf import json_format

        folder = self.folder / self.participant_id / "sheets"
        (folder / f"{place:015}-{sheet.sheet_id}.json").write_text(json_format.MessageToJson(sheet))


class GatewayTestCase(unittest.TestCase):
    """Services whose clock stands `HOURS_BACK` hours back at first."""

    HOURS_BACK = 0

    @classmethod
    def setUpClass(cls):
        from support import stubs

        stubs.install()
        cls.commands = {language: built(language) for language in LANGUAGES}
        cls.start_services()
        cls.addClassCleanup(cls.stop_services)
        cls.front = front_of(
            {name: int(address.rsplit(":", 1)[1]) for name, address in cls.stack.addresses.items()},
            free_port())
        cls.addClassCleanup(cls.front.stop)

    @classmethod
    def start_services(cls):
        from support.stack import Stack, executables, run_stack

        folder = Path(tempfile.mkdtemp(prefix="otolith-gateways-"))
        (folder / "clock").write_bytes(struct.pack("<q", -cls.HOURS_BACK * 3_600_000_000))
        try:
            run_stack("start", folder, "--bin", executables(), "--clock")
            cls.stack = Stack(folder)
            cls.stack.await_service_keys()
            run_stack("populate", folder)
        except BaseException:
            run_stack("stop", folder)
            raise

    @classmethod
    def stop_services(cls):
        cls.stack.stop()

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-gateway-states-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def programs(self, name: str, secure: bool = True) -> dict[str, Program]:
        environment = {
            "OTOLITH_ADDRESS": self.front.address, "OTOLITH_TLS_ROOTS_FILE": str(self.front.roots),
            "NODE_EXTRA_CA_CERTS": str(self.front.roots)}
        plain = {
            name: value for name, value in self.stack.environment.items() if name.endswith("_ADDRESS")}
        # fetch has no HTTP/2 without TLS.
        return {
            language: {"javascript": LibraryProgram, "python": PythonProgram}.get(language, Program)(
                command, self.folder / f"{language}-{name}",
                environment if secure or language == "javascript" else plain)
            for language, command in self.commands.items()}

    def run_all(self, programs: dict[str, Program], *arguments: str, status=0):
        """What each has said, line by line; side by side."""
        running = {language: one.start(*arguments) for language, one in programs.items()}
        said = {}
        for language, process in running.items():
            out, err = process.communicate(timeout=120)
            self.assertEqual((process.returncode, err), (status, ""), f"{language} {arguments}: {out}")
            said[language] = out.splitlines()
        return said

    def sheets_stored(self, program: Program) -> int:
        return int(self.stack.database.value(
            "SELECT count(*) FROM ingestion.answer_sheets"
            f" WHERE participant_id = '{program.participant_id}'"))

    def of_python(self, program: Program, name: str) -> Program:
        """Another Python program with the folder of this one."""
        return PythonProgram(
            [*program.command[:-1], EXAMPLES / "python" / name], program.folder, program.environment)

    def of_javascript(self, program: Program, name: str) -> Program:
        """Another program in JavaScript with the folder of this one."""
        return Program(["node", EXAMPLES / "javascript" / name], program.folder, program.environment)

    def says(self, program: Program, *arguments, status=0) -> list[str]:
        return self.run_all({"": program}, *map(str, arguments), status=status)[""]

    def move_to_now(self):
        self.stack.clock.jump(-self.stack.clock.offset_microseconds / 1_000_000)
