"""Access tokens: publicly verifiable, and rejected for the right reason."""

import json
import threading

import grpc
import jwt

from support import tokens
from support.api import methods
from support.case import EndToEndTestCase
from support.failures import failure_of
from support.people import STRESS, TINNITUS, anonymous, anonymous_in, leader_of, new_id
from support.people import register, sign_in
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2
from otolith.planning.v1 import planning_pb2

# Methods whose comments in proto/ say so.
OPEN = {
    "otolith.auth.v1.AccountService/RegisterAccount",
    "otolith.auth.v1.AccountService/ConfirmAccount",
    "otolith.auth.v1.AccountService/ResendConfirmation",
    "otolith.auth.v1.SessionService/SignIn",
    "otolith.auth.v1.SessionService/SignInAnonymously",
    "otolith.auth.v1.SessionService/Refresh",
    "otolith.auth.v1.SessionService/SignOut",
    "otolith.auth.v1.ClientTokenService/SignInClient",
    "otolith.auth.v1.ClientTokenService/IntrospectToken",
    "otolith.auth.v1.KeyService/ListSigningKeys",
    "otolith.auth.v1.ProviderSignInService/GetSignInProvider",
    "otolith.auth.v1.ProviderSignInService/BeginProviderSignIn",
    "otolith.auth.v1.ProviderSignInService/CompleteProviderSignIn",
    "otolith.auth.v1.RecoveryService/RequestPasswordReset",
    "otolith.auth.v1.RecoveryService/ResetPassword",
    "otolith.auth.v1.RecoveryService/RecoverAccount",
    "otolith.auth.v1.ErasureService/GetErasure",
    "otolith.auth.v1.NewsletterService/EndNewsletter",
    "otolith.catalogue.v1.CatalogueService/ListStudies",
    "otolith.catalogue.v1.CatalogueService/GetStudy",
    "otolith.catalogue.v1.InstallationService/GetInstallationTexts",
    "otolith.catalogue.v1.MediaService/GetMedia",
    "otolith.catalogue.v1.MediaService/DownloadMedia",
    "otolith.ingestion.v1.SharingService/OpenShare",
    "otolith.ingestion.v1.SharingService/ReadShareFile",
}


