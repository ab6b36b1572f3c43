"""A randomised trial: two blinded assessors, an unblinded statistician, three sites, and what each of them sees."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import grpc

from support.allocation import Allocation
from support.export import export
from support.failures import failure_of
from support.people import leader_of, new_id
from support.quiet import await_quiet
from support.trial import ARMS, SITES, TrialTestCase
from support.waiting import wait_until
from otolith.auth.v1 import allocation_pb2, auth_pb2, erasure_pb2, messages_pb2
from otolith.planning.v1 import oversight_pb2


class TrialDay(TrialTestCase):
    def test_a_day(self):
        before = self.fresh(self.assessor_name)
        export(self.stack, before.token, self.study, "long")
        self.assertIn("would be started", self.control(
            "start", "--arm", f"{ARMS[0]}=1", "--arm", f"{ARMS[1]}=1", "--block", "2",
            "--dry-run").stdout)
        self.stack.clock.advance(seconds=2)
        commitment = self.start()
        # Tokens from before, which show groups, are refused by all services.
        wait_until(lambda: self.is_refused(before.access_token), "the earlier token is refused")

        people = [self.join() for _ in range(12)]
        self.allocate_all(people)
        self.expect_balance(12)
        person, member_id = people[3]
        arm = self.arm_of(member_id)
        self.unblind(member_id, arm)
        self.leave_and_return(person, arm)
        self.erase(people[5][0], people[5][1])
        late = self.join()
        self.assertEqual(self.allocate(late[1], "ulm").allocation.position, 13)
        self.end(commitment)

    def is_refused(self, token):
        try:
            export(self.stack, token, self.study, "long")
        except grpc.RpcError as error:
            self.assertEqual(failure_of(error).reason, "TOKEN_EXPIRED")
            return True
        return False

    def allocate_all(self, people):
        """All at once, each twice with the same id, as after a lost response."""
        requests = [
            (member_id, SITES[place % 3], new_id()) for place, (_, member_id) in enumerate(people)]
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda request: self.allocate(*request), requests * 2))
        for first, second in zip(answers[:len(requests)], answers[len(requests):]):
            self.assertEqual(first.allocation, second.allocation)
            self.assertEqual({first.outcome, second.outcome}, {
                auth_pb2.WRITE_OUTCOME_CREATED, auth_pb2.WRITE_OUTCOME_ALREADY_EXISTS})
            self.assertEqual(first.allocation.group_id, "")
        with self.assertFails("FAILED_PRECONDITION", "MEMBER_ALLOCATED"):
            self.allocate(people[0][1], SITES[0])

    def expect_balance(self, count):
        found = self.allocations(self.statistician)
        self.assertEqual([one.position for one in found], list(range(1, count + 1)))
        for site in SITES:
            arms = Counter(one.group_id for one in found if one.strata[0].level == site)
            self.assertEqual(arms.total(), count // 3)
            # Half of the largest block at most.
            self.assertLessEqual(abs(arms[ARMS[0]] - arms[ARMS[1]]), 2)
        concealed = self.allocations(self.assessor)
        self.assertEqual([one.member_id for one in concealed], [one.member_id for one in found])
        self.assertEqual({one.group_id for one in concealed}, {""})

    def arm_of(self, member_id):
        arm, = (one.group_id for one in self.allocations(self.statistician)
                if one.member_id == member_id)
        self.assertIn(arm, ARMS)
        return arm

    def unblind(self, member_id, arm):
        unblinding_id = new_id()
        asked = self.gateway.allocations.RequestUnblinding(
            allocation_pb2.RequestUnblindingRequest(
                unblinding_id=unblinding_id, study_id=self.study, member_id=member_id,
                reason="Anaphylaxis"), token=self.assessor.token).unblinding
        self.assertEqual(asked.state, allocation_pb2.UNBLINDING_STATE_PENDING)
        decide = allocation_pb2.DecideUnblindingRequest(
            study_id=self.study, unblinding_id=unblinding_id, approve=True)
        with self.assertFails("PERMISSION_DENIED", "SECOND_PERSON_REQUIRED"):
            self.gateway.allocations.DecideUnblinding(decide, token=self.assessor.token)
        approved = self.control("approve", unblinding_id, username=self.other_name).stdout
        self.assertEqual(approved.strip(), f"{member_id}: approved, arm {arm}")

        def shown(caller):
            one, = self.gateway.allocations.ListUnblindings(
                allocation_pb2.ListUnblindingsRequest(study_id=self.study),
                token=caller.token).unblindings
            return one.group_id

        self.assertEqual([shown(self.assessor), shown(self.other)], [arm, arm])
        self.assertEqual(shown(self.leader), "")
        self.assertEqual({member.group_id for member in self.members(self.assessor)}, {""})

    def leave_and_return(self, person, arm):
        person.leave(self.study)
        self.stack.clock.advance(seconds=2)
        _, member_id = self.join(person)
        enrolled = [one for one in self.gateway.enrolments.ListEnrolments(
            auth_pb2.ListEnrolmentsRequest(), token=person.token).enrolments
            if not one.HasField("leave_time")]
        self.assertEqual([one.group_id for one in enrolled], [arm])
        with self.assertFails("FAILED_PRECONDITION", "MEMBER_ALLOCATED"):
            self.allocate(member_id, SITES[0])
        with self.assertFails("FAILED_PRECONDITION", "MEMBER_ALLOCATED"):
            self.gateway.memberships.SetMemberGroup(auth_pb2.SetMemberGroupRequest(
                study_id=self.study, member_id=member_id, group_id=arm), token=self.leader.token)

    def erase(self, person, member_id):
        position, = (one.position for one in self.allocations(self.assessor)
                     if one.member_id == member_id)
        self.gateway.erasures.RequestErasure(
            erasure_pb2.RequestErasureRequest(
                erasure_id=new_id(), study_id=self.study,
                mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS), token=person.token)
        found = self.allocations(self.assessor)
        self.assertEqual(len(found), 12)
        self.assertEqual([one.position for one in found if not one.member_id], [position])
        self.assertNotIn(member_id, [one.member_id for one in found])

    def end(self, commitment):
        early = self.control("verify", username=self.assessor_name, check=False)
        self.assertEqual(early.returncode, 1, early.stderr)
        self.control("end", "--yes")
        # Tokens from before, which conceal the arms, are refused as well.
        self.assessor, self.other = (
            self.fresh(name) for name in (self.assessor_name, self.other_name))
        self.leader = leader_of(self.stack, self.study)
        verified = self.control(
            "verify", "--commitment", commitment, username=self.assessor_name).stdout
        self.assertEqual(verified.strip(), "equal: the commitment and 13 allocations")
        wrong = self.control("verify", "--commitment", "00" * 32, "--json", check=False)
        self.assertEqual(wrong.returncode, 1)
        self.assertFalse(json.loads(wrong.stdout)["equal"])
        # The same with the few lines of Python that follow the document.
        scheme = self.gateway.allocations.GetAllocationScheme(
            allocation_pb2.GetAllocationSchemeRequest(study_id=self.study),
            token=self.assessor.token)
        recomputed = Allocation(scheme.seed, scheme.parameters)
        self.assertEqual(recomputed.commitment(), commitment)
        found = self.allocations(self.assessor)
        self.assertEqual(
            [recomputed.next([level.level for level in one.strata]) for one in found],
            [one.group_id for one in found])
        _, member_id = self.join()
        with self.assertFails("FAILED_PRECONDITION", "ALLOCATION_ENDED"):
            self.allocate(member_id, SITES[0])


class Concealment(TrialTestCase):
    def test_no_message_shows_blinded_staff_the_arm_of_a_member(self):
        self.stack.clock.advance(seconds=2)
        self.start()
        people = [self.join() for _ in range(4)]
        for person, member_id in people:
            self.allocate(member_id, SITES[0])
            self.answer(person)
        # Today's notifications are past then, so that compliance counts them.
        self.stack.clock.advance(days=1)
        await_quiet(self.stack)
        self.known = self.ids_for_requests()
        secrets = [word.encode() for word in (*ARMS, self.first, self.second)]
        # What is searched for is found in what the statistician gets.
        shown = self.answers(self.statistician)
        for method in ("ListMembers", "ListAllocations", "ExportAnswerSheets",
                       "ExportNotifications", "ListParticipantStatuses", "GetCompliance"):
            self.assertTrue(any(word in shown[method] for word in secrets), method)
        for name, caller in (("assessor", self.assessor), ("other", self.other),
                             ("leader", self.leader)):
            answers = self.answers(caller)
            self.assertGreater(len(answers), 8)
            for method, content in answers.items():
                with self.subTest(name, method=method):
                    self.assertEqual([word for word in secrets if word in content], [])
        self.expect_refusals()

    def expect_refusals(self):
        def compliance(**fields):
            fields.setdefault("breakdown", oversight_pb2.COMPLIANCE_BREAKDOWN_TOTAL)
            return lambda: self.gateway.oversight.GetCompliance(
                oversight_pb2.GetComplianceRequest(study_id=self.study, **fields),
                token=self.assessor.token)

        def message():
            self.gateway.messages.SendStudyMessage(
                messages_pb2.SendStudyMessageRequest(
                    message_id=new_id(), study_id=self.study, text="Hello", group_id=ARMS[0]),
                token=self.other.token)

        def addition():
            request = oversight_pb2.AddNotificationRequest(
                study_id=self.study, participant=self.known["participant"],
                questionnaire_id=self.first, notification_id=new_id())
            request.notify_time.FromSeconds(int(self.now()) + 3600)
            self.gateway.oversight.AddNotification(request, token=self.leader.token)

        def explanation():
            self.gateway.oversight.ExplainNotification(
                oversight_pb2.ExplainNotificationRequest(
                    notification_id=self.known["notification_id"], study_id=self.study),
                token=self.leader.token)

        for name, call in (
            ("by group", compliance(breakdown=oversight_pb2.COMPLIANCE_BREAKDOWN_GROUP)),
            ("of a group", compliance(group_id=ARMS[0])), ("message", message),
            ("addition", addition), ("explanation", explanation),
        ):
            with self.subTest(name), self.assertFails("PERMISSION_DENIED", "GROUPS_CONCEALED"):
                call()
        # Rows of questionnaires of one arm are left out, not counted.
        rows, _ = export(self.stack, self.assessor.token, self.study, "long")
        self.assertEqual({row["questionnaire"] for row in rows}, {self.outcome})
        self.assertEqual(len({row["sheet_id"] for row in rows}), 4)
        self.assertEqual({row["group"] for row in rows}, {""})
