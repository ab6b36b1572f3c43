"""Steps 2 and 3: finding a study, consenting, joining, fetching its questionnaires."""

import subprocess

from support.case import EndToEndTestCase
from support.paths import CONTENT, STACK
from support.people import (
    STRESS, TINNITUS, anonymous, anonymous_in, listed_studies, study_of)
from support.waiting import until_answered
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import catalogue_pb2, study_pb2

QUESTION_COUNTS = {
    TINNITUS: {"mini-tq": 12, "tschq": 35, "worst-symptom": 1, "tyt-momentary": 15},
    STRESS: {"tys-demographic": 111, "tys-daily": 9, "tys-weekly": 10, "tys-monthly": 20},
}


def questions_of(questionnaire) -> list:
    return [
        element for element in questionnaire.elements
        if element.WhichOneof("content") == "question"
    ]


class ListingStudies(EndToEndTestCase):
    def list(self, **fields):
        return self.gateway.catalogue.ListStudies(catalogue_pb2.ListStudiesRequest(**fields))

    def test_in_the_participants_language_without_a_token(self):
        studies = {study.study_id: study for study in listed_studies(self.stack, language="de")}
        self.assertLessEqual({TINNITUS, STRESS}, set(studies))
        for study in studies.values():
            if study.study_id in (TINNITUS, STRESS):
                self.assertEqual(study.description.language, "de")
                self.assertEqual(len(study.description.translations), 0)
        self.assertIn("Wie verändert sich", studies[TINNITUS].description.text)
        self.assertEqual(studies[TINNITUS].access, study_pb2.STUDY_ACCESS_OPEN)
        self.assertEqual(studies[STRESS].access, study_pb2.STUDY_ACCESS_PASSWORD)
        self.assertEqual(sorted(studies[STRESS].languages), ["de", "en"])

    def test_a_missing_language_falls_back(self):
        for language in ("fr", "fr-CA", "", "de-AT"):
            study = study_of(self.stack, TINNITUS, language)
            expected = "de" if language == "de-AT" else "en"
            self.assertEqual(study.consent_text.language, expected, language)
            self.assertEqual(study.title.language, expected, language)

    def test_consent_texts_differ_by_language_and_share_a_version(self):
        german, english = (study_of(self.stack, TINNITUS, language) for language in ("de", "en"))
        self.assertIn("Mit dem Beitritt bestätigen Sie", german.consent_text.text)
        self.assertIn("By joining you confirm", english.consent_text.text)
        self.assertTrue(german.consent_version)
        self.assertEqual(german.consent_version, english.consent_version)

    def test_page_by_page_the_same_studies(self):
        everything = [study.study_id for study in listed_studies(self.stack, page_size=100)]
        self.assertEqual(everything, sorted(everything))
        self.assertEqual(len(self.list(page_size=1).studies), 1)
        self.assertEqual(
            [study.study_id for study in listed_studies(self.stack, page_size=1)], everything)

    def test_unchanged_is_answered_as_not_modified(self):
        first = self.list(language="de")
        again = self.list(language="de", etag=first.etag)
        self.assertFalse(first.not_modified)
        self.assertTrue(again.not_modified)
        self.assertEqual(len(again.studies), 0)
        self.assertEqual(again.etag, first.etag)
        # The etag belongs to the request: another language is another response.
        self.assertFalse(self.list(language="en", etag=first.etag).not_modified)

        study = self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=STRESS, language="de")
        )
        unchanged = self.gateway.catalogue.GetStudy(
            catalogue_pb2.GetStudyRequest(study_id=STRESS, language="de", etag=study.etag)
        )
        self.assertTrue(unchanged.not_modified)
        self.assertFalse(unchanged.HasField("study"))


class Joining(EndToEndTestCase):
    def test_an_open_study_and_again(self):
        participant = anonymous(self.stack)
        before = participant.token
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            participant.fetch(TINNITUS)
        first = participant.join(TINNITUS, language="de")
        again = participant.join(TINNITUS, language="de")
        self.assertEqual(first.outcome, auth_pb2.WRITE_OUTCOME_CREATED)
        self.assertEqual(again.outcome, auth_pb2.WRITE_OUTCOME_ALREADY_EXISTS)
        self.assertNotEqual(participant.access_token, before)
        self.assertEqual(first.enrolment.consent_language, "de")
        self.assertEqual(
            first.enrolment.consent_version, study_of(self.stack, TINNITUS).consent_version
        )
        enrolments = self.gateway.enrolments.ListEnrolments(
            auth_pb2.ListEnrolmentsRequest(), token=participant.token
        ).enrolments
        self.assertEqual([enrolment.study_id for enrolment in enrolments], [TINNITUS])
        self.assertEqual(enrolments[0].join_time, first.enrolment.join_time)
        self.assertFalse(enrolments[0].HasField("leave_time"))
        # No wait for the bus: the fresh token is enough for every service.
        self.assertEqual(len(participant.fetch(TINNITUS).questionnaires), 4)

    def test_a_private_study_needs_its_password(self):
        participant = anonymous(self.stack)
        with self.assertFails("PERMISSION_DENIED", "STUDY_PASSWORD_REQUIRED"):
            participant.join(STRESS)
        for wrong in ("not-the-password", self.stack.password(STRESS) + "x"):
            with self.assertFails("PERMISSION_DENIED", "STUDY_PASSWORD_REJECTED"):
                participant.join(STRESS, password=wrong)
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            participant.fetch(STRESS)
        joined = participant.join(STRESS, password=self.stack.password(STRESS))
        self.assertEqual(joined.outcome, auth_pb2.WRITE_OUTCOME_CREATED)
        self.assertEqual(len(participant.fetch(STRESS).questionnaires), 4)

    def test_an_outdated_consent_and_an_unknown_study_are_refused(self):
        participant = anonymous(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "CONSENT_OUTDATED"):
            self.gateway.enrolments.JoinStudy(
                auth_pb2.JoinStudyRequest(
                    study_id=TINNITUS, consent_version="0" * 16, consent_language="de"
                ),
                token=participant.token,
            )
        unknown = auth_pb2.JoinStudyRequest(
            study_id="no-such-study", consent_version="1", consent_language="de")
        with self.assertFails("NOT_FOUND", "STUDY_UNKNOWN"):
            # Auth asks the catalogue, which may not answer in time on a busy machine.
            until_answered(
                lambda: self.gateway.enrolments.JoinStudy(unknown, token=participant.token))
        with self.assertFails("NOT_FOUND", "STUDY_UNKNOWN"):
            study_of(self.stack, "no-such-study")


