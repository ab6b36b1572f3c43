"""Confirmation mails by SMTP, with our own mail server as receiver."""

from support.case import EndToEndTestCase
from support.clock import Clock
from support.databases import OtherDatabase
from support.gateway import Gateway
from support.mail import code_in
from support.people import new_id
from support.processes import run, serving
from support.smtp import MailServer
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, recovery_pb2

PASSWORD = "heather-otter-lantern"


class Mail(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.database = OtherDatabase(cls.stack, "otolith_mail", migrated=["auth"])

    def setUp(self):
        super().setUp()
        # A clock of its own, to skip the delays of retries.
        path = self.stack.directory / f"clock-{new_id()}"
        path.write_bytes(bytes(8))
        self.clock = Clock(path)

    def settings(self, port, **more):
        return self.database.environment("auth") | {
            "OTOLITH_SMTP_URL": f"smtp://127.0.0.1:{port}",
            "OTOLITH_SMTP_TLS": "optional",
            "OTOLITH_MAIL_FROM": "studies@example.org",
            "OTOLITH_CLOCK_FILE": str(self.clock.path),
        } | more

    def register(self, gateway, username, address, language="en"):
        gateway.accounts.RegisterAccount(
            auth_pb2.RegisterAccountRequest(
                request_id=new_id(), username=username, password=PASSWORD, email=address,
                language=language,
            )
        )

    def serving(self, settings):
        server = self.enterContext(serving(self.stack, "auth", settings))
        gateway = Gateway({"auth": f"127.0.0.1:{server.port()}"})
        self.addCleanup(gateway.close)
        return server, gateway

    def test_a_code_arrives_and_confirms(self):
        sink = MailServer()
        self.addCleanup(sink.stop)
        _, gateway = self.serving(self.settings(sink.port))
        for language, subject in (("en", "by-smtp"), ("de", "per-smtp")):
            address = f"{subject}@example.org"
            self.register(gateway, subject, address, language)
            recipients, mail = wait_until(
                lambda: next((entry for entry in sink.mails if entry[0] == [address]), None),
                f"a mail to {address}",
            )
            self.assertEqual(mail["To"], address)
            self.assertIn("studies@example.org", mail["From"])
            self.assertTrue(mail["Subject"] and mail["Date"] and mail["Message-ID"])
            gateway.accounts.ConfirmAccount(
                auth_pb2.ConfirmAccountRequest(username=subject, code=code_in(mail)))
            gateway.sessions.SignIn(
                auth_pb2.SignInRequest(username=subject, password=PASSWORD))
        # The first mail to each; the address is not stored, so a recovery code follows.
        english, german = (
            next(mail for recipients, mail in sink.mails if recipients == [f"{name}@example.org"])
            .get_body(("plain",)).get_content()
            for name in ("by-smtp", "per-smtp"))
        self.assertNotEqual(english.split(), german.split())

    def test_a_mail_server_that_is_away_gets_the_mail_later_and_once(self):
        sink = MailServer()
        port = sink.port
        sink.stop()
        server, gateway = self.serving(self.settings(port))
        self.register(gateway, "patient-reader", "patient.reader@example.org")
        # The first attempt has failed; auth stops, too.
        wait_until(lambda: "mail" in server.log.lower(), "auth says that the mail did not go")
        server.process.kill()
        server.process.wait()

        sink = MailServer(port)
        self.addCleanup(sink.stop)
        _, gateway = self.serving(self.settings(port))

        def arrived():
            self.clock.advance(seconds=5)
            return sink.mails

        wait_until(arrived, "the mail goes at a later attempt")
        self.clock.advance(hours=2)
        self.register(gateway, "next-reader", "next.reader@example.org")
        wait_until(
            lambda: ["next.reader@example.org"] in [entry[0] for entry in sink.mails],
            "a later mail goes, too",
        )
        self.assertEqual(
            [entry[0] for entry in sink.mails].count(["patient.reader@example.org"]), 1)

    def test_what_a_server_refuses_for_good_is_not_tried_again(self):
        sink = MailServer()
        self.addCleanup(sink.stop)
        _, gateway = self.serving(self.settings(sink.port))
        name, address = "moved-away", "moved.away@example.org"
        gateway.accounts.RegisterAccount(auth_pb2.RegisterAccountRequest(
            request_id=new_id(), username=name, password=PASSWORD, email=address,
            email_consent=True))
        _, mail = wait_until(lambda: next(iter(sink.mails), None), "the code")
        gateway.accounts.ConfirmAccount(
            auth_pb2.ConfirmAccountRequest(username=name, code=code_in(mail)))

        def failed():
            token = gateway.sessions.SignIn(
                auth_pb2.SignInRequest(username=name, password=PASSWORD)).access_token
            account = gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=token)
            return account.HasField("email_failed_time")

        for attempts, refusal in ((1, "550 5.7.1 not from you"), (2, "550 5.1.1 who is that?")):
            sink.refusals[address] = refusal
            gateway.recovery.RequestPasswordReset(
                recovery_pb2.RequestPasswordResetRequest(username=name))
            wait_until(lambda: len(sink.refused) == attempts, "the server refuses")
            if attempts == 1:
                self.assertFalse(failed())
            # The next mail may be requested by now, and this one would have been retried.
            self.clock.advance(minutes=2)
        wait_until(failed, "the address is marked")
        self.assertEqual(sink.refused, [address] * 2)

    def test_without_tls_nothing_is_sent_unless_allowed(self):
        sink = MailServer()
        self.addCleanup(sink.stop)
        server, gateway = self.serving(self.settings(sink.port, OTOLITH_SMTP_TLS="required"))
        self.register(gateway, "careful-reader", "careful.reader@example.org")
        wait_until(lambda: "mail" in server.log.lower(), "auth says that the mail did not go")
        self.assertEqual(sink.mails, [])
        self.assertNotIn("careful", server.log)

    def test_wrong_settings(self):
        base = self.database.environment("auth")
        for wrong, expected in (
            ({}, "OTOLITH_SMTP_URL"),
            ({"OTOLITH_SMTP_URL": "http://mail.example.org"}, "smtp://"),
            ({"OTOLITH_MAIL_DIRECTORY": "/no/such/folder"}, "OTOLITH_MAIL_DIRECTORY"),
            ({"OTOLITH_SMTP_URL": "smtp://mail.example.org", "OTOLITH_MAIL_FROM": "a@example.org",
              "OTOLITH_SMTP_USERNAME": "a"}, "OTOLITH_SMTP_PASSWORD_FILE"),
        ):
            with self.subTest(wrong=wrong):
                done = run(self.stack, "otolith-auth", "serve", environment=base | wrong)
                self.assertEqual(done.returncode, 78, done.stderr)
                self.assertIn(expected, done.stderr)
