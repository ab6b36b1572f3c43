"""What is kept for whoever looks into an attack or a leak."""

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
        """How many of a kind the service stored, or of one person's."""
        condition = f" AND who = '{who}'" if who else ""
        return int(
            self.stack.database.value(
                f"SELECT coalesce(sum(count), 0) FROM {service}.security_events "
                f"WHERE kind = '{kind}' AND what = '{what}'{condition}"))

    def test_failed_sign_ins_refusals_and_exports_are_counted(self):
        failed = self.events("auth", "sign_in_failed", "")
        for _ in range(2):
            with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
                sign_in(self.stack, f"nobody-{new_id()[:8]}", "heather otter lantern")
        wait_until(
            lambda: self.events("auth", "sign_in_failed", "") >= failed + 2, "both are counted")

        somebody = anonymous(self.stack)
        with self.assertFails("PERMISSION_DENIED", "NOT_ADMINISTRATOR"):
            self.gateway.administration.SetLedStudies(
                auth_pb2.SetLedStudiesRequest(username="x"), token=somebody.token)
        wait_until(
            lambda: self.events(
                "auth", "call_refused", "otolith.auth.v1.AdministrationService/SetLedStudies",
                somebody.participant_id) == 1, "the refusal is counted")
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            list(self.gateway.exports.ExportAnswerSheets(
                ingestion_pb2.ExportAnswerSheetsRequest(study_id=TINNITUS),
                token=somebody.token))
        wait_until(
            lambda: self.events(
                "ingestion", "call_refused",
                "otolith.ingestion.v1.ExportService/ExportAnswerSheets",
                somebody.participant_id) == 1, "the refusal is counted")

        leader = leader_of(self.stack, TINNITUS)
        begun = self.events("ingestion", "export_begun", TINNITUS, leader.participant_id)
        ended = self.events("ingestion", "export_ended", TINNITUS, leader.participant_id)
        export(self.stack, leader.token, TINNITUS, "long")
        # At once: it was stored before anything was handed out.
        self.assertEqual(
            self.events("ingestion", "export_begun", TINNITUS, leader.participant_id), begun + 1)
        wait_until(
            lambda: self.events(
                "ingestion", "export_ended", TINNITUS, leader.participant_id) == ended + 1,
            "its end is stored")

    def test_other_wrong_secrets_are_counted_without_names(self):
        name = f"nobody-{new_id()[:8]}"
        confirming = "otolith.auth.v1.AccountService/ConfirmAccount"
        before = self.events("auth", "secret_refused", confirming)
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.gateway.accounts.ConfirmAccount(
                auth_pb2.ConfirmAccountRequest(username=name, code="00000-00000-00000"))
        wait_until(
            lambda: self.events("auth", "secret_refused", confirming) == before + 1,
            "a wrong code is counted")
        somebody = anonymous(self.stack)


        def refused():
            try:
                self.gateway.own_accounts.ConfirmEmailChange(
                    own_account_pb2.ConfirmEmailChangeRequest(code="00000-00000-00000"),
                    token=somebody.token)
            except grpc.RpcError as error:
                return failure_of(error).reason
            raise AssertionError("a wrong code was taken")

        while refused() != "TOO_MANY_ATTEMPTS":
            pass
        changing = "otolith.auth.v1.OwnAccountService/ConfirmEmailChange"
        for what in (changing, f"{changing} throttled"):
            wait_until(
                lambda: self.events(
                    "auth", "secret_refused", what, somebody.participant_id) > 0, what)
        self.assertEqual(self.stack.database.tables_holding(name, ["auth"]), {})
