"""Membership of studies: requests, invitations, groups, pauses, blocking and following questionnaires."""

from google.protobuf.wrappers_pb2 import DoubleValue
from support.case import EndToEndTestCase
from support.export import export
from support.mail import await_mail, code_in
from support.people import (
    anonymous, anonymous_in, leader_of, new_id, new_leader, register, sign_in,
)
from support.sheets import make_sheet, verdict_names, violations_of
from support.studies import daily, publish
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2, rules_pb2, study_pb2

PENDING = auth_pb2.JOIN_REQUEST_STATE_PENDING
APPROVED = auth_pb2.JOIN_REQUEST_STATE_APPROVED


class Membership(EndToEndTestCase):
    def form(self, study_id, questionnaire_id):
        """The questionnaire as its leader gets it, independent of groups."""
        leader = leader_of(self.stack, study_id)
        return next(
            questionnaire
            for questionnaire in self.gateway.catalogue.ListStudyQuestionnaires(
                catalogue_pb2.ListStudyQuestionnairesRequest(study_id=study_id),
                token=leader.token,
            ).questionnaires
            if questionnaire.questionnaire_id == questionnaire_id
        )

    def sheet(self, study_id, form, before=60, **fields):
        return make_sheet(study_id, form, self.now() - before, self.random, **fields)

    def test_joining_by_request(self):
        study = "by-request"
        publish(
            self.stack, study, [daily("by-request-form")],
            access=study_pb2.STUDY_ACCESS_REQUEST)
        name = new_leader(self.stack, study)
        form = self.form(study, "by-request-form")
        register(
            self.stack, "asking-anna", "heather otter lantern", email="anna@example.org",
            email_consent=True)
        self.gateway.accounts.ConfirmAccount(
            auth_pb2.ConfirmAccountRequest(
                username="asking-anna",
                code=code_in(await_mail(self.stack, "anna@example.org"))))
        anna = sign_in(self.stack, "asking-anna", "heather otter lantern")

        asked = anna.join(study, note="Anna, 17\x07\u202e!")
        self.assertEqual(asked.join_request.state, PENDING)
        self.assertFalse(asked.HasField("enrolment"))
        self.assertEqual(anna.join(study).outcome, auth_pb2.WRITE_OUTCOME_ALREADY_EXISTS)
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            anna.plan(study)
        verdict, = anna.submit(self.sheet(study, form))
        self.assertEqual(verdict_names([verdict]), ["RETRY_LATER"])
        self.assertEqual(violations_of(verdict), [("study_id", "ENROLMENT_PENDING")])

        listed = self.stack.control("members", "requests", study, username=name).stdout
        identifier = asked.join_request.join_request_id
        self.assertIn(identifier, listed)
        self.assertIn("Anna, 17\\u{7}\\u{202E}!", listed)
        approve = ("members", "approve", study, identifier, "--reason", "Welcome aboard")
        self.assertIn("approved", self.stack.control(*approve, username=name).stdout)
        self.assertIn("before", self.stack.control(*approve, username=name).stdout)
        told, = anna.join_requests()
        self.assertEqual((told.state, told.reason, told.note), (APPROVED, "Welcome aboard", ""))
        mail = await_mail(self.stack, "anna@example.org", 2).get_body(("plain",)).get_content()
        self.assertIn(study, mail)
        self.assertIn("Welcome aboard", mail)

        anna.renew()
        self.assertEqual(len(anna.plan(study).notifications), 64)
        self.assertCreated(anna.submit(self.sheet(study, form)))
        self.assertIn("group", self.stack.control("members", "list", study, username=name).stdout)

    def test_a_request_rejected_and_one_withdrawn(self):
        study = "hard-to-join"
        publish(
            self.stack, study, [daily("hard-to-join-form")],
            access=study_pb2.STUDY_ACCESS_REQUEST)
        name = new_leader(self.stack, study)
        berta, carla = anonymous(self.stack), anonymous(self.stack)
        berta_request = berta.join(study).join_request.join_request_id
        carla_request = carla.join(study).join_request.join_request_id
        carla.leave(study)
        self.stack.control(
            "members", "reject", study, berta_request, "--reason", "Full", username=name)
        self.assertEqual([request.reason for request in berta.join_requests()], ["Full"])
        failed = self.stack.control(
            "members", "approve", study, carla_request, username=name, check=False)
        self.assertNotEqual(failed.returncode, 0)
        self.assertIn("JOIN_REQUEST_CLOSED", failed.stderr)
        self.assertEqual(
            [request.state for request in carla.join_requests()],
            [auth_pb2.JOIN_REQUEST_STATE_WITHDRAWN])
        stranger = anonymous(self.stack)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.gateway.memberships.ListJoinRequests(
                auth_pb2.ListJoinRequestsRequest(study_id=study), token=stranger.token)

    def test_groups_by_invitation_and_by_the_leader(self):
        study = "two-arms"
        publish(
            self.stack, study,
            [daily("two-arms-a", group_ids=["a"]), daily("two-arms-b", 780, group_ids=["b"])],
            groups=["a", "b"], unlisted=True)
        name = new_leader(self.stack, study)
        outsider = anonymous(self.stack)
        with self.assertFails("PERMISSION_DENIED", "INVITATION_REQUIRED"):
            outsider.join(study)
        with self.assertFails("PERMISSION_DENIED", "INVITATION_REJECTED"):
            outsider.join(study, invitation_code="00000-00000")
        invite = ("members", "invite", study, "--group", "a", "--uses", "2")
        code = self.stack.control(*invite, username=name).stdout.strip()
        member = anonymous(self.stack)
        self.assertEqual(member.join(study, invitation_code=code).enrolment.group_id, "a")

        def planned(participant):
            return {
                entry.questionnaire_id for entry in participant.plan(study).notifications}

        self.assertEqual(planned(member), {"two-arms-a"})
        forms = {
            letter: self.form(study, f"two-arms-{letter}") for letter in ("a", "b")}
        first, second = member.submit(
            self.sheet(study, forms["a"]), self.sheet(study, forms["b"]))
        self.assertCreated([first])
        self.assertRejected(second, ("questionnaire_id", "QUESTIONNAIRE_NOT_IN_STUDY"))

        row, = (
            line.split() for line in self.stack.control(
                "members", "list", study, username=name).stdout.splitlines()
            if line.split()[2:3] == ["a"])
        self.stack.clock.advance(seconds=5)
        self.stack.control("members", "group", study, row[0], "b", username=name)
        self.stack.clock.advance(seconds=5)
        member.renew()
        wait_until(lambda: planned(member) == {"two-arms-b"}, "planning knows the new group")
        wait_until(
            lambda: verdict_names(
                member.submit(self.sheet(study, forms["b"], before=1))) == ["CREATED"],
            "ingestion knows the new group")
        # Filled in before the change and sent after it.
        self.assertCreated(member.submit(self.sheet(study, forms["a"], before=30)))
        rows, _ = export(
            self.stack, leader_of(self.stack, study).token, study, "wide", "two-arms-a")
        self.assertEqual([row["group"] for row in rows], ["a", "a"])

    def test_the_command_line_lists_every_page_of_invitations(self):
        study = "many-invited"
        publish(self.stack, study, [daily("many-invited-form")], unlisted=True)
        name = new_leader(self.stack, study)
        token = leader_of(self.stack, study).token
        codes = {
            self.gateway.memberships.CreateInvitation(
                auth_pb2.CreateInvitationRequest(invitation_id=new_id(), study_id=study),
                token=token).code
            for _ in range(201)}
        _, *lines = self.stack.control(
            "members", "invitations", study, username=name).stdout.splitlines()
        self.assertEqual({line.split()[1] for line in lines}, codes)
        self.assertEqual(len(lines), 201)

    def test_a_pause(self):
        study = "with-a-pause"
        uses = [daily("with-a-pause-form")]
        publish(self.stack, study, uses)
        new_leader(self.stack, study)
        member = anonymous_in(self.stack, study)
        form = member.questionnaires(study)["with-a-pause-form"]
        self.assertEqual(len(member.plan(study).notifications), 64)
        before = self.sheet(study, form, before=0)
        self.stack.clock.advance(minutes=5)
        publish(self.stack, study, uses, paused=True)
        wait_until(
            lambda: len(member.plan(study).notifications) == 0, "planning knows of the pause")
        newcomer = anonymous(self.stack)

        def refused():
            try:
                newcomer.join(study)
            except Exception as error:
                return "paused" in str(error)
            newcomer.leave(study)
            return False

        wait_until(refused, "auth knows of the pause")
        with self.assertFails("FAILED_PRECONDITION", "STUDY_PAUSED"):
            newcomer.join(study)
        self.stack.clock.advance(minutes=5)
        during = self.sheet(study, form)
        verdict, = member.submit(during)
        self.assertEqual(verdict_names([verdict]), ["RETRY_LATER"])
        self.assertEqual(violations_of(verdict), [("finish_time", "STUDY_PAUSED")])
        self.assertCreated(member.submit(before))
        self.stack.clock.advance(minutes=5)
        publish(self.stack, study, uses)
        plan = wait_until(
            lambda: member.plan(study).notifications, "planning knows of the resumption")
        self.assertEqual(len({entry.notify_time.seconds for entry in plan}), len(plan))
        self.assertEqual(list(member.plan(study).notifications), list(plan))
        wait_until(
            lambda: verdict_names(member.submit(during)) == ["CREATED"],
            "ingestion knows of the resumption")
        rows, _ = export(
            self.stack, leader_of(self.stack, study).token, study, "wide", "with-a-pause-form")
        self.assertEqual([row["deviations"] for row in rows], ["", "PAUSED"])

    def test_what_blocks_what_follows_and_what_waits(self):
        study = "in-order"
        one_time = study_pb2.RECURRENCE_ONE_TIME
        publish(
            self.stack, study,
            [
                daily("in-order-first", blocking=True, recurrence=one_time),
                daily("in-order-daily", 780, repeat_interval_hours=1),
                daily("in-order-extra", 840),
            ],
            next_lists=[
                rules_pb2.NextList(
                    after_questionnaire_id="in-order-daily",
                    conditions=[
                        rules_pb2.Condition(
                            score_id="burden", operator=rules_pb2.CONDITION_OPERATOR_GREATER,
                            number=DoubleValue(value=10))
                    ],
                    offers=[rules_pb2.NextOffer(questionnaire_id="in-order-extra")],
                )
            ])
        new_leader(self.stack, study)
        member = anonymous_in(self.stack, study)
        forms = member.questionnaires(study)

        def planned():
            return {entry.questionnaire_id for entry in member.plan(study).notifications}

        def answered(feeling):
            sheet = self.sheet(study, forms["in-order-daily"], before=0)
            sheet.answers[0].number = feeling
            return sheet

        self.assertEqual(planned(), {"in-order-first"})
        self.assertEqual(
            [offer.questionnaire_id for offer in member.offers(study)], ["in-order-first"])
        # A sheet filled in nevertheless is stored and marked.
        self.stack.clock.advance(minutes=1)
        self.assertCreated(member.submit(answered(1)))
        self.assertCreated(member.submit(self.sheet(study, forms["in-order-first"], before=0)))
        wait_until(
            lambda: planned() == {"in-order-daily", "in-order-extra"},
            "planning knows that it was filled in")
        self.stack.clock.advance(minutes=30)
        verdict, = member.submit(answered(9))
        self.assertRejected(verdict, ("finish_time", "REPEATED_TOO_SOON"))
        self.stack.clock.advance(minutes=31)
        sheet = answered(9)
        verdict, = member.submit(sheet)
        self.assertCreated([verdict])
        self.assertEqual([offer.questionnaire_id for offer in verdict.next], ["in-order-extra"])
        self.assertEqual([score.value.value for score in verdict.scores], [18])
        self.assertEqual(list(member.offers(study)), list(verdict.next))
        self.assertCreated(member.submit(self.sheet(study, forms["in-order-extra"], before=0)))
        self.assertEqual(member.offers(study), [])
        rows, _ = export(
            self.stack, leader_of(self.stack, study).token, study, "wide", "in-order-daily")
        self.assertEqual([row["deviations"] for row in rows], ["BLOCKED", ""])
        self.assertEqual([row["score_burden"] for row in rows], ["2", "18"])
        self.assertEqual([row["score_burden_band"] for row in rows], ["low", "high"])
