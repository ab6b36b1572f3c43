"""The example gateways of proto/GATEWAYS.md live through a participant's life, each in its language.

The services' clock stands four hours back at first, so that by now notifications are due and access tokens
have expired. Sheets with faults are put into the gateways' queues as files, as the guide says they lie there.
"""

import os
import re
import shutil
import subprocess
import threading
import time
import uuid
from datetime import datetime, timezone
from pathlib import Path

from environments import programs_after
from examples import REQUIREMENTS
from living import GatewayTestCase, Program
from recipes import PROTO, ROOT

TINNITUS = "track-your-tinnitus"
MOMENTARY = ("perceived=yes", "loudness=0.5", "distress=0.25", "mood=5", "arousal=4", "stress=0",
             "concentration=1")


def afternoon_zone() -> str:
    """A zone in which it is between 14 and 15 o'clock, so that the last four hours were waking hours."""
    ahead = 14 - datetime.now(timezone.utc).hour
    return f"Etc/GMT{-ahead:+}" if ahead else "Etc/GMT"


class Gateways(GatewayTestCase):
    HOURS_BACK = 4

    def setUp(self):
        super().setUp()
        self.zone = afternoon_zone()

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

    def test_without_a_session_no_call_is_made(self):
        """An empty token is no valid header: the connection would be reset instead of answered."""
        for language, program in self.programs("nobody").items():
            with self.subTest(language=language), program.start("leave", TINNITUS) as started:
                said, complaint = started.communicate(timeout=600)
                self.assertEqual(started.returncode, 1, said + complaint)
                self.assertRegex(said, "^signed out:? (sign in first|NO_SESSION)\n$")
                self.assertNotIn("RST_STREAM", said + complaint)

    def shows_a_new_device_what_is_due(self, programs):
        """Returns what each opened. The exchange of the refresh token may be repeated afterwards."""
        tablets = self.programs("tablet")
        for language, program in programs.items():
            tablets[language].folder.mkdir()
            shutil.copy(program.session_file, tablets[language].folder)
        self.run_all(tablets, "sync", self.zone, "de")
        return self.run_all(tablets, "open")

    def answers_what_is_due(self, programs):
        self.run_all(programs, "fill", "worst-symptom", "worst_symptom=none")
        # Every question has the answer type of the questionnaire.
        self.run_all(programs, "fill", "mini-tq", *(f"mtq{number:02}=1" for number in range(1, 13)))
        seen = self.shows_a_new_device_what_is_due(programs)
        opened = self.run_all(programs, "open")
        self.assertEqual(opened, seen)
        kept = self.run_all(programs, "fill", "tyt-momentary", *MOMENTARY)
        queued = {language: program.files("queue") for language, program in programs.items()}
        for language, program in programs.items():
            _, notification, questionnaire = opened[language][0].split()
            self.assertEqual(questionnaire, "tyt-momentary")
            self.assertEqual(kept[language][0].split()[2], notification)
            self.assertEqual(len(queued[language]), 3)
            # Kept for later, as by a client whose response was lost.
            shutil.copy(queued[language][2], f"{program.folder}.sheet")
        said = self.run_all(programs, "sync", self.zone, "de")
        for language, program in programs.items():
            lines = said[language]
            sheets = [path.stem.split("-", 1)[1] for path in queued[language]]
            self.assertEqual(lines[:3], [f"created {sheet} next" for sheet in sheets])
            self.assertEqual(lines[3:5], ["report recorded", "report recorded"])
            self.assertEqual(program.files("queue") + program.files("reports"), [])
            self.assertNotEqual(
                program.session_file.read_bytes(), Path(f"{program.folder}.session").read_bytes(),
                "the access token had expired")
            self.assertEqual(self.sheets_stored(program), 3)
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
        from support.quiet import await_quiet

        self.stack.control("studies", "pause", TINNITUS)
        await_quiet(self.stack)
        for program in programs.values():
            sheet = program.sheet(Path(f"{program.folder}.sheet"))
            program.queue(1, sheet)
            for place, (fresh, change) in enumerate((
                    (False, {"loudness": 0.75}), (True, {"loudness": 7}), (True, {}))):
                other = ingestion_pb2.AnswerSheet()
                other.CopyFrom(sheet)
                if fresh:
                    other.sheet_id, other.notification_id = str(uuid.uuid4()), ""
                if not change:
                    other.finish_time.GetCurrentTime()
                for answer in other.answers:
                    if answer.element_id in change:
                        answer.number = change[answer.element_id]
                program.queue(place + 2, other)
        for language, said in self.run_all(programs, "sync", self.zone, "de").items():
            words = [line.split() for line in said[:4]]
            self.assertEqual(
                [line[0] for line in words], ["exists", "conflict", "rejected", "retry_later"], said)
            self.assertEqual(words[2][2:], ["answers[1].number:OUT_OF_RANGE"])
            self.assertGreater(int(words[3][2]), 0)
            self.assertEqual(words[3][3:], ["STUDY_PAUSED"])
            program = programs[language]
            self.assertEqual(
                [len(program.files(name)) for name in ("queue", "conflicts", "rejected")], [1, 1, 1])
            self.assertEqual(self.sheets_stored(program), 3)
        self.stack.control("studies", "resume", TINNITUS)
        await_quiet(self.stack)

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
        self.python_programs_are_signed_out(others["python"])
        for language, said in self.run_all(others, "sync", self.zone, "de", status=1).items():
            self.assertRegex(said[-1], "^signed out.* ACCOUNT_ERASED$")
            self.assertFalse(others[language].folder.exists() or programs[language].folder.exists())

    def python_programs_are_signed_out(self, program):
        for name, *arguments in (
                ("further.py", "settings"), ("account.py", "confirm", "0000000000"), ("many.py", "1")):
            copied = Program(program.command, self.folder / f"copy-{name}", program.environment)
            shutil.copytree(program.folder, copied.folder)
            self.assertEqual(
                self.says(self.of_python(copied, name), *arguments, status=1), ["signed out ACCOUNT_ERASED"])
            self.assertFalse(copied.folder.exists())

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
            self.assertEqual(len([line for line in said if sheet in line]), 2, (language, said))
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
        # Devices of one person; only the first can submit a one-time questionnaire.
        self.assertEqual(
            sorted(lines[0].split()[0] for lines in said.values()),
            ["created", *["rejected"] * (len(programs) - 1)])

    def test_the_first_steps_of_the_guide_run_as_they_stand(self):
        guide = (PROTO / "GATEWAYS.md").read_text()
        block, = re.findall(r"^<!-- run: python -->\n```\n(.*?)^```$", guide, re.M | re.S)
        programs = programs_after(guide, self.folder / "environment", REQUIREMENTS)
        for folder in ("proto", "Shared"):
            (self.folder / folder).symlink_to(ROOT / folder)
        own = {name: value for name, value in os.environ.items() if not name.startswith("OTOLITH_")}
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block], cwd=self.folder, stdin=subprocess.DEVNULL,
            env=own | self.stack.environment | {
                "PATH": f"{programs}:{os.environ['PATH']}",
                "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertEqual(
            [line.split()[0] for line in done.stdout.splitlines()],
            ["consent", "joined", "catalogue", "plan", "kept", "created", "catalogue", "plan", "erased"])

    def test_a_token_that_is_refused_for_any_reason_is_refreshed(self):
        programs = self.programs("refused")
        self.run_all(programs, "join", TINNITUS, "en")
        spoiled = {}
        for program in programs.values():
            # Another header than that of a token.
            changed = program.session_file.read_bytes().replace(b"eyJ", b"eyK", 1)
            self.assertNotEqual(changed, program.session_file.read_bytes())
            program.session_file.write_bytes(changed)
            spoiled[program.folder] = changed[changed.index(b"eyK"):][:40]
        for said in self.run_all(programs, "sync", self.zone, "en").values():
            self.assertEqual(said, [f"catalogue {TINNITUS}:4", "plan whole 64 64"])
        for program in programs.values():
            self.assertNotIn(spoiled[program.folder], program.session_file.read_bytes())

    def test_a_wrong_password_is_told_and_nothing_is_kept(self):
        password = self.folder / "password"
        password.write_text("not the right one")
        programs = self.programs("stranger")
        for said in self.run_all(programs, "sign-in", "nobody", str(password), status=1).values():
            self.assertRegex(said[0], "(?i)^failed Unauthenticated CREDENTIALS_REJECTED ")
        kept = [path for one in programs.values() for path in one.folder.glob("*") if path.name != "lock"]
        self.assertEqual(kept, [])
