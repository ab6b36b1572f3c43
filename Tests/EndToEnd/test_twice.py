"""What is sent again, because the first answer may have been lost, is answered like the first time."""

from support.api import methods
from support.case import EndToEndTestCase
from support.mail import await_mail, code_in
from support.people import TINNITUS, administrator, anonymous, anonymous_in, leader_of, new_id
from support.people import new_leader, study_of
from support.sheets import make_sheet
from support.studies import daily, publish
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import study_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

PASSWORD = "heather-otter-lantern"
# Tokens differ, and the second answer says that it is one.
DIFFERENT = {
    "access_token", "access_token_expires_at", "refresh_token", "refresh_token_expires_at", "outcome",
    "verdict", "scores", "next", "next_notifications",
}
READING = ("Get", "List", "BatchGet", "Search", "Check", "Compare", "Watch", "Export")


def same_parts(message):
    """The message without what may differ, also in its lists."""
    copy = type(message)()
    copy.CopyFrom(message)
    for field, value in message.ListFields():
        if field.name in DIFFERENT:
            copy.ClearField(field.name)
        elif field.message_type and field.label == field.LABEL_REPEATED:
            copy.ClearField(field.name)
            getattr(copy, field.name).extend(same_parts(part) for part in value)
    return copy


class Twice(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.sent = set()

    def twice(self, stub, method, request, token=None):
        """Both times with the same token: a client that got no answer has no other."""
        self.sent.add(method)
        first = getattr(stub, method)(request, token=token)
        second = getattr(stub, method)(request, token=token)
        self.assertEqual(same_parts(first), same_parts(second), method)
        return first

    def test_every_write_of_auth_ingestion_and_planning(self):
        self.account()
        self.sessions()
        self.leaders()
        self.membership()
        self.sheets_and_schedules()
        writes = {
            method.rpartition("/")[2] for name, method, _ in methods()
            if name in ("auth", "ingestion", "planning")}
        writes = {
            method for method in writes
            if not method.startswith(READING) and method not in ("ServerReflectionInfo",)}
        self.assertEqual(self.sent, writes)

    def account(self):
        accounts = self.gateway.accounts
        address = "twice@example.org"
        self.twice(accounts, "RegisterAccount", auth_pb2.RegisterAccountRequest(
            request_id=new_id(), username="twice", password=PASSWORD, email=address,
            email_consent=True))
        self.stack.clock.advance(minutes=10)
        await_mail(self.stack, address)
        self.twice(accounts, "ResendConfirmation", auth_pb2.ResendConfirmationRequest(
            username="twice"))
        code = code_in(await_mail(self.stack, address, 2))
        confirmed = self.twice(accounts, "ConfirmAccount", auth_pb2.ConfirmAccountRequest(
            username="twice", code=code))
        self.assertEqual(confirmed.email_outcome, auth_pb2.EMAIL_OUTCOME_KEPT)

    def sessions(self):
        sessions = self.gateway.sessions
        self.twice(sessions, "SignIn", auth_pb2.SignInRequest(username="twice", password=PASSWORD))
        signed_in = self.twice(sessions, "SignInAnonymously", auth_pb2.SignInAnonymouslyRequest(
            request_id=new_id()))
        renewed = self.twice(sessions, "Refresh", auth_pb2.RefreshRequest(
            refresh_token=signed_in.refresh_token))
        self.twice(sessions, "SignOut", auth_pb2.SignOutRequest(
            refresh_token=renewed.refresh_token))

    def leaders(self):
        administration, token = self.gateway.administration, administrator(self.stack).token
        self.twice(administration, "CreateStudyLeader", auth_pb2.CreateStudyLeaderRequest(
            request_id=new_id(), username="twice-a-leader", password=PASSWORD,
            study_ids=[TINNITUS]), token)
        self.twice(administration, "SetLedStudies", auth_pb2.SetLedStudiesRequest(
            username="twice-a-leader", study_ids=[]), token)

    def membership(self):
        study = "twice-study"
        publish(
            self.stack, study, [daily("twice-form")], groups=["a"],
            access=study_pb2.STUDY_ACCESS_REQUEST)
        new_leader(self.stack, study)
        leader = leader_of(self.stack, study)
        asking, invited = anonymous(self.stack), anonymous(self.stack)
        memberships, enrolments = self.gateway.memberships, self.gateway.enrolments
        version = study_of(self.stack, study).consent_version
        join = auth_pb2.JoinStudyRequest(
            study_id=study, consent_version=version, consent_language="en")
        asked = self.twice(enrolments, "JoinStudy", join, asking.token)
        self.twice(memberships, "DecideJoinRequest", auth_pb2.DecideJoinRequestRequest(
            study_id=study, join_request_id=asked.join_request.join_request_id, approve=True),
            leader.token)
        invitation = self.twice(memberships, "CreateInvitation", auth_pb2.CreateInvitationRequest(
            invitation_id=new_id(), study_id=study), leader.token)
        join.invitation_code = invitation.code
        joined = self.twice(enrolments, "JoinStudy", join, invited.token)
        self.assertTrue(joined.HasField("enrolment"))
        member = memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=study), token=leader.token).members[0]
        self.twice(memberships, "SetMemberGroup", auth_pb2.SetMemberGroupRequest(
            study_id=study, member_id=member.member_id, group_id="a"), leader.token)
        self.twice(memberships, "RevokeInvitation", auth_pb2.RevokeInvitationRequest(
            study_id=study, invitation_id=invitation.invitation_id), leader.token)
        self.twice(enrolments, "LeaveStudy", auth_pb2.LeaveStudyRequest(study_id=study),
                   joined.access_token)

    def sheets_and_schedules(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        self.twice(self.gateway.sheets, "SubmitAnswerSheets",
                   ingestion_pb2.SubmitAnswerSheetsRequest(
                       sheets=[make_sheet(TINNITUS, form, self.now(), self.random)]),
                   participant.token)
        planning = self.gateway.planning
        name = {"study_id": TINNITUS, "questionnaire_id": "tyt-momentary"}
        self.twice(planning, "ResetSchedule", planning_pb2.ResetScheduleRequest(**name),
                   participant.token)
        self.twice(planning, "SetSchedule", planning_pb2.SetScheduleRequest(
            **name, muted=True), participant.token)
