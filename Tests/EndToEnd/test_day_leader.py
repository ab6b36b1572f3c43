"""A study leader, from the invitation to erasure."""

import json

from support.mail import access_code_in, await_mail, code_in, newest_mail
from support.people import TINNITUS, Session, administrator, new_id, sign_in
from test_day_account import OTHER_PASSWORD, PASSWORD, THIRD_PASSWORD, DayTestCase
from test_erasure import ERASE
from otolith.auth.v1 import accounts_pb2, auth_pb2, erasure_pb2, own_account_pb2, recovery_pb2

NAME, FIRST, SECOND = "day-leader", "day-leader@example.org", "day-leader-two@example.org"


class DayLeader(DayTestCase):
    def reset(self, mail, password):
        return self.gateway.recovery.ResetPassword(recovery_pb2.ResetPasswordRequest(
            code=access_code_in(mail), password=password))

    def signed_in(self, name, password):
        return sign_in(self.stack, name, password, kind=Session)

    def test_invited_by_a_link(self):
        self.gateway.administration.RegisterStudyLeader(
            auth_pb2.RegisterStudyLeaderRequest(
                request_id=new_id(), username=NAME, email=FIRST, study_ids=[TINNITUS]),
            token=administrator(self.stack).token)
        invitation = await_mail(self.stack, FIRST)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            self.signed_in(NAME, PASSWORD)
        # With the code in the link, too (test_mail_templates). Only the leader knows the password.
        self.reset(invitation, PASSWORD)
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.reset(invitation, THIRD_PASSWORD)
        leader = self.signed_in(NAME, PASSWORD)
        self.members(leader)

        # The password is forgotten.
        self.gateway.recovery.RequestPasswordReset(
            recovery_pb2.RequestPasswordResetRequest(username=NAME))
        self.reset(await_mail(self.stack, FIRST, 2), OTHER_PASSWORD)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            self.signed_in(NAME, PASSWORD)
        leader = self.signed_in(NAME, OTHER_PASSWORD)

        # A stale etag is rejected.
        account = self.account(leader)
        self.assertEqual(account.email, FIRST)
        changed = self.update(leader, ["language"], account.etag, language="fr")
        with self.assertFails("ABORTED", "ETAG_MISMATCH"):
            self.update(leader, ["language"], account.etag, language="de")
        self.assertEqual(self.account(leader), changed)

        # Another address, confirmed at both.
        self.gateway.own_accounts.RequestEmailChange(
            own_account_pb2.RequestEmailChangeRequest(email=SECOND, email_consent=True),
            token=self.proven(leader, OTHER_PASSWORD))
        moved = self.gateway.own_accounts.ConfirmEmailChange(
            own_account_pb2.ConfirmEmailChangeRequest(
                code=code_in(newest_mail(self.stack, SECOND)),
                current_code=code_in(newest_mail(self.stack, FIRST))), token=leader.token)
        self.assertEqual(moved.account.email, SECOND)

        # Sessions are listed and ended.
        other = self.signed_in(SECOND, OTHER_PASSWORD)
        self.assertEqual(len(self.sessions(leader)), 2)
        self.gateway.sessions.EndAllSessions(
            auth_pb2.EndAllSessionsRequest(keep_current=True), token=leader.token)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(
                refresh_token=other.refresh_token))
        managed = json.loads(self.stack.control("accounts", "show", NAME, "--json").stdout)
        self.assertEqual(managed["username"], NAME)

        # An export of everything.
        found = self.export_of(leader, self.proven(leader, OTHER_PASSWORD))
        self.assertEqual(found["auth.accounts"][0]["email"], SECOND)
        self.assertEqual([row["study_id"] for row in found["auth.led_studies"]], [TINNITUS])

        self.cannot_be_erased(leader, OTHER_PASSWORD)
        self.members(leader)

        # The leader leaves the team: the account stays, as a participant's.
        former = self.left_the_team(leader, OTHER_PASSWORD)
        self.assertEqual(self.account(former).email, SECOND)
        # Answers belong to the time after the erasure of the study's data.
        self.stack.clock.advance(minutes=2)
        former.join(TINNITUS)
        self.fill(former, 3)
        self.delete(former, OTHER_PASSWORD)
        done = self.stack.control("accounts", "show", NAME, check=False)
        self.assertIn("ACCOUNT_UNKNOWN", done.stderr)
        # The same person leads again.
        self.gateway.administration.RegisterStudyLeader(
            auth_pb2.RegisterStudyLeaderRequest(
                request_id=new_id(), username=NAME, email=FIRST, study_ids=[TINNITUS]),
            token=administrator(self.stack).token)

    def members(self, leader):
        """Data visible to leaders only."""
        return self.gateway.memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=TINNITUS), token=leader.token)

    def left_the_team(self, leader, password):
        """By an administrator; returns the new session of the former leader."""
        ended = self.gateway.account_administration.EndStaffRoles(
            accounts_pb2.EndStaffRolesRequest(participant_id=leader.participant_id),
            token=administrator(self.stack).token).account
        self.assertEqual(list(ended.roles), [accounts_pb2.MANAGED_ACCOUNT_ROLE_PARTICIPANT])
        self.assertEqual(list(ended.led_study_ids), [])
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(
                refresh_token=leader.refresh_token))
        former = sign_in(self.stack, NAME, password)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.members(former)
        return former

    def cannot_be_erased(self, leader, password):
        """Leaders cannot be erased: neither by themselves, nor by an administrator, nor with --without-account."""
        erasure_id = new_id()
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            self.erase(leader, password="not-the-password")
        with self.assertFails("FAILED_PRECONDITION", "STAFF_NOT_ERASABLE"):
            self.erase(leader, password=password, erasure_id=erasure_id)
        for allow_missing in (False, True):
            with self.assertFails("FAILED_PRECONDITION", "STAFF_NOT_ERASABLE"):
                self.gateway.erasures.RequestErasureFor(
                    erasure_pb2.RequestErasureForRequest(
                        erasure_id=erasure_id, participant_id=leader.participant_id, mode=ERASE,
                        allow_missing=allow_missing),
                    token=administrator(self.stack).token)
        # No erasure was started.
        with self.assertFails("NOT_FOUND", "ERASURE_UNKNOWN"):
            self.status(erasure_id)
        self.assertEqual(self.account(leader).username, NAME)
        # Their data as participants of a study is erased like that of others.
        part = self.erase(leader, study_id=TINNITUS, password=password)
        self.await_complete(part)
        self.assertEqual(self.account(leader).email, SECOND)
