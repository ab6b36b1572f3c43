"""Labels, members and invitations in the console; an invitation and a confirmation opened by their links."""

import base64

from support.console import ConsoleTestCase
from support.mail import await_mail, code_in
from support.page_case import PageTestCase
from support.people import anonymous, leader_of, new_id, new_leader, register, sign_in
from support.quiet import await_quiet
from support.studies import daily, publish
from otolith.auth.v1 import auth_pb2

PASSWORD = "heather-otter-lantern"
ROWS = "[...document.querySelectorAll('tbody tr')]"


def labelled(case) -> str:
    study = f"clinic-{new_id()[:8]}"
    publish(case.stack, study, [daily(f"{study}-form")], unlisted=True, subject_labels=True)
    return study


def members_of(case, study) -> list:
    return list(case.gateway.memberships.ListMembers(
        auth_pb2.ListMembersRequest(study_id=study), token=leader_of(case.stack, study).token).members)


class Console(ConsoleTestCase):
    def setUp(self):
        super().setUp()
        self.clinic = labelled(self)
        self.leader_name = new_leader(self.stack, self.clinic)

    def test_codes_for_labels_are_made_and_saved(self):
        console = self.opened(f"#/studies/{self.clinic}/invitations", self.leader_name)
        console.fill("Labels", "KL-0042\n\n KL-0043 \n")
        console.press("Create")
        console.until("document.querySelectorAll('.ticket .label').length === 2", "two codes are shown")
        self.assertEqual(console.texts(".ticket .label"), ["KL-0042", "KL-0043"])
        # What the browser would save, in place of the file.
        console.evaluate(
            "(() => { window.saved = {}; let drawn; const address = URL.createObjectURL;"
            " URL.createObjectURL = (blob) => { drawn = blob; return address.call(URL, blob); };"
            " HTMLAnchorElement.prototype.click = async function () {"
            "  const bytes = new Uint8Array(await drawn.arrayBuffer());"
            "  window.saved[this.download] = btoa(String.fromCharCode(...bytes)); }; })()")
        for kind in ("SVG", "PNG"):
            console.evaluate(
                "void [...document.querySelectorAll('.ticket button')].find((one) => one.textContent === $0).click()",
                f"Save as {kind}")
            console.until("window.saved[$0]", "the picture is saved", f"invitation-KL-0042.{kind.lower()}")
        saved = {
            name: base64.b64decode(contents) for name, contents in console.evaluate("window.saved").items()}
        self.assertTrue(saved["invitation-KL-0042.svg"].startswith(b"<svg xmlns="))
        self.assertTrue(saved["invitation-KL-0042.png"].startswith(b"\x89PNG\r\n"))
        code = console.evaluate("document.querySelector('.ticket').dataset.code")
        anonymous(self.stack).join(self.clinic, invitation_code=code)
        self.assertEqual([one.subject_label for one in members_of(self, self.clinic)], ["KL-0042"])

    def test_members_are_found_labelled_and_removed(self):
        leader = leader_of(self.stack, self.clinic)
        for label in ("KL-1", "XX-2"):
            invitation = self.gateway.memberships.CreateInvitation(auth_pb2.CreateInvitationRequest(
                invitation_id=new_id(), study_id=self.clinic, subject_label=label), token=leader.token)
            anonymous(self.stack).join(self.clinic, invitation_code=invitation.code)
        await_quiet(self.stack)
        place = f"#/studies/{self.clinic}"
        console = self.opened(f"{place}/members?search=kl", self.leader_name)
        console.until(f"{ROWS}.length === 1 && {ROWS}[0].innerText.includes('KL-1')", "the member is found")
        console.evaluate("void document.querySelector('tbody a').click()")
        console.press("Set the label …")
        console.fill("Label", "KL-9")
        console.press("Save")
        console.until("document.querySelector('dl')?.innerText.includes('KL-9')", "the label is changed")
        await_quiet(self.stack)
        console.go(f"{place}/participants?search=KL-9")
        console.until(f"{ROWS}.length === 1 && {ROWS}[0].innerText.includes('KL-9')", "the pseudonym is found")
        console.evaluate("void document.querySelector('tbody a').click()")
        console.press("Write a message …")
        console.fill("Message", "Please call us.")
        console.press("Send")
        console.until("!document.querySelector('dialog')", "the message is sent")
        first, second = members_of(self, self.clinic)
        self.assertEqual(
            self.stack.database.query(f"SELECT member_id::text FROM auth.messages WHERE study_id = '{self.clinic}'"),
            [[first.member_id]])
        console.go(f"{place}/members/{second.member_id}")
        console.press("Remove …")
        console.fill("Reason", "MEMBER_REMOVAL_REASON_NOT_ELIGIBLE")
        console.press("Remove")
        console.until(f"{ROWS}.length === 1", "one member is left")
        self.assertEqual([one.member_id for one in members_of(self, self.clinic)], [first.member_id])


class Links(PageTestCase):
    def test_an_invitation_is_accepted_in_one_step(self):
        study = labelled(self)
        new_leader(self.stack, study)
        leader = leader_of(self.stack, study)
        invitation = self.gateway.memberships.CreateInvitation(auth_pb2.CreateInvitationRequest(
            invitation_id=new_id(), study_id=study, subject_label="KL-0042"), token=leader.token)
        await_quiet(self.stack)
        screen = self.phone().open(f"/join/{study}#invitation={invitation.code}")
        screen.until_there("#agree")
        self.assertIn("its own records", screen.seen())
        # Opening the link, as a scanner of mails does, changes nothing.
        self.assertEqual(members_of(self, study), [])
        screen.join(study)
        member, = members_of(self, study)
        self.assertEqual(member.subject_label, "KL-0042")
        screen.go(f"study/{study}", "#subject-label")
        self.assertIn("KL-0042", screen.seen())
        self.assertQuiet(screen)

    def confirmed(self, username: str) -> str:
        return self.stack.database.value(
            f"SELECT confirmed_at IS NOT NULL FROM auth.accounts WHERE username_key = '{username}'")

    def test_a_link_confirms_an_account_when_the_person_presses(self):
        name = f"h{new_id()[:12]}"
        register(self.stack, name, PASSWORD, email=f"{name}@mail.example.org")
        code = code_in(await_mail(self.stack, f"{name}@mail.example.org"))
        screen = self.phone().open(f"/#confirm/{code}")
        screen.until_there("main.confirm button.primary")
        self.assertEqual(self.confirmed(name), "f")
        screen.click("main.confirm button.primary")
        screen.until_there("#confirmed")
        self.assertEqual(self.confirmed(name), "t")
        self.assertEqual(screen.violations()["violations"], [])
        self.assertQuiet(screen)
        sign_in(self.stack, name, PASSWORD)

    def test_an_account_named_by_its_address_needs_the_password(self):
        address = f"h{new_id()[:12]}@mail.example.org"
        register(self.stack, "", PASSWORD, email=address, email_consent=True)
        code = code_in(await_mail(self.stack, address))
        screen = self.phone().open(f"/#confirm/{code}")
        screen.until_there("main.confirm button.primary")
        screen.click("main.confirm button.primary")
        screen.until("document.querySelector('#confirm-password')?.checkVisibility()")
        screen.write("#confirm-password", PASSWORD)
        screen.click("main.confirm button.primary")
        screen.until_there("#confirmed")
        sign_in(self.stack, address, PASSWORD)
