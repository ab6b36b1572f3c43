"""Sign-in of staff with an OpenID Connect provider: accounts, roles, forgeries, outages."""

import time
from concurrent.futures import ThreadPoolExecutor

import grpc

from support import admin
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.gateway import Gateway
from support.issuer import base64url
from support.mail import access_code_in, await_mail, code_in
from support.one_time import App
from support.people import administrator, new_id
from support.processes import serving
from support.provider import SECRET, Provider, settings
from support.studies import daily, publish
from support.waiting import wait_until
from otolith.auth.v1 import (
    access_pb2, accounts_pb2, auth_pb2, provider_sign_in_pb2, recovery_pb2, second_factor_pb2,
)
from otolith.catalogue.v1 import projects_pb2

REDIRECT = "https://study.example.org/console/signed-in"
PASSWORD = "heather-otter-lantern"
DENIED = "PERMISSION_DENIED"


class ProviderSignInTestCase(EndToEndTestCase):
    algorithm = "RS256"

    def setUp(self):
        super().setUp()
        self.provider = Provider(REDIRECT, self.now, self.algorithm)
        self.addCleanup(self.provider.stop)
        self.secret = self.stack.directory / "run" / "provider.secret"
        self.secret.write_text(f"{SECRET}\n")
        self.subject = f"subject-{new_id()}"

    def process(self, provider=None, others=None, **more):
        """otolith-auth with the provider, as a second process. `more`: its settings; `others`: further ones."""
        environment = self.stack.service_environment("auth") | admin.ADMIN | settings(
            provider or self.provider, self.secret, **more) | (others or {})
        del environment["OTOLITH_LISTEN"], environment["OTOLITH_PORT_FILE"]
        self.server = self.enterContext(serving(self.stack, "auth", environment))
        gateway = Gateway(self.stack.addresses | {"auth": f"127.0.0.1:{self.server.port()}"})
        self.addCleanup(gateway.close)
        self.service = gateway.provider_sign_ins
        return gateway

    def creating(self, **more):
        """With roles by claims, and accounts for unknown people."""
        self.study = f"provided-{new_id()[:8]}"
        publish(self.stack, self.study, [daily(f"{self.study}-a")])
        return self.process(
            ACCOUNTS="create", ROLES_CLAIM="realm_access.roles",
            ROLES=f"staff=study_leader,admin=administrator,/data=data_manager@{self.study},a=b=study_leader@{self.study}",
            **more)

    def be(self, *roles, **claims):
        self.provider.person = {"sub": self.subject, "realm_access": {"roles": list(roles)}} | claims

    def begin(self, **fields):
        return self.service.BeginProviderSignIn(provider_sign_in_pb2.BeginProviderSignInRequest(**fields))

    def redirected(self, begun, **changes):
        """The request of the page to which the provider redirects."""
        found = self.provider.visit(begun.authorization_url)
        return provider_sign_in_pb2.CompleteProviderSignInRequest(**{
            "state": found["state"], "code": found["code"], "issuer": found["iss"],
            "browser_binding": begun.browser_binding} | changes)

    def signed_in(self, **fields):
        return self.service.CompleteProviderSignIn(self.redirected(self.begin(**fields)))

    def refused(self, reason, request=None):
        with self.assertFails(DENIED, reason):
            self.service.CompleteProviderSignIn(request or self.redirected(self.begin()))

    def managed(self, participant_id):
        return self.gateway.account_administration.GetManagedAccount(
            accounts_pb2.GetManagedAccountRequest(participant_id=participant_id),
            token=administrator(self.stack).token)

    def roles(self, participant_id):
        found = self.gateway.access.ListAssignments(
            access_pb2.ListAssignmentsRequest(participant_id=participant_id),
            token=administrator(self.stack).token)
        return {(one.role, one.object) for one in found.assignments}

    def refresh(self, session):
        return self.gateway.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=session.refresh_token))


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
            {"state": "unknown"}, {"browser_binding": other.browser_binding}, {"browser_binding": "x" * 128},
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
        self.refused("PROVIDER_SIGN_IN_REJECTED", self.redirected(self.begin(), code="unknown"))
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


