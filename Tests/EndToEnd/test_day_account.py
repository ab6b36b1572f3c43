"""Accounts from registration to erasure, as people use them. Others are in test_day_anonymous.py and
test_day_leader.py."""

from google.protobuf.field_mask_pb2 import FieldMask
from support.mail import access_code_in, await_mail, code_in, newest_mail
from support.own_export import SERVICES, export
from support.people import TINNITUS, register, sign_in
from test_erasure import ErasureTestCase
from otolith.auth.v1 import auth_pb2, own_account_pb2, profile_pb2, recovery_pb2

PASSWORD = "heather-otter-lantern"
OTHER_PASSWORD = "juniper-badger-candle"
THIRD_PASSWORD = "walnut-heron-compass"


class DayTestCase(ErasureTestCase):
    def account(self, session):
        return self.gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=session.token)

    def update(self, session, paths, etag, consents=(), **fields):
        return self.gateway.own_accounts.UpdateAccount(
            own_account_pb2.UpdateAccountRequest(
                account=auth_pb2.Account(**fields), update_mask=FieldMask(paths=paths), etag=etag,
                consents=consents),
            token=session.token)

    def proven(self, session, password):
        return self.gateway.sessions.ProvePassword(
            auth_pb2.ProvePasswordRequest(password=password), token=session.token).access_token

    def confirm(self, name, mail, password=""):
        return self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username=name, code=code_in(mail), password=password))

    def sessions(self, session):
        return self.gateway.sessions.ListSessions(
            auth_pb2.ListSessionsRequest(), token=session.token).sessions

    def export_of(self, session, token):
        """Records by table, of all services."""
        found = {}
        for service in SERVICES:
            records = export(self.stack, service, token)
            found |= {f"{service}.{table}": rows for table, rows in records.items()}
        self.assertEqual(
            [row["participant_id"] for row in found["auth.accounts"]], [session.participant_id])
        return found

    def delete(self, participant, password):
        """Deletes the account; afterwards nothing is left, and its device is informed."""
        erasure = self.erase(participant, password=password)
        with self.assertFails("FAILED_PRECONDITION", "ACCOUNT_ERASED"):
            participant.renew()
        self.await_complete(erasure)
        self.assertClean(participant.participant_id)


