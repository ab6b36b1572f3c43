"""A repeated request to otolith-auth is answered like the first one."""

import grpc

from support.apps import new_app
from support.failures import failure_of
from support.mail import await_mail, code_in, newest_mail
from support.one_time import App
from support.people import (
    STRESS, TINNITUS, administrator, anonymous, leader_of, new_id, new_leader, new_staff,
    register, sign_in, study_of,
)
from support.studies import daily, publish, text
from support.twice import DIFFERENT, DIFFERENT_END, DONE, TwiceTestCase
from otolith.auth.v1 import (
    access_pb2, accounts_pb2, allocation_pb2, auth_pb2, clients_pb2, consent_pb2, erasure_pb2, messages_pb2,
    newsletters_pb2, own_account_pb2, provider_sign_in_pb2, recovery_pb2, second_factor_pb2,
)
from otolith.catalogue.v1 import study_pb2

PASSWORD = "heather-otter-lantern"
OTHER_PASSWORD = "juniper-badger-candle"


class TwiceAuth(TwiceTestCase):
    def test_every_write(self):
        self.account()
        self.sessions()
        self.leaders()
        self.recovery()
        self.managed_accounts()
        self.second_factors()
        self.provider_sign_ins()
        self.clients()
        self.membership()
        self.allocation()
        self.erasures()
        self.assertEqual(self.sent, self.writes("auth"))

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
        self.twice(self.gateway.access, "DefineRole", access_pb2.DefineRoleRequest(
            role="twice", object="installation", verbs=["study.read"]), token, DONE | {"gained_verbs"})
        self.twice(self.gateway.access, "DeleteRole", access_pb2.DeleteRoleRequest(role="twice"), token, DONE)

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

        register(self.stack, "twice-waiting", PASSWORD, email="twice-waiting@example.org")
        waiting = accounts.GetManagedAccount(
            accounts_pb2.GetManagedAccountRequest(username="twice-waiting"), token=token).participant_id
        for method, request, reason, different in (
            ("ActivateAccount", accounts_pb2.ActivateAccountRequest, "MAIL_LOST", DIFFERENT),
            ("ResetAccount", accounts_pb2.ResetAccountRequest, "CODES_LOST", DIFFERENT_END),
        ):
            self.twice(accounts, method, request(
                participant_id=waiting, reason=f"ACCOUNT_HELP_REASON_{reason}"), token, different)

    def provider_sign_ins(self):
        """Without a provider; test_provider_sign_in repeats sign-ins with one."""
        service = self.gateway.provider_sign_ins
        for call, request in (
            (service.BeginProviderSignIn, provider_sign_in_pb2.BeginProviderSignInRequest()),
            (service.CompleteProviderSignIn, provider_sign_in_pb2.CompleteProviderSignInRequest(
                state="s", code="c", browser_binding="b")),
        ):
            for _ in range(2):
                with self.assertFails("FAILED_PRECONDITION", "PROVIDER_NOT_CONFIGURED"):
                    call(request)
        self.sent |= {"BeginProviderSignIn", "CompleteProviderSignIn"}

    def clients(self):
        service, tokens = self.gateway.client_administration, self.gateway.client_tokens
        token = administrator(self.stack).token
        made = self.twice(service, "RegisterClient", clients_pb2.RegisterClientRequest(
            request_id=new_id(), name="Twice", platform=clients_pb2.CLIENT_PLATFORM_IOS), token, {"created"})
        client_id = made.client.client_id
        self.twice(service, "UpdateClient", clients_pb2.UpdateClientRequest(
            client_id=client_id, name="Twice more", etag=made.client.etag), token)
        self.twice(service, "RevokeClient", clients_pb2.RevokeClientRequest(client_id=client_id), token, {"changed"})
        server = new_app(self.stack, confidential=True, gateway=True)
        self.twice(service, "RotateClientSecret", clients_pb2.RotateClientSecretRequest(
            client_id=server.client_id), token, {"client_secret", "earlier_expire_time"})
        signed_in = self.twice(tokens, "SignInClient", clients_pb2.SignInClientRequest(client=server))
        found = self.twice(tokens, "IntrospectToken", clients_pb2.IntrospectTokenRequest(
            client=server, token=signed_in.access_token))
        self.assertTrue(found.active)

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
            access=study_pb2.STUDY_ACCESS_REQUEST, subject_labels=True, consent_parts=[
                study_pb2.ConsentPart(part_id="contact", text=text("You may write to me."))])
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
        self.twice(self.gateway.consents, "SetConsentParts", consent_pb2.SetConsentPartsRequest(
            study_id=study, part_ids=["contact"]), joined.access_token, DIFFERENT | DONE)
        self.twice(memberships, "SetMemberGroup", auth_pb2.SetMemberGroupRequest(
            study_id=study, member_id=member.member_id, group_id="a"), leader.token)
        self.twice(memberships, "SetSubjectLabel", auth_pb2.SetSubjectLabelRequest(
            study_id=study, member_id=member.member_id, subject_label="KL-1"), leader.token)
        self.twice(memberships, "RemoveMember", auth_pb2.RemoveMemberRequest(
            study_id=study, member_id=member.member_id, reason=auth_pb2.MEMBER_REMOVAL_REASON_OTHER), leader.token)
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
