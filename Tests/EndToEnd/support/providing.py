"""A second otolith-auth with a provider, and one person who signs in with it."""

from otolith.auth.v1 import access_pb2, accounts_pb2, auth_pb2, provider_sign_in_pb2

from . import admin
from .case import EndToEndTestCase
from .gateway import Gateway
from .people import administrator, new_id
from .processes import serving
from .provider import SECRET, Provider, settings
from .studies import daily, publish

REDIRECT = "https://study.example.org/console/signed-in"


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
        with self.assertFails("PERMISSION_DENIED", reason):
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
