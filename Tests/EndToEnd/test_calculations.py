"""A questionnaire that computes: from its file to verdicts, exports, the own export and an erasure."""

from support.content import import_study
from support.export import export
from support.own_export import export as own_export
from support.people import anonymous_in, leader_of, new_leader
from support.sheets import make_sheet, verdict_names
from test_erasure import ANONYMISE, ErasureTestCase
from otolith.catalogue.v1 import rules_pb2
from otolith.ingestion.v1 import ingestion_pb2

STUDY = "computing-study"
FORM = """\
  - {id: weight, question: {en: "Weight?"}, type: number}
  - {id: height, question: {en: "Height?"}, type: number}
  - {id: remark, question: {en: "Remark?"}, optional: true, type: text}
  - id: diet
    question: {en: "With an index of {{calculation:bmi|?}}, do you diet?"}
    optional: true
    required-when: {calculation: heavy, equals: yes}
    type: yes-no
  - id: doctor
    question: {en: "Did you see a doctor?"}
    type: yes-no
    show-when: {calculation: bmi, greater: 30}
scores:
  - {id: burden, method: sum, items: [feeling, {calculation: bmi}]}
calculations:
  - {id: bmi, title: {en: "Index"}, value: "round(weight / (height / 100) ^ 2, 1)", unit: kg/m2, decimals: 1}
  - {id: heavy, value: weight > 100}
  - {id: repeated, value: remark, hidden: true}
  - {id: day, value: today()}
constraints:
  - {id: order, question: height, rule: weight < height, message: {en: "Please check both."}}
"""
BODY = {"feeling": 5, "weight": 70, "height": 175}


class Calculations(ErasureTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import_study(cls.stack, STUDY, elements=FORM)
        new_leader(cls.stack, STUDY)

    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, STUDY)
        self.form = self.participant.questionnaires(STUDY)[f"{STUDY}-form"]

    def sheet(self, **values):
        answers = [
            ingestion_pb2.Answer(element_id=name, text=value) if isinstance(value, str)
            else ingestion_pb2.Answer(element_id=name, number=value) if not isinstance(value, list)
            else ingestion_pb2.Answer(element_id=name, choice=ingestion_pb2.Codes(codes=value))
            for name, value in (BODY | values).items()]
        return make_sheet(STUDY, self.form, self.now() - 60, answers=answers)

    def exported(self, *sheets):
        rows, _ = export(
            self.stack, leader_of(self.stack, STUDY).token, STUDY, "wide", f"{STUDY}-form")
        own = {sheet.sheet_id for sheet in sheets}
        return [row for row in rows if row["sheet_id"] in own]

    def test_the_definition_reaches_devices(self):
        bmi = self.form.calculations[0]
        self.assertEqual((bmi.calculation_id, bmi.title.text, bmi.unit), ("bmi", "Index", "kg/m2"))
        self.assertEqual(bmi.decimals.value, 1)
        self.assertEqual(bmi.expression.nodes[0].function, rules_pb2.EXPRESSION_FUNCTION_ROUND)
        self.assertEqual(self.form.constraints[0].message.text, "Please check both.")

    def test_values_are_returned_and_exported(self):
        sheet = self.sheet(remark="=1+1")
        verdict, = self.submit_until_decided(self.participant, sheet)
        self.assertCreated([verdict])
        values = {score.score_id: score for score in verdict.scores}
        self.assertEqual(list(values), ["burden", "bmi", "heavy", "repeated", "day"])
        self.assertEqual(values["bmi"].value.value, 22.9)
        self.assertEqual(values["burden"].value.value, 27.9)
        self.assertEqual(
            [values[name].text for name in ("bmi", "heavy", "repeated")], ["", "no", "=1+1"])
        self.assertRegex(values["day"].text, r"^\d{4}-\d\d-\d\d$")
        self.assertEqual(list(verdict.deviations), [])
        again, = self.participant.submit(sheet)
        self.assertEqual(verdict_names([again]), ["EXISTS"])
        self.assertEqual(list(again.scores), list(verdict.scores))
        stored, = self.participant.stored(STUDY)
        self.assertEqual(list(stored.scores), list(verdict.scores))

        row, = self.exported(sheet)
        self.assertEqual(
            [row[f"score_{name}"] for name in ("burden", "bmi", "heavy", "repeated", "day")],
            ["27.9", "22.9", "no", "'=1+1", values["day"].text])
        own = own_export(self.stack, "ingestion", self.participant.token)["scores"]
        self.assertEqual(
            {record["score_id"]: record["value"] if record["text"] is None else record["text"]
             for record in own},
            {"burden": 27.9, "bmi": 22.9, "heavy": "no", "repeated": "=1+1", "day": values["day"].text})
        self.assertEqual({record["score"] for record in own if record["score_id"] == "bmi"}, {"Index"})

    def test_a_violated_constraint_is_a_mark(self):
        wrong = self.sheet(weight=175, height=170, diet=["no"], doctor=["yes"])
        verdict, = self.submit_until_decided(self.participant, wrong)
        self.assertCreated([verdict])
        self.assertEqual(list(verdict.deviations), ["CONSTRAINT_VIOLATED"])
        row, = self.exported(wrong)
        self.assertEqual(row["deviations"], "CONSTRAINT_VIOLATED")

    def test_conditions_use_calculations(self):
        heavy = {"weight": 120, "height": 175}
        verdict, = self.submit_until_decided(self.participant, self.sheet(**heavy))
        self.assertRejected(
            verdict, ('answers["diet"]', "ANSWER_MISSING"), ('answers["doctor"]', "ANSWER_MISSING"))
        whole = self.sheet(**heavy, diet=["yes"], doctor=["no"])
        self.assertCreated(self.participant.submit(whole))

    def test_an_anonymised_sheet_repeats_no_text(self):
        sheet = self.sheet(remark="call me at 555-0100")
        self.assertCreated(self.submit_until_decided(self.participant, sheet))
        where = f"WHERE study_id = '{STUDY}' AND scores::text LIKE '%555-0100%'"
        count = f"SELECT count(*) FROM ingestion.answer_sheets {where}"
        self.assertEqual(self.stack.database.value(count), "1")
        self.await_complete(self.erase(self.participant, mode=ANONYMISE))
        self.assertEqual(self.stack.database.value(count), "0")
        self.assertNotEqual(self.stack.database.value(
            "SELECT count(*) FROM ingestion.answer_sheets WHERE study_id = "
            f"'{STUDY}' AND scores @> '[{{\"id\": \"bmi\", \"value\": 22.9}}, "
            "{\"id\": \"heavy\", \"text\": \"no\"}]'"), "0")
