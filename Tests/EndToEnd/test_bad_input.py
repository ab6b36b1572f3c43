"""Invalid input: a response that names every invalid field, nothing is written, other data is unaffected."""

from support.case import EndToEndTestCase
from support.clock import timestamp
from support.content import import_study
from support.people import STRESS, TINNITUS, anonymous, anonymous_in, leader_of, new_id
from support.people import register, sign_in
from support.sheets import answer_to, copy_of, index_of, make_sheet, verdict_names
from support.sheets import violations_of, without
from otolith.ingestion.v1 import ingestion_pb2

PASSWORD = "heather-otter-lantern"


class BadSheets(EndToEndTestCase):
    """Each invalid sheet is sent between two valid ones."""

    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, STRESS)
        self.forms = self.participant.questionnaires(STRESS)

    def sheet(self, name="tys-daily", participant_forms=None, study=STRESS):
        form = (participant_forms or self.forms)[name]
        return make_sheet(study, form, self.now() - 60, self.random)

    def assert_rejected_alone(self, bad, *expected, participant=None):
        participant = participant or self.participant
        good = [self.sheet(), self.sheet()]
        if participant is not self.participant:
            forms = participant.questionnaires(TINNITUS)
            good = [self.sheet("tyt-momentary", forms, TINNITUS) for _ in range(2)]
        before, verdict, after = participant.submit(good[0], bad, good[1])
        self.assertRejected(verdict, *expected)
        self.assertCreated([before, after])
        self.assertEqual(verdict.sheet_id, bad.sheet_id)
        # The maximum length of the description.
        held = self.stack.database.tables_holding(bad.sheet_id, ["ingestion", "bus", "planning"])
        self.assertLessEqual(held.items(), {"ingestion.rejected_sheets": 1}.items())
        # Rejected permanently: sending it again gives the same result.
        again, = participant.submit(bad)
        self.assertRejected(again, *expected)

    def assert_left_out(self, sheet, mark, *expected, participant=None):
        """The rest of the sheet is kept, and nothing of the unusable part."""
        participant = participant or self.participant
        for _ in range(2):
            verdict, = participant.submit(sheet)
            self.assertIn(verdict_names([verdict])[0], ("CREATED", "EXISTS"))
            self.assertCountEqual(violations_of(verdict), expected)
            self.assertEqual(list(verdict.deviations), [mark])
        stored, = (entry for entry in participant.stored()
                   if entry.sheet.sheet_id == sheet.sheet_id)
        self.assertEqual(list(stored.deviations), [mark])
        return stored.sheet

    def test_unknown_questionnaire(self):
        bad = copy_of(self.sheet(), questionnaire_id="no-such-questionnaire")
        self.assert_rejected_alone(bad, ("questionnaire_id", "QUESTIONNAIRE_NOT_IN_STUDY"))

    def test_questionnaire_of_another_study(self):
        bad = copy_of(self.sheet(), questionnaire_id="mini-tq")
        self.assert_rejected_alone(bad, ("questionnaire_id", "QUESTIONNAIRE_NOT_IN_STUDY"))

    def test_unknown_version(self):
        bad = copy_of(self.sheet(), version=999)
        self.assert_rejected_alone(bad, ("version", "VERSION_UNKNOWN"))

    def test_what_a_sheet_is_of_must_be_named(self):
        for field, wrong, reason in (
            ("study_id", "", "REQUIRED"), ("study_id", "BAD ID", "ID_INVALID"),
            ("questionnaire_id", "", "REQUIRED"), ("questionnaire_id", "BAD ID", "ID_INVALID"),
            ("version", 0, "REQUIRED"),
        ):
            with self.subTest(field, wrong=wrong):
                self.assert_rejected_alone(
                    copy_of(self.sheet(), **{field: wrong}), (field, reason))

    def test_other_contents_than_were_shown(self):
        bad = copy_of(self.sheet(), content_hash="0" * 64)
        self.assert_rejected_alone(bad, ("content_hash", "CONTENT_HASH_MISMATCH"))

    def test_option_not_offered(self):
        bad = self.sheet()
        answer_to(bad, "stressor").choice.codes[:] = ["work", "traffic"]
        field = f"answers[{index_of(bad, 'stressor')}].choice.codes[1]"
        self.assert_rejected_alone(bad, (field, "OPTION_UNKNOWN"))

    def test_an_option_that_excludes_the_others(self):
        bad = self.sheet()
        answer_to(bad, "stressor").choice.codes[:] = ["work", "none"]
        field = f"answers[{index_of(bad, 'stressor')}].choice.codes[1]"
        self.assert_rejected_alone(bad, (field, "OPTION_EXCLUSIVE"))

    def test_slider_out_of_range_and_off_step(self):
        for value, reason in ((101, "OUT_OF_RANGE"), (-1, "OUT_OF_RANGE"), (10.5, "OFF_STEP"),
                              (float("nan"), "NOT_FINITE"), (float("inf"), "NOT_FINITE")):
            with self.subTest(value=value):
                bad = self.sheet()
                answer_to(bad, "stress_level").number = value
                field = f"answers[{index_of(bad, 'stress_level')}].number"
                self.assert_rejected_alone(bad, (field, reason))

    def test_manikin_between_two_pictures_and_beyond_the_ninth(self):
        bad = self.sheet()
        answer_to(bad, "valence").number = 4.5
        answer_to(bad, "arousal").number = 10
        self.assert_rejected_alone(
            bad, (f"answers[{index_of(bad, 'valence')}].number", "NOT_INTEGER"),
            (f"answers[{index_of(bad, 'arousal')}].number", "OUT_OF_RANGE"),
        )

    def test_missing_required_answer(self):
        bad = without(self.sheet(), "coping")
        self.assert_rejected_alone(bad, ('answers["coping"]', "ANSWER_MISSING"))

    def test_a_value_of_another_kind(self):
        bad = self.sheet()
        answer_to(bad, "coping").text = "quite well"
        field = f"answers[{index_of(bad, 'coping')}].text"
        self.assert_rejected_alone(bad, (field, "VALUE_TYPE_MISMATCH"))

    def test_answer_to_a_question_that_does_not_exist(self):
        bad = self.sheet()
        answers = list(bad.answers)
        bad.answers.add(element_id="shoe_size", number=43)
        field = f"answers[{len(bad.answers) - 1}].element_id"
        kept = self.assert_left_out(bad, "ANSWER_LEFT_OUT", (field, "QUESTION_UNKNOWN"))
        self.assertEqual(list(kept.answers), answers)

    def test_text_too_long(self):
        participant = anonymous_in(self.stack, TINNITUS)
        forms = participant.questionnaires(TINNITUS)
        bad = self.sheet("tschq", forms, TINNITUS)
        answer_to(bad, "tschq05").text = "ä" * 256
        field = f"answers[{index_of(bad, 'tschq05')}].text"
        self.assert_rejected_alone(bad, (field, "TEXT_TOO_LONG"), participant=participant)
        edge = copy_of(bad)
        answer_to(edge, "tschq05").text = "ä" * 255
        self.assertCreated(participant.submit(edge))

    def test_answer_to_a_question_that_is_not_shown(self):
        participant = anonymous_in(self.stack, TINNITUS)
        bad = self.sheet("tyt-momentary", participant.questionnaires(TINNITUS), TINNITUS)
        answer = bad.answers.add(element_id="symptom_sleep")
        answer.choice.codes.append("yes")
        field = f"answers[{len(bad.answers) - 1}].element_id"
        kept = self.assert_left_out(
            bad, "ANSWER_LEFT_OUT", (field, "NOT_SHOWN"), participant=participant)
        self.assertEqual(list(kept.answers), list(bad.answers)[:-1])

    def test_a_clock_that_cannot_be_right_loses_no_sheet(self):
        def of(seconds):
            sheet = self.sheet()
            sheet.ClearField("start_time")
            sheet.finish_time.CopyFrom(timestamp(seconds))
            return sheet

        now = self.now()
        implausible = [
            of(seconds) for seconds in (
                now + 25 * 3600, now - 26 * 3600, 1_456_790_400, 0, -62_135_596_800,
                253_402_300_799)
        ]
        backwards = self.sheet()
        backwards.start_time.CopyFrom(timestamp(now - 30))
        good = [of(now - 120), of(now - 23 * 3600)]
        verdicts = self.participant.submit(*implausible, backwards, *good)
        self.assertCreated(verdicts)
        self.assertEqual(
            [list(verdict.deviations) for verdict in verdicts],
            [["CLOCK_IMPLAUSIBLE"]] * 6 + [["CLOCK_INCONSISTENT"], [], []],
        )
        # They are left out of the series and marked in lists.
        series = self.participant.series(STRESS, "tys-daily", "stress_level")
        self.assertEqual(len(series.points), 3)
        marked = {
            entry.sheet.sheet_id for entry in self.participant.stored()
            if "CLOCK_IMPLAUSIBLE" in entry.deviations
        }
        self.assertEqual(marked, {sheet.sheet_id for sheet in implausible})

    def test_the_id_of_a_notification(self):
        bad = copy_of(self.sheet(), notification_id="garbage")
        kept = self.assert_left_out(
            bad, "REFERENCE_LEFT_OUT", ("notification_id", "NOTIFICATION_ID_INVALID"))
        self.assertEqual(kept.notification_id, "")
        # An unknown id, or another participant's, marks nothing and loses nothing.
        self.assertCreated(self.participant.submit(copy_of(self.sheet(), notification_id=new_id())))

    def test_time_beyond_the_calendar(self):
        bad = self.sheet()
        bad.finish_time.seconds = 400_000_000_000
        self.assert_rejected_alone(bad, ("finish_time", "TIME_INVALID"))

    def test_nothing_that_a_device_says_about_itself_refuses_a_sheet(self):
        """Zones and labels are kept as far as they are known, and are no part of a sheet's identity."""
        for zone, kept, marks in (
            ("europe/berlin\n", "Europe/Berlin", []),
            ("GMT+05:30", "UTC+05:30", ["TIME_ZONE_UNKNOWN"]), ("+02:00", "UTC+02:00", ["TIME_ZONE_UNKNOWN"]),
            ("PST", "PST", ["TIME_ZONE_UNKNOWN"]), ("", "", ["TIME_ZONE_UNKNOWN"]),
            ("Europe/Atlantis", "Europe/Atlantis", ["TIME_ZONE_UNKNOWN"]),
            ("../../etc/passwd", "../../etc/passwd", ["TIME_ZONE_UNKNOWN"]),
            ("z" * 1000, "z" * 64, ["TIME_ZONE_UNKNOWN"]),
        ):
            with self.subTest(zone=zone):
                sheet = copy_of(self.sheet(), time_zone=zone, platform="p" * 110, app_version="a\0b")
                verdict, = self.participant.submit(sheet)
                self.assertCreated([verdict])
                self.assertEqual(list(verdict.deviations), marks)
                again = copy_of(sheet, time_zone="Asia/Tokyo", platform="newer", app_version="2.0")
                verdict, = self.participant.submit(again)
                self.assertEqual(verdict_names([verdict]), ["EXISTS"])
                stored, = [entry.sheet for entry in self.participant.stored()
                           if entry.sheet.sheet_id == sheet.sheet_id]
                self.assertEqual(
                    (stored.time_zone, stored.platform, stored.app_version), (kept, "p" * 64, "a?b"))

    def test_a_sheet_without_a_proper_id(self):
        bad = copy_of(self.sheet(), sheet_id="sheet-1")
        before, verdict, after = self.participant.submit(self.sheet(), bad, self.sheet())
        self.assertRejected(verdict, ("sheet_id", "SHEET_ID_INVALID"))
        self.assertCreated([before, after])

    def test_measurements_that_were_not_asked_for(self):
        bad = self.sheet("tys-weekly")
        bad.noise.add(level=0.5)
        bad.positions.add(latitude=48.4, longitude=9.98)
        kept = self.assert_left_out(
            bad, "MEASUREMENT_LEFT_OUT",
            ("noise", "NOISE_NOT_REQUESTED"), ("positions", "POSITION_NOT_REQUESTED"))
        self.assertFalse(kept.noise or kept.positions)

    def test_not_enrolled(self):
        outsider = anonymous_in(self.stack, TINNITUS)
        self.assert_rejected_alone(
            self.sheet(), ("study_id", "NOT_ENROLLED"), participant=outsider
        )

    def test_everything_that_is_wrong_is_named_at_once(self):
        bad = self.sheet()
        answer_to(bad, "stress_level").number = 101
        answer_to(bad, "stressor").choice.codes[:] = ["traffic"]
        del bad.answers[index_of(bad, "coping")]
        bad.finish_time.seconds = 400_000_000_000
        self.assert_rejected_alone(
            bad, ("finish_time", "TIME_INVALID"),
            (f"answers[{index_of(bad, 'stress_level')}].number", "OUT_OF_RANGE"),
            (f"answers[{index_of(bad, 'stressor')}].choice.codes[0]", "OPTION_UNKNOWN"),
            ('answers["coping"]', "ANSWER_MISSING"),
        )


