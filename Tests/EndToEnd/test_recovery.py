"""Account recovery: a reset by mail, a recovery code, invitations by mail or handed over."""

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.gateway import Gateway
from support.mail import access_code_in, await_mail, code_in, mails_to
from support.people import TINNITUS, administrator, new_id, register, sign_in
from support.processes import run, serving
from support.smtp import MailServer
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, recovery_pb2

PASSWORD = "heather-otter-lantern"
OTHER_PASSWORD = "juniper-badger-candle"
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def mistyped(code: str) -> str:
    return ("7" if code[0] != "7" else "8") + code[1:]


def wrong_code() -> str:
    """A well-formed code with a valid check character that does not exist."""
    values = [ALPHABET.index(character) for character in "N0TANYB0DYS" + "C0DE" * 3]
    check = 1
    for value in values:
        check = doubled(check) ^ value
    return "".join(ALPHABET[value] for value in [*values, doubled(check)])


def doubled(value: int) -> int:
    """In the field of 32 elements."""
    return (value << 1) ^ (0b100101 if value & 0b10000 else 0)


class Recovery(EndToEndTestCase):
    def reset(self, code, password=OTHER_PASSWORD):
        return self.gateway.recovery.ResetPassword(
            recovery_pb2.ResetPasswordRequest(code=code, password=password))

    def recover(self, username, code, password=OTHER_PASSWORD):
        return self.gateway.recovery.RecoverAccount(recovery_pb2.RecoverAccountRequest(
            username=username, recovery_code=code, password=password))

    def test_a_forgotten_password(self):
        address = "forgetful@example.org"
        register(self.stack, "forgetful", PASSWORD, email=address, email_consent=True)
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username="forgetful", code=code_in(await_mail(self.stack, address))))
        before = sign_in(self.stack, "forgetful", PASSWORD)
        for name in (address, "nobody-at-all", "nobody@example.org", "?"):
            self.assertEqual(
                self.gateway.recovery.RequestPasswordReset(
                    recovery_pb2.RequestPasswordResetRequest(username=name)),
                recovery_pb2.RequestPasswordResetResponse())
        code = access_code_in(await_mail(self.stack, address, 2))
        with self.assertFails("INVALID_ARGUMENT"):
            self.reset(mistyped(code))
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.reset(wrong_code())
        self.assertEqual(self.reset(code.lower().replace("-", " ")).recovery_code, "")
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.gateway.sessions.Refresh(
                auth_pb2.RefreshRequest(refresh_token=before.refresh_token))
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, address, PASSWORD)
        after = sign_in(self.stack, address, OTHER_PASSWORD)
        self.assertEqual(after.participant_id, before.participant_id)
        self.assertNotIn(code, str(await_mail(self.stack, address, 3)))
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.reset(code, "yet-another-word")
        self.assertEqual(mails_to(self.stack, "nobody@example.org"), [])

    def test_a_recovery_code(self):
        code = register(self.stack, "written-down", PASSWORD).recovery_code
        session = sign_in(self.stack, "written-down", PASSWORD)
        with self.assertFails("INVALID_ARGUMENT"):
            self.recover("written-down", mistyped(code))
        for name, wrong in (("written-down", wrong_code()), ("nobody-at-all", code)):
            with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
                self.recover(name, wrong)
        second = self.recover("written-down", code).recovery_code
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.gateway.sessions.Refresh(
                auth_pb2.RefreshRequest(refresh_token=session.refresh_token))
        session = sign_in(self.stack, "written-down", OTHER_PASSWORD)
        third = self.gateway.recovery.RenewRecoveryCode(
            recovery_pb2.RenewRecoveryCodeRequest(password=OTHER_PASSWORD),
            token=session.token).recovery_code
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.recover("written-down", second, PASSWORD)
        self.recover("written-down", third, PASSWORD)
        sign_in(self.stack, "written-down", PASSWORD)

    def test_a_leader_invited_by_mail(self):
        address = "invited.leader@example.org"
        self.stack.control(
            "study-leader", "create", "--leader", "invited-leader", "--email", address,
            "--language", "de", "--study", TINNITUS)
        with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED"):
            sign_in(self.stack, "invited-leader", PASSWORD)
        self.reset(access_code_in(await_mail(self.stack, address)), PASSWORD)
        sign_in(self.stack, address, PASSWORD)
        # An administrator helps with the same mail.
        done = self.stack.control("password", "send", "invited-leader")
        self.assertIn("mailed", done.stdout)
        self.reset(access_code_in(await_mail(self.stack, address, 2)))
        sign_in(self.stack, "invited-leader", OTHER_PASSWORD)

    def test_the_first_administrator_is_given_a_code(self):
        def create(name, *options):
            return run(
                self.stack, "otolith-auth", "create-administrator", "--username", name,
                "--password-file", self.stack.password_file("administrator"), *options,
                environment=self.stack.service_environment("auth"))

        file = self.stack.directory / "people" / "first-of-all.recovery"
        # Twice, as scripts do.
        for words in ("created", "already exists"):
            done = create("first-of-all", "--recovery-file", file)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(words, done.stdout)
            self.assertEqual(file.stat().st_mode & 0o777, 0o600)
        code = file.read_text().strip()
        self.assertNotIn(code, done.stdout)
        refused = create("second-of-all", "--recovery-file", file)
        self.assertNotEqual(refused.returncode, 0)
        self.assertIn(str(file), refused.stderr)
        self.assertEqual(file.read_text().strip(), code)
        self.recover("first-of-all", code)
        sign_in(self.stack, "first-of-all", OTHER_PASSWORD)
        # Not created after the rejection; without a file the code is printed.
        done = create("second-of-all")
        self.assertIn("created", done.stderr)
        # The code alone, as in a file that `password set --code-file` reads.
        self.recover("second-of-all", done.stdout.removesuffix("\n"))
        self.assertNotIn(done.stdout.splitlines()[-1], create("second-of-all").stdout)

    def test_an_administrator_invited_with_a_code(self):
        code = self.gateway.administration.RegisterAdministrator(
            auth_pb2.RegisterAdministratorRequest(
                request_id=new_id(), username="second-administrator"),
            token=administrator(self.stack).token).invitation_code
        recovery = self.reset(code, PASSWORD).recovery_code
        second = sign_in(self.stack, "second-administrator", PASSWORD)
        answer = self.gateway.recovery.SendAccessCode(
            recovery_pb2.SendAccessCodeRequest(username="second-administrator"),
            token=second.token)
        self.assertEqual(answer.outcome, recovery_pb2.ACCESS_CODE_OUTCOME_ISSUED)
        self.recover("second-administrator", recovery)
        # Removed when the recovery code was used.
        with self.assertFails("PERMISSION_DENIED", "CODE_REJECTED"):
            self.reset(answer.access_code, PASSWORD)


