"""Complete erasure: all services delete a participant's data, also during failures."""

import threading

import grpc

from support.case import EndToEndTestCase
from support.export import export
from support.failures import failure_of
from support.mail import await_mail, code_in, mails_to
from support.people import (
    STRESS, TINNITUS, administrator, anonymous_in, leader_of, new_id, register, sign_in,
)
from support.processes import run
from support.sheets import make_sheet
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, erasure_pb2

SCHEMAS = ["auth", "catalogue", "ingestion", "planning"]
ERASE = erasure_pb2.ERASURE_MODE_ERASE_ANSWERS
ANONYMISE = erasure_pb2.ERASURE_MODE_ANONYMISE_ANSWERS


class ErasureTestCase(EndToEndTestCase):
    def erase(self, participant, study_id="", mode=ERASE, password="", erasure_id=None):
        return self.gateway.erasures.RequestErasure(
            erasure_pb2.RequestErasureRequest(
                erasure_id=erasure_id or new_id(), study_id=study_id, mode=mode,
                password=password),
            token=participant.token).erasure

    def status(self, erasure_id):
        return self.gateway.erasures.GetErasure(
            erasure_pb2.GetErasureRequest(erasure_id=erasure_id))

    def await_complete(self, erasure):
        def complete():
            status = self.status(erasure.erasure_id)
            return status if status.HasField("complete_time") else None

        return wait_until(complete, f"{erasure.erasure_id} is complete", 300)

    def counts(self, erasure) -> dict:
        return {
            f"{receipt.service} {count.kind}": count.count
            for receipt in erasure.receipts for count in receipt.counts
        }

    def traces(self, participant_id) -> dict:
        """Data outside the bus, through which events still travel."""
        tables = self.stack.database.tables_holding(participant_id, SCHEMAS)
        return {table: rows for table, rows in tables.items() if table.partition(".")[2] != "outbox"}

    def sheets_of(self, participant):
        return int(self.stack.database.value(
            "SELECT count(*) FROM ingestion.answer_sheets WHERE participant_id = "
            f"'{participant.participant_id}'"))

    def assertClean(self, participant_id):
        """As superuser: every table, including the log, and every event of the log."""
        done = run(
            self.stack, "otolithctl", "erasure", "verify", participant_id, "--log", "--database",
            self.stack.database.url, environment=self.log_environment(), timeout=300)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def log_environment(self):
        return {"OTOLITH_BUS_DATABASE_URL": self.stack.database.url}

    def sheet(self, participant, before=60):
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        return make_sheet(TINNITUS, form, self.now() - before, self.random)

    def fill(self, participant, number=20):
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        sheets = [
            make_sheet(TINNITUS, form, self.now() - 60 - place, self.random)
            for place in range(number)
        ]
        # A returning participant may be rejected for a moment because of older events.
        self.assertCreated(self.submit_until_decided(participant, *sheets))
        participant.plan(TINNITUS)
        wait_until(
            lambda: {"ingestion.enrolment_changes", "planning.enrolments", "planning.completions"}
            <= set(self.traces(participant.participant_id)), "the services know the participant")
        return sheets