class Tokens(ProviderSignInTestCase):
    def test_forged_tokens_are_rejected(self):
        self.creating()
        self.be("staff")
        self.signed_in()
        forged = {
            "another issuer": {"iss": "https://login.example.org"},
            "another audience": {"aud": "other"},
            "another authorized party": {"aud": ["otolith-console", "other"], "azp": "other"},
            "expired": {"exp": int(self.now()) - 100},
            "issued at another time": {"iat": int(self.now()) - 3_600},
            "another nonce": {"nonce": "other"},
        }
        for reason, claims in forged.items():
            with self.subTest(reason=reason):
                self.provider.change_claims = lambda real, claims=claims: real | claims
                self.refused("PROVIDER_SIGN_IN_REJECTED")
                wait_until(lambda: f"the ID token is rejected: {reason}" in self.server.log, "the log has the reason")
        self.provider.change_claims = lambda claims: claims

        def unsigned(token):
            header = base64url(b'{"alg":"none"}')
            return f"{header}.{token.split('.')[1]}."

        for change in (
            unsigned, lambda token: self.provider.forged(), lambda token: token[:-8], lambda token: "",
            lambda token: token + "A" * 9_000, lambda token: "x" * 300_000,
        ):
            self.provider.change_token = change
            with self.assertRaises(grpc.RpcError) as refused:
                self.service.CompleteProviderSignIn(self.redirected(self.begin()))
            self.assertIn(failure_of(refused.exception).reason, ("PROVIDER_SIGN_IN_REJECTED", "PROVIDER_UNAVAILABLE"))
        self.provider.change_token = lambda token: token
        self.signed_in()

    def test_rotated_keys_are_read_at_once_and_unknown_ones_rarely(self):
        self.creating()
        self.be("staff")
        self.signed_in()
        self.provider.add("next", "ES256")
        self.provider.key = "next"
        del self.provider.keys["first"]
        self.signed_in()
        # Signed with a key that the provider does not publish.
        before = self.provider.count("/keys")
        published = dict(self.provider.keys)
        self.provider.add("hidden", "RS256")
        hidden = self.provider.keys["hidden"]
        for _ in range(5):
            request = self.redirected(self.begin())
            self.provider.key = "hidden"
            self.provider.keys = published | {"hidden": hidden}
            self.provider.change_token = lambda token: (self.provider.keys.pop("hidden", None), token)[1]
            self.refused("PROVIDER_SIGN_IN_REJECTED", request)
        # One of them in the background.
        self.assertLessEqual(self.provider.count("/keys") - before, 3)


class Outages(ProviderSignInTestCase):
    def test_a_provider_that_is_down(self):
        gateway = self.creating()
        self.be("staff")
        session = self.signed_in()
        request = self.redirected(self.begin())
        self.provider.stop()
        with self.assertFails("UNAVAILABLE", "PROVIDER_UNAVAILABLE"):
            self.service.CompleteProviderSignIn(request)
        # Sessions and passwords do not need it.
        gateway.sessions.Refresh(auth_pb2.RefreshRequest(refresh_token=session.refresh_token))
        gateway.sessions.SignIn(auth_pb2.SignInRequest(
            username="administrator", password=self.stack.password("administrator")))
        self.provider.start()
        self.signed_in()

    def test_a_start_without_the_provider(self):
        self.provider.stop()
        self.creating()
        with self.assertRaises(grpc.RpcError) as refused:
            self.begin()
        failure = failure_of(refused.exception)
        self.assertEqual((failure.code, failure.reason), ("UNAVAILABLE", "PROVIDER_UNAVAILABLE"))
        self.assertGreater(failure.retry_seconds, 0)

        def checks():
            return admin.get(self.server, "/readyz?verbose")

        status, text = wait_until(
            lambda: (found := checks())[0] == 200 and "sign-in provider" in found[1] and found,
            "the readiness names the provider")
        self.assertEqual(status, 200, text)
        self.assertIn("degraded", text)
        self.provider.start()
        self.be("staff")

        def works():
            try:
                return self.signed_in()
            except grpc.RpcError as error:
                self.assertEqual(failure_of(error).reason, "PROVIDER_UNAVAILABLE")
                return None

        wait_until(works, "the provider is found")

    def test_a_provider_that_does_not_answer(self):
        gateway = self.creating()
        self.be("staff")
        request = self.redirected(self.begin())
        with self.provider.silent(), ThreadPoolExecutor(1) as pool:
            slow = pool.submit(self.service.CompleteProviderSignIn, request)
            gateway.sessions.SignIn(auth_pb2.SignInRequest(
                username="administrator", password=self.stack.password("administrator")))
            self.assertFalse(slow.done())
            began = time.monotonic()
            failure = failure_of(slow.exception(60))
        self.assertEqual((failure.code, failure.reason), ("UNAVAILABLE", "PROVIDER_UNAVAILABLE"))
        self.assertLess(time.monotonic() - began, 50)
        for status, reason in ((500, "PROVIDER_UNAVAILABLE"), (302, "PROVIDER_UNAVAILABLE"), (400, "PROVIDER_SIGN_IN_REJECTED")):
            self.provider.token_status = status
            with self.assertRaises(grpc.RpcError) as refused:
                self.signed_in()
            self.assertEqual(failure_of(refused.exception).reason, reason)


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
