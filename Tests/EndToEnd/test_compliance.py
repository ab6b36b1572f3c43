"""Shares of answered notifications, and participants who have stopped."""

import csv
import io
from datetime import datetime
from zoneinfo import ZoneInfo

from support.clock import datetime_of, seconds_of, timestamp
from support.export import export
from support.oversight import OverseenStudyTestCase
from support.people import anonymous_in
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import daily
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.planning.v1 import oversight_pb2, prompts_pb2

BERLIN = ZoneInfo("Europe/Berlin")


def schedule(*minutes):
    return schedule_pb2.Schedule(
        daily=schedule_pb2.DailyPlan(minutes_of_day=minutes), expires_after_minutes=60)


class Compliance(OverseenStudyTestCase):
    def uses(self):
        return [
            study_pb2.StudyQuestionnaire(
                questionnaire_id=self.id_of("mood"), recurrence=study_pb2.RECURRENCE_REPEATED,
                schedules=[schedule(600, 1200)]),
            daily(self.id_of("diary"), 900),
        ]

    def report(self, person, kind, notification, seconds):
        outcome, = self.gateway.planning.ReportNotifications(
            prompts_pb2.ReportNotificationsRequest(reports=[prompts_pb2.NotificationReport(
                notification_id=notification.notification_id, kind=f"REPORT_KIND_{kind}",
                event_time=timestamp(seconds_of(notification.notify_time) + seconds))]),
            token=person.token).outcomes
        self.assertEqual(outcome, prompts_pb2.REPORT_OUTCOME_RECORDED)

    def answer(self, person, notification, seconds):
        forms = person.questionnaires(self.study)
        sheet = make_sheet(
            self.study, forms[notification.questionnaire_id],
            seconds_of(notification.notify_time) + seconds, self.random,
            notification_id=notification.notification_id)
        self.assertCreated(self.submit_until_decided(person, sheet))

    def test_counts_by_everything(self):
        person, name = self.participant()
        other, silent = self.participant()
        plan = person.plan(self.study, limit=30)
        other.plan(self.study, limit=30)
        mood = [one for one in plan.notifications if one.questionnaire_id == self.id_of("mood")]
        self.stack.clock.advance(days=4)
        self.report(person, "DELIVERED", mood[0], 1)
        self.answer(person, mood[0], 120)
        self.answer(person, mood[1], 2 * 3600)
        self.report(person, "DISMISSED", mood[2], 60)
        self.report(person, "DELIVERED", mood[3], 1)
        await_quiet(self.stack)
        now = self.now()
        due = [one for one in plan.notifications if seconds_of(one.notify_time) <= now]
        total = self.rows("TOTAL")[""]
        self.assertEqual(total.planned, 2 * len(due))
        self.assertEqual(
            (total.delivered, total.opened, total.answered_in_time, total.answered_late,
             total.dismissed), (4, 2, 1, 1, 1))
        self.assertEqual(
            total.planned, total.answered_in_time + total.answered_late + total.dismissed
            + total.missed + total.expired + total.open)
        self.assertAlmostEqual(total.answered_of_planned, 2 / total.planned)
        self.assertAlmostEqual(total.answered_of_delivered, 2 / 4)
        self.assertAlmostEqual(total.median_answer_seconds, (120 + 7200) / 2)
        people = self.rows("PARTICIPANT")
        self.assertEqual(set(people), {name, silent})
        self.assertEqual(people[silent].answered_in_time + people[silent].answered_late, 0)
        self.assertEqual(people[name].answered_in_time, 1)
        # The same pseudonyms as in the export.
        sheets, _ = export(self.stack, self.leader.token, self.study, "long")
        self.assertEqual({row["participant"] for row in sheets}, {name})
        for breakdown, key in {
                "LOCAL_DATE": lambda one: datetime_of(one, BERLIN).strftime("%Y-%m-%d"),
                "UTC_DATE": lambda one: datetime_of(one).strftime("%Y-%m-%d"),
                "HOUR": lambda one: datetime_of(one, BERLIN).strftime("%H"),
                "WEEKDAY": lambda one: datetime_of(one, BERLIN).strftime("%u")}.items():
            expected = {}
            for one in due:
                at = key(one.notify_time)
                expected[at] = expected.get(at, 0) + 2
            self.assertEqual(
                {at: row.planned for at, row in self.rows(breakdown).items()}, expected, breakdown)
        self.assertEqual(
            set(self.rows("QUESTIONNAIRE")), {self.id_of("mood"), self.id_of("diary")})
        self.assertEqual(set(self.rows("GROUP")), {""})
        only = self.rows("TOTAL", questionnaire_id=self.id_of("mood"), participant=name)[""]
        self.assertEqual(
            only.planned, len([one for one in due if one.questionnaire_id == self.id_of("mood")]))
        own = self.gateway.oversight.GetOwnCompliance(
            oversight_pb2.GetOwnComplianceRequest(
                study_id=self.study, breakdown=oversight_pb2.COMPLIANCE_BREAKDOWN_TOTAL),
            token=person.token).rows[0]
        self.assertEqual((own.planned, own.answered_in_time), (len(due), 1))
        self.exported(total)
        self.command(name)

    def exported(self, total):
        """The export has as many rows; otolithctl writes the same."""
        rows = self.notifications()
        for outcome in (
                "answered_in_time", "answered_late", "dismissed", "missed", "expired", "open"):
            self.assertEqual(
                sum(row["outcome"] == outcome for row in rows), getattr(total, outcome), outcome)
        for mark in ("delivered", "opened"):
            self.assertEqual(sum(row[mark] == "true" for row in rows), getattr(total, mark), mark)
        self.assertEqual(len(rows), total.planned)
        sheets, _ = export(self.stack, self.leader.token, self.study, "wide", self.id_of("mood"))
        answered = {row["notification_id"]: row for row in rows if row["answered_at"]}
        self.assertEqual({row["notification_id"] for row in sheets}, set(answered))
        for sheet in sheets:
            row = answered[sheet["notification_id"]]
            self.assertEqual(row["participant"], sheet["participant"])
            self.assertEqual(row["answered_at"], sheet["finished_at"])
            local = datetime.fromisoformat(row["notify_at"]).astimezone(ZoneInfo(row["time_zone"]))
            self.assertEqual(row["local_time"], local.strftime("%Y-%m-%dT%H:%M:%S"))
        self.assertEqual(
            sorted(row["answer_seconds"] for row in answered.values()), ["120", "7200"])
        path = self.stack.directory / f"{self.study}.csv"
        done = self.stack.control(
            "plan", "export", self.study, "--output", path, username=f"leader-{self.study}")
        self.assertEqual(done.stderr, f"exported {len(rows)} notifications\n")
        with open(path, newline="") as file:
            self.assertEqual(list(csv.DictReader(file)), rows)

    def notifications(self, **fields) -> list[dict]:
        """Rows of ExportNotifications."""
        parts = list(self.ask("ExportNotifications", **fields))
        rows = list(csv.DictReader(io.StringIO(
            b"".join(part.csv for part in parts).decode(), newline="")))
        self.assertEqual(sum(part.rows for part in parts), len(rows))
        return rows

    def test_test_participants_are_left_out(self):
        person, name = self.participant()
        tester, tests = self.participant()
        for one in (person, tester):
            one.plan(self.study)
        self.stack.control("accounts", "test", tester.participant_id)
        self.stack.clock.advance(days=2)
        await_quiet(self.stack)
        everybody = dict(include_test_participants=True)
        self.assertEqual(set(self.rows("PARTICIPANT")), {name})
        self.assertEqual(set(self.rows("PARTICIPANT", **everybody)), {name, tests})
        half, whole = (self.rows("TOTAL", **fields)[""].planned for fields in ({}, everybody))
        self.assertTrue(0 < half < whole)
        self.assertEqual(self.rows("TOTAL", participant=tests)[""].planned, whole - half)
        self.assertEqual([one.participant for one in self.statuses()], [name])
        self.assertEqual(
            {one.participant: one.test_participant for one in self.statuses(**everybody)},
            {name: False, tests: True})
        self.assertEqual({row["participant"] for row in self.notifications()}, {name})
        self.assertEqual(
            {row["participant"]: row["test_participant"]
             for row in self.notifications(**everybody)}, {name: "false", tests: "true"})

    def command(self, name):
        """otolithctl prints the same."""
        text = self.stack.control(
            "plan", "compliance", self.study, "--by", "participant", "--csv",
            username=f"leader-{self.study}").stdout
        rows = {row["participant"]: row for row in csv.DictReader(io.StringIO(text, newline=""))}
        self.assertEqual(rows[name]["answered_late"], "1")
        table = self.stack.control(
            "plan", "compliance", self.study, "--by", "questionnaire",
            username=f"leader-{self.study}").stdout
        self.assertIn(self.id_of("mood"), table)

    def test_participants_who_stopped_answering(self):
        person, name = self.participant()
        gone, left = self.participant()
        person.plan(self.study)
        gone.plan(self.study)
        gone.leave(self.study)
        await_quiet(self.stack)
        self.assertEqual(
            {one.participant: one.activity for one in self.statuses()},
            {name: oversight_pb2.PARTICIPANT_ACTIVITY_ACTIVE,
             left: oversight_pb2.PARTICIPANT_ACTIVITY_LEFT})
        self.stack.clock.advance(days=4)
        found = {one.participant: one for one in self.statuses()}
        self.assertEqual(found[name].activity, oversight_pb2.PARTICIPANT_ACTIVITY_SILENT)
        self.assertGreaterEqual(found[name].unanswered_prompts, 9)
        patient = {one.participant: one.activity for one in self.statuses(silent_days=9)}
        self.assertEqual(patient[name], oversight_pb2.PARTICIPANT_ACTIVITY_ACTIVE)
        form = person.questionnaires(self.study)[self.id_of("diary")]
        self.assertCreated(self.submit_until_decided(
            person, make_sheet(self.study, form, self.now() - 5, self.random)))
        await_quiet(self.stack)
        found = {one.participant: one for one in self.statuses()}
        self.assertEqual(found[name].activity, oversight_pb2.PARTICIPANT_ACTIVITY_ACTIVE)
        self.assertEqual(found[name].unanswered_prompts, 0)

    def test_refusals(self):
        person, _ = self.participant()
        for method, fields in {
                "GetCompliance": dict(breakdown=1), "ListParticipantStatuses": {}}.items():
            with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
                self.ask(method, token=person.token, **fields)
            with self.assertFails("PERMISSION_DENIED", "NOT_STUDY_LEADER"):
                self.ask(method, study_id=f"{self.study}-other", **fields)
        with self.assertFails("INVALID_ARGUMENT", "BREAKDOWN_MISSING"):
            self.ask("GetCompliance")
        with self.assertFails("INVALID_ARGUMENT", "PERIOD_INVALID"):
            self.ask(
                "GetCompliance", breakdown=1, from_time=timestamp(self.now() - 367 * 86400))
        for fields, code, reason in (
                (dict(token=person.token), "PERMISSION_DENIED", "NOT_STUDY_LEADER"),
                (dict(to_time=timestamp(0)), "INVALID_ARGUMENT", "PERIOD_INVALID"),
                (dict(questionnaire_id="?"), "INVALID_ARGUMENT", "ID_INVALID")):
            with self.assertFails(code, reason):
                list(self.ask("ExportNotifications", **fields))
        with self.assertFails("INVALID_ARGUMENT", "PARTICIPANT_INVALID"):
            self.ask("GetCompliance", breakdown=1, participant="somebody")
        with self.assertFails("NOT_FOUND", "PARTICIPANT_UNKNOWN"):
            self.ask("GetCompliance", breakdown=1, participant="a" * 16)
        with self.assertFails("INVALID_ARGUMENT", "PAGE_TOKEN_INVALID"):
            self.ask("GetCompliance", breakdown=1, page_token="bad")
        stranger = anonymous_in(self.stack, "track-your-tinnitus")
        with self.assertFails("PERMISSION_DENIED", "NOT_ENROLLED"):
            self.gateway.oversight.GetOwnCompliance(
                oversight_pb2.GetOwnComplianceRequest(study_id=self.study, breakdown=1),
                token=stranger.token)
