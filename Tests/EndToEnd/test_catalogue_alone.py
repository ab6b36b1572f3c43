"""The catalogue on its own: its schema and nothing else of Otolith, with another issuer's tokens and
with none."""

import contextlib
import hashlib
import http.server
import json
import tempfile
import threading
import time
import uuid
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import grpc
import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from support.case import EndToEndTestCase
from support.database import Database
from support.gateway import CHANNEL_OPTIONS, Stub
from support.paths import CONTENT
from support.processes import run, serving
from otolith.catalogue.v1 import (
    catalogue_pb2, catalogue_pb2_grpc, changes_pb2, changes_pb2_grpc, drafts_pb2, drafts_pb2_grpc,
    library_pb2, projects_pb2, projects_pb2_grpc, questionnaire_pb2, study_pb2, text_pb2,
)

ISSUER = "https://identity.example"
AUDIENCE = "questionnaires.example"


def text(words):
    return text_pb2.LocalizedText(
        translations=[text_pb2.Translation(language="en", text=words)])


def questionnaire(questionnaire_id="sleep"):
    return questionnaire_pb2.Questionnaire(
        questionnaire_id=questionnaire_id, title=text("Sleeping"), default_language="en",
        elements=[questionnaire_pb2.Element(
            element_id="slept", question=questionnaire_pb2.Question(
                text=text("Did the ringing keep you awake?"), yes_no=questionnaire_pb2.YesNo()))])


def pseudonym(subject):
    """Whom the catalogue calls somebody whose `sub` is no UUID; see Services/Catalogue/README.md."""
    digest = bytearray(hashlib.sha256(f"{ISSUER}\n{subject}".encode()).digest()[:16])
    digest[6] = digest[6] & 0x0F | 0x80
    digest[8] = digest[8] & 0x3F | 0x80
    return str(uuid.UUID(bytes=bytes(digest)))


class Issuer:
    """Somebody else's identity provider: keys that it publishes over HTTP, and tokens."""

    def __init__(self):
        self.keys = {}
        self.add("first")

    def add(self, key_id):
        self.keys[key_id] = Ed25519PrivateKey.generate()

    @property
    def key_set(self) -> str:
        keys = [
            json.loads(jwt.algorithms.OKPAlgorithm.to_jwk(key.public_key()))
            | {"kid": key_id, "use": "sig", "alg": "EdDSA"}
            for key_id, key in self.keys.items()]
        return json.dumps({"keys": keys})

    def token(self, key_id="first", subject="auth0|alice", audience=AUDIENCE, issuer=ISSUER,
              roles=("study_leader",), **claims):
        now = int(time.time())
        payload = {
            "iss": issuer, "sub": subject, "aud": audience, "iat": now, "exp": now + 600,
            "roles": list(roles)} | claims
        return jwt.encode(
            payload, self.keys[key_id], algorithm="EdDSA",
            headers={"kid": key_id, "typ": "at+jwt"})

    @contextlib.contextmanager
    def published(self):
        """The address of the key set while inside."""
        issuer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = issuer.key_set.encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
            thread = threading.Thread(target=server.serve_forever, daemon=True)
            thread.start()
            try:
                yield f"http://127.0.0.1:{server.server_port}/keys.json"
            finally:
                server.shutdown()
                thread.join()


