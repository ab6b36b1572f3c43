"""otolithctl whose standard output or error cannot be written: a full disk, a closed pipe."""

import os
import signal
import subprocess

from support.case import EndToEndTestCase
from support.control import NOWHERE
from support.people import TINNITUS
from support.stack import clean_environment

FAILED = 74
CONTROL = "otolithctl"

# One command for each way of printing; service commands need a service.
ALONE = [
    ("--help",), ("--version",), ("--generate-completion-script", "bash"), ("config", "--reference"),
    ("status",), ("status", "--json"),
]
ASKING = [
    ("studies", "list"), ("studies", "list", "--json"), ("whoami",), ("whoami", "--json"),
    ("plan", "compliance", TINNITUS), ("plan", "compliance", TINNITUS, "--csv"),
    ("plan", "compliance", TINNITUS, "--json"), ("export", TINNITUS, "-o", "-"),
]


class Output(EndToEndTestCase):
    def run_to(self, output, *arguments, environment, program=CONTROL):
        return subprocess.run(
            [self.stack.bin / program, *arguments], env=clean_environment() | environment, stdin=subprocess.DEVNULL,
            stdout=output, stderr=subprocess.PIPE, text=True, timeout=120)

    def each(self):
        for arguments in ALONE:
            yield CONTROL, arguments, NOWHERE
        yield "otolith-auth", ("config", "--reference"), {}
        leader = f"leader-{TINNITUS}"
        signed_in = self.stack.environment | {
            "OTOLITH_USERNAME": leader,
            "OTOLITH_PASSWORD_FILE": str(self.stack.password_file(leader))}
        for arguments in ASKING:
            yield CONTROL, arguments, signed_in

    def test_a_full_disk(self):
        for program, arguments, environment in self.each():
            with self.subTest(arguments), open("/dev/full", "w") as full:
                done = self.run_to(full, *arguments, environment=environment, program=program)
                self.assertEqual(done.returncode, FAILED, done.stderr)
                self.assertIn("cannot be written", done.stderr)

    def test_a_pipe_without_a_reader(self):
        for program, arguments, environment in self.each():
            reading, writing = os.pipe()
            os.close(reading)
            with self.subTest(arguments), open(writing, "w") as closed:
                done = self.run_to(closed, *arguments, environment=environment, program=program)
                self.assertEqual(done.returncode, -signal.SIGPIPE, done.stderr)
                self.assertEqual(done.stderr, "")

    def test_why_it_failed_counts_more(self):
        with open("/dev/full", "w") as full:
            done = self.run_to(full, "studies", "list", environment=NOWHERE | {"HOME": "/none"})
            self.assertNotIn(done.returncode, (0, FAILED), done.stderr)

    def test_messages_without_a_reader(self):
        """The result is complete nevertheless."""
        with open("/dev/full", "w") as full:
            done = subprocess.run(
                [self.stack.bin / CONTROL, "whoami"], env=clean_environment() | NOWHERE | {"HOME": "/none"},
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=full, timeout=120)
        self.assertGreater(done.returncode, 0)
        self.assertLess(done.returncode, 128)
