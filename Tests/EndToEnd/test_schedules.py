"""Several schedules of a questionnaire, repeated by an independent program."""

import importlib.util
import json
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from support.case import EndToEndTestCase
from support.clock import datetime_of, seconds_of
from support.people import anonymous_in, new_id
from support.quiet import await_quiet
from support.sheets import make_sheet
from support.studies import publish
from support.waiting import wait_until
from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.ingestion.v1 import settings_pb2
from otolith.planning.v1 import planning_pb2

BERLIN = ZoneInfo("Europe/Berlin")
WEEK = [
    schedule_pb2.DayWindow(day=day, start_minute=480, end_minute=1200) for day in range(1, 8)]


def second_implementation():
    path = Path(__file__).resolve().parents[1] / "Vectors" / "plan.py"
    spec = importlib.util.spec_from_file_location("plan", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def schedules(baseline: str) -> list:
    return [
        schedule_pb2.Schedule(
            schedule_id="random", participant_may_change=True, expires_after_minutes=60,
            standard=schedule_pb2.StandardPlan(per_day=4, windows=WEEK),
            bounds=schedule_pb2.ParticipantBounds(per_day_min=2, per_day_max=6)),
        schedule_pb2.Schedule(
            schedule_id="same-times", drawn_once=True,
            standard=schedule_pb2.StandardPlan(per_day=2, windows=WEEK, minimum_gap_minutes=60),
            days=schedule_pb2.ScheduleDays(burst=schedule_pb2.Burst(days_on=3, days_off=4))),
        schedule_pb2.Schedule(
            schedule_id="weekly", participant_may_change=True,
            custom=schedule_pb2.CustomPlan(
                times=[schedule_pb2.WeeklyTime(day=7, minute_of_day=1080)])),
        schedule_pb2.Schedule(
            schedule_id="follow-up", daily=schedule_pb2.DailyPlan(minutes_of_day=[600]),
            anchor=schedule_pb2.ScheduleAnchor(questionnaire_id=baseline),
            days=schedule_pb2.ScheduleDays(sequence=schedule_pb2.DaySequence(days=[1, 3]))),
    ]


class SeveralSchedules(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        self.study = f"prompts-{new_id()[:8]}"
        self.form, self.baseline = f"{self.study}-moment", f"{self.study}-baseline"
        publish(self.stack, self.study, [
            study_pb2.StudyQuestionnaire(
                questionnaire_id=self.form, recurrence=study_pb2.RECURRENCE_REPEATED,
                schedules=schedules(self.baseline)),
            study_pb2.StudyQuestionnaire(
                questionnaire_id=self.baseline, recurrence=study_pb2.RECURRENCE_REPEATED),
        ])
        self.participant = anonymous_in(self.stack, self.study)
        # Bursts count from the day of joining.
        await_quiet(self.stack)

    def planned(self, limit=500) -> dict:
        found = {}
        for entry in self.participant.plan(self.study, limit=limit).notifications:
            found.setdefault(entry.schedule_id, []).append(entry)
        return found

    def request(self, kind, schedule_id, **fields):
        return kind(
            study_id=self.study, questionnaire_id=self.form, schedule_id=schedule_id, **fields)

    def set(self, schedule_id, **plan):
        return self.gateway.planning.SetSchedule(
            self.request(planning_pb2.SetScheduleRequest, schedule_id, **plan),
            token=self.participant.token)

    def get(self, schedule_id):
        return self.gateway.planning.GetSchedule(
            self.request(planning_pb2.GetScheduleRequest, schedule_id),
            token=self.participant.token)

    def test_another_program_draws_the_same_from_the_tables(self):
        planned = self.planned()
        self.assertEqual(set(planned), {"random", "same-times", "weekly"})
        self.assertEqual(sum(map(len, planned.values())), 500)
        other = second_implementation()
        rows = self.stack.database.query(
            "SELECT schedule_id, time_zone, COALESCE(day_zero - DATE '1970-01-01', 0)"
            " FROM planning.plan_revisions WHERE study_id = '{}'".format(self.study))
        plans = {
            "random": dict(plan="standard", per_day=4, gap=15),
            "same-times": dict(
                plan="standard", per_day=2, gap=60, drawn_once=True,
                days={"rhythm": ["burst", 3, 4]}),
            "weekly": dict(plan="custom", times=[[7, 1080]]),
        }
        for schedule_id, zone, day_zero in rows:
            if schedule_id not in planned:
                continue
            case = json.loads(json.dumps(dict(
                plans[schedule_id], windows=[[day, [480, 1200]] for day in range(1, 8)],
                participant=self.participant.participant_id.replace("-", ""), study=self.study,
                questionnaire=self.form, schedule=schedule_id, revision=1, zone=zone,
                day_zero=int(day_zero))))
            instants = [seconds_of(entry.notify_time) for entry in planned[schedule_id]]
            first, last = (
                datetime_of(planned[schedule_id][place].notify_time, BERLIN).date().toordinal()
                - other.EPOCH for place in (0, -1))
            drawn = [
                instant for day in range(first, last + 1) for instant in other.instants(case, day)]
            self.assertEqual(
                instants, [one for one in drawn if instants[0] <= one <= instants[-1]], schedule_id)
        self.assertEqual(
            {entry.HasField("expire_time") for entry in planned["random"]}, {True})
        times = {
            datetime_of(entry.notify_time, BERLIN).time() for entry in planned["same-times"]}
        self.assertEqual(len(times), 2)

    def test_days_count_from_an_answer(self):
        self.assertNotIn("follow-up", self.planned())
        versions = self.participant.questionnaires(self.study)
        answered_at = self.now()
        verdict, = self.participant.submit(
            make_sheet(self.study, versions[self.baseline], answered_at, self.random))
        self.assertCreated([verdict])
        found = wait_until(lambda: self.planned().get("follow-up"), "the answer is known")
        day = datetime.fromtimestamp(answered_at, BERLIN).date().toordinal()
        self.assertEqual(
            [datetime_of(entry.notify_time, BERLIN).date().toordinal() - day for entry in found],
            [1, 3])

    def test_each_is_changed_by_its_id(self):
        with self.assertFails("INVALID_ARGUMENT", "SCHEDULE_ID_MISSING"):
            self.get("")
        with self.assertFails("NOT_FOUND", "SCHEDULE_UNKNOWN"):
            self.get("nightly")
        before = self.planned()
        changed = self.set(
            "random", standard=schedule_pb2.StandardPlan(per_day=6, windows=WEEK))
        self.assertEqual(changed.participant_schedule.schedule.schedule_id, "random")
        after = self.planned()
        for schedule_id in ("same-times", "weekly"):
            length = min(len(before[schedule_id]), len(after[schedule_id]))
            self.assertEqual(before[schedule_id][:length], after[schedule_id][:length])
        self.assertFalse(
            {one.notification_id for one in before["random"]}
            & {one.notification_id for one in after["random"]})
        for per_day in (1, 7):
            with self.assertFails("FAILED_PRECONDITION", "PLAN_OUT_OF_BOUNDS"):
                self.set(
                    "random", standard=schedule_pb2.StandardPlan(per_day=per_day, windows=WEEK))
        # TYS §7.2.6.
        with self.assertFails("FAILED_PRECONDITION", "SCHEDULE_FIXED_BY_STUDY"):
            self.set("weekly", muted=True)
        self.assertTrue(self.set("random", muted=True).participant_schedule.muted)
        self.assertNotIn("random", self.planned())


class WholePerson(EndToEndTestCase):
    """Quiet hours, caps and gaps over two studies (anchors A.2: no other system has them)."""

    def setUp(self):
        super().setUp()
        self.studies = [f"person-{number}-{new_id()[:8]}" for number in (1, 2)]
        for priority, study in enumerate(self.studies):
            publish(self.stack, study, [
                study_pb2.StudyQuestionnaire(
                    questionnaire_id=f"{study}-form", recurrence=study_pb2.RECURRENCE_REPEATED,
                    schedules=[schedule_pb2.Schedule(
                        priority=priority, participant_may_change=True,
                        daily=schedule_pb2.DailyPlan(minutes_of_day=[480, 1000, 1200]))]),
            ], prompt_rules=schedule_pb2.PromptRules(minimum_gap_minutes=30))
        self.participant = anonymous_in(self.stack, self.studies[0])
        self.participant.join(self.studies[1])

    def choose(self, **settings):
        self.gateway.settings.UpdateSettings(
            settings_pb2.UpdateSettingsRequest(settings=settings_pb2.Settings(**settings)),
            token=self.participant.token)
        await_quiet(self.stack)

    def plan(self):
        return self.participant.plan()

    def times(self, plan) -> dict:
        found = {}
        for entry in plan.notifications:
            local = datetime_of(entry.notify_time, BERLIN)
            found.setdefault(entry.study_id, set()).add(local.hour * 60 + local.minute)
        return found

    def test_over_all_studies(self):
        first, second = self.studies
        every = {480, 1000, 1200}
        self.assertEqual(self.times(self.plan()), {first: every, second: every})
        self.choose(
            quiet_hours=[settings_pb2.QuietHours(start_minute=1140, end_minute=540)],
            notification_gap_minutes=10)
        plan = self.plan()
        # A later study at the same time yields to the higher priority.
        self.assertEqual(self.times(plan), {second: {1000}})
        self.assertEqual(
            self.reasons(plan),
            {planning_pb2.UNPLACED_REASON_QUIET_HOURS, planning_pb2.UNPLACED_REASON_GAP})
        self.assertEqual(
            [unplaced.wish_time.seconds for unplaced in plan.unplaced],
            sorted(unplaced.wish_time.seconds for unplaced in plan.unplaced))
        again = self.plan()
        self.assertEqual(list(again.notifications), list(plan.notifications))
        self.assertEqual(list(again.unplaced), list(plan.unplaced))

    def reasons(self, plan):
        """Without the lead time, into which a notification falls at some times of the day."""
        return {one.reason for one in plan.unplaced} - {planning_pb2.UNPLACED_REASON_LEAD_TIME}

    def test_a_cap_over_all_studies(self):
        self.choose(notifications_per_day_max=4)
        plan = self.plan()
        days = {}
        for entry in plan.notifications:
            day = datetime_of(entry.notify_time, BERLIN).date()
            days.setdefault(day, []).append(entry.study_id)
        whole = [days[day] for day in sorted(days)[1:-1]]
        self.assertTrue(all(len(day) == 4 for day in whole))
        self.assertTrue(all(day.count(self.studies[1]) == 3 for day in whole))
        self.assertEqual(
            self.reasons(plan), {planning_pb2.UNPLACED_REASON_PER_DAY_MAX})

    def set(self, **plan):
        """Plan of the first study, which yields to the second."""
        return self.gateway.planning.SetSchedule(
            planning_pb2.SetScheduleRequest(
                study_id=self.studies[0], questionnaire_id=f"{self.studies[0]}-form", **plan),
            token=self.participant.token)

    def test_what_never_has_room_is_refused(self):
        self.choose(
            quiet_hours=[settings_pb2.QuietHours(start_minute=1140, end_minute=540)],
            notifications_per_day_max=4)
        windows = [
            schedule_pb2.DayWindow(day=day, start_minute=480, end_minute=1200) for day in range(1, 8)]
        for plan, rule, largest in (
            ({"daily": schedule_pb2.DailyPlan(minutes_of_day=[480, 600])}, "IN_QUIET_HOURS", "1"),
            ({"standard": schedule_pb2.StandardPlan(per_day=5, windows=windows)},
             "OVER_PER_DAY_MAX", "4"),
            ({"daily": schedule_pb2.DailyPlan(minutes_of_day=[600, 629])}, "WITHIN_PROMPT_GAP", "1"),
        ):
            with self.assertFails("INVALID_ARGUMENT", "SCHEDULE_INFEASIBLE") as refused:
                self.set(**plan)
            self.assertIn(rule, refused[0].reasons)
            self.assertEqual(refused[0].metadata["maximum_per_day"], largest)
        # It has room alone; with the other study, which notifies once outside of quiet hours, for
        # three.
        answer = self.set(standard=schedule_pb2.StandardPlan(per_day=4, windows=windows))
        self.assertTrue(answer.participant_schedule.own)
        self.assertEqual(answer.placeable_per_day, 3)
        days = {}
        for entry in self.plan().notifications:
            day = datetime_of(entry.notify_time, BERLIN).date()
            days.setdefault(day, []).append(entry.study_id)
        for day in sorted(days)[1:-1]:
            self.assertEqual(days[day].count(self.studies[0]), 3)

    def test_nonsense_is_named(self):
        with self.assertFails("INVALID_ARGUMENT", "SETTING_VALUE_INVALID"):
            self.choose(notifications_per_day_max=97)
        with self.assertFails("INVALID_ARGUMENT", "SETTING_VALUE_INVALID"):
            self.choose(notification_gap_minutes=721)
