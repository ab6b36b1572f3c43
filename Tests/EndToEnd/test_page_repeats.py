"""Repetitions on the participant's page of otolith-web: added and removed by keyboard, stored as the services take them."""

from google.protobuf.wrappers_pb2 import DoubleValue
from support.page_case import PageTestCase
from support.studies import text
from otolith.catalogue.v1 import questionnaire_pb2, rules_pb2
from test_page_calculations import expression

STUDY = "page-repeats"
FORM = f"{STUDY}-form"


def form() -> questionnaire_pb2.Questionnaire:
    def question(name, words, parent="medicine", **fields):
        return questionnaire_pb2.Element(
            element_id=name, parent_id=parent, question=questionnaire_pb2.Question(text=text(words), **fields))

    number = questionnaire_pb2.Number(minimum=DoubleValue(value=0))
    group = questionnaire_pb2.Group(
        title=text("Medicine"), style=questionnaire_pb2.GROUP_STYLE_SECTION,
        repeat=questionnaire_pb2.GroupRepeat(maximum=3))
    return questionnaire_pb2.Questionnaire(
        questionnaire_id=FORM, title=text("Medicines"), default_language="en", demonstration_wording=True,
        source="Otolith's tests", licence="Apache-2.0",
        elements=[
            question("feeling", "How are you?", parent="", number=number),
            questionnaire_pb2.Element(element_id="medicine", group=group),
            question("name", "Its name", text_line=questionnaire_pb2.TextLine()),
            question("dose", "Dose of {{answer:name|it}}", number=number, optional_answer=True),
        ],
        calculations=[rules_pb2.Calculation(
            calculation_id="total", title=text("All doses"), expression=expression(("add", ("each", "dose"))))])


class Repeats(PageTestCase):
    def setUp(self):
        super().setUp()
        self.import_study(STUDY, text(STUDY), form())
        self.screen = self.joined(self.phone(), STUDY)
        self.participant = self.screen.participant()
        self.screen.go(f"fill/{STUDY}/{FORM}", ".filling form")

    def shown(self):
        return self.screen.evaluate(
            "[...document.querySelectorAll('.repetition')].filter((node) => !node.hidden)"
            ".map((node) => node.querySelector('h3').textContent)")

    def focused(self):
        return self.screen.evaluate("document.activeElement.querySelector('h3')?.textContent ?? ''")

    def test_repetitions_are_added_removed_and_stored(self):
        screen = self.screen
        screen.write("#input-feeling", "4")
        self.assertEqual(self.shown(), [])
        screen.click("button.add")
        screen.until("document.activeElement.classList.contains('repetition')")
        self.assertEqual((self.shown(), self.focused()), (["Medicine 1"], "Medicine 1"))
        screen.write("#input-name_1", "Aspirin")
        screen.until("document.querySelector('#label-dose_1 .text').textContent === 'Dose of Aspirin'")
        screen.write("#input-dose_1", "2")
        for number in (2, 3):
            screen.click("button.add")
            screen.until("document.activeElement.querySelector?.('h3')?.textContent === $0", f"Medicine {number}")
        # No fourth one.
        self.assertTrue(screen.evaluate("document.querySelector('button.add').hidden"))
        screen.write("#input-name_3", "Iron")
        screen.write("#input-dose_3", "5")
        # The second one is required, since it is there.
        screen.click(".filling button[type=submit]")
        screen.until("document.activeElement.className === 'summary'")
        self.assertIn("Its name", screen.evaluate("document.activeElement.textContent"))
        screen.evaluate("[...document.querySelectorAll('button.remove')][1].click()")
        screen.until("document.querySelector('#input-name_2').value === 'Iron'")
        self.assertEqual(self.shown(), ["Medicine 1", "Medicine 2"])
        self.assertIn("Number 2 was removed.", screen.evaluate("document.getElementById('live').textContent"))
        screen.until("document.querySelector('.result output').textContent === '7'")
        self.assertEqual(screen.violations()["violations"], [])
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        self.until_stored(self.participant, 1)
        answers, = self.stack.database.query(
            f"SELECT answers::text FROM ingestion.answer_sheets WHERE participant_id = '{self.participant}'")[0]
        for part in ("name_1", "name_2", "dose_2"):
            self.assertIn(f'"{part}"', answers)
        self.assertNotIn("name_3", answers)
        self.assertQuiet(screen)

    def test_a_draft_keeps_its_repetitions(self):
        self.screen.write("#input-feeling", "4")
        self.screen.click("button.add")
        self.screen.until("document.activeElement.classList.contains('repetition')")
        self.screen.write("#input-name_1", "Aspirin")
        self.screen.go("today", ".entry")
        self.screen.until_seen("Begun, not finished")
        self.screen.go(f"fill/{STUDY}/{FORM}", ".filling form")
        self.screen.until("document.querySelector('#input-name_1').value === 'Aspirin'")
        self.assertEqual(self.shown(), ["Medicine 1"])
