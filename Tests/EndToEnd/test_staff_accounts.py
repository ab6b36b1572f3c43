"""Commands of administrators for accounts: find, suspend, restore, mark as test participants."""

import json

import grpc

from support.case import EndToEndTestCase
from support.export import export
from support.failures import failure_of
from support.people import (
    TINNITUS, administrator, anonymous, anonymous_in, leader_of, new_id, register, sign_in,
)
from support.sheets import make_sheet, verdict_names
from support.waiting import wait_until
from otolith.auth.v1 import accounts_pb2, auth_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

SUSPENDED = ("PERMISSION_DENIED", "ACCOUNT_SUSPENDED")


class StaffAccounts(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.accounts = self.gateway.account_administration
        self.staff = administrator(self.stack)

    def suspend(self, participant_id, reason="ABUSE"):
        return self.accounts.SuspendAccount(
            accounts_pb2.SuspendAccountRequest(
                participant_id=participant_id, reason=f"SUSPENSION_REASON_{reason}"),
            token=self.staff.token)

    def restore(self, participant_id):
        return self.accounts.RestoreAccount(
            accounts_pb2.RestoreAccountRequest(participant_id=participant_id),
            token=self.staff.token)

    def refused(self, service, token) -> str:
        """The reason why the service rejects the token; empty if it does not."""
        calls = {
            "auth": lambda: self.gateway.accounts.GetAccount(
                auth_pb2.GetAccountRequest(), token=token),
            "catalogue": lambda: self.gateway.catalogue.ListStudyQuestionnaires(
                catalogue_pb2.ListStudyQuestionnairesRequest(study_id=TINNITUS), token=token),
            "ingestion": lambda: self.gateway.sheets.ListAnswerSheets(
                ingestion_pb2.ListAnswerSheetsRequest(), token=token),
            "planning": lambda: self.gateway.planning.GetNotificationPlan(
                planning_pb2.GetNotificationPlanRequest(time_zone="Europe/Berlin"), token=token),
        }
        try:
            calls[service]()
        except grpc.RpcError as error:
            failure = failure_of(error)
            self.assertEqual((failure.code, failure.reason), SUSPENDED)
            return failure.reason
        return ""

    def test_every_service_refuses_a_suspended_one_until_it_is_restored(self):
        person = anonymous_in(self.stack, TINNITUS)
        token, refresh_token = person.access_token, person.refresh_token
        services = ("auth", "catalogue", "ingestion", "planning")
        for service in services:
            self.assertEqual(self.refused(service, token), "", service)
        self.suspend(person.participant_id)
        with self.assertFails(*SUSPENDED):
            self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=refresh_token))
        for service in services:
            wait_until(lambda: self.refused(service, token), f"{service} refuses", 60)
        # The state is stored, not only in memory.
        self.stack.kill_and_restart("ingestion")
        self.assertEqual(self.refused("ingestion", token), "ACCOUNT_SUSPENDED")
        # The service is down while the account is restored.
        self.stack.stop_service("planning")
        try:
            self.restore(person.participant_id)
        finally:
            self.stack.start_service("planning")
        for service in services:
            wait_until(lambda: not self.refused(service, token), f"{service} takes it again", 60)
        # The refresh token that was rejected is valid again.
        person.renew()

    def test_only_the_right_password_reveals_the_suspension(self):
        name = f"staff-{new_id()[:8]}"
        register(self.stack, name, "heather otter lantern")
        person = sign_in(self.stack, name, "heather otter lantern")
        self.suspend(person.participant_id, "COMPROMISED")
        with self.assertFails(*SUSPENDED):
            sign_in(self.stack, name, "heather otter lantern")
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, name, "heather otter lamp")
        self.restore(person.participant_id)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            person.renew()
        sign_in(self.stack, name, "heather otter lantern")

    def test_others_than_administrators_see_nothing(self):
        leader = leader_of(self.stack, TINNITUS)
        for token in (leader.token, anonymous(self.stack).token):
            with self.assertFails("PERMISSION_DENIED", "NOT_ADMINISTRATOR"):
                self.accounts.ListManagedAccounts(
                    accounts_pb2.ListManagedAccountsRequest(), token=token)
            with self.assertFails("PERMISSION_DENIED", "NOT_ADMINISTRATOR"):
                self.accounts.SuspendAccount(
                    accounts_pb2.SuspendAccountRequest(), token=token)

    def test_what_test_participants_answer_is_exported_when_it_is_asked_for(self):
        person, tester = (anonymous_in(self.stack, TINNITUS) for _ in range(2))
        form = person.questionnaires(TINNITUS)["tschq"]
        sheets = [make_sheet(TINNITUS, form, self.now() - 60, self.random) for _ in range(2)]
        for who, sheet in zip((person, tester), sheets):
            self.assertEqual(verdict_names(who.submit(sheet)), ["CREATED"])
        self.stack.control("accounts", "test", tester.participant_id)
        leader = leader_of(self.stack, TINNITUS)

        def marks(layout, **fields):
            rows, _ = export(self.stack, leader.token, TINNITUS, layout, **fields)
            return {
                row["sheet_id"]: row["test_participant"] for row in rows
                if row["sheet_id"] in {sheet.sheet_id for sheet in sheets}
            }

        answers, test = (sheet.sheet_id for sheet in sheets)
        wait_until(
            lambda: marks("wide", questionnaire_id="tschq") == {answers: "false"},
            "the test is left out")
        self.assertEqual(marks("long"), {answers: "false"})
        for layout in ({"layout": "long"}, {"layout": "wide", "questionnaire_id": "tschq"}):
            self.assertEqual(
                marks(**layout, include_test_participants=True),
                {answers: "false", test: "true"})
        for options, expected in (((), 0), (("--include-test-participants",), 1)):
            done = self.stack.control(
                "export", TINNITUS, "--questionnaire", "tschq", *options,
                username=f"leader-{TINNITUS}")
            self.assertEqual(done.stdout.count(test), expected)


