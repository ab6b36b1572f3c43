"""Security events stored for investigating attacks or leaks."""

import grpc

from support.case import EndToEndTestCase
from support.export import export
from support.failures import failure_of
from support.people import TINNITUS, anonymous, leader_of, new_id, sign_in
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, own_account_pb2
from otolith.ingestion.v1 import ingestion_pb2


class SecurityEvents(EndToEndTestCase):
    def events(self, service, kind, what, who=None):
        """Number of events of a kind that the service stored, optionally of one person."""
        condition = f" AND who = '{who}'" if who else ""
        return int(
            self.stack.database.value(
                f"SELECT coalesce(sum(count), 0) FROM {service}.security_events "
                f"WHERE kind = '{kind}' AND what = '{what}'{condition}"))

    def await_events(self, *expected):
        """Waits for counts, which are stored every ten seconds. `expected`: a number, and arguments of `events`."""
        def missing():
            return [(count, event) for count, event in expected if self.events(*event) != count]

        wait_until(lambda: not missing(), "all are counted")

    def test_failed_sign_ins_refusals_and_exports_are_counted(self):
        failed = self.events("auth", "sign_in_failed", "")
        for _ in range(2):
            with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
                sign_in(self.stack, f"nobody-{new_id()[:8]}", "heather otter lantern")
        other = anonymous(self.stack)
        with self.assertFails("PERMISSION_DENIED", "NOT_ADMINISTRATOR"):
            self.gateway.administration.SetLedStudies(
                auth_pb2.SetLedStudiesRequest(username="x"), token=other.token)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            list(self.gateway.exports.ExportAnswerSheets(
                ingestion_pb2.ExportAnswerSheetsRequest(study_id=TINNITUS), token=other.token))

        leader = leader_of(self.stack, TINNITUS)
        begun = self.events("ingestion", "export_begun", TINNITUS, leader.participant_id)
        ended = self.events("ingestion", "export_ended", TINNITUS, leader.participant_id)
        export(self.stack, leader.token, TINNITUS, "long")
        # Stored before any data is sent.
        self.assertEqual(
            self.events("ingestion", "export_begun", TINNITUS, leader.participant_id), begun + 1)
        self.await_events(
            (failed + 2, ("auth", "sign_in_failed", "")),
            (1, ("auth", "call_refused", "otolith.auth.v1.AdministrationService/SetLedStudies",
                 other.participant_id)),
            (1, ("ingestion", "call_refused", "otolith.ingestion.v1.ExportService/ExportAnswerSheets",
                 other.participant_id)),
            (ended + 1, ("ingestion", "export_ended", TINNITUS, leader.participant_id)))

    def test_other_wrong_secrets_are_counted_without_names(self):
        name = f"nobody-{new_id()[:8]}"
        confirming = "otolith.auth.v1.AccountService/ConfirmAccount"
        before = self.events("auth", "secret_refused", confirming)
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.gateway.accounts.ConfirmAccount(
                auth_pb2.ConfirmAccountRequest(username=name, code="00000-00000-00000"))
        other = anonymous(self.stack)

        def refused():
            try:
                self.gateway.own_accounts.ConfirmEmailChange(
                    own_account_pb2.ConfirmEmailChangeRequest(code="00000-00000-00000"),
                    token=other.token)
            except grpc.RpcError as error:
                return failure_of(error).reason
            raise AssertionError("a wrong code was taken")

        while refused() != "TOO_MANY_ATTEMPTS":
            pass
        changing = "otolith.auth.v1.OwnAccountService/ConfirmEmailChange"
        wait_until(
            lambda: all(
                self.events("auth", "secret_refused", what, other.participant_id) > 0
                for what in (changing, f"{changing} throttled")), "both are counted")
        self.await_events((before + 1, ("auth", "secret_refused", confirming)))
        self.assertEqual(self.stack.database.tables_holding(name, ["auth"]), {})
