"""Steps 5 and 6: uploading what was collected offline, and reading it back."""

from support.case import EndToEndTestCase
from support.clock import seconds_of, timestamp
from support.content import import_study
from support.people import STRESS, TINNITUS, anonymous_in
from support.sheets import answer_to, copy_of, index_of, make_sheet, verdict_names, without

from otolith.ingestion.v1 import ingestion_pb2


class OfflineBatch(EndToEndTestCase):
    """Two days without a network, then everything at once."""

    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)
        self.forms = self.participant.questionnaires(TINNITUS, "de")
        self.notifications = self.participant.plan(TINNITUS).notifications
        self.joined_at = self.now()
        self.stack.clock.advance(days=2)
        worst = make_sheet(
            TINNITUS, self.forms["worst-symptom"], self.joined_at + 600, self.random
        )
        answer_to(worst, "worst_symptom").choice.codes[:] = ["sleep"]
        self.worst = worst

    def momentary(self, hours, **fields):
        known = {("worst-symptom", "worst_symptom"): answer_to(self.worst, "worst_symptom")}
        return make_sheet(
            TINNITUS, self.forms["tyt-momentary"], self.joined_at + hours * 3600, self.random,
            known=known, **fields,
        )

    def test_late_disordered_repeated_and_one_invalid(self):
        first, second, third = (self.momentary(hours) for hours in (1, 5, 30))
        second.notification_id = self.notifications[1].notification_id
        invalid = self.momentary(7)
        answer_to(invalid, "loudness").number = 1.5
        del invalid.answers[index_of(invalid, "mood")]

        verdicts = self.participant.submit(third, first, invalid, third, self.worst, second)
        self.assertEqual(
            verdict_names(verdicts),
            ["CREATED", "CREATED", "REJECTED", "EXISTS", "CREATED", "CREATED"], verdicts,
        )
        self.assertEqual(
            [verdict.sheet_id for verdict in verdicts],
            [sheet.sheet_id for sheet in (third, first, invalid, third, self.worst, second)],
        )
        self.assertRejected(
            verdicts[2],
            (f"answers[{index_of(invalid, 'loudness')}].number", "OUT_OF_RANGE"),
            ('answers["mood"]', "ANSWER_MISSING"),
        )

        # An answer got lost; the phone sends again, with something new and something changed.
        changed = copy_of(first)
        answer_to(changed, "stress").number = 0.123
        fourth = self.momentary(40)
        verdicts = self.participant.submit(second, changed, fourth)
        self.assertEqual(verdict_names(verdicts), ["EXISTS", "CONFLICT", "CREATED"])

        # What was stored is what was sent, to the last bit; of the changed one, the first.
        stored = [entry.sheet for entry in self.participant.stored(TINNITUS)]
        self.assertEqual(stored, [fourth, third, second, first, self.worst])
        for entry in self.participant.stored(TINNITUS):
            self.assertLessEqual(seconds_of(entry.receive_time), self.now())
            self.assertGreater(seconds_of(entry.receive_time), self.joined_at + 86_400)

    def test_the_eighth_question_depends_on_the_worst_symptom(self):
        right, missing = self.momentary(2), self.momentary(3)
        self.assertIn("symptom_sleep", [answer.element_id for answer in right.answers])
        missing = without(missing, "symptom_sleep")
        other = self.momentary(4)
        answer_to(other, "symptom_sleep").element_id = "symptom_relax"
        before = self.momentary(0.01)  # before the worst symptom was named
        verdicts = self.participant.submit(right, missing, other, before, self.worst)
        self.assertEqual(
            verdict_names(verdicts), ["CREATED", "REJECTED", "REJECTED", "RETRY_LATER", "CREATED"]
        )
        self.assertRejected(verdicts[1], ('answers["symptom_sleep"]', "ANSWER_MISSING"))
        self.assertRejected(
            verdicts[2],
            (f"answers[{index_of(other, 'symptom_relax')}].element_id", "NOT_SHOWN"),
            ('answers["symptom_sleep"]', "ANSWER_MISSING"),
        )
        # Two clocks may differ by up to a day.
        verdict, = self.participant.submit(before)
        self.assertCreated([verdict])
        self.assertIn("CLOCK_INCONSISTENT", verdict.deviations)

    def test_what_the_device_knew_counts(self):
        """The phone had shown the question for another worst symptom than the server knows."""
        sheet = self.momentary(2)
        answer_to(sheet, "symptom_sleep").element_id = "symptom_relax"
        reference = sheet.referenced_answers.add(
            questionnaire_id="worst-symptom", element_id="worst_symptom"
        )
        reference.codes.append("relax")
        self.assertCreated(self.participant.submit(self.worst, sheet))

    def test_an_autosaved_sheet_may_be_incomplete(self):
        sheet = without(self.momentary(2), "mood")
        sheet.closing = ingestion_pb2.SHEET_CLOSING_AUTOSAVED
        self.assertCreated(self.participant.submit(sheet, self.worst))
        stored, = self.participant.stored(questionnaire_id="tyt-momentary")
        self.assertEqual(stored.sheet.closing, ingestion_pb2.SHEET_CLOSING_AUTOSAVED)

    def test_a_one_time_questionnaire_is_taken_once(self):
        again = copy_of(self.worst, sheet_id="00000000-0000-4000-8000-000000000001")
        again.finish_time.CopyFrom(timestamp(self.joined_at + 7200))
        self.assertCreated(self.participant.submit(self.worst))
        verdict, = self.participant.submit(again)
        self.assertRejected(verdict, ("questionnaire_id", "ALREADY_FILLED_IN"))

    def test_a_sheet_id_of_another_participant_has_no_effect(self):
        sheet = self.momentary(2)
        self.assertCreated(self.participant.submit(self.worst, sheet))
        stranger = anonymous_in(self.stack, TINNITUS)
        other = without(copy_of(sheet), "symptom_sleep")
        # An id names a sheet of its participant; a stranger learns nothing by guessing it.
        self.assertCreated(stranger.submit(other))
        self.assertEqual([entry.sheet for entry in stranger.stored()], [other])
        self.assertEqual(
            [entry.sheet for entry in self.participant.stored()], [sheet, self.worst])


