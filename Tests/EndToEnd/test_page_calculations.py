"""A questionnaire that computes, on the participant's page of otolith-web: what it shows is what ingestion stores."""

import json

from google.protobuf.wrappers_pb2 import DoubleValue, UInt32Value
from support.page_case import PageTestCase
from support.studies import text
from otolith.catalogue.v1 import questionnaire_pb2, rules_pb2

STUDY = "page-calculations"
FORM = f"{STUDY}-form"
Function = rules_pb2.ExpressionFunction


def expression(tree) -> rules_pb2.Expression:
    """A number, the id of a question, `{"calculation": id}`, or a function and its operands."""
    found = rules_pb2.Expression()

    def add(one, parent):
        node = found.nodes.add(parent=parent)
        if isinstance(one, tuple):
            node.function = Function.Value(f"EXPRESSION_FUNCTION_{one[0].upper()}")
            place = len(found.nodes)
            for operand in one[1:]:
                add(operand, place)
        elif isinstance(one, dict):
            node.calculation_id = one["calculation"]
        elif isinstance(one, str):
            node.element_id = one
        else:
            node.number = one

    add(tree, 0)
    return found


def question(name, words, **fields):
    fields = fields or {"number": questionnaire_pb2.Number(minimum=DoubleValue(value=1))}
    return questionnaire_pb2.Element(
        element_id=name, question=questionnaire_pb2.Question(text=text(words), **fields))


def form() -> questionnaire_pb2.Questionnaire:
    heavy = rules_pb2.Condition(
        calculation_id="index", operator=rules_pb2.CONDITION_OPERATOR_GREATER, number=DoubleValue(value=30))
    return questionnaire_pb2.Questionnaire(
        questionnaire_id=FORM, title=text("Body measures"), default_language="en", demonstration_wording=True,
        source="Otolith's tests", licence="Apache-2.0",
        closing=text("Thank you, {{answer:name|dear participant}}. Your index is {{calculation:index|unknown}}."),
        elements=[
            question("name", "Your first name", optional_answer=True, text_line=questionnaire_pb2.TextLine()),
            question("height", "How tall are you, {{answer:name|dear participant}}?"),
            question("weight", "What do you weigh?"),
            question("reason", "Why is it {{calculation:index}}?", optional_answer=True, required_when=[heavy],
                     text_line=questionnaire_pb2.TextLine()),
            question("systolic", "Upper value of the blood pressure"),
            question("diastolic", "Lower value of the blood pressure"),
        ],
        calculations=[
            rules_pb2.Calculation(
                calculation_id="index", title=text("Body mass index"), unit="kg/m2", decimals=UInt32Value(value=1),
                expression=expression(("divide", "weight", ("power", ("divide", "height", 100), 2)))),
            rules_pb2.Calculation(
                calculation_id="high", title=text("High blood pressure"), hidden=True,
                expression=expression(("greater", "systolic", 139))),
            rules_pb2.Calculation(calculation_id="today", hidden=True, expression=expression(("today",))),
        ],
        constraints=[rules_pb2.Constraint(
            constraint_id="order", element_id="diastolic", expression=expression(("less", "diastolic", "systolic")),
            message=text("The lower value must be below {{answer:systolic}}."))])


class Calculations(PageTestCase):
    def setUp(self):
        super().setUp()
        self.import_study(STUDY, text(STUDY), form())
        self.screen = self.joined(self.phone(), STUDY)
        self.participant = self.screen.participant()
        self.screen.go(f"fill/{STUDY}/{FORM}", ".filling form")

    def write(self, name, words):
        self.screen.write(f"#input-{name}", words)

    def until_shown(self, selector, words):
        self.screen.until("document.querySelector($0)?.textContent === $1", selector, words)

    def test_what_is_shown_is_stored_even_without_a_network(self):
        screen = self.screen
        screen.until("navigator.serviceWorker.controller !== null")
        screen.set_offline(True)
        self.write("name", "Ada")
        self.until_shown("#label-height .text", "How tall are you, Ada?")
        self.write("height", "180")
        self.write("weight", "100")
        self.until_shown(".result output", "30.9\u00a0kg/m2")
        self.write("systolic", "120")
        self.write("diastolic", "130")
        screen.click(".filling button[type=submit]")
        screen.until("document.activeElement.className === 'summary'")
        self.assertEqual(
            screen.evaluate("[...document.querySelectorAll('.summary a')].map((node) => node.textContent)"),
            ["Why is it 30.9?: Please answer this question.",
             "Lower value of the blood pressure: The lower value must be below 120."])
        self.assertEqual(screen.violations()["violations"], [])
        self.write("reason", "I do not know.")
        self.write("systolic", "140")
        screen.click(".filling button[type=submit]")
        screen.until_there(".finished")
        self.until_shown(".finished .note", "Thank you, Ada. Your index is 30.9.")
        self.until_shown(".scores dt", "Body mass index")
        self.until_shown(".scores dd", "30.9\u00a0kg/m2")
        screen.set_offline(False)
        self.until_stored(self.participant, 1)
        scores, deviations, started = self.stack.database.query(
            "SELECT scores, deviations, (started_at AT TIME ZONE time_zone)::date FROM ingestion.answer_sheets"
            f" WHERE participant_id = '{self.participant}'")[0]
        found = {score["id"]: score.get("text") or score.get("value") for score in json.loads(scores)}
        self.assertEqual(found, {"index": 100 / 1.8 ** 2, "high": "yes", "today": started})
        self.assertNotIn("CONSTRAINT_VIOLATED", deviations)
        self.assertQuiet(screen)

    def test_a_draft_keeps_its_values(self):
        self.write("name", "Ada")
        self.write("height", "180")
        self.write("weight", "80")
        self.until_shown(".result output", "24.7\u00a0kg/m2")
        self.screen.go("today", ".entry")
        self.screen.until_seen("Begun, not finished")
        self.screen.go(f"fill/{STUDY}/{FORM}", ".filling form")
        self.until_shown(".result output", "24.7\u00a0kg/m2")
        self.until_shown("#label-height .text", "How tall are you, Ada?")
