"""A day of a randomised trial: what each person sees, and does not see, at every step of it.

Two blinded assessors sign in with the clinic's provider; the statistician and the leader have passwords.
"""

from collections import Counter

import grpc

from support.allocation import Allocation
from support.export import export
from support.people import Session, leader_of, new_id
from support.providing import ProviderSignInTestCase
from support.quiet import await_quiet
from support.trial import ARMS, SITES, TrialTestCase
from support.waiting import wait_until
from otolith.auth.v1 import allocation_pb2, auth_pb2
from otolith.common.v1 import export_filter_pb2
from otolith.planning.v1 import oversight_pb2

# Of these, the statistician gets an arm or a questionnaire of one arm.
SHOWING = ("ListMembers", "ListAllocations", "ExportAnswerSheets", "ExportNotifications",
           "ListParticipantStatuses", "GetCompliance")


class TrialDay(ProviderSignInTestCase, TrialTestCase):
    def test_a_day(self):
        self.process(
            SESSION_HOURS="72", ACCOUNTS="create", ROLES_CLAIM="realm_access.roles", ROLES=",".join((
                "team=study_leader", f"data=data_manager@{self.study}",
                f"ward=clinician@{self.study}", f"desk=recruiter@{self.study}")))
        self.stack.clock.advance(seconds=2)
        self.commitment = self.start()
        self.secrets = [word.encode() for word in (*ARMS, self.first, self.second)]

        self.morning()
        self.first_answers()
        self.noon_without_provider()
        self.somebody_leaves()
        self.evening()
        self.end()

    def sign_in_by_provider(self, name, *roles):
        self.subject = f"{name}-{self.study}"
        self.be("team", *roles)
        return Session(self.stack, self.signed_in())

    # The steps

    def morning(self):
        """Both assessors come in, and twelve members of three sites are allocated by them."""
        self.assessor = self.sign_in_by_provider("ada", "data", "ward", "desk")
        self.other = self.sign_in_by_provider("ben", "desk", "ward")
        self.people = [self.join() for _ in range(12)]
        for place, (_, member_id) in enumerate(self.people):
            caller = (self.assessor, self.other)[place % 2]
            allocation = self.allocate(member_id, SITES[place % 3], caller=caller).allocation
            self.assertEqual((allocation.position, allocation.group_id), (place + 1, ""))
        with self.assertFails("PERMISSION_DENIED"):
            self.allocate(self.people[0][1], SITES[0], caller=self.statistician)
        self.arms = self.arms_of_statistician(12)
        for site in SITES:
            counts = Counter(
                self.arms[member_id] for place, (_, member_id) in enumerate(self.people)
                if SITES[place % 3] == site)
            self.assertEqual(counts.total(), 4)
            # 1:1, up to half of the largest block.
            self.assertLessEqual(abs(counts[ARMS[0]] - counts[ARMS[1]]), 2)

    def first_answers(self):
        """Each member answers the questionnaire of the own arm; blinded staff do not see which."""
        for person, member_id in self.people:
            self.answer(person)
            self.assertEqual(
                set(person.questionnaires(self.study)),
                {self.outcome, (self.first, self.second)[ARMS.index(self.arms[member_id])]})
        # Today's notifications are past then, so that compliance counts them.
        self.stack.clock.advance(days=1)
        await_quiet(self.stack)
        self.known = self.ids_for_requests()
        self.expect_blinded({})
        self.expect_filters()

    def noon_without_provider(self):
        """The provider is down; a member has an anaphylaxis."""
        request = self.redirected(self.begin())
        self.provider.stop()
        with self.assertFails("UNAVAILABLE", "PROVIDER_UNAVAILABLE"):
            self.service.CompleteProviderSignIn(request)
        # Sessions go on, and stay blinded; passwords do not need the provider.
        for session in (self.assessor, self.other):
            self.refreshed(session)
        self.statistician = self.fresh(self.statistician_name)
        late = self.join()
        self.people.append(late)
        self.assertEqual(self.allocate(late[1], "ulm").allocation.position, 13)
        self.arms = self.arms_of_statistician(13)

        _, member_id = self.people[3]
        self.unblinding_id = new_id()
        self.gateway.allocations.RequestUnblinding(
            allocation_pb2.RequestUnblindingRequest(
                unblinding_id=self.unblinding_id, study_id=self.study, member_id=member_id,
                reason="Anaphylaxis"), token=self.assessor.token)
        self.expect_unblinding("", "", "", "")
        decide = allocation_pb2.DecideUnblindingRequest(
            study_id=self.study, unblinding_id=self.unblinding_id, approve=True)
        with self.assertFails("PERMISSION_DENIED", "SECOND_PERSON_REQUIRED"):
            self.gateway.allocations.DecideUnblinding(decide, token=self.assessor.token)
        self.gateway.allocations.DecideUnblinding(decide, token=self.other.token)
        arm = self.arms[member_id]
        # The two, and the statistician; neither the leader, nor in any other message.
        self.expect_unblinding(arm, arm, arm, "")
        self.expect_blinded({"assessor": arm, "other": arm})

    def somebody_leaves(self):
        """A member leaves the study: the place in the sequence stays, and the arm stays concealed."""
        person, member_id = self.people[5]
        person.leave(self.study)
        await_quiet(self.stack)
        for caller in (self.assessor, self.other, self.leader, self.statistician):
            self.assertNotIn(member_id, [one.member_id for one in self.members(caller)])
            self.assertEqual(len(self.allocations(caller)), 13)
        self.assertEqual(self.arms_of_statistician(13), self.arms)
        arm = self.arms[self.people[3][1]]
        self.expect_blinded({"assessor": arm, "other": arm})

    def evening(self):
        """The provider is back. One assessor signs in again, and the other has left the clinic."""
        self.provider.start()
        before = self.other.token
        self.assessor = self.sign_in_by_provider("ada", "data", "ward", "desk")
        self.subject = f"ben-{self.study}"
        self.be()
        self.refused("PROVIDER_ROLES_MISSING")
        wait_until(lambda: self.is_refused(before), "the token of the former assessor is refused")
        with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
            self.refreshed(self.other)
        arm = self.arms[self.people[3][1]]
        self.expect_unblinding(arm, None, arm, "")
        self.expect_blinded({"assessor": arm}, others=("leader",))

    def end(self):
        """The statistician ends the scheme: everyone can recompute the arms, and sees them."""
        with self.assertFails("FAILED_PRECONDITION", "MEMBER_ALLOCATED"):
            self.allocate(self.people[0][1], SITES[0], caller=self.assessor)
        early = self.control("verify", check=False)
        self.assertEqual(early.returncode, 1, early.stderr)
        self.control("end", "--yes")
        verified = self.control("verify", "--commitment", self.commitment).stdout
        self.assertEqual(verified.strip(), "equal: the commitment and 13 allocations")
        # Without otolithctl, by the assessor.
        self.assessor = self.sign_in_by_provider("ada", "data", "ward", "desk")
        scheme = self.gateway.allocations.GetAllocationScheme(
            allocation_pb2.GetAllocationSchemeRequest(study_id=self.study),
            token=self.assessor.token)
        recomputed = Allocation(scheme.seed, scheme.parameters)
        self.assertEqual(recomputed.commitment(), self.commitment)
        found = self.allocations(self.assessor)
        self.assertEqual(
            [recomputed.next([level.level for level in one.strata]) for one in found],
            [self.arms[one.member_id] for one in found])
        self.assertEqual({one.member_id: one.group_id for one in found}, self.arms)

    # What each person sees

    def arms_of_statistician(self, count):
        """The arm of each allocated member, who is listed to all others without it."""
        found = self.allocations(self.statistician)
        self.assertEqual([one.position for one in found], list(range(1, count + 1)))
        self.assertEqual({one.group_id for one in found}, set(ARMS))
        for caller in (self.assessor, self.other, self.leader):
            concealed = self.allocations(caller)
            self.assertEqual(
                [(one.member_id, one.strata[0].level) for one in concealed],
                [(one.member_id, one.strata[0].level) for one in found])
            self.assertEqual({one.group_id for one in concealed}, {""})
            self.assertEqual({one.group_id for one in self.members(caller)}, {""})
        return {one.member_id: one.group_id for one in found}

    def expect_blinded(self, unblinded, others=("other", "leader")):
        """`unblinded`: the arm that each person may read in the list of unblindings, and nowhere else."""
        shown = self.answers(self.statistician)
        for method in SHOWING:
            self.assertTrue(any(word in shown[method] for word in self.secrets), method)
        for name in ("assessor", *others):
            answers = self.answers(getattr(self, name))
            self.assertGreater(len(answers), 8)
            for method, content in answers.items():
                allowed = ({unblinded[name].encode()}
                           if method == "ListUnblindings" and name in unblinded else set())
                with self.subTest(name, method=method):
                    self.assertEqual({word for word in self.secrets if word in content}, allowed)

    def expect_unblinding(self, assessor, other, statistician, leader):
        """The arm that the list of unblindings shows to each person; None: without access any more."""
        for name, arm in (("assessor", assessor), ("other", other),
                          ("statistician", statistician), ("leader", leader)):
            if arm is None:
                continue
            with self.subTest(name):
                one, = self.gateway.allocations.ListUnblindings(
                    allocation_pb2.ListUnblindingsRequest(study_id=self.study),
                    token=getattr(self, name).token).unblindings
                self.assertEqual((one.unblinding_id, one.group_id), (self.unblinding_id, arm))

    def expect_filters(self):
        """A filter by group would show the arm, too."""
        chosen = export_filter_pb2.ExportFilter(group_ids=ARMS[:1])
        for name, call in (
            ("members", lambda token: self.gateway.memberships.ListMembers(
                auth_pb2.ListMembersRequest(study_id=self.study, group_id=ARMS[0]), token=token)),
            ("sheets", lambda token: export(
                self.stack, token, self.study, "long", filter=chosen)),
            ("notifications", lambda token: list(self.gateway.oversight.ExportNotifications(
                oversight_pb2.ExportNotificationsRequest(study_id=self.study, filter=chosen),
                token=token))),
            ("compliance", lambda token: self.gateway.oversight.GetCompliance(
                oversight_pb2.GetComplianceRequest(
                    study_id=self.study, group_id=ARMS[0],
                    breakdown=oversight_pb2.COMPLIANCE_BREAKDOWN_TOTAL), token=token)),
        ):
            with self.subTest(name), self.assertFails("PERMISSION_DENIED", "GROUPS_CONCEALED"):
                call(self.assessor.token)
            call(self.statistician.token)

    def refreshed(self, session):
        response = self.refresh(session)
        session._take(response)
        session.refresh_token = response.refresh_token

    def is_refused(self, token):
        try:
            self.gateway.memberships.ListMembers(
                auth_pb2.ListMembersRequest(study_id=self.study), token=token)
        except grpc.RpcError as error:
            self.assertEqual(error.code().name, "UNAUTHENTICATED")
            return True
        return False
