"""A questionnaire with rankings, random orders, offered options and countdowns: from its folder to the exports."""

import csv
import sys
from pathlib import Path

from support.case import EndToEndTestCase
from support.export import export
from support.own_export import export as own_export
from support.people import anonymous_in, leader_of, new_leader
from support.sheets import make_sheet
from otolith.ingestion.v1 import ingestion_pb2

FOLDER = Path(__file__).resolve().parent / "orders"
sys.path.insert(0, str(FOLDER.parents[1] / "Vectors"))

from generate_orders import shown

STUDY = "orders"
OPTIONS = ["sleep", "work", "talks", "other"]
MEMBERS = ["quiet", "crowds", "music"]
ANSWERS = {
    "bothers": ["talks", "sleep"], "quiet": ["yes"], "crowds": ["no"], "music": ["yes"], "region": ["north"],
    "town": ["birk"], "medicines": ["m0017", "m2999"], "calm": 3, "alert": 7, "loudness": 5, "rest": 2.3,
    "ticket": 12345, "secret": "open sesame",
}


class Orders(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.stack.control("catalogue", "import", FOLDER)
        new_leader(cls.stack, STUDY)

    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, STUDY)
        self.form = self.participant.questionnaires(STUDY)["orders"]

    def sheet(self, **values):
        answers = [
            ingestion_pb2.Answer(element_id=name, choice=ingestion_pb2.Codes(codes=value)) if isinstance(value, list)
            else ingestion_pb2.Answer(element_id=name, text=value) if isinstance(value, str)
            else ingestion_pb2.Answer(element_id=name, number=value)
            for name, value in (ANSWERS | values).items() if value is not None]
        return make_sheet(STUDY, self.form, self.now() - 60, answers=answers)

    def rows(self, layout, sheet):
        leader = leader_of(self.stack, STUDY)
        rows, _ = export(self.stack, leader.token, STUDY, layout, "orders" if layout == "wide" else "")
        return [row for row in rows if row["sheet_id"] == sheet.sheet_id]

    def test_the_definition_reaches_devices(self):
        questions = {element.element_id: element.question for element in self.form.elements}
        self.assertTrue(questions["bothers"].random_options)
        self.assertEqual(questions["town"].offered_by, "region")
        self.assertEqual(list(questions["town"].single_choice.options[1].offered_for), ["north", "south"])
        self.assertEqual(questions["calm"].poles.highest.text, "relaxed")
        self.assertEqual(questions["loudness"].slider.labels[0].label.text, "like talking")
        with (FOLDER / "medicines.csv").open(encoding="utf-8") as table:
            listed = [(row["code"], row["label"], row["exclusive"] == "true") for row in csv.DictReader(table)]
        self.assertEqual(
            [(one.code, one.label.text, one.exclusive) for one in questions["medicines"].multiple_choice.options],
            listed)
        self.assertEqual(len(listed), 3001)

    def test_answers_and_orders_are_exported(self):
        sheet = self.sheet()
        self.assertCreated(self.submit_until_decided(self.participant, sheet))
        row, = self.rows("wide", sheet)
        self.assertEqual(
            {name: row[name] for name in ("bothers", "town", "medicines", "rest", "ticket")},
            {"bothers": "talks;sleep", "town": "birk", "medicines": "m0017;m2999", "rest": "2.3", "ticket": "12345"})
        # The order that the participant saw, computed a second time.
        self.assertEqual(
            row["order_bothers"], ";".join(shown(sheet.sheet_id, "bothers", OPTIONS, ["other"])))
        self.assertEqual(
            row["order_situations"], ";".join(shown(sheet.sheet_id, "situations", MEMBERS, ["music"])))

    def test_what_was_typed_concealed_is_not_exported(self):
        sheet = self.sheet()
        self.assertCreated(self.submit_until_decided(self.participant, sheet))
        for layout in ("wide", "long"):
            rows = self.rows(layout, sheet)
            self.assertNotIn("sesame", str(rows))
            self.assertNotIn("secret", [row.get("element") for row in rows] + list(rows[0]))
        # The participant's own copy has it.
        self.assertIn("open sesame", str(own_export(self.stack, "ingestion", self.participant.token)["answers"]))

    def test_answers_that_were_not_offered_are_refused(self):
        for values, field, reason in (
            ({"town": ["corvin"]}, "choice.codes[0]", "OPTION_NOT_OFFERED"),
            ({"town": ["nowhere"]}, "choice.codes[0]", "OPTION_UNKNOWN"),
            ({"bothers": ["sleep"]}, "choice.codes", "OPTIONS_TOO_FEW"),
            ({"bothers": ["sleep", "work", "talks"]}, "choice.codes", "OPTIONS_TOO_MANY"),
            ({"bothers": ["sleep", "sleep"]}, "choice.codes[1]", "OPTION_REPEATED"),
            ({"medicines": ["none", "m0001"]}, "choice.codes[0]", "OPTION_EXCLUSIVE"),
            ({"rest": -1}, "number", "OUT_OF_RANGE"), ({"rest": 86401}, "number", "OUT_OF_RANGE"),
            ({"ticket": 1234}, "number", "PATTERN_MISMATCH"),
        ):
            with self.subTest(reason=reason, values=values):
                sheet = self.sheet(**values)
                place = list(ANSWERS).index(next(iter(values)))
                verdict, = self.submit_until_decided(self.participant, sheet)
                self.assertIn(
                    (f"answers[{place}].{field}", reason),
                    [(one.field, one.reason) for one in verdict.violations], verdict)

    def test_another_region_offers_other_towns(self):
        self.assertCreated(self.submit_until_decided(
            self.participant, self.sheet(region=["south"], town=["corvin"], secret=None)))
