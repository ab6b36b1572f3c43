"""A randomised trial with two arms at three sites, its staff, and all that a message shows them."""

import importlib
import json

import grpc

from . import api
from .case import EndToEndTestCase
from .people import anonymous, leader_of, new_id, new_leader, new_staff, sign_in
from .sheets import make_sheet
from .studies import daily, publish
from .twice import READING
from .waiting import until_answered
from otolith.auth.v1 import allocation_pb2, auth_pb2
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

    def fresh(self, name):
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
            self.fresh(name)
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
