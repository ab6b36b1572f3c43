"""Ways of closing, rejected sheets corrected on another device, and the state of a participant."""

from support.case import EndToEndTestCase
from support.clock import seconds_of, timestamp
from support.people import anonymous_in, new_id
from support.sheets import copy_of, make_sheet, verdict_names, violations_of
from support.studies import daily, publish
from otolith.catalogue.v1 import study_pb2
from otolith.ingestion.v1 import ingestion_pb2, standing_pb2

COMPLETE, INCOMPLETE, AUTOSAVED = (
    ingestion_pb2.SheetClosing.Value(f"SHEET_CLOSING_{name}")
    for name in ("COMPLETE", "INCOMPLETE", "AUTOSAVED"))


class StandingTestCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        study = f"standing-{new_id()[:8]}"
        self.first, self.diary, self.strict = (f"{study}-{name}" for name in "abc")
        publish(self.stack, study, [
            daily(self.first, recurrence=study_pb2.RECURRENCE_ONE_TIME, blocking=True,
                  may_close_incomplete=True),
            daily(self.diary, repeat_interval_hours=24, revisable=True, may_close_incomplete=True),
            daily(self.strict),
        ])
        self.study = study
        self.person = anonymous_in(self.stack, study)
        self.forms = self.person.questionnaires(study)
        # Everything published now is older than the sheets.
        self.stack.clock.advance(hours=1)

    def sheet(self, questionnaire_id, seconds_ago=60, **fields):
        return make_sheet(
            self.study, self.forms[questionnaire_id], self.now() - seconds_ago, self.random, **fields)

    def standing(self):
        return self.gateway.standing.GetStanding(
            standing_pb2.GetStandingRequest(study_id=self.study), token=self.person.token)

    def of(self, questionnaire_id, standing=None):
        return next(
            entry for entry in (standing or self.standing()).questionnaires
            if entry.questionnaire_id == questionnaire_id)

    def rejected(self, **fields):
        return self.gateway.standing.ListRejectedSheets(
            standing_pb2.ListRejectedSheetsRequest(**fields), token=self.person.token)


class Closing(StandingTestCase):
    def test_every_way_shows_and_nothing_empty_counts(self):
        empty = self.sheet(self.first, 300, answers=[], closing=AUTOSAVED)
        verdict, = self.submit_until_decided(self.person, empty)
        self.assertEqual(verdict_names([verdict]), ["CREATED"])
        before = self.standing()
        self.assertEqual(
            [(entry.open, list(entry.blocked_by)) for entry in before.questionnaires],
            [(True, []), (False, [self.first]), (False, [self.first])])
        self.assertEqual((before.sheets, before.filled_in, before.percent), (0, 0, 0))
        self.assertFalse(self.of(self.first, before).HasField("last_finish_time"))
        self.assertTrue(self.of(self.first, before).offered)

        self.assertCreated(self.submit_until_decided(
            self.person, self.sheet(self.first, 200, closing=INCOMPLETE)))
        entry = self.of(self.first)
        self.assertEqual((entry.last_closing, entry.HasField("last_percent")), (INCOMPLETE, True))
        incomplete = self.sheet(self.strict, answers=[], closing=INCOMPLETE)
        verdict, = self.submit_until_decided(self.person, incomplete)
        self.assertRejected(verdict, ("closing", "INCOMPLETE_NOT_ALLOWED"))
        diary = self.sheet(self.diary, 100)
        self.assertCreated(self.submit_until_decided(self.person, diary))
        # Closing on purpose counts, so that it is too soon; nothing that was saved on its own does.
        verdict, = self.submit_until_decided(
            self.person, self.sheet(self.diary, 30, answers=[], closing=INCOMPLETE))
        self.assertRejected(verdict, ("finish_time", "REPEATED_TOO_SOON"))
        self.assertCreated(self.submit_until_decided(
            self.person, self.sheet(self.diary, 30, answers=[], closing=AUTOSAVED)))
        after = self.standing()
        self.assertEqual((after.sheets, after.filled_in, after.percent), (2, 2, 100))
        entry = self.of(self.diary, after)
        self.assertEqual((entry.sheets, entry.last_closing, entry.open), (1, COMPLETE, False))
        # The empty sheet does not prevent filling it in.
        self.assertEqual(
            seconds_of(entry.next_time), seconds_of(diary.finish_time) + 24 * 3600)
        self.assertTrue(entry.revisable)
        self.assertEqual(
            {stored.sheet.closing for stored in self.person.stored(self.study)},
            {AUTOSAVED, COMPLETE, INCOMPLETE})

    def test_what_contradicts_itself_is_named_by_field(self):
        verdict, = self.submit_until_decided(self.person, self.sheet(self.first, closing=99))
        self.assertEqual(violations_of(verdict), [("closing", "CLOSING_INVALID")])


