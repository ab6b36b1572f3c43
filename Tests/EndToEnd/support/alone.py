"""The catalogue alone: its schema and nothing else of Otolith."""

import contextlib
import uuid
from urllib.parse import urlsplit, urlunsplit

import grpc

from otolith.catalogue.v1 import (
    catalogue_pb2, catalogue_pb2_grpc, changes_pb2_grpc, drafts_pb2, drafts_pb2_grpc,
    library_service_pb2_grpc, media_pb2_grpc, projects_pb2, projects_pb2_grpc, questionnaire_pb2, text_pb2,
)

from .case import EndToEndTestCase
from .database import Database
from .gateway import CHANNEL_OPTIONS, Stub
from .processes import run, serving


def text(words):
    return text_pb2.LocalizedText(
        translations=[text_pb2.Translation(language="en", text=words)])


def questionnaire(questionnaire_id="sleep"):
    return questionnaire_pb2.Questionnaire(
        questionnaire_id=questionnaire_id, title=text("Sleeping"), default_language="en",
        elements=[questionnaire_pb2.Element(
            element_id="slept", question=questionnaire_pb2.Question(
                text=text("Did the ringing keep you awake?"), yes_no=questionnaire_pb2.YesNo()))])


class Alone:
    """A client of a catalogue that a test started."""

    def __init__(self, port):
        self.channel = grpc.insecure_channel(f"127.0.0.1:{port}", CHANNEL_OPTIONS)
        self.catalogue = Stub(catalogue_pb2_grpc.CatalogueServiceStub(self.channel))
        self.authoring = Stub(catalogue_pb2_grpc.AuthoringServiceStub(self.channel))
        self.drafts = Stub(drafts_pb2_grpc.DraftServiceStub(self.channel))
        self.library = Stub(library_service_pb2_grpc.LibraryServiceStub(self.channel))
        self.media = Stub(media_pb2_grpc.MediaServiceStub(self.channel))
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


class AloneTestCase(EndToEndTestCase):
    """Has a database with one role and one schema."""

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
        if settings.get("OTOLITH_TOKENS") != "off":
            settings.setdefault("OTOLITH_TOKEN_ROLES", ",".join(
                f"{role}={role}"
                for role in ("participant", "study_leader", "administrator", "service")))
        with serving(self.stack, "catalogue", self.environment | settings) as server:
            alone = Alone(server.port())
            try:
                yield alone, server
            finally:
                alone.close()

    def project(self, alone, token=None):
        project_id = f"project-{uuid.uuid4().hex[:8]}"
        answer = alone.projects.CreateProject(
            projects_pb2.CreateProjectRequest(project=projects_pb2.Project(
                project_id=project_id, title=text("A project"), default_language="en")),
            token=token)
        self.assertEqual(answer.role, projects_pb2.PROJECT_ROLE_OWNER)
        return project_id

    def members(self, alone, project_id, token):
        roles = alone.projects.ListProjectRoles(
            projects_pb2.ListProjectRolesRequest(project_id=project_id), token=token)
        return [member.participant_id for member in roles.members]
