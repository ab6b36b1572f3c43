"""Projects, publications and roles of staff: theirs while they exist, anonymous afterwards."""

from support.own_export import export
from support.people import administrator, anonymous, new_id
from support.processes import run
from support.projects import found, give_role
from support.studies import daily, slider_form, text
from test_erasure import ErasureTestCase
from otolith.catalogue.v1 import (
    catalogue_pb2, drafts_pb2, library_pb2, library_service_pb2, projects_pb2, study_pb2,
)


class StaffNames(ErasureTestCase):
    def setUp(self):
        super().setUp()
        self.staff = administrator(self.stack)

    def test_an_erased_owner_is_named_nowhere(self):
        person, project_id = anonymous(self.stack), f"project-{new_id()[:8]}"
        self.hold_office(person, True)
        found(self.stack, project_id, person.token)
        give_role(
            self.stack, project_id, self.staff.participant_id, projects_pb2.PROJECT_ROLE_OWNER,
            person.token)
        self.publish_everything(project_id, person.token)
        give_role(self.stack, project_id, person.participant_id, None, person.token)
        self.hold_office(person, False)
        own = export(self.stack, "catalogue", person.token)
        self.assertEqual(
            {name: len(records) for name, records in own.items()
             if records and name != "security_events"},
            {"projects": 1, "drafts": 1, "questionnaire_versions": 2, "study_revisions": 1,
             "library_versions": 1})
        self.assertEqual(
            {owner.participant_id for owner in self.trail(project_id).names},
            {self.staff.participant_id, person.participant_id})
        asked = f"roles/{person.participant_id}"
        roles = self.trail(project_id, asked).entries
        self.assertEqual([entry.action for entry in roles], ["role.set", "role.set"])
        before = self.trail(project_id)

        counts = self.counts(self.await_complete(self.erase(person)))
        self.assertEqual(counts["otolith-catalogue staff_names"], 1)
        self.assertClean(person.participant_id)
        after = self.trail(project_id)
        self.assertEqual(self.told(after), self.told(before))
        self.assertEqual(
            [owner.participant_id for owner in after.names], [self.staff.participant_id])
        self.assertEqual(list(self.trail(project_id, asked).entries), [])
        self.assertEqual(
            [entry.number for entry in self.trail(project_id, roles[0].resource).entries],
            [entry.number for entry in roles])
        with self.assertFails("PERMISSION_DENIED", "PARTICIPANT_ERASED"):
            give_role(
                self.stack, project_id, person.participant_id, projects_pb2.PROJECT_ROLE_READER,
                self.staff.token)
        self.assertEqual(self.traces(person.participant_id), {})
        verified = run(
            self.stack, "otolith-catalogue", "verify-audit-log",
            environment=self.stack.service_environment("catalogue"))
        self.assertRegex(
            verified.stdout, rf"(?m)^{project_id}: {len(after.entries)} entries are intact; ")

    def hold_office(self, person, does):
        """Makes a person a study leader temporarily, in the database, since the account stays the same."""
        self.stack.database.query(
            "INSERT INTO auth.account_roles (participant_id, role)"
            f" VALUES ('{person.participant_id}', 'study_leader')" if does else
            "DELETE FROM auth.account_roles WHERE role = 'study_leader'"
            f" AND participant_id = '{person.participant_id}'")
        person.renew()

    def trail(self, project_id, resource=""):
        return self.gateway.projects.ListAuditEntries(
            projects_pb2.ListAuditEntriesRequest(
                project_id=project_id, page_size=100, resource=resource),
            token=self.staff.token)

    def told(self, page):
        return [entry.SerializeToString(deterministic=True) for entry in page.entries]

    def publish_everything(self, project_id, token):
        draft = self.gateway.drafts.CreateDraft(
            drafts_pb2.CreateDraftRequest(
                draft_id=new_id(), project_id=project_id,
                contents=slider_form(f"{project_id}-form")), token=token)
        self.addCleanup(lambda: self.gateway.drafts.DeleteDraft(
            drafts_pb2.DeleteDraftRequest(draft_id=draft.draft_id), token=self.staff.token))
        self.gateway.drafts.PublishDraft(
            drafts_pb2.PublishDraftRequest(draft_id=draft.draft_id, etag=draft.etag), token=token)
        self.gateway.library.PublishVocabulary(
            library_service_pb2.PublishVocabularyRequest(
                project_id=project_id, vocabulary=library_pb2.Vocabulary(
                    vocabulary_id=f"{project_id}-words", title=text("Words"),
                    default_language="en",
                    terms=[library_pb2.Term(code="loud", label=text("Loud"))])), token=token)
        use = daily(f"{project_id}-asked")
        self.gateway.authoring.ImportStudy(
            catalogue_pb2.ImportStudyRequest(
                study=study_pb2.Study(
                    study_id=f"{project_id}-study", title=text("A study"), consent_text=text("Yes."),
                    access=study_pb2.STUDY_ACCESS_OPEN, default_language="en",
                    questionnaires=[use]),
                questionnaires=[slider_form(use.questionnaire_id)], project_id=project_id),
            token=token)
