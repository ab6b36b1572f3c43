"""Changes of a participant's plan by a study's staff."""

from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from support.clock import datetime_of, seconds_of, timestamp
from support.listening import set_settings
from support.oversight import OverseenStudyTestCase
from support.people import new_id
from support.processes import run
from support.quiet import await_quiet
from support.studies import daily
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.ingestion.v1 import settings_pb2
from otolith.planning.v1 import oversight_pb2, prompts_pb2

BERLIN = ZoneInfo("Europe/Berlin")


class StaffPlan(OverseenStudyTestCase):
    def uses(self):
        return [
            daily(self.id_of("mood"), 600),
            study_pb2.StudyQuestionnaire(
                questionnaire_id=self.id_of("after"), recurrence=study_pb2.RECURRENCE_REPEATED,
                schedules=[schedule_pb2.Schedule(
                    daily=schedule_pb2.DailyPlan(minutes_of_day=[900]),
                    anchor=schedule_pb2.ScheduleAnchor(staff_date_id="surgery", offset_days=1))]),
        ]

    def day(self, days: int) -> str:
        at = datetime.fromtimestamp(self.now(), timezone.utc) + timedelta(days=days)
        return at.strftime("%Y-%m-%d")

    def of(self, plan, name):
        return [one for one in plan.notifications if one.questionnaire_id == self.id_of(name)]

    def add(self, name, **fields):
        fields.setdefault("questionnaire_id", self.id_of("mood"))
        fields.setdefault("notification_id", new_id())
        fields.setdefault("notify_time", timestamp(int(self.now()) + 3600))
        return self.ask("AddNotification", participant=name, **fields).notification

    def entries(self):
        return self.stack.database.query(
            "SELECT action FROM planning.audit_log"
            f" WHERE object LIKE '{self.study} %' ORDER BY number")

    def test_a_date_begins_a_schedule(self):
        person, name = self.participant()
        self.assertEqual(self.of(person.plan(self.study), "after"), [])
        for days in (10, 20):
            date = self.day(days)
            found = self.ask(
                "SetParticipantDate", participant=name, staff_date_id="surgery", date=date
            ).participant_date
            self.assertEqual((found.participant, found.date), (name, date))
            first = self.of(person.plan(self.study, limit=200), "after")[0]
            at = datetime_of(first.notify_time, BERLIN)
            self.assertEqual(
                at.date(), datetime.strptime(date, "%Y-%m-%d").date() + timedelta(days=1))
        dates = self.ask("ListParticipantDates").participant_dates
        self.assertEqual([(one.participant, one.date) for one in dates], [(name, self.day(20))])
        delete = dict(participant=name, staff_date_id="surgery")
        self.assertTrue(self.ask("DeleteParticipantDate", **delete).deleted)
        self.assertFalse(self.ask("DeleteParticipantDate", **delete).deleted)
        self.assertEqual(self.of(person.plan(self.study, limit=200), "after"), [])
        self.assertEqual(
            [row[0] for row in self.entries()], ["date.set", "date.set", "date.deleted"])

    def test_dates_that_are_refused(self):
        person, name = self.participant()
        fine = dict(participant=name, staff_date_id="surgery", date=self.day(1))
        for fields, code, reason in [
                (dict(date="2026-02-30"), "INVALID_ARGUMENT", "DATE_INVALID"),
                (dict(date=self.day(3662)), "INVALID_ARGUMENT", "DATE_OUT_OF_RANGE"),
                (dict(participant=person.participant_id), "INVALID_ARGUMENT", "PARTICIPANT_INVALID"),
                (dict(participant="a" * 16), "NOT_FOUND", "PARTICIPANT_UNKNOWN"),
                (dict(staff_date_id="visit"), "NOT_FOUND", "STAFF_DATE_UNKNOWN"),
                (dict(staff_date_id="?"), "INVALID_ARGUMENT", "ID_INVALID"),
                (dict(study_id="track-your-tinnitus"), "PERMISSION_DENIED", "NOT_STUDY_LEADER")]:
            with self.assertFails(code, reason):
                self.ask("SetParticipantDate", **(fine | fields))
        with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
            self.ask("SetParticipantDate", token=person.token, **fine)
        person.leave(self.study)
        await_quiet(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "PARTICIPANT_LEFT"):
            self.ask("SetParticipantDate", **fine)

    def test_added_moved_and_called_off(self):
        person, name = self.participant()
        before = person.plan(self.study, limit=5)
        one, other = new_id(), new_id()
        at = timestamp(int(self.now()) + 3600)
        added = self.add(name, notification_id=one, notify_time=at, expires_after_minutes=30)
        self.assertEqual(self.add(name, notification_id=one, notify_time=at,
                                  expires_after_minutes=30), added)
        self.assertEqual(added.origin, oversight_pb2.NOTIFICATION_ORIGIN_STAFF)
        plan = person.plan(self.study, limit=6)
        self.assertIn(one, [entry.notification_id for entry in plan.notifications])
        self.assertNothingMoved(before, type(plan)(notifications=[
            entry for entry in plan.notifications if entry.notification_id != one]))
        later = timestamp(int(self.now()) + 7200)
        move = dict(notification_id=one, new_notification_id=other, notify_time=later)
        moved = self.ask("MoveNotification", **move).notification
        self.assertEqual(self.ask("MoveNotification", **move).notification, moved)
        self.assertEqual(
            seconds_of(moved.expire_time) - seconds_of(moved.notify_time), 30 * 60)
        gone = before.notifications[1].notification_id
        called = self.ask("CancelNotification", notification_id=gone).notification
        self.assertTrue(called.cancelled_by_staff)
        self.assertEqual(self.ask("CancelNotification", notification_id=gone).notification, called)
        ids = [entry.notification_id for entry in person.plan(self.study, limit=6).notifications]
        self.assertIn(other, ids)
        self.assertFalse({one, gone} & set(ids))
        instants = [
            entry.notify_time for entry in person.plan(self.study, limit=6).notifications]
        self.assertNotIn(before.notifications[1].notify_time, instants)
        listed = self.ask("GetParticipantPlan", participant=name, include_cancelled=True)
        states = {entry.notification_id: entry.state for entry in listed.notifications}
        self.assertEqual(states[one], prompts_pb2.NOTIFICATION_STATE_CANCELLED)
        self.assertEqual(states[other], prompts_pb2.NOTIFICATION_STATE_HANDED_OUT)
        self.assertEqual(listed.time_zone, "Europe/Berlin")
        self.assertEqual(
            [row[0] for row in self.entries()],
            ["notification.added", "notification.moved", "notification.cancelled"])
        self.audit_is_whole()

    def audit_is_whole(self):
        done = run(
            self.stack, "otolith-planning", "verify-audit-log",
            environment=self.stack.service_environment("planning"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("entries are intact", done.stdout)

    def test_prompts_that_are_refused(self):
        person, name = self.participant()
        with self.assertFails("FAILED_PRECONDITION", "TIME_ZONE_NOT_KNOWN"):
            self.add(name)
        plan = person.plan(self.study)
        now = int(self.now())
        for fields, code, reason in [
                (dict(notify_time=timestamp(now - 5)), "FAILED_PRECONDITION", "NOTIFY_TIME_PAST"),
                (dict(notify_time=timestamp(now + 402 * 86400)), "FAILED_PRECONDITION",
                 "NOTIFY_TIME_TOO_FAR"),
                (dict(questionnaire_id="unheard-of"), "NOT_FOUND", "QUESTIONNAIRE_UNKNOWN"),
                (dict(notification_id="x"), "INVALID_ARGUMENT", "NOTIFICATION_ID_INVALID"),
                (dict(notification_id=plan.notifications[0].notification_id), "ALREADY_EXISTS",
                 "NOTIFICATION_ID_REUSED"),
                (dict(expires_after_minutes=44641), "INVALID_ARGUMENT", "EXPIRY_OUT_OF_RANGE"),
                (dict(study_id="track-your-tinnitus"), "PERMISSION_DENIED", "NOT_STUDY_LEADER"),
                (dict(token=person.token), "PERMISSION_DENIED", "NOT_STUDY_LEADER")]:
            with self.assertFails(code, reason):
                self.add(name, **fields)
        set_settings(
            self.stack, person.token,
            quiet_hours=[settings_pb2.QuietHours(start_minute=0, end_minute=0)])
        await_quiet(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "NOTIFY_TIME_QUIET"):
            self.add(name)
        self.add(name, override_quiet_hours=True)
        with self.assertFails("NOT_FOUND", "NOTIFICATION_UNKNOWN"):
            self.ask("CancelNotification", notification_id=new_id())
        person.leave(self.study)
        await_quiet(self.stack)
        with self.assertFails("FAILED_PRECONDITION", "PARTICIPANT_LEFT"):
            self.add(name, override_quiet_hours=True)
