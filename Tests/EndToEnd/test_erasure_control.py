"""Erasure on written request with otolithctl, also with events in NATS."""

import json
import re

from support.paths import ROOT
from support.people import TINNITUS, anonymous_in, new_id
from support.processes import run
from support.stack import Stack
from support.waiting import wait_until
from test_erasure import ErasureTestCase


class Console(ErasureTestCase):
    def control(self, *arguments, status=0):
        if arguments[0] == "request":
            # There is no terminal for the question.
            unasked = self.stack.control("erasure", *arguments, check=False)
            self.assertEqual(unasked.returncode, 64, unasked.stdout + unasked.stderr)
            arguments += ("--yes",)
        done = self.stack.control("erasure", *arguments, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def test_an_administrator_erases_and_sees_when_it_is_done(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 3)
        erasure_id = new_id()
        asked = self.control(
            "request", participant.participant_id, "--answers", "erase", "--id", erasure_id)
        self.assertIn(f"erasure: {erasure_id}", asked.stdout)
        self.assertNotIn(participant.participant_id, asked.stdout)

        def complete():
            done = self.stack.control("erasure", "status", erasure_id, "--json", check=False)
            self.assertIn(done.returncode, (0, 1), done.stderr)
            status = json.loads(done.stdout)
            self.assertEqual(done.returncode == 0, "completeTime" in status)
            return status if done.returncode == 0 else None

        status = wait_until(complete, "the erasure is complete", 300)
        self.assertEqual(status["mode"], "ERASURE_MODE_ERASE_ANSWERS")
        self.assertEqual((status["studyId"], status["pendingServices"]), ("", []))
        counts = {
            receipt["service"]: {each["kind"]: each["count"] for each in receipt["counts"]}
            for receipt in status["receipts"]}
        self.assertEqual(counts["otolith-ingestion"]["answer_sheets"], "3")
        self.assertIn("answer_sheets 3", self.control("status", erasure_id).stdout)
        self.assertClean(participant.participant_id)
        # The same request again gives the same result.
        again = self.control(
            "request", participant.participant_id, "--answers", "erase", "--id", erasure_id, "--json")
        self.assertEqual(json.loads(again.stdout), status)

    def test_what_one_study_has(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 3)
        asked = json.loads(self.control(
            "request", participant.participant_id, "--study", TINNITUS, "--answers", "anonymise",
            "--json").stdout)
        self.assertEqual((asked["studyId"], asked["mode"]), (TINNITUS, "ERASURE_MODE_ANONYMISE_ANSWERS"))
        wait_until(
            lambda: self.status(asked["erasureId"]).HasField("complete_time"), "it is complete", 300)
        self.assertIn("auth.accounts", self.traces(participant.participant_id))

    def test_what_is_left_of_a_participant_without_an_account(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 3)
        # As after restoring auth alone, from a backup of before the account.
        self.stack.database.query(
            "SELECT auth.erase_participant("
            f"'{participant.participant_id}', '', 'ERASE_ANSWERS', 1000000)")
        left = self.traces(participant.participant_id)
        self.assertIn("ingestion.answer_sheets", left)
        self.assertNotIn("auth.accounts", left)
        # The statement of restore.md for it.
        page = (ROOT / "deploy" / "restore.md").read_text()
        statement = re.search(r"(?s)```sql\n(  SELECT participant_id FROM \(.*?;)\n  ```", page)[1]

        def unknown():
            return {row[0] for row in self.stack.database.query(statement)}

        self.assertIn(participant.participant_id, unknown())
        asked = (participant.participant_id, "--answers", "erase")
        self.assertIn(
            "PARTICIPANT_UNKNOWN", self.control("request", *asked, status=1).stderr)
        erasure_id = new_id()
        self.control("request", *asked, "--without-account", "--id", erasure_id)
        wait_until(lambda: self.status(erasure_id).HasField("complete_time"), "it is complete", 300)
        self.assertEqual(
            self.counts(self.status(erasure_id))["otolith-ingestion answer_sheets"], 3)
        self.assertNotIn(participant.participant_id, unknown())
        self.assertClean(participant.participant_id)
        self.assertEqual(
            self.stack.database.value(
                "SELECT count(*) FROM auth.audit_log WHERE action = 'erasure.requested'"
                f" AND object = '{erasure_id}' AND actor IS NOT NULL"), "1")

    def test_what_is_refused(self):
        participant = anonymous_in(self.stack, TINNITUS)
        for arguments, reason in (
            ((new_id(), "--answers", "erase"), "see `erasure status` with the id of that request (PARTICIPANT_UNKNOWN)"),
            (("nobody", "--answers", "erase"), "participant_id"),
            ((participant.participant_id, "--answers", "erase", "--id", "x"), "erasure_id"),
        ):
            self.assertIn(reason, self.control("request", *arguments, status=1).stderr)
        self.control("request", participant.participant_id, status=64)
        self.control("request", participant.participant_id, "--answers", "some", status=64)
        self.assertIn("ERASURE_UNKNOWN", self.control("status", new_id(), status=1).stderr)
        self.assertIn("auth.accounts", self.traces(participant.participant_id))
        # The address of the tables is given, but not that of the log.
        looked = run(
            self.stack, "otolithctl", "erasure", "verify", participant.participant_id, "--log",
            "--database", self.stack.database.url, timeout=300)
        self.assertEqual(looked.returncode, 64, looked.stderr)
        self.assertIn("OTOLITH_BUS_DATABASE_URL", looked.stderr)
        self.assertNotIn("pass --database", looked.stderr)


class OverNATS(ErasureTestCase):
    @classmethod
    def setUpClass(cls):
        cls.stack = Stack.start("--nats")
        cls.addClassCleanup(cls.stack.stop)
        cls.gateway = cls.stack.gateway

    def log_environment(self):
        return self.stack.nats_environment

    def test_nothing_is_left_in_the_stream(self):
        erased, kept = anonymous_in(self.stack, TINNITUS), anonymous_in(self.stack, TINNITUS)
        for participant in (erased, kept):
            self.fill(participant, 5)
        self.await_complete(self.erase(erased))
        self.assertClean(erased.participant_id)
        found = run(
            self.stack, "otolithctl", "erasure", "verify", kept.participant_id, "--log", "--database",
            self.stack.database.url, environment=self.log_environment(), timeout=300)
        self.assertEqual(found.returncode, 1, found.stderr)
        self.assertRegex(found.stdout, r"log nats:\w+ otolith\.events\.v1\.AnswerSheetAccepted +5")
