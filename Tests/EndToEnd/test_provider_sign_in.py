"""Sign-in of staff with an OpenID Connect provider: accounts, roles, browsers, second factors."""

from concurrent.futures import ThreadPoolExecutor

import grpc

from support import glewlwyd
from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.failures import failure_of
from support.gateway import Gateway
from support.mail import access_code_in, await_mail, code_in
from support.one_time import App
from support.people import administrator, new_id
from support.processes import serving
from support.providing import REDIRECT, ProviderSignInTestCase
from otolith.auth.v1 import (
    access_pb2, accounts_pb2, auth_pb2, provider_sign_in_pb2, recovery_pb2, second_factor_pb2,
)
from otolith.catalogue.v1 import projects_pb2

PASSWORD = "heather-otter-lantern"


class Accounts(ProviderSignInTestCase):
    algorithm = "ES256"

    def test_an_account_is_created_and_has_the_roles_of_the_claims(self):
        gateway = self.creating()
        self.assertEqual(
            self.service.GetSignInProvider(provider_sign_in_pb2.GetSignInProviderRequest()).display_name,
            "Example Clinic")
        name = f"ada-{new_id()[:8]}"
        self.be("staff", "/data", "unknown", preferred_username=name)
        session = self.signed_in()
        self.assertFalse(session.second_factor_missing)
        account = self.managed(session.participant_id)
        self.assertEqual((account.username, account.email), (name, ""))
        self.assertTrue(account.HasField("provider_link_time"))
        self.assertEqual(self.roles(session.participant_id), {
            ("study_leader", ""), ("data_manager", f"studies/{self.study}")})
        gateway.memberships.ListMembers(
            auth_pb2.ListMembersRequest(study_id=self.study), token=session.access_token)
        gateway.projects.ListProjects(projects_pb2.ListProjectsRequest(), token=session.access_token)
        # The session ends after 12 hours, also if it is refreshed.
        self.assertLess(abs(session.refresh_token_expire_time.seconds - self.now() - 12 * 3600), 120)

        # The same person, with a text that contains the sign, and another name.
        self.be("a=b", preferred_username="another-name")
        again = self.signed_in()
        self.assertEqual(again.participant_id, session.participant_id)
        self.assertEqual(self.managed(session.participant_id).username, name)
        self.assertEqual(self.roles(session.participant_id), {("study_leader", f"studies/{self.study}")})
        # A role that staff gave stays.
        self.gateway.access.AssignRole(access_pb2.AssignRoleRequest(
            participant_id=session.participant_id, role="recruiter", object=f"studies/{self.study}"),
            token=administrator(self.stack).token)
        self.be("staff")
        self.signed_in()
        self.assertEqual(self.roles(session.participant_id), {
            ("study_leader", ""), ("recruiter", f"studies/{self.study}")})

        self.be("unknown")
        self.refused("PROVIDER_ROLES_MISSING")
        for ended in (session, again):
            with self.assertFails("UNAUTHENTICATED", "REFRESH_TOKEN_REJECTED"):
                self.refresh(ended)
        self.be("staff")
        self.assertEqual(self.signed_in().participant_id, session.participant_id)

    def test_a_person_without_a_role_gets_no_account(self):
        self.creating()
        self.be("unknown")
        self.refused("PROVIDER_ACCOUNT_UNKNOWN")
        # A taken name is no obstacle, and gives no access to its account.
        self.be("admin", preferred_username="administrator")
        session = self.signed_in()
        self.assertNotEqual(session.participant_id, administrator(self.stack).participant_id)
        self.assertTrue(self.managed(session.participant_id).username.startswith("sso-"))
        self.assertEqual(self.roles(session.participant_id), {("administrator", "installation")})

    def test_a_verified_address_links_staff_once(self):
        self.process()
        address = f"{new_id()[:8]}@clinic.example"
        name = f"invited-{new_id()[:8]}"
        study = f"linked-{new_id()[:8]}"
        self.gateway.administration.RegisterStudyLeader(auth_pb2.RegisterStudyLeaderRequest(
            request_id=new_id(), username=name, email=address, study_ids=[study]),
            token=administrator(self.stack).token)
        self.be(email=address, email_verified=False)
        self.refused("PROVIDER_ACCOUNT_UNKNOWN")
        self.be(email=address)
        self.refused("PROVIDER_ACCOUNT_UNKNOWN")
        self.be(email=address.upper(), email_verified=True)
        session = self.signed_in()
        account = self.managed(session.participant_id)
        self.assertEqual((account.username, list(account.led_study_ids)), (name, [study]))
        # Another person with the address, e.g. a successor at the institution.
        self.subject = f"subject-{new_id()}"
        self.be(email=address, email_verified=True)
        self.refused("PROVIDER_ACCOUNT_UNKNOWN")

    def test_an_address_of_a_participant_links_no_account(self):
        self.process()
        address, name = f"{new_id()[:8]}@clinic.example", f"participant-{new_id()[:8]}"
        self.gateway.accounts.RegisterAccount(auth_pb2.RegisterAccountRequest(
            request_id=new_id(), username=name, password=PASSWORD, email=address, email_consent=True))
        self.gateway.accounts.ConfirmAccount(auth_pb2.ConfirmAccountRequest(
            username=name, code=code_in(await_mail(self.stack, address))))
        self.be(email=address, email_verified=True)
        self.refused("PROVIDER_ACCOUNT_UNKNOWN")

    def test_who_leaves_the_team_is_no_longer_linked(self):
        self.creating()
        self.be("staff")
        session = self.signed_in()
        self.gateway.account_administration.SuspendAccount(accounts_pb2.SuspendAccountRequest(
            participant_id=session.participant_id, reason=accounts_pb2.SUSPENSION_REASON_LEFT_TEAM),
            token=administrator(self.stack).token)
        self.refused("ACCOUNT_SUSPENDED")
        ended = self.gateway.account_administration.EndStaffRoles(accounts_pb2.EndStaffRolesRequest(
            participant_id=session.participant_id), token=administrator(self.stack).token).account
        self.assertFalse(ended.HasField("provider_link_time"))
        self.assertNotEqual(self.signed_in().participant_id, session.participant_id)