class AccountCommands(EndToEndTestCase):
    def accounts(self, *arguments, **named):
        return self.stack.control("accounts", *arguments, **named)

    def test_an_account_is_found_suspended_restored_and_marked(self):
        name = f"Cmd_{new_id()[:8]}"
        register(self.stack, name, "heather otter lantern")
        listed = json.loads(
            self.accounts("list", "--username-prefix", name.lower(), "--json").stdout)
        self.assertEqual([account["username"] for account in listed], [name])
        account, = listed
        self.assertEqual(account["state"], "MANAGED_ACCOUNT_STATE_ACTIVE")
        self.assertEqual(account["roles"], ["MANAGED_ACCOUNT_ROLE_PARTICIPANT"])
        self.assertFalse(account["testParticipant"])
        self.assertEqual(account["email"], "")

        done = self.accounts("suspend", name, "--reason", "left-team")
        self.assertIn("state: suspended", done.stdout)
        self.assertIn("reason: left-team", done.stdout)
        again = json.loads(
            self.accounts("suspend", account["participantId"], "--reason", "abuse",
                          "--json").stdout)
        self.assertEqual(again["suspensionReason"], "SUSPENSION_REASON_LEFT_TEAM")
        table = self.accounts("list", "--state", "suspended", "--username-prefix", name).stdout
        self.assertIn(name, table)
        self.assertIn("state: active", self.accounts("restore", name).stdout)
        self.assertIn("test participant: yes", self.accounts("test", name).stdout)
        self.assertIn(
            name, self.accounts("list", "--tests", "only", "--username-prefix", name).stdout)
        self.assertIn("test participant: no", self.accounts("test", name, "--off").stdout)
        self.assertEqual(
            len(json.loads(self.accounts("list", "--limit", "1", "--json").stdout)), 1)

    def test_roles_of_staff_end_and_the_account_is_erased(self):
        name = f"left-{new_id()[:8]}"
        self.stack.control("study-leader", "create", "--leader", name, "--study", TINNITUS)
        before = json.loads(self.accounts("show", name, "--json").stdout)
        self.assertEqual(
            (before["roles"], before["ledStudyIds"]),
            (["MANAGED_ACCOUNT_ROLE_STUDY_LEADER"], [TINNITUS]))
        refused = self.erase(before["participantId"], check=False)
        self.assertEqual(refused.returncode, 1)
        for words in ("STAFF_NOT_ERASABLE", "end them first"):
            self.assertIn(words, refused.stderr)
        # By the name, and again by the id.
        self.assertIn("roles: participant", self.accounts("end-staff-roles", name, "--yes").stdout)
        ended = json.loads(
            self.accounts("end-staff-roles", before["participantId"], "--json", "--yes").stdout)
        self.assertEqual((ended["roles"], ended["ledStudyIds"]), (["MANAGED_ACCOUNT_ROLE_PARTICIPANT"], []))
        self.erase(before["participantId"])
        self.assertIn("ACCOUNT_UNKNOWN", self.accounts("show", name, check=False).stderr)

    def erase(self, participant_id, **named):
        return self.stack.control(
            "erasure", "request", participant_id, "--answers", "erase", "--yes", **named)

    def test_mistakes_are_named(self):
        for arguments, words in (
            (("show", "nobody-of-that-name"), "ACCOUNT_UNKNOWN"),
            (("show", new_id()), "ACCOUNT_UNKNOWN"),
            (("suspend", "administrator", "--reason", "rude"), "abuse"),
            (("suspend", "administrator"), "--reason"),
            (("list", "--created-from", "yesterday"), "not a date such as"),
            (("list", "--username-prefix", "a%"), "FORBIDDEN_CHARACTER"),
            (("test", "administrator"), "NOT_A_PARTICIPANT"),
            (("end-staff-roles", "nobody-of-that-name", "--yes"), "ACCOUNT_UNKNOWN"),
            (("end-staff-roles", "administrator"), "pass --yes"),
            (("end-staff-roles",), "account"),
        ):
            with self.subTest(arguments=arguments):
                done = self.accounts(*arguments, check=False)
                self.assertNotEqual(done.returncode, 0)
                self.assertIn(words, done.stderr)
                self.assertNotIn("Fatal error", done.stderr)
