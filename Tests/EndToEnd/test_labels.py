"""Subject labels, invitations as links, removal of members, and accounts that staff helps by hand."""

import json
import os
import stat
import subprocess
import tempfile
from pathlib import Path

from support.case import EndToEndTestCase
from support.mail import await_mail, code_in
from support.own_export import export
from support.people import (
    anonymous, leader_of, new_id, new_leader, new_staff, register, sign_in,
)
from support.quiet import await_quiet
from support.stack import clean_environment
from support.studies import daily, publish
from support.waiting import until_answered, wait_until
from otolith.auth.v1 import accounts_pb2, auth_pb2, consent_pb2, erasure_pb2, messages_pb2, recovery_pb2
from otolith.planning.v1 import oversight_pb2

PASSWORD = "heather-otter-lantern"
PAGE = "https://studies.example.org"


class LabelTestCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"labels-{new_id()[:8]}"
        publish(self.stack, self.study, [daily(f"{self.study}-form")], unlisted=True, subject_labels=True)
        self.name = new_leader(self.stack, self.study)
        self.label = f"KL-{new_id()[:6]}"
        until_answered(lambda: self.statuses(self.study))

    def statuses(self, study, token=None, **fields) -> list:
        return list(self.gateway.oversight.ListParticipantStatuses(
            oversight_pb2.ListParticipantStatusesRequest(study_id=study, **fields),
            token=token or leader_of(self.stack, study).token).participants)

    def control(self, *arguments, username=None) -> str:
        return self.stack.control(*arguments, username=username or self.name).stdout

    def folder(self) -> Path:
        return Path(self.enterContext(tempfile.TemporaryDirectory(prefix="otolith-labels-")))

    def member(self):
        """A member who came by an invitation with the label."""
        code, = self.control("members", "invite", self.study, "--label", self.label).split()
        person = anonymous(self.stack)
        person.join(self.study, invitation_code=code)
        await_quiet(self.stack)
        return person


class Labels(LabelTestCase):
    def test_a_clinic_connects_and_writes_and_another_study_does_not(self):
        person = self.member()
        own, = self.gateway.enrolments.ListEnrolments(
            auth_pb2.ListEnrolmentsRequest(), token=person.token).enrolments
        self.assertEqual(own.subject_label, self.label)
        # The same person in another study, which uses labels as well.
        other = f"{self.study}-b"
        publish(self.stack, other, [daily(f"{other}-form")], subject_labels=True)
        new_leader(self.stack, other)
        person.join(other)
        await_quiet(self.stack)
        listed = json.loads(self.control("plan", "participants", self.study, "--search", self.label.lower(), "--json"))
        self.assertEqual([one["subjectLabel"] for one in listed], [self.label])
        one, = until_answered(lambda: self.statuses(other))
        self.assertEqual(one.subject_label, "")
        self.assertNotEqual(one.participant, listed[0]["participant"])

        text = self.folder() / "message.txt"
        text.write_text("Please call us.")
        self.control("messages", "send", self.study, "--file", text, "--label", self.label)
        message, = self.gateway.messages.ListOwnMessages(
            messages_pb2.ListOwnMessagesRequest(), token=person.token).messages
        self.assertEqual((message.study_id, message.text), (self.study, "Please call us."))

        member, = self.gateway.memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=self.study, search=self.label),
            token=leader_of(self.stack, self.study).token).members
        corrected = f"{self.label}/b"
        self.control("members", "label", self.study, member.member_id, corrected)
        await_quiet(self.stack)
        self.assertEqual([one.subject_label for one in self.statuses(self.study)], [corrected])

    def test_nobody_without_the_right_sees_a_label(self):
        self.member()
        # Compliance and members, but no labels.
        name = new_staff(self.stack, f"manager-{self.study}", self.study, "data_manager")
        manager = sign_in(self.stack, name, PASSWORD)
        one, = until_answered(lambda: self.statuses(self.study, manager.token))
        self.assertEqual(one.subject_label, "")
        self.assertEqual(self.statuses(self.study, manager.token, search=self.label), [])
        self.assertNotIn(self.label, self.control("members", "list", self.study, username=name))
        self.assertNotIn(self.label, self.control("plan", "participants", self.study, username=name))
        # Neither does the leader once the study has given labels up.
        publish(self.stack, self.study, [daily(f"{self.study}-form")], unlisted=True)
        await_quiet(self.stack)
        self.assertNotIn(self.label, self.control("members", "list", self.study, "--json"))
        self.assertEqual([one.subject_label for one in self.statuses(self.study)], [""])
        failed = self.stack.control(
            "members", "invite", self.study, "--label", "X-1", username=self.name, check=False)
        self.assertIn("SUBJECT_LABELS_NOT_USED", failed.stderr)

    def test_a_withdrawn_consent_ends_the_label(self):
        person = self.member()
        self.stack.clock.advance(seconds=5)
        self.gateway.consents.WithdrawConsent(
            consent_pb2.WithdrawConsentRequest(study_id=self.study), token=person.token)
        await_quiet(self.stack)
        self.assertEqual([one.subject_label for one in self.statuses(self.study)], [""])

    def test_a_label_is_exported_and_erased_with_the_person(self):
        person = self.member()
        for service in ("auth", "planning"):
            rows = export(self.stack, service, person.token)["enrolments"]
            self.assertEqual([row["subject_label"] for row in rows], [self.label])
        schemas = ["auth", "catalogue", "ingestion", "planning", "bus"]
        self.assertEqual(
            self.stack.database.tables_holding(self.label, ["auth", "planning"]).keys(),
            {"auth.enrolments", "planning.enrolments"})
        self.gateway.erasures.RequestErasure(erasure_pb2.RequestErasureRequest(
            erasure_id=new_id(), mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS), token=person.token)
        wait_until(
            lambda: not self.stack.database.tables_holding(self.label, schemas), "the label is erased everywhere")