class Browsers(ProviderSignInTestCase):
    def test_a_state_works_once_and_in_one_browser(self):
        self.creating()
        self.be("staff")
        other = self.begin()
        for changes in (
            {"state": "no-such-state-7"}, {"browser_binding": other.browser_binding}, {"browser_binding": "x" * 128},
        ):
            request = self.redirected(self.begin(), **changes)
            self.refused("PROVIDER_STATE_REJECTED", request)
        # Another browser's attempt uses the state up.
        begun = self.begin()
        request = self.redirected(begun)
        self.refused("PROVIDER_STATE_REJECTED", self.redirected(begun, browser_binding=other.browser_binding))
        self.refused("PROVIDER_STATE_REJECTED", request)
        request = self.redirected(self.begin())
        self.service.CompleteProviderSignIn(request)
        self.refused("PROVIDER_STATE_REJECTED", request)
        # A stolen code, in a sign-in of the thief's own browser: PKCE.
        stolen = self.redirected(self.begin()).code
        self.refused("PROVIDER_SIGN_IN_REJECTED", self.redirected(self.begin(), code=stolen))
        self.refused("PROVIDER_SIGN_IN_REJECTED", self.redirected(self.begin(), code="no-such-code-7"))
        self.refused("PROVIDER_SIGN_IN_REJECTED", self.redirected(self.begin(), issuer="https://other.example"))
        late = self.redirected(self.begin())
        self.stack.clock.advance(minutes=10, seconds=1)
        self.refused("PROVIDER_STATE_REJECTED", late)
        for field, value in (("state", ""), ("code", ""), ("browser_binding", ""), ("code", "c" * 4_097)):
            with self.assertFails("INVALID_ARGUMENT"):
                self.service.CompleteProviderSignIn(self.redirected(self.begin(), **{field: value}))

    def test_of_parallel_completions_one_succeeds(self):
        self.creating()
        self.be("staff")
        request = self.redirected(self.begin())

        def outcome(_):
            try:
                return self.service.CompleteProviderSignIn(request).participant_id
            except grpc.RpcError as error:
                return failure_of(error).reason

        with ThreadPoolExecutor(4) as pool:
            outcomes = list(pool.map(outcome, range(4)))
        self.assertEqual(outcomes.count("PROVIDER_STATE_REJECTED"), 3, outcomes)
        # Parallel first sign-ins of one person make one account.
        self.subject = f"subject-{new_id()}"
        self.be("staff")
        requests = [self.redirected(self.begin()) for _ in range(4)]
        with ThreadPoolExecutor(4) as pool:
            people = {one.participant_id for one in pool.map(self.service.CompleteProviderSignIn, requests)}
        self.assertEqual(len(people), 1)


