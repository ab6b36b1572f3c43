"""A repeated write of the catalogue is answered like the first one, and has one entry in the audit trail."""

import hashlib

from google.protobuf.field_mask_pb2 import FieldMask
from support.clock import timestamp
from support.people import administrator, new_id
from support.studies import daily, slider_form, text
from support.twice import DONE, TwiceTestCase
from otolith.catalogue.v1 import (
    catalogue_pb2, drafts_pb2, library_pb2, library_service_pb2, media_pb2, projects_pb2, study_pb2,
    texts_pb2,
)


class TwiceInTheCatalogue(TwiceTestCase):
    def test_every_write_of_the_catalogue(self):
        self.project()
        self.drafts()
        self.library()
        self.media()
        self.study()
        self.installation()
        self.assertEqual(self.sent, self.writes("catalogue"))

    def twice_audited(self, stub, method, request):
        """Like `twice`: the response is the same, and there is one entry in the audit trail."""
        before = self.audited()
        first = self.twice(stub, method, request, self.owner.token, DONE)
        self.assertEqual(self.audited(), before + 1, method)
        return first

    def audited(self):
        return len(self.gateway.projects.ListAuditEntries(
            projects_pb2.ListAuditEntriesRequest(project_id=self.project_id, page_size=100),
            token=self.owner.token).entries)

    def project(self):
        self.owner, self.project_id = administrator(self.stack), "twice-project"
        projects = self.gateway.projects
        project = projects_pb2.Project(
            project_id=self.project_id, title=text("Twice"), default_language="en")
        made = self.twice(
            projects, "CreateProject", projects_pb2.CreateProjectRequest(project=project),
            self.owner.token)
        project.title.CopyFrom(text("Twice as much"))
        self.twice_audited(projects, "UpdateProject", projects_pb2.UpdateProjectRequest(
            project=project, update_mask=FieldMask(paths=["title"]), etag=made.etag))
        self.twice_audited(projects, "SetProjectRole", projects_pb2.SetProjectRoleRequest(
            project_id=self.project_id, participant_id=new_id(),
            role=projects_pb2.PROJECT_ROLE_READER))

    def drafts(self):
        drafts, form = self.gateway.drafts, slider_form("twice-draft")
        draft = self.twice_audited(drafts, "CreateDraft", drafts_pb2.CreateDraftRequest(
            draft_id=new_id(), project_id=self.project_id, contents=form))
        form.title.CopyFrom(text("Twice as much"))
        draft = self.twice_audited(drafts, "UpdateDraft", drafts_pb2.UpdateDraftRequest(
            draft_id=draft.draft_id, questionnaire=form,
            update_mask=FieldMask(paths=["title"]), etag=draft.etag))
        self.twice_audited(drafts, "PublishDraft", drafts_pb2.PublishDraftRequest(
            draft_id=draft.draft_id, etag=draft.etag))
        self.twice_audited(drafts, "DeleteDraft", drafts_pb2.DeleteDraftRequest(
            draft_id=draft.draft_id))
        self.twice_audited(drafts, "RetireQuestionnaire", drafts_pb2.RetireQuestionnaireRequest(
            questionnaire_id=form.questionnaire_id))

    def library(self):
        library = self.gateway.library
        self.twice_audited(
            library, "PublishVocabulary", library_service_pb2.PublishVocabularyRequest(
                project_id=self.project_id, vocabulary=library_pb2.Vocabulary(
                    vocabulary_id="twice-words", title=text("Words"), default_language="en",
                    terms=[library_pb2.Term(code="loud", label=text("Loud"))])))
        self.twice_audited(
            library, "PublishSoundCollection", library_service_pb2.PublishSoundCollectionRequest(
                project_id=self.project_id, sound_collection=library_pb2.SoundCollection(
                    collection_id="twice-sounds", title=text("Sounds"), default_language="en",
                    categories=[library_pb2.SoundCategory(
                        category_id="water", title=text("Water"))],
                    sounds=[library_pb2.Sound(
                        sound_id="rain", category_id="water", title=text("Rain"), length_ms=5_000,
                        file=library_pb2.FileReference(
                            location="sounds/rain.wav", media_type="audio/wav", sha256="0" * 64,
                            byte_count=80_044))])))
        self.twice_audited(library, "PublishItem", library_service_pb2.PublishItemRequest(
            project_id=self.project_id, item=library_pb2.Item(
                item_id="twice-feeling", default_language="en",
                question=slider_form("twice-item").elements[0].question)))

    def media(self):
        """In one chunk; the bytes of a WAV file begin so."""
        data = b"RIFF\x24\0\0\0WAVEfmt twice"
        names = {"project_id": self.project_id, "sha256": hashlib.sha256(data).hexdigest()}
        self.twice_audited(self.gateway.media, "UploadMediaChunk", media_pb2.UploadMediaChunkRequest(
            byte_count=len(data), data=data, **names))
        self.twice_audited(self.gateway.media, "DeleteMedia", media_pb2.DeleteMediaRequest(**names))

    def study(self):
        form = daily("twice-imported")
        self.twice(
            self.gateway.authoring, "ImportStudy", catalogue_pb2.ImportStudyRequest(
                study=study_pb2.Study(
                    study_id="twice-imported-study", title=text("Twice"), consent_text=text("Yes."),
                    access=study_pb2.STUDY_ACCESS_OPEN, default_language="en",
                    questionnaires=[form]),
                questionnaires=[slider_form(form.questionnaire_id)], project_id=self.project_id),
            self.owner.token, DONE | {"effects"})
        self.gateway.authoring.ImportStudy(
            catalogue_pb2.ImportStudyRequest(
                study=study_pb2.Study(
                    study_id="twice-imported-study", title=text("Twice"), consent_text=text("Yes."),
                    access=study_pb2.STUDY_ACCESS_OPEN, default_language="en",
                    end_time=timestamp(self.now() - 7_200),
                    questionnaires=[daily(form.questionnaire_id, version=1)])),
            token=self.owner.token)
        self.twice_audited(self.gateway.authoring, "RetireStudy", catalogue_pb2.RetireStudyRequest(
            study_id="twice-imported-study"))
        self.twice_audited(self.gateway.authoring, "DeleteStudy", catalogue_pb2.DeleteStudyRequest(
            study_id="twice-imported-study"))

    def installation(self):
        """The audit trail of another project names it; `test_studies` covers that."""
        etag = self.gateway.installation.GetInstallationTexts(
            texts_pb2.GetInstallationTextsRequest(all_languages=True)).etag
        imprint = texts_pb2.InformationText(
            kind=texts_pb2.INFORMATION_KIND_IMPRINT, text=text(f"Twice {new_id()}"))
        self.twice(self.gateway.installation, "SetInstallationTexts", texts_pb2.SetInstallationTextsRequest(
            texts=texts_pb2.InstallationTexts(texts=[imprint], default_language="en"), etag=etag),
            self.owner.token, DONE)
