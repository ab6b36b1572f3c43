"""The base of tests of the participant's page."""

from . import phones
from .case import EndToEndTestCase
from .people import administrator
from .quiet import await_quiet
from .studies import text
from .waiting import wait_until
from .web import Web
from otolith.catalogue.v1 import catalogue_pb2, questionnaire_pb2, study_pb2

TINNITUS = "track-your-tinnitus"


class PageTestCase(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        web = Web(cls.stack)
        cls.addClassCleanup(web.close)
        cls.origin = web.origin
        cls.browser = phones.browser()
        cls.addClassCleanup(cls.browser.close)

    def phone(self, language="en-US"):
        phone = phones.Phone(
            self.browser, self.origin, language, lambda: self.stack.clock.offset_microseconds / 1_000_000)
        self.addCleanup(phone.close)
        return phone

    def joined(self, phone, study=TINNITUS, **how):
        # All services must know a study that was published just now.
        await_quiet(self.stack)
        screen = phone.open(f"/join/{study}", **how)
        screen.join(study)
        await_quiet(self.stack)
        return screen

    def import_study(self, study, words, form, **use):
        """`use`: fields of the use of `form`."""
        self.gateway.authoring.ImportStudy(catalogue_pb2.ImportStudyRequest(
            apply_state=True, questionnaires=[form], study=study_pb2.Study(
                study_id=study, title=words, description=words, consent_text=words,
                default_language=form.default_language, access=study_pb2.STUDY_ACCESS_OPEN,
                questionnaires=[study_pb2.StudyQuestionnaire(
                    questionnaire_id=form.questionnaire_id, recurrence=study_pb2.RECURRENCE_REPEATED, **use)])),
            token=administrator(self.stack).token)

    def one_question(self, study: str, is_optional=False, **answer) -> str:
        """A study with one question, yes or no by default, which can be answered at any time."""
        answer = answer or {"yes_no": questionnaire_pb2.YesNo()}
        words = text(study)
        self.import_study(study, words, questionnaire_pb2.Questionnaire(
            questionnaire_id=f"{study}-form", title=words, default_language="en", demonstration_wording=True,
            source="Otolith's tests", licence="Apache-2.0", elements=[questionnaire_pb2.Element(
                element_id="well", question=questionnaire_pb2.Question(
                    text=words, optional_answer=is_optional, **answer))]))
        return study

    def choose(self, screen, code: str):
        screen.click(f".filling [value={code}]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")

    def sheets(self, participant: str) -> int:
        return int(self.stack.database.value(
            f"SELECT count(*) FROM ingestion.answer_sheets WHERE participant_id = '{participant}'"))

    def until_stored(self, participant: str, count: int):
        wait_until(lambda: self.sheets(participant) == count, f"{count} sheets are stored")

    def until_in_results(self, screen, selector: str):
        """Opens the results until the values of a stored sheet are in a series."""
        def is_there():
            screen.go("today", "h1")
            screen.go("results", "h1")
            return screen.evaluate("document.querySelector($0) !== null", f"main.results {selector}")

        wait_until(is_there, f"the results have {selector}")

    def assertQuiet(self, screen):
        self.assertEqual(screen.failures(), [])