class SecondFactors(ProviderSignInTestCase):
    def test_a_role_that_needs_one(self):
        gateway = self.creating(SECOND_FACTOR_ACR="gold", others={"OTOLITH_SECOND_FACTOR_ROLES": "study_leader"})
        projects = projects_pb2.ListProjectsRequest()
        self.be("staff", amr=["pwd"], acr="silver")
        limited = self.signed_in()
        self.assertTrue(limited.second_factor_missing)
        with self.assertFails("UNAUTHENTICATED", "TOKEN_AUDIENCE_MISMATCH"):
            gateway.projects.ListProjects(projects, token=limited.access_token)
        for claims in ({"amr": ["pwd", "mfa"]}, {"acr": "gold"}):
            self.be("staff", **claims)
            session = self.signed_in()
            self.assertFalse(session.second_factor_missing)
            gateway.projects.ListProjects(projects, token=session.access_token)
            again = gateway.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=session.refresh_token))
            self.assertFalse(again.second_factor_missing)
        self.assertIn("acr_values=gold", self.begin().authorization_url)

    def test_an_account_with_one_needs_it_here_too(self):
        self.process()
        address = f"{new_id()[:8]}@clinic.example"
        name = f"coded-{new_id()[:8]}"
        self.gateway.administration.RegisterStudyLeader(auth_pb2.RegisterStudyLeaderRequest(
            request_id=new_id(), username=name, email=address), token=administrator(self.stack).token)
        self.gateway.recovery.ResetPassword(recovery_pb2.ResetPasswordRequest(
            code=access_code_in(await_mail(self.stack, address)), password=PASSWORD))
        token = self.gateway.sessions.SignIn(auth_pb2.SignInRequest(username=name, password=PASSWORD)).access_token
        factors = self.gateway.second_factors
        begun = factors.BeginSecondFactor(
            second_factor_pb2.BeginSecondFactorRequest(password=PASSWORD), token=token)
        app = App(self.stack, begun.secret)
        app.begin_step()
        factors.ConfirmSecondFactor(
            second_factor_pb2.ConfirmSecondFactorRequest(code=app.code()), token=token)
        self.be(email=address, email_verified=True)
        self.refused("PROVIDER_SECOND_FACTOR_REQUIRED")
        self.be(email=address, email_verified=True, amr=["otp", "mfa"])
        self.signed_in()

    def test_a_new_authentication_is_a_fresh_proof(self):
        self.creating()
        self.be("staff")
        fresh = self.begin(reauthenticate=True)
        self.assertIn("max_age=0", fresh.authorization_url)
        session = self.service.CompleteProviderSignIn(self.redirected(fresh))
        self.assertTrue(session.access_token)
        # A provider that ignores the wish.
        self.be("staff", auth_time=int(self.now()) - 3_600)
        self.refused("PROVIDER_SIGN_IN_REJECTED", self.redirected(self.begin(reauthenticate=True)))
        self.signed_in()


class DebiansProvider(EndToEndTestCase):
    def test_a_person_signs_in_with_glewlwyd(self):
        # With a database and a clock of its own, since the stack's clock may be ahead of the provider's.
        database = OtherDatabase(self.stack, "otolith_provided", migrated=["auth"])
        secret = self.stack.directory / "run" / "glewlwyd.secret"
        secret.write_text(f"{glewlwyd.SECRET}\n")
        provider = self.enterContext(glewlwyd.glewlwyd(REDIRECT))
        names = {
            "ISSUER": provider.issuer, "CLIENT_ID": glewlwyd.CLIENT, "CLIENT_SECRET_FILE": str(secret),
            "REDIRECT_URL": REDIRECT, "ACCOUNTS": "create", "ROLES": "staff=study_leader"}
        server = self.enterContext(serving(
            self.stack, "auth", database.environment("auth")
            | {"OTOLITH_MAIL_DIRECTORY": str(self.stack.directory / "mail")}
            | {f"OTOLITH_SIGN_IN_PROVIDER_{name}": value for name, value in names.items()}))
        gateway = Gateway({"auth": f"127.0.0.1:{server.port()}"})
        self.addCleanup(gateway.close)
        service, people = gateway.provider_sign_ins, set()
        for _ in range(2):
            begun = service.BeginProviderSignIn(provider_sign_in_pb2.BeginProviderSignInRequest())
            found = provider.visit(begun.authorization_url)
            request = provider_sign_in_pb2.CompleteProviderSignInRequest(
                state=found["state"], code=found["code"], browser_binding=begun.browser_binding)
            session = service.CompleteProviderSignIn(request)
            account = gateway.accounts.GetAccount(auth_pb2.GetAccountRequest(), token=session.access_token)
            self.assertEqual(account.username, glewlwyd.PERSON)
            people.add(account.participant_id)
            # Glewlwyd accepts a code once, and only with the verifier of its own sign-in.
            again = service.BeginProviderSignIn(provider_sign_in_pb2.BeginProviderSignInRequest())
            other = provider.visit(again.authorization_url)
            with self.assertFails("PERMISSION_DENIED", "PROVIDER_SIGN_IN_REJECTED"):
                service.CompleteProviderSignIn(provider_sign_in_pb2.CompleteProviderSignInRequest(
                    state=other["state"], code=found["code"], browser_binding=again.browser_binding))
        self.assertEqual(len(people), 1)