class Alone:
    """What a caller of a catalogue sees that a test started."""

    def __init__(self, port):
        self.channel = grpc.insecure_channel(f"127.0.0.1:{port}", CHANNEL_OPTIONS)
        self.catalogue = Stub(catalogue_pb2_grpc.CatalogueServiceStub(self.channel))
        self.authoring = Stub(catalogue_pb2_grpc.AuthoringServiceStub(self.channel))
        self.drafts = Stub(drafts_pb2_grpc.DraftServiceStub(self.channel))
        self.projects = Stub(projects_pb2_grpc.ProjectServiceStub(self.channel))
        self.changes = Stub(changes_pb2_grpc.ChangeServiceStub(self.channel))

    def publish(self, project_id, contents, token=None):
        draft = self.drafts.CreateDraft(
            drafts_pb2.CreateDraftRequest(
                draft_id=str(uuid.uuid4()), project_id=project_id, contents=contents), token=token)
        return self.drafts.PublishDraft(
            drafts_pb2.PublishDraftRequest(draft_id=draft.draft_id, etag=draft.etag), token=token)

    def search(self, query, token=None):
        found = self.catalogue.SearchQuestionnaires(
            catalogue_pb2.SearchQuestionnairesRequest(query=query), token=token)
        return [summary.questionnaire_id for summary in found.questionnaires]

    def close(self):
        self.channel.close()


