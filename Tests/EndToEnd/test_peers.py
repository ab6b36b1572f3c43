"""Limits by peer: strangers can neither exhaust shared limits nor lock others out."""

import grpc

from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.failures import failure_of
from support.gateway import Gateway
from support.people import new_id
from support.processes import serving
from otolith.auth.v1 import auth_pb2

PASSWORD = "heather-otter-lantern"
STRANGER = [("x-real-ip", "203.0.113.9")]
OWNER = [("x-real-ip", "198.51.100.7")]


class Peers(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.database = OtherDatabase(cls.stack, "otolith_peers", migrated=["auth"])

    def settings(self, **more):
        return self.database.environment("auth") | {
            "OTOLITH_MAIL_DIRECTORY": str(self.stack.directory / "mail"),
        } | more

    def serving(self, **more):
        server = self.enterContext(serving(self.stack, "auth", self.settings(**more)))
        gateway = Gateway({"auth": f"127.0.0.1:{server.port()}"})
        self.addCleanup(gateway.close)
        return server, gateway

    def register(self, gateway, peer, name=None):
        gateway.accounts.RegisterAccount(
            auth_pb2.RegisterAccountRequest(
                request_id=new_id(), username=name or f"u-{new_id()[:13]}", password=PASSWORD),
            metadata=peer)

    def sign_in(self, gateway, peer, name, password=PASSWORD):
        return gateway.sessions.SignIn(
            auth_pb2.SignInRequest(username=name, password=password), metadata=peer)

    def refusal(self, call):
        with self.assertRaises(grpc.RpcError) as raised:
            call()
        return failure_of(raised.exception)

    def test_one_address_meets_its_limit_and_others_do_not(self):
        server, gateway = self.serving(
            OTOLITH_PEER_HEADER="x-real-ip", OTOLITH_LIMIT_REGISTRATIONS_PER_PEER="3",
            OTOLITH_LIMIT_SIGN_INS_PER_PEER="2")
        name = f"u-{new_id()[:13]}"
        self.register(gateway, STRANGER, name)
        self.register(gateway, STRANGER)
        self.register(gateway, STRANGER)
        refused = self.refusal(lambda: self.register(gateway, STRANGER))
        self.assertEqual(refused.code, "RESOURCE_EXHAUSTED")
        self.assertEqual(refused.reasons, {"LIMIT_EXCEEDED"})
        # Another limit: people with an account can sign in.
        session = self.sign_in(gateway, STRANGER, name)
        self.sign_in(gateway, STRANGER, name)
        refused = self.refusal(lambda: self.sign_in(gateway, STRANGER, name))
        self.assertEqual(refused.reasons, {"LIMIT_EXCEEDED"})
        # Refreshes, and calls from other addresses or this machine, are not limited by it.
        gateway.sessions.Refresh(
            auth_pb2.RefreshRequest(refresh_token=session.refresh_token), metadata=STRANGER)
        for _ in range(2):
            self.sign_in(gateway, OWNER, name)
        for _ in range(5):
            self.sign_in(gateway, (), name)
        self.assertEqual(server.stop(), 0, server.log)
        for _, address in STRANGER + OWNER:
            self.assertNotIn(address, server.log)
            self.assertEqual(
                self.database.superuser.query(
                    "SELECT count(*) FROM auth.throttles AS t "
                    f"WHERE strpos(t::text, '{address}') > 0"), [["0"]])

    def test_a_strangers_guesses_do_not_lock_the_owner_out(self):
        _, gateway = self.serving(OTOLITH_PEER_HEADER="x-real-ip")
        name = f"u-{new_id()[:13]}"
        self.register(gateway, OWNER, name)
        reasons = []
        for _ in range(20):
            reasons += self.refusal(
                lambda: self.sign_in(gateway, STRANGER, name, "a wild guess")).reasons
        self.assertIn("TOO_MANY_ATTEMPTS", reasons)
        self.sign_in(gateway, OWNER, name)