class LargeBatches(EndToEndTestCase):
    """As large as the documents allow."""

    def setUp(self):
        super().setUp()
        study = "large-batches"
        if not self.stack.database.query(
            f"SELECT 1 FROM catalogue.studies WHERE study_id = '{study}'"
        ):
            options = "".join(
                f'      - {{code: "c{number}", label: {{en: "{number}"}}}}\n' for number in range(101))
            import_study(self.stack, study, elements=(
                '  - id: many\n    question: {en: "Which?"}\n    type: multiple-choice\n'
                f'    options:\n{options}'
                '  - id: words\n    optional: true\n    question: {en: "And?"}\n'
                '    type: text-area\n    maximum-length: 10000\n'))
        self.study = study
        self.participant = anonymous_in(self.stack, study)
        self.form = self.participant.questionnaires(study)[f"{study}-form"]

    def sheets(self, count, codes=1, words=""):
        sheets = []
        for number in range(count):
            sheet = make_sheet(self.study, self.form, self.now() - 60 - number, self.random)
            answer_to(sheet, "many").choice.codes[:] = [f"c{code}" for code in range(codes)]
            del sheet.answers[2:]
            if words:
                sheet.answers.add(element_id="words").text = words
            sheets.append(sheet)
        return sheets

    def test_five_hundred_sheets_of_a_hundred_choices(self):
        self.assertCreated(self.participant.submit(*self.sheets(500, codes=101)))

    def test_five_hundred_sheets_of_long_texts(self):
        self.assertCreated(self.participant.submit(*self.sheets(500, words="w" * 10_000)))

    def test_an_exceeded_limit_is_named(self):
        with self.assertFails("RESOURCE_EXHAUSTED", "BATCH_TOO_LARGE"):
            self.participant.submit(*self.sheets(501))
        over = self.sheets(500)
        for sheet in over:
            answer_to(sheet, "many").choice.codes[:] = ["c1"] * 500
        with self.assertFails("RESOURCE_EXHAUSTED", "MESSAGE_TOO_MANY_ELEMENTS"):
            self.participant.submit(*over)
        self.assertEqual(self.participant.stored(), [])


class ReadingBack(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.participant = anonymous_in(cls.stack, STRESS)
        form = cls.participant.questionnaires(STRESS)["tys-daily"]
        start = cls.stack.clock.now()
        cls.stack.clock.advance(days=1)
        cls.sheets = [make_sheet(STRESS, form, start + hour * 3600) for hour in range(1, 11)]
        for number, sheet in enumerate(cls.sheets):
            answer_to(sheet, "stress_level").number = 10.0 * number
            answer_to(sheet, "stressor").choice.codes[:] = ["work", "other"]
        cls.verdicts = cls.participant.submit(*reversed(cls.sheets))

    def test_newest_first_page_by_page(self):
        self.assertCreated(self.verdicts)
        newest_first = list(reversed(self.sheets))
        for page_size in (1, 3, 10, 200):
            pages = self.participant.stored(STRESS, page_size=page_size)
            self.assertEqual([entry.sheet for entry in pages], newest_first)
        self.assertEqual(len(self.participant.stored(STRESS, "tys-daily")), 10)
        self.assertEqual(self.participant.stored(STRESS, "tys-weekly"), [])
        self.assertEqual(self.participant.stored(TINNITUS), [])

    def test_a_page_too_large_is_refused(self):
        with self.assertFails("INVALID_ARGUMENT"):
            self.participant.stored(STRESS, page_size=201)

    def test_numbers_over_time_oldest_first(self):
        series = self.participant.series(STRESS, "tys-daily", "stress_level")
        self.assertFalse(series.truncated)
        self.assertEqual(
            [(point.finish_time, point.number) for point in series.points],
            [(sheet.finish_time, 10.0 * number) for number, sheet in enumerate(self.sheets)],
        )

    def test_choices_over_time(self):
        series = self.participant.series(STRESS, "tys-daily", "stressor")
        self.assertEqual(
            [sorted(point.choice.codes) for point in series.points], [["other", "work"]] * 10
        )

    def test_bounds_are_half_open(self):
        series = self.participant.series(
            STRESS, "tys-daily", "stress_level",
            start_time=self.sheets[2].finish_time, end_time=self.sheets[5].finish_time,
        )
        self.assertEqual([point.number for point in series.points], [20.0, 30.0, 40.0])

    def test_other_participants_do_not_see_them(self):
        other = anonymous_in(self.stack, STRESS)
        self.assertEqual(other.stored(), [])
        self.assertEqual(len(other.series(STRESS, "tys-daily", "stress_level").points), 0)
