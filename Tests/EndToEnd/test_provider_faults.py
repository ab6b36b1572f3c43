"""Sign-in with a provider that is attacked, changes its keys, is down or slow."""

import time
from concurrent.futures import ThreadPoolExecutor

import grpc

from support import admin
from support.failures import failure_of
from support.issuer import base64url
from support.providing import ProviderSignInTestCase
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2


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
        self.provider.hidden = {"hidden"}
        self.provider.add("hidden", "RS256")
        self.provider.key = "hidden"
        before = self.provider.count("/keys")
        for _ in range(12):
            self.refused("PROVIDER_SIGN_IN_REJECTED")
        # One in 30 seconds, and one in a minute in the background.
        self.assertLess(self.provider.count("/keys") - before, 8)


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
            began = time.monotonic()
            failure = failure_of(slow.exception(60))
        self.assertEqual((failure.code, failure.reason), ("UNAVAILABLE", "PROVIDER_UNAVAILABLE"))
        self.assertLess(time.monotonic() - began, 50)
        for status, reason in ((500, "PROVIDER_UNAVAILABLE"), (302, "PROVIDER_UNAVAILABLE"), (400, "PROVIDER_SIGN_IN_REJECTED")):
            self.provider.token_status = status
            with self.assertRaises(grpc.RpcError) as refused:
                self.signed_in()
            self.assertEqual(failure_of(refused.exception).reason, reason)
