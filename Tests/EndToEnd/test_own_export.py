"""Own export: all data of a participant from all services, exported by the participant."""

import grpc

from support.case import EndToEndTestCase
from support.failures import failure_of
from support.mail import await_mail, code_in
from support.own_export import SERVICES, collect, export, stream, tables
from support.people import (
    TINNITUS, administrator, anonymous_in, leader_of, new_id, register, sign_in,
)
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily, publish
from support.waiting import wait_until
from test_persons import exported_tables
from otolith.auth.v1 import auth_pb2

PASSWORD = "heather-otter-lantern"


class OwnExportTestCase(EndToEndTestCase):
    def participant(self, sheets=3, language="de"):
        """A participant with a name, an address, a consent, sheets and a plan."""
        name = f"x{new_id()[:12]}"
        address = f"{name}@mail.example.org"
        register(
            self.stack, name, PASSWORD, email=address, email_consent=True, language=language)
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username=name, code=code_in(await_mail(self.stack, address))))
        participant = sign_in(self.stack, name, PASSWORD)
        participant.name, participant.address = name, address
        participant.join(TINNITUS, language=language)
        self.fill(participant, sheets, language)
        return participant

    def fill(self, participant, sheets, language="de"):
        form = participant.questionnaires(TINNITUS, language)["tyt-momentary"]
        participant.form = form
        participant.sheets = [
            make_sheet(TINNITUS, form, self.now() - 60 - place, self.random)
            for place in range(sheets)]
        for first in range(0, sheets, 500):
            self.assertCreated(participant.submit(*participant.sheets[first:first + 500]))
        participant.plan(TINNITUS)

    def assertSheets(self, participant, own):
        expected = {
            (sheet.sheet_id, answer.element_id): answer
            for sheet in participant.sheets for answer in sheet.answers}
        self.assertEqual(
            {record["sheet_id"] for record in own["answer_sheets"]},
            {sheet.sheet_id for sheet in participant.sheets})
        self.assertEqual(
            {(record["sheet_id"], record["element_id"]) for record in own["answers"]},
            expected.keys())
        questions = {
            element.element_id: element.question for element in participant.form.elements
            if element.WhichOneof("content") == "question"}
        for record in own["answers"]:
            question = questions[record["element_id"]]
            self.assertEqual(record["question"], question.text.text)
            answer = expected[record["sheet_id"], record["element_id"]]
            if answer.WhichOneof("value") == "choice":
                self.assertEqual(record["value"], list(answer.choice.codes))
            else:
                value = getattr(answer, answer.WhichOneof("value"))
                self.assertEqual(record["value"], value)