class Invitations(LabelTestCase):
    def test_a_link_and_its_picture_are_made(self):
        folder = self.folder()
        (folder / "bin").mkdir()
        # As the program of libqrencode is called: the link on standard input, the picture on standard output.
        program = folder / "bin" / "qrencode"
        program.write_text('#!/bin/sh\nprintf "%s\\n" "$*"\ncat\n')
        program.chmod(0o755)

        def invite(name, path):
            return subprocess.run(
                [self.stack.bin / "otolithctl", "members", "invite", self.study, "--page", f"{PAGE}/", "--qr",
                 folder / name],
                env=clean_environment() | self.stack.environment | {
                    "PATH": path, "OTOLITH_USERNAME": self.name,
                    "OTOLITH_PASSWORD_FILE": str(self.stack.password_file(self.name))},
                stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)

        for kind in ("svg", "png"):
            done = invite(f"code.{kind}", f"{folder / 'bin'}:{os.environ['PATH']}")
            self.assertEqual(done.returncode, 0, done.stderr)
            code, link = done.stdout.split()
            self.assertEqual(link, f"{PAGE}/join/{self.study}#invitation={code}")
            picture = folder / f"code.{kind}"
            self.assertEqual(picture.read_text(), f"-t {kind.upper()} -l M -o -\n{link}")
            # The link is a secret.
            self.assertEqual(stat.S_IMODE(picture.stat().st_mode), 0o600)
        failed = invite("code.svg", str(folder))
        self.assertNotEqual(failed.returncode, 0)
        self.assertIn("qrencode", failed.stderr)
        wrong = invite("code.jpeg", os.environ["PATH"])
        self.assertIn(".svg or .png", wrong.stderr)

    def test_a_removed_member_gets_no_plan(self):
        person = self.member()
        self.assertTrue(person.plan(self.study, limit=3).notifications)
        member, = self.gateway.memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=self.study),
            token=leader_of(self.stack, self.study).token).members
        self.stack.clock.advance(seconds=5)
        for _ in range(2):
            self.control("members", "remove", self.study, member.member_id, "--reason", "duplicate", "--yes")
        person.renew()
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            person.plan(self.study)
        await_quiet(self.stack)
        self.assertEqual(
            [one.activity for one in self.statuses(self.study)], [oversight_pb2.PARTICIPANT_ACTIVITY_LEFT])


class HelpedAccounts(EndToEndTestCase):
    def registered(self):
        name = f"h{new_id()[:12]}"
        register(self.stack, name, PASSWORD, email=f"{name}@mail.example.org")
        return name

    def test_the_code_of_a_mail_confirms_alone(self):
        name = self.registered()
        code = code_in(await_mail(self.stack, f"{name}@mail.example.org"))
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(code=code))
        sign_in(self.stack, name, PASSWORD)

    def test_staff_activates_and_resets_by_hand(self):
        name = self.registered()
        for _ in range(2):
            shown = self.stack.control("accounts", "activate", name, "--reason", "mail-lost").stdout
            self.assertIn("active", shown)
        before = sign_in(self.stack, name, PASSWORD)
        code = self.stack.control("accounts", "reset", name, "--reason", "codes-lost", "--yes").stdout.split()[0]
        self.gateway.recovery.ResetPassword(recovery_pb2.ResetPasswordRequest(
            code=code, password="badger-willow-compass"))
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            before.renew()
        sign_in(self.stack, name, "badger-willow-compass")
        actions = self.stack.database.query(
            "SELECT action, object FROM auth.audit_log WHERE action IN ('account.activated', 'account.reset')"
            " ORDER BY number DESC LIMIT 2")
        self.assertEqual(actions, [["account.reset", "codes_lost"], ["account.activated", "mail_lost"]])
        with self.assertFails("PERMISSION_DENIED"):
            self.gateway.account_administration.ActivateAccount(
                accounts_pb2.ActivateAccountRequest(participant_id=new_id(), reason=1),
                token=sign_in(self.stack, name, "badger-willow-compass").token)