class CatalogueAlone(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # No bootstrap: one role, one database, one schema.
        cls.name = f"alone_{uuid.uuid4().hex[:8]}"
        superuser = cls.stack.database
        superuser.query(f"CREATE ROLE {cls.name} LOGIN")
        superuser.query(f"CREATE DATABASE {cls.name}")
        parts = urlsplit(superuser.url)
        own = Database(urlunsplit(parts._replace(path=f"/{cls.name}")))
        own.query(f"CREATE SCHEMA catalogue AUTHORIZATION {cls.name}")
        cls.database = own
        cls.environment = {
            "OTOLITH_DATABASE_URL": own.as_role(cls.name).url, "OTOLITH_BUS_TRANSPORT": "off"}
        done = run(cls.stack, "otolith-catalogue", "migrate", environment=cls.environment)
        assert done.returncode == 0, done.stderr

    @contextlib.contextmanager
    def alone(self, **settings):
        with serving(self.stack, "catalogue", self.environment | settings) as server:
            alone = Alone(server.port())
            try:
                yield alone, server
            finally:
                alone.close()

    def project(self, alone, token=None):
        project_id = f"project-{uuid.uuid4().hex[:8]}"
        answer = alone.projects.CreateProject(
            projects_pb2.CreateProjectRequest(project=library_pb2.Project(
                project_id=project_id, title=text("A project"), default_language="en")),
            token=token)
        self.assertEqual(answer.role, projects_pb2.PROJECT_ROLE_OWNER)
        return project_id

    def members(self, alone, project_id, token):
        roles = alone.projects.ListProjectRoles(
            projects_pb2.ListProjectRolesRequest(project_id=project_id), token=token)
        return [member.participant_id for member in roles.members]

    def test_with_the_tokens_of_another_issuer(self):
        issuer = Issuer()
        with issuer.published() as address, self.alone(
            OTOLITH_JWKS_URL=address, OTOLITH_TOKEN_ISSUER=ISSUER, OTOLITH_TOKEN_AUDIENCE=AUDIENCE,
        ) as (alone, server):
            token = issuer.token()
            project_id = self.project(alone, token)
            self.assertEqual(self.members(alone, project_id, token), [pseudonym("auth0|alice")])
            name = f"q-{uuid.uuid4().hex[:8]}"
            published = alone.publish(project_id, questionnaire(name), token)
            self.assertEqual(published.version, 1)
            self.assertIn(name, alone.search("ringing", token))
            # One alone is an audience, too, and so is a list.
            self.assertIn(name, alone.search("ringing", issuer.token(audience=["x", AUDIENCE])))
            # Somebody else of the same issuer is somebody else.
            self.assertNotIn(name, alone.search("ringing", issuer.token(subject="auth0|bob")))
            for wrong, reason in [
                (issuer.token(issuer="https://other.example"), "TOKEN_ISSUER_UNKNOWN"),
                (issuer.token(audience="elsewhere"), "TOKEN_AUDIENCE_MISMATCH"),
                (issuer.token(exp=int(time.time()) - 60), "TOKEN_EXPIRED"),
                (Issuer().token(), "TOKEN_SIGNATURE_INVALID"),
                (None, "TOKEN_MISSING"),
            ]:
                with self.assertFails("UNAUTHENTICATED", reason):
                    alone.search("ringing", wrong)
            # A key that the issuer made since is fetched when a token names it.
            issuer.add("second")
            self.assertIn(name, alone.search("ringing", issuer.token("second")))
            self.assertEqual(server.stop(), 0)
        self.assertEqual(self.database.value("SELECT count(*) FROM catalogue.outbox"), "0")

    def test_with_a_key_set_in_a_file(self):
        issuer = Issuer()
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(issuer.key_set)
            file.flush()
            with self.alone(
                OTOLITH_JWKS_FILE=file.name, OTOLITH_TOKEN_ISSUER=ISSUER,
                OTOLITH_TOKEN_AUDIENCE=AUDIENCE,
            ) as (alone, _):
                self.project(alone, issuer.token())
                with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
                    self.project(alone, issuer.token(roles=["participant"]))

    def test_in_a_closed_network_without_tokens(self):
        with self.alone(OTOLITH_TOKENS="off") as (alone, server):
            self.assertIn("OTOLITH_TOKENS is off", server.log)
            watch = changes_pb2_grpc.ChangeServiceStub(alone.channel).WatchChanges(
                changes_pb2.WatchChangesRequest(
                    kinds=[changes_pb2.RESOURCE_KIND_STUDY]), timeout=60)
            answers = iter(watch)
            next(answers)
            name = f"q-{uuid.uuid4().hex[:8]}"
            study = study_pb2.Study(
                study_id=f"study-{name}", title=text("A study"), consent_text=text("I agree"),
                access=study_pb2.STUDY_ACCESS_OPEN, default_language="en",
                questionnaires=[study_pb2.StudyQuestionnaire(
                    questionnaire_id=name, recurrence=study_pb2.RECURRENCE_REPEATED)])
            imported = alone.authoring.ImportStudy(catalogue_pb2.ImportStudyRequest(
                study=study, questionnaires=[questionnaire(name)]))
            self.assertEqual(imported.study_revision, 1)
            told = next(answers)
            self.assertEqual([change.resource_id for change in told.changes], [study.study_id])
            watch.cancel()
            request = catalogue_pb2.GetDeviceCatalogueRequest(
                study_ids=[study.study_id], language="de")
            device = alone.catalogue.GetDeviceCatalogue(request)
            self.assertEqual(device.studies[0].questionnaires[0].questionnaire_id, name)
            request.etag = device.etag
            self.assertTrue(alone.catalogue.GetDeviceCatalogue(request).not_modified)
            self.assertIn(name, alone.search("ring"))
            self.assertEqual(server.stop(), 0)

    def test_the_commands_need_nothing_else(self):
        def control(port, *arguments, **environment):
            return run(
                self.stack, "otolithctl", "catalogue", *arguments, environment={
                    "OTOLITH_CATALOGUE_ADDRESS": f"127.0.0.1:{port}",
                    "OTOLITH_AUTH_ADDRESS": "127.0.0.1:1"} | environment)

        file = CONTENT / "track-your-tinnitus" / "mini-tq.yaml"
        study = CONTENT / "tinnitus-navigator"
        with self.alone(OTOLITH_TOKENS="off") as (_, server):
            for arguments, expected in [
                (["import", file], "mini-tq: published, version 1\n"),
                (["import", study], "study tinnitus-navigator: published, revision 1\n"),
                (["diff", file, "mini-tq"], ""),
                (["export", "--format", "fhir", "mini-tq@1"], '"Questionnaire"'),
            ]:
                done = control(server.port(), *arguments)
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn(expected, done.stdout)
        issuer = Issuer()
        with issuer.published() as address, self.alone(
            OTOLITH_JWKS_URL=address, OTOLITH_TOKEN_ISSUER=ISSUER, OTOLITH_TOKEN_AUDIENCE=AUDIENCE,
        ) as (alone, server), tempfile.NamedTemporaryFile("w") as token:
            project_id = self.project(alone, issuer.token())
            token.write(issuer.token() + "\n")
            token.flush()
            name = f"q-{uuid.uuid4().hex[:8]}"
            arguments = [
                "import", "--format", "forms", "--project", project_id, "--questionnaire", name]
            with tempfile.NamedTemporaryFile("w", suffix=".json") as form:
                form.write(
                    '{"form": {"fields": [{"name": "a", "type": "text", "label": "Ringing?"}]}}')
                form.flush()
                refused = control(server.port(), *arguments, form.name)
                self.assertEqual(refused.returncode, 1)
                self.assertIn("TOKEN_MISSING", refused.stderr)
                done = control(
                    server.port(), *arguments, form.name, OTOLITH_TOKEN_FILE=token.name)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"{name}: published, version 1\n", done.stdout)

    def test_killed_in_the_middle_of_publishing(self):
        """Whoever sends the same again after an answer that never came has published once."""
        drafts = {}
        for round_number in range(4):
            with self.alone(OTOLITH_TOKENS="off") as (alone, server):
                if round_number == 0:
                    project_id = self.project(alone)
                    for number in range(12):
                        name = f"killed-{uuid.uuid4().hex[:8]}"
                        draft = alone.drafts.CreateDraft(drafts_pb2.CreateDraftRequest(
                            draft_id=str(uuid.uuid4()), project_id=project_id,
                            contents=questionnaire(name)))
                        drafts[name] = (draft.draft_id, draft.etag)
                calls = {
                    name: drafts_pb2_grpc.DraftServiceStub(alone.channel).PublishDraft.future(
                        drafts_pb2.PublishDraftRequest(draft_id=draft_id, etag=etag), timeout=60)
                    for name, (draft_id, etag) in drafts.items()}
                if round_number < 3:
                    # As far as it came by the time of the first, the fourth, the seventh answer.
                    list(calls.values())[3 * round_number].exception()
                    server.process.kill()
                    server.process.wait()
                    for call in calls.values():
                        call.exception()
                    continue
                done = {name: call.result() for name, call in calls.items()}
                for name, answer in done.items():
                    self.assertEqual(answer.version, 1, name)
                self.assertEqual(server.stop(), 0)
        names = ", ".join(f"'{name}'" for name in drafts)
        for table in ("questionnaire_versions", "questionnaires"):
            self.assertEqual(
                self.database.value(
                    f"SELECT count(*) FROM catalogue.{table} WHERE questionnaire_id IN ({names})"),
                str(len(drafts)))
        # What goes with a publication is there for each, once.
        self.assertEqual(
            self.database.value(
                "SELECT count(DISTINCT questionnaire_id) FROM catalogue.questionnaire_texts"
                f" WHERE questionnaire_id IN ({names})"), str(len(drafts)))
        self.assertEqual(
            self.database.value(
                "SELECT count(*) FROM catalogue.changes WHERE kind = 2 AND NOT retired"
                f" AND resource_id IN ({names})"), str(len(drafts)))

    def test_what_is_off_must_be_said_and_only_here(self):
        for service, settings, complaint in [
            ("ingestion", {"OTOLITH_TOKENS": "off"}, "OTOLITH_TOKENS is off"),
            ("ingestion", {"OTOLITH_BUS_TRANSPORT": "off"}, "OTOLITH_BUS_TRANSPORT is off"),
            ("catalogue", {"OTOLITH_TOKENS": "no"}, "OTOLITH_TOKENS"),
            ("catalogue", {"OTOLITH_TOKENS_OFF_ROLES": "service"}, "OTOLITH_TOKENS=off"),
            ("catalogue", {"OTOLITH_JWKS_URL": "http://keys.example/"}, "use https"),
        ]:
            done = run(
                self.stack, f"otolith-{service}", "check",
                environment=self.environment | {"OTOLITH_BUS_TRANSPORT": "postgres"} | settings)
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn(complaint, done.stderr)