class FetchingQuestionnaires(EndToEndTestCase):
    def test_all_eight_with_every_item(self):
        for study_id, expected in QUESTION_COUNTS.items():
            participant = anonymous_in(self.stack, study_id)
            fetched = participant.fetch(study_id, "de")
            counts = {
                questionnaire.questionnaire_id: len(questions_of(questionnaire))
                for questionnaire in fetched.questionnaires
            }
            self.assertEqual(counts, expected)
            self.assertEqual(
                [use.questionnaire_id for use in fetched.uses],
                [questionnaire.questionnaire_id for questionnaire in fetched.questionnaires],
            )
            for use, questionnaire in zip(fetched.uses, fetched.questionnaires):
                self.assertEqual(use.version, questionnaire.version)
                self.assertRegex(questionnaire.content_hash, "^[0-9a-f]{64}$")
                self.assertTrue(questionnaire.demonstration_wording)
                for element in questions_of(questionnaire):
                    self.assertEqual(element.question.text.language, "de")
                    self.assertTrue(element.question.text.text)

    def test_the_hash_does_not_depend_on_the_language(self):
        participant = anonymous_in(self.stack, TINNITUS)
        german = participant.questionnaires(TINNITUS, "de")
        french = participant.questionnaires(TINNITUS, "fr")
        for name, questionnaire in german.items():
            self.assertEqual(questionnaire.content_hash, french[name].content_hash)
            self.assertEqual(french[name].title.language, "en")
            self.assertEqual(questionnaire.title.language, "de")

    def test_unchanged_is_answered_as_not_modified(self):
        participant = anonymous_in(self.stack, TINNITUS)
        first = participant.fetch(TINNITUS, "de")
        again = participant.fetch(TINNITUS, "de", etag=first.etag)
        self.assertTrue(again.not_modified)
        self.assertEqual(again.etag, first.etag)
        self.assertEqual((len(again.uses), len(again.questionnaires)), (0, 0))
        self.assertFalse(participant.fetch(TINNITUS, "en", etag=first.etag).not_modified)
        # Another participant of the same study may share the gateway's cache.
        self.assertTrue(
            anonymous_in(self.stack, TINNITUS).fetch(TINNITUS, "de", etag=first.etag).not_modified
        )

    def test_one_version_with_all_its_languages(self):
        participant = anonymous_in(self.stack, TINNITUS)
        pinned = participant.questionnaires(TINNITUS)["mini-tq"]
        version = self.gateway.catalogue.GetQuestionnaireVersion(
            catalogue_pb2.GetQuestionnaireVersionRequest(
                questionnaire_id="mini-tq", version=pinned.version
            ),
            token=participant.token,
        )
        self.assertEqual(version.content_hash, pinned.content_hash)
        languages = {translation.language for translation in version.title.translations}
        self.assertEqual(languages, {"de", "en"})
        with self.assertFails("NOT_FOUND", "QUESTIONNAIRE_VERSION_UNKNOWN"):
            self.gateway.catalogue.GetQuestionnaireVersion(
                catalogue_pb2.GetQuestionnaireVersionRequest(
                    questionnaire_id="mini-tq", version=999
                ),
                token=participant.token,
            )

    def test_importing_the_same_content_again_changes_nothing(self):
        participant = anonymous_in(self.stack, TINNITUS)
        before = participant.fetch(TINNITUS, "de")
        done = self.stack.control("catalogue", "import", CONTENT / TINNITUS, "--nothing-blocks")
        self.assertIn("unchanged", done.stdout)
        self.assertTrue(participant.fetch(TINNITUS, "de", etag=before.etag).not_modified)

    def test_populate_says_what_it_published(self):
        done = subprocess.run(
            [STACK, "populate", self.stack.directory], capture_output=True, text=True, check=True)
        for line in (
            "--nothing-blocks: published without `blocking`: mini-tq, tschq, worst-symptom",
            f"study {TINNITUS}: unchanged, revision 1", f"study {STRESS}: unchanged, revision 1",
            f"passwords: {self.stack.directory}/people/NAME.password",
        ):
            self.assertIn(f"{line}\n", done.stdout)
        self.assertTrue((self.stack.directory / "people" / "administrator.password").exists())