class Refused(StandingTestCase):
    def test_another_device_corrects_rejected_sheets(self):
        sheet = self.sheet(self.first, 100)
        sheet.answers[0].number = 11
        good = self.sheet(self.first, 50)
        verdict, = self.person.submit(sheet)
        self.assertRejected(verdict, ("answers[0].number", "OUT_OF_RANGE"))
        refused, = self.rejected(study_id=self.study).sheets
        self.assertEqual(refused.sheet, sheet)
        self.assertEqual(list(refused.violations), list(verdict.violations))
        self.assertEqual(
            seconds_of(refused.expire_time) - seconds_of(refused.reject_time), 30 * 86_400)

        mended = copy_of(refused.sheet)
        mended.answers[0].number = 10
        self.assertCreated(self.person.submit(mended))
        self.assertEqual(list(self.rejected().sheets), [])
        # Rejected for another reason by now; it will not be corrected.
        verdict, = self.submit_until_decided(self.person, good)
        self.assertRejected(verdict, ("questionnaire_id", "ALREADY_FILLED_IN"))
        self.assertEqual([entry.sheet for entry in self.rejected().sheets], [good])
        for _ in range(2):
            self.gateway.standing.DeleteRejectedSheet(
                standing_pb2.DeleteRejectedSheetRequest(sheet_id=good.sheet_id),
                token=self.person.token)
        self.assertEqual(list(self.rejected().sheets), [])

    def test_pages_and_thirty_days(self):
        sheets = [self.sheet(self.first, 100 + number) for number in range(5)]
        for sheet in sheets:
            sheet.answers[0].number = -1
            self.assertEqual(verdict_names(self.person.submit(sheet)), ["REJECTED"])
            self.stack.clock.advance(minutes=1)
        found, token = [], ""
        while True:
            page = self.rejected(page_size=2, page_token=token)
            found += [entry.sheet for entry in page.sheets]
            token = page.next_page_token
            if not token:
                break
        self.assertEqual(found, list(reversed(sheets)))
        self.stack.clock.advance(days=30)
        self.assertEqual(list(self.rejected().sheets), [])

    def test_nothing_is_stored_or_revealed_for_strangers(self):
        stranger = anonymous_in(self.stack, self.study)
        sheet = self.sheet(self.first)
        sheet.answers[0].number = 99
        self.person.submit(sheet)
        self.assertEqual(
            list(self.gateway.standing.ListRejectedSheets(
                standing_pb2.ListRejectedSheetsRequest(), token=stranger.token).sheets), [])
        other = f"other-{new_id()[:8]}"
        publish(self.stack, other, [daily(f"{other}-a")])
        outside = anonymous_in(self.stack, other)
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            self.gateway.standing.GetStanding(
                standing_pb2.GetStandingRequest(study_id=self.study), token=outside.token)
        verdict, = self.submit_until_decided(outside, copy_of(sheet, sheet_id=new_id()))
        self.assertRejected(verdict, ("study_id", "NOT_ENROLLED"))
        self.assertEqual(
            list(self.gateway.standing.ListRejectedSheets(
                standing_pb2.ListRejectedSheetsRequest(), token=outside.token).sheets), [])

    def test_former_participants_read_the_last_state(self):
        finished = self.sheet(self.first, 600)
        self.assertCreated(self.submit_until_decided(self.person, finished))
        self.person.leave(self.study)
        standing = self.standing()
        self.assertEqual((standing.sheets, standing.filled_in), (1, 1))
        self.assertFalse(any(entry.open for entry in standing.questionnaires))
        self.assertEqual(
            self.of(self.first, standing).last_finish_time,
            timestamp(seconds_of(finished.finish_time)))
