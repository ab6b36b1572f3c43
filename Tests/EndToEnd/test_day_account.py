"""Accounts from the first day to the last trace, each as a person lives with it."""

import json

from google.protobuf.field_mask_pb2 import FieldMask
from support.mail import access_code_in, await_mail, code_in, newest_mail
from support.own_export import export
from support.people import (
    TINNITUS, Session, administrator, anonymous_in, new_id, register, sign_in,
)
from test_erasure import ErasureTestCase
from otolith.auth.v1 import auth_pb2, own_account_pb2, profile_pb2, recovery_pb2

PASSWORD = "heather-otter-lantern"
OTHER_PASSWORD = "juniper-badger-candle"
THIRD_PASSWORD = "walnut-heron-compass"


class DayAccount(ErasureTestCase):
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

    def upgrade(self, participant, **fields):
        return self.gateway.own_accounts.UpgradeAccount(
            own_account_pb2.UpgradeAccountRequest(**fields), token=participant.token)

    def delete(self, participant, password):
        """The account with everything; afterwards nothing is left."""
        erasure = self.erase(participant, password=password)
        self.await_complete(erasure)
        self.assertClean(participant.participant_id)

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

        # Language and profile, and nothing by a stale etag.
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

        # Another password; the sessions of other devices are seen and ended.
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

        # Everything back.
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
        # The same name is free again.
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
        self.delete(session, OTHER_PASSWORD)
        for free in (name, "day-renamed"):
            register(self.stack, free, PASSWORD)

    def test_an_anonymous_participant_becomes_a_known_one(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant, 200)
        before = {entry.sheet.sheet_id for entry in participant.stored(TINNITUS)}
        plan = participant.plan(TINNITUS).notifications
        self.assertEqual(len(before), 200)

        name, address = "day-upgraded", "day-upgraded@example.org"
        answer = self.upgrade(
            participant, username=name, password=PASSWORD, email=address, email_consent=True)
        self.assertTrue(answer.recovery_code and answer.confirmation_required)
        confirmed = self.gateway.own_accounts.ConfirmEmailChange(
            own_account_pb2.ConfirmEmailChangeRequest(
                code=code_in(newest_mail(self.stack, address))), token=participant.token)
        self.assertEqual(
            (confirmed.account.email, confirmed.account.anonymous), (address, False))

        # Another device finds everything there.
        known = sign_in(self.stack, address, PASSWORD)
        self.assertEqual(known.participant_id, participant.participant_id)
        self.assertEqual({entry.sheet.sheet_id for entry in known.stored(TINNITUS)}, before)
        self.assertEqual(known.plan(TINNITUS).notifications, plan)
        # Another person, who wants to be the same one.
        stranger = anonymous_in(self.stack, TINNITUS)
        with self.assertFails("ALREADY_EXISTS", "USERNAME_TAKEN"):
            self.upgrade(stranger, username=name, password=PASSWORD)
        with self.assertFails("FAILED_PRECONDITION", "ACCOUNT_NOT_ANONYMOUS"):
            self.upgrade(known, username="day-again", password=PASSWORD)
        self.delete(known, PASSWORD)

    def test_a_leader_chooses_the_own_password(self):
        address = "day-leader@example.org"
        self.gateway.administration.RegisterStudyLeader(
            auth_pb2.RegisterStudyLeaderRequest(
                request_id=new_id(), username="day-leader", email=address, study_ids=[TINNITUS]),
            token=administrator(self.stack).token)
        mail = await_mail(self.stack, address)
        self.gateway.recovery.ResetPassword(recovery_pb2.ResetPasswordRequest(
            code=access_code_in(mail), password=PASSWORD))
        leader = sign_in(self.stack, "day-leader", PASSWORD, kind=Session)
        account = self.account(leader)
        self.assertEqual(account.email, address)
        self.update(leader, ["language"], account.etag, language="fr")
        managed = json.loads(
            self.stack.control("accounts", "show", "day-leader", "--json").stdout)
        self.assertEqual(managed["username"], "day-leader")
