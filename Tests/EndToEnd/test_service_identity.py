"""Services that call each other under their own identity."""


import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from support.case import EndToEndTestCase
from support.gateway import SERVICES, Stub
from support.people import (
    TINNITUS, Participant, anonymous, leader_of, listed_studies, new_id)
from support.processes import run
from support.sealed import opened
from support.sheets import make_sheet
from support.studies import daily, publish
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2
from otolith.ingestion.v1 import ingestion_pb2, pseudonyms_pb2, pseudonyms_pb2_grpc
from otolith.planning.v1 import planning_pb2


class OwnNames(EndToEndTestCase):
    def key_of(self, service):
        """Key id and seed of the newest key."""
        key_id, sealed = self.stack.database.query(
            f"SELECT key_id, encode(sealed_seed, 'hex') FROM {service}.service_keys"
            " ORDER BY created_at DESC LIMIT 1")[0]
        seed = opened(self.stack, bytes.fromhex(sealed), f"service_keys {key_id}")
        return key_id, seed.hex()

    def known(self, key_id):
        return self.stack.database.value(
            "SELECT count(*) FROM catalogue.trusted_service_keys"
            f" WHERE key_id = '{key_id}' AND not_after > to_timestamp({self.now()})") == "1"

    def known_key_of(self, service):
        """Key id and seed; looked up each time, since expired keys are replaced."""
        def newest():
            key = self.key_of(service)
            return key if self.known(key[0]) else None

        return wait_until(newest, f"the catalogue knows the key of {service}")

    def token(self, service, **claims):
        key_id, seed = self.known_key_of(service)
        return self.signed(service, key_id, seed, **claims)

    def signed(self, service, key_id, seed, **claims):
        now = int(self.now())
        name = f"otolith-{service}"
        payload = {"iss": name, "sub": name, "aud": "otolith-catalogue", "iat": now,
                   "exp": now + 300, "jti": new_id()}
        return jwt.encode(
            payload | claims, Ed25519PrivateKey.from_private_bytes(bytes.fromhex(seed)),
            algorithm="EdDSA",
            headers={"kid": f"{name}.{key_id}", "typ": "otolith-service+jwt"})

    def version(self, token):
        return self.gateway.catalogue.GetQuestionnaireVersion(
            catalogue_pb2.GetQuestionnaireVersionRequest(
                questionnaire_id="tyt-momentary", version=1), token=token)

    def test_each_has_a_key_that_the_catalogue_knows(self):
        for service in SERVICES:
            with self.subTest(service=service):
                key_id, seed = self.known_key_of(service)
                published = self.stack.database.value(
                    "SELECT encode(data, 'hex') FROM bus.log WHERE type ="
                    f" 'otolith.events.v1.ServiceKeyPublished' AND subject = '{key_id}' LIMIT 1")
                self.assertIn(key_id.encode().hex(), published)
                self.assertNotIn(seed, published)

    def test_a_service_looks_up_what_it_needs_and_does_nothing_else(self):
        token = self.token("ingestion")
        self.assertEqual(self.version(token).questionnaire_id, "tyt-momentary")
        with self.assertFails("PERMISSION_DENIED", "NOT_FOR_SERVICES"):
            self.gateway.catalogue.ListStudyQuestionnaires(
                catalogue_pb2.ListStudyQuestionnairesRequest(study_id=TINNITUS), token=token)
        # Regardless of its claims.
        powerful = self.token(
            "ingestion", roles=["administrator"], studies=[TINNITUS], leads=[TINNITUS])
        with self.assertFails("PERMISSION_DENIED", "NOT_FOR_SERVICES"):
            self.gateway.catalogue.ListStudyQuestionnaires(
                catalogue_pb2.ListStudyQuestionnairesRequest(study_id=TINNITUS), token=powerful)
        for claims, reason in (
            ({"iss": "otolith-auth", "sub": "otolith-auth"}, "TOKEN_ISSUER_UNKNOWN"),
            ({"sub": new_id()}, "TOKEN_ISSUER_UNKNOWN"),
            ({"aud": "otolith-planning"}, "TOKEN_AUDIENCE_MISMATCH"),
            ({"exp": int(self.now()) + 3600}, "TOKEN_MALFORMED"),
            ({"iat": int(self.now()) - 500, "exp": int(self.now()) - 200}, "TOKEN_EXPIRED"),
        ):
            with self.subTest(claims=claims), self.assertFails("UNAUTHENTICATED", reason):
                self.version(self.token("ingestion", **claims))
        # Auth and planning are not called in this way.
        elsewhere = self.token("ingestion", aud="otolith-planning")
        with self.assertFails("UNAUTHENTICATED", "TOKEN_SIGNATURE_INVALID"):
            self.gateway.planning.GetNotificationPlan(
                planning_pb2.GetNotificationPlanRequest(), token=elsewhere)

    def test_planning_alone_learns_how_exports_name_people(self):
        pseudonyms = Stub(pseudonyms_pb2_grpc.PseudonymServiceStub(
            self.gateway.channels["ingestion"]))
        request = pseudonyms_pb2.GetPseudonymKeyRequest(study_id=TINNITUS)
        planning = self.token("planning", aud="otolith-ingestion")
        self.assertEqual(len(pseudonyms.GetPseudonymKey(request, token=planning).key), 32)
        with self.assertFails("PERMISSION_DENIED", "NOT_FOR_PEOPLE"):
            pseudonyms.GetPseudonymKey(request, token=leader_of(self.stack, TINNITUS).token)
        with self.assertFails("PERMISSION_DENIED", "NOT_FOR_SERVICES"):
            self.gateway.sheets.ListAnswerSheets(
                ingestion_pb2.ListAnswerSheetsRequest(), token=planning)

    def test_a_service_sees_every_group_of_a_study(self):
        study, arm = "identity-arms", "identity-arm"
        publish(
            self.stack, study, [daily("identity-diary"), daily(arm, 600, group_ids=["a"])],
            groups=["a", "b"])
        request = catalogue_pb2.GetStudyRequest(study_id=study)
        for service in ("auth", "ingestion", "planning"):
            with self.subTest(service):
                token = self.token(service)
                answer = self.gateway.catalogue.GetStudy(request, token=token)
                self.assertTrue(answer.all_groups)
                self.assertEqual([group.group_id for group in answer.study.groups], ["a", "b"])
                self.assertEqual(
                    [use.questionnaire_id for use in answer.study.questionnaires],
                    ["identity-diary", arm])
                version = self.gateway.catalogue.GetQuestionnaireVersion(
                    catalogue_pb2.GetQuestionnaireVersionRequest(
                        questionnaire_id=arm, version=1), token=token)
                self.assertEqual(version.questionnaire_id, arm)
                listed = listed_studies(self.stack, token)
                self.assertEqual(
                    [len(found.groups) for found in listed if found.study_id == study], [2])
        self.assertFalse(self.gateway.catalogue.GetStudy(request).all_groups)
        # An invalid token is not treated like a missing one.
        key_id, _ = self.key_of("ingestion")
        with self.assertFails("UNAUTHENTICATED", "TOKEN_SIGNATURE_INVALID"):
            self.gateway.catalogue.GetStudy(
                request, token=self.signed("ingestion", key_id, "00" * 32))

    def test_a_sheet_does_not_depend_on_what_its_senders_token_is_for(self):
        session = Participant(
            self.stack,
            self.gateway.sessions.SignInAnonymously(auth_pb2.SignInAnonymouslyRequest(
                request_id=new_id(), audiences=["otolith-auth", "otolith-ingestion"])))
        session.join(TINNITUS)
        reader = anonymous(self.stack)
        reader.join(TINNITUS)
        form = reader.questionnaires(TINNITUS)["tyt-momentary"]
        # Ingestion starts without the version, as if the bus had not delivered it yet.
        self.stack.stop_service("ingestion")
        try:
            self.stack.database.query(
                "DELETE FROM ingestion.questionnaire_versions"
                " WHERE questionnaire_id = 'tyt-momentary'")
        finally:
            self.stack.start_service("ingestion")
        sheet = make_sheet(TINNITUS, form, self.now(), self.random)
        self.assertCreated(self.submit_until_decided(session, sheet))

    def test_stolen_keys_are_useless_after_a_command(self):
        key_id, seed = self.key_of("planning")
        self.version(self.token("planning"))
        done = run(
            self.stack, "otolith-planning", "rotate-identity",
            environment=self.stack.service_environment("planning"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("revoked", done.stdout)
        self.assertNotEqual(self.key_of("planning")[0], key_id)
        self.version(self.token("planning"))
        wait_until(lambda: not self.known(key_id), "the catalogue has heard of it")
        with self.assertFails("UNAUTHENTICATED", "TOKEN_SIGNATURE_INVALID"):
            self.version(self.signed("planning", key_id, seed))
