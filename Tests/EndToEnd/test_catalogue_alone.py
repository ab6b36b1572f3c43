"""The catalogue alone: its schema and nothing else of Otolith, with another issuer's tokens and
without tokens."""

import os
import signal
import subprocess
import tempfile
import time
import urllib.parse
import uuid
from pathlib import Path

from support.alone import Alone, AloneTestCase, questionnaire, text
from support.case import EndToEndTestCase
from support.documents import blocks, typed
from support.issuer import AUDIENCE, ISSUER, Issuer, pseudonym
from support.paths import CONTENT, ROOT
from support.processes import run
from support.stack import clean_environment
from support.waiting import wait_until
from otolith.catalogue.v1 import (
    catalogue_pb2, changes_pb2, changes_pb2_grpc, drafts_pb2, drafts_pb2_grpc, study_pb2,
)


README = ROOT / "Services" / "Catalogue" / "README.md"


class Readme(EndToEndTestCase):
    """Runs the blocks of the catalogue's README as they are, in an empty folder."""

    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-alone-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.blocks = blocks(README.read_text())
        self.assertEqual(len(self.blocks), 2)
        address = urllib.parse.urlsplit(self.stack.database.url)
        self.environment = clean_environment() | {
            f"PG{name.upper()}": value for name, value in urllib.parse.parse_qsl(address.query)} | {
            "PATH": f"{self.stack.bin}:/usr/bin:/bin", "PGUSER": address.username or "",
            "OTOLITH_LISTEN": "127.0.0.1:0", "OTOLITH_PORT_FILE": str(self.folder / "port")}

    def test_the_catalogue_starts_alone(self):
        for role in ("catalogue", "catalogue_owner"):
            self.addCleanup(self.stack.database.query, f"DROP ROLE IF EXISTS {role}")
        self.addCleanup(self.stack.database.query, "DROP DATABASE IF EXISTS catalogue WITH (FORCE)")
        with open(self.folder / "log", "w+b") as log, subprocess.Popen(
                ["bash", "-euc", self.blocks[0]], cwd=self.folder, env=self.environment,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True) as started:
            try:
                port = wait_until(
                    lambda: (self.folder / "port").exists() and (self.folder / "port").read_text(),
                    "the catalogue listens")
                alone = Alone(port.strip())
                with self.assertFails("UNAUTHENTICATED", "TOKEN_MISSING"):
                    alone.search("ringing")
                alone.close()
                # It serves with the rights of serving alone.
                self.assertNotIn("owns the schema", (self.folder / "log").read_text())
            finally:
                os.killpg(started.pid, signal.SIGTERM)

    def test_the_id_of_a_person(self):
        done = typed(self.blocks[1], self.folder, self.environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stdout.strip(), pseudonym("auth0|alice", "https://identity.example"))


class CatalogueAlone(AloneTestCase):
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
            # A single audience and a list are both accepted.
            self.assertIn(name, alone.search("ringing", issuer.token(audience=["x", AUDIENCE])))
            # Another subject of the same issuer is another person.
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
            # A new key of the issuer is fetched when a token uses it.
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
                self.assertEqual(refused.returncode, 77)
                self.assertIn("TOKEN_MISSING", refused.stderr)
                done = control(
                    server.port(), *arguments, form.name, OTOLITH_TOKEN_FILE=token.name)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn(f"{name}: published, version 1\n", done.stdout)

    def test_killed_in_the_middle_of_publishing(self):
        """Repeating the request after a lost response publishes once."""
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
                    # Killed at the first, fourth and seventh answer.
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
        # All parts of a publication exist exactly once.
        self.assertEqual(
            self.database.value(
                "SELECT count(DISTINCT questionnaire_id) FROM catalogue.questionnaire_texts"
                f" WHERE questionnaire_id IN ({names})"), str(len(drafts)))
        self.assertEqual(
            self.database.value(
                "SELECT count(*) FROM catalogue.changes WHERE kind = 2 AND NOT retired"
                f" AND resource_id IN ({names})"), str(len(drafts)))

    def test_off_must_be_explicit_and_only_the_catalogue_allows_it(self):
        for service, settings, complaint in [
            ("ingestion", {"OTOLITH_TOKENS": "off"}, 'OTOLITH_TOKENS is "off": expected'),
            (
                "ingestion", {"OTOLITH_BUS_TRANSPORT": "off"},
                'OTOLITH_BUS_TRANSPORT is "off": expected'),
            ("catalogue", {"OTOLITH_TOKENS": "no"}, "OTOLITH_TOKENS"),
            ("catalogue", {"OTOLITH_TOKENS_OFF_ROLES": "service"}, "OTOLITH_TOKENS=off"),
            ("catalogue", {"OTOLITH_JWKS_URL": "http://keys.example/"}, "use https"),
        ]:
            done = run(
                self.stack, f"otolith-{service}", "check",
                environment=self.environment | {"OTOLITH_BUS_TRANSPORT": "postgres"} | settings)
            self.assertEqual(done.returncode, 78, done.stderr)
            self.assertIn(complaint, done.stderr)


