"""Newsletters, from subscribing to the unsubscribe link."""

import json

from google.protobuf.field_mask_pb2 import FieldMask
from support.case import EndToEndTestCase
from support.mail import await_mail, code_in
from support.people import administrator, new_id, register, sign_in
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2, newsletters_pb2, own_account_pb2

PASSWORD = "heather-otter-lantern"


class Newsletters(EndToEndTestCase):
    def test_from_the_wish_to_the_click(self):
        address = "news-reader@example.org"
        register(self.stack, "news-reader", PASSWORD, email=address, email_consent=True,
                 language="de")
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username="news-reader", code=code_in(await_mail(self.stack, address))))
        reader = sign_in(self.stack, "news-reader", PASSWORD)

        def account():
            return self.gateway.accounts.GetAccount(
                auth_pb2.GetAccountRequest(), token=reader.token)

        self.gateway.own_accounts.UpdateAccount(own_account_pb2.UpdateAccountRequest(
            account=auth_pb2.Account(newsletter=True), update_mask=FieldMask(paths=["newsletter"]),
            etag=account().etag), token=reader.token)
        sent = newsletters_pb2.SendNewsletterRequest(newsletter_id=new_id(), texts=[
            newsletters_pb2.NewsletterText(language="en", subject="News", text="In English."),
            newsletters_pb2.NewsletterText(
                language="de", subject="Neuigkeiten für alle", text="Erstens: läuft.\nZweitens: gut.")])
        with self.assertFails("PERMISSION_DENIED", "NOT_ADMINISTRATOR"):
            self.gateway.newsletters.SendNewsletter(sent, token=reader.token)
        token = administrator(self.stack).token
        for _ in range(2):
            self.gateway.newsletters.SendNewsletter(sent, token=token)
        mail = await_mail(self.stack, address, 2)
        self.assertEqual(mail["Subject"], "Neuigkeiten für alle")
        self.assertEqual(mail["List-Unsubscribe-Post"], "List-Unsubscribe=One-Click")
        plain, rich = (mail.get_body((kind,)).get_content().replace("\r\n", "\n")
                       for kind in ("plain", "html"))
        self.assertIn("Erstens: läuft.\nZweitens: gut.", plain)
        self.assertIn("Erstens: läuft.<br>", rich)
        link = mail["List-Unsubscribe"].strip().strip("<>")
        self.assertIn(link, plain)
        self.assertTrue(link.startswith("https://"))
        click = newsletters_pb2.EndNewsletterRequest(token=link.rpartition("/")[2])
        for _ in range(2):
            self.gateway.newsletters.EndNewsletter(click)
        self.assertFalse(account().newsletter)
        status = self.gateway.newsletters.GetNewsletter(newsletters_pb2.GetNewsletterRequest(
            newsletter_id=sent.newsletter_id), token=token)
        self.assertTrue(status.HasField("complete_time"))

    def test_at_the_console(self):
        folder = self.stack.directory / "run"
        german, bad = folder / "news.de.txt", folder / "bad.txt"
        german.write_text("Neues von der Studie\n\nErstens: läuft.\n")
        bad.write_text("Neues\nohne leere Zeile\n")
        newsletter_id = new_id()
        for _ in range(2):
            done = self.stack.control(
                "newsletter", "send", "--text", f"de={german}", "--id", newsletter_id)
            self.assertIn(f"newsletter: {newsletter_id}", done.stdout)

        def complete():
            done = self.stack.control("newsletter", "status", newsletter_id, "--json", check=False)
            self.assertIn(done.returncode, (0, 1), done.stderr)
            self.assertEqual(done.returncode == 0, "completeTime" in json.loads(done.stdout))
            return done.returncode == 0

        wait_until(complete, "a mail is made for everybody")
        for arguments, status, words in (
                (("send", "--text", f"de={bad}"), 65, "has no empty line after the subject"),
                (("send", "--text", f"de={folder / 'none.txt'}"), 66, "there is no file"),
                (("send", "--text", "news.de.txt"), 64, "is not LANGUAGE=FILE"),
                (("send", "--text", f"!!={german}"), 1, "texts[0].language"),
                (("status", new_id()), 1, "NEWSLETTER_UNKNOWN")):
            done = self.stack.control("newsletter", *arguments, check=False)
            self.assertEqual((done.returncode, words in done.stderr), (status, True), done.stderr)
