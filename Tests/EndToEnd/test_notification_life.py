"""The life of a notification: the plan on devices, their reports, and planning for silent devices."""

from support.case import EndToEndTestCase
from support.clock import seconds_of, timestamp
from support.people import anonymous_in, new_id
from support.prompts import DELIVERED, DISMISSED, KNOWN, OPENED, RECORDED, SNOOZED, PromptDevice
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import publish
from support.waiting import wait_until
from google.protobuf import timestamp_pb2
from otolith.auth.v1 import auth_pb2
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.planning.v1 import planning_pb2, prompts_pb2

class NotificationLife(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"life-{new_id()[:8]}"
        self.form = f"{self.study}-moment"
        publish(self.stack, self.study, [
            study_pb2.StudyQuestionnaire(
                questionnaire_id=self.form, recurrence=study_pb2.RECURRENCE_REPEATED,
                schedules=[schedule_pb2.Schedule(
                    daily=schedule_pb2.DailyPlan(minutes_of_day=[540, 780, 1020]),
                    participant_may_change=True, expires_after_minutes=45, completion_minutes=20,
                    reminders=schedule_pb2.Reminders(count=2, distance_minutes=15),
                    snooze=schedule_pb2.Snooze(times_max=1, minutes_max=10))])])
        self.participant = anonymous_in(self.stack, self.study)
        await_quiet(self.stack)
        self.device = PromptDevice(self.participant, self.study, limit=20)

    def to_notification(self):
        """Moves the clock to the next notification."""
        self.device.poll()
        first = self.device.coming()[0]
        self.stack.clock.advance(seconds=seconds_of(first.notify_time) - self.now() + 60)
        return first

    def same_as_in_full(self):
        self.device.poll()
        full = self.participant.plan(self.study, limit=20).notifications
        self.assertEqual(
            [one.notification_id for one in self.device.coming()[:20]],
            [one.notification_id for one in full])

    def test_a_device_keeps_its_plan_by_what_changes(self):
        self.assertFalse(self.device.poll().delta)
        again = self.device.poll()
        self.assertTrue(again.delta)
        self.assertLessEqual(len(again.notifications), 1)
        self.same_as_in_full()
        versions = self.participant.questionnaires(self.study)
        one = self.to_notification()
        sheet = make_sheet(self.study, versions[self.form], self.now(), self.random)
        sheet.notification_id = one.notification_id
        self.assertCreated(self.participant.submit(sheet))
        wait_until(
            lambda: one.notification_id in self.device.poll().removed_notification_ids,
            "another device hears of the answer")
        self.gateway.planning.SetSchedule(
            planning_pb2.SetScheduleRequest(
                study_id=self.study, questionnaire_id=self.form,
                daily=schedule_pb2.DailyPlan(minutes_of_day=[600])), token=self.participant.token)
        self.same_as_in_full()
        self.gateway.enrolments.LeaveStudy(
            auth_pb2.LeaveStudyRequest(study_id=self.study), token=self.participant.token)
        wait_until(
            lambda: self.stack.database.query(
                "SELECT count(*) FROM planning.notifications WHERE cancelled_at IS NULL AND at > "
                f"to_timestamp({self.now()}) AND study_id = '{self.study}'") == [["0"]],
            "nothing stands after leaving")
        self.assertGreater(self.device.deltas, 3)

    def test_contents_of_a_notification(self):
        one = self.device.poll().notifications[0]
        at = seconds_of(one.notify_time)
        self.assertEqual(
            [seconds_of(reminder) - at for reminder in one.reminder_times], [900, 1800])
        self.assertEqual(
            (one.snooze_times_max, one.snooze_minutes_max, one.completion_minutes), (1, 10, 20))
        self.assertEqual(one.state, prompts_pb2.NOTIFICATION_STATE_HANDED_OUT)

    def test_reports_of_devices(self):
        one = self.to_notification()
        at = seconds_of(one.notify_time)
        delivered = self.device.told(one, DELIVERED, 1)
        snoozed = self.device.told(
            one, SNOOZED, 5, snooze_end_time=timestamp(at + 500))
        stranger = prompts_pb2.NotificationReport(
            notification_id=new_id(), kind=OPENED, event_time=timestamp(at))
        self.assertEqual(
            self.device.report(delivered, snoozed, delivered, stranger),
            [RECORDED, RECORDED, KNOWN, prompts_pb2.REPORT_OUTCOME_UNKNOWN_NOTIFICATION])
        # The response was lost: reported again.
        self.assertEqual(self.device.report(delivered, snoozed), [KNOWN, KNOWN])
        self.assertEqual(
            self.device.report(
                self.device.told(one, OPENED, 100_000),
                self.device.told(one, OPENED, -100_000),
                self.device.told(one, SNOOZED, 20,
                          snooze_end_time=timestamp(at + 500))),
            [prompts_pb2.REPORT_OUTCOME_IN_FUTURE, prompts_pb2.REPORT_OUTCOME_TOO_EARLY,
             prompts_pb2.REPORT_OUTCOME_SNOOZE_REFUSED])
        other = anonymous_in(self.stack, self.study)
        outcomes = self.gateway.planning.ReportNotifications(
            prompts_pb2.ReportNotificationsRequest(reports=[delivered]),
            token=other.token).outcomes
        self.assertEqual(list(outcomes), [prompts_pb2.REPORT_OUTCOME_UNKNOWN_NOTIFICATION])
        self.assertEqual(
            self.device.report(self.device.told(one, DISMISSED, 30)), [RECORDED])
        self.assertIn(one.notification_id, self.device.poll().removed_notification_ids)

    def test_malformed_reports_are_refused(self):
        one = self.device.poll().notifications[0]
        time = one.notify_time
        for reason, reports in (
            ("REPORTS_MISSING", []),
            ("TOO_MANY_REPORTS", [self.device.told(one, OPENED, 0)] * 501),
        ):
            with self.assertFails("INVALID_ARGUMENT", reason):
                self.device.report(*reports)
        # The others of the same call are judged by themselves.
        good = self.device.told(one, OPENED, 0)
        for report, reasons in (
            (prompts_pb2.NotificationReport(), {
                "NOTIFICATION_ID_INVALID", "REPORT_KIND_MISSING", "TIME_MISSING"}),
            (prompts_pb2.NotificationReport(
                notification_id=one.notification_id, kind=OPENED,
                event_time=timestamp_pb2.Timestamp(seconds=1, nanos=-5)), {"TIME_INVALID"}),
            (self.device.told(one, SNOOZED, 0), {"SNOOZE_END_MISSING"}),
            (self.device.told(one, OPENED, 0, snooze_end_time=time), {"SNOOZE_END_MISPLACED"}),
            (self.device.told(one, SNOOZED, 0, snooze_end_time=time), {"SNOOZE_END_MISPLACED"}),
        ):
            with self.subTest(reasons=reasons):
                answer = self.gateway.planning.ReportNotifications(
                    prompts_pb2.ReportNotificationsRequest(reports=[report, good]),
                    token=self.device.participant.token)
                self.assertEqual(answer.outcomes[0], prompts_pb2.REPORT_OUTCOME_INVALID)
                self.assertEqual(answer.outcomes[1], prompts_pb2.REPORT_OUTCOME_IN_FUTURE)
                self.assertEqual({violation.reason for violation in answer.violations}, reasons)
                self.assertTrue(all(
                    violation.field.startswith("reports[0].") for violation in answer.violations))
        self.device.token = "1.2.3"
        with self.assertFails("INVALID_ARGUMENT", "PLAN_TOKEN_INVALID"):
            self.device.poll()

    def test_silent_devices_are_planned_for(self):
        first = self.device.poll(limit=1).notifications
        self.assertEqual(len(first), 1)

        def kept():
            return self.stack.database.query(
                "SELECT notification_id, handed_out_at IS NULL FROM planning.notifications WHERE "
                f"study_id = '{self.study}' AND cancelled_at IS NULL ORDER BY at")
        self.assertEqual(len(kept()), 1)
        self.stack.clock.advance(hours=25)
        ahead = wait_until(lambda: len(kept()) > 5 and kept(), "the next days are planned")
        self.assertEqual({row[1] for row in ahead[1:]}, {"t"})
        # A device that asks later gets the same plan.
        asked = {one.notification_id for one in self.device.poll(limit=3).notifications}
        self.assertLess(asked, {row[0] for row in ahead})
