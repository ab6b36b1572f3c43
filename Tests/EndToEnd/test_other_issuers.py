"""Tokens of issuers that sign like common products, made by PyJWT, for a catalogue that runs alone."""

import base64
import contextlib
import json
import tempfile
import time
import uuid

import grpc

from support.alone import AloneTestCase
from support.issuer import ALGORITHMS, AUDIENCE, ISSUER, Issuer, pseudonym
from support.processes import run
from otolith.catalogue.v1 import catalogue_pb2, catalogue_pb2_grpc

SETTINGS = {"OTOLITH_TOKEN_ISSUER": ISSUER, "OTOLITH_TOKEN_AUDIENCE": AUDIENCE}


class OtherIssuers(AloneTestCase):
    @contextlib.contextmanager
    def trusting(self, issuer, **settings):
        """A catalogue that reads the issuer's keys from the published address."""
        with issuer.published() as address, self.alone(
            OTOLITH_JWKS_URL=address, **SETTINGS, **settings,
        ) as (alone, _):
            yield alone

    @contextlib.contextmanager
    def key_set_file(self, contents):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(contents)
            file.flush()
            yield file.name

    def assertAccepted(self, alone, token):
        self.assertEqual(alone.search(f"nothing{uuid.uuid4().hex}", token), [])

    def assertRefused(self, alone, token, reason="TOKEN_SIGNATURE_INVALID"):
        with self.assertFails("UNAUTHENTICATED", reason):
            alone.search("ringing", token)

    def test_every_algorithm_with_keys_from_an_address(self):
        issuer = Issuer()
        for algorithm in ALGORITHMS:
            # Cognito's form of key names.
            issuer.add(f"{algorithm}+/=", algorithm)
        # Other members that such keys have elsewhere.
        issuer.others = [
            {"kty": "RSA", "alg": "RSA-OAEP", "use": "enc", "kid": "e", "n": "AQAB", "e": "AQAB"},
            {"kty": "EC", "crv": "secp256k1", "x": "AA", "y": "AA", "alg": "ES256K"},
            {"kty": "oct", "kid": "o", "k": "AAAA"},
        ]
        with self.trusting(issuer) as alone:
            for algorithm in ALGORITHMS:
                with self.subTest(algorithm=algorithm):
                    token = issuer.token(f"{algorithm}+/=")
                    project_id = self.project(alone, token)
                    self.assertEqual(
                        self.members(alone, project_id, token), [pseudonym("auth0|alice")])
                    head, _, end = token.rpartition(".")
                    signature = bytearray(base64.urlsafe_b64decode(end + "=" * (-len(end) % 4)))
                    signature[len(signature) // 2] ^= 1
                    changed = base64.urlsafe_b64encode(signature).rstrip(b"=").decode()
                    self.assertRefused(alone, f"{head}.{changed}")
                    self.assertRefused(
                        alone, issuer.token(f"{algorithm}+/=", exp=int(time.time()) - 60),
                        "TOKEN_EXPIRED")

    def test_keys_of_a_file(self):
        for algorithm in ("RS256", "ES256"):
            issuer = Issuer(algorithm)
            with self.key_set_file(issuer.key_set) as name, self.alone(
                OTOLITH_JWKS_FILE=name, **SETTINGS,
            ) as (alone, _):
                self.project(alone, issuer.token())
                with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
                    self.project(alone, issuer.token(roles=["participant"]))
                self.assertRefused(alone, Issuer(algorithm).token())

    def test_a_key_without_a_name_and_without_an_algorithm(self):
        issuer = Issuer("RS256")
        issuer.names_keys = issuer.names_algorithms = False
        with self.trusting(issuer) as alone:
            self.assertAccepted(alone, issuer.token(named=False))
            # The key determines the family, and permits all its algorithms.
            self.assertAccepted(alone, issuer.token(named=False, algorithm="PS512"))
            self.assertRefused(alone, issuer.token(named=True))
            self.assertRefused(alone, Issuer("RS256").token(named=False))

    def test_an_algorithm_that_is_not_the_keys(self):
        issuer = Issuer("RS256")
        issuer.add("curve", "ES256")
        modulus = json.loads(issuer.key_set)["keys"][0]["n"]
        with self.trusting(issuer) as alone:
            for token, reason in [
                (issuer.token(algorithm="RS512"), "TOKEN_SIGNATURE_INVALID"),
                (issuer.token(algorithm="PS256"), "TOKEN_SIGNATURE_INVALID"),
                (issuer.forged(), "TOKEN_MALFORMED"),
                (issuer.forged(secret=modulus.encode()), "TOKEN_MALFORMED"),
                (issuer.forged("curve"), "TOKEN_MALFORMED"),
                (issuer.forged("curve", "ES256"), "TOKEN_SIGNATURE_INVALID"),
                (issuer.forged(algorithm="RS256"), "TOKEN_SIGNATURE_INVALID"),
                (issuer.forged("curve", "RS256"), "TOKEN_SIGNATURE_INVALID"),
                (issuer.forged(algorithm="none"), "TOKEN_MALFORMED"),
            ]:
                self.assertRefused(alone, token, reason)
            self.assertAccepted(alone, issuer.token())
            self.assertAccepted(alone, issuer.token("curve"))

    def test_a_key_that_becomes_one_of_another_kind(self):
        issuer = Issuer("ES256")
        with self.trusting(issuer) as alone:
            old = issuer.token(subject="auth0|bob")
            self.assertAccepted(alone, issuer.token())
            issuer.add("first", "RS256")
            # The key set is read again: its key no longer permits such a token.
            self.assertAccepted(alone, issuer.token())
            self.assertRefused(alone, old)

    def test_many_tokens_of_a_new_key_at_once(self):
        issuer = Issuer("ES256")
        with self.trusting(issuer) as alone:
            issuer.add("second", "RS256")
            issuer.is_asked.clear()
            issuer.may_answer.clear()
            search = catalogue_pb2_grpc.CatalogueServiceStub(alone.channel).SearchQuestionnaires
            request = catalogue_pb2.SearchQuestionnairesRequest(query="ringing")
            metadata = [("authorization", f"Bearer {issuer.token('second')}")]
            calls = [search.future(request, metadata=metadata, timeout=60) for _ in range(20)]
            self.assertTrue(issuer.is_asked.wait(60))
            calls += [search.future(request, metadata=metadata, timeout=60) for _ in range(20)]
            # A request without a response, after all of them.
            self.assertAccepted(alone, issuer.token())
            self.assertEqual([call for call in calls if call.done()], [])
            issuer.may_answer.set()
            for call in calls:
                self.assertEqual(call.code(), grpc.StatusCode.OK, call.details())

    def test_only_configured_role_names_have_a_meaning(self):
        issuer = Issuer()
        with self.trusting(issuer, OTOLITH_TOKEN_ROLES="editors=study_leader") as alone:
            with self.assertFails("PERMISSION_DENIED"):
                self.project(
                    alone, issuer.token(roles=["administrator", "study_leader", "service"]))
            self.project(alone, issuer.token(roles=["editors"]))

    def test_tokens_that_do_not_call_themselves_access_tokens(self):
        issuer = Issuer("RS256")
        with self.trusting(issuer) as alone:
            self.assertAccepted(alone, issuer.token(type="application/AT+JWT"))
            for type in ("JWT", None, "logout+jwt"):
                self.assertRefused(alone, issuer.token(type=type), "TOKEN_MALFORMED")
        with self.trusting(issuer, OTOLITH_TOKEN_TYPES="at+jwt, jwt") as alone:
            for type in ("at+jwt", "JWT", None):
                self.assertAccepted(alone, issuer.token(type=type))
            self.assertRefused(alone, issuer.token(type="logout+jwt"), "TOKEN_MALFORMED")
            for marks in ({"at_hash": "x"}, {"token_use": "id"}, {"typ": "ID"}):
                self.assertRefused(alone, issuer.token(type="JWT", **marks), "TOKEN_MALFORMED")
            # The types that Keycloak and Entra use.
            self.assertAccepted(
                alone, issuer.token(type="JWT", typ="Bearer", groups=["/staff"], acr="1"))
        with self.trusting(issuer, OTOLITH_TOKEN_TYPES="jwt") as alone:
            self.assertRefused(alone, issuer.token(), "TOKEN_MALFORMED")
            self.assertAccepted(alone, issuer.token(type=None))

    def test_rights_that_stand_elsewhere(self):
        issuer = Issuer("RS256")
        with self.trusting(issuer, OTOLITH_TOKEN_ROLES_CLAIM="realm_access.roles") as alone:
            self.project(
                alone, issuer.token(
                    roles=[], realm_access={"roles": ["offline_access", "study_leader"]}))
            with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
                self.project(alone, issuer.token(subject="auth0|bob"))

    def test_access_tokens_of_cognito(self):
        issuer = Issuer("RS256")
        with self.trusting(
            issuer, OTOLITH_TOKEN_TYPES="jwt", OTOLITH_TOKEN_ROLES_CLAIM="cognito:groups",
        ) as alone:
            named = {"type": None, "token_use": "access", "cognito:groups": ["study_leader"]}
            self.project(alone, issuer.token(audience=None, client_id=AUDIENCE, **named))
            self.assertRefused(
                alone, issuer.token(audience=None, client_id="another", **named),
                "TOKEN_AUDIENCE_MISMATCH")
            named["token_use"] = "id"
            self.assertRefused(
                alone, issuer.token(audience=None, client_id=AUDIENCE, **named), "TOKEN_MALFORMED")

    def test_settings_and_key_sets_that_cannot_be_used_are_named(self):
        short = {"kty": "RSA", "kid": "short", "n": "wAAB", "e": "AQAB"}
        secret = {"kty": "EC", "crv": "P-256", "kid": "secret", "d": "AA"}
        for key, complaint in [
            (short, 'keys[0] (kid "short"): n has 24 bits; expected 2048 to 8192'),
            (secret, 'keys[0] (kid "secret"): it contains the private key'),
        ]:
            with self.key_set_file(json.dumps({"keys": [key]})) as name:
                done = run(
                    self.stack, "otolith-catalogue", "serve",
                    environment=self.environment | SETTINGS | {
                        "OTOLITH_LISTEN": "127.0.0.1:0", "OTOLITH_JWKS_FILE": name})
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn(complaint, done.stderr)
        for types in ("JWE", "at+jwt,", ","):
            done = run(
                self.stack, "otolith-catalogue", "check",
                environment=self.environment | {"OTOLITH_TOKEN_TYPES": types})
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn("OTOLITH_TOKEN_TYPES", done.stderr)