class AuditTrail(AloneTestCase):
    def test_the_chains_hold_until_an_entry_is_changed(self):
        with self.alone(OTOLITH_TOKENS="off") as (alone, _):
            changed, whole = self.project(alone), self.project(alone)
            alone.publish(changed, questionnaire(f"q-{uuid.uuid4().hex[:8]}"))
        verify = run(
            self.stack, "otolith-catalogue", "verify-audit-log", environment=self.environment)
        self.assertEqual(verify.returncode, 0, verify.stderr)
        self.assertRegex(
            verify.stdout,
            f"(?m)^{changed}: 4 entries are intact; .* [0-9a-f]{{64}};"
            " seals not checked: OTOLITH_AUDIT_KEY_FILE is not set")
        self.assertRegex(verify.stdout, f"(?m)^{whole}: 2 entries are intact; ")
        # The table is append-only; circumventing that is detected.
        self.database.query(
            "ALTER TABLE catalogue.audit_log DISABLE TRIGGER ALL;"
            " UPDATE catalogue.audit_log SET entry = set_byte(entry, 20, get_byte(entry, 20) # 1)"
            f" WHERE project_id = '{changed}' AND number = 3"
        )
        verify = run(
            self.stack, "otolith-catalogue", "verify-audit-log", environment=self.environment)
        self.assertEqual(verify.returncode, 1, verify.stdout)
        self.assertEqual(verify.stderr.strip(), f"{changed}: entry 3 is missing or was changed")
        self.assertIn(f"{whole}: 2 entries are intact", verify.stdout)


class TrailSeals(AloneTestCase):
    def test_trails_are_sealed_with_one_key_alone(self):
        keys = []
        for digits in ("0b", "0c"):
            keys.append(self.stack.directory / f"trails-{uuid.uuid4()}")
            keys[-1].write_text(digits * 32)
        first, second = ({"OTOLITH_AUDIT_KEY_FILE": str(key)} for key in keys)
        with self.alone(OTOLITH_TOKENS="off") as (alone, _):
            project = self.project(alone)

        def catalogue(command, keys, status, *arguments):
            environment = self.environment | {
                "OTOLITH_TOKENS": "off", "OTOLITH_LISTEN": "127.0.0.1:0"} | keys
            done = run(
                self.stack, "otolith-catalogue", command, *arguments, environment=environment)
            self.assertEqual(done.returncode, status, done.stdout + done.stderr)
            return done.stdout + done.stderr

        with self.alone(OTOLITH_TOKENS="off", **first):
            wait_until(
                lambda: f"{project}: 2 entries are intact; hash of the last entry:" in (
                    said := catalogue("verify-audit-log", first, 0)) and "sealed up to" in said,
                "the trail is sealed")
        for command in ("check", "serve"):
            self.assertIn("OTOLITH_AUDIT_KEY_PREVIOUS_FILE", catalogue(command, second, 78))
        self.assertIn("another key", catalogue("verify-audit-log", second, 1))
        self.assertIn("--without-seals", catalogue("verify-audit-log", {}, 2))
        catalogue("verify-audit-log", {}, 0, "--without-seals")
        catalogue("check", second | {"OTOLITH_AUDIT_KEY_PREVIOUS_FILE": str(keys[0])}, 0)