class DayAccount(DayTestCase):
    def test_by_e_mail_alone(self):
        first, second = "day-one@example.org", "day-two@example.org"
        register(self.stack, "", PASSWORD, email=first, email_consent=True)
        self.confirm(first, await_mail(self.stack, first), PASSWORD)
        # The password is forgotten.
        self.gateway.recovery.RequestPasswordReset(
            recovery_pb2.RequestPasswordResetRequest(username=first))
        self.gateway.recovery.ResetPassword(recovery_pb2.ResetPasswordRequest(
            code=access_code_in(await_mail(self.stack, first, 2)), password=OTHER_PASSWORD))
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, first, PASSWORD)
        session = sign_in(self.stack, first, OTHER_PASSWORD)
        session.join(TINNITUS)
        self.fill(session, 20)

        # Language and profile; a stale etag is rejected.
        before = self.account(session)
        changed = self.update(
            session, ["language", "profile.nickname"], before.etag, language="de",
            profile=profile_pb2.Profile(nickname="Frühaufsteher"),
            consents=[profile_pb2.PROFILE_FIELD_NICKNAME])
        self.assertEqual((changed.language, changed.profile.nickname), ("de", "Frühaufsteher"))
        with self.assertFails("ABORTED", "ETAG_MISMATCH"):
            self.update(session, ["language"], before.etag, language="fr")
        with self.assertFails("INVALID_ARGUMENT"):
            self.update(
                session, ["profile"], changed.etag,
                profile=profile_pb2.Profile(first_name="without consent"))
        self.assertEqual(self.account(session), changed)

        # Another address, confirmed at both.
        requested = self.gateway.own_accounts.RequestEmailChange(
            own_account_pb2.RequestEmailChangeRequest(email=second, email_consent=True),
            token=self.proven(session, OTHER_PASSWORD))
        self.assertTrue(requested.current_code_required)
        confirmation = own_account_pb2.ConfirmEmailChangeRequest(
            code=code_in(newest_mail(self.stack, second)))
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.gateway.own_accounts.ConfirmEmailChange(confirmation, token=session.token)
        confirmation.current_code = code_in(newest_mail(self.stack, first))
        moved = self.gateway.own_accounts.ConfirmEmailChange(confirmation, token=session.token)
        self.assertEqual(moved.account.email, second)
        self.assertIn("andere Adresse", newest_mail(self.stack, first)["Subject"])

        # Another password; sessions of other devices are listed and ended.
        other = sign_in(self.stack, second, OTHER_PASSWORD)
        self.gateway.accounts.ChangePassword(auth_pb2.ChangePasswordRequest(
            password=OTHER_PASSWORD, new_password=THIRD_PASSWORD), token=session.token)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            other.renew()
        other = sign_in(self.stack, second, THIRD_PASSWORD)
        listed = self.gateway.sessions.ListSessions(
            auth_pb2.ListSessionsRequest(), token=session.token).sessions
        self.assertEqual(len(listed), 2)
        self.gateway.sessions.EndAllSessions(
            auth_pb2.EndAllSessionsRequest(keep_current=True), token=session.token)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            other.renew()
        self.assertEqual(len(session.stored(TINNITUS)), 20)

        # An export of everything.
        proven = self.proven(session, THIRD_PASSWORD)
        auth = export(self.stack, "auth", proven)
        self.assertEqual(auth["accounts"][0]["email"], second)
        self.assertEqual(auth["account_profiles"][0]["value"], "Frühaufsteher")
        self.assertEqual(
            len(export(self.stack, "ingestion", proven)["answer_sheets"]), 20)
        with self.assertFails("PERMISSION_DENIED", "FRESH_PROOF_REQUIRED"):
            self.stack.clock.advance(minutes=6)
            export(self.stack, "auth", session.token)

        self.delete(session, THIRD_PASSWORD)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, second, THIRD_PASSWORD)
        # The same name is available again.
        register(self.stack, "", PASSWORD, email=second, email_consent=True)
        self.confirm(second, newest_mail(self.stack, second), PASSWORD)
        sign_in(self.stack, second, PASSWORD)

    def test_without_an_address(self):
        name = "day-without-address"
        code = register(self.stack, name, PASSWORD).recovery_code
        recovered = self.gateway.recovery.RecoverAccount(recovery_pb2.RecoverAccountRequest(
            username=name, recovery_code=code, password=OTHER_PASSWORD))
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.gateway.recovery.RecoverAccount(recovery_pb2.RecoverAccountRequest(
                username=name, recovery_code=code, password=THIRD_PASSWORD))
        self.assertTrue(recovered.recovery_code)
        session = sign_in(self.stack, name, OTHER_PASSWORD)
        with self.assertFails("FAILED_PRECONDITION", "ADDRESS_MISSING"):
            self.update(session, ["newsletter"], self.account(session).etag, newsletter=True)
        renamed = self.update(
            session, ["username"], self.account(session).etag, username="day-renamed")
        self.assertEqual(renamed.username, "day-renamed")
        session = sign_in(self.stack, "day-renamed", OTHER_PASSWORD)
        session.join(TINNITUS)
        self.fill(session, 12)

        # A stale etag is rejected.
        account = self.account(session)
        self.update(session, ["language"], account.etag, language="de")
        with self.assertFails("ABORTED", "ETAG_MISMATCH"):
            self.update(session, ["language"], account.etag, language="fr")

        # The password is forgotten again: reset with the code of the first recovery. Existing
        # sessions end.
        code = self.gateway.recovery.RecoverAccount(recovery_pb2.RecoverAccountRequest(
            username="day-renamed", recovery_code=recovered.recovery_code,
            password=THIRD_PASSWORD)).recovery_code
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            session.renew()
        session = sign_in(self.stack, "day-renamed", THIRD_PASSWORD)
        # A new code, which invalidates the previous one.
        renewed = self.gateway.recovery.RenewRecoveryCode(
            recovery_pb2.RenewRecoveryCodeRequest(password=THIRD_PASSWORD), token=session.token)
        self.assertNotIn(renewed.recovery_code, ("", code))
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.gateway.recovery.RecoverAccount(recovery_pb2.RecoverAccountRequest(
                username="day-renamed", recovery_code=code, password=PASSWORD))

        # A second device, listed and ended.
        other = sign_in(self.stack, "day-renamed", THIRD_PASSWORD)
        self.assertEqual(len(self.sessions(session)), 2)
        self.gateway.sessions.EndAllSessions(
            auth_pb2.EndAllSessionsRequest(keep_current=True), token=session.token)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            other.renew()

        found = self.export_of(session, self.proven(session, THIRD_PASSWORD))
        self.assertEqual(found["auth.accounts"][0]["username"], "day-renamed")
        self.assertEqual(len(found["ingestion.answer_sheets"]), 12)
        self.assertTrue(found["auth.consents"] and found["planning.notifications"])

        self.delete(session, THIRD_PASSWORD)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, "day-renamed", THIRD_PASSWORD)
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.gateway.recovery.RecoverAccount(recovery_pb2.RecoverAccountRequest(
                username="day-renamed", recovery_code=renewed.recovery_code, password=PASSWORD))
        for free in (name, "day-renamed"):
            register(self.stack, free, PASSWORD)
