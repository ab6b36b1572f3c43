"""The command line: invalid options, and judging a history again."""

import json
import re
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from stories import Story

FAULTS = Path(__file__).resolve().parents[1]
MAIN = FAULTS / "faults" / "main.py"


def run(*arguments):
    return subprocess.run(
        [sys.executable, "-B", MAIN, *map(str, arguments)], capture_output=True, text=True,
        stdin=subprocess.DEVNULL, timeout=60)


class Command(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-faults-test-")
        self.addCleanup(folder.cleanup)
        self.history = Path(folder.name) / "history.jsonl"

    def judge(self, story, rest=""):
        lines = [json.dumps(record) for record in story.tell()]
        self.history.write_text("\n".join(lines) + "\n" + rest)
        return run("--judge", self.history)

    def test_wrong_options_are_64(self):
        for options in (["--faults", "0"], ["--faults", "many"], ["--faults", "3"], ["--only", "rain"], ["--what"],
                        ["--clients", "-1"], ["--only", "kill-nats"], ["--sabotage", "nothing"],
                        ["--bin", "/nowhere"], ["--history", "/nowhere/at/all"]):
            done = run(*options)
            self.assertEqual((done.returncode, done.stdout), (64, ""), options)
            self.assertIn(options[0], done.stderr)

    def test_a_wrong_option_is_told_before_anything_is_built(self):
        # This PATH has no Swift.
        done = subprocess.run(
            ["/bin/bash", FAULTS / "run", "--faults", "many"], capture_output=True, text=True,
            stdin=subprocess.DEVNULL, timeout=60, env={"PATH": "/usr/bin:/bin"})
        self.assertEqual((done.returncode, done.stdout), (64, ""), done.stderr)
        self.assertIn("--faults", done.stderr)

    def test_what_ends_the_command_reaches_what_it_supervises(self):
        text = (FAULTS / "run").read_text()
        function = re.search(r"^supervised\(\) \{.*?^\}$", text, re.DOTALL | re.MULTILINE).group()
        child = (
            "import signal, sys\n"
            "for name in ('SIGTERM', 'SIGINT'):\n"
            "    signal.signal(getattr(signal, name), lambda number, frame: sys.exit(number))\n"
            "print('ready', flush=True)\n"
            "while True: signal.pause()\n")
        for number in (signal.SIGTERM, signal.SIGINT):
            with self.subTest(signal=number):
                process = subprocess.Popen(
                    # As deep as in the command: a shell within a shell.
                    ["/bin/bash", "-c", f'{function}\nsupervised bash -c "$0" run "$@"',
                     f'{function}\nsupervised "$@"', sys.executable, "-c", child],
                    stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
                try:
                    self.assertEqual(process.stdout.readline(), "ready\n")
                    process.send_signal(number)
                    self.assertEqual(process.wait(60), int(number))
                finally:
                    process.kill()
                    process.communicate()

    def test_a_clean_history_is_0(self):
        done = self.judge(Story())
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            done.stdout, "faults=1 acknowledged=6 lost=0 duplicated=0 reordered=0\n")

    def test_a_spoiled_one_is_1(self):
        story = Story()
        story.effects.pop()
        done = self.judge(story)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertTrue(done.stdout.endswith("lost=1 duplicated=0 reordered=0\n"), done.stdout)
        self.assertIn("had no effect", done.stderr)

    def test_half_a_line_at_the_end_is_left_out(self):
        done = self.judge(Story(), rest='{"at": 3, "wh')
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_what_is_no_history_is_64(self):
        for option in ("--judge", "--replay", "--shrink"):
            self.history.write_text('{"what": "asked"}\n')
            self.assertEqual(run(option, self.history).returncode, 64)
            self.history.write_bytes(b"\xff\xfe\n\n\n")
            self.assertEqual(run(option, self.history).returncode, 64)
            self.assertEqual(run(option, self.history.with_name("none")).returncode, 64)

    def test_what_did_not_fail_cannot_be_shrunk(self):
        self.assertEqual(self.judge(Story()).returncode, 0)
        done = run("--shrink", self.history)
        self.assertEqual(done.returncode, 64)
        self.assertIn("did not fail", done.stderr)

    def test_the_faults_of_a_seed_are_listed(self):
        one, other = run("--seed", "7", "--list"), run("--seed", "7", "--list")
        self.assertEqual((one.returncode, one.stdout), (0, other.stdout), one.stderr)
        self.assertEqual(len(one.stdout.splitlines()), 200)