class Erasing(ErasureTestCase):
    def test_nothing_is_left_of_an_account_and_its_name_is_free(self):
        name, address = f"e{new_id()[:12]}", f"e{new_id()[:12]}@mail.example.org"
        register(self.stack, name, "heather-otter-lantern", email=address, email_consent=True)
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username=name, code=code_in(await_mail(self.stack, address))))
        participant = sign_in(self.stack, name, "heather-otter-lantern")
        participant.join(TINNITUS)
        self.fill(participant)
        self.assertIn("auth.accounts", self.traces(participant.participant_id))
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            self.erase(participant, password="not-the-password")
        erasure = self.erase(participant, password="heather-otter-lantern")
        # Takes effect at once.
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, name, "heather-otter-lantern")
        late = self.sheet(participant)
        complete = self.await_complete(erasure)
        self.assertEqual(
            [receipt.service for receipt in complete.receipts],
            ["otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning"])
        counts = self.counts(complete)
        self.assertEqual(counts["otolith-ingestion answer_sheets"], 20)
        self.assertEqual(counts["otolith-planning notifications"], 64)
        self.assertEqual(counts["otolith-auth accounts"], 1)
        self.assertClean(participant.participant_id)
        # Data sent with an earlier token is rejected.
        verdict, = self.participant_submits(participant, late)
        self.assertRejected(verdict, ("", "PARTICIPANT_ERASED"))
        with self.assertFails("PERMISSION_DENIED", "PARTICIPANT_ERASED"):
            participant.plan(TINNITUS, token=participant.access_token)
        self.assertEqual(self.traces(participant.participant_id), {})
        wait_until(lambda: len(mails_to(self.stack, address)) == 2, "a mail reports it")
        for value in (name, address):
            self.assertEqual(self.stack.database.tables_holding(value, SCHEMAS), {}, value)
        register(self.stack, name, "heather-otter-lantern")

    def participant_submits(self, participant, sheet):
        return participant.submit(sheet, token=participant.access_token)

    def test_answers_stay_without_the_person_where_that_was_chosen(self):
        participant = anonymous_in(self.stack, TINNITUS)
        sheets = self.fill(participant, 7)
        leader = leader_of(self.stack, TINNITUS)

        def exported():
            rows, _ = export(self.stack, leader.token, TINNITUS, "wide", "tyt-momentary")
            return rows

        before = exported()
        own = {sheet.sheet_id for sheet in sheets}
        pseudonym, = {row["participant"] for row in before if row["sheet_id"] in own}
        complete = self.await_complete(self.erase(participant, mode=ANONYMISE))
        self.assertEqual(
            self.counts(complete)["otolith-ingestion answer_sheets.anonymised"], 7)
        after = exported()
        self.assertEqual(len(after), len(before))
        self.assertNotIn(pseudonym, {row["participant"] for row in after})
        self.assertFalse(own & {row["sheet_id"] for row in after})
        self.assertEqual(self.traces(participant.participant_id), {})

    def test_one_study_and_then_everything_two_at_once(self):
        participant = anonymous_in(self.stack, TINNITUS)
        participant.join(STRESS, password=self.stack.password(STRESS))
        self.fill(participant)
        one = self.erase(participant, study_id=TINNITUS)
        everything = self.erase(participant)
        for erasure in (one, everything):
            self.await_complete(erasure)
        self.assertClean(participant.participant_id)

    def test_what_one_study_has_goes_and_one_can_join_again(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant)
        self.await_complete(self.erase(participant, study_id=TINNITUS))
        self.assertEqual(
            set(self.traces(participant.participant_id)),
            {"auth.accounts", "auth.account_roles", "auth.sessions", "auth.audit_names",
             "planning.participants", "planning.planning_due"})
        participant.renew()
        self.stack.clock.advance(seconds=15)
        participant.join(TINNITUS)
        self.assertEqual(participant.stored(TINNITUS), [])
        self.stack.clock.advance(seconds=60)
        # Waits until ingestion knows that the participant is back.
        self.assertCreated(
            self.submit_until_decided(participant, self.sheet(participant, before=1)))

    def test_what_one_study_has_leaves_the_log(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant)
        participant.join(STRESS, password=self.stack.password(STRESS))
        wait_until(
            lambda: "otolith.events.v1.NotificationsPlanned" in self.logged(participant, STRESS),
            "the other study is in the log, with what is planned without being asked for")
        others = self.logged(participant, STRESS)
        self.assertGreater(len(self.logged(participant, TINNITUS)), 20)
        self.await_complete(self.erase(participant, study_id=TINNITUS, mode=ANONYMISE))
        # The erasure event stays, for services that are restored from an older backup.
        self.assertEqual(
            self.logged(participant, TINNITUS), ["otolith.events.v1.ErasureRequested"])
        self.assertEqual(self.logged(participant, STRESS), others)

    def logged(self, participant, study_id) -> list:
        """Types of a participant's events in the log that name the study."""
        types = self.stack.database.value(
            f"SELECT string_agg(type, ' ' ORDER BY type) FROM bus.log"
            f" WHERE subject = '{participant.participant_id}'"
            f" AND position(convert_to('{study_id}', 'UTF8') IN data) > 0")
        return (types or "").split()

    def test_an_administrator_erases_on_written_request(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant)
        request = erasure_pb2.RequestErasureForRequest(
            erasure_id=new_id(), participant_id=participant.participant_id, mode=ERASE)
        with self.assertFails("PERMISSION_DENIED"):
            self.gateway.erasures.RequestErasureFor(request, token=participant.token)
        erasure = self.gateway.erasures.RequestErasureFor(
            request, token=administrator(self.stack).token).erasure
        self.await_complete(erasure)
        self.assertEqual(self.traces(participant.participant_id), {})


