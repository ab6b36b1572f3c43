"""The timeline of a participant beside the compliance that planning counts."""

from collections import Counter

from support.clock import seconds_of, timestamp
from support.oversight import OverseenStudyTestCase
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.ingestion.v1 import results_pb2
from otolith.planning.v1 import oversight_pb2, prompts_pb2


class Timeline(OverseenStudyTestCase):
    def uses(self):
        # One schedule with an expiry, and one whose prompts end with the next.
        return [
            study_pb2.StudyQuestionnaire(
                questionnaire_id=self.id_of("mood"), recurrence=study_pb2.RECURRENCE_REPEATED,
                schedules=[schedule_pb2.Schedule(
                    daily=schedule_pb2.DailyPlan(minutes_of_day=[600, 1200]),
                    expires_after_minutes=60)]),
            daily(self.id_of("diary"), 900),
        ]

    def timeline(self, person, **fields) -> list:
        found, token = [], ""
        while True:
            page = self.gateway.results.ListTimeline(results_pb2.ListTimelineRequest(
                study_id=self.study, page_size=3, page_token=token, **fields), token=person.token)
            found += page.entries
            token = page.next_page_token
            if not token:
                return found

    def test_unanswered_prompts_are_those_of_the_compliance(self):
        person, _ = self.participant()
        plan = person.plan(self.study, limit=30)
        mood = [one for one in plan.notifications if one.questionnaire_id == self.id_of("mood")]
        self.stack.clock.advance(days=4)
        forms = person.questionnaires(self.study)
        for notification, late in ((mood[0], 120), (mood[1], 2 * 3600)):
            self.assertCreated(self.submit_until_decided(person, make_sheet(
                self.study, forms[notification.questionnaire_id],
                seconds_of(notification.notify_time) + late, self.random,
                notification_id=notification.notification_id)))
        dismissal = prompts_pb2.NotificationReport(
            notification_id=mood[2].notification_id, kind=prompts_pb2.REPORT_KIND_DISMISSED,
            event_time=timestamp(seconds_of(mood[2].notify_time) + 60))
        self.gateway.planning.ReportNotifications(
            prompts_pb2.ReportNotificationsRequest(reports=[dismissal]), token=person.token)
        await_quiet(self.stack)
        own, = self.gateway.oversight.GetOwnCompliance(
            oversight_pb2.GetOwnComplianceRequest(
                study_id=self.study, breakdown=oversight_pb2.COMPLIANCE_BREAKDOWN_TOTAL),
            token=person.token).rows
        self.assertEqual((own.answered_in_time, own.answered_late, own.dismissed), (1, 1, 1))
        entries = self.timeline(person)
        kinds = Counter(one.WhichOneof("entry") for one in entries)
        self.assertEqual(kinds, {
            "sheet": 2, "unanswered_prompt": own.dismissed + own.missed + own.expired})
        times = [seconds_of(one.entry_time) for one in entries]
        self.assertEqual(times, sorted(times, reverse=True))
        shown = {
            one.unanswered_prompt.notification_id for one in entries
            if one.WhichOneof("entry") == "unanswered_prompt"}
        self.assertIn(mood[2].notification_id, shown)
        self.assertNotIn(mood[0].notification_id, shown)
        only = self.timeline(person, kinds=[results_pb2.TIMELINE_KIND_SHEET])
        self.assertEqual([one.WhichOneof("entry") for one in only], ["sheet"] * 2)
