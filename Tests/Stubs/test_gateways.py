"""The example gateways of proto/GATEWAYS.md live through a participant's life, each in its language.

The services' clock stands four hours back at first, so that by now notifications are due and access tokens
have expired. Sheets with faults are put into the gateways' queues as files, as the guide says they lie there.
"""

import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import uuid
from datetime import datetime, timezone
from pathlib import Path

from environments import python_of
from examples import LANGUAGES, REQUIREMENTS, Front, built
from recipes import PROTO, ROOT

sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

TINNITUS = "track-your-tinnitus"
HOURS_BACK = 4
MOMENTARY = ("perceived=yes", "loudness=0.5", "distress=0.25", "mood=5", "arousal=4", "stress=0",
             "concentration=1")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def afternoon_zone() -> str:
    """A zone in which it is between 14 and 15 o'clock, so that the last four hours were waking hours."""
    ahead = 14 - datetime.now(timezone.utc).hour
    return f"Etc/GMT{-ahead:+}" if ahead else "Etc/GMT"


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
        return sorted((self.folder / self.participant_id / name).glob("*-*"))


class Gateways(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from support import stubs

        stubs.install()
        cls.commands = {language: built(language) for language in LANGUAGES}
        cls.start_services()
        cls.addClassCleanup(cls.stop_services)
        cls.front = Front(
            {name: int(address.rsplit(":", 1)[1]) for name, address in cls.stack.addresses.items()},
            free_port())
        cls.addClassCleanup(cls.front.stop)

    @classmethod
    def start_services(cls):
        from support.stack import Stack, executables, run_stack

        folder = Path(tempfile.mkdtemp(prefix="otolith-gateways-"))
        (folder / "clock").write_bytes(struct.pack("<q", -HOURS_BACK * 3_600_000_000))
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
        self.zone = afternoon_zone()

    def programs(self, name: str, secure: bool = True) -> dict[str, Program]:
        environment = {
            "OTOLITH_ADDRESS": self.front.address, "OTOLITH_TLS_ROOTS_FILE": str(self.front.roots),
        } if secure else {
            name: value for name, value in self.stack.environment.items() if name.endswith("_ADDRESS")}
        return {
            language: Program(command, self.folder / f"{language}-{name}", environment)
            for language, command in self.commands.items()}

    def run_all(self, programs: dict[str, Program], *arguments: str, status=0, meanwhile=None):
        """What each has said, line by line; side by side."""
        running = {language: one.start(*arguments) for language, one in programs.items()}
        if meanwhile:
            meanwhile()
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

    def move_to_now(self):
        self.stack.clock.jump(-self.stack.clock.offset_microseconds / 1_000_000)

    def test_a_participants_life(self):
        programs = self.programs("life")
        for said in self.run_all(programs, "join", TINNITUS, "de").values():
            self.assertRegex(said[0], r"^consent [0-9a-f]{16} de$")
            self.assertEqual(said[1:], [f"joined {TINNITUS}"])
        for said in self.run_all(programs, "sync", self.zone, "de").values():
            self.assertEqual(said, [f"catalogue {TINNITUS}:4", "plan whole 64 64"])
        for said in self.run_all(programs, "sync", self.zone, "de").values():
            self.assertEqual(said[0], "catalogue unchanged")
            self.assertRegex(said[1], "^plan delta 6[0-9] ")
        for program in programs.values():
            self.assertEqual(program.session_file.stat().st_mode & 0o777, 0o600)
            shutil.copy(program.session_file, f"{program.folder}.session")

        self.move_to_now()
        self.answers_what_is_due(programs)
        self.loses_the_answer_to_a_refresh(programs)
        self.does_what_each_verdict_asks_for(programs)
        self.leaves_and_is_erased(programs)

    def answers_what_is_due(self, programs):
        self.run_all(programs, "fill", "worst-symptom", "worst_symptom=none")
        opened = self.run_all(programs, "open")
        kept = self.run_all(programs, "fill", "tyt-momentary", *MOMENTARY)
        queued = {language: program.files("queue") for language, program in programs.items()}
        for language, program in programs.items():
            _, notification, questionnaire = opened[language][0].split()
            self.assertEqual(questionnaire, "tyt-momentary")
            self.assertEqual(kept[language][0].split()[2], notification)
            self.assertEqual(len(queued[language]), 2)
            # For later: as somebody has it whose answer got lost.
            shutil.copy(queued[language][1], f"{program.folder}.sheet")
        said = self.run_all(programs, "sync", self.zone, "de")
        for language, program in programs.items():
            lines = said[language]
            sheets = [path.name.split("-", 1)[1] for path in queued[language]]
            self.assertEqual(lines[:2], [f"created {sheet} next" for sheet in sheets])
            self.assertEqual(lines[2:4], ["report recorded", "report recorded"])
            self.assertEqual(program.files("queue") + program.files("reports"), [])
            self.assertNotEqual(
                program.session_file.read_bytes(), Path(f"{program.folder}.session").read_bytes(),
                "the access token had expired")
            self.assertEqual(self.sheets_stored(program), 2)
            self.assertEqual(self.stack.database.value(
                "SELECT count(*) FROM ingestion.answer_sheets WHERE notification_id ="
                f" '{kept[language][0].split()[2]}'"), "1")

    def loses_the_answer_to_a_refresh(self, programs):
        for program in programs.values():
            shutil.copy(f"{program.folder}.session", program.session_file)
        for language, said in self.run_all(programs, "sync", self.zone, "de").items():
            self.assertEqual(said[0], "catalogue unchanged", language)

    def does_what_each_verdict_asks_for(self, programs):
        from otolith.ingestion.v1 import ingestion_pb2

        for program in programs.values():
            sent = Path(f"{program.folder}.sheet")
            sheet = ingestion_pb2.AnswerSheet.FromString(sent.read_bytes())
            queue = program.folder / program.participant_id / "queue"
            shutil.copy(sent, queue / f"{1:015}-{sheet.sheet_id}")
            for place, (fresh, change) in enumerate((
                    (False, {"loudness": 0.75}), (True, {"loudness": 7}), (True, {}))):
                other = ingestion_pb2.AnswerSheet()
                other.CopyFrom(sheet)
                if fresh:
                    other.sheet_id, other.notification_id = str(uuid.uuid4()), ""
                if not change:
                    other.time_zone = "Europe/Atlantis"
                for answer in other.answers:
                    if answer.element_id in change:
                        answer.number = change[answer.element_id]
                (queue / f"{place + 2:015}-{other.sheet_id}").write_bytes(other.SerializeToString())
        for language, said in self.run_all(programs, "sync", self.zone, "de").items():
            words = [line.split() for line in said[:4]]
            self.assertEqual(
                [line[0] for line in words], ["exists", "conflict", "rejected", "retry_later"], said)
            self.assertEqual(words[2][2:], ["answers[1].number:OUT_OF_RANGE"])
            self.assertGreater(int(words[3][2]), 0)
            self.assertEqual(words[3][3:], ["TIME_ZONE_NOT_YET_KNOWN"])
            program = programs[language]
            self.assertEqual(
                [len(program.files(name)) for name in ("queue", "conflicts", "rejected")], [1, 1, 1])
            self.assertEqual(self.sheets_stored(program), 2)

    def leaves_and_is_erased(self, programs):
        for said in self.run_all(programs, "push", "phone", "apns", "0011", "org.example.app").values():
            self.assertEqual(said, ["push off"])
        # A second device, which knows nothing of what the first one does from here on.
        others = self.programs("second")
        for language, program in programs.items():
            shutil.copytree(program.folder, others[language].folder)
        for said in self.run_all(programs, "leave", TINNITUS).values():
            self.assertEqual(said[-1], f"left {TINNITUS}")
        for said in self.run_all(programs, "sync", self.zone, "de").values():
            self.assertEqual(said[-2:], ["catalogue", "plan whole 0 0"], said)
        self.sends_with_an_older_token(others)
        for said in self.run_all(programs, "erase").values():
            self.assertEqual(said, [
                "erased by otolith-auth otolith-catalogue otolith-ingestion otolith-planning"])
        self.stack.clock.advance(minutes=20)
        for language, said in self.run_all(others, "sync", self.zone, "de", status=1).items():
            self.assertRegex(said[-1], "^signed out.* ACCOUNT_ERASED$")
            self.assertFalse(others[language].folder.exists() or programs[language].folder.exists())

    def sends_with_an_older_token(self, programs):
        """What was filled in after another device left the study."""
        from support.waiting import wait_until

        for program in programs.values():
            wait_until(lambda program=program: self.stack.database.value(
                "SELECT count(*) FROM ingestion.enrolment_changes"
                f" WHERE participant_id = '{program.participant_id}'") == "2", "ingestion knows of it")
        kept = self.run_all(programs, "fill", "tyt-momentary", *MOMENTARY)
        for language, said in self.run_all(programs, "sync", self.zone, "de").items():
            sheet = kept[language][0].split()[1]
            waited, refused = [line for line in said if sheet in line]
            self.assertRegex(waited, rf"^retry_later {sheet} \d+ TOKEN_OUTDATED$")
            self.assertRegex(refused, rf"^rejected {sheet} \S+:NOT_ENROLLED$")

    def test_an_account_without_tls_and_a_service_that_is_away_for_a_moment(self):
        from support.people import register

        register(self.stack, "example-gateway", "correct horse battery 7")
        password = self.folder / "password"
        password.write_text("correct horse battery 7\n")
        programs = self.programs("account", secure=False)
        for said in self.run_all(programs, "sign-in", "example-gateway", str(password)).values():
            self.assertEqual(said, ["signed in"])
        self.run_all(programs, "join", TINNITUS, "en")
        self.run_all(programs, "sync", self.zone, "en")
        self.run_all(programs, "fill", "worst-symptom", "worst_symptom=none")
        self.stack.stop_service("ingestion")
        starting = threading.Timer(2, self.stack.start_service, ["ingestion"])
        starting.start()
        began = time.monotonic()
        said = self.run_all(programs, "sync", self.zone, "en")
        starting.join()
        self.assertGreater(time.monotonic() - began, 2)
        # Devices of one person, of which one is first with what may be filled in once.
        self.assertEqual(
            sorted(lines[0].split()[0] for lines in said.values()),
            ["created", *["rejected"] * (len(programs) - 1)])

    def test_the_first_steps_of_the_guide_run_as_they_stand(self):
        block, = re.findall(
            r"^<!-- run: python -->\n```\n(.*?)^```$", (PROTO / "GATEWAYS.md").read_text(), re.M | re.S)
        (self.folder / "proto").symlink_to(PROTO)
        own = {name: value for name, value in os.environ.items() if not name.startswith("OTOLITH_")}
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block], cwd=self.folder, stdin=subprocess.DEVNULL,
            env=own | self.stack.environment | {
                "PATH": f"{python_of('clients', REQUIREMENTS).parent}:{os.environ['PATH']}",
                "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertEqual(
            [line.split()[0] for line in done.stdout.splitlines()],
            ["consent", "joined", "catalogue", "plan", "kept", "created", "catalogue", "plan", "erased"])

    def test_a_wrong_password_is_told_and_nothing_is_kept(self):
        password = self.folder / "password"
        password.write_text("not the right one")
        programs = self.programs("stranger")
        for said in self.run_all(programs, "sign-in", "nobody", str(password), status=1).values():
            self.assertRegex(said[0], "(?i)^failed Unauthenticated CREDENTIALS_REJECTED ")
        self.assertEqual([one.folder.exists() for one in programs.values()], [False] * len(programs))
