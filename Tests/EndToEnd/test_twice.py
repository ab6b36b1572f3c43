"""A repeated request (its first response may be lost) is answered like the first one."""

import grpc

from push_platforms import TOPIC, PushPlatforms
from support.amending import amendment, beginning, element, revisable_study
from support.clock import timestamp
from support.failures import failure_of
from support.listening import SOUNDS, import_sounds, session
from support.mail import await_mail, code_in, newest_mail
from support.gateways import gateway_account
from support.one_time import App
from support.people import (
    STRESS, TINNITUS, administrator, anonymous, anonymous_in, leader_of, new_id, new_leader, new_staff,
    register, sign_in, study_of,
)
from support.pushing import pushing
from support.records import make_event, publish_record_study
from support.sheets import make_sheet
from support.staff_dates import date_of, leader_and_name, publish_dated_study
from support.studies import daily, publish
from support.twice import DIFFERENT, DIFFERENT_END, DONE, TwiceTestCase
from otolith.auth.v1 import (
    access_pb2, accounts_pb2, allocation_pb2, auth_pb2, consent_pb2, erasure_pb2, messages_pb2,
    newsletters_pb2, own_account_pb2, recovery_pb2, second_factor_pb2,
)
from otolith.catalogue.v1 import study_pb2
from otolith.ingestion.v1 import (
    amendments_pb2, drafts_pb2 as ingestion_drafts_pb2, ingestion_pb2, listening_pb2, records_pb2,
    settings_pb2, standing_pb2,
)
from otolith.planning.v1 import delivery_pb2, oversight_pb2, planning_pb2, prompts_pb2

PASSWORD = "heather-otter-lantern"
OTHER_PASSWORD = "juniper-badger-candle"