class Links(EndToEndTestCase):
    """With our own mail server, and a base URL for links."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.database = OtherDatabase(cls.stack, "otolith_links", migrated=["auth"])

    def test_a_mail_links_to_the_gateway(self):
        sink = MailServer()
        self.addCleanup(sink.stop)
        settings = self.database.environment("auth") | {
            "OTOLITH_SMTP_URL": f"smtp://127.0.0.1:{sink.port}", "OTOLITH_SMTP_TLS": "optional",
            "OTOLITH_MAIL_FROM": "studies@example.org",
            "OTOLITH_ACCOUNT_LINK_BASE": "https://studies.example.org/password#",
        }
        server = self.enterContext(serving(self.stack, "auth", settings))
        gateway = Gateway({"auth": f"127.0.0.1:{server.port()}"})
        self.addCleanup(gateway.close)
        gateway.accounts.RegisterAccount(auth_pb2.RegisterAccountRequest(
            request_id=new_id(), username="linked", password=PASSWORD,
            email="linked@example.org", email_consent=True))

        def mail(number):
            wait_until(lambda: len(sink.mails) >= number, f"mail {number}")
            return sink.mails[number - 1][1]

        gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username="linked", code=code_in(mail(1))))
        gateway.recovery.RequestPasswordReset(
            recovery_pb2.RequestPasswordResetRequest(username="linked"))
        code = access_code_in(mail(2))
        text = mail(2).get_body(("plain",)).get_content()
        self.assertIn(f"https://studies.example.org/password#{code}", text.split())
        gateway.recovery.ResetPassword(
            recovery_pb2.ResetPasswordRequest(code=code, password=OTHER_PASSWORD))
        gateway.sessions.SignIn(
            auth_pb2.SignInRequest(username="linked", password=OTHER_PASSWORD))
        self.assertNotIn(code, server.log)

    def test_a_wrong_base_is_found_by_check(self):
        for base in ("http://studies.example.org/password#", "https://studies.example.org/reset"):
            done = run(
                self.stack, "otolith-auth", "check",
                environment=self.database.environment("auth") | {
                    "OTOLITH_MAIL_DIRECTORY": str(self.stack.directory / "mail"),
                    "OTOLITH_ACCOUNT_LINK_BASE": base})
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn("OTOLITH_ACCOUNT_LINK_BASE", done.stderr)
