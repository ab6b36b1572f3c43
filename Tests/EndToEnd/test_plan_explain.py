"""Explanations of notifications, with the draw repeated."""

import json

from support.clock import seconds_of
from support.listening import set_settings
from support.oversight import OverseenStudyTestCase
from support.people import anonymous, new_id
from support.quiet import await_quiet
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.ingestion.v1 import settings_pb2
from otolith.planning.v1 import oversight_pb2
from test_schedules import WEEK, second_implementation


class Explained(OverseenStudyTestCase):
    def uses(self):
        return [study_pb2.StudyQuestionnaire(
            questionnaire_id=self.id_of("mood"), recurrence=study_pb2.RECURRENCE_REPEATED,
            schedules=[
                schedule_pb2.Schedule(
                    schedule_id="random", expires_after_minutes=30,
                    standard=schedule_pb2.StandardPlan(
                        per_day=6, windows=WEEK, minimum_gap_minutes=60)),
                schedule_pb2.Schedule(
                    schedule_id="fixed", daily=schedule_pb2.DailyPlan(minutes_of_day=[605, 1195])),
            ])]

    def explain(self, person, notification):
        return self.gateway.oversight.ExplainNotification(
            oversight_pb2.ExplainNotificationRequest(notification_id=notification.notification_id),
            token=person.token)

    def test_every_notification_is_reproduced(self):
        person, _ = self.participant()
        other = second_implementation()
        for one in person.plan(self.study, limit=60).notifications:
            explained = self.explain(person, one)
            self.assertTrue(explained.reproduced, one)
            draw = explained.draw
            self.assertFalse(explained.HasField("placement"))
            # From seeds, staff could find out who the participant is in other studies.
            shown = self.ask("ExplainNotification", notification_id=one.notification_id)
            self.assertTrue(shown.reproduced and draw.base_seed)
            self.assertEqual((shown.draw.base_seed, shown.draw.seed), ("", ""))
            self.assertEqual(shown.draw.steps, draw.steps)
            self.assertEqual(draw.wish_time, one.notify_time)
            self.assertEqual(draw.steps[draw.step - 1].draw_time, one.notify_time)
            if one.schedule_id == "fixed":
                self.assertEqual((draw.seed, len(draw.steps)), ("", 2))
                continue
            # An independent program repeats every step from the explanation.
            schedule = json.loads(draw.schedule_json)
            self.assertEqual((schedule["plan"], schedule["per_day"]), ("standard", 6))
            day = (seconds_of(draw.windows[0].start_time) + 7200) // 86400
            drawn = other.instants(json.loads(json.dumps(dict(
                participant=person.participant_id.replace("-", ""), study=self.study,
                questionnaire=self.id_of("mood"), schedule="random", revision=1,
                zone=draw.time_zone, day_zero=0, plan="standard", per_day=6, gap=60,
                windows=[[day, [480, 1200]] for day in range(1, 8)]))), int(day))
            self.assertEqual([seconds_of(step.draw_time) for step in draw.steps], drawn)
            for step in draw.steps:
                self.assertLessEqual(step.lowest, step.position)
                self.assertLessEqual(step.position, step.highest)

    def test_what_rules_moved_is_placed_again(self):
        person, name = self.participant()
        set_settings(
            self.stack, person.token, notification_gap_minutes=45,
            quiet_hours=[settings_pb2.QuietHours(start_minute=720, end_minute=840)])
        await_quiet(self.stack)
        plan = person.plan(self.study, limit=60)
        moved = 0
        for one in plan.notifications:
            explained = self.explain(person, one)
            self.assertTrue(explained.reproduced, one)
            rules = json.loads(explained.placement.rules_json)
            self.assertEqual(rules["gap_minutes"], 45)
            moved += explained.placement.moved
        self.assertGreater(moved, 0)
        # The study's staff sees the same without the participant's own rules.
        one = plan.notifications[0]
        explained = self.ask("ExplainNotification", notification_id=one.notification_id)
        self.assertTrue(explained.reproduced)
        rules = json.loads(explained.placement.rules_json)
        self.assertEqual((rules["quiet_hours"], rules["gap_minutes"]), ([], 0))
        self.assertFalse(explained.placement.quiet_hours)
        text = self.stack.control(
            "plan", "explain", one.notification_id, "--study", self.study,
            username=f"leader-{self.study}").stdout
        self.assertIn("Reproduced", text)
        self.assertIn(self.id_of("mood"), text)
        self.assertEqual([status.participant for status in self.statuses()], [name])

    def test_refusals(self):
        person, _ = self.participant()
        one = person.plan(self.study).notifications[0]
        with self.assertFails("NOT_FOUND", "NOTIFICATION_UNKNOWN"):
            self.explain(anonymous(self.stack), one)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.ask(
                "ExplainNotification", token=person.token, notification_id=one.notification_id)
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.ask(
                "ExplainNotification", study_id="track-your-tinnitus",
                notification_id=one.notification_id)
        with self.assertFails("NOT_FOUND", "NOTIFICATION_UNKNOWN"):
            self.ask("ExplainNotification", notification_id=new_id())
        with self.assertFails("INVALID_ARGUMENT", "NOTIFICATION_ID_INVALID"):
            self.ask("ExplainNotification", notification_id="1")
        # Former members can still read explanations of past notifications.
        person.leave(self.study)
        await_quiet(self.stack)
        self.assertTrue(self.explain(person, one).reproduced)