class Undeterred(ErasureTestCase):
    def test_services_that_were_down_do_it_when_they_are_back(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant)
        for name in ("ingestion", "planning", "catalogue"):
            self.stack.stop_service(name)
        try:
            erasure_id = new_id()
            erasure = self.erase(participant, erasure_id=erasure_id)
            # Requested twice, and again after a crash.
            self.erase(participant, erasure_id=erasure_id)
            self.stack.kill_and_restart("auth")
            wait_until(
                lambda: list(self.status(erasure_id).pending_services)
                == ["otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning"],
                "auth waits for those that have to hear of it")
            self.stack.clock.advance(hours=72)
            # Long after its access token expired, the device learns that it may delete its sheets.
            with self.assertFails("FAILED_PRECONDITION", "ACCOUNT_ERASED"):
                participant.renew()
        finally:
            for name in ("catalogue", "planning", "ingestion"):
                self.stack.start_service(name)
        self.await_complete(erasure)
        self.assertClean(participant.participant_id)

    def test_killed_in_the_middle_while_sheets_keep_arriving(self):
        erased = [anonymous_in(self.stack, TINNITUS) for _ in range(3)]
        kept = anonymous_in(self.stack, TINNITUS)
        for participant in erased:
            for _ in range(4):
                self.fill(participant, 200)
        stays = {sheet.sheet_id for sheet in self.fill(kept, 50)}
        ended = threading.Event()
        problems = []

        def upload(participant):
            token = participant.token
            while not ended.is_set():
                try:
                    participant.submit(
                        *[self.sheet_of(participant, form) for _ in range(5)], token=token)
                except grpc.RpcError as error:
                    if failure_of(error).code not in ("UNAVAILABLE", "DEADLINE_EXCEEDED"):
                        problems.append(error)
                        return

        form = kept.questionnaires(TINNITUS)["tyt-momentary"]
        uploads = [threading.Thread(target=upload, args=(who,)) for who in erased]
        for thread in uploads:
            thread.start()
        erasures = [self.erase(participant) for participant in erased]
        for name in ("ingestion", "auth", "planning", "ingestion"):
            self.stack.kill_and_restart(name)
        for erasure in erasures:
            self.await_complete(erasure)
        ended.set()
        for thread in uploads:
            thread.join(timeout=120)
            self.assertFalse(thread.is_alive())
        self.assertEqual(problems, [])
        for participant, erasure in zip(erased, erasures):
            self.assertGreaterEqual(
                self.counts(self.status(erasure.erasure_id))["otolith-ingestion answer_sheets"],
                800)
            self.assertClean(participant.participant_id)
        self.assertEqual({entry.sheet.sheet_id for entry in kept.stored(TINNITUS)}, stays)

    def sheet_of(self, participant, form):
        return make_sheet(TINNITUS, form, self.now() - 30)