class OwnExport(OwnExportTestCase):
    def test_everything_comes_from_all_services(self):
        participant = self.participant()
        wait_until(
            lambda: self.stack.database.tables_holding(
                participant.participant_id, ["ingestion", "planning"]).keys()
            >= {"ingestion.enrolment_changes", "planning.enrolments", "planning.completions"},
            "the services know the participant")
        own = {
            service: export(self.stack, service, participant.token, language="de")
            for service in SERVICES}
        registered = exported_tables()
        for service in SERVICES:
            self.assertEqual(
                own[service].keys(),
                {file for table, files in registered.items()
                 if table.startswith(f"{service}.") for file in files})
        account, = own["auth"]["accounts"]
        self.assertEqual(
            (account["username"], account["email"], account["language"], account["participant_id"]),
            (participant.name, participant.address, "de", participant.participant_id))
        self.assertNotIn("password_hash", account)
        consent, = own["auth"]["consents"]
        self.assertEqual((consent["study_id"], consent["consent_language"]), (TINNITUS, "de"))
        self.assertEqual([record["study_id"] for record in own["auth"]["enrolments"]], [TINNITUS])
        session, = own["auth"]["sessions"]
        self.assertRegex(session["signed_in_on"], r"^\d{4}-\d\d-\d\d$")
        self.assertSheets(participant, own["ingestion"])
        self.assertEqual(own["planning"]["participants"], [{"time_zone": "Europe/Berlin"}])
        self.assertEqual(len(own["planning"]["notifications"]), 64)
        plans = own["planning"]["plan_revisions"]
        self.assertTrue(plans and all(plan["schedule"]["plan"] for plan in plans), plans)
        # No file contains a secret.
        everything = repr(own)
        for secret in ("argon2", participant.refresh_token, PASSWORD):
            self.assertNotIn(secret, everything)

    def test_staff_export_what_they_created(self):
        study_id = f"own-{new_id()[:8]}"
        publish(self.stack, study_id, [daily(f"{study_id}-form")])
        publisher = administrator(self.stack)
        own = export(self.stack, "catalogue", publisher.token)
        self.assertIn(study_id, {record["study_id"] for record in own["study_revisions"]})
        self.assertIn(
            f"{study_id}-form",
            {record["questionnaire_id"] for record in own["questionnaire_versions"]})
        leader = leader_of(self.stack, TINNITUS)
        self.assertEqual(
            export(self.stack, "auth", leader.token)["led_studies"], [{"study_id": TINNITUS}])
        mine = export(self.stack, "catalogue", leader.token)
        self.assertNotIn(study_id, {record["study_id"] for record in mine["study_revisions"]})

    def test_every_service_goes_on_behind_every_token(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 200)
        # Both store data from the other's events.
        await_quiet(self.stack)
        for service in ("ingestion", "planning"):
            parts = list(stream(self.stack, service, participant.token))
            whole = tables(*collect(parts))
            for place in [place for place, part in enumerate(parts) if part.resume_token][:4]:
                rest = list(stream(
                    self.stack, service, participant.token,
                    resume_token=parts[place].resume_token))
                again = tables(*collect(parts[:place + 1] + rest))
                # Each call records another event.
                for found in (again, whole):
                    found.pop("security_events", None)
                self.assertEqual(again, whole)

    def test_a_stolen_token_is_not_enough(self):
        participant = self.participant(sheets=1)
        self.stack.clock.advance(minutes=6)
        for service in SERVICES:
            with self.subTest(service), self.assertFails("PERMISSION_DENIED", "FRESH_PROOF_REQUIRED"):
                list(stream(self.stack, service, participant.token))
        proof = self.gateway.sessions.ProvePassword(
            auth_pb2.ProvePasswordRequest(password=PASSWORD), token=participant.token)
        for service in SERVICES:
            export(self.stack, service, proof.access_token)

    def test_an_administrator_exports_on_request(self):
        participant = self.participant(sheets=1)
        asked = administrator(self.stack)
        for service in SERVICES:
            with self.subTest(service):
                with self.assertFails("PERMISSION_DENIED", "NOT_ADMINISTRATOR"):
                    list(stream(
                        self.stack, service, leader_of(self.stack, TINNITUS).token,
                        participant_id=participant.participant_id))
                own = export(
                    self.stack, service, asked.token, participant_id=participant.participant_id)
                self.assertIn(
                    "own_records_by_administrator",
                    {event["what"] for event in own["security_events"]})
                self.assertNotIn(asked.participant_id, repr(own))
        for service in ("auth", "planning"):
            actions = self.stack.database.query(
                f"SELECT count(*) FROM {service}.audit_log"
                f" JOIN {service}.audit_names ON audit_id = subject"
                " WHERE action = 'own_records.exported'"
                f" AND participant_id = '{participant.participant_id}'")
            self.assertEqual([int(row[0]) for row in actions], [1], service)
        with self.assertFails("NOT_FOUND", "ACCOUNT_UNKNOWN"):
            list(stream(self.stack, "auth", asked.token, participant_id=new_id()))

    def test_a_service_that_is_killed_in_the_middle(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 200)
        parts, kept, token = [], 0, ""
        calls = stream(self.stack, "ingestion", participant.token, language="de")
        try:
            for part in calls:
                parts.append(part)
                if part.resume_token and not token:
                    token, kept = part.resume_token, len(parts)
                    self.stack.kill_and_restart("ingestion")
        except grpc.RpcError as error:
            self.assertIn(failure_of(error).code, ("UNAVAILABLE", "CANCELLED", "UNKNOWN"))
        self.assertTrue(token, "an export of 200 sheets has places to go on from")
        rest = list(stream(
            self.stack, "ingestion", participant.token, language="de", resume_token=token))
        self.assertSheets(participant, tables(*collect(parts[:kept] + rest)))

    def test_bad_input(self):
        participant = anonymous_in(self.stack, TINNITUS)
        for service in SERVICES:
            with self.subTest(service):
                with self.assertRaises(grpc.RpcError) as caught:
                    list(stream(
                        self.stack, service, participant.token, participant_id="x", language="!!",
                        resume_token="?"))
                failure = failure_of(caught.exception)
                self.assertEqual(failure.code, "INVALID_ARGUMENT")
                self.assertEqual(
                    [violation[0] for violation in failure.violations],
                    ["participant_id", "language", "resume_token"])
