"""Step 1: registration, confirmation by mail, sign-in, refresh."""

from support.case import EndToEndTestCase
from support.database import SERVICE_SCHEMAS
from support.mail import access_code_in, await_mail, code_in, mails_to
from support.people import anonymous, new_id, register, sign_in
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, recovery_pb2

PASSWORD = "heather-otter-lantern"


class Registration(EndToEndTestCase):
    def confirm(self, username, code):
        return self.gateway.accounts.ConfirmAccount(
            auth_pb2.ConfirmAccountRequest(username=username, code=code)
        )

    def test_with_an_address_that_may_be_kept(self):
        answer = register(
            self.stack, "Ada.Kept", PASSWORD, email="ada.kept@example.org", email_consent=True,
            language="de",
        )
        self.assertEqual(answer.outcome, auth_pb2.WRITE_OUTCOME_CREATED)
        self.assertTrue(answer.confirmation_required)
        mail = await_mail(self.stack, "ada.kept@example.org")
        code = code_in(mail)

        with self.assertFails("FAILED_PRECONDITION", "ACCOUNT_NOT_CONFIRMED"):
            sign_in(self.stack, "Ada.Kept", PASSWORD)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            # Only the correct password reveals that the account awaits confirmation.
            sign_in(self.stack, "Ada.Kept", "not-the-password")
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.confirm("Ada.Kept", "00000-00000-00000")
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.confirm("nobody-at-all", code)

        # Case and hyphens are ignored in the code, case in the name.
        self.confirm("ada.kept", code.replace("-", "").lower())
        # A repeated request after a lost response.
        self.assertEqual(
            self.confirm("Ada.Kept", code).email_outcome, auth_pb2.EMAIL_OUTCOME_KEPT)

        ada = sign_in(self.stack, "ADA.KEPT", PASSWORD)
        account = self.gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=ada.token)
        self.assertEqual(account.username.lower(), "ada.kept")
        self.assertEqual(account.email, "ada.kept@example.org")
        self.assertEqual(account.language, "de")
        self.assertEqual(account.participant_id, ada.participant_id)
        self.assertFalse(account.anonymous)
        by_address = sign_in(self.stack, "ada.kept@example.org", PASSWORD)
        self.assertEqual(by_address.participant_id, ada.participant_id)

    def test_an_address_without_consent_is_gone_after_confirmation(self):
        address = "brief.visit@example.org"
        register(self.stack, "brief-visit", PASSWORD, email=address, email_consent=False)
        self.confirm("brief-visit", code_in(await_mail(self.stack, address)))

        visitor = sign_in(self.stack, "brief-visit", PASSWORD)
        account = self.gateway.accounts.GetAccount(
            auth_pb2.GetAccountRequest(), token=visitor.token
        )
        self.assertEqual(account.email, "")
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, address, PASSWORD)
        # After the last mail to it was sent.
        recovery = access_code_in(await_mail(self.stack, address, 2))
        everywhere = [*SERVICE_SCHEMAS, "bus"]
        wait_until(
            lambda: self.stack.database.tables_holding(address, everywhere) == {},
            "the address is nowhere")
        self.gateway.recovery.RecoverAccount(recovery_pb2.RecoverAccountRequest(
            username="brief-visit", recovery_code=recovery, password="juniper-badger-candle"))
        sign_in(self.stack, "brief-visit", "juniper-badger-candle")

    def test_without_an_address_the_account_is_active_at_once(self):
        answer = register(self.stack, "no-address", PASSWORD)
        self.assertFalse(answer.confirmation_required)
        session = sign_in(self.stack, "no-address", PASSWORD)
        self.assertRegex(session.participant_id, r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")

    def test_sending_again_is_safe_and_a_reused_id_is_refused(self):
        request_id = new_id()
        first = register(self.stack, "sent-twice", PASSWORD, request_id=request_id)
        again = register(self.stack, "sent-twice", PASSWORD, request_id=request_id)
        self.assertEqual(first.outcome, auth_pb2.WRITE_OUTCOME_CREATED)
        self.assertEqual(again.outcome, auth_pb2.WRITE_OUTCOME_ALREADY_EXISTS)
        with self.assertFails("ALREADY_EXISTS", "REQUEST_ID_REUSED"):
            register(self.stack, "somebody-else", PASSWORD, request_id=request_id)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, "somebody-else", PASSWORD)

    def test_a_new_code_is_mailed_on_request(self):
        address = "second.code@example.org"
        register(self.stack, "second-code", PASSWORD, email=address)
        await_mail(self.stack, address)
        # Codes are mailed at limited intervals only.
        self.stack.clock.advance(minutes=10)
        self.gateway.accounts.ResendConfirmation(
            auth_pb2.ResendConfirmationRequest(username="second-code")
        )
        self.confirm("second-code", code_in(await_mail(self.stack, address, 2)))
        sign_in(self.stack, "second-code", PASSWORD)
        # The same response for an unknown account; no mail for a confirmed one.
        for username in ("never-registered", "second-code"):
            self.gateway.accounts.ResendConfirmation(
                auth_pb2.ResendConfirmationRequest(username=username)
            )
        # The third mail, with a recovery code, is the last to the address.
        access_code_in(await_mail(self.stack, address, 3))
        self.assertEqual(len(mails_to(self.stack, address)), 3)

    def test_a_code_expires(self):
        address = "too.late@example.org"
        register(self.stack, "too-late", PASSWORD, email=address)
        code = code_in(await_mail(self.stack, address))
        # Not by a month: in one jump the keys of services would expire, and calls between services
        # would wait until new keys are known.
        self.stack.clock.advance(days=8)
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.confirm("too-late", code)


class Sessions(EndToEndTestCase):
    def refresh(self, token):
        return self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=token))

    def test_anonymously_without_any_account_data(self):
        request = auth_pb2.SignInAnonymouslyRequest(request_id=new_id())
        first = self.gateway.sessions.SignInAnonymously(request)
        again = self.gateway.sessions.SignInAnonymously(request)
        self.assertEqual(first.participant_id, again.participant_id)
        account = self.gateway.accounts.GetAccount(
            auth_pb2.GetAccountRequest(), token=first.access_token
        )
        self.assertTrue(account.anonymous)
        self.assertEqual((account.username, account.email), ("", ""))
        self.assertNotEqual(anonymous(self.stack).participant_id, first.participant_id)

    def test_refresh_tokens_rotate_and_reuse_revokes_the_family(self):
        session = anonymous(self.stack)
        second = self.refresh(session.refresh_token)
        self.assertNotEqual(second.refresh_token, session.refresh_token)
        self.assertEqual(second.participant_id, session.participant_id)
        # A lost response: the same token, used at once, is accepted again.
        again = self.refresh(session.refresh_token)
        self.assertEqual(again.participant_id, session.participant_id)
        newest = self.refresh(again.refresh_token)

        self.stack.clock.advance(minutes=10)
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh(session.refresh_token)
        for token in (newest.refresh_token, second.refresh_token):
            with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
                self.refresh(token)

    def test_signing_out_ends_the_family(self):
        session = anonymous(self.stack)
        self.gateway.sessions.SignOut(
            auth_pb2.SignOutRequest(refresh_token=session.refresh_token)
        )
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh(session.refresh_token)
        # Unknown tokens are accepted silently.
        self.gateway.sessions.SignOut(auth_pb2.SignOutRequest(refresh_token="never-issued"))

    def test_a_made_up_refresh_token_is_refused(self):
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refresh("A" * 43)
