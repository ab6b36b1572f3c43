"""Returned mails, from the report of a mail server to the administrators' view."""

import time
import uuid
from email.message import EmailMessage, Message
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText

from support.case import EndToEndTestCase
from support.mail import await_mail, code_in
from support.people import administrator, register, sign_in
from support.waiting import wait_until
from otolith.auth.v1 import accounts_pb2, auth_pb2

PASSWORD = "heather-otter-lantern"


def report_of(mail, status, action="failed"):
    """A report of RFC 3464, made by Python's email package."""
    report = MIMEMultipart("report")
    report.set_param("report-type", "delivery-status")
    report["From"] = "MAILER-DAEMON@mx.example.org"
    report["Subject"] = "Undelivered Mail Returned to Sender"
    report.attach(MIMEText("Unknown recipient."))
    of_mail, of_recipient = Message(), Message()
    of_mail["Reporting-MTA"] = "dns; mx.example.org"
    of_recipient["Final-Recipient"] = f"rfc822; {mail['To'].strip('<>')}"
    of_recipient["Action"] = action
    of_recipient["Status"] = status
    fields = Message()
    fields.set_type("message/delivery-status")
    fields.set_payload([of_mail, of_recipient])
    report.attach(fields)
    returned = Message()
    returned.set_type("text/rfc822-headers")
    returned.set_payload(f"Message-ID: {mail['Message-ID']}\nSubject: {mail['Subject']}\n")
    report.attach(returned)
    return report.as_bytes()


class ReturnedMails(EndToEndTestCase):
    def deliver(self, content):
        """Delivers like a mail server: complete files appear in `new`."""
        maildir = self.stack.directory / "returned"
        name = f"{time.time_ns()}.{uuid.uuid4().hex}.mx"
        (maildir / "tmp" / name).write_bytes(content)
        (maildir / "tmp" / name).rename(maildir / "new" / name)
        return name

    def await_taken(self, name):
        maildir = self.stack.directory / "returned"
        wait_until(lambda: not (maildir / "new" / name).exists(), "a mail to be taken")
        return [path.name for path in (maildir / "cur").iterdir() if path.name.startswith(name)]

    def test_an_address_without_a_mailbox_is_reported(self):
        address = "gone-away@example.org"
        register(self.stack, "gone-away", PASSWORD, email=address, email_consent=True)
        mail = await_mail(self.stack, address)
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username="gone-away", code=code_in(mail)))
        token = sign_in(self.stack, "gone-away", PASSWORD).token

        def account():
            return self.gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=token)

        aside = EmailMessage()
        aside["Subject"] = "Out of office"
        aside.set_content("back soon")
        forged = EmailMessage()
        forged["To"], forged["Subject"] = address, "x"
        forged["Message-ID"] = f"<{uuid.uuid4()}@example.org>"
        for content, is_kept in [
                (aside.as_bytes(), True), (report_of(forged, "5.1.1"), False),
                (report_of(mail, "5.2.2"), False), (report_of(mail, "4.4.1", "delayed"), False)]:
            self.assertEqual(bool(self.await_taken(self.deliver(content))), is_kept)
            self.assertFalse(account().HasField("email_failed_time"))
        self.assertEqual(self.await_taken(self.deliver(report_of(mail, "5.1.1"))), [])
        self.assertTrue(account().HasField("email_failed_time"))
        found = self.gateway.account_administration.ListManagedAccounts(
            accounts_pb2.ListManagedAccountsRequest(email=address),
            token=administrator(self.stack).token).accounts
        self.assertEqual([each.email_failed_time for each in found], [account().email_failed_time])