class StudyBounds(EndToEndTestCase):
    def test_study_ended(self):
        ends_at = int(self.now()) + 86_400
        import_study(self.stack, "short-study", ends_at=ends_at)
        participant = anonymous_in(self.stack, "short-study")
        form = participant.questionnaires("short-study")["short-study-form"]
        planned = participant.plan("short-study").notifications
        self.assertLessEqual(len(planned), 1)
        for entry in planned:
            self.assertLess(entry.notify_time.seconds, ends_at)
        self.stack.clock.advance(days=2)
        in_time = make_sheet("short-study", form, ends_at - 1, self.random)
        too_late = make_sheet("short-study", form, ends_at, self.random)
        verdicts = participant.submit(too_late, in_time)
        self.assertRejected(verdicts[0], ("finish_time", "STUDY_ENDED"))
        self.assertCreated(verdicts[1:])
        self.assertEqual(len(participant.plan("short-study").notifications), 0)
        with self.assertFails("FAILED_PRECONDITION", "STUDY_ENDED"):
            anonymous(self.stack).join("short-study")

    def test_study_not_started(self):
        import_study(self.stack, "future-study", starts_at=int(self.now()) + 400 * 86_400)
        with self.assertFails("FAILED_PRECONDITION", "STUDY_NOT_STARTED"):
            anonymous(self.stack).join("future-study")


