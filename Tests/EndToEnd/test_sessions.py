"""Own sessions and the own password, for a person with two devices."""

import jwt

from support.case import EndToEndTestCase
from support.clock import seconds_of
from support.mail import await_mail, code_in
from support.own_export import export
from support.people import new_id, register
from otolith.auth.v1 import auth_pb2, erasure_pb2

PASSWORD = "heather-otter-lantern"
OTHER_PASSWORD = "juniper-badger-candle"


class Sessions(EndToEndTestCase):
    def sign_in(self, username, password=PASSWORD, label=""):
        return self.gateway.sessions.SignIn(auth_pb2.SignInRequest(
            username=username, password=password, label=label))

    def listed(self, token):
        return self.gateway.sessions.ListSessions(
            auth_pb2.ListSessionsRequest(), token=token).sessions

    def refresh(self, session):
        return self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(
            refresh_token=session.refresh_token))

    def test_a_lost_telephone(self):
        register(self.stack, "two-devices", PASSWORD)
        lost = self.sign_in("two-devices", label="Telefon")
        kept = self.sign_in("two-devices", label="Laptop")
        sessions = self.listed(kept.access_token)
        self.assertEqual([(each.label, each.current) for each in sessions],
                         [("Laptop", True), ("Telefon", False)])
        for each in sessions:
            self.assertEqual(seconds_of(each.last_use_time) % 86_400, 0)
        request = auth_pb2.EndSessionRequest(session_id=sessions[1].session_id)
        for _ in range(2):
            self.gateway.sessions.EndSession(request, token=kept.access_token)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh(lost)
        # A sign-in is a fresh proof, but its token alone must not be enough for everything.
        export(self.stack, "auth", kept.access_token)
        with self.assertFails("UNAUTHENTICATED", "SESSION_ENDED"):
            export(self.stack, "auth", lost.access_token)
        with self.assertFails("NOT_FOUND", "SESSION_UNKNOWN"):
            self.gateway.sessions.EndSession(
                auth_pb2.EndSessionRequest(session_id=new_id()), token=kept.access_token)
        self.gateway.sessions.EndAllSessions(
            auth_pb2.EndAllSessionsRequest(), token=kept.access_token)
        with self.assertFails("UNAUTHENTICATED", "SESSION_ENDED"):
            self.listed(kept.access_token)

    def test_a_password_change_is_mailed_and_ends_other_sessions(self):
        address = "changing@example.org"
        register(self.stack, "changing", PASSWORD, email=address, email_consent=True)
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username="changing", code=code_in(await_mail(self.stack, address))))
        other, own = self.sign_in("changing"), self.sign_in("changing")
        request = auth_pb2.ChangePasswordRequest(password=PASSWORD, new_password=OTHER_PASSWORD)
        for _ in range(2):
            self.gateway.accounts.ChangePassword(request, token=own.access_token)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh(other)
        self.refresh(own)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            self.sign_in("changing")
        self.sign_in("changing", OTHER_PASSWORD)
        await_mail(self.stack, address, 2)

    def test_what_cannot_be_undone_needs_a_fresh_proof(self):
        register(self.stack, "certain", PASSWORD)
        session = self.sign_in("certain")
        self.stack.clock.advance(minutes=6)
        token = self.refresh(session).access_token
        request = erasure_pb2.RequestErasureRequest(
            erasure_id=new_id(), mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS)
        with self.assertFails("PERMISSION_DENIED", "FRESH_PROOF_REQUIRED"):
            self.gateway.erasures.RequestErasure(request, token=token)
        with self.assertFails("PERMISSION_DENIED", "PASSWORD_WRONG"):
            self.gateway.sessions.ProvePassword(
                auth_pb2.ProvePasswordRequest(password=OTHER_PASSWORD), token=token)
        proven = self.gateway.sessions.ProvePassword(
            auth_pb2.ProvePasswordRequest(password=PASSWORD), token=token).access_token
        claims = jwt.decode(proven, options={"verify_signature": False})
        self.assertLessEqual(abs(claims["auth_time"] - self.stack.clock.now()), 60)
        self.gateway.erasures.RequestErasure(request, token=proven)
