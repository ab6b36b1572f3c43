"""`otolithctl own-export`: all data in one archive, read with Python's own modules."""

import hashlib
import json
import os
import subprocess
import tempfile
import zipfile
from pathlib import Path

from support.people import TINNITUS, anonymous_in, new_id
from support.own_export import SERVICES, tables
from support.stack import clean_environment
from support.waiting import wait_until
from test_own_export import PASSWORD, OwnExportTestCase
from otolith.auth.v1 import erasure_pb2


class OwnArchive(OwnExportTestCase):
    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.output = self.folder / "mine.zip"
        self.partial = self.folder / "mine.zip.partial"

    def file(self, name, text):
        path = self.folder / name
        path.write_text(f"{text}\n")
        return path

    def by_token(self, participant, *arguments, check=True):
        return self.stack.control(
            "own-export", "--output", self.output,
            "--token-file", self.file("token", participant.token), *arguments, check=check)

    def read(self):
        """Records by folder and table; checks the complete manifest."""
        with zipfile.ZipFile(self.output) as archive:
            self.assertIsNone(archive.testzip())
            contents = {name: archive.read(name) for name in archive.namelist()}
        manifest = json.loads(contents["manifest.json"])
        listed = {file["name"]: file for file in manifest["files"]}
        self.assertEqual(listed.keys() | {"manifest.json", "README.txt"}, contents.keys())
        own = {}
        for service in SERVICES:
            files = {
                name.partition("/")[2]: content for name, content in contents.items()
                if name.startswith(f"{service}/")}
            own[service] = tables(
                files, {name: listed[f"{service}/{name}"]["records"] for name in files})
        for name, file in listed.items():
            self.assertEqual(file["bytes"], len(contents[name]))
            self.assertEqual(file["sha256"], hashlib.sha256(contents[name]).hexdigest())
        return own, contents["README.txt"].decode(), manifest

    def test_one_archive_in_the_participants_language(self):
        participant = self.participant()
        self.output.write_text("old")
        self.stack.control(
            "own-export", "--output", self.output, username=participant.name,
            password_file=self.file("password", PASSWORD))
        own, readme, manifest = self.read()
        self.assertSheets(participant, own["ingestion"])
        self.assertEqual(own["auth"]["accounts"][0]["email"], participant.address)
        self.assertEqual(manifest["language"], "de")
        self.assertIn("Was über Sie gespeichert ist", readme)
        for service in SERVICES:
            for table in own[service]:
                # Each has a description.
                self.assertRegex(readme, rf"(?m)^{service}/{table}\.csv, .*\n    \S")
        self.assertEqual(os.stat(self.output).st_mode & 0o777, 0o600)
        self.assertFalse(self.partial.exists())

    def test_it_goes_on_after_a_service_and_the_program_itself_were_away(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 200)
        self.stack.stop_service("ingestion")
        try:
            environment = clean_environment() | self.stack.environment
            running = subprocess.Popen(
                [self.stack.bin / "otolithctl", "own-export", "--output", self.output,
                 "--language", "de", "--token-file", self.file("token", participant.token)],
                env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE, text=True)
            self.addCleanup(running.wait)
            self.addCleanup(running.kill)
            wait_until(
                lambda: (self.partial / "ingestion").exists(), "auth is done, ingestion is asked")
            # It reports what it waits for.
            self.assertIn("otolith-ingestion does not answer", running.stderr.readline())
            running.kill()
            running.communicate()
        finally:
            self.stack.start_service("ingestion")
        self.assertFalse(self.output.exists())
        self.by_token(participant, "--language", "de")
        own, _, _ = self.read()
        self.assertSheets(participant, own["ingestion"])
        # Received data is not requested again.
        begun = self.stack.database.query(
            "SELECT sum(count) FROM auth.security_events"
            f" WHERE who = '{participant.participant_id}' AND kind = 'export_begun'")
        self.assertEqual(begun, [["1"]])

    def test_a_service_killed_while_it_is_read(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 200)
        environment = clean_environment() | self.stack.environment
        running = subprocess.Popen(
            [self.stack.bin / "otolithctl", "own-export", "--output", self.output,
             "--language", "de", "--token-file", self.file("token", participant.token)],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        self.addCleanup(running.wait)
        self.addCleanup(running.kill)
        wait_until(
            lambda: self.output.exists() or (self.partial / "ingestion").exists(),
            "ingestion is asked")
        # At any place of the stream.
        self.stack.kill_and_restart("ingestion")
        _, complaints = running.communicate(timeout=300)
        self.assertEqual(running.returncode, 0, complaints)
        own, _, _ = self.read()
        self.assertSheets(participant, own["ingestion"])

    def test_an_administrators_archive_is_closed(self):
        participant = self.participant(sheets=1)
        refused = self.stack.control(
            "own-export", "--output", self.output, "--participant", participant.participant_id,
            check=False)
        self.assertEqual(refused.returncode, 64, refused.stderr)
        done = self.stack.control(
            "own-export", "--output", self.output, "--participant", participant.participant_id,
            "--passphrase-file", self.file("passphrase", "juniper-badger-candle"))
        self.assertNotIn(participant.name, done.stdout + done.stderr)
        with zipfile.ZipFile(self.output) as archive:
            self.assertTrue(archive.namelist())
            for entry in archive.infolist():
                self.assertTrue(entry.flag_bits & 1, entry.filename)
        self.assertNotIn(participant.address.encode(), self.output.read_bytes())

    def test_nothing_lies_there_of_a_mistyped_id(self):
        done = self.stack.control(
            "own-export", "--output", self.output, "--participant", new_id(), "--passphrase-file",
            self.file("passphrase", "juniper-badger-candle"), check=False)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("ACCOUNT_UNKNOWN", done.stderr)
        self.assertNotIn(".partial", done.stderr)
        self.assertFalse(self.partial.exists())

    def test_nothing_remains_of_an_erased_participant(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 3)
        self.partial.mkdir()
        (self.partial / "left.csv").write_text("from before")
        self.gateway.erasures.RequestErasure(
            erasure_pb2.RequestErasureRequest(
                erasure_id=new_id(), mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS),
            token=participant.token)
        done = self.by_token(participant, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("ACCOUNT_ERASED", done.stderr)
        self.assertFalse(self.partial.exists())
        self.assertFalse(self.output.exists())

    def test_what_was_received_of_another_is_not_gone_on_with(self):
        first, second = (anonymous_in(self.stack, TINNITUS) for _ in range(2))
        self.fill(first, 3)
        self.fill(second, 3)
        self.stack.stop_service("planning")
        try:
            running = subprocess.Popen(
                [self.stack.bin / "otolithctl", "own-export", "--output", self.output,
                 "--language", "de", "--token-file", self.file("token", first.token)],
                env=clean_environment() | self.stack.environment, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.addCleanup(running.wait)
            self.addCleanup(running.kill)
            wait_until(
                lambda: (self.partial / "planning").exists(), "ingestion is done, planning is asked")
            running.kill()
            running.wait()
        finally:
            self.stack.start_service("planning")
        done = self.by_token(second, check=False)
        self.assertEqual(done.returncode, 65, done.stderr)
        self.assertIn("another participant", done.stderr)
        self.by_token(first, "--language", "de")
        own, _, _ = self.read()
        self.assertSheets(first, own["ingestion"])

    def test_bad_input(self):
        participant = anonymous_in(self.stack, TINNITUS)
        no_token = self.stack.control(
            "own-export", "--output", self.output, "--token-file", self.file("token", "x"),
            check=False)
        self.assertEqual(no_token.returncode, 65, no_token.stderr)
        done = self.by_token(participant, "--language", "!!", check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("LANGUAGE_INVALID", done.stderr)
        nowhere = self.stack.control(
            "own-export", "--output", self.folder / "nothing" / "x.zip", "--token-file",
            self.file("token", participant.token), check=False)
        self.assertEqual(nowhere.returncode, 74, nowhere.stderr)
