"""A randomised trial: two blinded assessors, an unblinded statistician, three sites, and what each of them sees."""

import importlib
import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import grpc

from support import api
from support.allocation import Allocation
from support.case import EndToEndTestCase
from support.export import export
from support.failures import failure_of
from support.people import anonymous, leader_of, new_id, new_leader, new_staff, sign_in
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily, publish
from support.twice import READING
from support.waiting import until_answered, wait_until
from otolith.auth.v1 import allocation_pb2, auth_pb2, erasure_pb2, messages_pb2
from otolith.planning.v1 import oversight_pb2

ARMS = ["verum-group", "sham-group"]
SITES = ["berlin", "ulm", "wien"]
PASSWORD = "heather-otter-lantern"
# Definitions of the study and of the scheme, which name the arms, but no member.
DEFINITIONS = {"GetAllocationScheme", "ExportCodebook"}


class TrialTestCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"trial-{new_id()[:8]}"
        self.outcome, self.first, self.second = (f"{self.study}-{name}" for name in "oxy")
        publish(
            self.stack, self.study,
            [daily(self.outcome), daily(self.first, 600, group_ids=ARMS[:1]),
             daily(self.second, 660, group_ids=ARMS[1:])], groups=ARMS)
        new_leader(self.stack, self.study)
        self.leader = leader_of(self.stack, self.study)
        self.statistician_name = self.staff("statistician", "unblinded_statistician")
        self.assessor_name = self.staff("assessor", "data_manager", "clinician")
        self.other_name = self.staff("other", "recruiter", "clinician")

    def staff(self, name, *roles):
        return new_staff(self.stack, f"{name}-{self.study}", self.study, *roles)

    def signed_in(self, name):
        """With a token from after the latest change of rights."""
        return sign_in(self.stack, name, PASSWORD)

    def control(self, *arguments, username=None, **fields):
        command, *rest = arguments
        return self.stack.control(
            "study", "allocation", command, self.study, *rest,
            username=username or self.statistician_name, **fields)

    def start(self, *arguments):
        """Starts a blinded scheme; returns the commitment."""
        self.control(
            "start", "--arm", f"{ARMS[0]}=1", "--arm", f"{ARMS[1]}=1", "--factor",
            f"site={','.join(SITES)}", "--block", "1", "--block", "2", "--blinded", *arguments)
        self.assessor, self.other, self.statistician = (
            self.signed_in(name)
            for name in (self.assessor_name, self.other_name, self.statistician_name))
        self.leader = leader_of(self.stack, self.study)
        return json.loads(self.control("status", "--json").stdout)["commitment"]

    def join(self, person=None):
        """A new member, or one who returns, and the id."""
        person = person or anonymous(self.stack)
        person.join(self.study)
        return person, self.members(self.leader)[-1].member_id

    def members(self, caller):
        return list(self.gateway.memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=self.study, page_size=200),
            token=caller.token).members)

    def allocate(self, member_id, site, request_id=None, caller=None):
        return self.gateway.allocations.AllocateMember(
            allocation_pb2.AllocateMemberRequest(
                request_id=request_id or new_id(), study_id=self.study, member_id=member_id,
                strata=[allocation_pb2.AllocationLevel(factor="site", level=site)]),
            token=(caller or self.other).token)

    def allocations(self, caller):
        return list(self.gateway.allocations.ListAllocations(
            allocation_pb2.ListAllocationsRequest(study_id=self.study, page_size=200),
            token=caller.token).allocations)

    def answer(self, person):
        """Fills in the outcome and the questionnaire of the arm."""
        person.renew()
        forms = person.questionnaires(self.study)
        self.assertEqual(len(forms), 2)
        self.assertCreated(self.submit_until_decided(person, *(
            make_sheet(self.study, form, self.now() - 60, self.random) for form in forms.values())))
        person.plan(self.study)


class TrialDay(TrialTestCase):
    def test_a_day(self):
        before = self.signed_in(self.assessor_name)
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
            self.signed_in(name) for name in (self.assessor_name, self.other_name))
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

    def ids_for_requests(self):
        # The first call makes planning fetch pseudonyms from ingestion and may have to be retried.
        statuses = until_answered(lambda: self.gateway.oversight.ListParticipantStatuses(
            oversight_pb2.ListParticipantStatusesRequest(study_id=self.study),
            token=self.statistician.token)).participants
        plan = self.gateway.oversight.GetParticipantPlan(
            oversight_pb2.GetParticipantPlanRequest(
                study_id=self.study, participant=statuses[0].participant),
            token=self.leader.token).notifications
        self.assertTrue(plan)
        # Those of the arm are left out.
        self.assertEqual({one.questionnaire_id for one in plan}, {self.outcome})
        return {
            "study_id": self.study, "questionnaire_id": self.outcome, "page_size": 100,
            "participant": statuses[0].participant, "notification_id": plan[0].notification_id,
            "member_id": self.members(self.leader)[0].member_id}

    def answers(self, caller):
        """What the caller gets from each reading method with the study in the request."""
        found = {}
        for process, method, streams in api.methods():
            name = method.rpartition("/")[2]
            if process == "catalogue" or not name.startswith(READING) or name in DEFINITIONS:
                continue
            for request in self.requests(method):
                content = self.content(process, method, streams, request, caller)
                if content is not None:
                    found[name] = found.get(name, b"") + content
        return found

    def requests(self, method):
        service, _, name = method.rpartition("/")
        for module in {id(one): one for process in ("auth", "ingestion", "planning")
                       for one in api.modules(process)}.values():
            described = module.DESCRIPTOR.services_by_name.get(service.rpartition(".")[2])
            if described is None or described.full_name != service:
                continue
            input_type = described.methods_by_name[name].input_type
            home = importlib.import_module(
                input_type.file.name.removesuffix(".proto").replace("/", ".") + "_pb2")
            kind = getattr(home, input_type.name)
            names = {field.name: field for field in input_type.fields}
            if "study_id" not in names:
                return
            values = {key: value for key, value in self.known.items() if key in names}
            choices = [
                (field, number) for field in ("breakdown", "layout") if field in names
                for number in names[field].enum_type.values_by_number if number]
            for field, number in choices or [("", 0)]:
                yield kind(**values, **({field: number} if field else {}))
            # Also without a choice of questionnaire and participant.
            loose = {key: value for key, value in values.items() if key in ("study_id", "page_size")}
            for field, number in choices or [("", 0)]:
                yield kind(**loose, **({field: number} if field else {}))

    def content(self, process, method, streams, request, caller):
        """The bytes of the response; None for a refusal."""
        channel = self.gateway.channels[process]
        make = channel.unary_stream if streams else channel.unary_unary
        call = make(f"/{method}", request_serializer=type(request).SerializeToString)
        try:
            answer = call(
                request, timeout=60, wait_for_ready=True,
                metadata=[("authorization", f"Bearer {caller.token}")])
            return b"".join(answer) if streams else answer
        except grpc.RpcError as error:
            self.assertIn(error.code().name, (
                "PERMISSION_DENIED", "INVALID_ARGUMENT", "NOT_FOUND", "FAILED_PRECONDITION"), method)
            return None

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
