"""Exports with otolithctl: all kinds, written atomically, and resumed."""

import json
import os
import resource
import signal
import subprocess

from support.case import EndToEndTestCase
from support.export import export_bytes, rows_of
from support.people import anonymous_in, leader_of, new_id, new_leader
from support.proxy import Relay
from support.sheets import make_sheet
from support.stack import clean_environment
from support.studies import daily, publish
from support.terminal import at_a_terminal
from support.waiting import wait_until

KINDS = ("revisions", "records", "listening", "notifications", "decision-points", "participants")
# Files beside a complete CSV file; test_export_files.py checks their contents.
BESIDE = (".codebook.json", ".codebook.csv", ".codebook.html", ".R", ".sps")


def beside(*names):
    return {name.removesuffix(".csv") + ending for name in names for ending in BESIDE}


class Exports(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.study = f"exported-{new_id()[:8]}"
        cls.forms = [f"{cls.study}-{name}" for name in ("morning", "evening")]
        publish(cls.stack, cls.study, [daily(form) for form in cls.forms])
        cls.leader = new_leader(cls.stack, cls.study)
        for _ in range(2):
            participant = anonymous_in(cls.stack, cls.study)
            forms = participant.questionnaires(cls.study)
            for number in range(200):
                participant.submit(make_sheet(
                    cls.study, forms[cls.forms[number % 2]], cls.stack.clock.now() - 600 + number))

    def setUp(self):
        super().setUp()
        self.folder = self.stack.directory / f"export-{new_id()[:8]}"
        self.folder.mkdir()
        self.target = self.folder / "sheets.csv"

    def environment(self, **more):
        return self.stack.environment | {
            "OTOLITH_USERNAME": self.leader,
            "OTOLITH_PASSWORD_FILE": str(self.stack.password_file(self.leader))} | more

    def start(self, *arguments, **environment):
        return subprocess.Popen(
            [self.stack.bin / "otolithctl", "export", self.study, *map(str, arguments)],
            env=clean_environment() | self.environment(**environment),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            # SIGINT is ignored in background processes.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))

    def export(self, *arguments, status=0, **environment):
        process = self.start(*arguments, **environment)
        output, complaints = process.communicate(timeout=120)
        self.assertEqual(process.returncode, status, output + complaints)
        return output, complaints

    def relay(self, **how):
        relay = Relay(self.stack.environment["OTOLITH_INGESTION_ADDRESS"], **how)
        self.addCleanup(relay.close)
        return relay

    def whole(self, questionnaire=""):
        token = leader_of(self.stack, self.study).token
        content, _ = export_bytes(
            self.stack, token, self.study, "wide" if questionnaire else "long", questionnaire)
        return content

    def assertNothingElse(self, *names):
        self.assertEqual(sorted(os.listdir(self.folder)), sorted(names))

    def test_each_kind(self):
        output, complaints = self.export("--questionnaire", self.forms[0])
        # Read as text, so that line ends are those of Python.
        self.assertEqual(output, self.whole(self.forms[0]).decode().replace("\r\n", "\n"))
        self.assertIn("exported 200 sheets", complaints)
        told, _ = self.export("-o", self.target, "--json")
        file, = json.loads(told)
        content = self.target.read_bytes()
        self.assertEqual(content, self.whole())
        self.assertEqual((file["rows"], file["bytes"]), (400, len(content)))
        for kind in KINDS:
            output, _ = self.export("--what", kind)
            self.assertIn("participant", output.splitlines()[0])
            rows_of(output.encode())
        for arguments in (
            ["--what", "records", "--questionnaire", "x"], ["--all"], ["--resume"], ["--json"],
            ["--what", "records", "--legacy-scales"], ["--all", "-o", "-"],
        ):
            self.export(*arguments, status=64)

    def test_a_killed_export_leaves_the_old_file(self):
        self.target.write_text("old")
        relay = self.relay(stall_after=5_000)
        for ending in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            relay.stalled.clear()
            process = self.start("-o", self.target, OTOLITH_INGESTION_ADDRESS=relay.address)
            self.assertTrue(relay.stalled.wait(60))
            process.send_signal(ending)
            process.communicate(timeout=60)
            self.assertEqual(process.returncode, -ending)
            self.assertEqual(self.target.read_text(), "old")
            # No temporary file remains.
            self.assertNothingElse(self.target.name)

    def test_a_broken_connection_begins_anew(self):
        self.target.write_text("old")
        relay = self.relay(break_after=[5_000])
        _, complaints = self.export("-o", self.target, OTOLITH_INGESTION_ADDRESS=relay.address)
        self.assertIn("starting again, attempt 2", complaints)
        self.assertEqual(self.target.read_bytes(), self.whole())
        self.assertNothingElse(
            self.target.name, *beside(self.target.name),
            self.target.with_suffix(".manifest.json").name)
        # Standard output cannot be withdrawn.
        relay = self.relay(break_after=[150_000])
        _, complaints = self.export(status=69, OTOLITH_INGESTION_ADDRESS=relay.address)
        self.assertNotIn("starting again", complaints)

    def test_a_disk_that_is_full_leaves_the_old_file(self):
        self.target.write_text("old")

        def limited():
            resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

        done = subprocess.run(
            [self.stack.bin / "otolithctl", "export", self.study, "-o", self.target],
            env=clean_environment() | self.environment(), stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=120, preexec_fn=limited)
        self.assertEqual(done.returncode, 74, done.stderr)
        self.assertIn("cannot be written: File too large", done.stderr)
        self.assertEqual(self.target.read_text(), "old")
        self.assertNothingElse(self.target.name)

    def test_at_a_terminal_it_shows_how_far_it_is(self):
        status, shown, output = at_a_terminal(
            ["export", self.study, "-o", self.target], self.environment(), [])
        self.assertEqual((status, output), (0, ""), shown)
        self.assertRegex(shown, r"sheets\.csv: \d+ sheets, [\d.]+ k?B, [\d.]+ [kM]?B/s, \d+:\d\d")
        _, complaints = self.export("-o", self.target)
        self.assertNotIn("\r", complaints)

    def test_an_export_without_the_right_leaves_no_folder(self):
        other = f"reader-{new_id()[:8]}"
        leads = new_leader(self.stack, other)
        refused = {
            "OTOLITH_USERNAME": leads, "OTOLITH_PASSWORD_FILE": str(self.stack.password_file(leads))}
        self.export("--all", "-o", self.folder / "all", status=77, **refused)
        self.assertNothingElse()
        # An existing folder stays.
        self.export("--all", "-o", self.folder, status=77, **refused)
        self.assertNothingElse("export.json")

    def test_a_folder_of_everything_is_gone_on_with(self):
        folder = self.folder / "all"
        relay = self.relay(delay=0.1)
        process = self.start("--all", "-o", folder, OTOLITH_INGESTION_ADDRESS=relay.address)
        noted = folder / "export.json"
        wait_until(
            lambda: noted.exists() and json.loads(noted.read_text())["files"], "one file is whole")
        process.kill()
        process.communicate()
        state = json.loads((folder / "export.json").read_text())
        self.assertFalse(state["isWhole"])
        finished = set(state["files"])
        self.assertTrue(finished)
        before = {name: (folder / name).stat().st_mtime_ns for name in finished}

        told, complaints = self.export("--all", "-o", folder, "--resume", "--json")
        for name in finished:
            self.assertIn(f"{name}: already complete", complaints)
            self.assertEqual((folder / name).stat().st_mtime_ns, before[name])
        names = {file["name"] for file in json.loads(told)}
        self.assertEqual(
            names, {f"sheets-{form}.csv" for form in self.forms}
            | {"answers.csv"} | {f"{kind}.csv" for kind in KINDS})
        self.assertEqual(names | beside(*names) | {"export.json"}, set(os.listdir(folder)))
        self.assertEqual((folder / "answers.csv").read_bytes(), self.whole())
        self.assertTrue(json.loads((folder / "export.json").read_text())["isWhole"])
        for path in folder.iterdir():
            self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        # Missing files beside a complete file are added, and the file stays.
        lost = folder / "answers.codebook.html"
        lost.unlink()
        before = (folder / "answers.csv").stat().st_mtime_ns
        self.export("--all", "-o", folder, "--resume")
        self.assertTrue(lost.exists())
        self.assertEqual((folder / "answers.csv").stat().st_mtime_ns, before)
        # A new run exports all files; a folder with other contents is rejected.
        _, complaints = self.export("--all", "-o", folder)
        self.assertNotIn("already complete", complaints)
        self.assertIn("contains other files", self.export("--all", "-o", self.folder, status=64)[1])
