"""Triggers fired by a study's staff, and explanations of the resulting notifications."""

import json

from support.clock import seconds_of
from support.export import rows_of
from support.oversight import OverseenStudyTestCase
from support.people import new_id
from support.quiet import await_quiet
from support.studies import daily
from support.waiting import wait_until
from otolith.catalogue.v1 import schedule_pb2, study_pb2, triggers_pb2
from otolith.planning.v1 import oversight_pb2, planning_pb2
from test_schedules import WEEK, second_implementation


def points(case, **fields):
    """Decision points of the case's study."""
    return rows_of(b"".join(part.csv for part in case.ask(
        "ExportNotifications", table=oversight_pb2.NOTIFICATION_TABLE_DECISION_POINTS, **fields)))


class StaffTriggers(OverseenStudyTestCase):
    def uses(self):
        return [
            daily(self.id_of("mood"), 600),
            self.following("after-call", "call", delay_minutes_min=20, delay_minutes_max=40),
            self.following("after-silence", "silence", windows=WEEK),
        ]

    def following(self, name, trigger, **plan):
        return study_pb2.StudyQuestionnaire(
            questionnaire_id=self.id_of(name), recurrence=study_pb2.RECURRENCE_REPEATED,
            schedules=[schedule_pb2.Schedule(
                anchor=schedule_pb2.ScheduleAnchor(trigger_id=trigger),
                after=schedule_pb2.AfterPlan(**plan))])

    def triggers(self):
        return [
            triggers_pb2.Trigger(trigger_id="call", cooldown_minutes=60, staff=True),
            triggers_pb2.Trigger(
                trigger_id="silence", inactivity=triggers_pb2.InactivityCause(days=300)),
        ]

    def fire(self, name, occurrence_id=None, **fields):
        fields.setdefault("trigger_id", "call")
        return self.ask(
            "FireTrigger", participant=name, occurrence_id=occurrence_id or new_id(), **fields
        ).occurrence

    def until(self, outcome, name, occurrence_id):
        """Waits until the background has decided the occurrence."""
        def found():
            occurrence = self.fire(name, occurrence_id)
            return occurrence if occurrence.outcome == outcome else None
        return wait_until(found, "it is planned by")

    def prompts(self, person):
        return [
            entry for entry in person.plan(self.study, limit=500).notifications
            if entry.questionnaire_id == self.id_of("after-call")]

    def entries(self):
        return [row[0] for row in self.stack.database.query(
            "SELECT object FROM planning.audit_log WHERE action = 'trigger.fired'"
            f" AND object LIKE '{self.study} %' ORDER BY number")]

    def taking_part(self):
        person, name = self.participant()
        person.plan(self.study)
        # Events before joining cause no notifications.
        self.stack.clock.advance(seconds=60)
        return person, name

    def test_it_prompts_once_after_its_delay(self):
        person, name = self.taking_part()
        first, second = new_id(), new_id()
        fired = self.fire(name, first)
        self.assertEqual(
            (fired.participant, fired.trigger_id, fired.occurrence_id), (name, "call", first))
        planned = self.until(oversight_pb2.TRIGGER_OUTCOME_PLANNED, name, first)
        self.assertEqual(planned.fire_time, fired.fire_time)
        delay = seconds_of(planned.prompt_time) - seconds_of(planned.fire_time)
        self.assertTrue(20 * 60 <= delay <= 40 * 60, delay)
        prompts = self.prompts(person)
        self.assertEqual([one.notify_time for one in prompts], [planned.prompt_time])
        # Another within the hour: one notification. Of two in the same second the lower id would be
        # first.
        self.stack.clock.advance(seconds=1)
        self.fire(name, second)
        near = self.until(oversight_pb2.TRIGGER_OUTCOME_COOLDOWN, name, second)
        self.assertFalse(near.HasField("prompt_time"))
        self.assertEqual(self.prompts(person), prompts)
        self.assertEqual(
            self.entries(), [f"{self.study} call {one.upper()}" for one in (first, second)])
        fired = [row for row in points(self) if row["kind"] == "trigger"]
        self.assertEqual([row["decision"] for row in fired], ["planned", "cooldown"])
        self.assertEqual([bool(row["notify_at"]) for row in fired], [True, False])
        self.assertEqual({row["trigger"] for row in fired}, {"call"})
        # The notification is a point of its schedule once it is due.
        self.stack.clock.advance(seconds=delay + 60)
        followed = [row for row in points(self) if row["questionnaire"] == self.id_of("after-call")]
        self.assertEqual(
            [(row["decision"], row["notify_at"], row["notification_id"]) for row in followed],
            [("planned", fired[0]["notify_at"], prompts[0].notification_id)])
        with self.assertFails("INVALID_ARGUMENT", "FILTER_NOT_APPLICABLE"):
            points(self, questionnaire_id=self.id_of("mood"))

    def test_what_is_refused(self):
        person, name = self.taking_part()
        for fields, code, reason in [
                (dict(trigger_id="silence"), "FAILED_PRECONDITION", "TRIGGER_NOT_BY_HAND"),
                (dict(trigger_id="nothing"), "NOT_FOUND", "TRIGGER_UNKNOWN"),
                (dict(trigger_id="?"), "INVALID_ARGUMENT", "ID_INVALID"),
                (dict(occurrence_id="x"), "INVALID_ARGUMENT", "ID_INVALID"),
                (dict(study_id="track-your-tinnitus"), "PERMISSION_DENIED", "NOT_STUDY_LEADER"),
                (dict(token=person.token), "PERMISSION_DENIED", "NOT_STUDY_LEADER")]:
            with self.assertFails(code, reason):
                self.fire(name, **fields)
        with self.assertFails("NOT_FOUND", "PARTICIPANT_UNKNOWN"):
            self.fire("a" * 16)
        with self.assertFails("INVALID_ARGUMENT", "PARTICIPANT_INVALID"):
            self.fire(person.participant_id)
        person.leave(self.study)
        await_quiet(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "PARTICIPANT_LEFT"):
            self.fire(name)
        self.assertEqual(self.entries(), [])

    def test_what_follows_is_explained(self):
        person, name = self.taking_part()
        fired = self.fire(name)
        self.until(oversight_pb2.TRIGGER_OUTCOME_PLANNED, name, fired.occurrence_id)
        one, = self.prompts(person)
        # Staff sees neither seeds nor ids derived from them.
        shown = self.ask("ExplainNotification", notification_id=one.notification_id)
        self.assertEqual((shown.trigger.occurrence_id, shown.trigger.seed), ("", ""))
        explained = self.ask(
            "ExplainNotification", token=person.token, study_id="",
            notification_id=one.notification_id)
        self.assertTrue(shown.reproduced and explained.reproduced and explained.trigger.seed)
        self.assertEqual(shown.trigger.delay_seconds, explained.trigger.delay_seconds)
        trigger, draw = explained.trigger, explained.draw
        self.assertEqual(
            (trigger.trigger_id, trigger.occurrence_id, trigger.cooldown_minutes),
            ("call", fired.occurrence_id, 60))
        self.assertEqual(trigger.fire_time, fired.fire_time)
        self.assertEqual((trigger.lowest_seconds, trigger.highest_seconds), (1200, 2400))
        self.assertEqual(
            seconds_of(trigger.draw_time), seconds_of(trigger.fire_time) + trigger.delay_seconds)
        self.assertEqual(one.notify_time, trigger.draw_time)
        self.assertFalse(trigger.HasField("window"))
        self.assertEqual(draw.steps[draw.step - 1].draw_time, one.notify_time)
        # An independent program repeats the draw from the explanation.
        schedule = json.loads(draw.schedule_json)
        self.assertEqual(schedule["plan"], "after")
        second = int(seconds_of(one.notify_time))
        drawn = {
            instant for day in (second // 86400, second // 86400 + 1)
            for instant in second_implementation().instants(dict(
                participant=person.participant_id.replace("-", ""), study=self.study,
                questionnaire=self.id_of("after-call"), schedule=one.schedule_id,
                revision=1, zone=draw.time_zone, day_zero=0, plan="after",
                delay=[20, 40], late=60, windows=[], fired=[[
                    fired.occurrence_id.replace("-", ""), int(seconds_of(trigger.fire_time)),
                    int(seconds_of(trigger.tell_time))]]), day)}
        self.assertEqual(drawn, {second})
        told = self.stack.control(
            "plan", "explain", one.notification_id, "--study", self.study,
            username=f"leader-{self.study}").stdout
        for words in (
                "trigger call", f"delay         {trigger.delay_seconds} s",
                "cooldown      60 min", "Reproduced"):
            self.assertIn(words, told)


class FullDay(OverseenStudyTestCase):
    """A day with room for one notification: the follow-up takes the place of the evening's."""

    rules = schedule_pb2.PromptRules(per_day_max=1)

    def uses(self):
        follow_up = StaffTriggers.following(
            self, "after-call", "call", delay_minutes_min=20, delay_minutes_max=20)
        follow_up.schedules[0].priority = 10
        return [daily(self.id_of("mood"), 1200), follow_up]

    def triggers(self):
        return [triggers_pb2.Trigger(trigger_id="call", staff=True)]

    def test_what_gave_its_place_is_seen(self):
        # 10:00 in Berlin, or 9:00 in winter.
        self.stack.clock.advance(seconds=(8 * 3600 - self.stack.clock.now()) % 86_400)
        person, name = self.participant()
        first = person.plan(self.study).notifications[0]
        self.stack.clock.advance(seconds=60)
        self.ask("FireTrigger", participant=name, trigger_id="call", occurrence_id=new_id())

        def followed():
            plan = person.plan(self.study)
            return plan if plan.notifications[0].questionnaire_id == self.id_of("after-call") else None
        plan = wait_until(followed, "the follow-up is planned")
        self.assertEqual(
            [(one.reason, one.wish_time) for one in plan.unplaced],
            [(planning_pb2.UNPLACED_REASON_DISPLACED, first.notify_time)])
        staff = {
            one.notification_id: one.unplaced_reason
            for one in self.ask("GetParticipantPlan", participant=name).notifications}
        self.assertEqual(
            staff[first.notification_id], planning_pb2.UNPLACED_REASON_DISPLACED)
        self.assertEqual(staff[plan.notifications[0].notification_id], 0)
        control = dict(username=f"leader-{self.study}")
        self.assertIn(
            "gave its place to a triggered one",
            self.stack.control("plan", "of", self.study, name, **control).stdout)
        told = self.stack.control(
            "plan", "explain", first.notification_id, "--study", self.study, **control).stdout
        self.assertIn("not planned   gave its place to a triggered one", told)
        self.assertIn("Reproduced", told)
        self.stack.clock.advance(
            seconds=seconds_of(first.notify_time) + 60 - self.stack.clock.now())
        self.assertEqual(
            {row["decision"] for row in points(self) if row["questionnaire"] == self.id_of("mood")},
            {"displaced"})
        content = b"".join(part.csv for part in self.ask("ExportNotifications"))
        self.assertEqual(
            {row["notification_id"]: row["outcome"] for row in rows_of(content)}[first.notification_id],
            "displaced")
        self.assertEqual(self.rows("TOTAL")[""].planned, 1)
