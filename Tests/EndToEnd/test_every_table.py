"""One person with data in every table that is erased or anonymised, and none of it afterwards."""

import hashlib
import grpc
from google.protobuf.field_mask_pb2 import FieldMask
from push_platforms import PushPlatforms
from support.alerting import alerting
from support.amending import begin_and_amend
from support.answer_files import answer_with_a_file
from support.database import SERVICE_SCHEMAS
from support.failures import failure_of
from support.listening import SOUNDS, import_sounds, session, set_settings, submit
from support.mail import await_mail, code_in
from support.one_time import App
from support.own_export import SERVICES, export
from support.people import (
    TINNITUS, Participant, administrator, anonymous_in, leader_of, new_id, new_leader, register, sign_in,
)
from support.processes import run
from support.projects import found, give_role
from support.pushing import pushing, register_device, until_due
from support.records import make_event, publish_record_study
from support.sharing import grant_and_read, share_and_open
from support.sheets import make_sheet, verdict_names
from support.staff_dates import date_of, leader_and_name, publish_dated_study
from support.studies import daily, publish
from support.waiting import wait_until
from test_erasure import ANONYMISE, ERASE, ErasureTestCase
from test_persons import entries, registered_tables
from test_plan import standard
from otolith.auth.v1 import (
    accounts_pb2, auth_pb2, erasure_pb2, messages_pb2, own_account_pb2, profile_pb2, recovery_pb2,
    second_factor_pb2,
)
from otolith.catalogue.v1 import (
    projects_pb2, records_pb2 as catalogue_records, study_pb2, triggers_pb2,
)
from otolith.ingestion.v1 import records_pb2, reviews_pb2, settings_pb2
from otolith.planning.v1 import alerts_pb2, planning_pb2

PASSWORD = "heather-otter-lantern"
PERSONAL = ("erase", "anonymise")
# Tables that cannot contain a person's row before the erasure, and why.
TABLES_EXCEPTED = {
    "auth.led_studies": "who leads a study is staff, and not erased",
    "auth.study_roles": "who has a role in a study is staff, and not erased",
    "auth.provider_identities": "who signs in with a provider is staff, and not erased",
    "auth.provider_roles": "who has roles of a provider is staff, and not erased",
    "auth.mail_requests": "decided on within seconds; ErasedTracesTests has one",
    "auth.refresh_tokens": "names its session alone: looked at by that",
    "auth.throttles": "digests of what was typed: looked at by those",
    "ingestion.staff_names": "who reviews sheets is staff, and not erased; SheetReviewAccessTests erases one",
    "ingestion.anonymous_names": "there while an erasure is under way",
    "ingestion.comparison_contributors": "needs eleven participants; test_comparisons erases one of them",
} | {f"{schema}.erasures": "there while an erasure is under way" for schema in SERVICE_SCHEMAS}
TOPICS_EXCEPTED = {
    "ErasureRequested": "begins the erasure",
    "PromptMailRefused": "of a person without an address; StudyEventsTests has one",
}


