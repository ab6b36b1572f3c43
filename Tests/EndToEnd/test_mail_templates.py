"""Mail templates: auth's own and an operator's, read by Python's email package."""

import html
import os
import shutil
import tempfile
from pathlib import Path

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.gateway import Gateway
from support.mail import access_code_in, code_in
from support.people import new_id
from support.processes import run, serving
from support.smtp import MailServer
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, own_account_pb2, recovery_pb2

PASSWORD = "heather-otter-lantern"
NAME = "Ohren & Töne, e. V."
LINKS = "https://studies.example.org/password?a=1&code="


class MailTemplates(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.database = OtherDatabase(cls.stack, "otolith_templates", migrated=["auth"])

    def setUp(self):
        super().setUp()
        self.folder = Path(tempfile.mkdtemp(prefix="templates-", dir=self.stack.directory))
        self.addCleanup(shutil.rmtree, self.folder)

    def settings(self, **more):
        return self.database.environment("auth") | {
            "OTOLITH_SMTP_URL": "smtp://127.0.0.1:1",
            "OTOLITH_SMTP_TLS": "optional",
            "OTOLITH_MAIL_FROM": "studies@example.org",
            "OTOLITH_MAIL_TEMPLATES": str(self.folder),
        } | more

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def serve(self, **more):
        """Returns a function that waits for the n-th mail to an address."""
        sink = MailServer()
        self.addCleanup(sink.stop)
        server = self.enterContext(serving(
            self.stack, "auth",
            self.settings(OTOLITH_SMTP_URL=f"smtp://127.0.0.1:{sink.port}", **more)))
        self.gateway = Gateway({"auth": f"127.0.0.1:{server.port()}"})
        self.addCleanup(self.gateway.close)

        def mail(address, number=1):
            def found():
                return [mail for recipients, mail in sink.mails if recipients == [address]]
            return wait_until(
                lambda: found()[number - 1] if len(found()) >= number else None,
                f"mail {number} to {address}")
        return mail

    def register(self, username, language):
        self.gateway.accounts.RegisterAccount(auth_pb2.RegisterAccountRequest(
            request_id=new_id(), username=username, password=PASSWORD,
            email=f"{username}@example.org", email_consent=True, language=language))

    def both(self, mail):
        """The plain text and the HTML of a mail without defects."""
        for part in mail.walk():
            self.assertEqual(part.defects, [], mail)
        self.assertEqual(mail.get_content_type(), "multipart/alternative")
        self.assertEqual(
            [part.get_content_type() for part in mail.iter_parts()], ["text/plain", "text/html"])
        self.assertLessEqual(max(map(len, mail.as_bytes().splitlines())), 78)
        return (mail.get_body((kind,)).get_content() for kind in ("plain", "html"))

    def test_a_mail_has_both_forms_the_name_and_the_link(self):
        mail = self.serve(OTOLITH_MAIL_NAME=NAME, OTOLITH_ACCOUNT_LINK_BASE=LINKS)
        for language, subject, greeting in (
            ("de-CH", "Ihr Bestätigungscode", "Guten Tag"), ("fr", "Your confirmation code", "Hello"),
        ):
            username = f"reader-{language.lower()}"
            self.register(username, language)
            first = mail(f"{username}@example.org")
            plain, rich = self.both(first)
            self.assertEqual(first["Subject"], subject)
            self.assertEqual(first["From"].addresses[0].display_name, NAME)
            self.assertEqual(first["From"].addresses[0].addr_spec, "studies@example.org")
            self.assertIn(NAME, plain)
            self.assertIn(html.escape(NAME), rich)
            self.assertIn(f"{greeting} {username},", plain)
            self.assertIn(code_in(first), rich)
            self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
                username=username, code=code_in(first)))
            self.gateway.recovery.RequestPasswordReset(
                recovery_pb2.RequestPasswordResetRequest(username=username))
            reset = mail(f"{username}@example.org", 2)
            plain, rich = self.both(reset)
            link = LINKS + access_code_in(reset)
            self.assertIn(link, plain.split())
            self.assertIn(f'href="{html.escape(link)}"', rich)

    def test_codes_that_confirm_have_links_of_their_own(self):
        mail = self.serve(
            OTOLITH_CONFIRMATION_LINK_BASE="https://studies.example.org/new?a=1&code=",
            OTOLITH_EMAIL_LINK_BASE="https://studies.example.org/address#")

        def check(message, base):
            plain, rich = self.both(message)
            if base is None:
                self.assertNotIn("https://", plain + rich)
            else:
                link = base + code_in(message)
                self.assertIn(link, plain.split())
                self.assertIn(f'href="{html.escape(link)}"', rich)
            return code_in(message)

        for language in ("de", "en"):
            username, other = f"linked-{language}", f"other.{language}@example.org"
            address = f"{username}@example.org"
            self.register(username, language)
            self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
                username=username,
                code=check(mail(address), "https://studies.example.org/new?a=1&code=")))
            token = self.gateway.sessions.SignIn(
                auth_pb2.SignInRequest(username=username, password=PASSWORD)).access_token
            self.gateway.own_accounts.RequestEmailChange(
                own_account_pb2.RequestEmailChangeRequest(email=other, email_consent=True),
                token=token)
            new = check(mail(other), "https://studies.example.org/address#")
            # It is typed together with the other one.
            current = check(mail(address, 2), None)
            account = self.gateway.own_accounts.ConfirmEmailChange(
                own_account_pb2.ConfirmEmailChangeRequest(code=new, current_code=current),
                token=token).account
            self.assertEqual(account.email, other)

    def test_one_file_of_an_operator_takes_the_place_of_ours(self):
        self.write(
            "confirmation.en.txt",
            "Subject: {{name}}: wëlcome " + "ä" * 80 + "\n\n{{username}}: {{code}}\n.\n" + "x" * 2000)
        # As mounted by Kubernetes.
        (self.folder / ".data").mkdir()
        (self.folder / ".data" / "html").write_text("<b>{{code}}</b>", encoding="utf-8")
        os.symlink(".data/html", self.folder / "confirmation.en.html")
        mail = self.serve(OTOLITH_MAIL_NAME=NAME)
        self.register("own-words", "en")
        own = mail("own-words@example.org")
        plain, rich = self.both(own)
        self.assertEqual(own["Subject"], f"{NAME}: wëlcome " + "ä" * 80)
        code = code_in(own)
        self.assertEqual(plain.splitlines(), [f"own-words: {code}", ".", "x" * 2000])
        self.assertEqual(rich.splitlines(), [f"<b>{code}</b>"])
        self.register("their-words", "de")
        self.assertEqual(mail("their-words@example.org")["Subject"], "Ihr Bestätigungscode")

    def test_check_and_serve_report_all_errors_at_once(self):
        self.write("confirmation.en.txt", "Subject: A\n\n{{cdoe}}")
        self.write("reset.de.html", "{{code}} {{link}}")
        self.write("approval.fr.txt", "Subject: A\n\n{{study}}{{#reason}}{{reason}}{{/reason}}")
        (self.folder / "erasure.de.txt").write_bytes(b"Subject: \xff\n\n")
        for command in ("check", "serve"):
            done = run(self.stack, "otolith-auth", command, environment=self.settings())
            self.assertEqual(done.returncode, 78, done.stderr)
            for problem in (
                "confirmation.en.txt: line 3: {{cdoe}} is not a placeholder",
                "confirmation.en.txt: {{code}} is missing",
                "reset.de.html: line 1: {{link}} may be empty", "approval.fr.html: is missing",
                "reset.fr.txt: is missing", "erasure.de.txt: is not UTF-8",
            ):
                self.assertIn(problem, done.stderr)

    def test_files_that_cannot_be_taken(self):
        (self.folder / "reset.de.txt").write_bytes(b"x" * 65_537)
        (self.folder / "reset.de.html").mkdir()
        os.mkfifo(self.folder / "reset.en.html")
        os.symlink("nowhere", self.folder / "reset.en.txt")
        done = run(self.stack, "otolith-auth", "check", environment=self.settings())
        self.assertEqual(done.returncode, 78, done.stderr)
        for problem in (
            "reset.de.txt: is longer than 64 KiB", "reset.de.html: is not a file",
            "reset.en.html: is not a file", "reset.en.txt: is not a file",
        ):
            self.assertIn(problem, done.stderr)

    def test_wrong_settings(self):
        for wrong in (
            {"OTOLITH_MAIL_TEMPLATES": "/no/such/folder"}, {"OTOLITH_MAIL_NAME": "x" * 65},
            {"OTOLITH_MAIL_NAME": "a\nBcc: b@example.org"}, {"OTOLITH_MAIL_LANGUAGE": "no language"},
            {"OTOLITH_MAIL_LANGUAGE": "fr"},
        ):
            with self.subTest(wrong=wrong):
                done = run(
                    self.stack, "otolith-auth", "check", environment=self.settings(**wrong))
                self.assertEqual(done.returncode, 78, done.stderr)
                self.assertIn(next(iter(wrong)), done.stderr)