class BadBatches(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.participant = anonymous_in(self.stack, TINNITUS)
        self.form = self.participant.questionnaires(TINNITUS)["tyt-momentary"]

    def test_an_empty_batch(self):
        with self.assertFails("INVALID_ARGUMENT"):
            self.participant.submit()

    def test_five_hundred_sheets_and_one_more(self):
        sheets = [
            make_sheet(TINNITUS, self.form, self.now() - 60 - number, self.random)
            for number in range(501)
        ]
        with self.assertFails("RESOURCE_EXHAUSTED") as refused:
            self.participant.submit(*sheets)
        self.assertIn("500", refused[0].message)
        self.assertEqual(self.participant.stored(), [])
        self.assertCreated(self.participant.submit(*sheets[:500]))


class BadAccounts(EndToEndTestCase):
    def accounts(self):
        """Number of accounts by id; other tables refer to them. Some may be removed by age meanwhile."""
        return {
            account for account,
            in self.stack.database.query("SELECT participant_id FROM auth.accounts")}

    def test_every_bad_field_is_named_and_nothing_written(self):
        before = self.accounts()
        with self.assertFails("INVALID_ARGUMENT") as refused:
            register(
                self.stack, "x", "short", email="not-an-address", language="no language",
                request_id="7",
            )
        self.assertLessEqual(
            {"request_id", "username", "password", "email", "language"}, set(refused[0].fields)
        )
        self.assertLessEqual(self.accounts(), before)

    def test_weak_passwords(self):
        for password in ("1234567", "password1", "weak-passwords-fan-7", "p" * 129):
            with self.subTest(password=password):
                with self.assertFails("INVALID_ARGUMENT", field="password"):
                    register(self.stack, "weak-passwords-fan", password)

    def test_taken_username(self):
        register(self.stack, "taken-name", PASSWORD)
        before = self.accounts()
        with self.assertFails("ALREADY_EXISTS", "USERNAME_TAKEN"):
            register(self.stack, "Taken-Name", PASSWORD)
        self.assertLessEqual(self.accounts(), before)

    def test_wrong_password_and_unknown_name_look_alike(self):
        register(self.stack, "real-name", PASSWORD)
        failures = []
        for username, password in (("real-name", "wrong-" + PASSWORD), ("unreal-name", PASSWORD)):
            with self.assertFails("UNAUTHENTICATED", "CREDENTIALS_REJECTED") as refused:
                sign_in(self.stack, username, password)
            failures.append((refused[0].message, refused[0].metadata, refused[0].violations))
        self.assertEqual(failures[0], failures[1])

    def test_guessing_passwords_is_slowed_down(self):
        register(self.stack, "guessed-at", PASSWORD)
        for _ in range(100):
            with self.assertRaisesRegex(Exception, "UNAUTHENTICATED|RESOURCE_EXHAUSTED") as caught:
                sign_in(self.stack, "guessed-at", "guess-" + new_id())
            if caught.exception.code().name == "RESOURCE_EXHAUSTED":
                break
        with self.assertFails("RESOURCE_EXHAUSTED") as refused:
            sign_in(self.stack, "guessed-at", PASSWORD)
        self.assertGreater(refused[0].retry_seconds, 0)
        self.stack.clock.advance(seconds=refused[0].retry_seconds + 1)
        sign_in(self.stack, "guessed-at", PASSWORD)


class BadQuestions(EndToEndTestCase):
    def test_a_series_that_does_not_exist(self):
        participant = anonymous_in(self.stack, TINNITUS)
        with self.assertFails("NOT_FOUND", "ELEMENT_UNKNOWN"):
            participant.series(TINNITUS, "tyt-momentary", "no_such_element")
        with self.assertFails("NOT_FOUND", "QUESTIONNAIRE_NOT_IN_STUDY"):
            participant.series(TINNITUS, "no-such-questionnaire", "loudness")
        series = participant.series(TINNITUS, "tyt-momentary", "loudness")
        self.assertEqual(len(series.points), 0)

    def test_an_export_without_a_layout(self):
        leader = leader_of(self.stack, TINNITUS)
        for request in (
            ingestion_pb2.ExportAnswerSheetsRequest(study_id=TINNITUS),
            ingestion_pb2.ExportAnswerSheetsRequest(
                study_id=TINNITUS, layout=ingestion_pb2.EXPORT_LAYOUT_WIDE
            ),
        ):
            with self.assertFails("INVALID_ARGUMENT"):
                list(self.gateway.exports.ExportAnswerSheets(request, token=leader.token))