class EveryTable(ErasureTestCase):
    def setUp(self):
        super().setUp()
        self.staff = administrator(self.stack)
        self.name, self.nickname = f"t{new_id()[:12]}", f"Kröte {new_id()[:8]}"
        self.address, self.other_address = (f"t{new_id()[:12]}@mail.example.org" for _ in range(2))

    def test_everything_is_erased(self):
        self.everything_goes(ERASE)

    def test_everything_is_erased_or_anonymised(self):
        self.everything_goes(ANONYMISE)

    def everything_goes(self, mode):
        person, unconfirmed = self.person(), self.unconfirmed()
        people = [person.participant_id, unconfirmed]
        self.await_everywhere(people)
        session_ids = ", ".join(f"'{row[0]}'" for row in self.stack.database.query(
            f"SELECT session_id FROM auth.sessions WHERE participant_id = '{people[0]}'"))
        # Stored without the caller's id, so that a search does not find it.
        apart = [
            f"SELECT count(*) FROM auth.refresh_tokens WHERE session_id IN ({session_ids})",
            "SELECT count(*) FROM auth.throttles WHERE key = "
            f"'\\x{hashlib.sha256(f'sign-in {self.name}'.encode()).hexdigest()}'"]
        for query in apart:
            self.assertNotEqual(self.stack.database.value(query), "0", query)
        for participant_id in people:
            self.await_complete(self.gateway.erasures.RequestErasureFor(
                erasure_pb2.RequestErasureForRequest(
                    erasure_id=new_id(), participant_id=participant_id, mode=mode),
                token=self.staff.token).erasure)
        for query in apart:
            self.assertEqual(self.stack.database.value(query), "0", query)
        # The last mail contains the address until it is sent.
        for address in (self.address, self.other_address):
            wait_until(
                lambda: not self.stack.database.tables_holding(address, ["auth"]), "the last mail")
        for participant_id in people:
            done = run(
                self.stack, "otolithctl", "erasure", "verify", participant_id, "--log", "--also",
                self.name, "--also", self.address, "--also", self.other_address, "--also",
                self.nickname, "--database", self.stack.database.url,
                environment=self.log_environment(), timeout=300)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def await_everywhere(self, people):
        """Waits until every table of the registry and every topic has one of them."""
        tables = {
            name for name, (treatment, _) in registered_tables().items() if treatment in PERSONAL}
        self.assertEqual(TABLES_EXCEPTED.keys() - tables, set(), "excepted, and not personal")
        topics = {name for name, (treatment, _) in entries("Topics").items() if treatment in PERSONAL}
        missing = {}

        def everywhere():
            found = {
                table for participant_id in people for table in
                self.stack.database.tables_holding(participant_id, [*SERVICE_SCHEMAS, "bus"])}
            told = {row[0].rpartition(".")[2] for row in self.stack.database.query(
                f"SELECT DISTINCT type FROM bus.log WHERE subject = '{people[0]}'")}
            missing["tables"] = sorted(tables - TABLES_EXCEPTED.keys() - found)
            missing["topics"] = sorted(topics - TOPICS_EXCEPTED.keys() - told)
            return not any(missing.values())

        try:
            wait_until(everywhere, "everything names the person", 60)
        except AssertionError:
            self.fail(f"nothing of the person before the erasure: {missing}")

    # Actions of the person.

    def person(self) -> Participant:
        register(self.stack, self.name, PASSWORD, email=self.address, email_consent=True)
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username=self.name, code=code_in(await_mail(self.stack, self.address))))
        person = sign_in(self.stack, self.name, PASSWORD)
        person.join(TINNITUS)
        self.fill(person, 5)
        share_and_open(self.stack, person, TINNITUS)
        # As a patient, and as a clinician whose patient stays.
        other = anonymous_in(self.stack, TINNITUS)
        for patient, clinician in ((person, other), (other, person)):
            grant_and_read(self.stack, patient, clinician, TINNITUS)
        self.gateway.planning.SetSchedule(planning_pb2.SetScheduleRequest(
            study_id=TINNITUS, questionnaire_id="tyt-momentary",
            standard=standard(2, 22 * 60, 2 * 60)), token=person.token)
        self.be_refused(person)
        begin_and_amend(self.stack, person)
        self.belong_to_a_group(person)
        self.translate(person)
        self.ask_to_join(person)
        self.write_and_read(person)
        self.be_watched(person)
        self.keep_a_record(person)
        self.be_dated(person)
        self.change_the_account(person)
        self.fail_to_apply(person)
        self.listen_and_choose(person)
        answer_with_a_file(self.stack, person)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, self.name, "not the password")
        self.set_up_one_time_codes(person)
        return person

    def unconfirmed(self) -> str:
        """An account that awaits confirmation, with a mail that awaits its next attempt."""
        name = f"u{new_id()[:12]}"
        register(self.stack, name, PASSWORD, email=self.other_address, email_consent=True)
        await_mail(self.stack, self.other_address)
        participant_id = self.stack.database.value(
            f"SELECT participant_id FROM auth.accounts WHERE username_key = '{name}'")
        self.stack.database.query(
            "INSERT INTO auth.mail_outbox (mail_id, participant_id, recipient, language, username,"
            " sealed_code, purpose, created_at, next_attempt_at) VALUES (gen_random_uuid(),"
            f" '{participant_id}', '{self.other_address}', 'en', '{name}', '\\x{bytes(40).hex()}', 'password_changed',"
            " now(), 'infinity')")
        return participant_id

    def be_refused(self, person):
        form = person.questionnaires(TINNITUS)["mini-tq"]
        sheet = make_sheet(TINNITUS, form, self.now() - 60, self.random)
        del sheet.answers[0]
        verdict, = person.submit(sheet)
        self.assertEqual(verdict_names([verdict]), ["REJECTED"])

    def belong_to_a_group(self, person):
        study = f"groups-{new_id()[:8]}"
        publish(
            self.stack, study, [daily(f"{study}-a", group_ids=["a"])], groups=["a", "b"],
            unlisted=True)
        name = new_leader(self.stack, study)
        code = self.stack.control(
            "members", "invite", study, "--group", "a", "--uses", "1", username=name).stdout.strip()
        person.join(study, invitation_code=code)
        row, = (
            line.split() for line in self.stack.control(
                "members", "list", study, username=name).stdout.splitlines()
            if line.split()[2:3] == ["a"])
        self.stack.clock.advance(seconds=5)
        self.stack.control("members", "group", study, row[0], "b", username=name)
        # As auth stores a request to unblind; test_trial makes one by a blinded scheme.
        self.stack.database.query(
            "INSERT INTO auth.unblindings (unblinding_id, study_id, participant_id, member_id, reason, state,"
            f" requested_at) VALUES (gen_random_uuid(), '{study}', '{person.participant_id}', '{row[0]}',"
            " 'emergency', 'pending', now())")

    def keep_a_record(self, person):
        study = publish_record_study(self.stack, triggers=[
            triggers_pb2.Trigger(
                trigger_id="written", record=triggers_pb2.RecordCause(
                    type=catalogue_records.RECORD_TYPE_EVENT)),
            triggers_pb2.Trigger(
                trigger_id="silent", inactivity=triggers_pb2.InactivityCause(days=3)),
            alerting("alarming", "team", record=triggers_pb2.RecordCause(
                type=catalogue_records.RECORD_TYPE_EVENT))])
        new_leader(self.stack, study)
        self.gateway.alerts.SetAlertChannel(alerts_pb2.SetAlertChannelRequest(
            study_id=study, channel=alerts_pb2.AlertChannel(
                channel_id="team", mail=alerts_pb2.AlertMail(roles=["clinician"]))),
            token=leader_of(self.stack, study).token)
        person.join(study)
        verdict, = self.gateway.records.SyncRecords(
            records_pb2.SyncRecordsRequest(changes=[records_pb2.RecordChange(
                record=make_event(study, self.now(), self.nickname))]),
            token=person.token).verdicts
        self.assertEqual(list(verdict.violations), [])

    def set_up_one_time_codes(self, person):
        factors = self.gateway.second_factors
        begun = factors.BeginSecondFactor(
            second_factor_pb2.BeginSecondFactorRequest(password=PASSWORD), token=person.token)
        app = App(self.stack, begun.secret)
        app.begin_step()
        factors.ConfirmSecondFactor(
            second_factor_pb2.ConfirmSecondFactorRequest(code=app.code()), token=person.token)

    def be_dated(self, person):
        study = publish_dated_study(self.stack)
        person.join(study)
        leader, name = leader_and_name(self.stack, study)
        self.gateway.oversight.SetParticipantDate(
            date_of(self.stack, study, name), token=leader.token)
        sheet = make_sheet(study, person.questionnaires(study)[f"{study}-form"], self.now(), self.random)
        person.submit(sheet)
        self.gateway.reviews.ReviewSheet(reviews_pb2.ReviewSheetRequest(
            study_id=study, participant=name, sheet_id=sheet.sheet_id, request_id=new_id(),
            comment=self.nickname), token=leader.token)

    def translate(self, person):
        project_id = f"project-{new_id()[:8]}"
        found(self.stack, project_id, self.staff.token)
        give_role(
            self.stack, project_id, person.participant_id, projects_pb2.PROJECT_ROLE_TRANSLATOR,
            self.staff.token)

    def ask_to_join(self, person):
        study = f"asked-{new_id()[:8]}"
        publish(
            self.stack, study, [daily(f"{study}-form")], access=study_pb2.STUDY_ACCESS_REQUEST)
        name = new_leader(self.stack, study)
        asked = person.join(study, note=f"{self.nickname}, 17").join_request.join_request_id
        self.stack.control("members", "approve", study, asked, username=name)
        person.renew()
        self.stack.clock.advance(seconds=5)
        person.leave(study)

    def write_and_read(self, person):
        question = messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=TINNITUS, text=f"{self.nickname} asks", answerable=True)
        self.gateway.messages.SendMessage(question, token=person.token)
        answer_id = new_id()
        self.gateway.messages.SendStudyMessage(
            messages_pb2.SendStudyMessageRequest(
                message_id=answer_id, study_id=TINNITUS, text="Yes.", answer_to=question.message_id),
            token=leader_of(self.stack, TINNITUS).token)
        self.gateway.messages.MarkMessageRead(
            messages_pb2.MarkMessageReadRequest(message_id=answer_id), token=person.token)

    def be_watched(self, person):
        """Suspended and restored, marked as a test, and exporting data."""
        accounts = self.gateway.account_administration
        accounts.SuspendAccount(
            accounts_pb2.SuspendAccountRequest(
                participant_id=person.participant_id, reason="SUSPENSION_REASON_ABUSE"),
            token=self.staff.token)
        accounts.RestoreAccount(
            accounts_pb2.RestoreAccountRequest(participant_id=person.participant_id),
            token=self.staff.token)
        self.stack.control("accounts", "test", person.participant_id)
        wait_until(
            lambda: all(
                self.stack.database.value(
                    f"SELECT count(*) FROM {schema}.suspended_accounts WHERE NOT suspended"
                    f" AND participant_id = '{person.participant_id}'") == "1"
                for schema in SERVICE_SCHEMAS), "every service has heard of both")
        proven = self.gateway.sessions.ProvePassword(
            auth_pb2.ProvePasswordRequest(password=PASSWORD),
            token=sign_in(self.stack, self.name, PASSWORD).token).access_token
        for service in SERVICES:
            # Until each process knows the end, too.
            wait_until(lambda: self.exports(service, proven), f"{service} exports")

    def exports(self, service, token) -> bool:
        try:
            export(self.stack, service, token)
        except grpc.RpcError as error:
            self.assertEqual(failure_of(error).reason, "ACCOUNT_SUSPENDED")
            return False
        return True

    def change_the_account(self, person):
        proven = self.gateway.sessions.ProvePassword(
            auth_pb2.ProvePasswordRequest(password=PASSWORD), token=person.token).access_token
        account = self.gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=proven)
        self.gateway.own_accounts.UpdateAccount(
            own_account_pb2.UpdateAccountRequest(
                account=auth_pb2.Account(profile=profile_pb2.Profile(nickname=self.nickname)),
                update_mask=FieldMask(paths=["profile.nickname"]), etag=account.etag,
                consents=[profile_pb2.PROFILE_FIELD_NICKNAME]), token=proven)
        self.gateway.recovery.RequestPasswordReset(
            recovery_pb2.RequestPasswordResetRequest(username=self.name))
        self.gateway.own_accounts.RequestEmailChange(
            own_account_pb2.RequestEmailChangeRequest(
                email=f"n{self.address}", email_consent=True), token=proven)

    def listen_and_choose(self, person):
        import_sounds(self.stack)
        person.join(SOUNDS)
        self.assertCreated(
            submit(self.stack, person.token, session("white-noise", self.now() - 120)))
        set_settings(
            self.stack, person.token, ring_tone=self.nickname, prompt_mail=True,
            quiet_hours=[settings_pb2.QuietHours(start_minute=660, end_minute=780)])
        # The group is notified at noon.
        wait_until(lambda: person.plan().unplaced, "quiet hours leave no room")
        # By mail as long as no device is registered.
        until_due(self.stack, person.plan().notifications[0])
        wait_until(
            lambda: self.stack.database.value(
                "SELECT count(*) FROM bus.log WHERE type LIKE '%.PromptMailDue' AND subject = "
                f"'{person.participant_id}'") != "0", "a prompt is mailed")
        platforms = PushPlatforms(now=self.stack.clock.now)
        self.addCleanup(platforms.stop)
        with pushing(self.stack, platforms) as (_, gateway):
            register_device(gateway, person, new_id().replace("-", ""))

    def fail_to_apply(self, person):
        """Dead letters, inserted as the bus stores them, since its own events can be applied."""
        data = person.participant_id.encode().hex()
        of = (
            f"'suspended-accounts', gen_random_uuid(), 'otolith-auth', 't.T', '{person.participant_id}',"
            f" now(), '\\x{data}'")
        columns = "consumer, event_id, source, type, subject, time, data"
        for schema in SERVICE_SCHEMAS:
            self.stack.database.query(
                f"INSERT INTO {schema}.parked_events ({columns}, parked_at, next_attempt_at)"
                f" VALUES ({of}, now(), now() + interval '1 day');"
                f"INSERT INTO {schema}.dead_letters ({columns}, reason, attempts, first_failed_at,"
                f" last_failed_at) VALUES ({of}, 'about {person.participant_id}', 1, now(), now())")
