"""Comparison with all participants, and texts after a sheet: from the study to what a participant reads."""

from google.protobuf.wrappers_pb2 import DoubleValue
from support.people import TINNITUS, anonymous_in, leader_of, new_id
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily, publish, text
from support.waiting import wait_until
from test_erasure import ErasureTestCase
from otolith.catalogue.v1 import study_pb2, triggers_pb2
from otolith.ingestion.v1 import ingestion_pb2, results_pb2

NOT_RELEASED, TOO_FEW, NO_OWN = (
    results_pb2.ComparisonAbsence.Value(f"COMPARISON_ABSENCE_{name}")
    for name in ("NOT_RELEASED", "TOO_FEW_PARTICIPANTS", "NO_OWN_VALUE"))


class Comparisons(ErasureTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"compared-{new_id()[:8]}"
        self.form_id = f"{self.study}-form"
        sheet = triggers_pb2.SheetCause(questionnaire_id=self.form_id)
        high = triggers_pb2.SheetCause(
            questionnaire_id=self.form_id, bands=[triggers_pb2.BandMatch(score_id="burden", codes=["high"])])
        publish(
            self.stack, self.study, [daily(self.form_id)],
            comparisons=[study_pb2.StudyComparison(
                comparison_id="feeling", title=text("Feeling"), questionnaire_id=self.form_id,
                element_id="feeling", minimum=0, maximum=10)],
            feedback_texts=[
                study_pb2.FeedbackText(sheet=high, text=text("A heavy day.")),
                study_pb2.FeedbackText(sheet=sheet, text=text("Better than last time."), change=(
                    study_pb2.FeedbackChange(element_id="feeling", maximum=DoubleValue(value=-2)))),
            ])
        self.first = anonymous_in(self.stack, self.study)
        self.form = self.first.questionnaires(self.study)[self.form_id]

    def answer(self, person, feeling, seconds_ago=60):
        sheet = make_sheet(
            self.study, self.form, self.now() - seconds_ago, answers=[
                ingestion_pb2.Answer(element_id="feeling", number=feeling)])
        verdict, = self.submit_until_decided(person, sheet)
        self.assertCreated([verdict])
        return [one.translations[0].text for one in verdict.feedback]

    def fill(self, *values):
        people = [anonymous_in(self.stack, self.study) for _ in values]
        # Answers count from the joining on.
        self.stack.clock.advance(hours=1)
        for person, value in zip(people, values):
            self.answer(person, value)
        return people

    def read(self, person):
        person.renew()
        answer = self.gateway.results.ReadComparisons(
            results_pb2.ReadComparisonsRequest(study_id=self.study), token=person.token)
        return answer.comparisons[0]

    def pass_night(self):
        """The service dies, and decides at its next start on the night that has passed."""
        self.stack.clock.advance(days=1)
        self.stack.kill_and_restart("ingestion")
        today = "(to_timestamp(%f) AT TIME ZONE 'UTC')::date" % self.now()
        wait_until(lambda: self.stack.database.value(
            f"SELECT count(*) FROM ingestion.comparison_releases WHERE study_id = '{self.study}'"
            f" AND examined_on >= {today}") == "1", "the night is decided on")

    def test_a_mean_is_released_and_few_change_it(self):
        self.stack.clock.advance(hours=1)
        self.answer(self.first, 0)
        few = self.fill(*range(1, 10))
        self.pass_night()
        self.assertEqual(self.read(self.first).absence, TOO_FEW)
        self.assertEqual(self.read(anonymous_in(self.stack, self.study)).absence, NO_OWN)
        many = self.fill(10, 5)
        self.pass_night()
        released = self.read(few[0])
        self.assertEqual((released.own_value.value, released.mean.value), (1, 5))
        self.assertEqual((released.participants, released.quarter, released.absence), (10, 0, 0))
        # A newcomer, an erasure and a changed value reveal nothing.
        self.fill(10)
        self.answer(few[0], 10)
        gone = many[0].participant_id
        self.await_complete(self.erase(many[0], self.study))
        self.assertEqual(self.stack.database.value(
            f"SELECT count(*) FROM ingestion.comparison_contributors WHERE participant_id = '{gone}'"), "0")
        self.pass_night()
        later = self.read(few[1])
        self.assertEqual((later.mean.value, later.release_time), (5, released.release_time))
        self.assertEqual(self.read(few[0]).own_value.value, 5.5)
        # Enough newcomers change it.
        self.fill(*[10] * 10)
        self.pass_night()
        self.assertGreater(self.read(few[1]).mean.value, 5)

    def test_texts_follow_a_sheet(self):
        self.stack.clock.advance(hours=1)
        await_quiet(self.stack)
        self.assertEqual(self.answer(self.first, 8, 300), ["A heavy day."])
        self.assertEqual(self.answer(self.first, 6, 200), ["A heavy day.", "Better than last time."])
        self.assertEqual(self.answer(self.first, 5, 100), ["A heavy day."])
        self.assertEqual(self.answer(self.first, 2, 50), ["Better than last time."])

    def test_staff_have_no_comparisons(self):
        with self.assertFails("PERMISSION_DENIED"):
            self.gateway.results.ReadComparisons(
                results_pb2.ReadComparisonsRequest(study_id=self.study),
                token=leader_of(self.stack, TINNITUS).token)