class AccessTokens(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)

    def ask_each(self, token, code, reason):
        """One cheap call to every service."""
        calls = {
            "auth": lambda: self.gateway.enrolments.ListEnrolments(
                auth_pb2.ListEnrolmentsRequest(), token=token),
            "catalogue": lambda: self.gateway.catalogue.ListStudyQuestionnaires(
                catalogue_pb2.ListStudyQuestionnairesRequest(study_id=TINNITUS), token=token),
            "ingestion": lambda: self.gateway.sheets.ListAnswerSheets(
                ingestion_pb2.ListAnswerSheetsRequest(), token=token),
            "planning": lambda: self.gateway.planning.GetNotificationPlan(
                planning_pb2.GetNotificationPlanRequest(time_zone="Europe/Berlin"), token=token),
        }
        for name, call in calls.items():
            with self.subTest(service=name):
                if code == "OK":
                    call()
                else:
                    with self.assertFails(code, reason):
                        call()

    def test_verified_by_another_library_against_the_published_keys(self):
        before = self.now()
        session = anonymous(self.stack)
        token = session.access_token
        header = jwt.get_unverified_header(token)
        self.assertEqual(header["alg"], "EdDSA")
        self.assertEqual(header["typ"].lower(), "at+jwt")
        for audience in tokens.AUDIENCES:
            claims = tokens.verified_claims(self.gateway, token, audience)
        self.assertEqual(claims["sub"], session.participant_id)
        self.assertEqual(set(claims["aud"]), tokens.AUDIENCES)
        self.assertEqual(claims["exp"] - claims["iat"], 600)
        self.assertTrue(before - 2 <= claims["iat"] <= self.now() + 1, claims)
        self.ask_each(self.participant.token, "OK", None)

    def test_published_keys_hold_public_halves_only(self):
        keys = tokens.signing_keys(self.gateway)
        self.assertGreaterEqual(len(keys), 1)
        for key in keys:
            self.assertEqual((key["kty"], key["crv"]), ("OKP", "Ed25519"))
            self.assertNotIn("d", key)

    def test_enrolments_are_in_the_claims_and_identity_is_not(self):
        register(self.stack, "claims-reader", "heather-otter-lantern")
        session = sign_in(self.stack, "claims-reader", "heather-otter-lantern")
        self.assertNotIn(TINNITUS, json.dumps(tokens.unverified_claims(session.token)))
        session.join(TINNITUS)
        claims = json.dumps(tokens.unverified_claims(session.token))
        self.assertIn(TINNITUS, claims)
        self.assertNotIn("claims-reader", claims)

    def test_joining_and_leaving_do_not_prolong_a_token(self):
        session = anonymous(self.stack)
        token, end = session.access_token, tokens.unverified_claims(session.access_token)["exp"]
        self.stack.clock.advance(seconds=3)
        nothing = self.gateway.enrolments.LeaveStudy(
            auth_pb2.LeaveStudyRequest(study_id="never-joined"), token=token)
        self.assertEqual(nothing, auth_pb2.LeaveStudyResponse())
        for _ in range(2):
            joined = session.join(TINNITUS)
            self.assertEqual(tokens.unverified_claims(joined.access_token)["exp"], end)
            self.assertEqual(joined.access_token_expire_time.seconds, end)
            self.assertEqual(session.join(TINNITUS).access_token, "")
            left = session.leave(TINNITUS)
            self.assertEqual(tokens.unverified_claims(left.access_token)["exp"], end)

    def test_missing(self):
        self.ask_each(None, "UNAUTHENTICATED", "TOKEN_MISSING")

    def test_every_other_method_of_the_api_needs_one(self):
        seen = set()
        for name, method, _ in methods():
            seen.add(method)
            with self.subTest(method=method):
                if method in OPEN:
                    self.assertNotEqual(self.reason_of(name, method, iter([b""])), "TOKEN_MISSING")
                else:
                    # Rejected after the headers: the request is never read.
                    over = threading.Event()
                    self.addCleanup(over.set)
                    reason = self.reason_of(name, method, iter(over.wait, True))
                    self.assertEqual(reason, "TOKEN_MISSING")
        self.assertLessEqual(OPEN, seen)

    def reason_of(self, name, method, requests):
        call = self.gateway.channels[name].stream_stream(f"/{method}")
        try:
            for _ in call(requests, timeout=30):
                break
        except grpc.RpcError as error:
            return failure_of(error).reason
        return None

    def test_garbage(self):
        for garbage in ("x", "a.b.c", "....", "A" * 5000):
            self.ask_each(garbage, "UNAUTHENTICATED", "TOKEN_MALFORMED")

    def test_signed_by_a_stranger(self):
        forged = tokens.signed_by_a_stranger(self.participant.token)
        self.ask_each(forged, "UNAUTHENTICATED", "TOKEN_SIGNATURE_INVALID")
        unknown_key = tokens.signed_by_a_stranger(self.participant.token, kid="somebody-elses")
        self.ask_each(unknown_key, "UNAUTHENTICATED", "TOKEN_SIGNATURE_INVALID")

    def test_changed_claims(self):
        stolen = tokens.with_changed_claims(self.participant.token, sub=new_id())
        self.ask_each(stolen, "UNAUTHENTICATED", "TOKEN_SIGNATURE_INVALID")

    def test_other_algorithms_are_rejected(self):
        for forged in (
            tokens.without_signature(self.participant.token),
            tokens.signed_with_the_public_key(self.participant.token, self.gateway),
        ):
            for name in ("auth", "catalogue", "ingestion", "planning"):
                with self.subTest(service=name), self.assertFails("UNAUTHENTICATED") as refused:
                    self.gateway.send_bytes(name, next(
                        method for service, method, streams in methods()
                        if service == name and method not in OPEN and not streams
                    ), b"", token=forged)
                self.assertIn(
                    refused[0].reason, {"TOKEN_MALFORMED", "TOKEN_SIGNATURE_INVALID"}
                )

    def test_expired(self):
        token = self.participant.token
        self.ask_each(token, "OK", None)
        self.stack.clock.advance(minutes=11)
        self.ask_each(token, "UNAUTHENTICATED", "TOKEN_EXPIRED")

    def test_for_another_service(self):
        register(self.stack, "narrow-audience", "heather-otter-lantern")
        session = sign_in(
            self.stack, "narrow-audience", "heather-otter-lantern", audiences=["otolith-planning"]
        )
        self.assertEqual(session.plan().notifications[:], [])
        with self.assertFails("UNAUTHENTICATED", "TOKEN_AUDIENCE_MISMATCH"):
            session.stored()
        with self.assertFails("UNAUTHENTICATED", "TOKEN_AUDIENCE_MISMATCH"):
            session.fetch(TINNITUS)

    def test_an_audience_that_does_not_exist_is_refused(self):
        with self.assertFails("INVALID_ARGUMENT"):
            sign_in(
                self.stack, "administrator", self.stack.password("administrator"),
                audiences=["otolith-payroll"],
            )


class Roles(EndToEndTestCase):
    def test_participants_may_not_lead(self):
        participant = anonymous_in(self.stack, TINNITUS)
        with self.assertFails("PERMISSION_DENIED"):
            self.gateway.administration.RegisterStudyLeader(
                auth_pb2.RegisterStudyLeaderRequest(
                    request_id=new_id(), username="self-made-leader", study_ids=[TINNITUS],
                ),
                token=participant.token,
            )
        with self.assertFails("PERMISSION_DENIED"):
            self.gateway.authoring.ImportStudy(
                catalogue_pb2.ImportStudyRequest(), token=participant.token
            )
        self.assert_may_not_export(participant.token, TINNITUS)

    def test_leaders_lead_their_own_study_only(self):
        leader = leader_of(self.stack, TINNITUS)
        self.assert_may_not_export(leader.token, STRESS)
        with self.assertFails("PERMISSION_DENIED"):
            self.gateway.administration.RegisterStudyLeader(
                auth_pb2.RegisterStudyLeaderRequest(
                    request_id=new_id(), username="second-leader", study_ids=[TINNITUS],
                ),
                token=leader.token,
            )

    def assert_may_not_export(self, token, study_id):
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            list(self.gateway.exports.ExportAnswerSheets(
                ingestion_pb2.ExportAnswerSheetsRequest(
                    study_id=study_id, layout=ingestion_pb2.EXPORT_LAYOUT_LONG
                ),
                token=token,
            ))