class Twice(TwiceTestCase):
    def test_every_write_of_auth_ingestion_and_planning(self):
        self.account()
        self.sessions()
        self.leaders()
        self.recovery()
        self.managed_accounts()
        self.second_factors()
        self.membership()
        self.allocation()
        self.sheets_and_schedules()
        self.oversight()
        self.listening_and_settings()
        self.unfinished_and_amended()
        self.records()
        self.devices()
        self.erasures()
        self.assertEqual(self.sent, self.writes("auth", "ingestion", "planning"))

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
        sign_in(self.stack, "twice", PASSWORD)
        own = sign_in(self.stack, "twice", PASSWORD)
        newsletters, token = self.gateway.newsletters, administrator(self.stack).token
        self.twice(newsletters, "SendNewsletter", newsletters_pb2.SendNewsletterRequest(
            newsletter_id=new_id(), texts=[newsletters_pb2.NewsletterText(
                language="en", subject="News", text="None.")]), token,
            # Progress may have changed in between.
            DIFFERENT | {"newsletter"})
        self.twice(newsletters, "EndNewsletter", newsletters_pb2.EndNewsletterRequest(
            token=new_id()))
        proven = self.twice(sessions, "ProvePassword", auth_pb2.ProvePasswordRequest(
            password=PASSWORD), own.token)
        self.assertTrue(proven.access_token)
        self.twice(self.gateway.accounts, "ChangePassword", auth_pb2.ChangePasswordRequest(
            password=PASSWORD, new_password=OTHER_PASSWORD), own.token)
        self.own_account(own.token, "twice@example.org")
        listed = sessions.ListSessions(auth_pb2.ListSessionsRequest(), token=own.token).sessions
        self.assertEqual([each.current for each in listed], [True])
        for method, request in (
            ("EndSession", auth_pb2.EndSessionRequest(session_id=listed[0].session_id)),
            ("EndAllSessions", auth_pb2.EndAllSessionsRequest()),
        ):
            self.twice(sessions, method, request, own.token)

    def own_account(self, token, address):
        own, accounts = self.gateway.own_accounts, self.gateway.accounts
        etag = accounts.GetAccount(auth_pb2.GetAccountRequest(), token=token).etag
        self.twice(own, "UpdateAccount", own_account_pb2.UpdateAccountRequest(
            account=auth_pb2.Account(language="de"), update_mask={"paths": ["language"]},
            etag=etag), token)
        new = "twice-more@example.org"
        proven = self.gateway.sessions.ProvePassword(auth_pb2.ProvePasswordRequest(
            password=OTHER_PASSWORD), token=token).access_token
        self.twice(own, "RequestEmailChange", own_account_pb2.RequestEmailChangeRequest(
            email=new, email_consent=True), proven)
        changed = self.twice(own, "ConfirmEmailChange", own_account_pb2.ConfirmEmailChangeRequest(
            code=code_in(newest_mail(self.stack, new)),
            current_code=code_in(newest_mail(self.stack, address))), token)
        self.assertEqual(changed.account.email, new)
        self.twice(own, "DeleteEmail", own_account_pb2.DeleteEmailRequest(
            password=OTHER_PASSWORD), proven)
        self.twice(own, "UpgradeAccount", own_account_pb2.UpgradeAccountRequest(
            username="twice-upgraded", password=PASSWORD), anonymous(self.stack).token)

    def leaders(self):
        administration, token = self.gateway.administration, administrator(self.stack).token
        self.twice(administration, "RegisterStudyLeader", auth_pb2.RegisterStudyLeaderRequest(
            request_id=new_id(), username="twice-a-leader", study_ids=[TINNITUS]),
            token, DIFFERENT_END)
        self.twice(administration, "RegisterAdministrator", auth_pb2.RegisterAdministratorRequest(
            request_id=new_id(), username="twice-an-administrator"), token, DIFFERENT_END)
        self.twice(administration, "RegisterGateway", auth_pb2.RegisterGatewayRequest(
            request_id=new_id(), username="twice-a-gateway"), token, DIFFERENT_END)
        self.twice(administration, "SetLedStudies", auth_pb2.SetLedStudiesRequest(
            username="twice-a-leader", study_ids=[]), token)
        person = sign_in(self.stack, new_leader(self.stack, STRESS, "shades-of-noise"), PASSWORD)
        for method, request, verbs in (
            ("AssignRole", access_pb2.AssignRoleRequest, "gained_verbs"),
            ("RevokeRole", access_pb2.RevokeRoleRequest, "lost_verbs"),
        ):
            self.twice(self.gateway.access, method, request(
                participant_id=person.participant_id, role="data_reader",
                object=f"studies/{TINNITUS}"), token, DONE | {verbs})

    def recovery(self):
        recovery, token = self.gateway.recovery, administrator(self.stack).token
        registered = register(self.stack, "twice-forgotten", PASSWORD)
        recovered = self.twice(recovery, "RecoverAccount", recovery_pb2.RecoverAccountRequest(
            username="twice-forgotten", recovery_code=registered.recovery_code,
            password=OTHER_PASSWORD))
        self.assertTrue(recovered.recovery_code)
        session = sign_in(self.stack, "twice-forgotten", OTHER_PASSWORD)
        self.twice(recovery, "RenewRecoveryCode", recovery_pb2.RenewRecoveryCodeRequest(
            password=OTHER_PASSWORD), session.token)
        self.twice(recovery, "RequestPasswordReset", recovery_pb2.RequestPasswordResetRequest(
            username="twice-forgotten"))
        issued = self.twice(recovery, "SendAccessCode", recovery_pb2.SendAccessCodeRequest(
            username="twice-a-leader"), token, DIFFERENT_END)
        self.twice(recovery, "ResetPassword", recovery_pb2.ResetPasswordRequest(
            code=issued.access_code, password=OTHER_PASSWORD))

    def devices(self):
        platforms = PushPlatforms(now=self.stack.clock.now)
        self.addCleanup(platforms.stop)
        token = anonymous(self.stack).token
        with pushing(self.stack, platforms) as (_, gateway):
            self.twice(gateway.delivery, "RegisterPushToken", delivery_pb2.RegisterPushTokenRequest(
                device_id="phone", platform="PUSH_PLATFORM_APNS", token="00ff", app_id=TOPIC),
                # Contains the time of the last registration.
                token, DIFFERENT | {"push_token"})
            self.twice(gateway.delivery, "UnregisterPushToken",
                       delivery_pb2.UnregisterPushTokenRequest(device_id="phone"), token)
        # An unknown notification; test_gateways covers existing ones.
        self.twice(self.gateway.delivery, "AcknowledgePrompts",
                   delivery_pb2.AcknowledgePromptsRequest(acknowledgements=[
                       delivery_pb2.PromptAcknowledgement(
                           lease_id=f"{new_id()}.{new_id()}.0.1", result="PROMPT_RESULT_SENT")]),
                   gateway_account(self.stack).token)

    def managed_accounts(self):
        accounts, token = self.gateway.account_administration, administrator(self.stack).token
        person = anonymous(self.stack).participant_id
        self.twice(accounts, "SetTestParticipant", accounts_pb2.SetTestParticipantRequest(
            participant_id=person, test_participant=True), token)
        self.twice(accounts, "SuspendAccount", accounts_pb2.SuspendAccountRequest(
            participant_id=person, reason=accounts_pb2.SUSPENSION_REASON_ABUSE), token)
        restored = self.twice(accounts, "RestoreAccount", accounts_pb2.RestoreAccountRequest(
            participant_id=person), token)
        self.assertTrue(restored.account.test_participant)
        self.gateway.administration.RegisterStudyLeader(auth_pb2.RegisterStudyLeaderRequest(
            request_id=new_id(), username="twice-left", study_ids=[TINNITUS]), token=token)
        leader = accounts.GetManagedAccount(
            accounts_pb2.GetManagedAccountRequest(username="twice-left"), token=token)
        ended = self.twice(accounts, "EndStaffRoles", accounts_pb2.EndStaffRolesRequest(
            participant_id=leader.participant_id), token)
        self.assertFalse(ended.account.led_study_ids)

    def second_factors(self):
        """A code works once: what needs another one says so, and what is done stays done."""
        factors = self.gateway.second_factors
        register(self.stack, "twice-coded", PASSWORD)
        person = sign_in(self.stack, "twice-coded", PASSWORD)
        begun = [
            factors.BeginSecondFactor(
                second_factor_pb2.BeginSecondFactorRequest(password=PASSWORD), token=person.token)
            for _ in range(2)]
        self.assertNotEqual(begun[0].secret, begun[1].secret)
        app = App(self.stack, begun[1].secret)
        app.begin_step()
        for call, request, reason in (
            (factors.ConfirmSecondFactor, second_factor_pb2.ConfirmSecondFactorRequest(code=app.code(-1)),
             "SECOND_FACTOR_EXISTS"),
            (factors.RenewSecondFactorCodes, second_factor_pb2.RenewSecondFactorCodesRequest(code=app.code()),
             "ONE_TIME_CODE_REJECTED"),
        ):
            self.assertEqual(len(call(request, token=person.token).recovery_codes), 10)
            with self.assertRaises(grpc.RpcError) as refused:
                call(request, token=person.token)
            self.assertEqual(failure_of(refused.exception).reason, reason)
        self.sent |= {"BeginSecondFactor", "ConfirmSecondFactor", "RenewSecondFactorCodes"}
        self.twice(factors, "DeleteSecondFactor", second_factor_pb2.DeleteSecondFactorRequest(
            code=app.code(1)), person.token)
        self.twice(self.gateway.account_administration, "ResetSecondFactor", accounts_pb2.ResetSecondFactorRequest(
            participant_id=person.participant_id), administrator(self.stack).token)

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
        self.messages(study, leader, invited)
        self.twice(memberships, "SetMemberGroup", auth_pb2.SetMemberGroupRequest(
            study_id=study, member_id=member.member_id, group_id="a"), leader.token)
        self.twice(memberships, "RevokeInvitation", auth_pb2.RevokeInvitationRequest(
            study_id=study, invitation_id=invitation.invitation_id), leader.token)
        self.twice(enrolments, "LeaveStudy", auth_pb2.LeaveStudyRequest(study_id=study),
                   joined.access_token)
        self.twice(self.gateway.consents, "WithdrawConsent",
                   consent_pb2.WithdrawConsentRequest(study_id=study), joined.access_token)

    def allocation(self):
        study = "twice-trial"
        publish(self.stack, study, [daily("twice-trial-form")], groups=["a", "b"])
        new_leader(self.stack, study)
        name = new_staff(self.stack, "twice-statistician", study, "unblinded_statistician")
        statistician, leader = sign_in(self.stack, name, PASSWORD), leader_of(self.stack, study)
        allocations = self.gateway.allocations
        started = self.twice(
            allocations, "StartAllocationScheme", allocation_pb2.StartAllocationSchemeRequest(
                scheme_id=new_id(), study_id=study, method=allocation_pb2.ALLOCATION_METHOD_BLOCKS,
                arms=[allocation_pb2.AllocationArm(group_id=group, ratio=1) for group in "ab"],
                block_multiples=[1, 2]), statistician.token)
        anonymous(self.stack).join(study)
        member, = self.gateway.memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=study), token=leader.token).members
        self.twice(allocations, "AllocateMember", allocation_pb2.AllocateMemberRequest(
            request_id=new_id(), study_id=study, member_id=member.member_id), leader.token)
        unblinding_id = new_id()
        self.twice(allocations, "RequestUnblinding", allocation_pb2.RequestUnblindingRequest(
            unblinding_id=unblinding_id, study_id=study, member_id=member.member_id,
            reason="twice"), leader.token)
        self.twice(allocations, "DecideUnblinding", allocation_pb2.DecideUnblindingRequest(
            study_id=study, unblinding_id=unblinding_id, approve=True), statistician.token)
        self.twice(allocations, "EndAllocationScheme", allocation_pb2.EndAllocationSchemeRequest(
            study_id=study, scheme_id=started.scheme.scheme_id), statistician.token)

    def messages(self, study, leader, participant):
        messages = self.gateway.messages
        participant.renew()
        self.twice(messages, "SendMessage", messages_pb2.SendMessageRequest(
            message_id=new_id(), study_id=study, text="asked"), participant.token)
        told = self.twice(messages, "SendStudyMessage", messages_pb2.SendStudyMessageRequest(
            message_id=new_id(), study_id=study, text="told"), leader.token)
        self.twice(messages, "MarkMessageRead", messages_pb2.MarkMessageReadRequest(
            message_id=told.message.message_id), participant.token)

    def sheets_and_schedules(self):
        participant = anonymous_in(self.stack, TINNITUS)
        form = participant.questionnaires(TINNITUS)["tyt-momentary"]
        self.twice(self.gateway.sheets, "SubmitAnswerSheets",
                   ingestion_pb2.SubmitAnswerSheetsRequest(
                       sheets=[make_sheet(TINNITUS, form, self.now(), self.random)]),
                   participant.token)
        self.twice(self.gateway.standing, "DeleteRejectedSheet",
                   standing_pb2.DeleteRejectedSheetRequest(sheet_id=new_id()),
                   participant.token)
        planning = self.gateway.planning
        name = {"study_id": TINNITUS, "questionnaire_id": "tyt-momentary"}
        self.twice(planning, "ResetSchedule", planning_pb2.ResetScheduleRequest(**name),
                   participant.token)
        self.twice(planning, "SetSchedule", planning_pb2.SetScheduleRequest(
            **name, muted=True), participant.token)
        # An unknown notification; test_notification_life covers existing ones.
        self.twice(planning, "ReportNotifications", prompts_pb2.ReportNotificationsRequest(reports=[
            prompts_pb2.NotificationReport(
                notification_id=new_id(), kind=prompts_pb2.REPORT_KIND_OPENED,
                event_time=timestamp(self.now()))]), participant.token)

    def oversight(self):
        study, overseen = publish_dated_study(self.stack), self.gateway.oversight
        participant = anonymous_in(self.stack, study)
        coming = participant.plan(study).notifications[1].notification_id
        leader, name = leader_and_name(self.stack, study)
        self.twice(
            overseen, "SetParticipantDate", date_of(self.stack, study, name), leader.token)
        self.twice(overseen, "DeleteParticipantDate", oversight_pb2.DeleteParticipantDateRequest(
            study_id=study, participant=name, staff_date_id="surgery"), leader.token,
            different=DONE)
        added = self.twice(overseen, "AddNotification", oversight_pb2.AddNotificationRequest(
            study_id=study, participant=name, questionnaire_id=f"{study}-form",
            notification_id=new_id(), notify_time=timestamp(int(self.now()) + 3600)), leader.token)
        self.twice(overseen, "MoveNotification", oversight_pb2.MoveNotificationRequest(
            study_id=study, notification_id=added.notification.notification_id,
            new_notification_id=new_id(), notify_time=timestamp(int(self.now()) + 7200)),
            leader.token)
        self.twice(overseen, "CancelNotification", oversight_pb2.CancelNotificationRequest(
            study_id=study, notification_id=coming), leader.token)
        # Meanwhile it is used for planning.
        self.twice(overseen, "FireTrigger", oversight_pb2.FireTriggerRequest(
            study_id=study, participant=name, trigger_id="call", occurrence_id=new_id()),
            leader.token, different=DIFFERENT | {"prompt_time"})

    def listening_and_settings(self):
        import_sounds(self.stack)
        participant = anonymous_in(self.stack, SOUNDS)
        heard = session("white-noise", self.now() - 90, rating=3)
        self.twice(
            self.gateway.listening, "SubmitListeningSessions",
            listening_pb2.SubmitListeningSessionsRequest(sessions=[heard]), participant.token)
        self.twice(
            self.gateway.listening, "WithdrawListeningSession",
            listening_pb2.WithdrawListeningSessionRequest(session_id=heard.session_id),
            participant.token)
        before = self.gateway.settings.UpdateSettings(
            settings_pb2.UpdateSettingsRequest(settings=settings_pb2.Settings(ring_tone="bell")),
            token=participant.token)
        self.twice(
            self.gateway.settings, "UpdateSettings",
            settings_pb2.UpdateSettingsRequest(
                settings=settings_pb2.Settings(ring_tone="gong"), etag=before.etag),
            participant.token)

    def unfinished_and_amended(self):
        study = revisable_study(self.stack)
        participant = anonymous_in(self.stack, study)
        form = participant.questionnaires(study)[f"{study}-form"]
        drafts, amendments = self.gateway.sheet_drafts, self.gateway.amendments
        begun = beginning(form, study, self.now(), element("feeling", 3, self.now()))
        self.twice(drafts, "SaveDraft", begun, participant.token)
        self.twice(drafts, "DeleteDraft", ingestion_drafts_pb2.DeleteDraftRequest(
            draft_id=begun.draft_id), participant.token)
        sheet = make_sheet(study, form, self.now(), self.random)
        participant.submit(sheet)
        self.twice(amendments, "SubmitAmendments", amendments_pb2.SubmitAmendmentsRequest(
            amendments=[amendment(sheet, self.now(), withdraw_sheet=True)]), participant.token)
        # Number of accounts that lost an answer by this call.
        self.twice(amendments, "WithdrawQuestion", amendments_pb2.WithdrawQuestionRequest(
            study_id=study, questionnaire_id=form.questionnaire_id, element_id="feeling"),
            participant.token, DIFFERENT | {"sheets"})

    def records(self):
        study = publish_record_study(self.stack)
        self.twice(self.gateway.records, "SyncRecords", records_pb2.SyncRecordsRequest(
            changes=[records_pb2.RecordChange(record=make_event(study, self.now(), "once"))]),
            anonymous_in(self.stack, study).token)

    def erasures(self):
        own, other = anonymous(self.stack), anonymous(self.stack)
        for stub, method, request, token in (
            (self.gateway.erasures, "RequestErasure", erasure_pb2.RequestErasureRequest(
                erasure_id=new_id(), study_id=TINNITUS,
                mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS), own.token),
            (self.gateway.erasures, "RequestErasureFor", erasure_pb2.RequestErasureForRequest(
                erasure_id=new_id(), participant_id=other.participant_id,
                mode=erasure_pb2.ERASURE_MODE_ERASE_ANSWERS), administrator(self.stack).token),
        ):
            # Progress may have changed in between.
            answer = self.twice(stub, method, request, token, DIFFERENT | {"erasure"})
            self.assertEqual(answer.erasure.erasure_id, request.erasure_id)
