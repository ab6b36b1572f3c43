"""What the participant's page shows of a study's comparisons and feedback texts, in Chromium."""

from support.page_case import PageTestCase
from support.people import anonymous_in, new_id
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily, publish, text
from support.waiting import wait_until
from otolith.catalogue.v1 import study_pb2, triggers_pb2
from otolith.ingestion.v1 import ingestion_pb2


class ComparisonPage(PageTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"page-compared-{new_id()[:8]}"
        self.form = f"{self.study}-form"
        publish(
            self.stack, self.study, [daily(self.form)],
            comparisons=[study_pb2.StudyComparison(
                comparison_id="feeling", title=text("Feeling"), questionnaire_id=self.form,
                element_id="feeling", minimum=0, maximum=10)],
            feedback_texts=[study_pb2.FeedbackText(
                sheet=triggers_pb2.SheetCause(questionnaire_id=self.form), text=text("Well observed."))])

    def fill_in(self, screen):
        screen.go(f"fill/{self.study}/{self.form}", ".filling form")
        screen.click(".filling [type=range]")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")

    def until_compared(self, screen, words: str):
        def is_there():
            screen.go("today", "h1")
            screen.go(f"results/{self.study}", "h1")
            return screen.evaluate(
                "document.querySelector('main.results figure') !== null"
                " && document.body?.innerText.includes($0)", words)

        wait_until(is_there, f"the results say: {words}")

    def release(self):
        """Ten others answer, and a night passes."""
        others = [anonymous_in(self.stack, self.study) for _ in range(10)]
        form = others[0].questionnaires(self.study)[self.form]
        self.stack.clock.advance(hours=1)
        for number, person in enumerate(others):
            self.assertCreated(self.submit_until_decided(person, make_sheet(
                self.study, form, self.now() - 60, answers=[
                    ingestion_pb2.Answer(element_id="feeling", number=number)])))
        self.stack.clock.advance(days=1)
        self.stack.kill_and_restart("ingestion")
        wait_until(lambda: self.stack.database.value(
            "SELECT count(*) FROM ingestion.comparison_releases"
            f" WHERE study_id = '{self.study}' AND released_at IS NOT NULL") == "1", "a mean is released")

    def test_a_text_and_a_comparison_are_shown(self):
        phone = self.phone()
        screen = self.joined(phone, self.study)
        self.fill_in(screen)
        screen.until_seen("Well observed.")
        self.until_stored(screen.participant(), 1)
        self.until_compared(screen, "mean of all")
        await_quiet(self.stack)
        self.release()
        screen.close()
        for scheme in ("light", "dark"):
            screen = phone.open(color_scheme=scheme)
            screen.until_there("main.today")
            self.until_compared(screen, "At least 10 participants")
            self.assertEqual(
                screen.evaluate("document.querySelectorAll('main.results .comparison dd').length"), 2)
            self.assertEqual(screen.violations()["violations"], [])
            self.assertLessEqual(screen.evaluate("document.documentElement.scrollWidth"), 360)
            self.assertQuiet(screen)
            screen.close()
